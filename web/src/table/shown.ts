// What a frame puts on the table besides hands and plates: the cards of the trick or of the cut,
// and the notice of something rare.

import { sortHand, type Card } from "../cards/cards";
import type { Frame, WireEvent } from "../session/frames";
import { settings } from "../settings/settings.svelte";
import * as words from "../words";

/** A card on the table. */
export interface Lying {
  card: Card;
  seat: number;
  order: number;
}

export interface Notice {
  text: string;
  small: string;
  cards: Card[];
}

export const eventIn = <T extends WireEvent["type"]>(
  frame: Frame,
  type: T,
): Extract<WireEvent, { type: T }> | undefined =>
  frame.events.find((one): one is Extract<WireEvent, { type: T }> => one.type === type);

export function lyingOn({ cut, view: { hand, totals } }: Frame): Lying[] {
  if (cut !== null) {
    return cut.flatMap((card, seat) => (card === null ? [] : [{ card, seat, order: seat + 1 }]));
  }
  if (hand === null || hand.leader === null) return [];
  const { leader, trick } = hand;
  return trick.map((card, order) => ({ card, seat: (leader + order) % totals.length, order }));
}

/** Who is taking the cards on the table so far. */
export const winningIn = ({ cut, view: { hand } }: Frame): number | null =>
  cut === null && hand !== null && hand.trick.length > 0 ? hand.winning : null;

/** Whether the kitty still lies there. */
export function kittyLies({ cut, view: { hand, phase } }: Frame): boolean {
  const dealt = phase !== "DEALING" && phase !== "FINDING_DEALER";
  return cut === null && dealt && hand !== null && hand.kitty_size > 0 && hand.kitty_taker === null;
}

/** What is said of a cut, while its cards lie there. */
export function saidOfCut(frame: Frame, person: words.NameOf): string | null {
  if (frame.cut === null) return null;
  const found = eventIn(frame, "dealer_found");
  return found === undefined
    ? words.saidCutTie()
    : words.saidDealer(person(found.dealer), frame.cut[found.dealer] ?? null);
}

export function noticeIn(frame: Frame, person: words.NameOf): Notice | null {
  const moon = eventIn(frame, "moon_shot");
  const choice = eventIn(frame, "moon_chosen");
  const kitty = eventIn(frame, "kitty_taken");
  const ended = eventIn(frame, "hand_ended");
  if (ended) {
    const taker = ended.taker === null ? null : person(ended.taker);
    return { text: words.saidEnded(person(ended.seat)), small: words.endedWhy(taker), cards: [] };
  }
  if (moon && frame.hold === "notice") {
    return {
      text: words.saidMoon(person(moon.seat), moon.sun),
      small: words.moonHow(moon.sun),
      cards: [],
    };
  }
  if (choice && frame.hold === "notice") {
    return { text: words.saidMoonChoice(person(choice.seat), choice.choice), small: "", cards: [] };
  }
  if (kitty && frame.hold === "kitty") {
    return {
      text: words.saidKitty(person(kitty.seat), kitty.size),
      small: "",
      cards: sortHand(kitty.cards ?? [], settings.now),
    };
  }
  return null;
}
