import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TableInfo, Update, WireHand, WireView } from "../generated/protocol";
import { framesOf } from "./frames";
import type { Entrance, SocketLike } from "./line";
import { holdTime, type Pace, type Speed } from "./pace";
import { TableSession, type TableWatch } from "./table.svelte";

const HAND: WireHand = {
  number: 1,
  dealer: 3,
  pass_entry: "H",
  cards_to_pass: 0,
  pass_receivers: [],
  has_passed: [],
  passed: [],
  received: [],
  received_from: [],
  cards: ["3C", "QS"],
  leader: 0,
  trick: [],
  winning: null,
  tricks: [],
  hearts_broken: false,
  kitty_size: 0,
  kitty_taker: null,
  kitty: null,
  shooter: null,
  sun: false,
  tricks_taken: [0, 0, 0],
  points_taken: [0, 0, 0],
  cards_left: [2, 2, 2],
  bans_penalty_cards: false,
  moon_threat: null,
};
const VIEW: WireView = {
  seat: 0,
  phase: "PLAYING",
  dealer: 2,
  cuts: [],
  totals: [0, 0, 0],
  results: [],
  winners: null,
  hand: HAND,
  to_act: [0],
  legal: ["3C"],
  refusals: {
    QS: { text: "refused-MUST_FOLLOW_SUIT", facts: { suit: "clubs" }, cards: {}, parts: {} },
  },
  moon_outcomes: [],
};
const INFO = {
  table_id: "t",
  seat: 0,
  seats: [0, 1, 2].map((seat) => ({ seat, name: `P${seat}`, level: "steady" })),
  rules: { title: "Standard", players: 3 },
} as unknown as TableInfo;

const update = (seq: number, events: Update["events"], view: Partial<WireView> = {}): Update => ({
  type: "update",
  seq,
  decision: seq,
  events,
  view: { ...VIEW, to_act: [1], legal: [], ...view },
  take_back: null,
  ending: null,
  marks: { taken_back: 0, hints: 0, practice: null },
});
const played = (seq: number, seat: number, card: string): Update =>
  update(seq, [{ type: "card_played", seat, card }]);

/** The trick is full with this play, and the hand and the match end with it. */
const LAST: Update = update(
  9,
  [
    { type: "card_played", seat: 2, card: "5C" },
    { type: "trick_taken", number: 2, winner: 2, cards: ["3C", "4C", "5C"], points: 0 },
    {
      type: "hand_scored",
      number: 1,
      card_points: [0, 13, 0],
      shooter: null,
      effect: null,
      scores: [0, 13, 0],
      totals: [0, 13, 0],
    },
    { type: "match_ended", winners: [0, 2], totals: [0, 13, 0] },
  ],
  {
    phase: "OVER",
    to_act: [],
    totals: [0, 13, 0],
    winners: [0, 2],
    results: [
      {
        number: 1,
        dealer: 2,
        pass_entry: "H",
        card_points: [0, 13, 0],
        shooter: null,
        effect: null,
        scores: [0, 13, 0],
        totals: [0, 13, 0],
        resets: [],
      },
    ],
    hand: {
      ...HAND,
      cards: [],
      leader: 2,
      tricks: [{ leader: 0, cards: ["3C", "4C", "5C"], winner: 2, points: 0 }],
      tricks_taken: [0, 1, 1],
      points_taken: [0, 13, 0],
    },
  },
);

class FakeSocket implements SocketLike {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[] = [];
const socket = (): FakeSocket => {
  const last = sockets[sockets.length - 1];
  if (last === undefined) throw new Error("no socket was opened");
  return last;
};

function welcome(now: Update, missed: Update[] = []): void {
  const join = socket().sent[socket().sent.length - 1];
  socket().say({ type: "welcome", request: join?.request, version: 1, table: INFO, missed, now });
}

const at = (speed: Speed, holdTricks = false): Pace => ({ speed, holdTricks });
let pace = at("normal");

function sitDown(
  now: Update = { ...update(1, []), view: VIEW },
  watch: TableWatch = {},
  scoreRead?: number,
  entrance: Entrance = { token: "secret" },
): TableSession {
  const session = new TableSession(
    "t",
    entrance,
    () => pace,
    watch,
    () => {
      sockets.push(new FakeSocket());
      return socket();
    },
    scoreRead,
  );
  session.start();
  socket().onopen?.();
  welcome(now);
  return session;
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const plays = (): number =>
  sockets.flatMap(({ sent }) => sent).filter(({ type }) => type === "play").length;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
});
afterEach(() => vi.useRealTimers());

test("the first thing said is join, and the present is shown at once", () => {
  const session = sitDown();
  expect(socket().sent[0]).toEqual({ type: "join", request: 1, token: "secret" });
  expect(session.view?.legal).toEqual(["3C"]);
  expect(session.mayAct).toBe(true);
});

