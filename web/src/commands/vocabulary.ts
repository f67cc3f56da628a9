// The words of the command line, from the texts: English ones, and those of the language of the
// page, which count first. The terminal (`hearts play`) reads the same.

import { FluentBundle } from "@fluent/bundle";
import english from "virtual:typed/en";

import { RANKS, SUITS } from "../cards/cards";
import type { Texts } from "../generated/texts";
import { bundleOf, hasText, rankWord, sayIn, suitWord } from "../texts/bundle";
import { language } from "../texts/language.svelte";
import { LANGUAGES } from "../texts/languages";
import { plain, Spelled } from "./spelling";

export type Question =
  | "hand"
  | "table"
  | "last"
  | "tricks"
  | "score"
  | "leader"
  | "turn"
  | "legal"
  | "received"
  | "rules"
  | "now"
  | "repeat"
  | "help";
export type Verb = "play" | "pass" | "why";
export type Answer = "continue" | "add" | "subtract" | "confirm" | "undo" | "hint" | "end" | Social;
/** What is asked of a table with others, or answered to them. */
export type Social =
  | "people"
  | "pause"
  | "clock-off"
  | "resume"
  | "agree"
  | "refuse"
  | "return"
  | "leave"
  | "leave-sure"
  | "phrases"
  | "next-table";
export const SOCIAL: readonly Social[] = [
  ...["people", "pause", "clock-off", "resume", "agree", "refuse", "return"],
  ...["leave", "leave-sure", "phrases", "next-table"],
] as Social[];

type Typed = Extract<keyof Texts, `typed-${string}`>;

/** The text with the words for each. */
export const QUESTIONS: Readonly<Record<Question, Typed>> = {
  hand: "typed-hand",
  table: "typed-table",
  last: "typed-last",
  tricks: "typed-tricks",
  score: "typed-score",
  leader: "typed-leader",
  turn: "typed-turn",
  legal: "typed-legal",
  received: "typed-received",
  rules: "typed-rules",
  now: "typed-now",
  repeat: "typed-repeat",
  help: "typed-help",
};
export const VERBS: Readonly<Record<Verb, Typed>> = {
  play: "typed-play",
  pass: "typed-pass",
  why: "typed-why",
};
export const ANSWERS: Readonly<Record<Answer, Typed>> = {
  continue: "typed-continue",
  add: "typed-add",
  subtract: "typed-subtract",
  confirm: "typed-yes",
  undo: "typed-undo",
  hint: "typed-hint",
  end: "typed-end",
  people: "typed-people",
  pause: "typed-pause",
  "clock-off": "typed-clock-off",
  resume: "typed-resume",
  agree: "typed-agree",
  refuse: "typed-refuse",
  return: "typed-return",
  leave: "typed-leave",
  "leave-sure": "typed-leave-sure",
  phrases: "typed-phrases",
  "next-table": "typed-next-table",
};

/** The words that name cards. */
export interface CardWords {
  /** Letters and words of ranks and suits, to what a card is written with. */
  ranks: Spelled<string>;
  suits: Spelled<string>;
  /** Said and meaning nothing. */
  fillers: Spelled<true>;
}

/** Phrases with what they mean, those that count first in front. */
export type Phrases<T> = readonly (readonly [phrase: string, meaning: T])[];

/** What a whole line may be. */
export type Whole = { type: "question"; question: Question } | { type: "answer"; answer: Answer };

export interface Vocabulary {
  phrases: Phrases<Whole>;
  wholes: Spelled<Whole>;
  verbs: Phrases<Verb>;
  /** What begins a line whose rest is said to the others. */
  saying: readonly string[];
  /** A line is read by these in turn: one language, the other, both mixed. */
  cards: readonly CardWords[];
  /** Fillers of all. */
  fillers: Spelled<true>;
}

/** All words of a text, the one that is told first. */
export function wordsOf(bundle: FluentBundle, text: string): string[] {
  const also = `${text}.also`;
  const said = hasText(bundle, also)
    ? [sayIn(bundle, text), sayIn(bundle, also)]
    : [sayIn(bundle, text)];
  return said.flatMap((list) => list.split(", "));
}

function phrasesOf<T extends string>(
  bundle: FluentBundle,
  texts: Readonly<Record<T, Typed>>,
): Phrases<T> {
  return (Object.entries(texts) as [T, Typed][]).flatMap(([meaning, text]) =>
    wordsOf(bundle, text).map((phrase) => [phrase, meaning] as const),
  );
}

