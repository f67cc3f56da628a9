// Cards as the protocol writes them: rank, then suit ("QS", "TD").

import faces from "virtual:card-faces";

export type Card = string;
/** The sets of faces: a small or a big index, two or four colours. */
export type FaceSet = "normal" | "big" | "normal-four" | "big-four";

export const RANKS = "23456789TJQKA";
/** Clubs, diamonds, spades, hearts: black and red by turns. */
export const SUITS = "CDSH";
export const SUIT_SIGNS: Record<string, string> = { C: "♣", D: "♦", S: "♠", H: "♥" };
/** Below this width a card shows the big index. */
const BIG_INDEX_BELOW = 92;

export const DECK: readonly Card[] = [...SUITS].flatMap((suit) =>
  [...RANKS].map((rank) => rank + suit),
);

export const rankOf = (card: Card): string => card.charAt(0);
export const suitOf = (card: Card): string => card.charAt(1);

/** "10♦", with this letter for its rank. */
export const shortNameIn = (card: Card, letter: string): string =>
  letter + (SUIT_SIGNS[suitOf(card)] ?? "");

/** How a hand lies: its suits from left to right, and the ranks inside a suit. */
export interface Arrangement {
  suitOrder: string;
  ranks: "up" | "down";
}
const BY_THE_BOOK: Arrangement = { suitOrder: SUITS, ranks: "up" };

export function sortHand(cards: readonly Card[], arrangement = BY_THE_BOOK): Card[] {
  const { suitOrder, ranks } = arrangement;
  const way = ranks === "up" ? 1 : -1;
  const place = (card: Card): number =>
    suitOrder.indexOf(suitOf(card)) * RANKS.length + way * RANKS.indexOf(rankOf(card));
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** What decides which face a card shows, beside its width. */
export interface FaceStyle {
  deck: "two" | "four";
  index: "auto" | "small" | "big";
}

export function faceSetFor(width: number, { deck, index }: FaceStyle): FaceSet {
  const big = index === "big" || (index === "auto" && width < BIG_INDEX_BELOW);
  const set = big ? "big" : "normal";
  return deck === "four" ? `${set}-four` : set;
}

export const faceUrl = (card: Card, set: FaceSet): string => faces[set][card] ?? "";

/** The addresses of all faces of a set. */
export const facesOf = (set: FaceSet): string[] => Object.values(faces[set]);
