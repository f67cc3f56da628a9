// Past matches and statistics.

import type { Card } from "../cards/cards";
import type { WireDealtStatistics } from "../generated/protocol";
import { language } from "../texts/language.svelte";
import { cardsOf, say } from "../texts/say";
import { number } from "./base";
import { shareOf } from "./review";

// ------------------------------------------------------------------ past matches

export const pastMatches = (): string => say("past-matches");
export const statistics = (): string => say("statistics");
export const searchLabel = (): string => say("search-label");
export const anyGame = (): string => say("any-game");
export const resultLabel = (): string => say("result-label");
export const kindLabel = (): string => say("kind-label");
export const sinceLabel = (): string => say("since-label");
export const untilLabel = (): string => say("until-label");
export const anyResult = (): string => say("any-result");
export const anyKind = (): string => say("any-kind");
export const outcome = (word: string): string =>
  word === "NONE" ? "" : say("match-outcome", { outcome: word });
export const matchKind = (word: string): string => say("match-kind", { kind: word });
export const matchesFound = (found: number, all: number): string =>
  found === all ? say("matches", { count: found }) : say("matches-found", { found, count: all });
export const hands = (count: number): string => say("hands", { count });
export const noMatches = (): string => say("no-matches");
export const noneFound = (): string => say("none-found");
export const clearSearch = (): string => say("clear-search");
export const pageOf = (page: number, all: number): string => say("page-of", { page, all });
export const newerMatches = (): string => say("newer-matches");
export const olderMatches = (): string => say("older-matches");
export const notCounted = (): string => say("not-counted");
export const openRecord = (): string => say("open-record");
export const openRecordMeans = (): string => say("open-record-means");
export const takingIn = (): string => say("taking-in");
export const takenIn = (count: number, known: number): string =>
  known === 0 ? say("taken-in", { count }) : say("taken-in-known", { count, known });
export const notTakenIn = (why: string): string => say("not-taken-in", { why });
export const saveAsText = (): string => say("save-as-text");
export const saveAsJson = (): string => say("save-as-json");

// ------------------------------------------------------------------ statistics

export const noStatistics = (): string => say("no-statistics");
export const statisticsMean = (): string => say("statistics-mean");
export const leftOut = (
  running: number,
  practised: number,
  undone: number,
  imported: number,
): string => {
  const parts = [
    ...(running > 0 ? [say("left-out-running", { count: running })] : []),
    ...(practised > 0 ? [say("left-out-practice", { count: practised })] : []),
    ...(undone > 0 ? [say("left-out-undo", { count: undone })] : []),
    ...(imported > 0 ? [say("left-out-imported", { count: imported })] : []),
  ];
  return parts.length === 0 ? "" : say("left-out", { parts });
};
export const statMatches = (): string => say("stat-matches");
export const statWon = (): string => say("stat-won");
export const statShared = (): string => say("stat-shared");
export const statPlace = (): string => say("stat-place");
export const statTotal = (): string => say("stat-total");
export const statPoints = (): string => say("stat-points");
export const statHands = (): string => say("stat-hands");
export const statDear = (dearest: readonly Card[]): string =>
  dearest.length === 1 ? say("stat-took", { cards: cardsOf(...dearest) }) : say("stat-took-dear");
export const statMoonsTried = (): string => say("stat-moons-tried");
export const statMoonsMade = (): string => say("stat-moons-made");
export const statMoonsStopped = (): string => say("stat-moons-stopped");
export const statOf = (count: number, share: number | null): string =>
  share === null
    ? number(count)
    : say("stat-share", { count: number(count), share: shareOf(share) });
export const statDealt = (): string => say("stat-dealt");
export const statDealtFew = (count: number): string => say("stat-dealt-few", { count });
export const statDealtMeans = (): string => say("stat-dealt-means");
export const statSealed = (): string => say("stat-sealed");
/** How often the queen was dealt, or how many cards a hand, and what chance gives. */
export const dealtLine = (one: WireDealtStatistics, hands: number): string => {
  if (one.kind === "QUEEN") {
    return say("stat-dealt-queen", {
      cards: cardsOf("QS"),
      times: number(one.count),
      count: hands,
      mean: number(Math.round(one.mean * 10) / 10),
      low: number(one.low),
      high: number(one.high),
    });
  }
  return say("stat-dealt-cards", {
    kind: one.kind,
    dealt: perHand(one.count, hands),
    mean: perHand(one.mean, hands),
    low: perHand(one.low, hands),
    high: perHand(one.high, hands),
  });
};
// With one decimal the range of many hands would be a single number.
const perHand = (cards: number, hands: number): string =>
  new Intl.NumberFormat(language.tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(cards / hands);
export const statPasses = (): string => say("stat-passes");
export const statPassColumn = (): string => say("stat-pass-column");
export const statGiven = (dearest: readonly Card[]): string =>
  dearest.length === 1 ? say("stat-given", { cards: cardsOf(...dearest) }) : say("stat-given-dear");
export const statGot = (dearest: readonly Card[]): string =>
  dearest.length === 1 ? say("stat-got", { cards: cardsOf(...dearest) }) : say("stat-got-dear");
export const ofWhich = (count: number, part: number): string => `${number(count)}; ${number(part)}`;
export const statLevels = (): string => say("stat-levels");
export const statLevelColumn = (): string => say("stat-level-column");
