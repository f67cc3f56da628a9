// What happened at the table, for ears and eyes beside the table itself: sentences for the live
// region, sounds, and captions that say in words what a sound would tell.

import type { WireView } from "../generated/protocol";
import type { WireEvent } from "../session/frames";
import { settings, type Sound } from "../settings/settings.svelte";
import { soundsOf, type CardValues } from "../sound/heard";
import { play } from "../sound/player";
import { live } from "../ui/live.svelte";
import * as words from "../words";
import { announce, found, goesOn, ownTurn } from "./announce";

const CAPTION_STAYS = 3000;

export class Senses {
  caption = $state("");
  #before: WireView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly person: words.NameOf,
    private readonly values: () => CardValues,
  ) {}

  /** Called with each frame as it is shown. */
  happened(events: readonly WireEvent[], view: WireView): void {
    // Nothing told of a hand that was dealt before the page was opened.
    if (this.#before === null && events.length === 0) live.say(found(view, this.person));
    live.say(announce(events, view, this.person));
    const heard = soundsOf(events, this.#before, view, this.values());
    this.#before = view;
    if (heard.includes("turn") || goesOn(events, view.seat)) live.say(ownTurn(view, this.person));
    for (const sound of heard) play(sound, settings.now);
    this.#show(heard, events);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #show(heard: readonly Sound[], events: readonly WireEvent[]): void {
    const said = heard.flatMap((sound) => this.#said(sound, events));
    if (said.length === 0 || !settings.now.captions) return;
    clearTimeout(this.#timer);
    this.caption = said.join(" ");
    this.#timer = setTimeout(() => (this.caption = ""), CAPTION_STAYS);
  }

  #said(sound: Sound, events: readonly WireEvent[]): string[] {
    if (sound === "broken") return [words.saidBroken()];
    if (sound !== "queen") return [];
    const queen = events.find((event) => event.type === "card_played" && event.card === "QS");
    return queen?.type === "card_played"
      ? [words.saidPlayed(this.person(queen.seat), queen.card)]
      : [];
  }
}
