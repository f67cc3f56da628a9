// The game being chosen: preset, player count, changes, and what the server says of them.

import { untrack } from "svelte";

import type {
  Catalogue,
  RulesAnswer,
  RulesRequest,
  WireOption,
  WireRules,
  WireWording,
} from "../../generated/protocol";
import { makeTable } from "../../friends/sitting";
import type { TableSettings } from "../../friends/tableSettings";
import {
  countFor,
  forOtherCount,
  valueOf,
  withChange,
  type Changes,
  type Value,
} from "../../rules/changes";
import type { Contradiction } from "../../rules/contradictions";
import { askRules, getCatalogue, readShared } from "../../session/api";
import { Latest } from "../../session/latest";
import type { Level } from "../../session/levels";
import { store } from "../../session/store.svelte";
import * as words from "../../words";
import { saidOf, sitDown } from "../start";
import type { Shared } from "./games";

const TYPING = 150;

/** Rules that came by a link. */
export interface Arrival {
  name: string;
  /** The link came as it was made. */
  whole: boolean;
  /** What in the link could not be read. */
  problems: WireWording[];
}

interface Request {
  preset: string;
  players: number;
  changes: Changes;
}

export class GameChoice {
  catalogue = $state.raw<Catalogue | null>(null);
  presetName = $state(store.rules.preset ?? "standard");
  players = $state(store.rules.players ?? 4);
  level = $state<Level>(store.level);
  changes = $state.raw<Changes>({ ...(store.rules.changes ?? {}) });
  /** What went wrong with the server, in words. */
  problem = $state<string | null>(null);
  starting = $state(false);
  arrival = $state.raw<Arrival | null>(null);
  /** The preset's own rules, which the changes lie over. */
  base = $state.raw<WireRules | null>(null);
  #answer = $state.raw<RulesAnswer | null>(null);
  /** The answer is to what is chosen now. */
  #checked = $state(false);
  readonly #questions = new Latest();

  readonly preset = $derived.by(
    () => this.catalogue?.presets.find((one) => one.name === this.presetName) ?? null,
  );
  readonly rules = $derived.by(() => this.#answer?.rules ?? null);
  /** What is being chosen, as far as it is known. */
  readonly game = $derived.by(
    (): words.Game => this.rules ?? { preset: this.presetName, custom: false },
  );
  readonly contradiction = $derived.by((): Contradiction | null => {
    const refused = this.#answer?.refused ?? null;
    if (refused === null) return null;
    return { text: words.word(refused.said), options: refused.options };
  });
  readonly ready = $derived.by(() => this.rules !== null && this.#checked && !this.starting);

  constructor() {
    // Ask the server for every choice; only the last answer counts.
    $effect(() => {
      const request = { preset: this.presetName, players: this.players, changes: this.changes };
      if (this.catalogue === null) return;
      const wantedStill = this.#questions.ask();
      this.#checked = false;
      const atOnce = untrack(
        () => this.#answer === null || Object.keys(request.changes).length === 0,
      );
      const timer = setTimeout(() => void this.#check(wantedStill, request), atOnce ? 0 : TYPING);
      return () => clearTimeout(timer);
    });
  }

  async load(shared?: Shared): Promise<void> {
    this.problem = null;
    try {
      const catalogue = await getCatalogue();
      if (shared !== undefined) {
        const { rules, problems } = await readShared(shared.text);
        this.take(rules);
        this.arrival = { name: shared.name, whole: shared.whole, problems };
      }
      this.catalogue = catalogue;
      if (this.preset === null) this.pick("standard");
    } catch (error) {
      this.problem = saidOf(error);
    }
  }

  async #check(wantedStill: () => boolean, request: Request): Promise<void> {
    const { base } = this;
    const needsBase = base?.preset !== request.preset || base.players !== request.players;
    try {
      const [found, own] = await Promise.all([
        askRules(request),
        needsBase ? askRules({ ...request, changes: {} }) : Promise.resolve(null),
      ]);
      if (!wantedStill()) return;
      if (own?.rules) this.base = own.rules;
      this.#answer = found;
      this.#checked = true;
      this.problem = null;
    } catch (error) {
      if (wantedStill()) this.problem = saidOf(error);
    }
  }

  option(name: string): WireOption | undefined {
    return this.catalogue?.options.find((one) => one.name === name);
  }

  value(option: string): Value {
    return this.base === null ? "none" : valueOf(option, this.base, this.changes);
  }

  /** Take over rules that are whole: a game of one's own, or one that came by a link. */
  take({ preset = "standard", players = 4, changes = {} }: RulesRequest): void {
    this.presetName = preset;
    this.players = players;
    this.changes = { ...changes };
  }

  pick(picked: string): void {
    const found = this.catalogue?.presets.find((one) => one.name === picked);
    this.presetName = picked;
    this.changes = {};
    if (found !== undefined) this.players = countFor(found, this.players);
  }

  seat(count: number): void {
    if (count === this.players) return;
    this.players = count;
    this.changes = forOtherCount(this.changes);
  }

  set(option: string, value: Value): void {
    if (this.base !== null) this.changes = withChange(option, value, this.base, this.changes);
  }

  reset(option: string): void {
    this.changes = Object.fromEntries(
      Object.entries(this.changes).filter(([one]) => one !== option),
    );
  }

  resetAll(): void {
    this.changes = {};
  }

  /** The contradiction, if this option has a part in it. */
  contradictionAt(option: string): Contradiction | null {
    return this.contradiction?.options.includes(option) ? this.contradiction : null;
  }

  /** Begin: against the computer, or with a table for friends that allows this. */
  async start(name: string, friends: TableSettings | null): Promise<void> {
    const { rules } = this;
    if (rules === null || !this.ready) return;
    this.starting = true;
    const request = { preset: this.presetName, players: this.players, changes: rules.changes };
    store.choose(request, rules.custom, name);
    if (friends === null) store.level = this.level;
    this.problem = await (friends === null ? sitDown(request) : makeTable(request, name, friends));
    this.starting = false;
  }
}
