// The line to one table: a WebSocket that comes back by itself, and requests that get an answer.
//
// After a break it joins again, naming the last update it has, and hears what it missed. A request
// without an answer is asked again with the same number and decision; if that stays unanswered
// too, the socket counts as dead. The server takes a decision once, so asking twice is harmless.

import type {
  AskHint,
  Done,
  EndHand,
  Hints,
  Join,
  Moon,
  MoonChoice,
  Pass,
  Play,
  Refused,
  TakeBack,
  Update,
  Welcome,
} from "../generated/protocol";

export const SUBPROTOCOL = "openhearts.1";
export const VERSION = 1;

export type ServerMessage = Welcome | Update | Done | Hints | Refused;
/** What settles a request; null when the line broke before an answer came. */
export type Answer = Done | Hints | Refused | null;
/** What a player does, without its numbers. */
export type Deed =
  | { type: "pass"; cards: string[] }
  | { type: "play"; card: string }
  | { type: "moon"; choice: MoonChoice };
/** What is asked for besides, without its number. */
export type Wish =
  | { type: "take_back"; to: number }
  | { type: "end_hand"; hand: number }
  | { type: "ask_hint"; decision: number; shown: boolean };
type Request = Join | Pass | Play | Moon | TakeBack | EndHand | AskHint;

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
  /** The way in is closed for good: no such table, or not our seat. */
  closed(message: Refused): void;
}

const ANSWER_WITHIN = 4000;
/** The search may think longer than that. */
const HINT_WITHIN = 25_000;
const FIRST_RETRY = 300;
const LAST_RETRY = 5000;

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
    private readonly token: string,
    private readonly events: LineEvents,
    private readonly openSocket: OpenSocket = browserSocket,
  ) {}

  start(): void {
    this.#connect();
  }

  /** Try again now: the device says that it is back on the network. */
  hurry(): void {
    if (this.#ended || this.#socket !== null) return;
    clearTimeout(this.#retryTimer);
    this.#connect();
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
    return this.#ask({ ...wish, request: this.#next++ });
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
    if (this.#socket === null || (!this.#joined && open.message.type !== "join")) {
      this.#settle(open.message.request, null);
      return;
    }
    open.asked += 1;
    const within = open.message.type === "ask_hint" ? HINT_WITHIN : ANSWER_WITHIN;
    open.timer = setTimeout(() => {
      if (open.asked < 2) this.#send(open);
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
      const join: Join = { type: "join", request: this.#next++, token: this.token };
      if (this.#after !== null) join.after = this.#after;
      void this.#ask(join);
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#heard(data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    socket.onerror = () => undefined;
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
      case "done":
      case "hints":
        this.#settle(message.request, message);
        break;
      case "refused":
        if (message.code === "UNKNOWN_TABLE" || message.code === "WRONG_TOKEN") {
          this.end();
          this.events.closed(message);
        } else if (message.request !== null) {
          const joining = this.#open.get(message.request)?.message.type === "join";
          this.#settle(message.request, message);
          if (joining) this.#lost();
        }
        break;
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
