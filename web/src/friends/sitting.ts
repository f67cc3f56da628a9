// Sitting down with others: at a table one makes, at a free chair, at any table of the lobby. The
// secret of the seat stays in this browser.

import type { RulesRequest, SeatTaken, TableCreated } from "../generated/protocol";
import { saidOf } from "../pages/start";
import { route, tableLink } from "../route.svelte";
import { createTable } from "../session/api";
import { store } from "../session/store.svelte";
import { playOn, quickSeat, takeSeat } from "./api";
import { joinLink } from "./links";
import { keepSettings, type TableSettings } from "./tableSettings";

type Seated = Pick<SeatTaken | TableCreated, "table_id" | "token">;

/** Go to the table. Returns what went wrong, in words, or null. */
async function goTo(sit: () => Promise<Seated>): Promise<string | null> {
  const hereStill = route.stay();
  try {
    const { table_id: tableId, token } = await sit();
    keepSeat(tableId, token);
    // Whoever has left meanwhile finds the table on the first page.
    if (hereStill()) route.go(tableLink(tableId));
    return null;
  } catch (error) {
    return saidOf(error);
  }
}

export function keepSeat(tableId: string, token: string): void {
  const now = Date.now();
  store.addSeat({ tableId, token, begun: now, played: now, shared: true });
}

export function makeTable(
  rules: RulesRequest,
  name: string,
  settings: TableSettings,
): Promise<string | null> {
  keepSettings(settings);
  return goTo(() => createTable({ rules, name, settings }));
}

/** Go to where the people of a table play on, after its match; whoever is first makes the table. */
export async function playOnFrom(tableId: string): Promise<string | null> {
  const token = store.seatAt(tableId)?.token ?? "";
  const hereStill = route.stay();
  try {
    const { table_id: next, seated } = await playOn(tableId, token);
    if (seated) keepSeat(next, token);
    if (hereStill()) route.go(seated ? tableLink(next) : joinLink(next));
    return null;
  } catch (error) {
    return saidOf(error);
  }
}

/** The secret of the seat is the same at the table where its people play on. */
export function followTo(tableId: string, token: string): void {
  keepSeat(tableId, token);
  route.go(tableLink(tableId));
}

export const sitAt = (tableId: string, name: string, seat: number | null): Promise<string | null> =>
  goTo(() => takeSeat(tableId, { name, seat }));

export const sitAnywhere = (name: string): Promise<string | null> =>
  goTo(() => quickSeat({ name }));
