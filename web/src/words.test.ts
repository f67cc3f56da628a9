import { expect, test } from "vitest";

import * as words from "./words";

const ann = { name: "Ann", me: false };
const me = { name: "Mia", me: true };

test("one is singular, everything else plural", () => {
  expect(words.points(1)).toBe("1 point");
  expect(words.points(2)).toBe("2 points");
  expect(words.points(0)).toBe("0 points");
  expect(words.points(-1)).toBe("−1 point");
  expect(words.points(-10)).toBe("−10 points");
  expect(words.cards(1)).toBe("1 card");
  expect(words.tricks(3)).toBe("3 tricks");
});

test("one's own doings are said with you", () => {
  expect(words.saidTrick(me, 13)).toBe("You take the trick: 13 points.");
  expect(words.saidTrick(ann, 1)).toBe("Ann takes the trick: 1 point.");
  expect(words.saidTrick(ann, 0)).toBe("Ann takes the trick: no points.");
  expect(words.saidPlayed(ann, "QS")).toBe("Ann plays the queen of spades.");
  expect(words.saidMoon(me, false)).toBe("You have shot the moon.");
});

test("the pass is said with count, receiver and direction", () => {
  expect(words.passTo(3, "Ben", "L")).toBe("Pass 3 cards to Ben (left)");
  expect(words.passTo(1, "Ben", "R2")).toBe("Pass 1 card to Ben (second right)");
});

test("a shared win is said plainly", () => {
  expect(words.verdictWon([me])).toBe("You win");
  expect(words.verdictWon([ann])).toBe("Ann wins");
  expect(words.verdictWon([ann, me])).toBe("You and Ann share the win");
  expect(words.verdictWhy([ann, me], 31, 1)).toBe("Tied for the lowest total, 31, after 1 hand.");
});

test("lists read like lists", () => {
  expect(words.list(["a"])).toBe("a");
  expect(words.list(["a", "b", "c"])).toBe("a, b and c");
});

test("points that a table hides are said to be hidden, and none are said to be none", () => {
  const said = (points: number | null): string => words.plate(ann, null, 7, points, 2, 11, false);
  expect(said(0)).toContain("0 points in this hand");
  expect(said(null)).toContain("points of this hand hidden");
});

test("whoever has no name is You at one's own seat only", () => {
  expect(words.namesOf(["Du", "Ann", "Ben"], 0)).toEqual(["You", "Ann", "Ben"]);
  expect(words.namesOf(["You", "Ann", "Ben"], null)).toEqual(["Somebody", "Ann", "Ben"]);
  expect(words.namesOf(["You", "Toi", "Ben"], null)).toEqual(["Player 1", "Player 2", "Ben"]);
  expect(words.namesOf(["You", "Mia", "Te"], 1)).toEqual(["Player 1", "Mia", "Player 3"]);
});
