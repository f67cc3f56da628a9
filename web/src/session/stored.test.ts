import { afterEach, expect, test, vi } from "vitest";

import { outlivesTab, readStored, writeStored } from "./stored";

const full = (): never => {
  throw new DOMException("full", "QuotaExceededError");
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test("what is kept is read again, and outlives the tab", () => {
  expect(writeStored("a", "1")).toBe(true);
  sessionStorage.clear();
  expect(readStored("a")).toBe("1");
});

test("where storage is full the newest is kept for the tab, and the older one stays", () => {
  writeStored("a", "old");
  const before = localStorage;
  vi.stubGlobal("localStorage", { getItem: (name: string) => before.getItem(name), setItem: full });
  expect(writeStored("a", "new")).toBe(false);
  expect(readStored("a")).toBe("new");
  expect(before.getItem("a")).toBe("old");
  expect(outlivesTab("a")).toBe(false);
  vi.unstubAllGlobals();
  expect(writeStored("a", "newer")).toBe(true);
  expect(readStored("a")).toBe("newer");
  expect(sessionStorage.getItem("a")).toBeNull();
  expect(outlivesTab("a")).toBe(true);
});

test("where everything is forbidden nothing is read, and nothing breaks", () => {
  for (const name of ["localStorage", "sessionStorage"]) {
    vi.stubGlobal(name, { getItem: full, setItem: full, removeItem: full });
  }
  expect(readStored("a")).toBeNull();
  expect(writeStored("a", "1")).toBe(false);
  expect(outlivesTab("a")).toBe(false);
});
