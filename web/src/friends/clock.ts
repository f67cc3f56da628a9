// What is left of a time, in words as short as a clock's.

import type { Heard } from "../session/table.svelte";
import * as words from "./words";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "0:42", "12:05", "5 hours", "2 days": the less is left, the finer. */
export function timeSaid(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return words.clockDays(Math.floor(left / DAY));
  if (left >= 2 * HOUR) return words.clockHours(Math.floor(left / HOUR));
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What is left of a seat's time now; null where no clock runs for the table. */
export function leftNow({ state, at }: Heard, seat: number, now: number): number | null {
  const left = state.seats[seat]?.left_ms ?? null;
  if (left === null) return null;
  return state.running.includes(seat) ? Math.max(0, left - (now - at)) : left;
}

/** How long until something is done about somebody who is gone; null where nothing is. */
export function goneNow({ state, at }: Heard, seat: number, now: number): number | null {
  const gone = state.seats[seat]?.gone_ms ?? null;
  return gone === null ? null : Math.max(0, gone - (now - at));
}
