import { expect, test } from "vitest";

import { pageOf } from "../route.svelte";
import { invitationUrl, joinLink, seatUrl, staysHere, tableTyped, watchLink } from "./links";

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

test("a link that works on this machine alone is known as one", () => {
  for (const host of ["127.0.0.1:8765", "localhost", "[::1]:80"]) {
    expect(staysHere(invitationUrl(`http://${host}`, "t"))).toBe(true);
  }
  for (const host of ["192.168.1.20:8765", "hearts.example.org", "127.0.0.1.example.org"]) {
    expect(staysHere(invitationUrl(`http://${host}`, "t"))).toBe(false);
  }
});
