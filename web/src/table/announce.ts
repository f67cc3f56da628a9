// What happened, in sentences for the live region.

import type { WireView } from "../generated/protocol";
import type { WireEvent } from "../session/frames";
import * as friendsWords from "../friends/words";
import * as words from "../words";
import { promptFor } from "./prompt";

export function announce(
  events: readonly WireEvent[],
  view: WireView,
  person: words.NameOf,
): string {
  const said = events.flatMap((event) => sentences(event, view, person));
  return said.filter((sentence) => sentence !== "").join(" ");
}

/** What whoever comes to a hand finds: which hand it is, the own cards, those on the table. */
export function found({ hand, seat, totals }: WireView, person: words.NameOf): string {
  const own = seat >= 0;
  // Without a card in it the hand is over, and its score is said.
  if (hand === null || (own && hand.cards.length === 0)) return "";
  return [
    words.saidHand(hand.number, hand.pass_entry, person(hand.dealer)),
    ...(own ? [words.saidDealt(hand.cards)] : []),
    ...hand.trick.map((card, at) =>
      words.saidPlayed(person(((hand.leader ?? 0) + at) % totals.length), card),
    ),
  ].join(" ");
}

/** The table goes on, or one is back at it: what it waits for is worth being said again. */
export const goesOn = (events: readonly WireEvent[], seat: number): boolean =>
  events.some(
    (event) =>
      event.type === "table_news" &&
      (event.what === "RESUMED" || (event.what === "BACK" && event.seat === seat)),
  );

/** What is now for oneself to do; nothing while others are on turn. */
export function ownTurn(view: WireView, person: words.NameOf): string {
  const { hand } = view;
  if (hand === null || !view.to_act.includes(view.seat)) return "";
  if (view.phase === "PLAYING") return promptFor(view, person);
  if (view.phase !== "PASSING") return "";
  const receiver = hand.pass_receivers[0];
  if (hand.pass_entry === "SCATTER") return words.scatterAsked(hand.cards_to_pass);
  return receiver === null || receiver === undefined
    ? words.mixAsked(hand.cards_to_pass)
    : words.passAsked(hand.cards_to_pass, person(receiver).name, hand.pass_entry);
}

function sentences(event: WireEvent, view: WireView, person: words.NameOf): string[] {
  switch (event.type) {
    // What proves the deal is shown where somebody asks for it, not said in between.
    case "hand_sealed":
    case "salt_added":
    case "seal_opened":
    case "match_started":
      return [];
    case "table_news":
      return [
        friendsWords.news(event, event.seat !== null && event.seat === view.seat, view.seat >= 0),
      ];
    case "dealer_found": {
      const cut = event.cuts[event.cuts.length - 1]?.[event.dealer] ?? null;
      return [words.saidDealer(person(event.dealer), cut)];
    }
    case "hand_started":
      return [words.saidHand(event.number, event.pass_entry, person(event.dealer))];
    case "cards_dealt":
      return [words.saidDealt(event.cards)];
    case "cards_passed":
      return event.cards !== null && event.seat === view.seat
        ? [words.saidPassed(event.cards)]
        : [];
    case "cards_received":
      return gifts(event.cards, event.givers).map(([giver, cards]) =>
        words.saidReceived(cards, giver === null ? null : person(giver).name),
      );
    case "play_began":
      return [];
    case "card_played":
      return [words.saidPlayed(person(event.seat), event.card)];
    case "hearts_broken":
      return [words.saidBroken()];
    case "trick_taken":
      return [words.saidTrick(person(event.winner), event.points)];
    case "kitty_taken":
      return [
        words.saidKitty(person(event.seat), event.size),
        ...(event.cards === null ? [] : [words.saidKittyHolds(event.cards)]),
      ];
    case "kitty_shown":
      return [words.saidKittyHolds(event.cards)];
    case "moon_shot":
      return [words.saidMoon(person(event.seat), event.sun)];
    case "moon_chosen":
      return [words.saidMoonChoice(person(event.seat), event.choice)];
    case "hand_scored":
      return [
        words.saidScores(event.scores.map((score, seat) => words.scored(person(seat), score))),
      ];
    case "total_reset":
      return [words.saidReset(person(event.seat), event.reached, event.becomes)];
    case "taken_back":
      return [words.saidTakenBack(person(event.seat))];
    case "hand_ended": {
      const taker = event.taker === null ? null : person(event.taker);
      return [words.saidEnded(person(event.seat)), words.endedWhy(taker)];
    }
    case "match_ended": {
      const winners = event.winners.map(person);
      return [`${words.verdictWon(winners)}.`];
    }
  }
}

/** Cards by the seat they come from, in the order they came. */
export function gifts(
  cards: readonly string[],
  givers: readonly (number | null)[],
): [number | null, string[]][] {
  const found = new Map<number | null, string[]>();
  cards.forEach((card, index) => {
    const giver = givers[index] ?? null;
    found.set(giver, [...(found.get(giver) ?? []), card]);
  });
  return [...found];
}