test("updates are shown one by one with pauses, however fast they come", async () => {
  const session = sitDown();
  socket().say(played(2, 0, "3C"));
  socket().say(played(3, 1, "4C"));
  const shown = (): unknown => session.frame?.events[0];
  expect(shown()).toMatchObject({ card: "3C" });
  await pass(holdTime("card", at("normal")) - 1);
  expect(shown()).toMatchObject({ card: "3C" });
  await pass(1);
  expect(shown()).toMatchObject({ card: "4C" });
});

test("skipping ends the present pause only", async () => {
  const session = sitDown();
  [played(2, 0, "3C"), played(3, 1, "4C"), played(4, 2, "5C")].forEach((one) => socket().say(one));
  expect(session.skip()).toBe(true);
  await pass(0);
  expect(session.frame?.events[0]).toMatchObject({ card: "4C" });
});

test("a double click sends one play", () => {
  const session = sitDown();
  void session.play("3C");
  void session.play("3C");
  expect(plays()).toBe(1);
  expect(socket().sent[1]).toMatchObject({ type: "play", card: "3C", decision: 1 });
});

test("between the answer and its effect nothing else may be done", async () => {
  const session = sitDown();
  void session.play("3C");
  socket().say({ type: "done", request: socket().sent[1]?.request, seq: 2 });
  await pass(0);
  expect(session.mayAct).toBe(false);
  void session.play("3C");
  expect(plays()).toBe(1);
  socket().say({ ...played(2, 0, "3C"), view: VIEW });
  expect(session.mayAct).toBe(true);
});

test("nobody acts on a table that has moved on", async () => {
  const session = sitDown();
  socket().say(played(2, 0, "3C"));
  socket().say({ ...played(3, 2, "4C"), view: VIEW });
  expect(session.mayAct).toBe(false);
  await pass(holdTime("card", at("normal")));
  expect(session.mayAct).toBe(true);
});

test("a request without an answer is asked again, then the line is taken for dead", async () => {
  const session = sitDown();
  void session.play("3C");
  await pass(4000);
  expect(plays()).toBe(2);
  expect(socket().sent[1]).toEqual(socket().sent[2]);
  await pass(4000);
  expect(session.connected).toBe(false);
  await pass(300);
  expect(sockets).toHaveLength(2);
});

test("after a break it joins from where it was, and asks again what is still to be decided", async () => {
  const session = sitDown();
  void session.play("3C");
  socket().onclose?.();
  expect(session.connected).toBe(false);
  expect(session.view?.legal).toEqual(["3C"]);
  await pass(300);
  socket().onopen?.();
  expect(socket().sent[0]).toMatchObject({ type: "join", after: 1 });
  welcome({ ...update(1, []), view: VIEW });
  expect(socket().sent[1]).toMatchObject({ type: "play", card: "3C", decision: 1 });
});

test("what was missed is played out, and a play that had arrived is not sent again", async () => {
  const session = sitDown();
  void session.play("3C");
  socket().onclose?.();
  await pass(300);
  socket().onopen?.();
  const missed = [played(2, 0, "3C"), played(3, 1, "4C")];
  welcome(played(3, 1, "4C"), missed);
  expect(plays()).toBe(1);
  expect(session.frame?.events[0]).toMatchObject({ card: "3C" });
  await pass(5000);
  expect(session.frame?.events[0]).toMatchObject({ card: "4C" });
  expect(session.pending).toBe(false);
});

const DUE: Update = {
  ...update(4, []),
  view: VIEW,
  take_back: 2,
  ending: { hand: 1, taker: 0 },
};
const WISHES: [string, (session: TableSession) => void][] = [
  ["take_back", (session) => void session.takeBack()],
  ["ask_hint", (session) => void session.hints(true)],
  ["end_hand", (session) => void session.endHand()],
];

test.each(WISHES)("%s is asked again after a break, if it is wanted still", async (type, ask) => {
  const asked = (): number => socket().sent.filter((one) => one.type === type).length;
  const comeBack = async (now: Update): Promise<void> => {
    socket().onclose?.();
    await pass(300);
    socket().onopen?.();
    welcome(now);
    await pass(0);
  };
  const session = sitDown(DUE);
  ask(session);
  expect(asked()).toBe(1);
  await comeBack(DUE);
  expect(asked()).toBe(1);
  // Meanwhile it was done: there is another decision, and nothing more to ask.
  await comeBack({ ...DUE, seq: 6, decision: 6, take_back: 4, ending: null });
  expect(asked()).toBe(0);
  expect(session.pending).toBe(false);
});

