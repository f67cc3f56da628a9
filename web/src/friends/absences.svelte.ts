// Who is gone from a match under way, told when it lasts longer than a page takes to load again.

import type { ChairState, TableState } from "../generated/protocol";
import type { Heard } from "../session/table.svelte";
import { live } from "../ui/live.svelte";
import { goneNow } from "./clock";
import * as words from "./words";

const TOLD_AFTER = 2500;

/** A person who is on no device now, and for whom no computer player sits in yet. */
function isGone(state: TableState, { seat, person, connected, away }: ChairState): boolean {
  // Nobody has to stay at a match by correspondence.
  const plays = state.phase === "PLAYING" && !state.over && state.settings.move_days == null;
  return plays && person && !connected && !away && seat !== state.you;
}

export class Absences {
  #told = $state.raw<ReadonlySet<number>>(new Set());
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(private readonly heard: () => Heard | null) {}

  /** The one of them about whom something is done first. */
  get soonest(): ChairState | null {
    const until = (chair: ChairState): number => chair.gone_ms ?? Infinity;
    const gone = (this.heard()?.state.seats ?? []).filter(({ seat }) => this.#told.has(seat));
    return gone.sort((one, other) => until(one) - until(other))[0] ?? null;
  }

  /** The table said anew who is there. */
  changed(now: TableState): void {
    for (const chair of now.seats) {
      if (isGone(now, chair)) this.#expect(chair.seat);
      else this.#settle(chair);
    }
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #expect(seat: number): void {
    if (this.#timers.has(seat) || this.#told.has(seat)) return;
    this.#timers.set(
      seat,
      setTimeout(() => this.#tell(seat), TOLD_AFTER),
    );
  }

  #tell(seat: number): void {
    const heard = this.heard();
    const chair = heard?.state.seats[seat];
    this.#timers.delete(seat);
    if (heard === null || chair === undefined) return;
    this.#told = new Set([...this.#told, seat]);
    const left = goneNow(heard, seat, performance.now());
    const time = left === null ? null : words.span(Math.ceil(left / 1000));
    live.say(words.absent(chair.name, heard.state.settings.when_away ?? "BOT", time));
  }

  /** That the computer sits in, or that a seat was given up, the table tells itself. */
  #settle({ seat, name, person, connected, away }: ChairState): void {
    clearTimeout(this.#timers.get(seat));
    this.#timers.delete(seat);
    if (!this.#told.has(seat)) return;
    this.#told = new Set([...this.#told].filter((other) => other !== seat));
    if (person && connected && !away) live.say(words.isBack(name));
  }
}
