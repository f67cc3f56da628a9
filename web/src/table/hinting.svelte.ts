// What the search says of the decision that waits: shown when asked for, and in learning mode
// asked in silence, so that a card that clearly loses can be questioned before it is played.

import type { WireHint } from "../generated/protocol";
import { hides } from "../friends/tableSettings";
import type { TableSession } from "../session/table.svelte";
import { settings } from "../settings/settings.svelte";
import * as words from "../words";

/** A play or a pass that waits for a second thought. */
export interface Doubt {
  hint: WireHint;
  best: WireHint;
  goOn: () => Promise<void>;
}

export class Hinting {
  /** The hints are wanted on the table. */
  open = $state(false);
  busy = $state(false);
  list = $state.raw<WireHint[] | null>(null);
  /** Why there is no hint. */
  problem = $state<string | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  /** A card was chosen and is being looked at. */
  checking = $state(false);

  readonly #session: TableSession;
  #quiet: { decision: number; answer: Promise<WireHint[] | string | null> } | null = null;

  constructor(session: TableSession) {
    this.#session = session;
    let last: number | null = null;
    // Hints belong to one decision.
    $effect.pre(() => {
      const { decision } = session;
      if (decision === last || decision === null) return;
      last = decision;
      this.close();
    });
    $effect(() => {
      if (settings.now.learning && this.possible && session.decision !== null) void this.#ask();
    });
  }

  get possible(): boolean {
    const people = this.#session.info?.seats.filter(({ level }) => level === null) ?? [];
    const { info, watching, people: heard } = this.#session;
    const hidden = heard !== null && hides(heard.state.settings);
    return !watching && people.length === 1 && info?.aided !== false && !hidden;
  }

  get ready(): boolean {
    return this.possible && this.#session.decision !== null;
  }

  close(): void {
    this.open = false;
    this.busy = false;
    this.list = null;
    this.problem = null;
    this.doubt = null;
  }

  async toggle(): Promise<void> {
    if (this.open || !this.ready) this.close();
    else await this.show();
  }

  async show(): Promise<void> {
    const { decision } = this.#session;
    this.open = true;
    this.busy = true;
    const answer = await this.#session.hints(true);
    // That a hint was given is news of its own, so nothing may be done for a moment now.
    if (this.#session.due !== decision) return;
    this.busy = false;
    if (Array.isArray(answer)) this.list = answer;
    else this.problem = answer ?? words.hintNone();
  }

  play(card: string): Promise<void> {
    return this.#carefully([card], () => this.#session.play(card));
  }

  pass(cards: string[]): void {
    void this.#carefully(cards, () => this.#session.pass(cards));
  }

  /** The person goes on with what was doubted, or takes it back. */
  settle(anyway: boolean): void {
    const { doubt } = this;
    this.doubt = null;
    if (anyway) void doubt?.goOn();
  }

  async #carefully(cards: string[], goOn: () => Promise<void>): Promise<void> {
    const { decision } = this.#session;
    if (!settings.now.learning || !this.possible || decision === null) {
      await goOn();
      return;
    }
    if (this.checking) return;
    this.checking = true;
    const answer = await this.#ask();
    this.checking = false;
    if (this.#session.due !== decision) return;
    const found = Array.isArray(answer) ? answer : [];
    const wanted = [...cards].sort().join();
    const hint = found.find((one) => [...one.cards].sort().join() === wanted);
    const [best] = found;
    if (hint === undefined || best === undefined || !hint.mistake) {
      await goOn();
      return;
    }
    this.doubt = { hint, best, goOn };
    // Now it was shown.
    void this.#session.hints(true);
  }

  #ask(): Promise<WireHint[] | string | null> {
    const { decision } = this.#session;
    if (decision === null) return Promise.resolve(null);
    if (this.#quiet?.decision !== decision) {
      this.#quiet = { decision, answer: this.#session.hints(false) };
    }
    return this.#quiet.answer;
  }
}
