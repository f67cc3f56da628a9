// A table as one person sees it: what was received, what is shown of it, and what may be done now.
//
// `view` is the shown view. It lags behind the received one while earlier updates are played out;
// an action is possible only when both are the same, so nobody acts on a table that has moved on.

import type {
  MoonChoice,
  Refused,
  Said,
  TableInfo,
  TableState,
  Update,
  Welcome,
  WireEnding,
  WireHint,
  WireMarks,
  WireView,
} from "../generated/protocol";
import { framesOf, still, unread, type Frame, type WireEvent } from "./frames";
import {
  Line,
  VERSION,
  type Answer,
  type Deed,
  type Entrance,
  type OpenSocket,
  type TableWish,
  type Wish,
} from "./line";
import * as words from "../words";
import { holdTime, hurried, Pause, readingTime, type Pace } from "./pace";

/** An answer that takes longer than this is worth a word. */
const SLOW = 600;

/** The seat of whoever has none. */
export const NOBODY = -1;

/** A watcher bears the number of chance, and acts no more than it does on the screen. */
function asSeen(update: Update): Update {
  const { view } = update;
  if (view.seat !== NOBODY) return update;
  return { ...update, view: { ...view, to_act: view.to_act.filter((seat) => seat !== NOBODY) } };
}

export interface TableWatch {
  /** Called for each frame as it is shown, for the live region. */
  happened?(events: readonly WireEvent[], view: WireView): void;
  /** The person has read the score of this hand. */
  scoreRead?(hand: number): void;
  /** Somebody said something. */
  said?(message: Said): void;
  /** The score of a hand went before it was read: so much is left of one's own time. */
  lifted?(left: number): void;
  /** Who is at the table, or how it stands, has changed. */
  table?(before: TableState | null, now: TableState): void;
}

/** How a table stands, and when that was heard: clocks run on from there. */
export interface Heard {
  state: TableState;
  at: number;
}

export class TableSession {
  #told = $state.raw<TableInfo | null>(null);
  /** Who is at the table; null until it was heard. */
  people = $state.raw<Heard | null>(null);
  /** The seat was left, or somebody else decided so. */
  lost = $state(false);
  /** What is on the screen. */
  frame = $state.raw<Frame | null>(null);
  connected = $state(false);
  /** Why this table cannot be had at all. */
  closed = $state.raw<Refused | null>(null);
  /** Why one is not let in just now. */
  turnedAway = $state.raw<Refused | null>(null);
  outdated = $state(false);
  /** An action is under way: no other may start. */
  pending = $state(false);
  /** What was decided last and is not on the screen yet. */
  underway = $state.raw<Deed | null>(null);
  /** The server takes its time over it: that is worth a word. */
  slow = $state(false);
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  /** What the server said against the last action. */
  refused = $state.raw<Refused | null>(null);
  /** The score of a hand is shown until `goOn`. */
  gated = $state(false);
  /** A full trick lies until `skip`. */
  held = $state(false);
  /** All that was received is shown. */
  #settled = $state(false);
  #decision = $state<number | null>(null);
  #takeBack = $state<number | null>(null);
  #askBack = $state<number | null>(null);
  #ending = $state.raw<WireEnding | null>(null);
  /** What the match is marked with. */
  marks = $state.raw<WireMarks>({ taken_back: 0, hints: 0, practice: null });
  /** How much of the table's log was received. */
  #seq = 0;
  /** How long that log was when the own last action was stored. */
  #awaited = 0;

  #queue: Update[] = [];
  #running = false;
  #ended = false;
  #pause = new Pause();
  #openGate: (() => void) | null = null;
  /** Who waits for the line to be back. */
  #waiting: (() => void)[] = [];
  /** An action whose answer was lost with the line. */
  #unanswered: { deed: Deed; decision: number } | null = null;
  #line: Line;
  /** One sees what others do, and does nothing. */
  readonly watching: boolean;

