// Games that the player made: rules with a name, kept in this browser, and carried by links.

import type { RulesRequest } from "../../generated/protocol";

export interface OwnGame {
  name: string;
  rules: RulesRequest;
  /** The rule text that a link carries. */
  text: string;
}

export const MOST_GAMES = 30;
export const LONGEST_NAME = 40;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether this, read from storage, is a game. What its changes hold the server checks. */
export function isOwnGame(value: unknown): value is OwnGame {
  return (
    isObject(value) &&
    typeof value.name === "string" &&
    value.name.trim() !== "" &&
    typeof value.text === "string" &&
    isObject(value.rules) &&
    typeof value.rules.preset === "string" &&
    typeof value.rules.players === "number" &&
    isObject(value.rules.changes)
  );
}

/** A link that opens the page of a new game with these rules. */
export const linkTo = (origin: string, { name, text }: OwnGame): string =>
  `${origin}/#/rules/${encodeURIComponent(name)}/${encodeURIComponent(text).replaceAll("%20", "+")}`;

export interface Shared {
  name: string;
  text: string;
  /** Nothing of it was unreadable. */
  whole: boolean;
}

/** What a link carries; of a damaged one as much as can be read. */
export function sharedIn(name: string, text: string): Shared {
  const [title, rules] = [readable(name), readable(text.replaceAll("+", " "))];
  return {
    name: title.text.trim().slice(0, LONGEST_NAME),
    text: rules.text,
    whole: title.whole && rules.whole,
  };
}

function readable(part: string): { text: string; whole: boolean } {
  try {
    return { text: decodeURIComponent(part), whole: true };
  } catch {
    // Half of an escaped sign: without the signs that cannot be read.
    const text = part.replace(/%[0-9A-Fa-f]{0,2}/g, (found) => {
      try {
        return decodeURIComponent(found);
      } catch {
        return "";
      }
    });
    return { text, whole: false };
  }
}
