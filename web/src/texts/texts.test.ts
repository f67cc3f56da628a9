import { afterEach, expect, test } from "vitest";

import english from "virtual:texts/en";

import { bundleOf, MissingText, sayIn, wordIn } from "./bundle";
import { language } from "./language.svelte";
import { bestOf, CODES, LANGUAGES } from "./languages";
import { cardsOf, say } from "./say";

afterEach(() => language.use("en", english));

test("a wrong name or fact fails the type check, and is an error", () => {
  // @ts-expect-error there is no such text
  expect(() => say("no-such-text")).toThrow(MissingText);
  // @ts-expect-error the fact is missing
  expect(() => say("points")).toThrow(MissingText);
  // @ts-expect-error the fact is of another kind
  expect(say("points", { count: "three" })).toBe("three points");
});

test("numbers are written as the language does, with a real minus sign", () => {
  expect(say("points", { count: 1000 })).toBe("1,000 points");
  expect(say("points", { count: -1 })).toBe("−1 point");
});

test("cards and parts are joined as a list", () => {
  expect(say("said-passed", { cards: cardsOf("QS", "TD", "2H") })).toBe(
    "You pass the queen of spades, the ten of diamonds and the two of hearts.",
  );
});

test("what the server says is put together from its parts", () => {
  const plain = { facts: {}, cards: {}, parts: {} };
  const way = (entry: string) => ({ ...plain, text: "pass-way", facts: { entry } });
  expect(
    wordIn(language.bundle, {
      ...plain,
      text: "rule-pass-by-turns",
      facts: { count: 3 },
      parts: { ways: [way("L"), way("R"), way("H")] },
    }),
  ).toBe(
    "Each player passes three cards, by turns from hand to hand: to the left, to the right, then no passing.",
  );
});

test("the browser's first language that there are texts in is spoken", () => {
  expect(bestOf(["xx", "en-US"])).toBe("en");
  expect(bestOf(["xx"])).toBe("en");
  expect(bestOf([])).toBe("en");
});

test.each(CODES)("%s is loaded on its own, and the page says so", async (code) => {
  await language.speak(code);
  expect(document.documentElement.lang).toBe(code);
  expect(say("play")).not.toBe("");
});

test("a later choice wins over one that is still loading", async () => {
  const slow = language.speak("en");
  language.use("en", english.replace("play = Play", "play = Begin"));
  const quick = language.speak("en");
  await Promise.all([slow, quick]);
  expect(say("play")).toBe("Play");
});

test("texts with a fault are refused when they are read", () => {
  const bundle = bundleOf(LANGUAGES.en.tag, "a = { $b }");
  expect(() => sayIn(bundle, "a")).toThrow(MissingText);
  expect(() => sayIn(bundle, "a.part")).toThrow(MissingText);
});
