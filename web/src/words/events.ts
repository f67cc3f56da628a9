// What happens at the table, in sentences.

import type { Card } from "../cards/cards";
import { cardsOf, say } from "../texts/say";
import { of, type Person } from "./base";

export const saidDealer = (person: Person, cut: Card | null): string =>
  cut === null
    ? say("said-deals", of(person))
    : say("said-cut", { cards: cardsOf(cut), ...of(person) });
export const saidCutTie = (): string => say("said-cut-tie");
export const saidHand = (hand: number, entry: string, dealerOf: Person): string =>
  say("said-hand", { hand, entry, ...of(dealerOf) });
export const saidDealt = (own: readonly Card[]): string =>
  say("said-dealt", { cards: cardsOf(...own) });
export const saidPassed = (own: readonly Card[]): string =>
  say("said-passed", { cards: cardsOf(...own) });
export const saidReceived = (own: readonly Card[], who: string | null): string =>
  who === null
    ? say("said-received-mixed", { cards: cardsOf(...own) })
    : say("said-received", { cards: cardsOf(...own), who });
export const saidPlayed = (person: Person, card: Card): string =>
  say("said-played", { cards: cardsOf(card), ...of(person) });
export const saidBroken = (): string => say("said-broken");
/** Without a worth where the table does not tell it. */
export const saidTrick = (person: Person, worth: number | null): string =>
  worth === null
    ? say("said-trick-only", of(person))
    : say("said-trick", { count: worth, ...of(person) });
export const saidTook = (person: Person, worth: number | null): string =>
  worth === null
    ? say("said-took-only", of(person))
    : say("said-took", { count: worth, ...of(person) });
export const saidKitty = (person: Person, size: number): string =>
  say("said-kitty", { count: size, ...of(person) });
export const saidKittyHolds = (held: readonly Card[]): string =>
  say("said-kitty-holds", { cards: cardsOf(...held) });
export const kittyHeld = (): string => say("kitty-held");
export const saidMoon = (person: Person, sun: boolean): string =>
  say("said-moon", { sun, ...of(person) });
export const moonHow = (sun: boolean): string => say("moon-how", { sun });
export const saidMoonChoice = (person: Person, choice: string): string =>
  say(choice === "ADD" ? "said-moon-added" : "said-moon-subtracted", of(person));
export const saidScores = (scores: readonly string[]): string =>
  say("said-scores", { scores: scores.join(", ") });
export const scored = (person: Person, value: number): string =>
  say("scored", { score: value, ...of(person) });
export const saidReset = (person: Person, reached: number, now: number): string =>
  say("said-reset", { reached, becomes: now, ...of(person) });
