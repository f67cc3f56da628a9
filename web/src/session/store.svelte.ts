// What this browser keeps of the games: seats at tables, the last rules and name, and language.
//
// Storage may be forbidden, full, or hold something else; then the same things are kept as long
// as the tab or the page is open, and `lasting` says so.

import type { RulesRequest } from "../generated/protocol";
import { isOwnGame, MOST_GAMES, type OwnGame } from "../pages/newgame/games";
import { isLanguage, type LanguageCode } from "../texts/languages";
import { FIRST_LEVEL, isLevel, type Level } from "./levels";
import { outlivesTab, readStored, writeStored } from "./stored";

export interface Seat {
  tableId: string;
  token: string;
  /** The last hand whose score the person has read and continued past. */
  scoreRead?: number;
  /** When one sat down, and when the table was last seen to move; milliseconds since 1970. */
  begun?: number;
  played?: number;
  /** The match is over. */
  over?: boolean;
  /** It never counts: a lesson, or a hand played again. */
  practice?: boolean;
  /** Others sit there. */
  shared?: boolean;
  /** The contest whose deals are played there. */
  contest?: string;
}

interface Kept {
  seats: Seat[];
  rules: RulesRequest;
  /** Whether these rules differ from their preset by more than its settings. */
  rulesCustom: boolean;
  name: string;
  /** How well the computer plays. */
  level: Level;
  /** The games the player made. */
  games: OwnGame[];
  /** Null: the browser's. */
  language: LanguageCode | null;
  /** Ranks by the letters of the language; by the English ones without. */
  ownLetters: boolean;
}

const KEY = "openhearts.1";
/** So many seats that nobody misses are kept; all others for good. */
const MOST_SPARE = 40;
/** The time of the last play is kept no more exactly than this. */
const PLAYED_EVERY = 20_000;
const FRESH: Kept = {
  seats: [],
  rules: { preset: "standard", players: 4, changes: {} },
  rulesCustom: false,
  name: "",
  level: FIRST_LEVEL,
  games: [],
  language: null,
  ownLetters: false,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isSeat(value: unknown): value is Seat {
  return (
    isObject(value) &&
    typeof value.tableId === "string" &&
    typeof value.token === "string" &&
    [value.scoreRead, value.begun, value.played].every(
      (one) => one === undefined || typeof one === "number",
    ) &&
    [value.over, value.practice, value.shared].every(
      (one) => one === undefined || typeof one === "boolean",
    ) &&
    (value.contest === undefined || typeof value.contest === "string")
  );
}

/** A seat without which nothing that still goes on is lost: its secret is the only key to it. */
const isSpare = ({ over, practice, shared }: Seat): boolean =>
  shared !== true && (over === true || practice === true);

/** The seats, newest first, without the oldest of those that nobody misses. */
function trimmed(seats: readonly Seat[]): Seat[] {
  let spare = 0;
  return seats.filter((seat) => !isSpare(seat) || ++spare <= MOST_SPARE);
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
  const { seats, rules, rulesCustom, name, level, language, ownLetters, games } = found;
  return {
    seats: Array.isArray(seats) ? trimmed(seats.filter(isSeat)) : [],
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
    rulesCustom: rulesCustom === true,
    name: typeof name === "string" ? name.slice(0, 24) : "",
    level: isLevel(level) ? level : FIRST_LEVEL,
    games: Array.isArray(games) ? games.filter(isOwnGame).slice(0, MOST_GAMES) : [],
    language: isLanguage(language) ? language : null,
    ownLetters: ownLetters === true,
  };
}

class Store {
  #kept = $state.raw<Kept>({ ...FRESH });
  /** Whether it outlives the tab. */
  lasting = $state(true);

  constructor() {
    this.#kept = readKept(readStored(KEY));
    this.lasting = outlivesTab(KEY);
  }

  get seats(): readonly Seat[] {
    return this.#kept.seats;
  }
  get rules(): RulesRequest {
    return this.#kept.rules;
  }
  get game(): { preset: string; custom: boolean } {
    return { preset: this.rules.preset ?? "standard", custom: this.#kept.rulesCustom };
  }
  get name(): string {
    return this.#kept.name;
  }
  get level(): Level {
    return this.#kept.level;
  }
  get language(): LanguageCode | null {
    return this.#kept.language;
  }
  get ownLetters(): boolean {
    return this.#kept.ownLetters;
  }

  get games(): readonly OwnGame[] {
    return this.#kept.games;
  }

  addGame(game: OwnGame): void {
    this.#keep({ games: [...this.#kept.games, game].slice(0, MOST_GAMES) });
  }

  renameGame(old: string, name: string): void {
    this.#keep({
      games: this.#kept.games.map((game) => (game.name === old ? { ...game, name } : game)),
    });
  }

  removeGame(name: string): void {
    this.#keep({ games: this.#kept.games.filter((game) => game.name !== name) });
  }

  seatAt(tableId: string): Seat | undefined {
    return this.#kept.seats.find((seat) => seat.tableId === tableId);
  }

  addSeat(seat: Seat): void {
    const others = this.#latestSeats().filter(({ tableId }) => tableId !== seat.tableId);
    this.#keep({ seats: trimmed([seat, ...others]) });
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

  /** The match there is over, or others sit there. */
  noteThat(tableId: string, fact: "over" | "shared"): void {
    const seat = this.seatAt(tableId);
    if (seat !== undefined && seat[fact] !== true) this.#note(tableId, { [fact]: true });
  }

  #note(tableId: string, what: Partial<Seat>): void {
    this.#keep({
      seats: this.#latestSeats().map((seat) =>
        seat.tableId === tableId ? { ...seat, ...what } : seat,
      ),
    });
  }

  choose(rules: RulesRequest, rulesCustom: boolean, name: string): void {
    this.#keep({ rules, rulesCustom, name });
  }

  set level(level: Level) {
    this.#keep({ level });
  }

  set language(language: LanguageCode | null) {
    this.#keep({ language });
  }

  set ownLetters(ownLetters: boolean) {
    this.#keep({ ownLetters });
  }

  /** Another tab may have sat down meanwhile: its seats stay. */
  #latestSeats(): readonly Seat[] {
    if (!this.lasting) return this.#kept.seats;
    const text = readStored(KEY);
    return text === null ? this.#kept.seats : readKept(text).seats;
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, seats: [...this.#latestSeats()], ...change };
    this.lasting = writeStored(KEY, JSON.stringify(this.#kept)) || this.#keepLess();
  }

  /** Where the storage is full: what goes on is kept, at the cost of what is over. */
  #keepLess(): boolean {
    const going = this.#kept.seats.filter((seat) => !isSpare(seat) || seat.over !== true);
    if (going.length === this.#kept.seats.length) return false;
    const less = { ...this.#kept, seats: going };
    if (!writeStored(KEY, JSON.stringify(less))) {
      writeStored(KEY, JSON.stringify(this.#kept));
      return false;
    }
    this.#kept = less;
    return true;
  }
}

export const store = new Store();
