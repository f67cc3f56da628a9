// What the settings say.

import { SUIT_SIGNS } from "../cards/cards";
import { say } from "../texts/say";

export const title = (): string => say("settings");
export const done = (): string => say("settings-done");
export const reset = (): string => say("settings-reset");
export const notKept = (): string => say("settings-not-kept");
export const pace = (): string => say("pace");
export const calm = (): string => say("calm");
export const calmMeans = (): string => say("calm-means");
export const holdTricks = (): string => say("hold-tricks");
export const holdTricksHint = (): string => say("hold-tricks-hint");
export const twoTaps = (): string => say("two-taps");
export const twoTapsHint = (): string => say("two-taps-hint");
export const cards = (): string => say("cards-heading");
export const deck = (): string => say("deck");
export const deckName = (name: string): string => say("deck-name", { deck: name });
export const index = (): string => say("index");
export const indexName = (name: string): string => say("index-name", { index: name });
export const suitOrder = (): string => say("suit-order");
/** The signs of the suits, as they lie from left to right. */
export const suitOrderName = (order: string): string =>
  [...order].map((suit) => SUIT_SIGNS[suit] ?? suit).join(" ");
export const ranks = (): string => say("ranks");
export const ranksWay = (way: string): string => say("ranks-way", { ranks: way });
export const backs = (): string => say("backs");
export const table = (): string => say("table-heading");
export const cloth = (): string => say("cloth");
export const colourName = (name: string): string => say("colour-name", { colour: name });
export const sounds = (): string => say("sounds");
export const soundsOn = (): string => say("sounds-on");
export const volume = (): string => say("volume");
export const percent = (value: number): string => say("percent", { percent: value });
export const soundName = (name: string): string => say("sound-name", { sound: name });
export const captions = (): string => say("captions");
export const captionsHint = (): string => say("captions-hint");
