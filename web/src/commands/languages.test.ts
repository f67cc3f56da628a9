// Typed lines in every language: each phrase means what it should, and one thing only.

import type { FluentBundle } from "@fluent/bundle";
import { afterAll, describe, expect, test } from "vitest";
import english from "virtual:texts/en";

import { DECK, rankOf, suitOf, type Card } from "../cards/cards";
import { bundleOf, rankWord, sayIn, suitWord } from "../texts/bundle";
import { language } from "../texts/language.svelte";
import { CODES, LANGUAGES, type LanguageCode } from "../texts/languages";
import { readCards } from "./cards";
import { parseCommand, type Candidates, type Command } from "./parse";
import { plain } from "./spelling";
import {
  ANSWERS,
  QUESTIONS,
  tidy,
  VERBS,
  vocabularyOf,
  wordsOf,
  type Vocabulary,
} from "./vocabulary";
import * as words from "./words";

const NOTHING: Candidates = { playable: [], held: [] };

const SOURCES = Object.fromEntries(
  await Promise.all(CODES.map(async (code) => [code, (await LANGUAGES[code].load()).default])),
) as Record<LanguageCode, string>;
const BUNDLES = Object.fromEntries(
  CODES.map((code) => [code, bundleOf(LANGUAGES[code].tag, SOURCES[code])]),
) as Record<LanguageCode, FluentBundle>;

/** Made once: reading the texts anew for each line takes longer than the tests themselves. */
const made = new Map<string, Vocabulary>();
function vocabulary(code: LanguageCode, letters: "words" | "letters"): Vocabulary {
  const found = made.get(code + letters) ?? vocabularyOf(BUNDLES[code], letters);
  made.set(code + letters, found);
  return found;
}

const parse = (code: LanguageCode, line: string, candidates: Candidates = NOTHING): Command =>
  parseCommand(line, candidates, vocabulary(code, "words"));
const read = (code: LanguageCode, line: string, letters: "words" | "letters" = "words") =>
  readCards(tidy(line), [], vocabulary(code, letters).cards);
const cards = (verb: string | null, ...named: Card[]) => ({ type: "cards", verb, cards: named });

/** Every phrase that is a whole line, with what it means. */
const wholeLines = (code: LanguageCode): [phrase: string, meant: Command][] => [
  ...Object.entries(QUESTIONS).flatMap(([question, text]) =>
    wordsOf(BUNDLES[code], text).map(
      (phrase) => [phrase, { type: "question", question }] as [string, Command],
    ),
  ),
  ...Object.entries(ANSWERS).flatMap(([answer, text]) =>
    wordsOf(BUNDLES[code], text).map(
      (phrase) => [phrase, { type: "answer", answer }] as [string, Command],
    ),
  ),
];
const verbs = (code: LanguageCode): [phrase: string, verb: string][] =>
  Object.entries(VERBS).flatMap(([verb, text]) =>
    wordsOf(BUNDLES[code], text).map((phrase) => [phrase, verb] as [string, string]),
  );

