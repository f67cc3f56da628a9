// What is said to those who hear the page: the newest few sentences, each an entry of its own, so
// that the same sentence is heard again when it is said again, and none is lost to the next one.

import { untrack } from "svelte";

const KEPT = 12;

export interface Said {
  id: number;
  text: string;
}

class Live {
  said = $state.raw<readonly Said[]>([]);
  #next = 1;

  /** The number of the newest entry. */
  get newest(): number {
    return this.#next - 1;
  }

  say(text: string): void {
    if (text === "") return;
    // Whoever says something does not wait for what is said.
    const before = untrack(() => this.said);
    this.said = [...before.slice(1 - KEPT), { id: this.#next++, text }];
  }
}

export const live = new Live();
