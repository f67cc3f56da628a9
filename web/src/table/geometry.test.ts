import { describe, expect, test } from "vitest";

import {
  layoutHand,
  layoutTable,
  NOTE_ABOVE,
  NOTE_BESIDE,
  opponents,
  sides,
  type Size,
  type TableLayout,
} from "./geometry";

const BAR = 48;
const SIZES: [string, Size][] = [
  ["360×640", { width: 360, height: 640 - BAR }],
  ["640×360", { width: 640, height: 360 - 44 }],
  ["768×1024", { width: 768, height: 1024 - BAR }],
  ["1920×1080", { width: 1920, height: 1080 - BAR }],
];
const CARDS: Record<number, number> = { 3: 17, 4: 13, 5: 10, 6: 8, 7: 7 };

test("the left neighbour sits on the left, then clockwise", () => {
  expect(opponents(0, 4)).toEqual([1, 2, 3]);
  expect(opponents(2, 4)).toEqual([3, 0, 1]);
  expect(Object.fromEntries(sides(0, 4))).toEqual({ 0: "bottom", 1: "left", 2: "top", 3: "right" });
  expect(Object.fromEntries(sides(2, 3))).toEqual({ 2: "bottom", 0: "left", 1: "right" });
  expect([...sides(0, 7).values()].filter((side) => side === "top")).toHaveLength(2);
});

function apart({ plate, card, seats, trick }: TableLayout): void {
  for (const { seat, x, y } of seats.filter(({ seat }) => seat !== 0)) {
    for (const one of trick) {
      const clear =
        Math.abs(one.x - x) >= (plate.width + card.width) / 2 ||
        Math.abs(one.y - y) >= (plate.height + card.height) / 2;
      expect(clear, `a card on plate ${seat}`).toBe(true);
    }
  }
}

test("beside a note on a low screen nothing lies where the note does", () => {
  const area = { width: 640, height: 316 };
  const layout = layoutTable(area, 0, 4, 13, 13, false, "note");
  const { plate, card } = layout;
  for (const { seat, x, y } of layout.seats.filter(({ seat }) => seat !== 0)) {
    expect(x - plate.width / 2, `plate ${seat}`).toBeGreaterThanOrEqual(NOTE_BESIDE);
    expect(x + plate.width / 2, `plate ${seat}`).toBeLessThanOrEqual(area.width);
    expect(y + plate.height / 2, `plate ${seat}`).toBeLessThanOrEqual(layout.stripTop);
  }
  apart(layout);
  for (const { x } of layout.trick) expect(x - card.width / 2).toBeGreaterThan(NOTE_BESIDE);
  const [first, , across] = layout.trick;
  expect(first?.y).toBeGreaterThan(across?.y ?? 0);
  // Without room for both everything stays in its place.
  const small = { width: 568, height: 276 };
  expect(layoutTable(small, 0, 4, 13, 13, false, "note")).toEqual(layoutTable(small, 0, 4, 13, 13));
});

test("under a note on an upright phone everything lies below it, hints or no hints", () => {
  const area = { width: 360, height: 640 - BAR };
  const layout = layoutTable(area, 0, 4, 13, 13, false, "note");
  const { plate, card } = layout;
  for (const { seat, y } of layout.seats.filter(({ seat }) => seat !== 0)) {
    expect(y - plate.height / 2, `plate ${seat}`).toBeGreaterThanOrEqual(NOTE_ABOVE);
    expect(y + plate.height / 2, `plate ${seat}`).toBeLessThanOrEqual(layout.stripTop);
  }
  apart(layout);
  for (const { y } of layout.trick) {
    expect(y - card.height / 2).toBeGreaterThanOrEqual(NOTE_ABOVE);
    // But for the rounding.
    expect(y + card.height / 2).toBeLessThan(layout.stripTop + 1);
  }
  expect(layoutTable(area, 0, 4, 13, 13, false, "hints")).toEqual(layout);
  const small = { width: 320, height: 480 - BAR };
  expect(layoutTable(small, 0, 4, 13, 13, false, "note")).toEqual(layoutTable(small, 0, 4, 13, 13));
});

describe.each(SIZES)("%s", (_, area) => {
  test.each([3, 4, 5, 6, 7])("%i seats fit", (players) => {
    const count = CARDS[players] ?? 13;
    const layout = layoutTable(area, 0, players, count, count);
    const { plate, card } = layout;
    const plates = layout.seats.filter(({ seat }) => seat !== 0);
    for (const { x, y } of plates) {
      expect(x - plate.width / 2).toBeGreaterThanOrEqual(0);
      expect(x + plate.width / 2).toBeLessThanOrEqual(area.width);
      expect(y - plate.height / 2).toBeGreaterThanOrEqual(0);
      expect(y + plate.height / 2).toBeLessThanOrEqual(layout.stripTop + 1);
    }
    for (const [index, one] of plates.entries()) {
      for (const other of plates.slice(index + 1)) {
        const apart =
          Math.abs(one.x - other.x) >= plate.width || Math.abs(one.y - other.y) >= plate.height;
        expect(apart, `plates ${one.seat} and ${other.seat}`).toBe(true);
      }
    }
    // Nobody's card hides the index of another: lower cards lie in front.
    layout.trick.forEach((one, seat) => {
      const left = one.x - card.width / 2;
      const top = one.y - card.height / 2;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + card.height).toBeLessThanOrEqual(layout.stripTop + 2);
      layout.trick.forEach((front, other) => {
        if (other === seat || front.y <= one.y) return;
        const covers =
          front.x - card.width / 2 < left + card.width * 0.3 &&
          front.x + card.width / 2 > left + card.width * 0.05 &&
          front.y - card.height / 2 < top + card.height * 0.3;
        expect(covers, `card of ${other} over the index of ${seat}`).toBe(false);
      });
    });
    // The left neighbour's card lies to the left.
    expect((layout.trick[1]?.x ?? 0) < layout.centre.x).toBe(true);
  });

  test.each([1, 7, 13, 16, 17])("a hand of %i lies inside, every index showing", (count) => {
    const wanted = layoutTable(area, 0, 4, 13, 13).hand.card.width;
    const hand = layoutHand(area, count, count, wanted);
    for (const { x, y } of hand.places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + hand.card.width).toBeLessThanOrEqual(area.width);
      expect(y + hand.card.height).toBeLessThanOrEqual(hand.height);
    }
    expect(hand.step).toBeGreaterThanOrEqual(22);
  });
});

test("seventeen cards take two rows on a phone, and keep their size while they are played", () => {
  const area = { width: 360, height: 592 };
  const full = layoutHand(area, 17, 17, 61);
  expect(new Set(full.places.map(({ y }) => y)).size).toBe(2);
  const later = layoutHand(area, 8, 17, 61);
  expect(later.card).toEqual(full.card);
  expect(later.height).toBe(full.height);
  expect(new Set(later.places.map(({ y }) => y)).size).toBe(1);
});
