// What is answered to a question about the table, in full sentences, from what the seat may know.

import { sortHand, type Card } from "../cards/cards";
import type { TableInfo, WireTrick, WireView } from "../generated/protocol";
import { settings } from "../settings/settings.svelte";
import { gifts, ownTurn, type NameOf } from "../table/announce";
import { promptFor } from "../table/prompt";
import * as words from "../words";
import type { Question } from "./vocabulary";

/** The table as its questions need it. */
export interface Asked {
  view: WireView;
  info: TableInfo;
  person: NameOf;
}

/** All but the question that asks for an earlier answer. */
export function answerTo(question: Exclude<Question, "repeat">, asked: Asked): string {
  return ANSWERS[question](asked);
}

const ANSWERS: Readonly<Record<Exclude<Question, "repeat">, (asked: Asked) => string>> = {
  hand: ({ view }) => words.youHold(sorted(view.hand?.cards ?? [])),
  table: onTable,
  last: ({ view, person }) => {
    const trick = view.hand?.tricks.at(-1);
    return trick === undefined
      ? words.noLastTrick()
      : trickTold(trick, view.hand?.tricks.length ?? 0, view, person);
  },
  tricks: ({ view, person }) => {
    const tricks = view.hand?.tricks ?? [];
    if (tricks.length === 0) return words.noLastTrick();
    return tricks.map((trick, at) => trickTold(trick, at + 1, view, person)).join("\n");
  },
  score: scoreTold,
  leader: ({ view, person }) => {
    const hand = view.hand;
    if (hand === null || hand.leader === null) return words.nobodyLeads();
    const leader = person(hand.leader);
    return hand.trick.length > 0 ? words.ledNow(leader) : words.leadsNow(leader);
  },
  turn: whoseTurn,
  legal: legalTold,
  received: ({ view, person }) => {
    const { received = [], received_from: givers = [] } = view.hand ?? {};
    if (received.length === 0) return words.nothingReceived();
    return gifts(received, givers)
      .map(([giver, cards]) =>
        words.saidReceived(sorted(cards), giver === null ? null : person(giver).name),
      )
      .join(" ");
  },
  rules: ({ info: { rules } }) =>
    [
      `${rules.title}.`,
      ...rules.sections.map(
        ({ heading, sentences }) => `${heading}: ${sentences.map(({ text }) => text).join(" ")}`,
      ),
    ].join("\n"),
  help: () => words.helpTold(),
};

const sorted = (cards: readonly Card[]): Card[] => sortHand(cards, settings.now);

const playedBy = (
  cards: readonly Card[],
  leader: number,
  view: WireView,
  person: NameOf,
): string[] =>
  cards.map((card, at) => words.cardBy(person((leader + at) % view.totals.length), card));

function onTable({ view, person }: Asked): string {
  const hand = view.hand;
  if (hand === null || hand.leader === null || hand.trick.length === 0) {
    return words.nothingOnTable();
  }
  return words.onTable(playedBy(hand.trick, hand.leader, view, person));
}

function trickTold(trick: WireTrick, number: number, view: WireView, person: NameOf): string {
  return words.trickTold(
    number,
    playedBy(trick.cards, trick.leader, view, person),
    words.saidTook(person(trick.winner), trick.points),
  );
}

function scoreTold({ view, person }: Asked): string {
  const told = (points: readonly number[]): string[] =>
    points.map((value, seat) => words.scored(person(seat), value));
  const hand = view.hand;
  const counted = view.results.some((result) => result.number === hand?.number);
  return [
    words.totalsTold(told(view.totals)),
    ...(hand === null || counted ? [] : [words.takenSoFar(told(hand.points_taken))]),
  ].join(" ");
}

/** Who is to do something. */
export function whoseTurn({ view, person }: Asked): string {
  if (view.to_act.includes(view.seat)) return words.itIsYourTurn();
  return promptFor(view, person) || words.nobodysTurn();
}

function legalTold(asked: Asked): string {
  const { view, person } = asked;
  if (view.phase !== "PLAYING" || !view.to_act.includes(view.seat)) {
    return ownTurn(view, person) || whoseTurn(asked);
  }
  const reasons = new Map<string, Card[]>();
  for (const card of sorted(view.hand?.cards ?? [])) {
    const reason = view.refusals[card];
    if (reason !== undefined) reasons.set(reason, [...(reasons.get(reason) ?? []), card]);
  }
  return [
    words.mayPlay(sorted(view.legal)),
    ...[...reasons].map(([reason, cards]) => words.mayNot(cards, reason)),
  ].join("\n");
}
