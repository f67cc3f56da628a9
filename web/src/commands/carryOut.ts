// Does what a typed line says, and answers it. What then happens at the table is announced as it
// always is, so a deed that succeeds needs no answer of its own.

import type { Card } from "../cards/cards";
import { store } from "../session/store.svelte";
import type { TableSession } from "../session/table.svelte";
import type { Hinting } from "../table/hinting.svelte";
import type { OwnCards } from "../table/ownCards.svelte";
import type { Windows } from "../table/windows.svelte";
import * as words from "../words";
import type { Company } from "../friends/company.svelte";
import { answerTo, whoseTurn, type Asked } from "./answers";
import type { CardProblem } from "./cards";
import { amongOthers, isSocial, sayTo } from "./others";
import { parseCommand, type Command } from "./parse";
import { vocabularyNow, type Answer, type Verb } from "./vocabulary";
import * as told from "./words";

/** The table as its commands need it. */
export interface Desk extends Asked {
  session: TableSession;
  company: Company;
  own: OwnCards;
  hinting: Hinting;
  windows: Windows;
  /** Say what the table answers only later. */
  late(said: string): void;
}

export function carryOut(line: string, desk: Desk, before: string): string {
  const { view, own } = desk;
  const playable = view.legal.length > 0 ? view.legal : own.cards;
  const letters = store.ownLetters && words.hasOwnLetters() ? "letters" : "words";
  const command = parseCommand(line, { playable, held: own.cards }, vocabularyNow(letters));
  return answer(command, desk, before);
}

function answer(command: Command, desk: Desk, before: string): string {
  switch (command.type) {
    case "question":
      if (command.question === "repeat") return before || told.nothingToRepeat();
      return answerTo(command.question, desk);
    case "answer":
      return answered(command.answer, desk);
    case "say":
      return sayTo(command.text, desk);
    case "cards":
      return withCards(command.verb, command.cards, desk);
    case "unclear":
      return problemTold(command.problem);
    case "unknown":
      return told.unknownCommand(command.line, command.close);
    case "nothing":
      return "";
  }
}

function problemTold(problem: CardProblem): string {
  switch (problem.kind) {
    case "no-card":
      return told.noCardWord(problem.word);
    case "which":
      return told.whichOne(problem.cards);
    case "none-fits":
      return told.noneFits(problem.word);
  }
}

function answered(said: Answer, desk: Desk): string {
  const { session, own, windows, view } = desk;
  if (said === "add" || said === "subtract") {
    if (view.phase !== "CHOOSING_MOON" || !session.mayAct) return told.noMoonAsked();
    windows.moonLater = false;
    void session.moon(said === "add" ? "ADD" : "SUBTRACT");
    return "";
  }
  if (isSocial(said)) return amongOthers(said, desk);
  if (said === "undo" || said === "hint" || said === "end") return helped(said, desk);
  if (said === "confirm" && own.passing) return confirmPass(own);
  if (session.gated) {
    session.goOn();
    return "";
  }
  if (session.skip()) return "";
  if (view.winners !== null && !windows.verdictAway) {
    windows.verdictAway = true;
    return "";
  }
  return told.nothingWaits();
}

function helped(wish: "undo" | "hint" | "end", { session, hinting }: Desk): string {
  switch (wish) {
    case "undo":
      if (session.mayAskBack) void session.askBack();
      else if (session.mayTakeBack) void session.takeBack();
      else return told.nothingToUndo();
      return "";
    case "hint":
      if (!hinting.ready) return told.noHintNow();
      void hinting.show();
      return "";
    case "end":
      if (session.ending === null) return told.notDecided();
      void session.endHand();
      return "";
  }
}

function withCards(verb: Verb | null, cards: readonly Card[], desk: Desk): string {
  const { own, view } = desk;
  if (verb === "why") return whyNot(cards, desk);
  if (verb === "pass" || (verb === null && own.passing)) return choosePass(cards, desk);
  const [card] = cards;
  if (card === undefined || cards.length > 1) return told.playOne();
  if (own.passing) return told.passFirst(own.passLabel);
  if (!own.cards.includes(card)) return told.notHeld(card);
  if (!own.choosing || !desk.session.mayAct) return told.notYourTurn(whoseTurn(desk));
  if (!own.legal.has(card)) {
    return [refusalOf(card, desk), told.mayPlay(view.legal)].join(" ").trim();
  }
  void desk.hinting.play(card);
  return "";
}

/** The sentence why a card may not be played; nothing if it may. */
function refusalOf(card: Card, { view }: Asked): string {
  const refusal = view.refusals[card];
  return refusal === undefined ? "" : words.word(refusal);
}

function whyNot(cards: readonly Card[], desk: Desk): string {
  const { own } = desk;
  return cards
    .map((card) => {
      if (!own.cards.includes(card)) return told.notHeld(card);
      if (!own.choosing) return told.notYourTurn(whoseTurn(desk));
      return refusalOf(card, desk) || told.mayPlay([card]);
    })
    .join(" ");
}

/** Cards for the pass: all at once, or one after another, where naming one again takes it back. */
function choosePass(cards: readonly Card[], { own, session }: Desk): string {
  if (!own.passing) return told.nothingToPass();
  for (const [at, card] of cards.entries()) {
    if (!own.cards.includes(card)) return told.notHeld(card);
    if (cards.indexOf(card) !== at) return told.namedTwice(card);
  }
  if (cards.length === own.toPass && cards.length > 1) {
    own.choose(cards);
    return session.mayAct ? confirmPass(own) : told.chosenAll(own.lifted);
  }
  const kept = own.lifted.filter((card) => !cards.includes(card));
  const chosen = [...kept, ...cards.filter((card) => !own.lifted.includes(card))];
  if (chosen.length > own.toPass) return told.passExactly(own.toPass);
  own.choose(chosen);
  return chosen.length === own.toPass
    ? told.chosenAll(chosen)
    : told.chosenSoFar(chosen, own.passLabel);
}

function confirmPass(own: OwnCards): string {
  if (!own.mayPass) return told.chosenSoFar(own.lifted, own.passLabel);
  own.pass();
  return "";
}
