// Saying a text in the language on the page: `say("said-played", { who, me, cards })`.

import type { WireWording } from "../generated/protocol";
import type { Texts } from "../generated/texts";
import { Cards, hasText, listed, sayIn, wordIn, type Facts } from "./bundle";
import { language } from "./language.svelte";

type Needed<T> = T extends Record<string, never> ? [] : [facts: T];

/** A text by its name, filled with the facts that it needs. */
export const say = <T extends keyof Texts>(text: T, ...[facts]: Needed<Texts[T]>): string =>
  sayIn(language.bundle, text, facts as Facts | undefined);

/** A text whose name is only known now, or null where there is none. */
export const sayIfKnown = (text: string): string | null =>
  hasText(language.bundle, text) ? sayIn(language.bundle, text) : null;

/** What the server has to say; a newer one may say what these texts do not know. */
export const word = (said: WireWording): string =>
  hasText(language.bundle, said.text) ? wordIn(language.bundle, said) : say("old-client");

/** "Ann, Ben and Cat" */
export const list = (parts: readonly string[]): string => listed(language.bundle, parts);

export const cardsOf = (...cards: string[]): Cards => new Cards(cards);