const wholePhrases = (bundle: FluentBundle): Phrases<Whole> => [
  ...phrasesOf(bundle, QUESTIONS).map(
    ([phrase, question]) => [phrase, { type: "question", question }] as const,
  ),
  ...phrasesOf(bundle, ANSWERS).map(
    ([phrase, answer]) => [phrase, { type: "answer", answer }] as const,
  ),
];

/** A line without what makes no difference: capitals, marks, elided articles, spaces. */
export const tidy = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[¿¡]/g, "")
    .replace(/[!.,;:]+(?=\s|$)/g, " ")
    .replace(/(?<=\S)\s*\?+\s*$/, "")
    .replace(/(?<!\p{L})(?:l|d|j|qu)'(?=\p{L})/gu, "")
    .replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

type Words = readonly (readonly [word: string, code: string])[];
interface CardLists {
  ranks: Words;
  suits: Words;
  fillers: readonly string[];
}

/** The words for cards in one language; single letters only where its letters are meant. */
function cardLists(bundle: FluentBundle, letters: "letters" | "words"): CardLists {
  const wanted = (word: string): boolean => letters === "letters" || /^\p{L}{2}|^\P{L}/u.test(word);
  const ranks = RANKS.split("").flatMap((code) => {
    const rank = rankWord(code);
    const names = [sayIn(bundle, "rank", { rank }), ...wordsOf(bundle, `typed-${rank}`)];
    const letter = sayIn(bundle, "rank-letter", { rank });
    return [letter, ...names].map((word) => [word, code] as const);
  });
  const suits = SUITS.split("").flatMap((code) => {
    const suit = suitWord(code);
    return [sayIn(bundle, "suit", { suit }), ...wordsOf(bundle, `typed-${suit}`)].map(
      (word) => [word, code] as const,
    );
  });
  return {
    ranks: ranks.filter(([word]) => wanted(word)),
    suits: suits.filter(([word]) => wanted(word)),
    fillers: wordsOf(bundle, "typed-fillers"),
  };
}

const SYMBOLS: Words = [..."♣♦♠♥"].map((symbol, at) => [symbol, "CDSH".charAt(at)] as const);

/** The ten, as cards are written for programs. */
const TEN: Words = [["t", "T"]];

function readBy(...lists: readonly CardLists[]): CardWords {
  return {
    ranks: new Spelled(lists.flatMap(({ ranks }) => ranks)),
    suits: new Spelled([...SYMBOLS, ...lists.flatMap(({ suits }) => suits)]),
    fillers: new Spelled(lists.flatMap(({ fillers }) => fillers.map((word) => [word, true]))),
  };
}

const ENGLISH = bundleOf(LANGUAGES.en.tag, english);

/** The words understood on a page in a language, with its own letters for cards or without. */
export function vocabularyOf(bundle: FluentBundle, letters: "letters" | "words"): Vocabulary {
  const spoken = bundle.locales[0] === LANGUAGES.en.tag ? [ENGLISH] : [bundle, ENGLISH];
  const theirs = cardLists(ENGLISH, "letters");
  const all = { ...theirs, ranks: [...theirs.ranks, ...TEN] };
  const local = spoken.length > 1 ? [cardLists(bundle, letters)] : [];
  const mixed = readBy(...local, all);
  const phrases = spoken.flatMap(wholePhrases);
  return {
    phrases,
    wholes: new Spelled(phrases.map(([phrase, meaning]) => [tidy(phrase), meaning] as const)),
    verbs: spoken.flatMap((one) => phrasesOf(one, VERBS)),
    saying: spoken.flatMap((one) => wordsOf(one, "typed-say")).map(plain),
    cards: [...local.map((one) => readBy(one)), readBy(all), mixed],
    fillers: mixed.fillers,
  };
}

let last: { bundle: FluentBundle; letters: string; vocabulary: Vocabulary } | null = null;

/** The words understood on the page as it is now. */
export function vocabularyNow(letters: "letters" | "words"): Vocabulary {
  const { bundle } = language;
  if (last?.bundle !== bundle || last.letters !== letters) {
    last = { bundle, letters, vocabulary: vocabularyOf(bundle, letters) };
  }
  return last.vocabulary;
}
