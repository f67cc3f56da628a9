// A finished hand after so many of its steps: who holds what, what lies on the table, what was
// taken, and what one seat knew. Everything is in the review the server tells; nothing is ruled here.

import { sortHand, type Card } from "../cards/cards";
import type { HandReview, WireStep } from "../generated/protocol";

export interface SeenHand {
  seat: number;
  /** The cards that are shown face up. */
  cards: Card[];
  /** How many more there are. */
  hidden: number;
  /** Of the shown cards those that this seat is about to pass, or has just got. */
  marked: ReadonlySet<Card>;
  /** The suits it had shown that it holds no more, as letters. */
  voids: string;
  /** What the tricks it had taken are worth. */
  points: number;
  tricks: number;
}

export interface Position {
  /** How many steps were made. */
  at: number;
  /** The last step that was made. */
  last: WireStep | null;
  next: WireStep | null;
  passing: boolean;
  hands: SeenHand[];
  /** The trick on the table: the last one, as long as nobody has led to the next. */
  trick: { seat: number; card: Card }[];
  trickNumber: number | null;
  /** Who took it, once it is full. */
  winner: number | null;
  /** The kitty's cards, where they may be seen. */
  kitty: Card[];
}

/** How many steps are passes. */
export const passesIn = (hand: HandReview): number =>
  hand.steps.findIndex((step) => step.trick !== null);

const known = (cards: readonly (Card | null)[]): Card[] =>
  cards.filter((card): card is Card => card !== null);

/** What was got in the pass, by seat. */
function gotBy(hand: HandReview, seat: number): Set<Card> {
  const got = hand.passes.flatMap(({ cards, receivers }) =>
    cards.filter((_, index) => receivers[index] === seat),
  );
  return new Set(known(got));
}

/** The cards that `eyes` passed to `holder`, which it knows to be there until they are played. */
function passedTo(hand: HandReview, eyes: number, holder: number): Card[] {
  const own = hand.passes.find(({ seat }) => seat === eyes);
  // Of a mixed pass nobody knows who got it.
  if (own === undefined || hand.pass_entry === "MIX") return [];
  return known(own.cards.filter((_, index) => own.receivers[index] === holder));
}

/** The hand after `at` steps; with `eyes` as that seat saw it, else face up. */
export function positionAt(hand: HandReview, at: number, eyes: number | null): Position {
  const passes = passesIn(hand);
  const done = hand.steps.slice(0, at);
  const last = done.at(-1) ?? null;
  const next = hand.steps[at] ?? null;
  const passing = at < passes;
  const played = done.filter((step) => step.trick !== null);
  const gone = new Set(played.flatMap((step) => known(step.cards)));
  const number = last?.trick ?? null;
  const trick = played
    .filter((step) => step.trick === number)
    .flatMap(({ seat, cards }) => known(cards).map((card) => ({ seat, card })));
  const full = number !== null && trick.length === (hand.tricks[number - 1]?.cards.length ?? 0);
  const taken = hand.tricks.slice(0, number === null ? 0 : full ? number : number - 1);
  const voids = (next ?? hand.steps.at(-1))?.voids ?? [];
  const hands = hand.held.map((held, seat): SeenHand => {
    const whole = passing ? hand.dealt[seat] : held.filter((card) => !gone.has(card));
    const count = (passing ? held : held.filter((card) => !gone.has(card))).length;
    const seen =
      eyes === null || eyes === seat
        ? (whole ?? [])
        : passing
          ? []
          : passedTo(hand, eyes, seat).filter((card) => !gone.has(card));
    const mine = taken.filter(({ winner }) => winner === seat);
    return {
      seat,
      cards: sortHand(seen),
      hidden: count - seen.length,
      marked: marksOf(hand, at, seat, eyes),
      voids: voids[seat] ?? "",
      points: mine.reduce((sum, { points }) => sum + points, 0),
      tricks: mine.length,
    };
  });
  return {
    at,
    last,
    next,
    passing,
    hands,
    trick,
    trickNumber: number,
    winner: full && number !== null ? (hand.tricks[number - 1]?.winner ?? null) : null,
    kitty: eyes === null || at === hand.steps.length ? hand.kitty : [],
  };
}

function marksOf(hand: HandReview, at: number, seat: number, eyes: number | null): Set<Card> {
  const passes = passesIn(hand);
  if (at === passes) return eyes === null || eyes === seat ? gotBy(hand, seat) : new Set();
  if (at > passes || (eyes !== null && eyes !== seat)) return new Set();
  // The cards that were chosen so far lie ready.
  const chosen = hand.steps.slice(0, at).find((step) => step.seat === seat);
  return new Set(known(chosen?.cards ?? []));
}

/** The step at which the next trick, or the play, begins; or the one before. */
export function trickBorder(hand: HandReview, at: number, forward: boolean): number {
  const borders = [0, passesIn(hand)];
  hand.steps.forEach((step, index) => {
    const before = hand.steps[index - 1];
    if (step.trick !== null && before !== undefined && before.trick !== step.trick) {
      borders.push(index);
    }
  });
  borders.push(hand.steps.length);
  return forward
    ? (borders.find((border) => border > at) ?? hand.steps.length)
    : (borders.findLast((border) => border < at) ?? 0);
}
