import { expect, test } from "vitest";

import type { TableWish } from "../session/line";
import type { TableSession } from "../session/table.svelte";
import { Company } from "./company.svelte";

type Became = Awaited<ReturnType<TableSession["about"]>>;

const refused: Became = {
  type: "refused",
  code: "NOT_ALLOWED",
  message: "Something went wrong here",
  request: null,
};

/** A table that answers when the test says so. */
class Table {
  readonly tableId = "t";
  readonly asked: { wish: TableWish; answer: (became: Became) => void }[] = [];
  people = null;

  about(wish: TableWish): Promise<Became> {
    return new Promise((answer) => this.asked.push({ wish, answer }));
  }
}

function sitDown(): { table: Table; company: Company } {
  const table = new Table();
  return { table, company: new Company(table as unknown as TableSession) };
}

test("a second click asks nothing new while the first waits for its answer", async () => {
  const { table, company } = sitDown();
  const wish: TableWish = { type: "swap", one: 0, other: 1 };
  const both = [company.wish(wish), company.wish({ ...wish })];
  expect(table.asked).toHaveLength(1);
  table.asked[0]?.answer("done");
  expect(await Promise.all(both)).toEqual([true, true]);
  void company.wish(wish);
  expect(table.asked).toHaveLength(2);
});

test("what was wished last stands, even if it was wished before something else", () => {
  const { table, company } = sitDown();
  for (const level of ["expert", "simple", "expert"]) {
    void company.wish({ type: "level", seat: 1, level });
  }
  expect(table.asked).toHaveLength(3);
});

test("a deed that is done late closes no other question", async () => {
  const { table, company } = sitDown();
  company.sure = { type: "remove", seat: 1, new_invitation: true };
  const done = company.doIt();
  company.sure = { type: "close" };
  table.asked[0]?.answer("done");
  await done;
  expect(company.sure).toEqual({ type: "close" });
});

test("what was refused is not said in a window that is about something else", async () => {
  const { table, company } = sitDown();
  const asked = company.wish({ type: "start" });
  table.asked[0]?.answer(refused);
  expect(await asked).toBe(false);
  expect(company.problem).not.toBeNull();
  company.forget();
  expect(company.problem).toBeNull();
});
