// Playing a hand again from one of its moments: a table of its own, which never counts.

import type { PracticeWanted } from "../generated/protocol";
import { saidOf } from "../pages/start";
import { route, tableLink } from "../route.svelte";
import { practise } from "../session/api";
import { store } from "../session/store.svelte";

/** Sit down there. Returns what went wrong, in words, or null. */
export async function practiseFrom(source: string, wanted: PracticeWanted): Promise<string | null> {
  const hereStill = route.stay();
  try {
    const { table_id: tableId, token } = await practise(source, wanted);
    const now = Date.now();
    // The scores of the hands before were read long ago.
    const scoreRead = wanted.hand - 1;
    store.addSeat({ tableId, token, scoreRead, begun: now, played: now, practice: true });
    if (hereStill()) route.go(tableLink(tableId));
    return null;
  } catch (error) {
    return saidOf(error);
  }
}
