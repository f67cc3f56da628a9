// Undo, hints, the end of a hand and the guided first hand.

import type { Card } from "../cards/cards";
import type { WireWording } from "../generated/protocol";
import { suitWord, withMinus } from "../texts/bundle";
import { language } from "../texts/language.svelte";
import { cardsOf, say, word } from "../texts/say";
import { capital, of, type Person } from "./base";

// ------------------------------------------------------------------ undo, and the end of a hand

export const takeBack = (): string => say("take-back");
export const takeBackLong = (): string => say("take-back-long");
export const saidTakenBack = (person: Person): string => say("said-taken-back", of(person));
export const undoneMark = (): string => say("undone-mark");
export const practiceMark = (): string => say("practice-mark");
export const endHand = (taker: Person | null): string =>
  taker === null ? say("end-hand-no-points") : say("end-hand-rest", of(taker));
export const endingOffered = (taker: Person | null): string =>
  say("ending-offered", { offer: endHand(taker) });
export const saidEnded = (person: Person): string => say("said-ended", of(person));
export const endedWhy = (taker: Person | null): string =>
  taker === null ? say("ended-no-points") : say("ended-rest", of(taker));

// ------------------------------------------------------------------ hints

export const hint = (): string => say("hint");
export const hintBusy = (): string => say("hint-busy");
export const hintNone = (): string => say("hint-none");
export const hintPoints = (): string => say("hint-points");
/** A number of points with one decimal, as the language writes it. */
export const pointsExactly = (value: number): string =>
  withMinus(
    new Intl.NumberFormat(language.tag, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(value),
  );
/** How much worse than the best card: the order in which hints are shown. */
export const hintBehind = (value: number): string =>
  value < 0.05 ? say("hint-as-good") : say("hint-behind", { points: pointsExactly(value) });
export const hintBehindMeans = (): string => say("hint-behind-means");
const percent = (share: number): number => Math.round(share * 100);
export const hintError = (value: number): string => `±${pointsExactly(value)}`;
export const hintMoon = (risk: number): string => say("hint-moon", { share: percent(risk) });
export const hintMoonLong = (risk: number): string =>
  say("hint-moon-long", { share: percent(risk) });
export const moonShort = (choice: string): string => capital(say("moon-choice", { choice }));
export const hintTake = (): string => say("hint-take");
export const hintBest = (count: number): string => say("hint-best", { count });
export const hintTried = (shown: number, count: number): string =>
  say("hint-tried", { shown, count });
export const hintSaid = (held: readonly Card[], value: number, reason: WireWording): string =>
  say("hint-said", {
    cards: cardsOf(...held),
    reason: word(reason),
    points: pointsExactly(value),
  });
export const hintSaidMoon = (choice: string, reason: WireWording): string =>
  say("hint-said-moon", { choice: say("moon-choice", { choice }), reason: word(reason) });
export const learningLabel = (): string => say("learning");
export const learningMeans = (): string => say("learning-means");
export const mistakeQuestion = (held: readonly Card[]): string =>
  say(held.length > 1 ? "mistake-pass" : "mistake-play", { cards: cardsOf(...held) });
export const mistakeCosts = (value: number, pass: boolean): string =>
  say(pass ? "mistake-pass-costs" : "mistake-costs", { points: pointsExactly(value) });
export const mistakeBetter = (held: readonly Card[], reason: WireWording): string =>
  say("mistake-better", { cards: cardsOf(...held), reason: word(reason) });
export const chooseAgain = (): string => say("choose-again");
export const playAnyway = (): string => say("play-anyway");
export const passAnyway = (): string => say("pass-anyway");

// ------------------------------------------------------------------ the guided first hand

export const lessonOffer = (): string => say("lesson-offer");
export const lessonTitle = (): string => say("lesson-title");
export const lessonLabel = (): string => say("lesson-label");
export const leaveLesson = (): string => say("lesson-leave");
export const gotIt = (): string => say("lesson-got-it");
export const lessonPass = (who: string): string => say("lesson-pass", { who });
export const lessonFirst = (): string => say("lesson-first");
export const lessonFollow = (suit: string): string =>
  say("lesson-follow", { suit: suitWord(suit) });
export const lessonVoid = (suit: string): string => say("lesson-void", { suit: suitWord(suit) });
export const lessonLead = (): string => say("lesson-lead");
export const lessonLeadAny = (): string => say("lesson-lead-any");
export const lessonBroken = (taker: Person): string => say("lesson-broken", of(taker));
export const lessonQueen = (taker: Person): string => say("lesson-queen", of(taker));
export const lessonOver = (): string => say("lesson-over");
const FEW_POINTS = 7;
export const lessonScore = (total: number): string =>
  say("lesson-score", {
    how: total <= 0 ? "clean" : total <= FEW_POINTS ? "good" : "dear",
    count: total,
  });
export const lessonMatch = (): string => say("lesson-match");
export const lessonAgain = (): string => say("lesson-again");
export const lessonPlayMatch = (): string => say("lesson-play-match");
