// What the search makes of a hand, asked for piece by piece while it is worked out.

import type { HandAnalysis, WireJudgement } from "../generated/protocol";
import { getAnalysis, ServerRefused } from "../session/api";

const BREATH = 300;
const TRIES = 3;

export class Analysis {
  /** By step. */
  judged = $state.raw<ReadonlyMap<number, WireJudgement>>(new Map());
  steps = $state(0);
  /** By seat; empty until it is known. */
  expected = $state.raw<readonly number[]>([]);
  /** By seat, how far that may be off. */
  errors = $state.raw<readonly number[]>([]);
  evenShare = $state(0);
  /** Why there is none, or no more of it. */
  problem = $state<"hidden" | "away" | null>(null);

  #ended = false;

  constructor(
    private readonly id: string,
    private readonly hand: number,
    private readonly ask: typeof getAnalysis = getAnalysis,
  ) {}

  get complete(): boolean {
    return this.expected.length > 0;
  }

  async start(): Promise<void> {
    this.problem = null;
    let failures = 0;
    while (!this.#ended && !this.complete) {
      try {
        this.#add(await this.ask(this.id, this.hand, this.judged.size));
        failures = 0;
      } catch (error) {
        if (error instanceof ServerRefused && error.code === "HIDDEN_CARDS") {
          this.problem = "hidden";
          return;
        }
        failures += 1;
        if (failures >= TRIES) {
          this.problem = "away";
          return;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, BREATH * (1 + failures)));
    }
  }

  end(): void {
    this.#ended = true;
  }

  #add(found: HandAnalysis): void {
    const judged = new Map(this.judged);
    for (const one of found.judged) judged.set(one.step, one);
    this.judged = judged;
    this.steps = found.steps;
    this.evenShare = found.even_share;
    this.errors = found.expected_errors;
    this.expected = found.expected;
  }

  /** What a seat's decisions lost in all, as far as they are judged. */
  lostBy(steps: readonly { seat: number }[], seat: number): number {
    let lost = 0;
    for (const one of this.judged.values()) if (steps[one.step]?.seat === seat) lost += one.lost;
    return lost;
  }
}