test("an update that comes twice is shown once", async () => {
  const session = sitDown();
  let frames = 0;
  const watch = session as unknown as { watch: { happened: () => void } };
  watch.watch.happened = () => (frames += 1);
  socket().say(played(2, 0, "3C"));
  socket().say(played(2, 0, "3C"));
  await pass(5000);
  expect(frames).toBe(1);
});

test("an unknown table closes the line for good", async () => {
  const session = sitDown();
  socket().say({ type: "refused", request: null, code: "UNKNOWN_TABLE", message: "?" });
  expect(session.closed?.code).toBe("UNKNOWN_TABLE");
  await pass(60_000);
  expect(sockets).toHaveLength(1);
});

test("the last trick is seen, then the points wait to be read, then the verdict comes", async () => {
  const before: WireView = {
    ...VIEW,
    hand: { ...HAND, trick: ["3C", "4C"], points_taken: [0, 13, 0] },
  };
  const session = sitDown({ ...update(1, []), view: before });
  socket().say(LAST);
  expect(session.view?.hand?.trick).toEqual(["3C", "4C", "5C"]);
  expect(session.view?.winners).toBeNull();
  expect(session.view?.totals).toEqual([0, 0, 0]);
  await pass(holdTime("trick", at("normal")));
  expect(session.frame?.sweptBy).toBe(2);
  await pass(60_000);
  expect(session.gated).toBe(true);
  expect(session.view?.totals).toEqual([0, 13, 0]);
  expect(session.view?.winners).toBeNull();
  session.goOn();
  await pass(0);
  expect(session.view?.winners).toEqual([0, 2]);
});

test("a score that was not read is shown again before what is now", async () => {
  const read: number[] = [];
  const now = update(20, [], { ...LAST.view, phase: "PASSING", winners: null, to_act: [0] });
  const dealt: WireView = { ...now.view, hand: { ...HAND, number: 2 } };
  const session = sitDown({ ...now, view: dealt }, { scoreRead: (hand) => read.push(hand) }, 0);
  expect(session.gated).toBe(true);
  expect(session.view?.results).toHaveLength(1);
  expect(session.view?.hand).toBeNull();
  expect(session.mayAct).toBe(false);
  session.goOn();
  await pass(0);
  expect(read).toEqual([1]);
  expect(session.gated).toBe(false);
  expect(session.view).toEqual(dealt);
  expect(session.mayAct).toBe(true);
});

test("a score that was read is not shown again, and leaving the page does not read it", () => {
  const read: number[] = [];
  const watch = { scoreRead: (hand: number) => read.push(hand) };
  expect(sitDown(LAST, watch, 1).gated).toBe(false);
  const left = sitDown(LAST, watch, 0);
  expect(left.gated).toBe(true);
  left.end();
  expect(read).toEqual([]);
});

test("a finished trick shows its winner, and the pile grows only when it is swept", () => {
  const [full, swept] = framesOf(VIEW, LAST);
  expect(full?.view.hand?.winning).toBe(2);
  expect(full?.view.hand?.tricks_taken).toEqual([0, 1, 0]);
  expect(full?.view.hand?.leader).toBe(0);
  expect(swept?.view.hand?.tricks_taken).toEqual([0, 1, 1]);
  expect(swept?.view.hand?.trick).toEqual([]);
});

test("a finished trick is shown as it was where no trick and no points are told", () => {
  const hidden = (hand: WireHand): WireHand => ({
    ...hand,
    tricks: [],
    points_taken: [null, null, null],
  });
  const before = { ...VIEW, hand: hidden({ ...HAND, tricks_taken: [0, 1, 0] }) };
  const events = LAST.events
    .filter(({ type }) => type === "card_played" || type === "trick_taken")
    .map((event) => (event.type === "trick_taken" ? { ...event, points: null } : event));
  const hand = hidden({ ...HAND, tricks_taken: [0, 1, 1], leader: 2 });
  for (const known of [before, null]) {
    const [full, swept] = framesOf(known, update(2, events, { hand }));
    expect(full?.view.hand?.leader).toBe(0);
    expect(full?.view.hand?.tricks).toEqual([]);
    expect(full?.view.hand?.points_taken).toEqual([null, null, null]);
    expect(swept?.view.hand?.tricks_taken).toEqual([0, 1, 1]);
  }
});

test("a kitty lies on the table until its trick was swept", () => {
  const taken = update(
    5,
    [
      { type: "card_played", seat: 2, card: "5C" },
      { type: "trick_taken", number: 1, winner: 2, cards: ["3C", "4C", "5C"], points: 0 },
      { type: "kitty_taken", seat: 2, size: 1, cards: null },
    ],
    {
      hand: {
        ...HAND,
        kitty_size: 1,
        kitty_taker: 2,
        tricks: [{ leader: 0, cards: ["3C", "4C", "5C"], winner: 2, points: 0 }],
      },
    },
  );
  const frames = framesOf(VIEW, taken);
  expect(frames.map(({ hold }) => hold)).toEqual(["trick", "sweep", "kitty"]);
  expect(frames.map(({ view }) => view.hand?.kitty_taker)).toEqual([null, null, 2]);
});

