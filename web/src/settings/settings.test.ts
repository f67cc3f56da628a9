import { afterEach, expect, test, vi } from "vitest";

import { CALM, FRESH, KEY, readSettings, settings } from "./settings.svelte";

afterEach(() => vi.unstubAllGlobals());

test("damaged values are as if they had never been chosen, and the good ones stay", () => {
  for (const text of [null, "", "{", "[]", "7", "null", '"x"']) {
    expect(readSettings(text)).toEqual(FRESH);
  }
  const kept = readSettings(
    JSON.stringify({
      speed: "warp",
      deck: "four",
      back: 3,
      cloth: "__proto__",
      suitOrder: "SHCD",
      ranks: null,
      twoTaps: "yes",
      holdTricks: true,
      volume: 4000,
      soundsOn: { queen: false, trick: 0, more: true },
    }),
  );
  expect(kept).toEqual({
    ...FRESH,
    deck: "four",
    suitOrder: "SHCD",
    holdTricks: true,
    soundsOn: { ...FRESH.soundsOn, queen: false },
  });
});

test("what is chosen is kept and read again as it was", () => {
  settings.choose({ deck: "four", volume: 35, soundsOn: { ...FRESH.soundsOn, win: false } });
  expect(readSettings(localStorage.getItem(KEY))).toEqual(settings.now);
  expect(settings.now.volume).toBe(35);
  settings.reset();
  expect(readSettings(localStorage.getItem(KEY))).toEqual(FRESH);
});

test("a calm game is chosen at once and leaves the rest as it was", () => {
  settings.choose({ deck: "four", sounds: true });
  expect(settings.calm).toBe(false);
  settings.choose(CALM);
  expect(settings.calm).toBe(true);
  expect(settings.now).toEqual({ ...FRESH, deck: "four", ...CALM });
  settings.choose({ twoTaps: false });
  expect(settings.calm).toBe(false);
  settings.reset();
});

test("another tab's choice is in force here", () => {
  const newValue = JSON.stringify({ ...FRESH, cloth: "plum" });
  dispatchEvent(new StorageEvent("storage", { key: KEY, newValue }));
  expect(settings.now.cloth).toBe("plum");
  settings.reset();
});

test("a full storage is not the end: the choice holds as long as the page lives", () => {
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  settings.choose({ theme: "dark" });
  expect(settings.now.theme).toBe("dark");
  expect(settings.lasting).toBe(false);
});
