import { afterEach, expect, test, vi } from "vitest";

import english from "virtual:texts/en";

import { bundleOf, MissingText, sayIn, wordIn } from "./bundle";
import { NAMELESS } from "../words";
import { language } from "./language.svelte";
import { bestOf, CODES, LANGUAGES } from "./languages";
import { cardsOf, say } from "./say";

afterEach(() => language.use("en", english));

test("a wrong name or fact fails the type check; unchecked, it is told and takes nothing down", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  // @ts-expect-error there is no such text
  expect(say("no-such-text")).toBe("no-such-text");
  // @ts-expect-error the fact is missing
  expect(say("points")).toBe("points");
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
  // @ts-expect-error the fact is of another kind
  expect(say("points", { count: "three" })).toBe("three points");
});

test("whoever has no name is called so in the language of now, whatever it was", async () => {
  const words = await Promise.all(
    CODES.map(async (code) =>
      sayIn(bundleOf(code, (await LANGUAGES[code].load()).default), "default-name"),
    ),
  );
  expect([...NAMELESS].sort()).toEqual(words.sort());
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
  expect(bestOf(["xx", "pt-PT", "en-US"])).toBe("pt");
  expect(bestOf(["de"])).toBe("de");
  expect(bestOf(["xx"])).toBe("en");
  expect(bestOf([])).toBe("en");
});

test.each(CODES)("%s is loaded on its own, and the page says so", async (code) => {
  await language.speak(code);
  expect(document.documentElement.lang).toBe(code);
  expect(say("play")).not.toBe("");
});

test("a later choice wins over one that is still loading", async () => {
  const slow = language.speak("fr");
  language.use("de", (await LANGUAGES.de.load()).default);
  await slow;
  expect(language.code).toBe("de");
  expect(say("play")).toBe("Spielen");
});

const CARDS = { en: "cards", pt: "cartas", fr: "cartes", hu: "lap", es: "cartas", de: "Karten" };

test.each(CODES)("in %s counts, figures and cards are said as the language does", async (code) => {
  await language.speak(code);
  expect(say("cards", { count: 1 })).toMatch(/^1 (card|carta|carte|lap|Karte)$/);
  expect(say("cards", { count: 3 })).toBe(`3 ${CARDS[code]}`);
  expect(say("points", { count: -1 })).toBe(`−${say("points", { count: 1 })}`);
  expect(say("points", { count: 1234567 })).toMatch(/^1\D234\D567 /);
});

test("an article and a case fit the card", async () => {
  await language.speak("de");
  expect(say("said-passed", { cards: cardsOf("QS", "KH", "AC") })).toBe(
    "Du schiebst die Pik-Dame, den Herz-König und das Kreuz-Ass.",
  );
});

test("texts with a fault are refused when they are read", () => {
  const bundle = bundleOf(LANGUAGES.en.tag, "a = { $b }");
  expect(() => sayIn(bundle, "a")).toThrow(MissingText);
  expect(() => sayIn(bundle, "a.part")).toThrow(MissingText);
});
