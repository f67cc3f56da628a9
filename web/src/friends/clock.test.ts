import { expect, test } from "vitest";

import type { TableState } from "../generated/protocol";
import { goneNow, leftNow, timeSaid } from "./clock";

test("the less is left, the finer it is said", () => {
  expect(timeSaid(-5)).toBe("0:00");
  expect(timeSaid(41_001)).toBe("0:42");
  expect(timeSaid(725_000)).toBe("12:05");
  expect(timeSaid(5.5 * 3_600_000)).toBe("5 hours");
  expect(timeSaid(49 * 3_600_000)).toBe("2 days");
});

test("a clock runs on from when it was heard, and only while it is that seat's", () => {
  const seats = [
    { left_ms: 9000, gone_ms: null },
    { left_ms: 8000, gone_ms: 5000 },
    { left_ms: null, gone_ms: null },
  ];
  const heard = { state: { seats, running: [0] } as unknown as TableState, at: 1000 };
  expect(leftNow(heard, 0, 3000)).toBe(7000);
  expect(leftNow(heard, 0, 30_000)).toBe(0);
  expect(leftNow(heard, 1, 3000)).toBe(8000);
  expect(leftNow(heard, 2, 3000)).toBeNull();
  expect(goneNow(heard, 1, 3000)).toBe(3000);
  expect(goneNow(heard, 0, 3000)).toBeNull();
});
