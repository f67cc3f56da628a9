// A card of the hand that is pulled by a finger or by the mouse.
//
// A press that does not go far stays a tap. What the browser takes away (a call, a gesture of its
// own) or Escape ends puts the card back and does nothing.

import type { Card } from "../cards/cards";
import type { Point } from "./geometry";

/** So far a press may wander and still be a tap, in pixels. */
const TAP_WITHIN = 10;

export class Dragging {
  /** The card that is being pulled, and how far it is from its place. */
  card = $state<Card | null>(null);
  by = $state.raw<Point>({ x: 0, y: 0 });

  #pointer: number | null = null;
  #pressed: Card | null = null;
  #from: Point = { x: 0, y: 0 };
  #swallow = false;

  down(event: PointerEvent, card: Card): void {
    if (!event.isPrimary || event.button !== 0 || this.card !== null) return;
    this.#pointer = event.pointerId;
    this.#pressed = card;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#swallow = false;
    // A quick mouse leaves the card before it is heard of again.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    const by = { x: event.clientX - this.#from.x, y: event.clientY - this.#from.y };
    if (this.card === null) {
      if (Math.hypot(by.x, by.y) < TAP_WITHIN) return;
      this.card = this.#pressed;
    }
    this.by = by;
  }

  /** The press is over: the card that was pulled, if one was. It stays where it is until `end`. */
  up(event: PointerEvent): Card | null {
    if (event.pointerId !== this.#pointer) return null;
    this.#pointer = null;
    // The click that the browser makes of this press is not a tap.
    this.#swallow = this.card !== null;
    setTimeout(() => (this.#swallow = false));
    return this.card;
  }

  /** Whether a click is only the end of a pull. */
  swallows(): boolean {
    return this.#swallow;
  }

  /** The card goes back to its place, or has left the hand. */
  end(): void {
    this.card = null;
    this.#pointer = null;
    this.#pressed = null;
    this.by = { x: 0, y: 0 };
  }
}
