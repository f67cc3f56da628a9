// Reading cards as people type them: "qs", "q s", "Q♠", "10h", "queen of spades", "Pik-Dame".

import { rankOf, suitOf, type Card } from "../cards/cards";
import type { CardWords } from "./vocabulary";

export type CardProblem =
  /** A word that is no card, nor a part of one. */
  | { kind: "no-card"; word: string }
  /** A rank or a suit that several cards have. */
  | { kind: "which"; cards: Card[] }
  /** A rank or a suit that none has. */
  | { kind: "none-fits"; word: string };

interface Partial {
  rank: string | null;
  suit: string | null;
  typed: string;
}

/** A word as a card or a part of one. */
function readWord(typed: string, { ranks, suits }: CardWords): Partial | null {
  const rank = ranks.get(typed);
  if (rank !== null) return { rank, suit: null, typed };
  const suit = suits.get(typed);
  if (suit !== null) return { rank: null, suit, typed };
  for (let split = typed.length - 1; split > 0; split -= 1) {
    const [first, second] = [typed.slice(0, split), typed.slice(split)];
    const [firstRank, firstSuit] = [ranks.get(first), suits.get(first)];
    const [secondRank, secondSuit] = [ranks.get(second), suits.get(second)];
    if (firstRank !== null && secondSuit !== null) {
      return { rank: firstRank, suit: secondSuit, typed };
    }
    if (firstSuit !== null && secondRank !== null) {
      return { rank: secondRank, suit: firstSuit, typed };
    }
  }
  return null;
}

const isWhole = ({ rank, suit }: Partial): boolean => rank !== null && suit !== null;

const completeEachOther = (first: Partial, second: Partial): boolean =>
  (first.suit === null && second.rank === null) || (first.rank === null && second.suit === null);

/**
 * Whether a word means nothing where it stands. Some are a letter of a card as well, as "a" is an
 * article and the ace: that it is before a suit without a rank, and after a rank without a suit.
 */
function isFiller(at: number, line: readonly string[], by: Reading, last?: Partial): boolean {
  const { words, mixed } = by;
  const word = line[at] ?? "";
  if (!words.fillers.has(word)) return false;
  const meant = readWord(word, mixed);
  if (meant === null || isWhole(meant)) return true;
  if (last !== undefined && completeEachOther(last, meant)) return false;
  const [next, second] = line
    .slice(at + 1)
    .filter((other) => !mixed.fillers.has(other))
    .map((other) => readWord(other, mixed));
  if (next === undefined || next === null || next.rank !== null) return true;
  return second?.suit === null;
}

interface Reading {
  words: CardWords;
  /** The words of all languages: what else a filler could be. */
  mixed: CardWords;
}

function partials(line: readonly string[], by: Reading): Partial[] | CardProblem {
  const found: Partial[] = [];
  for (const [at, word] of line.entries()) {
    const last = found.at(-1);
    if (isFiller(at, line, by, last)) continue;
    const partial = readWord(word, by.words);
    if (partial === null) return { kind: "no-card", word };
    if (last !== undefined && completeEachOther(last, partial)) {
      found[found.length - 1] = {
        rank: last.rank ?? partial.rank,
        suit: last.suit ?? partial.suit,
        typed: `${last.typed} ${word}`,
      };
    } else {
      found.push(partial);
    }
  }
  return found;
}

/** The parts of cards by the first words that can read the whole line; by all mixed at last. */
function readParts(text: string, readings: readonly CardWords[]): Partial[] | CardProblem {
  const line = text
    .replaceAll("\ufe0f", "")
    .split(/[\s,;.:+-]+/)
    .filter((word) => word !== "");
  const mixed = readings.at(-1);
  if (mixed === undefined) return [];
  for (const words of readings) {
    const parts = partials(line, { words, mixed });
    if (Array.isArray(parts) && parts.length > 0) return parts;
  }
  return partials(line, { words: mixed, mixed });
}

/**
 * The cards a line names, in order. A rank or a suit alone is enough where only one of the
 * candidates has it. A full name is taken as it is, candidate or not: whether the card may be
 * played is for the rules to say.
 */
export function readCards(
  text: string,
  candidates: readonly Card[],
  readings: readonly CardWords[],
): Card[] | CardProblem {
  const parts = readParts(text, readings);
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
