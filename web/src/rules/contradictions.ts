// What is said of options that do not fit together: in plain words for each way they can clash.
// Which options clash is for the server to say; what nobody thought of is said in its sentence.

import type { RulesRefused } from "../generated/protocol";
import * as words from "../words";

/** By the options that the server names, sorted. */
const PLAIN: Readonly<Record<string, string>> = {
  "hand_size,players,removed":
    "More cards are dealt than the deck has. Deal fewer cards each, or take fewer out of the deck.",
  "hand_size,kitty,players,removed":
    "The deal leaves cards over, and nobody takes them. Say who takes the kitty, or let the deal come out even.",
  "first_dealer,players": "That seat is not at this table. Let another seat deal first.",
  pass_cycle: "There is no pass direction. Add one; a hand may also be without a pass.",
  "pass_cycle,players":
    "With this number of players nobody sits in one of the pass directions. Choose another direction.",
  "hand_size,pass_count,pass_cycle":
    "Passing so many cards leaves none in hand. Pass fewer, or deal more cards each.",
  "hand_size,pass_cycle,players":
    "A card for each of the others leaves none in hand. Choose another direction, or deal more cards each.",
  "first_lead,opening_card":
    "The lowest club must open, but the one who leads may not hold it. Let its holder lead, or let another card open.",
  "hand_limit,target": "The match would never end. Set a total to play to, or a number of hands.",
  "hand_limit,points,removed":
    "No card costs points, so no total would ever reach the end. Set a number of hands, or give a card points.",
};

export interface Contradiction {
  /** What does not fit, in plain words. */
  text: string;
  options: string[];
}

type Meanings = (option: string) => Record<string, string> | null;

export function contradictionOf(refused: RulesRefused, meanings: Meanings): Contradiction {
  const { message, options } = refused;
  const plain = PLAIN[[...options].sort().join()];
  return { text: plain ?? words.contradiction(message, meanings), options };
}

/** At one of several options: a short mark. The sentence itself stands where the game is started. */
export function saidAt(option: string, { text, options }: Contradiction): string {
  const others = options.filter((other) => other !== option).map(words.optionLabel);
  return others.length === 0 ? text : words.doesNotFit(others);
}
