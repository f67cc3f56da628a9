import { expect, test } from "vitest";

import type { WireRules } from "../generated/protocol";
import { forOtherCount, valueOf, withChange } from "./changes";

const base = {
  preset: "standard",
  players: 4,
  options: { target: 100, pass_cycle: ["L", "R"], points: { QS: 13, "2H": 1 }, tie: "SHARE" },
} as unknown as WireRules;

test("the preset's own value is no change", () => {
  const changed = withChange("target", 50, base, {});
  expect(changed).toEqual({ target: 50 });
  expect(withChange("target", 100, base, changed)).toEqual({});
  expect(withChange("pass_cycle", ["L", "R"], base, { pass_cycle: ["L"] })).toEqual({});
});

test("points lie over the preset's, card by card, and nought takes a card out", () => {
  const changed = withChange("points", { QS: 13, JD: -10 }, base, {});
  expect(changed).toEqual({ points: { JD: -10, "2H": 0 } });
  expect(valueOf("points", base, changed)).toEqual({ QS: 13, "2H": 0, JD: -10 });
});

test("another count brings its own deck and directions", () => {
  expect(forOtherCount({ pass_cycle: ["L"], removed: [], tie: "PLAY_ON" })).toEqual({
    tie: "PLAY_ON",
  });
});
