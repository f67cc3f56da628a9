import { describe, expect, test } from "vitest";

import type { HandReview, WireStep } from "../generated/protocol";
import { passesIn, positionAt, trickBorder } from "./replay";

// Two tricks of three, with a pass of one card to the left before them.
const step = (
  seat: number,
  card: string,
  trick: number | null,
  voids = ["", "", ""],
): WireStep => ({ seat, trick, cards: [card], voids });

const HAND: HandReview = {
  number: 1,
  dealer: 2,
  pass_entry: "L",
  dealt: [
    ["2C", "QS"],
    ["3C", "4D"],
    ["5C", "6H"],
  ],
  held: [
    ["2C", "6H"],
    ["3C", "QS"],
    ["4D", "5C"],
  ],
  kitty: [],
  passes: [
    { seat: 0, cards: ["QS"], receivers: [1] },
    { seat: 1, cards: ["4D"], receivers: [2] },
    { seat: 2, cards: ["6H"], receivers: [0] },
  ],
  tricks: [
    { leader: 0, cards: ["2C", "3C", "5C"], winner: 2, points: 0 },
    { leader: 2, cards: ["4D", "6H", "QS"], winner: 2, points: 14 },
  ],
  steps: [
    step(0, "QS", null),
    step(1, "4D", null),
    step(2, "6H", null),
    step(0, "2C", 1),
    step(1, "3C", 1),
    step(2, "5C", 1),
    step(2, "4D", 2),
    step(0, "6H", 2),
    step(1, "QS", 2, ["D", "", ""]),
  ],
  eyes: [0, 1, 2],
  result: {
    number: 1,
    dealer: 2,
    pass_entry: "L",
    card_points: [0, 0, 14],
    shooter: null,
    effect: null,
    scores: [0, 0, 14],
    totals: [0, 0, 14],
    resets: [],
  },
};

const shown = (at: number, eyes: number | null = null): string[] =>
  positionAt(HAND, at, eyes).hands.map(
    ({ cards, hidden }) => cards.join(" ") + (hidden > 0 ? ` +${hidden}` : ""),
  );

describe("a finished hand", () => {
  test("begins with the cards as dealt, and goes on with those after the pass", () => {
    expect(passesIn(HAND)).toBe(3);
    expect(shown(0)).toEqual(["2C QS", "3C 4D", "5C 6H"]);
    expect(positionAt(HAND, 1, null).hands[0]?.marked).toEqual(new Set(["QS"]));
    expect(shown(3)).toEqual(["2C 6H", "3C QS", "5C 4D"]);
    expect(positionAt(HAND, 3, null).hands[1]?.marked).toEqual(new Set(["QS"]));
    expect(positionAt(HAND, 4, null).hands[1]?.marked).toEqual(new Set());
  });

  test("shows the trick until the next is led to, and who took it", () => {
    const { trick, winner, trickNumber } = positionAt(HAND, 6, null);
    expect(trick.map(({ card }) => card)).toEqual(["2C", "3C", "5C"]);
    expect([winner, trickNumber]).toEqual([2, 1]);
    const after = positionAt(HAND, 7, null);
    expect(after.trick).toEqual([{ seat: 2, card: "4D" }]);
    expect(after.winner).toBeNull();
    const end = positionAt(HAND, 9, null);
    expect(end.next).toBeNull();
    expect(end.hands.map(({ points, tricks }) => [points, tricks])).toEqual([
      [0, 0],
      [0, 0],
      [14, 2],
    ]);
    expect(shown(9)).toEqual(["", "", ""]);
  });

  test("shows a seat its own cards, what it passed until it is played, and nothing else", () => {
    expect(shown(0, 0)).toEqual(["2C QS", " +2", " +2"]);
    expect(shown(4, 0)).toEqual(["6H", "QS +1", " +2"]);
    expect(shown(9, 0)).toEqual(["", "", ""]);
    expect(shown(3, 2)).toEqual(["6H +1", " +2", "5C 4D"]);
    expect(positionAt(HAND, 3, 2).hands[1]?.marked).toEqual(new Set());
  });

  test("tells the voids that had shown by then", () => {
    expect(positionAt(HAND, 7, 1).hands.map(({ voids }) => voids)).toEqual(["", "", ""]);
    expect(positionAt(HAND, 8, 1).hands.map(({ voids }) => voids)).toEqual(["D", "", ""]);
  });

  test("a mixed pass is known to nobody", () => {
    const mixed = { ...HAND, pass_entry: "MIX" };
    expect(positionAt(mixed, 4, 0).hands[1]?.cards).toEqual([]);
  });

  test("hidden hands stay hidden, face up or not", () => {
    const seen: HandReview = { ...HAND, dealt: [HAND.dealt[0] ?? null, null, null], eyes: [0] };
    expect(positionAt(seen, 0, null).hands.map(({ hidden }) => hidden)).toEqual([0, 2, 2]);
  });

  test("goes trick by trick in both directions", () => {
    expect(trickBorder(HAND, 0, true)).toBe(3);
    expect(trickBorder(HAND, 3, true)).toBe(6);
    expect(trickBorder(HAND, 4, true)).toBe(6);
    expect(trickBorder(HAND, 6, true)).toBe(9);
    expect(trickBorder(HAND, 9, true)).toBe(9);
    expect(trickBorder(HAND, 9, false)).toBe(6);
    expect(trickBorder(HAND, 5, false)).toBe(3);
    expect(trickBorder(HAND, 0, false)).toBe(0);
  });
});
