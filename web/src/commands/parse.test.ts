import { expect, test } from "vitest";

import { readCards } from "./cards";
import { language } from "../texts/language.svelte";
import { parseCommand, type Candidates } from "./parse";
import { vocabularyOf } from "./vocabulary";

const IN_HAND: Candidates = { playable: ["QS", "4S"], held: ["QS", "4S", "TH", "AC", "2C"] };
const ENGLISH = vocabularyOf(language.bundle, "words");
const parse = (line: string) => parseCommand(line, IN_HAND, ENGLISH);
const cards = (verb: string | null, ...named: string[]) => ({ type: "cards", verb, cards: named });

test.each([
  ["play queen of spades", cards("play", "QS")],
  ["Play the Queen of Spades.", cards("play", "QS")],
  ["play qs", cards("play", "QS")],
  ["lead q s", cards("play", "QS")],
  ["Q♠", cards(null, "QS")],
  ["10h", cards(null, "TH")],
  ["h10", cards(null, "TH")],
  ["ten hearts", cards(null, "TH")],
  ["play queen", cards("play", "QS")],
  ["play 4", cards("play", "4S")],
  ["pass 2c qs ah", cards("pass", "2C", "QS", "AH")],
  ["pass two of clubs, queen of spades and ace of hearts", cards("pass", "2C", "QS", "AH")],
  ["pass 2c, qs; th", cards("pass", "2C", "QS", "TH")],
  ["why not the ten of hearts?", cards("why", "TH")],
  ["why 10h", cards("why", "TH")],
  ["a of clubs", cards(null, "AC")],
  ["play a club", cards("play", "AC")],
  ["play club", { type: "unclear", problem: { kind: "none-fits", word: "club" } }],
  ["pass club", { type: "unclear", problem: { kind: "which", cards: ["AC", "2C"] } }],
  ["play spade", { type: "unclear", problem: { kind: "which", cards: ["QS", "4S"] } }],
  ["play zebra", { type: "unclear", problem: { kind: "no-card", word: "zebra" } }],
])("cards: %s", (line, meant) => {
  expect(parse(line)).toEqual(meant);
});

test.each([
  ["hand", "hand"],
  ["my hand", "hand"],
  ["Show me my cards, please", "hand"],
  ["last trick", "last"],
  ["the last trick", "last"],
  ["last", "last"],
  ["score?", "score"],
  ["who leads?", "leader"],
  ["whose turn is it", null],
  ["whose turn", "turn"],
  ["?", "legal"],
  ["what can I play?", "legal"],
  ["rules", "rules"],
  ["help", "help"],
  ["table", "table"],
  ["all tricks", "tricks"],
  ["what did I get?", "received"],
])("question: %s", (line, asked) => {
  const found = parse(line);
  expect(found.type === "question" ? found.question : null).toBe(asked);
});

test.each([
  ["continue", "continue"],
  ["go on", "continue"],
  ["add", "add"],
  ["yes", "confirm"],
  ["pass", "confirm"],
])("answer: %s", (line, answer) => {
  expect(parse(line)).toEqual({ type: "answer", answer });
});

test("a slip is met with the nearest word, and nonsense with none", () => {
  expect(parse("scoer")).toEqual({ type: "unknown", line: "scoer", close: "score" });
  expect(parse("lsat trick")).toEqual({ type: "unknown", line: "lsat trick", close: "last trick" });
  expect(parse("plya qs")).toMatchObject({ close: "play" });
  expect(parse("banana")).toEqual({ type: "unknown", line: "banana", close: null });
  expect(parse("play")).toEqual(cards("play"));
  expect(parse("why")).toEqual({ type: "question", question: "legal" });
  expect(parse("   ")).toEqual({ type: "nothing" });
});

test("every card is read from every way to write it", () => {
  const names = { T: "ten", Q: "queen", A: "ace", "2": "two" };
  const suits = { C: "clubs", D: "diamonds", S: "spades", H: "hearts" };
  for (const [rank, name] of Object.entries(names)) {
    for (const [suit, suitName] of Object.entries(suits)) {
      const card = rank + suit;
      const ways = [card, card.toLowerCase(), `${rank} ${suit}`, `${name} of ${suitName}`];
      for (const way of [...ways, `${name} ${suitName}`, `${suit}${rank}`]) {
        expect(readCards(way, [], ENGLISH.cards), way).toEqual([card]);
      }
    }
  }
});
