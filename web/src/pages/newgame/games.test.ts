import { expect, test } from "vitest";

import { pageOf } from "../../route.svelte";
import { isOwnGame, linkTo, sharedIn } from "./games";

const GAME = {
  name: "Grandma’s / Ann & Ben's 100 %",
  rules: { preset: "omnibus", players: 5, changes: { target: 50 } },
  text: "omnibus players=5 points=QS:13,JD:-10 target=50",
};

test("a link carries the rules and the name there and back", () => {
  const link = linkTo("http://here", GAME);
  expect(link).not.toMatch(/\s/);
  const page = pageOf(new URL(link).hash);
  expect(page).toEqual({
    name: "new",
    customise: false,
    shared: { name: GAME.name, text: GAME.text, whole: true },
  });
});

test.each([
  ["%", "%E0%A4%A", { name: "", text: "", whole: false }],
  [
    "Ann",
    "standard+players%3D4+moon%3",
    { name: "Ann", text: "standard players=4 moon", whole: false },
  ],
  ["", "", { name: "", text: "", whole: true }],
  ["%41nn", "%zz", { name: "Ann", text: "zz", whole: false }],
])("a damaged link is read as far as it goes: %s %s", (name, text, found) => {
  expect(sharedIn(name, text)).toEqual(found);
});

test("a link without its rules still opens the page", () => {
  expect(pageOf("#/rules")).toEqual({
    name: "new",
    customise: false,
    shared: { name: "", text: "", whole: true },
  });
});

test.each([null, 5, [], {}, { name: "x" }, { ...GAME, name: " " }, { ...GAME, rules: null }])(
  "what is no game is not taken for one: %j",
  (value) => {
    expect(isOwnGame(value)).toBe(false);
  },
);

test("a game is one", () => expect(isOwnGame(GAME)).toBe(true));
