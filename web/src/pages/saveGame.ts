// Keeping a match as a file.

import { getRecord } from "../session/api";
import { store } from "../session/store.svelte";
import * as words from "../words";
import { saidOf } from "./start";

/** The day as it is here, as 2026-11-30. */
export function dayOf(time: number): string {
  const day = new Date(time);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Let the browser save a match. Returns what went wrong, in words, or null. */
export async function saveMatch(
  get: () => Promise<Blob>,
  ending: string,
  time = Date.now(),
): Promise<string | null> {
  try {
    const address = URL.createObjectURL(await get());
    const link = document.createElement("a");
    link.href = address;
    link.download = words.savedAs(dayOf(time), ending);
    link.click();
    // The browser reads it after the click.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return null;
  } catch (error) {
    return saidOf(error);
  }
}

/** Let the browser save the match of a table. Returns what went wrong, in words, or null. */
export async function saveGame(tableId: string): Promise<string | null> {
  const seat = store.seatAt(tableId);
  if (seat === undefined) return words.noSuchSeat();
  return saveMatch(() => getRecord(tableId, seat.token), "hearts", seat.played);
}
