import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Said } from "../generated/protocol";
import { live } from "../ui/live.svelte";
import { lineSaid, Talk } from "./talk.svelte";

const said = (name: string, rest: Partial<Said>): Said => ({
  type: "said",
  seat: 1,
  name,
  phrase: null,
  text: null,
  ...rest,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("phrases are said in the reader's language, and texts as they were written", () => {
  expect(lineSaid(said("Ann", { phrase: "WELL_PLAYED" }))).toBe("Ann: Well played!");
  expect(lineSaid(said("Ann", { phrase: "CLAP" }))).toBe("Ann applauds.");
  expect(lineSaid(said("Ann", { text: "{ $who }" }))).toBe("Ann: { $who }");
});

test("a bubble goes by itself, and the list keeps what was said", () => {
  const talk = new Talk("t");
  talk.heard(said("Ann", { phrase: "HELLO" }), false);
  expect(talk.bubbles.get(1)?.phrase).toBe("HELLO");
  expect(talk.unread).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(talk.bubbles.size).toBe(0);
  expect(talk.lines).toHaveLength(1);
  talk.look(true);
  talk.heard(said("Ann", { phrase: "BYE" }), false);
  expect(talk.unread).toBe(0);
});

test("nothing of somebody muted is shown or said", () => {
  const talk = new Talk("t");
  talk.heard(said("Ann", { phrase: "HELLO" }), false);
  talk.mute(1, "Ann", true);
  expect(talk.lines).toHaveLength(0);
  expect(talk.bubbles.size).toBe(0);
  const before = live.newest;
  talk.heard(said("Ann", { phrase: "HURRY" }), false);
  talk.heard(said("Anna", { phrase: "HURRY" }), false);
  talk.heard(said("Ben", { phrase: "HURRY", seat: 2 }), false);
  expect(talk.lines.map(({ name }) => name)).toEqual(["Ben"]);
  expect(live.newest).toBe(before + 1);
  talk.mute(1, "Ann", false);
  talk.heard(said("Ann", { phrase: "BYE" }), false);
  expect(talk.lines).toHaveLength(2);
});

test("who is muted stays so when the page is loaded again, and on another chair", () => {
  new Talk("t").mute(1, "Ann", true);
  expect(new Talk("other").muted.size).toBe(0);
  const talk = new Talk("t");
  talk.heard(said("Ann", { phrase: "HELLO" }), false);
  expect(talk.lines).toHaveLength(0);
  talk.follow([
    { seat: 1, name: "Ben", person: true },
    { seat: 2, name: "Ann", person: true },
  ]);
  talk.heard(said("Ann", { phrase: "HELLO", seat: 2 }), false);
  talk.heard(said("Ben", { phrase: "HELLO" }), false);
  expect(talk.lines.map(({ name }) => name)).toEqual(["Ben"]);
  expect([...new Talk("t").muted.keys()]).toEqual([2]);
  localStorage.setItem("openhearts.muted.1", "{nonsense");
  expect(new Talk("t").muted.size).toBe(0);
});