test("each round of cutting is shown", () => {
  const cut = update(1, [
    {
      type: "dealer_found",
      dealer: 1,
      cuts: [
        ["2C", "2D", "KS"],
        ["9H", "3S", null],
      ],
    },
  ]);
  const frames = framesOf(null, cut);
  expect(frames.map((one) => one.cut)).toEqual([
    ["2C", "2D", "KS"],
    ["9H", "3S", null],
  ]);
  expect(frames[1]?.events).toHaveLength(1);
});

test("slow is slower than normal, and even instant lets a trick be seen", () => {
  expect(holdTime("trick", at("slow"))).toBeGreaterThan(holdTime("trick", at("normal")));
  expect(holdTime("trick", at("normal"))).toBeGreaterThan(holdTime("trick", at("fast")));
  expect(holdTime("card", at("instant"))).toBe(0);
  expect(holdTime("trick", at("instant"))).toBeGreaterThan(0);
});

test("a decided hand is ended by those who play, not by who watches", () => {
  const decided: Update = { ...update(1, []), view: VIEW, ending: { hand: 1, taker: 0 } };
  expect(sitDown(decided).ending).toEqual({ hand: 1, taker: 0 });
  expect(sitDown(decided, {}, undefined, { watching: null }).ending).toBeNull();
});

test("a server that is full says so, and is asked again until it lets one in", async () => {
  const session = new TableSession(
    "t",
    { token: "secret" },
    () => pace,
    {},
    () => {
      sockets.push(new FakeSocket());
      return socket();
    },
  );
  session.start();
  socket().onopen?.();
  socket().say({
    type: "refused",
    request: null,
    code: "TOO_MANY_REQUESTS",
    message: "The server has as many connections as it can hold.",
    said: { text: "refused-crowded", facts: { whose: "server" }, cards: {}, parts: {} },
  });
  expect(session.turnedAway?.said?.text).toBe("refused-crowded");
  socket().onclose?.();
  await pass(4900);
  expect(sockets.length).toBe(1);
  await pass(200);
  expect(sockets.length).toBe(2);
  socket().onopen?.();
  welcome(update(3, []));
  expect(session.turnedAway).toBeNull();
  session.end();
});

function clocked(running: number[], left = 20_000, seconds: number | null = 10): unknown {
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    name: `P${seat}`,
    person: true,
    level: "steady",
    left_ms: left,
  }));
  const settings = { access: "LINK", move_seconds: seconds };
  return { type: "table", seq: 1, phase: "PLAYING", you: 0, running, seats, settings, ask: null };
}

const held = (seq: number): Update =>
  update(
    seq,
    [
      { type: "card_played", seat: 2, card: "5C" },
      { type: "trick_taken", number: 1, winner: 0, cards: ["3C", "4C", "5C"], points: 0 },
    ],
    { to_act: [0], legal: ["6C"] },
  );

test("a trick that waits for a tap makes way as soon as one's own time runs", async () => {
  pace = at("slow", true);
  const session = sitDown();
  socket().say(held(2));
  await pass(5000);
  expect(session.held).toBe(true);
  socket().say(clocked([0]));
  await pass(1000);
  expect(session.held).toBe(false);
  expect(session.mayAct).toBe(true);
});

test("while one's own time runs nothing is held and nothing is slow", async () => {
  pace = at("slow", true);
  const session = sitDown();
  socket().say(clocked([0]));
  socket().say(held(2));
  await pass(1200);
  expect(session.mayAct).toBe(true);
});

test("a clock of days leaves the pace as it is chosen", async () => {
  pace = at("slow", true);
  const session = sitDown();
  socket().say(clocked([0], 20_000, null));
  socket().say(held(2));
  await pass(5000);
  expect(session.held).toBe(true);
});

test("the score goes before the time does, and says what is left", async () => {
  pace = at("instant");
  const lifted: number[] = [];
  const read: number[] = [];
  const session = sitDown(undefined, {
    lifted: (left) => lifted.push(left),
    scoreRead: (hand) => read.push(hand),
  });
  socket().say(clocked([0], 20_000));
  socket().say(LAST);
  await pass(1000);
  expect(session.gated).toBe(true);
  await pass(5000);
  expect(session.gated).toBe(false);
  expect(lifted).toHaveLength(1);
  expect(lifted[0]).toBeGreaterThan(10_000);
  expect(read).toEqual([]);
});
