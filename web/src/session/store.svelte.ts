// What this browser keeps: seats at tables, the last rules and name, speed and colours.
//
// Storage may be forbidden, full, or hold something else; then the same things are kept as long
// as the page is open, and `lasting` says so.

import type { RulesRequest } from "../generated/protocol";
import { SPEEDS, type Speed } from "./pace";

export interface Seat {
  tableId: string;
  token: string;
  title: string;
  /** The last hand whose score the person has read and continued past. */
  scoreRead?: number;
  /** When one sat down, and when the table was last seen to move; milliseconds since 1970. */
  begun?: number;
  played?: number;
}
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  seats: Seat[];
  rules: RulesRequest;
  rulesTitle: string;
  name: string;
  speed: Speed;
  theme: Theme;
  /** Ask before a play that clearly loses. */
  learning: boolean;
}

const KEY = "openhearts.1";
const MOST_SEATS = 40;
/** The time of the last play is kept no more exactly than this. */
const PLAYED_EVERY = 20_000;
const FRESH: Kept = {
  seats: [],
  rules: { preset: "standard", players: 4, changes: {} },
  rulesTitle: "Standard",
  name: "",
  speed: "normal",
  theme: "system",
  learning: false,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isSeat(value: unknown): value is Seat {
  return (
    isObject(value) &&
    typeof value.tableId === "string" &&
    typeof value.token === "string" &&
    typeof value.title === "string" &&
    [value.scoreRead, value.begun, value.played].every(
      (one) => one === undefined || typeof one === "number",
    )
  );
}

const isChange = (value: unknown): boolean =>
  ["string", "number", "boolean"].includes(typeof value) ||
  (Array.isArray(value) && value.every((word) => typeof word === "string")) ||
  (isObject(value) && Object.values(value).every((number) => typeof number === "number"));

/** Read what is there, and nothing that does not look right. */
export function readKept(text: string | null): Kept {
  let found: unknown = null;
  try {
    found = text === null ? null : JSON.parse(text);
  } catch {
    return { ...FRESH };
  }
  if (!isObject(found)) return { ...FRESH };
  const { seats, rules, rulesTitle, name, speed, theme, learning } = found;
  return {
    seats: Array.isArray(seats) ? seats.filter(isSeat).slice(0, MOST_SEATS) : [],
    rules:
      isObject(rules) && typeof rules.preset === "string" && typeof rules.players === "number"
        ? {
            preset: rules.preset,
            players: rules.players,
            changes: (isObject(rules.changes)
              ? Object.fromEntries(Object.entries(rules.changes).filter(([, to]) => isChange(to)))
              : {}) as NonNullable<RulesRequest["changes"]>,
          }
        : FRESH.rules,
    rulesTitle: typeof rulesTitle === "string" ? rulesTitle : FRESH.rulesTitle,
    name: typeof name === "string" ? name.slice(0, 24) : "",
    speed: SPEEDS.find((known) => known === speed) ?? FRESH.speed,
    theme: THEMES.find((known) => known === theme) ?? FRESH.theme,
    learning: learning === true,
  };
}

class Store {
  #kept = $state.raw<Kept>({ ...FRESH });
  /** Whether it outlives the page. */
  lasting = $state(true);

  constructor() {
    try {
      this.#kept = readKept(localStorage.getItem(KEY));
    } catch {
      this.lasting = false;
    }
  }

  get seats(): readonly Seat[] {
    return this.#kept.seats;
  }
  get rules(): RulesRequest {
    return this.#kept.rules;
  }
  get rulesTitle(): string {
    return this.#kept.rulesTitle;
  }
  get name(): string {
    return this.#kept.name;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }

  get learning(): boolean {
    return this.#kept.learning;
  }

  seatAt(tableId: string): Seat | undefined {
    return this.#kept.seats.find((seat) => seat.tableId === tableId);
  }

  addSeat(seat: Seat): void {
    const others = this.#latestSeats().filter(({ tableId }) => tableId !== seat.tableId);
    this.#keep({ seats: [seat, ...others].slice(0, MOST_SEATS) });
  }

  forgetSeat(tableId: string): void {
    this.#keep({ seats: this.#latestSeats().filter((seat) => seat.tableId !== tableId) });
  }

  readScore(tableId: string, hand: number): void {
    this.#note(tableId, { scoreRead: hand });
  }

  /** The table moved while it was open here. */
  notePlayed(tableId: string, time = Date.now()): void {
    const before = this.seatAt(tableId)?.played ?? 0;
    if (time - before > PLAYED_EVERY) this.#note(tableId, { played: time });
  }

  #note(tableId: string, what: Partial<Seat>): void {
    this.#keep({
      seats: this.#latestSeats().map((seat) =>
        seat.tableId === tableId ? { ...seat, ...what } : seat,
      ),
    });
  }

  choose(rules: RulesRequest, rulesTitle: string, name: string): void {
    this.#keep({ rules, rulesTitle, name });
  }

  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  set learning(learning: boolean) {
    this.#keep({ learning });
  }

  /** Another tab may have sat down meanwhile: its seats stay. */
  #latestSeats(): readonly Seat[] {
    if (!this.lasting) return this.#kept.seats;
    try {
      const text = localStorage.getItem(KEY);
      return text === null ? this.#kept.seats : readKept(text).seats;
    } catch {
      return this.#kept.seats;
    }
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, seats: [...this.#latestSeats()], ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
      this.lasting = true;
    } catch {
      this.lasting = false;
    }
  }
}

export const store = new Store();

/** Follow the theme on the document itself, where the tokens look for it. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
