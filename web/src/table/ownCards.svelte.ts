// One's own cards: which may be taken now, which are chosen for the pass, what came with it, and
// what is said against a card that may not be played. What may be played the server says.

import { sortHand, type Card } from "../cards/cards";
import type { WireHand, WireView } from "../generated/protocol";
import type { TableSession } from "../session/table.svelte";
import { settings } from "../settings/settings.svelte";
import * as words from "../words";
import { gifts } from "./announce";
import type { Hinting } from "./hinting.svelte";

const REFUSAL_STAYS = 6000;

export class OwnCards {
  /** The sentence why the card just tapped may not be played. */
  refusal = $state<string | null>(null);
  #chosen = $state.raw<Card[]>([]);
  #choiceOf = 0;
  #armed = $state<Card | null>(null);

  readonly #session: TableSession;
  readonly #view: () => WireView;
  readonly #person: words.NameOf;
  readonly #hinting: Hinting;

  constructor(session: TableSession, view: () => WireView, person: words.NameOf, hinting: Hinting) {
    this.#session = session;
    this.#view = view;
    this.#person = person;
    this.#hinting = hinting;
    // A choice for the pass belongs to one hand.
    $effect.pre(() => {
      const now = this.#hand?.number ?? 0;
      if (now === this.#choiceOf) return;
      this.#choiceOf = now;
      this.#chosen = [];
    });
    $effect(() => {
      if (this.refusal === null) return;
      const timer = setTimeout(() => (this.refusal = null), REFUSAL_STAYS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { refused } = session;
      if (refused !== null)
        this.#refuse(words.refused(refused.code, refused.message, refused.said));
    });
  }

  get #hand(): WireHand | null {
    return this.#view().hand;
  }
  get #mine(): boolean {
    const { to_act: toAct, seat } = this.#view();
    return !this.#session.watching && toAct.includes(seat);
  }
  /** Nothing is played now, or a computer player plays here. */
  get #stopped(): boolean {
    return this.#session.halted || this.#session.away;
  }

  readonly cards = $derived.by(() => sortHand(this.#hand?.cards ?? [], settings.now));
  readonly legal = $derived.by(() => new Set(this.#view().legal));
  /** Cards are to be chosen for the pass. */
  readonly passing = $derived.by(
    () =>
      this.#view().phase === "PASSING" && this.#mine && !this.#stopped && !this.#session.pending,
  );
  /** A card is to be played. */
  readonly choosing = $derived.by(
    () => this.#view().phase === "PLAYING" && this.#mine && !this.#stopped,
  );
  /** Something is to be done with one's own cards now. */
  readonly due = $derived.by(() => this.passing || (this.choosing && this.#session.mayAct));
  readonly toPass = $derived.by(() => this.#hand?.cards_to_pass ?? 0);
  readonly receivers = $derived.by(() => this.#hand?.pass_receivers ?? []);
  /** The pass gives each of the others a card of its own. */
  readonly oneEach = $derived.by(() => this.#hand?.pass_entry === "SCATTER");

  /** With two taps to a card: the one that the next tap plays. */
  readonly armed = $derived.by((): Card | null =>
    this.#armed !== null && this.choosing && this.legal.has(this.#armed) ? this.#armed : null,
  );

  /** What is lifted: the choice, or what was passed and has not left yet. */
  readonly lifted = $derived.by((): Card[] => {
    const { phase } = this.#view();
    if (phase !== "PASSING" && phase !== "MIXING") return [];
    if (!this.#mine) return this.#hand?.passed ?? [];
    return this.#chosen.filter((card) => this.cards.includes(card));
  });
  /** What is on its way to the server. */
  readonly sent = $derived.by((): readonly Card[] => {
    const deed = this.#session.underway;
    if (deed?.type === "play") return [deed.card];
    return deed?.type === "pass" ? deed.cards : [];
  });
  readonly mayPass = $derived.by(
    () => this.passing && this.#session.mayAct && this.lifted.length === this.toPass,
  );

  readonly #played = $derived.by(() => {
    const { seat, totals } = this.#view();
    const hand = this.#hand;
    if (hand === null) return false;
    if (hand.tricks_taken.some((count) => count > 0)) return true;
    const players = totals.length;
    return hand.leader !== null && (seat - hand.leader + players) % players < hand.trick.length;
  });
  /** The cards that came with the pass and from whom, until one's first play. */
  readonly received = $derived.by(() => {
    const hand = this.#hand;
    const found = new Map<Card, string | null>();
    if (hand === null || this.#played) return found;
    hand.received.forEach((card, index) => {
      const giver = hand.received_from[index] ?? null;
      found.set(card, giver === null ? null : this.#person(giver).name);
    });
    return found;
  });
  readonly receivedSaid = $derived.by((): string[] => {
    const hand = this.#hand;
    if (hand === null || this.received.size === 0) return [];
    return gifts(hand.received, hand.received_from).map(([giver, got]) =>
      words.receivedFrom(
        giver === null ? null : this.#person(giver).name,
        sortHand(got, settings.now).map(words.shortName),
      ),
    );
  });

  /** Who gets the chosen card with this place, where that is known. */
  receiverName(place: number): string {
    const receiver = this.receivers[place];
    return receiver === null || receiver === undefined ? "" : this.#person(receiver).name;
  }

  readonly passLabel = $derived.by((): string => {
    const entry = this.#hand?.pass_entry ?? "H";
    const missing = this.toPass - this.lifted.length;
    if (missing > 0) {
      if (this.oneEach) return words.chooseScatter(this.receiverName(this.lifted.length));
      if (entry === "MIX") return words.chooseMix(missing, this.toPass);
      return words.chooseTo(missing, this.toPass, this.receiverName(0), entry);
    }
    if (this.oneEach) return words.passScatter(this.toPass);
    if (entry === "MIX") return words.passMix(this.toPass);
    return words.passTo(this.toPass, this.receiverName(0), entry);
  });

  pass(): void {
    if (this.mayPass) this.#hinting.pass(this.lifted);
  }

  /** Choose just these cards for the pass. */
  choose(cards: readonly Card[]): void {
    this.#chosen = [...cards];
    this.refusal = null;
  }

  /** Put a card back that one tap has chosen; true if there was one. */
  disarm(): boolean {
    const { armed } = this;
    this.#armed = null;
    return armed !== null;
  }

  /** A card was pulled onto the table; false if it goes back. */
  async drop(card: Card): Promise<boolean> {
    if (this.passing) return this.lifted.includes(card) || this.#toggle(card);
    if (!this.choosing || !this.#session.mayAct) return true;
    if (!this.#playable(card)) return false;
    await this.#play(card);
    return true;
  }

  /** A card was tapped; false if it cannot be taken. */
  tap(card: Card): boolean {
    // Choosing is for oneself alone: it need not wait until the others' passes are shown.
    if (this.passing) return this.#toggle(card);
    if (!this.choosing) return this.#skipped();
    if (!this.#playable(card)) return false;
    if (!this.#session.mayAct) return this.#skipped();
    if (settings.now.twoTaps && this.#armed !== card) {
      this.refusal = null;
      this.#armed = card;
    } else {
      void this.#play(card);
    }
    return true;
  }

  #playable(card: Card): boolean {
    if (this.legal.has(card)) return true;
    const reason = this.#view().refusals[card];
    if (reason !== undefined) this.#refuse(words.word(reason));
    return false;
  }

  #play(card: Card): Promise<void> {
    this.refusal = null;
    this.#armed = null;
    return this.#hinting.play(card);
  }

  #skipped(): boolean {
    this.#session.skip();
    return true;
  }

  #toggle(card: Card): boolean {
    const taken = this.#chosen.includes(card);
    if (!taken && this.#chosen.length >= this.toPass) {
      this.#refuse(words.enoughChosen(this.toPass));
      return false;
    }
    this.#chosen = taken ? this.#chosen.filter((other) => other !== card) : [...this.#chosen, card];
    this.refusal = null;
    return true;
  }

  #refuse(sentence: string): void {
    this.refusal = null;
    // Said again even when it is the same sentence.
    requestAnimationFrame(() => (this.refusal = sentence));
  }
}