  constructor(
    readonly tableId: string,
    entrance: Entrance,
    private readonly pace: () => Pace,
    private readonly watch: TableWatch = {},
    openSocket?: OpenSocket,
    /** The last hand whose score was read before this page was opened. */
    private readonly scoreReadBefore = Infinity,
  ) {
    this.watching = "watching" in entrance;
    this.#line = new Line(
      tableId,
      entrance,
      {
        welcome: (message) => this.#welcome(message),
        update: (message) => this.#enqueue([asSeen(message)]),
        state: (connected) => (this.connected = connected),
        table: (message) => this.#people(message),
        said: (message) => this.watch.said?.(message),
        lost: () => (this.lost = true),
        turnedAway: (message) => (this.turnedAway = message),
        closed: (message) => (this.closed = message),
      },
      openSocket,
    );
  }

  /** The table: its rules, and who sits where just now. */
  readonly info = $derived.by((): TableInfo | null => {
    const told = this.#told;
    const state = this.people?.state;
    if (told === null || state === undefined) return told;
    const named = (seat: number, name: string): string =>
      seat === state.you ? words.ownName(name) : name;
    return {
      ...told,
      seat: state.you ?? NOBODY,
      seats: state.seats.map(({ seat, name, person, level }) => ({
        seat,
        name: named(seat, name),
        level: person ? null : level,
      })),
    };
  });

  /** Nothing is played now: by consent, because nobody is here, or for good. */
  readonly halted = $derived.by((): boolean => {
    const state = this.people?.state;
    return state !== undefined && (state.paused || state.idle || state.phase !== "PLAYING");
  });

  /** A computer player sits in for oneself. */
  readonly away = $derived.by((): boolean => {
    const state = this.people?.state;
    return state?.you != null && (state.seats[state.you]?.away ?? false);
  });

  /**
   * One's own time to move runs by seconds: showing what happened may not use it up. A clock of
   * days leaves time for everything.
   */
  readonly pressed = $derived.by((): boolean => {
    const state = this.people?.state;
    return (
      !this.watching &&
      state?.you != null &&
      state.settings.move_seconds !== null &&
      !state.paused &&
      state.running.includes(state.you)
    );
  });

  get view(): WireView | null {
    return this.frame?.view ?? null;
  }

  /** The hand that is played again here is over, and that is all. */
  get practised(): boolean {
    const practice = this.info?.practice ?? null;
    return practice !== null && (this.view?.results.length ?? 0) >= practice.hand;
  }

  /** The table waits for this player, and the player sees the table as it is. */
  get mayAct(): boolean {
    const { view } = this;
    return (
      !this.watching &&
      this.#settled &&
      this.connected &&
      !this.pending &&
      !this.gated &&
      !this.halted &&
      !this.away &&
      view !== null &&
      view.to_act.includes(view.seat)
    );
  }

  /** The decision that waits for this player; null while none does. */
  get decision(): number | null {
    return this.mayAct ? this.#decision : null;
  }

  /** The decision the server waits for, even while something before it is still to be shown. */
  get due(): number | null {
    return this.#decision;
  }

  /** The last decision can be taken back. */
  get mayTakeBack(): boolean {
    return this.#takeBack !== null && this.connected && !this.pending && !this.gated;
  }

  /** The others can be asked for the last decision back. */
  get mayAskBack(): boolean {
    const free = this.connected && !this.pending && !this.gated && !this.halted && !this.away;
    return this.#askBack !== null && free && this.people?.state.ask === null;
  }

  /** This player can end the hand, and everything that led there was shown. */
  get ending(): WireEnding | null {
    const free = this.#settled && this.connected && !this.pending && !this.gated;
    return free && !this.watching ? this.#ending : null;
  }

  start(): void {
    this.#line.start();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#slowTimer);
    this.#line.end();
    this.#queue = [];
    this.#pause.skip();
    this.#openGate?.();
    this.#backAgain();
  }

  /** The device is on the network again. */
  hurry(): void {
    this.#line.renew();
  }

  /** The device says that it has no network. */
  doubt(): void {
    this.#line.doubt();
  }

  /** Cut the present pause short; true if there was one. */
  skip(): boolean {
    const { running } = this.#pause;
    this.#pause.skip();
    return running;
  }

  /** The score, or the verdict, has been read. */
  goOn(): void {
    const scored = this.view?.results.at(-1);
    if (this.gated && scored !== undefined) this.watch.scoreRead?.(scored.number);
    this.#openGate?.();
  }

  play(card: string): Promise<void> {
    return this.#act({ type: "play", card });
  }

  pass(cards: string[]): Promise<void> {
    return this.#act({ type: "pass", cards });
  }

  moon(choice: MoonChoice): Promise<void> {
    return this.#act({ type: "moon", choice });
  }

  async takeBack(): Promise<void> {
    const to = this.#takeBack;
    if (this.mayTakeBack && to !== null) {
      await this.#ask({ type: "take_back", to }, () => this.#takeBack === to);
    }
  }

  async askBack(): Promise<void> {
    const to = this.#askBack;
    if (this.mayAskBack && to !== null) {
      await this.#ask(
        { type: "ask", wish: "TAKE_BACK", to },
        () => this.#askBack === to && this.people?.state.ask === null,
      );
    }
  }

  /** Ask something about the table and its people; what became of it. */
  async about(wish: TableWish): Promise<Refused | "done" | "lost"> {
    const answer = await this.#line.wish(wish);
    if (answer === null) return "lost";
    return answer.type === "refused" ? answer : "done";
  }

  async endHand(): Promise<void> {
    const { ending } = this;
    if (ending === null) return;
    const { hand } = ending;
    await this.#ask({ type: "end_hand", hand }, () => this.#ending?.hand === hand);
  }

  /**
   * What the search makes of the present decision, or a sentence why nothing is known. `shown`
   * says whether the player sees it now, which is noted.
   */
  async hints(shown: boolean): Promise<WireHint[] | string | null> {
    const { decision } = this;
    if (decision === null) return null;
    const answer = await this.#insist(
      { type: "ask_hint", decision, shown },
      () => this.#decision === decision,
    );
    if (answer?.type === "hints" && answer.decision === this.#decision) return answer.hints;
    return answer?.type === "refused" && answer.code !== "STALE_DECISION"
      ? words.refused(answer.code, answer.message, answer.said)
      : null;
  }

  async #ask(wish: Wish, wanted: () => boolean): Promise<void> {
    this.pending = true;
    this.refused = null;
    this.#settleWith(await this.#insist(wish, wanted));
  }

  /** Ask, and again when the line that broke is back, if it is wanted still. */
  async #insist(wish: Wish, wanted: () => boolean): Promise<Answer> {
    let answer = await this.#line.wish(wish);
    while (answer === null && this.closed === null && !this.#ended) {
      await new Promise<void>((back) => this.#waiting.push(back));
      if (this.#ended || !wanted()) return null;
      answer = await this.#line.wish(wish);
    }
    return answer;
  }

  #backAgain(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  async #act(deed: Deed): Promise<void> {
    if (!this.mayAct || this.#decision === null) return;
    await this.#send(deed, this.#decision);
  }

  async #send(deed: Deed, decision: number): Promise<void> {
    this.pending = true;
    this.underway = deed;
    this.refused = null;
    this.#slowTimer ??= setTimeout(() => (this.slow = true), SLOW);
    const answer = await this.#line.act(deed, decision);
    if (answer === null && !this.closed) {
      // Still pending: when the line is back the server is asked again.
      this.#unanswered = { deed, decision };
      return;
    }
    this.#settleWith(answer);
  }

  #settleWith(answer: Answer): void {
    // The answer comes before its effect: until that is shown, nothing else may be done.
    if (answer?.type === "done") {
      this.#awaited = answer.seq;
      if (this.#seq < answer.seq) this.#settled = false;
    }
    this.#decided();
    // A stale decision was taken already, by an answer that got lost: the update tells.
    if (answer?.type === "refused") {
      this.underway = null;
      if (answer.code !== "STALE_DECISION") this.refused = answer;
    }
  }

  #decided(): void {
    this.pending = false;
    this.slow = false;
    clearTimeout(this.#slowTimer);
    this.#slowTimer = undefined;
  }

  #people(state: TableState): void {
    const before = this.people?.state ?? null;
    const hurries = this.pressed;
    this.people = { state, at: performance.now() };
    if (this.pressed && !hurries) this.#hurryUp();
    this.watch.table?.(before, state);
  }

  #welcome(welcome: Welcome): void {
    this.#welcomed(welcome);
    this.#backAgain();
  }

  #welcomed(welcome: Welcome): void {
    const { missed, now, ...rest } = welcome;
    const message = { ...rest, missed: missed.map(asSeen), now: asSeen(now) };
    this.turnedAway = null;
    this.outdated = message.version !== VERSION;
    this.#told = message.table;
    if (message.state != null) this.#people(message.state);
    this.#askAgain(message.now);
    if (this.frame === null) {
      // Nothing was seen yet: begin with the present, and before it with a score not yet read.
      const { view } = message.now;
      this.#received(message.now);
      const scored = view.results.at(-1);
      if (scored !== undefined && scored.number > this.scoreReadBefore) {
        void this.#showUnread(view);
      } else {
        this.#show(still(view));
        this.#settled = true;
      }
      return;
    }
    this.#enqueue(message.missed);
    this.#received(message.now);
    if (this.#queue.length === 0 && !this.#running) {
      if (message.missed.length === 0) this.#show(still(message.now.view));
      this.#settled = true;
    }
  }

  #askAgain(now: Update): void {
    const lost = this.#unanswered;
    if (lost === null) return;
    this.#unanswered = null;
    if (now.decision === lost.decision && now.view.to_act.includes(now.view.seat)) {
      void this.#send(lost.deed, lost.decision);
    } else {
      this.#decided();
    }
  }

  #received(update: Update): void {
    this.#decision = update.decision;
    this.#seq = update.seq;
    this.#takeBack = update.take_back;
    this.#askBack = update.ask_back ?? null;
    this.#ending = update.ending;
    this.marks = update.marks;
  }

  #enqueue(updates: readonly Update[]): void {
    for (const update of updates) {
      if (update.events.some(({ type }) => type === "taken_back")) {
        // What was still to be shown has not happened.
        this.#queue = [];
        this.#pause.skip();
      }
      this.#queue.push(update);
      this.#received(update);
    }
    if (updates.length > 0) {
      this.#settled = false;
      void this.#run();
    }
  }

  async #showUnread(view: WireView): Promise<void> {
    this.#running = true;
    this.#show(unread(view));
    await this.#gate();
    if (this.#ended) return;
    this.#show(still(view));
    this.#running = false;
    await this.#run();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      const frames = framesOf(this.view, update);
      for (const [index, frame] of frames.entries()) {
        if (this.#ended) return;
        this.#show(frame);
        // One may act as soon as the last thing is on the screen.
        if (this.#queue.length === 0 && index === frames.length - 1) this.#settle();
        if (frame.gate) await this.#gate();
        else await this.#stay(this.#holds(frame));
      }
    }
    this.#running = false;
    this.#settle();
  }

  #holds(frame: Frame): number {
    const pace = this.pace();
    return holdTime(frame.hold, this.pressed ? hurried(pace) : pace);
  }

  /** One's own time has begun to run while something is still shown. */
  #hurryUp(): void {
    this.#pause.skip();
    if (this.gated) this.#liftLater();
  }

  #liftLater(): void {
    const heard = this.people;
    const seat = heard?.state.you ?? null;
    if (heard === null || seat === null) return;
    const own = heard.state.seats[seat];
    const left = (own?.left_ms ?? 0) - (performance.now() - heard.at);
    const time = readingTime(Math.max(0, left));
    const open = this.#openGate;
    setTimeout(() => {
      if (open === null || this.#openGate !== open || !this.pressed) return;
      open();
      this.watch.lifted?.(Math.max(0, left - time));
    }, time);
  }

  async #stay(time: number): Promise<void> {
    this.held = time === Infinity;
    await this.#pause.wait(time);
    this.held = false;
  }

  #settle(): void {
    this.#settled = this.#seq >= this.#awaited;
  }

  #gate(): Promise<void> {
    return new Promise((resolve) => {
      this.gated = true;
      this.#openGate = () => {
        this.gated = false;
        this.#openGate = null;
        resolve();
      };
      if (this.pressed) this.#liftLater();
    });
  }

  #show(frame: Frame): void {
    this.frame = frame;
    if (!this.pending) this.underway = null;
    this.watch.happened?.(frame.events, frame.view);
  }
}
