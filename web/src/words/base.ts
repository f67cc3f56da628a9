// Numbers, cards and people, as every other sentence speaks of them.

import { type Card, rankOf, shortNameIn, suitOf } from "../cards/cards";
import { store } from "../session/store.svelte";
import { capitalised, rankWord, suitWord, withMinus } from "../texts/bundle";
import { language } from "../texts/language.svelte";
import { say, sayIfKnown } from "../texts/say";

/** A person at the table, as sentences speak of them. */
export interface Person {
  name: string;
  me: boolean;
}

/** Who sits in a seat. */
export type NameOf = (seat: number) => Person;

/** A game by its preset, and whether its rules were changed. */
export interface Game {
  preset: string;
  custom: boolean;
}

/** Who it is, as a text asks. */
export const of = ({ name, me }: Person): { who: string; me: boolean } => ({ who: name, me });
export const capital = (text: string): string => capitalised(text, language.tag);

/** What somebody without a name is called, in each language: a match keeps the word it began with. */
export const NAMELESS: readonly string[] = ["You", "Você", "Toi", "Te", "Tú", "Du"];
/** One's own name as it is read now. */
export const ownName = (name: string): string =>
  NAMELESS.includes(name) ? say("default-name") : name;
/** Somebody else's, who may have played without one: the word for oneself would be wrong. */
export const othersName = (name: string): string =>
  NAMELESS.includes(name) ? say("contest-nameless") : name;
/** All at a table, one of them perhaps oneself; several without a name are told apart by their seats. */
export function namesOf(names: readonly string[], own: number | null): string[] {
  const nameless = names.filter((name, seat) => seat !== own && NAMELESS.includes(name)).length;
  return names.map((name, seat) => {
    if (seat === own) return ownName(name);
    if (nameless < 2 || !NAMELESS.includes(name)) return othersName(name);
    return say("contest-nameless-of", { number: seat + 1 });
  });
}

/** A number as the language writes it, with a real minus sign. */
export const number = (value: number): string =>
  withMinus(new Intl.NumberFormat(language.tag).format(value));
export const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value));
export const points = (count: number): string => say("points", { count });
export const cards = (count: number): string => say("cards", { count });
export const tricks = (count: number): string => say("tricks", { count });

export const cardName = (card: Card): string =>
  say("card", { rank: rankWord(rankOf(card)), suit: suitWord(suitOf(card)) });
/** "10♦", with the letter that the player reads for a rank. */
export const shortName = (card: Card): string => shortNameIn(card, rankLetter(rankOf(card)));

/** The letter of a rank, English or of the language. */
export const rankLetter = (rank: string): string =>
  store.ownLetters ? say("rank-letter", { rank: rankWord(rank) }) : rank === "T" ? "10" : rank;

export const gameTitle = ({ preset, custom }: Game): string => {
  const game = sayIfKnown(`preset-${preset}`) ?? preset;
  return custom ? say("game-changed", { game }) : game;
};
export const handNumber = (hand: number): string => say("hand-number", { hand });
