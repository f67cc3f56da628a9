import { expect, test } from "vitest";

import { contradictionOf, saidAt } from "./contradictions";

const meanings = (option: string): Record<string, string> | null =>
  ({
    opening_card: { THAT_CLUB: "the lowest club" },
    first_lead: { ELDEST: "the eldest hand" },
    target: {},
    odd_option: {},
  })[option] ?? null;

const clash = contradictionOf(
  {
    message: "opening_card=THAT_CLUB needs it, but first_lead=ELDEST lets the eldest hand lead",
    options: ["opening_card", "first_lead"],
  },
  meanings,
);

test("a known clash is said in plain words, and names the other options at each", () => {
  expect(clash.text).toMatch(/^The lowest club must open/);
  expect(saidAt("opening_card", clash)).toContain("“First lead”");
  expect(saidAt("opening_card", clash)).not.toContain("“Opening card”");
  expect(saidAt("first_lead", clash)).toContain("“Opening card”");
  expect(`${saidAt("first_lead", clash)} ${clash.text}`).not.toMatch(/[a-z]_[a-z]|=/);
});

test("the sentence of the server stays, with the names of the page", () => {
  expect(clash.full).toBe(
    "“Opening card: the lowest club” needs it, but “First lead: the eldest hand” lets the eldest hand lead.",
  );
});

test("what nobody thought of is said as the server says it", () => {
  const other = contradictionOf(
    { message: "odd_option must be even", options: ["odd_option"] },
    meanings,
  );
  expect(other.text).toBe("“Odd option” must be even.");
  expect(saidAt("odd_option", other)).toBe(other.text);
});
