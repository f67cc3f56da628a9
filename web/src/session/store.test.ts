import { afterEach, expect, test, vi } from "vitest";

import { readKept, store } from "./store.svelte";

afterEach(() => vi.unstubAllGlobals());

test("nonsense in the storage is read as nothing", () => {
  for (const text of [null, "", "{", "[]", "7", '{"seats":"x","rules":3}']) {
    const kept = readKept(text);
    expect(kept.seats).toEqual([]);
    expect(kept.rules.preset).toBe("standard");
  }
});

test("good seats stay, bad ones go", () => {
  const good = { tableId: "a", token: "b" };
  const kept = readKept(JSON.stringify({ seats: [good, { tableId: 1 }, null], name: "Mia" }));
  expect(kept.seats).toEqual([good]);
  expect(kept.name).toBe("Mia");
});

test("a seat is found again, newest first, and can be forgotten", () => {
  store.addSeat({ tableId: "a", token: "1" });
  store.addSeat({ tableId: "b", token: "2" });
  expect(store.seats.map(({ tableId }) => tableId)).toEqual(["b", "a"]);
  expect(readKept(localStorage.getItem("openhearts.1")).seats).toHaveLength(2);
  store.forgetSeat("b");
  expect(store.seatAt("b")).toBeUndefined();
  expect(store.seatAt("a")?.token).toBe("1");
});

test("the score that was read is kept with its seat", () => {
  store.addSeat({ tableId: "a", token: "1" });
  store.readScore("a", 3);
  expect(store.seatAt("a")?.scoreRead).toBe(3);
  const kept = readKept(localStorage.getItem("openhearts.1"));
  expect(kept.seats.find(({ tableId }) => tableId === "a")?.scoreRead).toBe(3);
});

test("when a seat was last played is kept, and not written at every card", () => {
  store.addSeat({ tableId: "t", token: "1", begun: 5 });
  store.notePlayed("t", 1_000_000);
  store.notePlayed("t", 1_000_500);
  expect(store.seatAt("t")).toEqual({
    tableId: "t",
    token: "1",
    begun: 5,
    played: 1_000_000,
  });
  store.notePlayed("t", 2_000_000);
  expect(store.seatAt("t")?.played).toBe(2_000_000);
});

test("a running table is never forgotten for those that came after it", () => {
  store.addSeat({ tableId: "friends", token: "f", shared: true, over: true });
  store.addSeat({ tableId: "running", token: "r" });
  for (let made = 0; made < 60; made++) {
    store.addSeat({ tableId: `done${made}`, token: "d" });
    store.noteThat(`done${made}`, "over");
    store.addSeat({ tableId: `again${made}`, token: "p", practice: true });
  }
  const kept = readKept(localStorage.getItem("openhearts.1"));
  for (const seats of [store.seats, kept.seats]) {
    const names = seats.map(({ tableId }) => tableId);
    expect(names).toContain("friends");
    expect(names).toContain("running");
    expect(names).toContain("again59");
    expect(names).not.toContain("done0");
    expect(names.length).toBeLessThan(50);
  }
});

test("where the storage is full, what is over makes room for what goes on", () => {
  const before = localStorage;
  store.addSeat({ tableId: "old", token: "o".repeat(2000) });
  store.noteThat("old", "over");
  const room = (before.getItem("openhearts.1") ?? "").length - 300;
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => before.getItem(name),
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new DOMException("full", "QuotaExceededError");
      before.setItem(name, text);
    },
  });
  store.addSeat({ tableId: "new", token: "n" });
  expect(store.lasting).toBe(true);
  const kept = readKept(before.getItem("openhearts.1"));
  expect(kept.seats[0]?.tableId).toBe("new");
  expect(kept.seats.map(({ tableId }) => tableId)).not.toContain("old");
});

test("a level that is none for people is as if never chosen", () => {
  expect(readKept('{"level":"expert"}').level).toBe("expert");
  for (const text of ["{}", '{"level":"random"}', '{"level":7}']) {
    expect(readKept(text).level).toBe("casual");
  }
});

test("a full storage is not the end: it is kept as long as the page lives", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  store.addSeat({ tableId: "c", token: "3" });
  expect(store.seatAt("c")?.token).toBe("3");
  expect(store.lasting).toBe(false);
});

test("of garbled changes only what can be an option's value is kept", () => {
  const changes = { target: 50, pass_cycle: ["L"], points: { QS: 5 }, removed: null, moon: [1] };
  const rules = { preset: "standard", players: 4, changes: { ...changes, tie: { a: "b" } } };
  expect(readKept(JSON.stringify({ rules })).rules.changes).toEqual({
    target: 50,
    pass_cycle: ["L"],
    points: { QS: 5 },
  });
});
