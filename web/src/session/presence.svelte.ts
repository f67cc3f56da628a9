// Whether the server is there. Any answer says that it is; while it is away it is asked again and
// again, so that every page can go on by itself when it is back.

const HEALTH = "/api/health";
const FIRST = 1000;
const LAST = 10_000;
const PATIENCE = 4000;

class Presence {
  away = $state(false);
  #wait = FIRST;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A question was answered, whatever the answer. */
  heard(): void {
    clearTimeout(this.#timer);
    this.#wait = FIRST;
    this.away = false;
  }

  /** A question was not answered. */
  missed(): void {
    if (this.away) return;
    this.away = true;
    this.#later();
  }

  /** Ask now: the device says that it is on the network, or somebody wants to know. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await fetch(HEALTH, { signal: AbortSignal.timeout(PATIENCE), cache: "no-store" });
      this.heard();
    } catch {
      this.away = true;
      this.#later();
    }
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.6, LAST);
  }
}

export const presence = new Presence();
