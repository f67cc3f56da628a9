// How long things stay on the table.

import type { Hold } from "./frames";

export const SPEEDS = ["instant", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds at normal speed. The movement itself (look.md) is part of the time. */
const HOLDS: Record<Hold, number> = {
  none: 0,
  deal: 500,
  pass: 700,
  card: 520,
  trick: 1400,
  sweep: 300,
  cut: 2200,
  kitty: 1300,
  notice: 2200,
};
const FACTORS: Record<Speed, number> = { instant: 0, fast: 0.5, normal: 1, slow: 1.9 };
/** Even at once, a full trick and a message stay long enough to be seen. */
const LEAST: Partial<Record<Hold, number>> = { trick: 250, notice: 900, cut: 500, kitty: 300 };

/** How fast things go, as the player chose it. */
export interface Pace {
  speed: Speed;
  /** A full trick lies until it is tapped away. */
  holdTricks: boolean;
}

export const holdTime = (hold: Hold, { speed, holdTricks }: Pace): number =>
  hold === "trick" && holdTricks
    ? Infinity
    : Math.max(Math.round(HOLDS[hold] * FACTORS[speed]), LEAST[hold] ?? 0);

/** The pace while one's own time runs: nothing waits for a tap, and nothing is slow. */
export const hurried = ({ speed }: Pace): Pace => ({
  speed: speed === "instant" ? "instant" : "fast",
  holdTricks: false,
});

const READING = 6000;
/** How long the score of a hand stays while one's own time runs: a fourth of it at most. */
export const readingTime = (left: number): number => Math.min(READING, left / 4);

/** A pause that can be cut short; one without end lasts until it is. */
export class Pause {
  #end: (() => void) | null = null;

  get running(): boolean {
    return this.#end !== null;
  }

  wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#end = null;
        resolve();
      };
      const timer = milliseconds === Infinity ? undefined : setTimeout(end, milliseconds);
      this.#end = end;
    });
  }

  skip(): void {
    this.#end?.();
  }
}
