import { expect, test } from "vitest";

import type { WireView } from "../generated/protocol";
import type { WireEvent } from "../session/frames";
import { announce, found, gifts, ownTurn } from "./announce";

const NAMES = ["Mia", "Ann", "Ben", "Cat"];
const person = (seat: number): { name: string; me: boolean } => ({
  name: NAMES[seat] ?? "",
  me: seat === 0,
});
const view = { seat: 0, phase: "PLAYING", to_act: [0], legal: ["2C"] } as unknown as WireView;
const said = (...events: WireEvent[]): string => announce(events, view, person);

test("a play and the trick it ends are said in full words", () => {
  expect(
    said(
      { type: "card_played", seat: 2, card: "QS" },
      { type: "trick_taken", number: 3, winner: 1, cards: ["AS", "QS"], points: 13 },
    ),
  ).toBe("Ben plays the queen of spades. Ann takes the trick: 13 points.");
});

test("others' passes stay unsaid, one's own are named", () => {
  expect(said({ type: "cards_passed", seat: 1, cards: null })).toBe("");
  expect(said({ type: "cards_passed", seat: 0, cards: ["QS", "2H"] })).toBe(
    "You pass the queen of spades and the two of hearts.",
  );
  expect(said({ type: "cards_received", seat: 0, cards: ["AC"], givers: [3] })).toBe(
    "You get the ace of clubs from Cat.",
  );
});

test("the end of a hand is said with points, resets and moon", () => {
  expect(
    said(
      { type: "moon_shot", seat: 1, sun: false },
      {
        type: "hand_scored",
        number: 1,
        card_points: [0, 26, 0, 0],
        shooter: 1,
        effect: "ADD",
        scores: [26, 0, 26, 26],
        totals: [50, 0, 26, 26],
      },
      { type: "total_reset", seat: 0, reached: 100, becomes: 50 },
    ),
  ).toBe(
    "Ann has shot the moon. This hand: you 26, Ann 0, Ben 26, Cat 26. Your total of exactly 100 becomes 50.",
  );
});

test("gifts are sorted by giver", () => {
  expect(gifts(["AC", "2D", "3D"], [1, 2, 1])).toEqual([
    [1, ["AC", "3D"]],
    [2, ["2D"]],
  ]);
});

test("one's own turn is said, others' are not", () => {
  const hand = { trick: ["2C"], leader: 3 } as unknown as NonNullable<WireView["hand"]>;
  expect(ownTurn({ ...view, hand }, person)).toBe("Your turn: follow clubs.");
  expect(ownTurn({ ...view, hand, to_act: [1] }, person)).toBe("");
});

test("whoever cannot follow hears what may not be played, and not how it looks", () => {
  const hand = { trick: ["2C"], leader: 3 } as unknown as NonNullable<WireView["hand"]>;
  const kept = (text: string): WireView => ({
    ...view,
    hand,
    legal: ["9D"],
    refusals: text === "" ? {} : { QS: { text, cards: {}, facts: {}, parts: {} } },
  });
  expect(ownTurn(kept(""), person)).toBe("Your turn: play any card.");
  expect(ownTurn(kept("refused-NO_PENALTY_CARD_ON_FIRST_TRICK"), person)).toBe(
    "Your turn: no penalty cards yet.",
  );
  expect(ownTurn(kept("refused-QUEEN_MUST_BE_THROWN"), person)).toBe(
    "Your turn: throw the queen of spades.",
  );
});

test("whoever comes to a hand hears where it stands", () => {
  const hand = {
    number: 2,
    pass_entry: "R",
    dealer: 3,
    cards: ["3C", "QS"],
    leader: 3,
    trick: ["2C", "AC"],
  };
  const coming = { ...view, totals: [0, 0, 0, 0], hand } as unknown as WireView;
  expect(found(coming, person)).toBe(
    "Hand 2, pass right. Cat deals. You hold three of clubs and queen of spades. " +
      "Cat plays the two of clubs. You play the ace of clubs.",
  );
  // A watcher holds nothing.
  expect(found({ ...coming, seat: -1 }, person)).not.toContain("hold");
  expect(found({ ...coming, hand: null }, person)).toBe("");
});
