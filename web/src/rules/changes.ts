// The chosen game: a preset, a player count, and what was changed. Only bookkeeping: what an
// option does, and what fits together, is for the server to say.

import type { WirePreset, WireRules } from "../generated/protocol";

export type Value = WireRules["options"][string];
export type Changes = Record<string, Value>;

/** Options that each player count brings its own values of. */
const OF_THE_COUNT = ["removed", "hand_size", "pass_cycle"];

export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const left = Object.entries(a);
  if (left.length !== Object.keys(b).length) return false;
  return left.every(([key, value]) => sameValue(value, (b as Record<string, unknown>)[key]));
}

const table = (value: Value | undefined): Record<string, number> =>
  typeof value === "object" && !Array.isArray(value) ? value : {};

/** What an option stands at; the table of points lies over the preset's card by card. */
export function valueOf(name: string, base: WireRules, changes: Changes): Value {
  const change = changes[name];
  const before = base.options[name] ?? "none";
  if (change === undefined) return before;
  return name === "points" ? { ...table(before), ...table(change) } : change;
}

/** Change one option; a value that is the preset's own is no change. */
export function withChange(name: string, value: Value, base: WireRules, changes: Changes): Changes {
  const rest = Object.fromEntries(Object.entries(changes).filter(([other]) => other !== name));
  let change: Value | null = value;
  if (name === "points") {
    const before = table(base.options.points);
    const now = table(value);
    const cards = new Set([...Object.keys(before), ...Object.keys(now)]);
    const different = [...cards].filter((card) => (before[card] ?? 0) !== (now[card] ?? 0));
    change = Object.fromEntries(different.map((card) => [card, now[card] ?? 0]));
    if (different.length === 0) change = null;
  } else if (sameValue(value, base.options[name])) {
    change = null;
  }
  return change === null ? rest : { ...rest, [name]: change };
}

/** The changes that stay when the player count changes. */
export const forOtherCount = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !OF_THE_COUNT.includes(name)));

/** The count a preset is played with: the one wanted, four, or its first. */
export function countFor(preset: WirePreset, wanted: number): number {
  const { player_counts: counts } = preset;
  if (counts.includes(wanted)) return wanted;
  return counts.includes(4) ? 4 : (counts[0] ?? 4);
}
