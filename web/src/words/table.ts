// What the table shows and asks.

import type { Card } from "../cards/cards";
import { suitWord } from "../texts/bundle";
import { cardsOf, say } from "../texts/say";
import { capital, cardName, gameTitle, of, type Person, shortName, tricks } from "./base";

// ------------------------------------------------------------------ the table

const ARROWS: Record<string, string> = {
  L: "←",
  R: "→",
  A: "↑",
  L2: "←2",
  R2: "→2",
  L3: "←3",
  R3: "→3",
  SCATTER: "↔",
  MIX: "⟳",
  H: "–",
};
export const directionSign = (entry: string): string => ARROWS[entry] ?? entry;
export const passing = (entry: string): string => say("passing", { entry });
export const heartsBroken = (): string => say("hearts-broken");
export const heartsNotBroken = (): string => say("hearts-not-broken");
export const openRules = (preset: string, isChanged: boolean): string =>
  say("open-rules", { game: gameTitle({ preset, custom: false }), changed: isChanged });
export const lastTrick = (): string => say("last-trick");
export const trickOf = (place: number, count: number): string =>
  say("trick-of", { place, all: count });
export const trickBefore = (): string => say("trick-before");
export const trickAfter = (): string => say("trick-after");
export const sweepTrick = (): string => say("sweep-trick");
export const tapAgain = (card: Card): string => say("tap-again", { card: shortName(card) });
export const noLastTrick = (): string => say("no-last-trick");
export const tricksNotShown = (): string => say("tricks-not-shown");
export const score = (): string => say("score");
export const menu = (): string => say("menu");
export const yourHand = (): string => say("your-hand");
export const theTrick = (): string => say("the-trick");
export const seats = (): string => say("seats");
export const level = (name: string): string => say("level", { level: name });
/** Who plays for the computer, each level once. */
export const against = (names: readonly (string | null)[]): string | null => {
  const known = new Set(names.filter((name) => name !== null));
  return known.size === 0 ? null : say("against-level", { level: [...known].map(level) });
};
export const computer = (name: string): string => say("computer", { level: name });
export const dealer = (): string => say("dealer");
export const dealerLetter = (): string => say("dealer-letter");
export const led = (): string => say("led");
/** Points that the table keeps until the score. */
export const pointsHidden = (): string => say("plate-points-hidden");
/** What a plate says; points that are null are hidden. */
export const plate = (
  person: Person,
  levelName: string | null,
  total: number,
  handPoints: number | null,
  tricksTaken: number,
  left: number,
  turn: boolean,
): string =>
  [
    person.me ? say("you") : person.name,
    ...(levelName === null ? [] : [computer(levelName)]),
    say("plate-total", { total }),
    handPoints === null ? pointsHidden() : say("plate-points", { count: handPoints }),
    tricks(tricksTaken),
    say("plate-cards", { count: left }),
    ...(turn ? [say("plate-turn", { me: person.me })] : []),
  ].join(", ");
export const cardOnTable = (card: Card, person: Person): string =>
  capital(say("card-on-table", { cards: cardsOf(card), ...of(person) }));
export const kittyPile = (size: number): string => say("kitty-pile", { count: size });
export const kittyShort = (): string => say("kitty-short");

export const yourTurnLead = (): string => say("your-turn-lead");
export const yourTurnFollow = (suit: string): string =>
  say("your-turn-follow", { suit: suitWord(suit) });
/** A card may be played that does not follow; `kept` names why others may not, as the server says. */
export const yourTurn = (kept: readonly string[]): string => {
  if (kept.length === 0) return say("your-turn-any");
  if (kept.includes("refused-NO_PENALTY_CARD_ON_FIRST_TRICK")) return say("your-turn-banned");
  if (kept.includes("refused-QUEEN_MUST_BE_THROWN")) return say("your-turn-queen");
  return say("your-turn-bright");
};
export const turnOf = (who: string): string => say("turn-of", { who });
export const othersPass = (): string => say("others-pass");
export const dealing = (): string => say("dealing");
export const mixing = (): string => say("mixing");
export const moonAsked = (who: string): string => say("moon-asked", { who });

export const passTo = (count: number, who: string, entry: string): string =>
  say("pass-to", { count, who, entry });
export const passScatter = (count: number): string => say("pass-scatter", { count });
export const passMix = (count: number): string => say("pass-mix", { count });
export const chooseTo = (missing: number, all: number, who: string, entry: string): string =>
  say(missing === all ? "choose-to" : "choose-more-to", { count: missing, who, entry });
export const chooseScatter = (who: string): string => say("choose-scatter", { who });
export const chooseMix = (missing: number, all: number): string =>
  say(missing === all ? "choose-mix" : "choose-more-mix", { count: missing });
export const passAsked = (count: number, who: string, entry: string): string =>
  say("pass-asked", { count, who, entry });
export const scatterAsked = (count: number): string => say("scatter-asked", { count });
export const mixAsked = (count: number): string => say("mix-asked", { count });
export const enoughChosen = (count: number): string => say("enough-chosen", { count });
export const receivedFrom = (who: string | null, got: readonly string[]): string => {
  const shown = got.join(" ");
  return who === null ? say("received-mixed", { shown }) : say("received-from", { who, shown });
};

export const handCard = (
  card: Card,
  state: {
    from: string | null | undefined;
    chosen: boolean;
    receiver: string | null;
    /** The next tap plays it. */
    armed: boolean;
  },
): string => {
  const parts = [capital(cardName(card))];
  if (state.chosen) {
    parts.push(
      state.receiver === null ? say("chosen") : say("chosen-for", { who: state.receiver }),
    );
  }
  if (state.armed) parts.push(say("chosen-to-play"));
  if (state.from !== undefined) {
    parts.push(
      state.from === null ? say("just-received") : say("just-received-from", { who: state.from }),
    );
  }
  return parts.join(", ");
};

// ------------------------------------------------------------------ what holds now

export const nowHeading = (): string => say("now-heading");
export const nothingNow = (): string => say("now-nothing");
export const whyNotHeading = (): string => say("why-not");
export const allRules = (): string => say("all-rules");
export const moonThreat = (person: Person): string => say("moon-threat", of(person));
export const banOnFirstTrick = (): string => say("first-trick-ban");
export const heartsMayBeLed = (): string => say("hearts-may-be-led");
export const heartsMayNotBeLed = (): string => say("hearts-may-not-be-led");
export const heartsNeverLed = (): string => say("hearts-never-led");
export const queenWaits = (): string => say("queen-waits");
export const kittyGoes = (size: number, kitty: string): string =>
  say("kitty-goes", { count: size, kitty });
export const kittyGone = (person: Person): string => say("kitty-gone", of(person));

// ------------------------------------------------------------------ the moon's question

export const moonQuestion = (sun: boolean): string => say("moon-question", { sun });
export const moonAdd = (value: number): string => say("moon-add", { points: value });
export const moonSubtract = (value: number): string => say("moon-subtract", { points: value });
export const moonTotals = (): string => say("moon-totals");
/** Who of those who won is told of, and how. */
export const winning = (winners: readonly Person[]): { winners: string; names: string[] } => {
  const others = winners.filter(({ me }) => !me).map(({ name }) => name);
  const mine = others.length < winners.length;
  return {
    winners: mine
      ? others.length === 0
        ? "you"
        : "with-you"
      : others.length === 1
        ? "single"
        : "others",
    names: others,
  };
};
export const moonGoesOn = (): string => say("moon-goes-on");
export const moonEnds = (winners: readonly Person[]): string => say("moon-ends", winning(winners));
export const moonAskAgain = (): string => say("moon-ask-again");
