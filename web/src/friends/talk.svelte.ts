// What was said at one table while it is open here. Muting is one's own affair: nobody is told.

import type { Said } from "../generated/protocol";
import { readStored, writeStored } from "../session/stored";
import { live } from "../ui/live.svelte";
import * as words from "./words";

type Phrase = NonNullable<Said["phrase"]>;

/** In the order in which they are offered; the protocol says what there is. */
export const PHRASES = [
  "HELLO",
  "GOOD_LUCK",
  "WELL_PLAYED",
  "THANKS",
  "SORRY",
  "OOPS",
  "MOON",
  "QUEEN",
  "HURRY",
  "MOMENT",
  "GOOD_GAME",
  "BYE",
] as const satisfies readonly Phrase[];
export const EMOTES = [
  "SMILE",
  "LAUGH",
  "SAD",
  "SURPRISED",
  "CLAP",
  "HEART",
] as const satisfies readonly Phrase[];
export type Emote = (typeof EMOTES)[number];
export const isEmote = (phrase: string): phrase is Emote =>
  (EMOTES as readonly string[]).includes(phrase);

/** The protocol takes no longer text. */
export const LONGEST_TEXT = 200;
const KEPT = 100;
const BUBBLE_STAYS = 5000;
const KEY = "openhearts.muted.1";
const MOST_TABLES = 40;

/** Who is not heard, by table: the seats, and who sat there. */
type Muted = readonly (readonly [tableId: string, seats: readonly (readonly [number, string])[]])[];

const isSeat = (one: unknown): one is [number, string] =>
  Array.isArray(one) && typeof one[0] === "number" && typeof one[1] === "string";

function readMuted(): Muted {
  try {
    const found: unknown = JSON.parse(readStored(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.flatMap((one: unknown) =>
      Array.isArray(one) && typeof one[0] === "string" && Array.isArray(one[1])
        ? [[one[0], one[1].filter(isSeat)] as const]
        : [],
    );
  } catch {
    // Damaged: as if nobody was muted.
    return [];
  }
}

export interface Line extends Said {
  id: number;
}

export class Talk {
  lines = $state.raw<readonly Line[]>([]);
  /** The newest words of each seat, for a moment. */
  bubbles = $state.raw<ReadonlyMap<number, Line>>(new Map());
  /** The seats that are not heard, and who sat there: another name is no way round it. */
  muted = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** How many lines came since the talk was looked at. */
  unread = $state(0);
  #open = false;
  #next = 1;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(readonly tableId: string) {
    this.muted = new Map(readMuted().find(([id]) => id === tableId)?.[1]);
  }

  /** Somebody said something; `mine`: it was oneself. */
  heard(said: Said, mine: boolean): void {
    if (this.muted.has(said.seat)) return;
    const line = { ...said, id: this.#next++ };
    this.lines = [...this.lines.slice(1 - KEPT), line];
    this.#bubble(line);
    if (mine) return;
    if (!this.#open) this.unread += 1;
    live.say(lineSaid(line));
  }

  /** The list is on the screen, or no more. */
  look(open: boolean): void {
    this.#open = open;
    if (open) this.unread = 0;
  }

  mute(seat: number, name: string, mute: boolean): void {
    const muted = new Map(this.muted);
    if (mute) muted.set(seat, name);
    else muted.delete(seat);
    this.#keep(muted);
    if (!mute) return;
    this.lines = this.lines.filter((line) => line.seat !== seat && line.name !== name);
    this.#burst(seat);
  }

  /** Whoever has changed the chair is not heard from there either. */
  follow(seats: readonly { seat: number; name: string; person: boolean }[]): void {
    const moved = [...this.muted].map(([seat, name]): [number, string] => {
      const now = seats.find((one) => one.person && one.name === name);
      return [now?.seat ?? seat, name];
    });
    if (moved.some(([seat]) => !this.muted.has(seat))) this.#keep(new Map(moved));
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #bubble(line: Line): void {
    this.bubbles = new Map(this.bubbles).set(line.seat, line);
    clearTimeout(this.#timers.get(line.seat));
    this.#timers.set(
      line.seat,
      setTimeout(() => this.#burst(line.seat), BUBBLE_STAYS),
    );
  }

  #burst(seat: number): void {
    const rest = new Map(this.bubbles);
    rest.delete(seat);
    this.bubbles = rest;
  }

  #keep(muted: ReadonlyMap<number, string>): void {
    this.muted = muted;
    const others = readMuted().filter(([id]) => id !== this.tableId);
    const all: Muted = muted.size === 0 ? others : [[this.tableId, [...muted]], ...others];
    writeStored(KEY, JSON.stringify(all.slice(0, MOST_TABLES)));
  }
}

/** What a line says, in the reader's language; what somebody wrote stays as it is. */
export const wordsOf = ({ phrase, text }: Said): string =>
  phrase === null ? (text ?? "") : words.phrase(phrase);

export const lineSaid = (said: Said): string =>
  said.phrase !== null && isEmote(said.phrase)
    ? words.saidEmote(said.name, said.phrase)
    : words.saidBy(said.name, wordsOf(said));
