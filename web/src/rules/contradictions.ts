// What is said of options that do not fit together. Which ones clash, and how, the server says.

import * as words from "../words";

export interface Contradiction {
  /** What does not fit, in plain words. */
  text: string;
  options: string[];
}

/** At one of several options: a short mark. The sentence itself stands where the game is started. */
export function saidAt(option: string, { text, options }: Contradiction): string {
  const others = options.filter((other) => other !== option).map(words.optionLabel);
  return others.length === 0 ? text : words.doesNotFit(others);
}
