import { expect, test } from "vitest";

import * as words from "../words";
import { saidAt } from "./contradictions";

const said = (text: string, parts = {}, facts = {}): string =>
  words.word({ text, facts, cards: {}, parts });
const label = (option: string) => ({ text: `option-${option}`, facts: {}, cards: {}, parts: {} });

test("a clash is said in plain words, and names the other options at each", () => {
  const clash = { text: said("clash-opening"), options: ["opening_card", "first_lead"] };
  expect(clash.text).toMatch(/^The lowest club must open/);
  expect(saidAt("opening_card", clash)).toBe("This does not fit “First lead”.");
  expect(saidAt("first_lead", clash)).toBe("This does not fit “Opening card”.");
});

test("an option on its own says everything, by the name that the page has for it", () => {
  const text = said("clash-from", { option: [label("target")] }, { low: 1 });
  expect(text).toBe("“Play to” must be at least 1.");
  expect(saidAt("target", { text, options: ["target"] })).toBe(text);
});
