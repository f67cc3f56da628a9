// Sitting down at a new table, from wherever a button says so.

import type { RulesRequest } from "../generated/protocol";
import { route, tableLink } from "../route.svelte";
import { createTable, ServerRefused } from "../session/api";
import { store } from "../session/store.svelte";
import * as words from "../words";

/** Make a table and go there. Returns what went wrong, in words, or null. */
export async function sitDown(rules: RulesRequest): Promise<string | null> {
  try {
    const name = store.name.trim() || words.defaultName();
    const { table_id: tableId, token } = await createTable({ rules, name });
    const now = Date.now();
    store.addSeat({ tableId, token, begun: now, played: now });
    route.go(tableLink(tableId));
    return null;
  } catch (error) {
    return saidOf(error);
  }
}

export const saidOf = (error: unknown): string =>
  error instanceof ServerRefused && error.message !== ""
    ? words.refused(error.code, error.message, error.said)
    : words.serverAway();
