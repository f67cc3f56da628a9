// Sitting down at a new table, from wherever a button says so.

import { addFirstSalt } from "../fair/salts";
import type { NewTable, RulesRequest } from "../generated/protocol";
import { route, tableLink } from "../route.svelte";
import { createTable, ServerRefused } from "../session/api";
import { store } from "../session/store.svelte";
import * as words from "../words";

/**
 * Make a table against computer players of a level, and go there. Returns what went wrong, in
 * words, or null.
 */
export const sitDown = (rules: RulesRequest, level: string = store.level): Promise<string | null> =>
  goTo({ rules, level, name: ownName() });

/** The same for the guided first hand. */
export const learn = (): Promise<string | null> =>
  goTo({ rules: {}, name: ownName(), lesson: true });

const ownName = (): string => store.name.trim() || words.defaultName();

async function goTo(wanted: NewTable): Promise<string | null> {
  const hereStill = route.stay();
  try {
    const { table_id: tableId, token } = await createTable(wanted);
    const now = Date.now();
    const lesson = wanted.lesson === true;
    store.addSeat({
      tableId,
      token,
      begun: now,
      played: now,
      ...(lesson ? { practice: true } : {}),
    });
    if (!lesson) await addFirstSalt(tableId, token);
    // Whoever has left meanwhile finds the table on the first page.
    if (hereStill()) route.go(tableLink(tableId));
    return null;
  } catch (error) {
    return saidOf(error);
  }
}

export const saidOf = (error: unknown): string =>
  error instanceof ServerRefused && error.message !== ""
    ? words.refused(error.code, error.message, error.said)
    : words.serverAway();
