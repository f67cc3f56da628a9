// Which sounds what has happened makes. Most events are silent: a calm table.

import type { WireView } from "../generated/protocol";
import type { WireEvent } from "../session/frames";
import type { Sound } from "../settings/settings.svelte";

const QUEEN = "QS";

/** What a card is worth in this game; a card without points is not in it. */
export type CardValues = Readonly<Record<string, number>>;

/**
 * The sounds of one frame, the most telling one of each moment only: a queen is no mere card, and
 * a trick that ends the match is no mere trick.
 */
export function soundsOf(
  events: readonly WireEvent[],
  before: WireView | null,
  view: WireView,
  values: CardValues,
): Sound[] {
  const heard = new Set<Sound>();
  for (const event of events) {
    switch (event.type) {
      case "card_played":
        heard.add(event.card === QUEEN && (values[QUEEN] ?? 0) > 0 ? "queen" : "card");
        break;
      case "hearts_broken":
        heard.add("broken");
        break;
      case "trick_taken":
        heard.add("trick");
        break;
      case "match_ended":
        if (event.winners.includes(view.seat)) heard.add("win");
        break;
    }
  }
  if (heard.has("queen") || heard.has("broken")) heard.delete("card");
  if (turnBegins(before, view)) heard.add("turn");
  return [...heard];
}

/** One is to act, and was not before, or on something else. */
function turnBegins(before: WireView | null, view: WireView): boolean {
  const mine = ({ to_act: toAct, seat }: WireView): boolean => toAct.includes(seat);
  if (!mine(view)) return false;
  return (
    before === null ||
    !mine(before) ||
    before.phase !== view.phase ||
    before.hand?.number !== view.hand?.number
  );
}
