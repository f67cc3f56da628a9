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

test("an option on its own says everything, a count reads as a count", () => {
  const alone = contradictionOf(
    { message: "target must be at least 1, or none, not 0", options: ["target"] },
    meanings,
  );
  expect(saidAt("target", alone)).toBe("“Play to” must be at least 1, or none, not 0.");
  const counted = contradictionOf(
    { message: "odd_option is not for players=4", options: ["odd_option", "players"] },
    meanings,
  );
  expect(counted.text).toBe("“Odd option” is not for 4 players.");
});

test("what nobody thought of is said as the server says it", () => {
  const other = contradictionOf(
    { message: "odd_option must be even", options: ["odd_option"] },
    meanings,
  );
  expect(other.text).toBe("“Odd option” must be even.");
  expect(saidAt("odd_option", other)).toBe(other.text);
});