describe.each(CODES)("in %s", (code) => {
  test("every phrase means what it should, without capitals and accents, too", () => {
    for (const [phrase, meant] of wholeLines(code)) {
      for (const way of [phrase, plain(phrase), phrase.toUpperCase(), ` ${phrase}. `]) {
        expect(parse(code, way), way).toEqual(meant);
      }
    }
    for (const [phrase, verb] of verbs(code)) {
      for (const way of [phrase, plain(phrase), phrase.toUpperCase()]) {
        expect(parse(code, `${way} q♠`), way).toEqual(cards(verb, "QS"));
        expect(parse(code, `q♠ ${way}`), way).toEqual(cards(verb, "QS"));
      }
    }
  });

  test("no phrase means two things, without its accents neither", () => {
    for (const phrases of [wholeLines(code), verbs(code)]) {
      const all = phrases.map(([phrase]) => plain(phrase));
      expect(all.filter((phrase, at) => all.indexOf(phrase) !== at)).toEqual([]);
    }
  });

  test("English phrases keep their meaning", () => {
    for (const [phrase, meant] of wholeLines("en")) {
      expect(parse(code, phrase), phrase).toEqual(meant);
    }
    for (const [phrase, verb] of verbs("en")) {
      expect(parse(code, `${phrase} queen of spades`), phrase).toEqual(cards(verb, "QS"));
    }
    expect(parse(code, "say well played")).toEqual({ type: "say", text: "well played" });
  });

  test("no phrase is a card by its English letters", () => {
    for (const [phrase] of [...wholeLines(code), ...verbs(code)]) {
      expect(phrase).not.toMatch(/^([2-9tjqka]|10)[cdsh]$/i);
      expect(phrase).not.toMatch(/^[cdsh]([2-9tjqka]|10)$/i);
    }
  });

  test("every card is read by its name, in each of its forms", () => {
    const bundle = BUNDLES[code];
    for (const card of DECK) {
      const facts = { rank: rankWord(rankOf(card)), suit: suitWord(suitOf(card)) };
      const forms = ["card", "card-the", "card-nom", "card-acc"].filter((form) =>
        bundle.hasMessage(form),
      );
      for (const form of forms) {
        const name = sayIn(bundle, form, facts);
        for (const way of [name, plain(name), name.toUpperCase()]) {
          expect(read(code, way), way).toEqual([card]);
        }
      }
    }
  });

  test("every card is read with its rank as a figure or in any word for it", () => {
    const bundle = BUNDLES[code];
    const named = (text: string, single: boolean): string[] =>
      wordsOf(bundle, text).filter((word) => single || word.length > 1);
    for (const card of DECK) {
      const [rank, suit] = [rankWord(rankOf(card)), suitWord(suitOf(card))];
      const figure = rankOf(card) === "T" ? "10" : rankOf(card);
      for (const rankTyped of [figure, ...named(`typed-${rank}`, false)]) {
        for (const suitTyped of named(`typed-${suit}`, code === "en")) {
          for (const way of [`${rankTyped} ${suitTyped}`, `${suitTyped} ${rankTyped}`]) {
            expect(read(code, way), way).toEqual([card]);
            expect(read(code, plain(way)), way).toEqual([card]);
          }
        }
      }
    }
  });

  test("English letters and names are read on every page", () => {
    for (const card of DECK) {
      const [rank, suit] = [rankOf(card), suitOf(card)];
      const figure = rank === "T" ? "10" : rank;
      const ways = [
        card,
        `${figure}${suit}`,
        `${rank} ${suit}`,
        `${suit}${figure}`,
        `${rankWord(rank)} of ${suitWord(suit)}`,
      ];
      for (const way of ways) {
        // An ace is "as" there, so the language of the page wins.
        if (way === "AS" && !["en", "hu"].includes(code)) continue;
        expect(read(code, way), way).toEqual([card]);
        expect(read(code, way.toLowerCase()), way).toEqual([card]);
      }
      const played = parse(code, `2c qs ${card.toLowerCase()}`);
      expect(played).toEqual(cards(null, "2C", "QS", card));
    }
  });

  test("cards are read by the letters of the language, where it has some", () => {
    const bundle = BUNDLES[code];
    if (sayIn(bundle, "rank-letter", { rank: "jack" }) === "J") return;
    for (const card of DECK) {
      const [rank, suit] = [rankWord(rankOf(card)), suitWord(suitOf(card))];
      const letter = sayIn(bundle, "rank-letter", { rank });
      const short = wordsOf(bundle, `typed-${suit}`).at(-1) ?? "";
      expect(read(code, `${letter}${short}`, "letters"), letter + short).toEqual([card]);
      expect(read(code, `${letter} ${short}`, "letters"), letter + short).toEqual([card]);
      expect(
        read(code, `${letter}${"♣♦♠♥".charAt("CDSH".indexOf(suitOf(card)))}`, "letters"),
      ).toEqual([card]);
    }
  });

  test("what the help shows is understood", () => {
    language.use(code, SOURCES[code]);
    const shown = words.commandLines().map(([line]) => line);
    const [play, pass, legal, why] = shown;
    expect(parse(code, play ?? "")).toEqual(cards("play", "QS"));
    expect(parse(code, pass ?? "")).toEqual(cards("pass", "2C", "QS", "AH"));
    expect(parse(code, legal ?? "")).toEqual({ type: "question", question: "legal" });
    expect(parse(code, why ?? "")).toEqual(cards("why", "TH"));
    for (const line of shown.slice(4)) {
      const says = line === sayIn(BUNDLES[code], "typed-example-say");
      for (const one of says ? [line] : line.split(", ")) {
        expect(parse(code, one).type, one).toMatch(says ? /^say$/ : /^(question|answer)$/);
      }
    }
    for (const line of sayIn(BUNDLES[code], "typed-example-cards").split(", ")) {
      expect(read(code, line), line).toHaveLength(1);
    }
    const rank = sayIn(BUNDLES[code], "typed-example-rank");
    expect(parse(code, rank, { playable: ["QS", "4S"], held: [] })).toEqual(cards(null, "QS"));
  });

  test("a slip is met with the nearest word of either language", () => {
    const help = wordsOf(BUNDLES[code], "typed-help")[0] ?? "";
    const slip = `${help.slice(0, -1)}x`;
    expect(parse(code, slip)).toEqual({ type: "unknown", line: slip, close: help });
    expect(parse(code, "comands")).toMatchObject({ close: expect.stringMatching(/^com/) });
    expect(parse(code, "xyzxyzxyz")).toMatchObject({ type: "unknown", close: null });
  });
});

