// How the client looks, sounds and paces: chosen once, kept in the browser, in force at once.
//
// Storage that is forbidden or full only makes this last as long as the tab. What was stored is
// read value by value: whatever is not one of the known ones is as if it had never been chosen.

import { SPEEDS, type Speed } from "../session/pace";
import { outlivesTab, readStored, writeStored } from "../session/stored";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** How many colours the suits have. */
export const DECKS = ["two", "four"] as const;
export type Deck = (typeof DECKS)[number];
/** The size of a card's index: as the size of the card asks, always small, or always big. */
export const INDEXES = ["auto", "small", "big"] as const;
export type Index = (typeof INDEXES)[number];
export const BACKS = ["blue", "red", "green", "plum", "grey"] as const;
export type Back = (typeof BACKS)[number];
export const CLOTHS = ["sage", "slate", "sand", "plum", "grey"] as const;
export type Cloth = (typeof CLOTHS)[number];
/** The suits of a hand from left to right; the first two by turns black and red. */
export const SUIT_ORDERS = ["CDSH", "SHCD", "SHDC", "CDHS", "HSDC"] as const;
export type SuitOrder = (typeof SUIT_ORDERS)[number];
export const RANK_WAYS = ["up", "down"] as const;
export type RankWay = (typeof RANK_WAYS)[number];
export const SOUNDS = ["card", "trick", "turn", "broken", "queen", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

export interface Settings {
  speed: Speed;
  /** A full trick lies until it is tapped away. */
  holdTricks: boolean;
  /** A card is chosen by the first tap and played by the second. */
  twoTaps: boolean;
  /** Ask before a card that clearly loses. */
  learning: boolean;
  deck: Deck;
  index: Index;
  back: Back;
  cloth: Cloth;
  theme: Theme;
  suitOrder: SuitOrder;
  ranks: RankWay;
  /** Any sounds at all; which ones the switches of the kinds say. */
  sounds: boolean;
  soundsOn: Readonly<Record<Sound, boolean>>;
  /** 0 to 100. */
  volume: number;
  /** What a sound would tell is shown in words, whether sounds are on or not. */
  captions: boolean;
  /** The line for typed commands stays open. */
  typing: boolean;
}

export const KEY = "openhearts.settings.1";

export const FRESH: Settings = {
  speed: "normal",
  holdTricks: false,
  twoTaps: false,
  learning: false,
  deck: "two",
  index: "auto",
  back: "blue",
  cloth: "sage",
  theme: "system",
  suitOrder: "CDSH",
  ranks: "up",
  sounds: false,
  soundsOn: { card: true, trick: true, turn: true, broken: true, queen: true, win: true },
  volume: 60,
  captions: true,
  typing: false,
};

/** What makes for an unhurried game, chosen in one tap; all else stays as it is. */
export const CALM = {
  speed: "slow",
  holdTricks: true,
  twoTaps: true,
  index: "big",
  sounds: false,
} as const satisfies Partial<Settings>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Read what was stored, and nothing that does not look right. */
export function readSettings(text: string | null): Settings {
  let found: unknown = null;
  try {
    found = text === null ? null : JSON.parse(text);
  } catch {
    return FRESH;
  }
  if (!isObject(found)) return FRESH;
  const kept = found;
  const one = <T>(known: readonly T[], name: string, other: T): T =>
    known.find((value) => value === kept[name]) ?? other;
  const flag = (name: string, other: boolean): boolean => {
    const value = kept[name];
    return typeof value === "boolean" ? value : other;
  };
  const on = isObject(kept.soundsOn) ? kept.soundsOn : {};
  const { volume } = kept;
  return {
    speed: one(SPEEDS, "speed", FRESH.speed),
    holdTricks: flag("holdTricks", FRESH.holdTricks),
    twoTaps: flag("twoTaps", FRESH.twoTaps),
    learning: flag("learning", FRESH.learning),
    deck: one(DECKS, "deck", FRESH.deck),
    index: one(INDEXES, "index", FRESH.index),
    back: one(BACKS, "back", FRESH.back),
    cloth: one(CLOTHS, "cloth", FRESH.cloth),
    theme: one(THEMES, "theme", FRESH.theme),
    suitOrder: one(SUIT_ORDERS, "suitOrder", FRESH.suitOrder),
    ranks: one(RANK_WAYS, "ranks", FRESH.ranks),
    sounds: flag("sounds", FRESH.sounds),
    soundsOn: Object.fromEntries(
      SOUNDS.map((sound) => [sound, typeof on[sound] === "boolean" ? on[sound] : true]),
    ) as Record<Sound, boolean>,
    volume:
      typeof volume === "number" && volume >= 0 && volume <= 100
        ? Math.round(volume)
        : FRESH.volume,
    captions: flag("captions", FRESH.captions),
    typing: flag("typing", FRESH.typing),
  };
}

class Chosen {
  #all = $state.raw<Settings>(FRESH);
  /** Whether it outlives the tab. */
  lasting = $state(true);

  constructor() {
    this.#all = readSettings(readStored(KEY));
    this.lasting = outlivesTab(KEY);
    // Another tab chose something else.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#all = readSettings(event.newValue);
    });
  }

  get now(): Settings {
    return this.#all;
  }

  choose(change: Partial<Settings>): void {
    this.#all = { ...this.#all, ...change };
    this.lasting = writeStored(KEY, JSON.stringify(this.#all));
  }

  /** Whether the game is as unhurried as one tap makes it. */
  get calm(): boolean {
    return Object.entries(CALM).every(
      ([name, value]) => this.#all[name as keyof typeof CALM] === value,
    );
  }

  /** Everything as it was before anything was chosen. */
  reset(): void {
    this.choose(FRESH);
  }
}

export const settings = new Chosen();
