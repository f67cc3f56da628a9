// Adding to the shuffle: as soon as this browser knows what the server is bound to, it sends 32
// random bytes of its own, and remembers both, so that it can check them after the hand.

import { askSeals, sendSalt } from "../session/api";
import { readStored, writeStored } from "../session/stored";
import type { OwnSeal } from "./proof";

const STORED = "openhearts.salts.1";
/** So many tables are remembered, the newest first. */
const TABLES = 12;
/** A table is not kept waiting longer for the first hand. */
const PATIENCE = 1500;

type Kept = [tableId: string, hands: Record<string, OwnSeal>][];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(readStored(STORED) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}

/** What this browser knows of the seal of a hand; null where it was not there in time. */
export function ownSeal(tableId: string, hand: number): OwnSeal | null {
  const found = read().find(([id]) => id === tableId)?.[1]?.[hand];
  return typeof found?.commitment === "string" ? found : null;
}

function keep(tableId: string, hand: number, seal: OwnSeal): void {
  const kept = read();
  const hands = kept.find(([id]) => id === tableId)?.[1] ?? {};
  const others = kept.filter(([id]) => id !== tableId);
  const now: Kept = [[tableId, { ...hands, [hand]: seal }], ...others.slice(0, TABLES - 1)];
  writeStored(STORED, JSON.stringify(now));
}

const freshSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

/** The last asking of each table: two at a time would both find the hand without a salt. */
const asking = new Map<string, Promise<void>>();

/** Remember what the server is bound to, and add to the next shuffle if that is still possible. */
export function addSalt(tableId: string, token: string): Promise<void> {
  const before = asking.get(tableId) ?? Promise.resolve();
  const mine = before.then(() => askAndAdd(tableId, token));
  asking.set(tableId, mine);
  return mine;
}

async function askAndAdd(tableId: string, token: string): Promise<void> {
  try {
    const told = await askSeals(tableId, token);
    for (const { hand, commitment, opened } of told.seals) {
      // What is told after the hand proves nothing about what was told before it.
      if (opened === null && ownSeal(tableId, hand) === null) {
        keep(tableId, hand, { commitment, salt: null });
      }
    }
    const hand = told.open_for_salt;
    if (hand === null) return;
    const commitment = ownSeal(tableId, hand)?.commitment;
    if (commitment === undefined) return;
    const salt = freshSalt();
    await sendSalt(tableId, token, { hand, salt });
    keep(tableId, hand, { commitment, salt });
  } catch {
    // Too late, or no server: the hand is dealt without it, and the check says so.
  }
}

/** The same before a table is opened for the first time, which does not wait for long. */
export const addFirstSalt = (tableId: string, token: string): Promise<void> =>
  Promise.race([
    addSalt(tableId, token),
    new Promise<void>((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
