import { expect, test } from "vitest";

import { pageOf } from "../route.svelte";
import { invitationUrl, joinLink, seatUrl, tableTyped, watchLink } from "./links";

test("each link leads to its page", () => {
  const hash = (url: string): string => new URL(url).hash;
  expect(pageOf(hash(invitationUrl("http://here", "a b")))).toEqual({ name: "join", table: "a b" });
  expect(pageOf(hash(seatUrl("http://here", "t", "se/cret")))).toEqual({
    name: "seat",
    tableId: "t",
    token: "se/cret",
  });
  expect(pageOf(watchLink("t"))).toEqual({ name: "watch", tableId: "t", seat: null });
  expect(pageOf(watchLink("t", 2))).toEqual({ name: "watch", tableId: "t", seat: 2 });
  expect(pageOf("#/watch/t/x")).toEqual({ name: "watch", tableId: "t", seat: null });
  for (const broken of ["#/join", "#/seat/t", "#/seat//x", "#/watch/"]) {
    expect(pageOf(broken)).toEqual({ name: "home" });
  }
});

test("a code is read as people write it, and a whole link is none", () => {
  expect(tableTyped(" k7f3-p9qx ")).toBe("K7F3P9QX");
  expect(tableTyped(`http://here/${joinLink("abc_-d")}`)).toBe("abc_-d");
  expect(tableTyped("x #/join/%zz")).toBe("%zz");
});
