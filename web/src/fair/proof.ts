// Whether a deal is the one that the server was bound to, and what this browser added is in it.

import type { HandDeal, RecordedDeals } from "./records";
import { commitmentTo, dealOf } from "./seal";

export type Verdict =
  /** Nobody was bound to anything. */
  | "unsealed"
  /** The hand is not scored: its secret is not told. */
  | "closed"
  | "proven"
  /** The secret is not the one that the server was bound to. */
  | "secret"
  /** The secret deals other cards. */
  | "cards"
  /** Before the deal another commitment was told. */
  | "commitment"
  /** What this browser added is not in it. */
  | "salt";

/** What this browser knows itself about the seal of a hand. */
export interface OwnSeal {
  commitment: string;
  /** What it added, if the server took it. */
  salt: string | null;
}

export const isWrong = (verdict: Verdict): boolean =>
  !["unsealed", "closed", "proven"].includes(verdict);

/** Check one hand of a record; `seat` is the own one, where the match was played here. */
export async function proofOf(
  record: RecordedDeals,
  hand: HandDeal,
  own: OwnSeal | null = null,
  seat: number | null = null,
): Promise<Verdict> {
  if (hand.commitment === null) return own === null ? "unsealed" : "commitment";
  if (own !== null && own.commitment !== hand.commitment) return "commitment";
  if (hand.secret === null) return "closed";
  if ((await commitmentTo(hand.secret)) !== hand.commitment) return "secret";
  const mine = hand.salts.find((salt) => salt.seat === seat);
  if (own?.salt != null && mine?.data !== own.salt) return "salt";
  const dealt = await dealOf(hand.secret, hand.salts, {
    players: record.names.length,
    handSize: record.handSize,
    removed: record.removed,
  });
  const right =
    hand.hands.every((cards, at) => cards.every((card) => dealt.hands[at]?.includes(card))) &&
    hand.kitty.every((card) => dealt.kitty.includes(card));
  return right ? "proven" : "cards";
}
