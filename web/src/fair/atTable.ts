// The deals of a table, checked with the record that the server gives and what this browser knows.

import { getRecordText } from "../session/api";
import { store } from "../session/store.svelte";
import { proofOf, type Verdict } from "./proof";
import { dealsIn, type HandDeal } from "./records";
import { ownSeal } from "./salts";

export interface CheckedHand {
  deal: HandDeal;
  verdict: Verdict;
  /** This browser added to its shuffle. */
  added: boolean;
}

/** Check the hands of a table for the eyes of a seat; with `only` just this one. */
export async function checkedHands(
  tableId: string,
  place: number,
  only?: number,
): Promise<CheckedHand[]> {
  const seat = store.seatAt(tableId);
  if (seat === undefined) return [];
  const [record] = dealsIn(await getRecordText(tableId, seat.token));
  if (record === undefined) return [];
  const hands: CheckedHand[] = [];
  for (const deal of record.hands) {
    if (only !== undefined && deal.number !== only) continue;
    const own = ownSeal(tableId, deal.number);
    hands.push({
      deal,
      verdict: await proofOf(record, deal, own, place),
      added: own?.salt != null,
    });
  }
  return hands;
}
