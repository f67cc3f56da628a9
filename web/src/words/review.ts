// Looking back on a hand, and playing it again.

import type { Card } from "../cards/cards";
import type { WireWording } from "../generated/protocol";
import { suitWord } from "../texts/bundle";
import { language } from "../texts/language.svelte";
import { cardsOf, say, word } from "../texts/say";
import { pointsExactly } from "./aids";
import { type Game, gameTitle, handNumber, number, of, type Person, points } from "./base";

// ------------------------------------------------------------------ looking back

export const decimal = (value: number): string =>
  pointsExactly(Math.round(value * 10) === 0 ? 0 : value);
export const signedDecimal = (value: number): string =>
  Math.round(value * 10) > 0 ? `+${decimal(value)}` : decimal(value);
export const shareOf = (share: number): string =>
  new Intl.NumberFormat(language.tag, { style: "percent" }).format(share);

export const review = (): string => say("review");
export const reviewHand = (): string => say("review-hand");
export const reviewTitle = (game: Game): string => say("review-title", { game: gameTitle(game) });
export const reviewNothing = (): string => say("review-nothing");
export const reviewAway = (): string => say("review-away");
export const reviewRunning = (): string => say("review-running");
export const backToMatch = (): string => say("back-to-match");
export const reviewHidden = (): string => say("review-hidden");
export const reviewDealt = (hand: number, entry: string): string =>
  say("review-dealt", { hand, entry });
export const reviewPassed = (person: Person, given: readonly Card[]): string =>
  say("review-passed", { cards: cardsOf(...given), ...of(person) });
export const reviewPassedHidden = (person: Person, count: number): string =>
  say("review-passed-hidden", { count, ...of(person) });
export const reviewPlayed = (person: Person, card: Card, trick: number): string =>
  say("review-played", { cards: cardsOf(card), trick, ...of(person) });
export const reviewSeat = (person: Person, worth: number, taken: number, turn: boolean): string =>
  [
    person.me ? say("you") : person.name,
    takenSoFar(worth, taken),
    ...(turn ? [say("plate-turn", { me: person.me })] : []),
  ].join(", ");
export const takenSoFar = (worth: number, taken: number): string =>
  say("review-taken", { count: taken, worth: points(worth) });
export const hiddenCards = (count: number): string => say("hidden-cards", { count });
export const noCardsLeft = (): string => say("no-cards-left");
export const shownVoids = (suits: readonly string[]): string =>
  say("shown-voids", { suits: suits.map((suit) => say("suit", { suit: suitWord(suit) })) });
export const eyesLabel = (): string => say("eyes");
/** Everything that may be seen: all cards, or where some stay hidden those that are known. */
export const faceUp = (whole: boolean): string => say(whole ? "all-face-up" : "known-face-up");
export const whatOneKnew = (person: Person): string => say("what-one-knew", of(person));
export const noTrickYet = (): string => say("no-trick-yet");
export const handChoice = (): string => say("hand-choice");
export const handWithScore = (hand: number, worth: number | null): string =>
  worth === null ? handNumber(hand) : say("hand-with-score", { hand, count: worth });
export const toStart = (): string => say("to-start");
export const trickBack = (): string => say("trick-back");
export const stepBack = (): string => say("step-back");
export const stepOn = (): string => say("step-on");
export const trickOn = (): string => say("trick-on");
export const toEnd = (): string => say("to-end");
export const stepCount = (at: number, all: number): string => say("step-count", { at, all });
export const reviewKeys = (): string => say("review-keys");
export const stepsCaption = (): string => say("steps-caption");
export const stepsHeading = (): string => say("steps-heading");
export const trickColumn = (): string => say("trick-column");
export const passRow = (): string => say("pass-row");
export const lostRow = (): string => say("lost-row");
export const lostShort = (lost: number): string => decimal(-lost);
export const lostSum = (lost: number): string => (lost > 0 ? decimal(-lost) : number(0));
export const judging = (done: number, all: number): string =>
  all === 0 ? say("judging-begins") : say("judging", { done, all });
export const notJudged = (): string => say("not-judged");
export const judgedForced = (): string => say("judged-forced");
const because = (reason: WireWording | null): string => (reason === null ? "" : word(reason));
export const judgedBest = (reason: WireWording | null): string =>
  say("judged-best", { reason: because(reason) }).trim();
export const judgedAsGood = (best: readonly Card[]): string =>
  say("judged-as-good", { cards: cardsOf(...best) });
export const judgedWorse = (
  best: readonly Card[],
  lost: number,
  reason: WireWording | null,
): string =>
  say("judged-worse", {
    cards: cardsOf(...best),
    lost: decimal(lost),
    reason: because(reason),
  }).trim();
export const playFromHereAs = (person: Person): string =>
  person.me ? say("play-from-here") : say("play-from-here-as", { who: person.name });
export const practiceMeans = (): string => say("practice-means");
export const worstHeading = (): string => say("worst-heading");
export const nothingLost = (): string => say("nothing-lost");
export const accountHeading = (person: Person): string => say("account-heading", of(person));
export const accountShare = (): string => say("account-share");
export const accountLuck = (): string => say("account-luck");
export const accountLost = (): string => say("account-lost");
export const accountRest = (): string => say("account-rest");
export const accountScore = (): string => say("account-score");
export const accountMeans = (): string => say("account-means");
export const accountErrorMeans = (): string => say("account-error-means");
export const plusMinus = (error: number): string => `±${decimal(error)}`;
export const giveOrTake = (error: number): string =>
  say("give-or-take", { points: decimal(error) });
export const chartHeading = (): string => say("chart-heading");
export const chartLabel = (count: number): string => say("chart-label", { count });
export const chartTable = (): string => say("chart-table");

// ------------------------------------------------------------------ practice

export const practice = (): string => say("practice");
export const practiceOver = (): string => say("practice-over");
export const practiceThen = (): string => say("practice-then");
export const practiceNow = (): string => say("practice-now");
export const practiceAgain = (): string => say("practice-again");
export const backToReview = (): string => say("back-to-review");
