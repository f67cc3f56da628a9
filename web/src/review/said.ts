// Sentences about a step of a hand, put together from the words of the client.

import type { Card } from "../cards/cards";
import type { HandReview, WireJudgement } from "../generated/protocol";
import * as words from "../words";
import type { Position } from "./replay";

export type Person = words.Person;

export function cardList(cards: readonly Card[], hidden: number): string {
  const parts = cards.map(words.cardName);
  if (hidden > 0) parts.push(words.hiddenCards(hidden));
  return parts.length === 0 ? words.noCardsLeft() : words.list(parts);
}

/** What the last step was. */
export function saidStep(
  { last, trickNumber, winner, next }: Position,
  hand: HandReview,
  person: words.NameOf,
): string {
  if (last === null) return words.reviewDealt(hand.number, hand.pass_entry);
  const shown = last.cards.filter((card) => card !== null);
  const parts: string[] = [];
  if (last.trick === null) {
    parts.push(
      shown.length < last.cards.length
        ? words.reviewPassedHidden(person(last.seat), last.cards.length)
        : words.reviewPassed(person(last.seat), shown),
    );
  } else {
    const card = shown[0];
    if (card !== undefined) parts.push(words.reviewPlayed(person(last.seat), card, last.trick));
  }
  if (winner !== null && trickNumber !== null) {
    parts.push(words.saidTrick(person(winner), hand.tricks[trickNumber - 1]?.points ?? 0));
  }
  if (next === null) {
    parts.push(
      words.saidScores(hand.result.scores.map((value, seat) => words.scored(person(seat), value))),
    );
  }
  return parts.join(" ");
}

/** What the search says about it; nothing where there was nothing to choose. */
export function saidJudgement(
  judged: WireJudgement | undefined,
  cards: readonly (Card | null)[],
): string {
  if (judged === undefined) return "";
  if (judged.forced) return words.judgedForced();
  const same =
    judged.best.length === cards.length && judged.best.every((card) => cards.includes(card));
  if (same) return words.judgedBest(judged.reason);
  return judged.lost > 0
    ? words.judgedWorse(judged.best, judged.lost, judged.reason)
    : words.judgedAsGood(judged.best);
}
