// The first page: the game to play, and the matches to go on with.

import { language } from "../texts/language.svelte";
import { say, sayIfKnown } from "../texts/say";
import { type Game, gameTitle, handNumber, number } from "./base";

export const play = (): string => say("play");
export const presetSummary = (preset: string): string =>
  sayIfKnown(`preset-${preset}.summary`) ?? "";
export const gameFor = (game: Game, count: number): string =>
  say("game-for", { game: gameTitle(game), count });
export const changeRules = (): string => say("change-rules");
export const tagline = (): string => say("tagline");
export const resumeHeading = (): string => say("resume-heading");
export const resumeLine = (hand: number): string =>
  hand === 0 ? say("resume-not-dealt") : handNumber(hand);
export const resumeTotal = (mine: number, others: readonly number[]): string =>
  say("resume-total", { mine, others: others.map(number) });
export const finishedHeading = (): string => say("finished-heading");
export const finishedLine = (mine: boolean, shared: boolean, place: number): string =>
  say("finished", { outcome: mine ? (shared ? "shared" : "won") : "place", place });
export const showAll = (count: number): string => say("show-all", { count });
export const strangeTables = (count: number): string => say("strange-tables", { count });
export const forgetStrange = (): string => say("forget-strange");
export const forget = (game: Game): string => say("forget", { game: gameTitle(game) });
export const remove = (): string => say("remove");
export const removed = (): string => say("removed");
export const undo = (): string => say("undo");
export const undoRemove = (game: Game): string => say("undo-remove", { game: gameTitle(game) });

const date = (time: Date, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.tag, style).format(time);
/** "today 14:05", "yesterday 9:30", "28 November": a day as one says it now. */
export function when(time: number, now: number): string {
  const [then, today] = [new Date(time), new Date(now)];
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const clock = date(then, { hour: "2-digit", minute: "2-digit" });
  if (then.toDateString() === today.toDateString()) return say("today-at", { time: clock });
  if (then.toDateString() === yesterday.toDateString()) return say("yesterday-at", { time: clock });
  const thisYear = then.getFullYear() === today.getFullYear();
  return date(then, {
    day: "numeric",
    month: "long",
    ...(thisYear ? {} : { year: "numeric" }),
  });
}
export const begunAt = (time: number, now: number): string =>
  say("begun-at", { when: when(time, now) });
export const playedAt = (time: number, now: number): string =>
  say("played-at", { when: when(time, now) });
