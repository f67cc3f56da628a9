// What a typed line means. It knows words and nothing of the game: what is so or allowed is found
// by whoever carries the command out.

import type { Card } from "../cards/cards";
import { readCards, type CardProblem } from "./cards";
import { plain } from "./spelling";
import { tidy, type Question, type Verb, type Vocabulary, type Whole } from "./vocabulary";

export type Command =
  | Whole
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

/** A line without the words between the others that mean nothing. */
const bare = (line: string, { fillers }: Vocabulary): string =>
  line
    .split(" ")
    .filter((word) => !fillers.has(word))
    .join(" ");

/** The verb a line begins with, or ends with, and the rest of it. */
function verbOf(line: string, { verbs }: Vocabulary): [Verb, string] | null {
  const typed = plain(line);
  const longestFirst = [...verbs].sort(([one], [other]) => other.length - one.length);
  for (const [phrase, verb] of longestFirst) {
    if (typed === plain(phrase)) return [verb, ""];
    if (typed.startsWith(`${plain(phrase)} `)) {
      return [verb, line.split(" ").slice(phrase.split(" ").length).join(" ")];
    }
  }
  for (const [phrase, verb] of longestFirst) {
    if (typed.endsWith(` ${plain(phrase)}`)) {
      return [verb, line.split(" ").slice(0, -phrase.split(" ").length).join(" ")];
    }
  }
  return null;
}

/** What is to be said to the others, as it was typed. */
function sayingOf(typed: string, { saying }: Vocabulary): string | null {
  const [first = ""] = typed.trim().split(/[\s:]/, 1);
  if (!saying.includes(plain(first))) return null;
  const text = typed
    .trim()
    .slice(first.length)
    .replace(/^[\s:]+/, "");
  return text === "" ? null : text;
}

export function parseCommand(
  typed: string,
  { playable, held }: Candidates,
  vocabulary: Vocabulary,
): Command {
  const line = tidy(typed);
  if (line === "") return typed.trim() === "" ? { type: "nothing" } : question("legal");
  for (const short of [line, bare(line, vocabulary)]) {
    const whole = vocabulary.wholes.get(short);
    if (whole !== null) return whole;
  }
  const text = sayingOf(typed, vocabulary);
  if (text !== null) return { type: "say", text };
  const [verb, rest] = verbOf(line, vocabulary) ?? [null, line];
  if (verb !== null && bare(rest, vocabulary) === "") return alone(verb);
  const cards = readCards(
    rest,
    verb === "play" || verb === null ? playable : held,
    vocabulary.cards,
  );
  if (Array.isArray(cards)) {
    return cards.length > 0
      ? { type: "cards", verb, cards }
      : { type: "unknown", line: typed.trim(), close: null };
  }
  if (cards.kind === "no-card" && verb === null) {
    return { type: "unknown", line: typed.trim(), close: nearest(line, vocabulary) };
  }
  return { type: "unclear", problem: cards };
}

/** A verb without a card. */
function alone(verb: Verb): Command {
  switch (verb) {
    case "play":
      return { type: "cards", verb, cards: [] };
    case "pass":
      return { type: "answer", answer: "confirm" };
    case "why":
      return question("legal");
  }
}

const question = (asked: Question): Command => ({ type: "question", question: asked });

/** The phrase that a slip of the fingers may have meant; the language of the page first. */
function nearest(typed: string, { phrases, verbs }: Vocabulary): string | null {
  const line = plain(typed);
  const first = line.split(" ")[0] ?? line;
  const near = [...phrases, ...verbs].flatMap(([phrase]) => {
    const known = plain(tidy(phrase));
    const far = Math.min(distance(line, known), distance(first, known));
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
