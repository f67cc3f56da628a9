// The guided first hand: which short text belongs to what the table shows.

import { suitOf } from "../cards/cards";
import type { WireView } from "../generated/protocol";
import * as words from "../words";

export interface Note {
  /** The same moment has the same key: a note that was put away stays away. */
  key: string;
  text: string;
}

const QUEEN = "QS";

/** The note for this moment; null where nothing new is to be said. */
export function noteFor(view: WireView, person: words.NameOf): Note | null {
  const { hand, phase, seat } = view;
  if (hand === null) return null;
  const mine = view.to_act.includes(seat);
  if (phase === "PASSING") {
    return mine
      ? { key: "pass", text: words.lessonPass(person(hand.pass_receivers[0] ?? 1).name) }
      : null;
  }
  if (phase !== "PLAYING") return null;
  const queen = hand.tricks.find(({ cards }) => cards.includes(QUEEN));
  if (queen !== undefined && hand.tricks[hand.tricks.length - 1] === queen) {
    return { key: "queen", text: words.lessonQueen(person(queen.winner)) };
  }
  const last = hand.tricks[hand.tricks.length - 1];
  const hearts = (cards: readonly string[]): boolean => cards.some((card) => suitOf(card) === "H");
  const firstHeart = hand.tricks.find(({ cards }) => hearts(cards));
  if (hand.hearts_broken && last !== undefined && last === firstHeart) {
    return { key: "broken", text: words.lessonBroken(person(last.winner)) };
  }
  if (hand.tricks.length === 0) return { key: "first", text: words.lessonFirst() };
  if (!mine) return null;
  const [lead] = hand.trick;
  if (lead === undefined) {
    return hand.hearts_broken
      ? { key: "lead-any", text: words.lessonLeadAny() }
      : { key: "lead", text: words.lessonLead() };
  }
  const follows = view.legal.every((card) => suitOf(card) === suitOf(lead));
  return follows
    ? { key: "follow", text: words.lessonFollow(suitOf(lead)) }
    : { key: "void", text: words.lessonVoid(suitOf(lead)) };
}
