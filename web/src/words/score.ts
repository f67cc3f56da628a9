// The score of a hand and the verdict of a match.

import type { WireTellingTrick } from "../generated/protocol";
import { cardsOf, say } from "../texts/say";
import { handNumber, type Person, points } from "./base";
import { winning } from "./table";

export const panel = (): string => say("panel");
export const tricksHeading = (): string => say("tricks-heading");
export const handScored = (hand: number): string => say("hand-scored", { hand });
export const noHandYet = (): string => say("no-hand-yet");
export const handColumn = (): string => say("hand-column");
export const totalRow = (): string => say("total-row");
/** A name in little room. */
export const shortPerson = (name: string): string => [...name].slice(0, 3).join("");
export const runningRow = (): string => say("running-row");
export const moonMark = (): string => "☾";
export const moonMarkMeans = (): string => say("moon-mark-means");
export const resetMark = (before: number, after: number): string =>
  say("reset-to", { reached: before, becomes: after });
export const goOn = (): string => say("go-on");
export const verdictWon = (winners: readonly Person[]): string =>
  say("verdict-won", winning(winners));
export const verdictWhy = (winners: readonly Person[], total: number, played: number): string =>
  say("verdict-why", { tied: winners.length > 1, total, count: played });
export const placeSaid = (place: number): string => say("place-said", { place });
export const rematch = (): string => say("rematch");
export const showSheet = (): string => say("show-sheet");
export const backToTable = (): string => say("back-to-table");
export const bestTrick = (): string => say("best-trick");
export const worstTrick = (): string => say("worst-trick");
export const whatItBrought = ({ hand, given, cost }: WireTellingTrick): string =>
  given === null
    ? say("trick-took", { hand: handNumber(hand), points: points(cost) })
    : say("trick-gave", { hand: handNumber(hand), cards: cardsOf(given) });
export const seeVerdict = (): string => say("see-verdict");
