import { expect, test } from "vitest";

import { Latest } from "./latest";

test("only the answer to the last question is wanted, and none after the end", () => {
  const questions = new Latest();
  const first = questions.ask();
  expect(first()).toBe(true);
  const second = questions.ask();
  expect([first(), second()]).toEqual([false, true]);
  questions.end();
  expect([first(), second()]).toEqual([false, false]);
});
