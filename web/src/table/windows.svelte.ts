// Which window lies over the table. A window that asks something can be put away and is offered again.

export type WindowName =
  | "rules"
  | "last"
  | "score"
  | "menu"
  | "now"
  | "settings"
  | "help"
  | "deal"
  | "people"
  | "talk"
  | "device";

export class Windows {
  open = $state<WindowName | null>(null);
  /** The moon's question was put away. */
  moonLater = $state(false);
  /** The verdict was put away. */
  verdictAway = $state(false);

  toggle(which: WindowName): void {
    this.open = this.open === which ? null : which;
  }

  close(): void {
    this.open = null;
  }
}

const KEYS: Readonly<Record<string, WindowName>> = {
  l: "last",
  s: "score",
  r: "rules",
  w: "now",
  m: "menu",
  o: "people",
  t: "talk",
  ",": "settings",
  "?": "help",
};

/** The window that a key opens. */
export const windowOfKey = (key: string): WindowName | null => KEYS[key.toLowerCase()] ?? null;
