// Reading cards as people type them: "qs", "q s", "Q♠", "10h", "queen of spades".

import { rankOf, suitOf, type Card } from "../cards/cards";
import { FILLERS, RANK_WORDS, SUIT_WORDS } from "./vocabulary";

export type CardProblem =
  /** A word that is no card, nor a part of one. */
  | { kind: "no-card"; word: string }
  /** A rank or a suit that several cards have. */
  | { kind: "which"; cards: Card[] }
  /** A rank or a suit that none has. */
  | { kind: "none-fits"; word: string };

const codes = (words: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).flatMap(([code, all]) => all.map((word) => [word, code] as const)));
const RANKS = codes(RANK_WORDS);
const SUITS = codes(SUIT_WORDS);

interface Partial {
  rank: string | null;
  suit: string | null;
  typed: string;
}

/** A word as a card or a part of one. */
function readWord(typed: string): Partial | null {
  const rank = RANKS.get(typed);
  if (rank !== undefined) return { rank, suit: null, typed };
  const suit = SUITS.get(typed);
  if (suit !== undefined) return { rank: null, suit, typed };
  for (const split of [typed.length - 1, 1]) {
    const [first, second] = [typed.slice(0, split), typed.slice(split)];
    const [firstRank, firstSuit] = [RANKS.get(first), SUITS.get(first)];
    const [secondRank, secondSuit] = [RANKS.get(second), SUITS.get(second)];
    if (firstRank !== undefined && secondSuit !== undefined) {
      return { rank: firstRank, suit: secondSuit, typed };
    }
    if (firstSuit !== undefined && secondRank !== undefined) {
      return { rank: secondRank, suit: firstSuit, typed };
    }
  }
  return null;
}

function partials(text: string): Partial[] | CardProblem {
  const found: Partial[] = [];
  const all = text
    .toLowerCase()
    .replaceAll("\ufe0f", "")
    .replace(/[,;.+]/g, " ")
    .split(/\s+/);
  for (const word of all) {
    if (word === "" || FILLERS.includes(word)) continue;
    const partial = readWord(word);
    if (partial === null) return { kind: "no-card", word };
    const last = found.at(-1);
    if (last !== undefined && last.suit === null && partial.rank === null) {
      found[found.length - 1] = {
        rank: last.rank,
        suit: partial.suit,
        typed: `${last.typed} ${word}`,
      };
    } else {
      found.push(partial);
    }
  }
  return found;
}

/**
 * The cards a line names, in order. A rank or a suit alone is enough where only one of the
 * candidates has it. A full name is taken as it is, candidate or not: whether the card may be
 * played is for the rules to say.
 */
export function readCards(text: string, candidates: readonly Card[]): Card[] | CardProblem {
  const parts = partials(text);
  if (!Array.isArray(parts)) return parts;
  const cards: Card[] = [];
  for (const { rank, suit, typed } of parts) {
    if (rank !== null && suit !== null) {
      cards.push(rank + suit);
      continue;
    }
    const fitting = candidates.filter(
      (card) =>
        (rank === null || rankOf(card) === rank) && (suit === null || suitOf(card) === suit),
    );
    const [only] = fitting;
    if (only === undefined) return { kind: "none-fits", word: typed };
    if (fitting.length > 1) return { kind: "which", cards: fitting };
    cards.push(only);
  }
  return cards;
}
