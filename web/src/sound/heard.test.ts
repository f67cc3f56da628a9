import { expect, test } from "vitest";

import type { WireView } from "../generated/protocol";
import type { WireEvent } from "../session/frames";
import { SOUNDS } from "../settings/settings.svelte";
import { soundsOf } from "./heard";
import { TONES } from "./tones";

const view = (toAct: number[]): WireView => ({ seat: 0, to_act: toAct }) as unknown as WireView;
const played = (card: string): WireEvent => ({ type: "card_played", seat: 1, card });
const heard = (events: WireEvent[], before = view([1]), now = view([2]), values = { QS: 13 }) =>
  soundsOf(events, before, now, values);

test("a card, and more telling things instead of it", () => {
  expect(heard([played("4C")])).toEqual(["card"]);
  expect(heard([played("QS")])).toEqual(["queen"]);
  expect(heard([played("4H"), { type: "hearts_broken", seat: 1, card: "4H" }])).toEqual(["broken"]);
});

test("the queen is a card like others where she is worth nothing", () => {
  expect(soundsOf([played("QS")], view([1]), view([2]), { "2H": 1 })).toEqual(["card"]);
});

test("one's turn is heard when it begins, and not again while it lasts", () => {
  expect(heard([], view([3]), view([0]))).toEqual(["turn"]);
  expect(soundsOf([], null, view([0]), {})).toEqual(["turn"]);
  expect(heard([], view([0]), view([0]))).toEqual([]);
  // The last to pass may be the first to play.
  const playing = { ...view([0]), phase: "PLAYING" } as WireView;
  expect(heard([], { ...view([0]), phase: "PASSING" } as WireView, playing)).toEqual(["turn"]);
});

test("only one's own win is heard", () => {
  const ended = (winners: number[]): WireEvent => ({ type: "match_ended", winners, totals: [] });
  expect(heard([ended([0, 2])])).toEqual(["win"]);
  expect(heard([ended([1])])).toEqual([]);
});

test("every sound has notes that can be played", () => {
  for (const sound of SOUNDS) {
    expect(TONES[sound].length).toBeGreaterThan(0);
    for (const { length, gain, pitch } of TONES[sound]) {
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThan(1);
      expect(gain).toBeLessThanOrEqual(0.5);
      expect(pitch).toBeGreaterThan(80);
    }
  }
});
