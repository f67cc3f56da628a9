import { expect, test } from "vitest";

import { clockOf, PLAIN, readSettings, withAccess, withClock } from "./tableSettings";

test("what was chosen is read again, and a damaged value is as if never chosen", () => {
  const chosen = {
    ...withClock(PLAIN, "seconds"),
    talk: "FREE" as const,
    rated: true,
    points_shown: "OWN" as const,
    tricks_shown: "NONE" as const,
  };
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  expect(
    readSettings(JSON.stringify({ ...chosen, talk: "SHOUT", grace_seconds: -1, points_shown: 7 })),
  ).toEqual({
    ...chosen,
    points_shown: "ALL",
    talk: "PHRASES",
  });
  for (const text of [null, "", "[1", "7", "null", '"x"', "[]"]) {
    expect(readSettings(text)).toEqual(PLAIN);
  }
});

test("a table has one clock or none", () => {
  const seconds = withClock(PLAIN, "seconds");
  expect(clockOf(seconds)).toBe("seconds");
  expect(seconds.bank_seconds).toBe(60);
  const days = withClock(seconds, "days");
  expect([clockOf(days), days.move_seconds, days.bank_seconds]).toEqual(["days", null, 0]);
  expect(withClock(days, "none")).toEqual(PLAIN);
  // Both at once were never chosen here.
  expect(readSettings(JSON.stringify({ ...seconds, move_days: 2 }))).toEqual(seconds);
});

test("a table is private again each time, and strangers begin with the ready phrases", () => {
  expect(readSettings('{"access":"LOBBY","talk":"FREE"}').access).toBe("LINK");
  const open = withAccess({ ...PLAIN, talk: "FREE" }, "LOBBY");
  expect([open.access, open.talk]).toEqual(["LOBBY", "PHRASES"]);
  expect(withAccess({ ...PLAIN, talk: "FREE" }, "LINK").talk).toBe("FREE");
});
