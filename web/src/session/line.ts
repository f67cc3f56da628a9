// The line to one table: a WebSocket that comes back by itself, and requests that get an answer.
//
// After a break it joins again, naming the last update it has, and hears what it missed; a watcher
// watches again. A request without an answer is asked again with the same number and decision; if
// that stays unanswered too, the socket counts as dead. The server takes a decision once, so asking
// twice is harmless; only what is said to the others is never said twice.

import type {
  AnswerAsk,
  Ask,
  AskHint,
  ChangeSettings,
  CloseTable,
  ComeBack,
  Done,
  EndHand,
  HandOver,
  Hints,
  Join,
  LeaveSeat,
  LetIn,
  LetWatch,
  ListTable,
  Moon,
  MoonChoice,
  Pass,
  Play,
  Refused,
  RemovePerson,
  RenewInvitation,
  Resume,
  Said,
  Say,
  SeatLost,
  SetLevel,
  StartMatch,
  SwapSeats,
  TableState,
  TakeBack,
  Update,
  Watch,
  Welcome,
} from "../generated/protocol";

export const SUBPROTOCOL = "openhearts.1";
export const VERSION = 1;

export type ServerMessage =
  Welcome | Update | TableState | Done | Hints | Said | SeatLost | Refused;
/** What settles a request; null when the line broke before an answer came. */
export type Answer = Done | Hints | Refused | null;
/** What a player does, without its numbers. */
export type Deed =
  | { type: "pass"; cards: string[] }
  | { type: "play"; card: string }
  | { type: "moon"; choice: MoonChoice };
type Numberless<T> = T extends unknown ? Omit<T, "request"> : never;
/** What is asked about the table and its people, without its number. */
export type TableWish = Numberless<
  | LeaveSeat
  | RemovePerson
  | RenewInvitation
  | LetIn
  | SetLevel
  | ChangeSettings
  | SwapSeats
  | HandOver
  | StartMatch
  | CloseTable
  | ComeBack
  | Ask
  | AnswerAsk
  | Resume
  | LetWatch
  | ListTable
  | Say
>;
/** What is asked for besides, without its number. */
export type Wish = TableWish | Numberless<TakeBack | EndHand | AskHint>;
type Request = Join | Watch | Pass | Play | Moon | (Wish & { request: number });

/** How one comes in: with the secret of a seat, or to watch, over somebody's shoulder or not. */
export type Entrance = { token: string } | { watching: number | null };

export interface SocketLike {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}
export type OpenSocket = (tableId: string) => SocketLike;

export interface LineEvents {
  welcome(message: Welcome): void;
  update(message: Update): void;
  state(connected: boolean): void;
  /** Who is at the table, and how it stands. */
  table(message: TableState): void;
  said(message: Said): void;
  /** The seat is ours no more; the line has ended. */
  lost(): void;
  /** The server is full for now; the line tries again. */
  turnedAway(message: Refused): void;
  /** The way in is closed for good: no such table, not our seat, or nothing to watch. */
  closed(message: Refused): void;
}

const ANSWER_WITHIN = 4000;
/** The search may think longer than that. */
const HINT_WITHIN = 25_000;
const FIRST_RETRY = 300;
const LAST_RETRY = 5000;

/** Refusals that asking again will not change. */
const SHUT: readonly string[] = ["UNKNOWN_TABLE", "WRONG_TOKEN", "OLD_INVITATION", "OLD_PROTOCOL"];

const isEntrance = ({ type }: Request): boolean => type === "join" || type === "watch";

interface Open {
  message: Request;
  asked: number;
  timer: ReturnType<typeof setTimeout>;
  settle: (answer: Answer) => void;
}

export class Line {
  #socket: SocketLike | null = null;
  #open = new Map<number, Open>();
  #next = 1;
  #retry = FIRST_RETRY;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #joined = false;
  #after: number | null = null;

  constructor(
    private readonly tableId: string,
    private readonly entrance: Entrance,
    private readonly events: LineEvents,
    private readonly openSocket: OpenSocket = browserSocket,
  ) {}

  start(): void {
    this.#connect();
  }

