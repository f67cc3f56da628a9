// Where a card comes from and where it goes to: from what happened in the frame.

import type { Card } from "../cards/cards";
import type { Frame } from "../session/frames";
import type { Point, TableLayout } from "./geometry";
import { eventIn, type Lying } from "./shown";

export interface Moves {
  /** Where a card that comes in now starts from, in the table's coordinates; null: nowhere. */
  from: (card: Card) => { point: Point; kind: "deal" | "pass" } | null;
  /** Where a card that leaves now goes to. */
  to: (card: Card) => Point | null;
}

export class Flights {
  /** Where one's own cards lay last, so that a played card leaves from there. */
  readonly #places = new Map<Card, Point>();

  constructor(
    private readonly frame: () => Frame,
    private readonly layout: () => TableLayout,
    /** The seat at the bottom. */
    private readonly bottom: () => number,
  ) {}

  noted(places: ReadonlyMap<Card, Point>): void {
    for (const [card, point] of places) this.#places.set(card, point);
  }

  plate(seat: number): Point {
    const { centre, seats, stripTop } = this.layout();
    if (seat === this.bottom()) return { x: centre.x, y: stripTop + 60 };
    return seats.find((place) => place.seat === seat) ?? centre;
  }

  /** Where a card on the table comes from: a hand, or a plate. */
  readonly origin = ({ card, seat }: Lying): Point => {
    const frame = this.frame();
    if (frame.cut !== null) return this.layout().centre;
    const own = seat === frame.view.seat ? this.#places.get(card) : undefined;
    return own ?? this.plate(seat);
  };

  /** Where the cards on the table go when they leave it. */
  readonly target = (): Point | null => {
    const { sweptBy, cut } = this.frame();
    if (sweptBy !== null) return this.plate(sweptBy);
    return cut === null ? this.layout().centre : null;
  };

  /** How cards come into one's own hand and leave it. */
  readonly moves: Moves = {
    from: (card) => {
      const frame = this.frame();
      const got = eventIn(frame, "cards_received");
      if (got?.cards.includes(card)) {
        const giver = got.givers[got.cards.indexOf(card)] ?? null;
        return { point: this.#placeOf(giver), kind: "pass" };
      }
      return eventIn(frame, "cards_dealt") ? { point: this.layout().centre, kind: "deal" } : null;
    },
    to: (card) => {
      const frame = this.frame();
      const { hand } = frame.view;
      const place = hand?.passed.indexOf(card) ?? -1;
      if (!eventIn(frame, "cards_received") || place < 0) return null;
      return this.#placeOf(hand?.pass_receivers[place] ?? null);
    },
  };

  /** A seat's plate; the middle where nobody knows the seat. */
  #placeOf(seat: number | null): Point {
    return seat === null ? this.layout().centre : this.plate(seat);
  }
}
