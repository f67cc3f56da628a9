// What is answered to a question about the table, in full sentences, from what the seat may know.

import { sortHand, type Card } from "../cards/cards";
import type { TableInfo, WireTrick, WireView } from "../generated/protocol";
import { settings } from "../settings/settings.svelte";
import { gifts, ownTurn } from "../table/announce";
import { promptFor } from "../table/prompt";
import { situation } from "../table/situation";
import { noTrickSaid, untold } from "../table/toldTricks";
import * as words from "../words";
import type { Question } from "./vocabulary";
import * as told from "./words";

/** The table as its questions need it. */
export interface Asked {
  view: WireView;
  info: TableInfo;
  person: words.NameOf;
}

/** All but the question that asks for an earlier answer. */
export function answerTo(question: Exclude<Question, "repeat">, asked: Asked): string {
  return ANSWERS[question](asked);
}

const ANSWERS: Readonly<Record<Exclude<Question, "repeat">, (asked: Asked) => string>> = {
  hand: ({ view }) => told.youHold(sorted(view.hand?.cards ?? [])),
  table: onTable,
  last: ({ view, person }) => {
    const trick = view.hand?.tricks.at(-1);
    return trick === undefined
      ? noTrickSaid(view.hand)
      : trickTold(trick, untold(view.hand) + (view.hand?.tricks.length ?? 0), view, person);
  },
  tricks: ({ view, person }) => {
    const tricks = view.hand?.tricks ?? [];
    if (tricks.length === 0) return noTrickSaid(view.hand);
    const earlier = untold(view.hand);
    return tricks.map((trick, at) => trickTold(trick, earlier + at + 1, view, person)).join("\n");
  },
  score: scoreTold,
  leader: ({ view, person }) => {
    const hand = view.hand;
    if (hand === null || hand.leader === null) return told.nobodyLeads();
    const leader = person(hand.leader);
    return hand.trick.length > 0 ? told.ledNow(leader) : told.leadsNow(leader);
  },
  turn: whoseTurn,
  legal: legalTold,
  received: ({ view, person }) => {
    const { received = [], received_from: givers = [] } = view.hand ?? {};
    if (received.length === 0) return told.nothingReceived();
    return gifts(received, givers)
      .map(([giver, cards]) =>
        words.saidReceived(sorted(cards), giver === null ? null : person(giver).name),
      )
      .join(" ");
  },
  rules: ({ info: { rules } }) =>
    [
      `${words.gameTitle(rules)}.`,
      ...rules.sections.map(
        ({ name, sentences }) =>
          `${words.sectionHeading(name)}: ${sentences.map(({ said }) => words.word(said)).join(" ")}`,
      ),
    ].join("\n"),
  now: ({ view, info, person }) =>
    situation(view, info.rules, person).join(" ") || words.nothingNow(),
  help: () => told.helpTold(),
};

const sorted = (cards: readonly Card[]): Card[] => sortHand(cards, settings.now);

const playedBy = (
  cards: readonly Card[],
  leader: number,
  view: WireView,
  person: words.NameOf,
): string[] =>
  cards.map((card, at) => told.cardBy(person((leader + at) % view.totals.length), card));

function onTable({ view, person }: Asked): string {
  const hand = view.hand;
  if (hand === null || hand.leader === null || hand.trick.length === 0) {
    return told.nothingOnTable();
  }
  return told.onTable(playedBy(hand.trick, hand.leader, view, person));
}

function trickTold(trick: WireTrick, number: number, view: WireView, person: words.NameOf): string {
  return told.trickTold(
    number,
    playedBy(trick.cards, trick.leader, view, person),
    words.saidTook(person(trick.winner), trick.points),
  );
}

function scoreTold({ view, person }: Asked): string {
  const points = (all: readonly (number | null)[]): string[] =>
    all.flatMap((value, seat) => (value === null ? [] : [words.scored(person(seat), value)]));
  const hand = view.hand;
  const counted = view.results.some((result) => result.number === hand?.number);
  const totals = told.totalsTold(points(view.totals));
  if (hand === null || counted) return totals;
  const taken = points(hand.points_taken);
  return `${totals} ${taken.length === 0 ? told.takenNotTold() : told.takenSoFar(taken)}`;
}

/** Who is to do something. */
export function whoseTurn({ view, person }: Asked): string {
  if (view.to_act.includes(view.seat)) return told.itIsYourTurn();
  return promptFor(view, person) || told.nobodysTurn();
}

function legalTold(asked: Asked): string {
  const { view, person } = asked;
  if (view.phase !== "PLAYING" || !view.to_act.includes(view.seat)) {
    return ownTurn(view, person) || whoseTurn(asked);
  }
  const reasons = new Map<string, Card[]>();
  for (const card of sorted(view.hand?.cards ?? [])) {
    const refusal = view.refusals[card];
    if (refusal === undefined) continue;
    const reason = words.word(refusal);
    reasons.set(reason, [...(reasons.get(reason) ?? []), card]);
  }
  return [
    told.mayPlay(sorted(view.legal)),
    ...[...reasons].map(([reason, cards]) => told.mayNot(cards, reason)),
  ].join("\n");
}