  /** Connect anew at once: the device is on the network again, and an older socket may be dead. */
  renew(): void {
    if (this.#ended) return;
    clearTimeout(this.#retryTimer);
    this.#drop();
    this.#retry = FIRST_RETRY;
    this.#connect();
  }

  /** The device has no network: the socket will not say so for long. */
  doubt(): void {
    if (!this.#ended && this.#socket !== null) this.#lost();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retryTimer);
    this.#drop();
  }

  /** Ask for a deed; resolves with the answer, or null when the line broke before it came. */
  act(deed: Deed, decision: number): Promise<Answer> {
    // The generated type counts a pass's cards as tuples.
    return this.#ask({ ...deed, decision, request: this.#next++ } as Request);
  }

  /** Ask for something besides; asking twice is harmless here, too. */
  wish(wish: Wish): Promise<Answer> {
    return this.#ask({ ...wish, request: this.#next++ } as Request);
  }

  #ask(message: Request): Promise<Answer> {
    return new Promise((settle) => {
      const open: Open = { message, asked: 0, timer: setTimeout(() => undefined), settle };
      this.#open.set(message.request, open);
      this.#send(open);
    });
  }

  #send(open: Open): void {
    clearTimeout(open.timer);
    if (this.#socket === null || (!this.#joined && !isEntrance(open.message))) {
      this.#settle(open.message.request, null);
      return;
    }
    open.asked += 1;
    const within = open.message.type === "ask_hint" ? HINT_WITHIN : ANSWER_WITHIN;
    const most = open.message.type === "say" ? 1 : 2;
    open.timer = setTimeout(() => {
      if (open.asked < most) this.#send(open);
      else this.#lost();
    }, within);
    try {
      this.#socket.send(JSON.stringify(open.message));
    } catch {
      this.#lost();
    }
  }

  #settle(request: number, answer: Answer): void {
    const open = this.#open.get(request);
    if (open === undefined) return;
    clearTimeout(open.timer);
    this.#open.delete(request);
    open.settle(answer);
  }

  #connect(): void {
    if (this.#ended) return;
    let socket: SocketLike;
    try {
      socket = this.openSocket(this.tableId);
    } catch {
      this.#later();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      void this.#ask(this.#entering());
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#heard(data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    socket.onerror = () => undefined;
  }

  #entering(): Join | Watch {
    const request = this.#next++;
    if ("watching" in this.entrance) {
      return { type: "watch", request, seat: this.entrance.watching };
    }
    const join: Join = { type: "join", request, token: this.entrance.token };
    if (this.#after !== null) join.after = this.#after;
    return join;
  }

  #heard(data: unknown): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      return;
    }
    switch (message.type) {
      case "welcome":
        this.#joined = true;
        this.#retry = FIRST_RETRY;
        this.#after = message.now.seq;
        this.#settle(message.request, null);
        this.events.state(true);
        this.events.welcome(message);
        break;
      case "update":
        if (this.#after !== null && message.seq <= this.#after) break;
        this.#after = message.seq;
        this.events.update(message);
        break;
      case "table":
        this.events.table(message);
        break;
      case "said":
        this.events.said(message);
        break;
      case "seat_lost":
        this.end();
        this.events.lost();
        break;
      case "done":
      case "hints":
        this.#settle(message.request, message);
        break;
      case "refused":
        this.#refused(message);
        break;
    }
  }

  #refused(message: Refused): void {
    const asked = message.request === null ? undefined : this.#open.get(message.request)?.message;
    const entering = asked !== undefined && isEntrance(asked);
    if (SHUT.includes(message.code) || (entering && message.code === "NOT_ALLOWED")) {
      this.end();
      this.events.closed(message);
    } else if (message.request === null && !this.#joined) {
      this.#retry = LAST_RETRY;
      this.events.turnedAway(message);
    } else if (message.request !== null) {
      this.#settle(message.request, message);
      if (entering) this.#lost();
    }
  }

  #lost(): void {
    this.#drop();
    this.#later();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#joined = false;
    for (const request of [...this.#open.keys()]) this.#settle(request, null);
    if (socket !== null) {
      socket.onclose = null;
      socket.onmessage = null;
      try {
        socket.close();
      } catch {
        // It is gone already.
      }
    }
    if (!this.#ended) this.events.state(false);
  }

  #later(): void {
    if (this.#ended) return;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }
}

function browserSocket(tableId: string): SocketLike {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const path = `/api/tables/${encodeURIComponent(tableId)}/socket`;
  return new WebSocket(`${scheme}://${location.host}${path}`, SUBPROTOCOL) as unknown as SocketLike;
}
