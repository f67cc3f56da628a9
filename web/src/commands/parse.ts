// What a typed line means. It knows words and nothing of the game: what is so or allowed is found
// by whoever carries the command out.

import type { Card } from "../cards/cards";
import { readCards, type CardProblem } from "./cards";
import {
  ANSWERS,
  FILLERS,
  QUESTIONS,
  SAYING,
  VERBS,
  type Answer,
  type Question,
  type Verb,
} from "./vocabulary";

export type Command =
  | { type: "question"; question: Question }
  | { type: "answer"; answer: Answer }
  | { type: "say"; text: string }
  /** Cards, and what is to be done with them; null: whatever is due. */
  | { type: "cards"; verb: Verb | null; cards: Card[] }
  | { type: "unclear"; problem: CardProblem }
  /** No command; the nearest word, if one is near. */
  | { type: "unknown"; line: string; close: string | null }
  | { type: "nothing" };

/** What a rank or a suit alone may stand for. */
export interface Candidates {
  playable: readonly Card[];
  held: readonly Card[];
}

const tidy = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[!.,;:]+(?=\s|$)/g, " ")
    .replace(/(?<=\S)\?+$/, "")
    .replace(/\s+/g, " ")
    .trim();
const bare = (line: string): string =>
  line
    .split(" ")
    .filter((word) => !FILLERS.includes(word))
    .join(" ");

function lookUp<T extends string>(
  words: Readonly<Record<T, readonly string[]>>,
  line: string,
): T | null {
  const short = bare(line);
  for (const [meaning, phrases] of Object.entries(words) as [T, readonly string[]][]) {
    if (phrases.some((phrase) => phrase === line || phrase === short)) return meaning;
  }
  return null;
}

/** The verb a line begins with, and what follows it. */
function verbOf(line: string): [Verb, string] | null {
  for (const [verb, phrases] of Object.entries(VERBS) as [Verb, readonly string[]][]) {
    for (const phrase of phrases) {
      if (line.startsWith(`${phrase} `)) return [verb, line.slice(phrase.length + 1)];
    }
  }
  return null;
}

export function parseCommand(typed: string, { playable, held }: Candidates): Command {
  const line = tidy(typed);
  if (line === "") return typed.trim() === "" ? { type: "nothing" } : question("legal");
  const asked = lookUp(QUESTIONS, line);
  if (asked !== null) return question(asked);
  const answer = lookUp(ANSWERS, line);
  if (answer !== null) return { type: "answer", answer };
  if (SAYING.test(typed.trim())) return { type: "say", text: typed.trim().replace(SAYING, "") };
  const [verb, rest] = verbOf(line) ?? [null, line];
  const cards = readCards(rest, verb === "play" || verb === null ? playable : held);
  if (Array.isArray(cards)) {
    return cards.length > 0
      ? { type: "cards", verb, cards }
      : { type: "unknown", line: typed.trim(), close: verb };
  }
  if (cards.kind === "no-card" && verb === null) {
    return { type: "unknown", line: typed.trim(), close: nearest(line) };
  }
  return { type: "unclear", problem: cards };
}

const question = (asked: Question): Command => ({ type: "question", question: asked });

const ALL_PHRASES = [QUESTIONS, ANSWERS, VERBS].flatMap((words) => Object.values(words).flat());

/** The phrase that a slip of the fingers may have meant. */
function nearest(line: string): string | null {
  const first = line.split(" ")[0] ?? line;
  const near = ALL_PHRASES.flatMap((phrase) => {
    const far = Math.min(distance(line, phrase), distance(first, phrase));
    return far <= Math.max(1, Math.floor(phrase.length / 4)) ? [{ phrase, far }] : [];
  });
  near.sort((a, b) => a.far - b.far || b.phrase.length - a.phrase.length);
  return near.find(({ phrase }) => phrase.length > 2)?.phrase ?? null;
}

/** How many letters must be changed, added, left out or swapped to make one word the other. */
function distance(one: string, other: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min(
        (previous[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (previous[at - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) {
        least = Math.min(least, (older[at - 2] ?? 0) + 1);
      }
      current.push(least);
    }
    [older, previous] = [previous, current];
  }
  return previous[other.length] ?? 0;
}
