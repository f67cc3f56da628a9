// What a table allows: good defaults, what this browser chose last, and the clock as one choice.

import type { WireTableSettings } from "../generated/protocol";
import { FIRST_LEVEL, isLevel } from "../session/levels";
import { readStored, writeStored } from "../session/stored";

export type TableSettings = Required<WireTableSettings>;
export type Clock = "none" | "seconds" | "days";

export const ACCESS = ["LINK", "LOBBY"] as const;
export const CLOCKS: readonly Clock[] = ["none", "seconds", "days"];
export const TALK = ["NOTHING", "PHRASES", "FREE"] as const;
export const WATCHING = ["NOBODY", "PUBLIC", "SEAT", "DELAYED"] as const;
export const ABSENCE = ["BOT", "WAIT"] as const;
export const ARRIVAL = ["AT_ONCE", "BETWEEN_HANDS"] as const;
export const POINTS_SHOWN = ["ALL", "OWN", "NONE"] as const;
export const TRICKS_SHOWN = ["ALL", "LAST", "NONE"] as const;
/** Seconds. */
export const GRACES = [15, 60, 180, 600] as const;
export const MOVE_SECONDS = [10, 20, 30, 60, 120] as const;
/** Minutes. */
export const BANKS = [0, 1, 3, 10] as const;
export const MOVE_DAYS = [1, 2, 3, 7] as const;

export const PLAIN: TableSettings = {
  access: "LINK",
  level: FIRST_LEVEL,
  arrival: "AT_ONCE",
  move_seconds: null,
  bank_seconds: 0,
  move_days: null,
  grace_seconds: 60,
  when_away: "BOT",
  watching: "NOBODY",
  talk: "PHRASES",
  rated: false,
  points_shown: "ALL",
  tricks_shown: "ALL",
};

/** Whether something that lay open is not shown again while a hand is played. */
export const hides = ({ points_shown: points, tricks_shown: tricks }: WireTableSettings): boolean =>
  (points ?? "ALL") !== "ALL" || (tricks ?? "ALL") !== "ALL";

export const clockOf = ({ move_seconds: seconds, move_days: days }: TableSettings): Clock =>
  days !== null ? "days" : seconds !== null ? "seconds" : "none";

/** The settings with this access; strangers begin with the ready phrases. */
export const withAccess = (settings: TableSettings, access: "LINK" | "LOBBY"): TableSettings => ({
  ...settings,
  access,
  talk: access === "LOBBY" ? "PHRASES" : settings.talk,
});

/** The settings with this clock, begun with its usual times. */
export const withClock = (settings: TableSettings, clock: Clock): TableSettings => ({
  ...settings,
  move_seconds: clock === "seconds" ? (settings.move_seconds ?? 30) : null,
  bank_seconds: clock === "seconds" ? settings.bank_seconds || 60 : 0,
  move_days: clock === "days" ? (settings.move_days ?? 2) : null,
});

const KEY = "openhearts.table.1";

const among = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.includes(value as T) ? (value as T) : otherwise;

/** Read what was chosen last, value by value: a damaged one is as if never chosen. */
export function readSettings(text: string | null): TableSettings {
  let found: Partial<Record<keyof TableSettings, unknown>> = {};
  try {
    const parsed: unknown = text === null ? null : JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null) found = parsed;
  } catch {
    // Damaged: as if never chosen.
  }
  const seconds = among([...MOVE_SECONDS, null], found.move_seconds, null);
  return {
    // Private unless one says otherwise, each time.
    access: PLAIN.access,
    level: isLevel(found.level) ? found.level : PLAIN.level,
    arrival: among(ARRIVAL, found.arrival, "AT_ONCE"),
    move_seconds: seconds,
    bank_seconds: seconds === null ? 0 : among(BANKS.map(inSeconds), found.bank_seconds, 0),
    move_days: seconds === null ? among([...MOVE_DAYS, null], found.move_days, null) : null,
    grace_seconds: among(GRACES, found.grace_seconds, 60),
    when_away: found.rated === true ? "BOT" : among(ABSENCE, found.when_away, "BOT"),
    watching: among(WATCHING, found.watching, "NOBODY"),
    talk: among(TALK, found.talk, "PHRASES"),
    rated: found.rated === true,
    points_shown: among(POINTS_SHOWN, found.points_shown, "ALL"),
    tricks_shown: among(TRICKS_SHOWN, found.tricks_shown, "ALL"),
  };
}

export const inSeconds = (minutes: number): number => minutes * 60;

export const lastSettings = (): TableSettings => readSettings(readStored(KEY));
export const keepSettings = (settings: TableSettings): void => {
  writeStored(KEY, JSON.stringify(settings));
};
