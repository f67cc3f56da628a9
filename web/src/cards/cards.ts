// Cards as the protocol writes them: rank, then suit ("QS", "TD").

import faces from "virtual:card-faces";

export type Card = string;
export type FaceSet = "normal" | "big";

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
export const isRed = (card: Card): boolean => suitOf(card) === "D" || suitOf(card) === "H";

/** "10♦", with this letter for its rank. */
export const shortNameIn = (card: Card, letter: string): string =>
  letter + (SUIT_SIGNS[suitOf(card)] ?? "");

/** By suit, low to high inside a suit. */
export function sortHand(cards: readonly Card[]): Card[] {
  const place = (card: Card): number =>
    SUITS.indexOf(suitOf(card)) * RANKS.length + RANKS.indexOf(rankOf(card));
  return [...cards].sort((a, b) => place(a) - place(b));
}

export const faceSetFor = (width: number): FaceSet => (width < BIG_INDEX_BELOW ? "big" : "normal");

export const faceUrl = (card: Card, set: FaceSet): string => faces[set][card] ?? "";

/** Fetch all faces of a set while nothing else goes on, so that no card comes up blank. */
export function preloadFaces(set: FaceSet): void {
  for (const url of Object.values(faces[set])) new Image().src = url;
}
