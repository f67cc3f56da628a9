// Which other tables wait for oneself while one sits at this one.

import { route, tableLink } from "../route.svelte";
import { presence } from "../session/presence.svelte";
import { store } from "../session/store.svelte";
import { getOwnTables } from "./api";

const LOOK_EVERY = 30_000;

export class Waiting {
  tables = $state.raw<readonly string[]>([]);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly tableId: string) {}

  start(): void {
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY);
    void this.look();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  /** Ask, if there are other tables at which others sit. */
  async look(): Promise<void> {
    const others = store.seats.some(
      ({ tableId, shared, over }) => shared === true && over !== true && tableId !== this.tableId,
    );
    if (!others || document.hidden || presence.away) return;
    try {
      const { tables } = await getOwnTables();
      this.tables = tables
        .filter(({ table_id: id, your_turn: turn }) => turn && id !== this.tableId)
        .map(({ table_id: id }) => id)
        .filter((id) => store.seatAt(id) !== undefined);
    } catch {
      // What was known stays; the next look may tell more.
    }
  }

  /** Go to the table that has waited longest; false if none does. */
  goOn(): boolean {
    const [next] = this.tables;
    if (next === undefined) return false;
    route.go(tableLink(next));
    return true;
  }
}
