// What the window of the keys of a review says.

import { say } from "../texts/say";

const named = (key: string): string => say("key-names", { key });

export const title = (): string => say("keys");
export const lines = (): readonly (readonly [keys: readonly string[], what: string])[] => [
  [["←", "→"], say("review-keys-cards")],
  [["↑", "↓"], say("review-keys-tricks")],
  [[named("home"), named("end")], say("review-keys-ends")],
  [[named("page-up"), named("page-down")], say("review-keys-hands")],
  [["?"], say("keys-help")],
  [[named("escape")], say("review-keys-close")],
];
