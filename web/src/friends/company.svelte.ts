// The people at one table, as somebody at it sees them: who is here, what is asked, what may be done.

import type { ChairState, OpenAsk, TableState } from "../generated/protocol";
import type { TableWish } from "../session/line";
import type { Heard, TableSession } from "../session/table.svelte";
import * as words from "../words";
import { notArrived } from "./words";
import { Absences } from "./absences.svelte";
import { Talk } from "./talk.svelte";
import { Waiting } from "./waiting.svelte";

/** Something that cannot be taken back, about to be done. */
export type Deed =
  | { type: "leave" }
  | { type: "close" }
  | { type: "new_invitation" }
  | { type: "remove"; seat: number; new_invitation: boolean }
  | { type: "hand_over"; seat: number };

export class Company {
  readonly talk: Talk;
  /** The other tables at which it is one's turn. */
  readonly waiting: Waiting;
  readonly absences = new Absences(() => this.heard);
  /** What was said against the last wish. */
  problem = $state<string | null>(null);
  /** The question that was put off. */
  later = $state<number | null>(null);
  /** The deed that is asked about once more. */
  sure = $state.raw<Deed | null>(null);

  /** The last wish that waits for its answer. */
  #underWay: { wish: string; answer: Promise<boolean> } | null = null;

  constructor(readonly session: TableSession) {
    this.talk = new Talk(session.tableId);
    this.waiting = new Waiting(session.tableId);
  }

  get heard(): Heard | null {
    return this.session.people;
  }
  get state(): TableState | null {
    return this.heard?.state ?? null;
  }
  /** Whether this is a table for several people at all. */
  get shared(): boolean {
    return this.state !== null && this.state.settings.access !== "SOLO";
  }
  get me(): number | null {
    return this.state?.you ?? null;
  }
  get owns(): boolean {
    return this.me !== null && this.state?.owner === this.me;
  }
  /** Whether somebody besides oneself is a person here. */
  get others(): ChairState[] {
    return this.state?.seats.filter(({ person, seat }) => person && seat !== this.me) ?? [];
  }
  /** A match that is rated has begun: nobody is sent away and nothing is broken off. */
  get binds(): boolean {
    const { state } = this;
    return state?.settings.rated === true && state.phase === "PLAYING" && !state.over;
  }
  get talks(): boolean {
    return this.shared && this.state?.settings.talk !== "NOTHING";
  }
  get ask(): OpenAsk | null {
    return this.state?.ask ?? null;
  }
  /** The question that waits for one's own answer. */
  get question(): OpenAsk | null {
    const { ask, me } = this;
    return ask !== null && me !== null && ask.waits_for.includes(me) ? ask : null;
  }
  /** Those without whom the table does not go on: they are gone, and it waits. */
  get missing(): ChairState[] {
    const { state } = this;
    if (state?.settings.when_away !== "WAIT" || state.phase !== "PLAYING") return [];
    const toAct = this.session.view?.to_act ?? [];
    return state.seats.filter(
      ({ seat, person, connected, away }) => person && !connected && !away && toAct.includes(seat),
    );
  }

  name(seat: number): string {
    return this.state?.seats[seat]?.name ?? "";
  }
  names(seats: readonly number[]): string[] {
    return seats.map((seat) => this.name(seat));
  }

  /** The page is left. */
  end(): void {
    this.talk.end();
    this.absences.end();
    this.waiting.end();
  }

  /** A window that is about something else opens: what was said against an earlier wish goes. */
  forget(): void {
    this.problem = null;
  }

  /** Ask for something; true if the table did not refuse. A second click on it asks nothing new. */
  wish(wish: TableWish): Promise<boolean> {
    const said = JSON.stringify(wish);
    if (this.#underWay?.wish === said) return this.#underWay.answer;
    const answer = this.#ask(wish).finally(() => {
      if (this.#underWay?.answer === answer) this.#underWay = null;
    });
    this.#underWay = { wish: said, answer };
    return answer;
  }

  async #ask(wish: TableWish): Promise<boolean> {
    this.problem = null;
    const became = await this.session.about(wish);
    if (became === "done") return true;
    this.problem =
      became === "lost" ? notArrived() : words.refused(became.code, became.message, became.said);
    return false;
  }

  async answer(agree: boolean): Promise<void> {
    const { ask } = this;
    if (ask !== null) await this.wish({ type: "answer", number: ask.number, agree });
  }

  /** Do what was asked about once more. */
  async doIt(): Promise<void> {
    const deed = this.sure;
    // Meanwhile it may have been closed, and another deed be asked about.
    if (deed !== null && (await this.wish(deed)) && this.sure === deed) this.sure = null;
  }
}
