// Which finished tricks of a hand are told: a table may show only the last one, or none.

import type { WireHand } from "../generated/protocol";
import * as words from "../words";

const taken = (hand: WireHand): number => hand.tricks_taken.reduce((sum, count) => sum + count, 0);

/** How many tricks were taken before the first one that is told. */
export const untold = (hand: WireHand | null): number =>
  hand === null ? 0 : taken(hand) - hand.tricks.length;

/** What is said where no trick can be seen. */
export const noTrickSaid = (hand: WireHand | null): string =>
  untold(hand) > 0 ? words.tricksNotShown() : words.noLastTrick();

/** The tricks that were told before this hand's last one was taken. */
export const toldBefore = (hand: WireHand, before: WireHand | null): WireHand["tricks"] =>
  before !== null && before.number === hand.number && taken(before) + 1 === taken(hand)
    ? before.tricks
    : hand.tricks.slice(0, -1);