const HELD: Candidates = { playable: ["QS", "4S"], held: ["QS", "4S", "TH", "AC", "2C"] };

test.each<[LanguageCode, string, Command | object]>([
  ["de", "spiele Pik Dame", cards("play", "QS")],
  ["de", "Pik Dame spielen", cards("play", "QS")],
  ["de", "spiel die Pik-Dame aus!", cards("play", "QS")],
  ["de", "lege Pikdame", cards("play", "QS")],
  ["de", "spiele Dame", cards("play", "QS")],
  ["de", "pik q", cards(null, "QS")],
  ["de", "schieb Kreuz zwei, Pik Dame und den Herzkönig", cards("pass", "2C", "QS", "KH")],
  ["de", "schiebe kreuz 2 und die herz koenig", cards("pass", "2C", "KH")],
  ["de", "warum darf ich nicht?", { type: "unclear" }],
  ["de", "warum nicht die Herz-Zehn?", cards("why", "TH")],
  ["de", "warum geht Herz zehn nicht", cards("why", "TH")],
  ["de", "Letzter Stich", { question: "last" }],
  ["de", "zeig mir meine Karten", { question: "hand" }],
  ["de", "Punkte?", { question: "score" }],
  ["de", "naechster tisch", { answer: "next-table" }],
  ["de", "sag Gut gespielt!", { type: "say", text: "Gut gespielt!" }],
  ["fr", "joue la dame de pique", cards("play", "QS")],
  ["fr", "joue l’as de trèfle", cards("play", "AC")],
  [
    "fr",
    "passe le deux de trefle, la dame de pique et l'as de coeur",
    cards("pass", "2C", "QS", "AH"),
  ],
  ["fr", "as", { type: "unclear", problem: { kind: "none-fits" } }],
  ["fr", "as de pique", cards(null, "AS")],
  ["fr", "a s", cards(null, "AS")],
  ["fr", "pourquoi pas le dix de cœur ?", cards("why", "TH")],
  ["fr", "Qu’est-ce que je peux jouer ?", { question: "legal" }],
  ["fr", "le dernier pli", { question: "last" }],
  ["fr", "C'est à qui ?", { question: "turn" }],
  ["fr", "dis Bien joué", { type: "say", text: "Bien joué" }],
  ["pt", "jogar dama de espadas", cards("play", "QS")],
  ["pt", "jogar a dama de espadas", cards("play", "QS")],
  ["pt", "joga o as de paus", cards("play", "AC")],
  ["pt", "a de espadas", cards(null, "AS")],
  ["pt", "passar dois de paus, dama de espadas e rei de copas", cards("pass", "2C", "QS", "KH")],
  ["pt", "por que não o dez de copas?", cards("why", "TH")],
  ["pt", "minhas cartas", { question: "hand" }],
  ["es", "juega la reina de picas", cards("play", "QS")],
  ["es", "juega dama de espadas", cards("play", "QS")],
  [
    "es",
    "pasa el dos de treboles, la sota de diamantes y el as de corazones",
    cards("pass", "2C", "JD", "AH"),
  ],
  ["es", "¿Qué puedo jugar?", { question: "legal" }],
  ["es", "¿a quien le toca?", { question: "turn" }],
  ["hu", "pikk dámát", cards(null, "QS")],
  ["hu", "kijátszom a pikk dámát", cards("play", "QS")],
  ["hu", "játszd ki a pikk dámát!", cards("play", "QS")],
  ["hu", "a pikk damat jatszom", cards("play", "QS")],
  ["hu", "átadom a treff 2-est, a pikk 10-est és a kőr ászt", cards("pass", "2C", "TS", "AH")],
  ["hu", "treffet átadom", { type: "unclear", problem: { kind: "which" } }],
  ["hu", "miért nem a kőr tízest?", cards("why", "TH")],
  ["hu", "ad", cards(null, "AD")],
  ["hu", "mondd: szép játék", { type: "say", text: "szép játék" }],
])("in %s: %s", (code, line, meant) => {
  expect(parse(code, line, HELD)).toMatchObject(meant);
});

test.each<[LanguageCode, string, Card[]]>([
  ["de", "pd", ["QS"]],
  ["de", "krk, h10, kab", ["KC", "TH", "JD"]],
  ["fr", "dp 10t vc", ["QS", "TC", "JD"]],
  ["hu", "pd áh at", ["QS", "AH", "AC"]],
  ["de", "qs", ["QS"]],
  ["fr", "qs as", ["QS", "AS"]],
])("by the letters of %s: %s", (code, line, named) => {
  expect(read(code, line, "letters")).toEqual(named);
});

afterAll(() => language.use("en", english));
