import { mount, unmount } from "svelte";
import { expect, test } from "vitest";

import RankTable from "./RankTable.svelte";

test("whoever gave no name is called so in the language of now, and others are not called as oneself", () => {
  const row = { place: "1", numbers: ["5"] };
  const rows = [
    { ...row, name: "Du", mine: true },
    { ...row, name: "Ben", mine: true },
    { ...row, name: "Toi", mine: false },
  ];
  const table = mount(RankTable, {
    target: document.body,
    props: { columns: [{ label: "Total" }], rows, testid: "ranks" },
  });
  const names = [...document.querySelectorAll("tbody th")].map((cell) => cell.textContent.trim());
  expect(names).toEqual(["You", "Ben", "Somebody"]);
  void unmount(table);
});
