import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import type { ComparedHand } from "../generated/protocol";
import CompareHand from "./CompareHand.svelte";

const table = (names: string[], mine: boolean): ComparedHand => ({
  names,
  mine,
  levels: [null, null, "casual"],
  passes: [],
  tricks: [{ leader: 0, cards: ["2C", "3C", "4C"], winner: 1 }],
  scores: [1, 2, 3],
});

test("at the tables of others nobody without a name is You", async () => {
  const tables = [table(["You", "Toi", "Ben"], true), table(["You", "Ann", "Ben"], false)];
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ hand: 1, deal: [], kitty: [], tables })),
  );
  const page = mount(CompareHand, { target: document.body, props: { id: "abc", hand: 1, own: 0 } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll("summary")).toHaveLength(2);
  });
  const [own, other] = [...document.querySelectorAll("ul > li")].map((one) => one.textContent);
  expect(own).toMatch(/You\s1\s+Somebody\s2\s+Ben\s3/);
  expect(own).toContain("→ Somebody");
  expect(other).toMatch(/Somebody\s1\s+Ann\s2/);
  expect(other).toContain("Somebody: ");
  void unmount(page);
  vi.unstubAllGlobals();
});
