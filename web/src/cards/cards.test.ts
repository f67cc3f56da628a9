import { expect, test } from "vitest";

import { DECK, faceUrl, sortHand } from "./cards";

test("a hand is sorted by suit in alternating colours, low to high", () => {
  expect(sortHand(["AH", "2C", "QS", "TD", "3C", "9D", "2H"])).toEqual([
    "2C",
    "3C",
    "9D",
    "TD",
    "QS",
    "2H",
    "AH",
  ]);
});

test("each of the 52 cards has a face of its own in both sets", () => {
  for (const set of ["normal", "big"] as const) {
    expect(new Set(DECK.map((card) => faceUrl(card, set))).size).toBe(52);
  }
});

test("a face shows the suit it is named for", () => {
  const face = decodeURIComponent(faceUrl("QS", "big"));
  expect(face).toContain('face="QS"');
});
