// A language's texts, ready to be filled with facts: as `openhearts.texts` does it in Python.

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";

import { RANKS, rankOf, suitOf, SUITS, type Card } from "../cards/cards";
import type { WireWording } from "../generated/protocol";

const RANK_WORDS = "two three four five six seven eight nine ten jack queen king ace".split(" ");
const SUIT_WORDS = "clubs diamonds spades hearts".split(" ");

export const rankWord = (rank: string): string => RANK_WORDS[RANKS.indexOf(rank)] ?? rank;
export const suitWord = (suit: string): string => SUIT_WORDS[SUITS.indexOf(suit)] ?? suit;

/** Cards, where a text names them; anything else that is a string is said as it is. */
export class Cards {
  constructor(readonly cards: readonly Card[]) {}
}

/** What may be filled into a text; a truth is the word "yes" or "no". */
export type Fact = number | string | boolean | Cards | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

/** A text that is not there, or a fact that it needs and did not get. */
export class MissingText extends Error {}

type Scope = Parameters<FluentNumber["toString"]>[0];

/** A number with a real minus sign. */
class TypesetNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

/** Cards or parts of a sentence, on their way through Fluent. */
class Parts extends FluentType<Cards | readonly string[]> {
  constructor(
    value: Cards | readonly string[],
    readonly bundle: FluentBundle,
  ) {
    super(value);
  }

  toString(): string {
    return listed(this.bundle, partsOf(this.bundle, this));
  }
}

export const withMinus = (number: string): string => number.replace("-", "−");

/** Make the texts of a language from their source. */
export function bundleOf(tag: string, source: string): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(tag, {
    useIsolating: false,
    functions: {
      CARDS: ([cards], { form }) => listed(bundle, partsOf(bundle, cards, word(form, ""))),
      JOIN([parts], { last, capital }) {
        const joined = listed(bundle, partsOf(bundle, parts), word(last, "and"));
        return word(capital, "no") === "yes" ? capitalised(joined, tag) : joined;
      },
    },
  });
  const [problem] = bundle.addResource(new FluentResource(source));
  if (problem !== undefined) throw problem;
  return bundle;
}

const word = (value: FluentValue | undefined, otherwise: string): string =>
  value === undefined ? otherwise : String(value.valueOf());

export const capitalised = (text: string, tag: string): string =>
  text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);

function partsOf(bundle: FluentBundle, value: FluentValue | undefined, form = ""): string[] {
  if (!(value instanceof Parts)) throw new MissingText("There are no parts to join.");
  if (!(value.value instanceof Cards)) return [...value.value];
  const text = form === "" ? "card" : `card-${form}`;
  return value.value.cards.map((card) =>
    sayIn(bundle, text, { rank: rankWord(rankOf(card)), suit: suitWord(suitOf(card)) }),
  );
}

/** "Ann, Ben and Cat" */
export function listed(bundle: FluentBundle, parts: readonly string[], last = "and"): string {
  const [first = "", ...rest] = parts;
  return rest.reduce(
    (before, part, place) =>
      sayIn(bundle, place === rest.length - 1 ? `list-${last}` : "list-comma", {
        before,
        last: part,
      }),
    first,
  );
}

function fluent(bundle: FluentBundle, fact: Fact): FluentVariable {
  if (typeof fact === "string") return fact;
  if (typeof fact === "number") return new TypesetNumber(fact);
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  return new Parts(fact, bundle);
}

function patternOf(bundle: FluentBundle, text: string) {
  const [name = "", part] = text.split(".");
  const message = bundle.getMessage(name);
  return (part === undefined ? message?.value : message?.attributes[part]) ?? null;
}

export const hasText = (bundle: FluentBundle, text: string): boolean =>
  patternOf(bundle, text) !== null;

/** A text filled with facts. What is missing is an error: every language is tested to be whole. */
export function sayIn(bundle: FluentBundle, text: string, facts: Facts = {}): string {
  const pattern = patternOf(bundle, text);
  if (pattern === null) throw new MissingText(`There is no text ${text}.`);
  const values = Object.entries(facts).map(([name, fact]) => [name, fluent(bundle, fact)] as const);
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, Object.fromEntries(values), errors);
  const [problem] = errors;
  if (problem !== undefined) throw new MissingText(`${text}: ${problem.message}`);
  return said;
}

/** What the server has to say, in this language. */
export function wordIn(bundle: FluentBundle, { text, facts, cards, parts }: WireWording): string {
  const all: Record<string, Fact> = { ...facts };
  for (const [name, held] of Object.entries(cards)) all[name] = new Cards(held);
  for (const [name, said] of Object.entries(parts)) {
    all[name] = said.map((one) => wordIn(bundle, one));
  }
  return sayIn(bundle, text, all);
}
