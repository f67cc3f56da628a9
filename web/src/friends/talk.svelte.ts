// What was said at one table while it is open here. Muting is one's own affair: nobody is told.

import type { Said } from "../generated/protocol";
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

export interface Line extends Said {
  id: number;
}

export class Talk {
  lines = $state.raw<readonly Line[]>([]);
  /** The newest words of each seat, for a moment. */
  bubbles = $state.raw<ReadonlyMap<number, Line>>(new Map());
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** How many lines came since the talk was looked at. */
  unread = $state(0);
  #open = false;
  #next = 1;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Somebody said something; `mine`: it was oneself. */
  heard(said: Said, mine: boolean): void {
    if (this.muted.has(said.name)) return;
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

  mute(name: string, mute: boolean): void {
    const muted = new Set(this.muted);
    if (mute) muted.add(name);
    else muted.delete(name);
    this.muted = muted;
    if (mute) this.lines = this.lines.filter((line) => line.name !== name);
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #bubble(line: Line): void {
    this.bubbles = new Map(this.bubbles).set(line.seat, line);
    clearTimeout(this.#timers.get(line.seat));
    const burst = (): void => {
      const rest = new Map(this.bubbles);
      rest.delete(line.seat);
      this.bubbles = rest;
    };
    this.#timers.set(line.seat, setTimeout(burst, BUBBLE_STAYS));
  }
}

/** What a line says, in the reader's language; what somebody wrote stays as it is. */
export const wordsOf = ({ phrase, text }: Said): string =>
  phrase === null ? (text ?? "") : words.phrase(phrase);

export const lineSaid = (said: Said): string =>
  said.phrase !== null && isEmote(said.phrase)
    ? words.saidEmote(said.name, said.phrase)
    : words.saidBy(said.name, wordsOf(said));
