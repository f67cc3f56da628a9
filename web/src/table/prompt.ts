// The one line that says what the table waits for.

import { suitOf } from "../cards/cards";
import type { WireView } from "../generated/protocol";
import * as words from "../words";

export function promptFor(view: WireView, person: words.NameOf): string {
  const { hand, phase, seat } = view;
  const mine = view.to_act.includes(seat);
  switch (phase) {
    case "PASSING":
      return mine ? "" : words.othersPass();
    case "MIXING":
      return words.mixing();
    case "PLAYING": {
      const turn = view.to_act[0];
      if (mine && hand !== null) {
        const [lead] = hand.trick;
        if (lead === undefined) return words.yourTurnLead();
        const follows = view.legal.every((card) => suitOf(card) === suitOf(lead));
        return follows
          ? words.yourTurnFollow(suitOf(lead))
          : words.yourTurn(Object.values(view.refusals).map(({ text }) => text));
      }
      return turn === undefined || turn < 0 ? "" : words.turnOf(person(turn).name);
    }
    case "CHOOSING_MOON":
      return mine ? "" : words.moonAsked(person(view.to_act[0] ?? seat).name);
    case "DEALING":
    case "FINDING_DEALER":
      return words.dealing();
    case "OVER":
      return "";
  }
}
