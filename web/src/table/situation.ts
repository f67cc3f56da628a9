// What holds on the table now, in words: the most pressing first. The facts are the server's.

import type { WireRules, WireView } from "../generated/protocol";
import * as words from "../words";

export function situation(view: WireView, rules: WireRules, person: words.NameOf): string[] {
  const { hand, phase } = view;
  if (hand === null || phase !== "PLAYING") return [];
  const said: string[] = [];
  if (hand.moon_threat !== null) said.push(words.moonThreat(person(hand.moon_threat)));
  if (hand.bans_penalty_cards) said.push(words.banOnFirstTrick());
  const { hearts_lead: lead, queen_lead: queenLead, kitty } = rules.options;
  if (lead === "AFTER_BROKEN") {
    said.push(hand.hearts_broken ? words.heartsMayBeLed() : words.heartsMayNotBeLed());
  } else if (lead === "NEVER") said.push(words.heartsNeverLed());
  if (queenLead === "AFTER_BROKEN" && !hand.hearts_broken) said.push(words.queenWaits());
  if (hand.kitty_size > 0) {
    said.push(
      hand.kitty_taker === null
        ? words.kittyGoes(hand.kitty_size, String(kitty))
        : words.kittyGone(person(hand.kitty_taker)),
    );
  }
  return said;
}
