// Choosing a game, its options, and games of one's own.

import type { Card } from "../cards/cards";
import { cardsOf, say, sayIfKnown } from "../texts/say";
import { capital, type Game, gameTitle, handNumber, number } from "./base";

// ------------------------------------------------------------------ a new game

export const chooseGame = (): string => say("choose-game");
export const otherGame = (): string => say("other-game");
export const playerCount = (): string => say("player-count");
export const yourName = (): string => say("your-name");
export const defaultName = (): string => say("default-name");
export const targetLabel = (): string => say("target-label");
export const noTarget = (): string => say("no-target");
export const settingsHeading = (): string => say("settings-heading");
export const customise = (): string => say("customise");
export const customiseHint = (): string => say("customise-hint");
export const backToPreset = (preset: string): string =>
  say("back-to-preset", { game: gameTitle({ preset, custom: false }) });
export const changed = (): string => say("changed");
export const setBack = (): string => say("set-back");
export const resetOption = (option: string): string => say("reset-option", { option });
export const levelLabel = (): string => say("level-label");
export const levelTitle = (level: string): string => capital(say("level", { level }));
export const levelMeans = (level: string): string => say("level-means", { level });
export const levelsSee = (): string => say("levels-see");
export const start = (): string => say("start");
export const starting = (): string => say("starting");
export const showWhere = (): string => say("show-where");
export const wholeNumbers = (): string => say("whole-numbers");
export const cannotStart = (reason: string): string => say("cannot-start", { reason });
export const rulesHeading = (game: Game): string => say("rules-heading", { game: gameTitle(game) });
export const boldDiffers = (): string => say("bold-differs");
export const sameAsStandard = (): string => say("same-as-standard");
export const usualRules = (): string => say("usual-rules");
export const yes = (): string => say("yes");
export const no = (): string => say("no");
export const none = (): string => say("none");
export const useNone = (): string => say("use-none");
export const seatDeals = (seat: number): string => say("seat-deals", { seat });
export const addEntry = (): string => say("add-entry");
export const removeEntry = (place: number): string => say("remove-entry", { place });
export const handEntry = (place: number): string => handNumber(place);
export const removedCards = (count: number): string => say("removed-cards", { count });
export const takeOut = (card: Card): string => say("take-out", { cards: cardsOf(card) });
export const allHearts = (): string => say("all-hearts");
export const addPointCard = (): string => say("add-point-card");
export const worthNothing = (card: Card): string =>
  capital(say("worth-nothing", { cards: cardsOf(card) }));
export const resetReached = (place: number): string => say("reset-reached", { place });
export const resetBecomes = (place: number): string => say("reset-becomes", { place });
export const becomes = (): string => say("becomes");
export const addReset = (): string => say("add-reset");
export const removeReset = (place: number): string => say("remove-reset", { place });

/** The options by the sections of the rule page that speak of them. */
export const OPTION_GROUPS: readonly (readonly [section: string, options: readonly string[]])[] = [
  ["deal", ["removed", "hand_size", "kitty", "kitty_seen_by", "first_dealer"]],
  ["passing", ["pass_count", "pass_cycle"]],
  ["opening", ["first_lead", "opening_card", "first_trick_points"]],
  ["play", ["hearts_lead", "broken_by", "stuck_lead", "queen_lead", "queen_discard"]],
  ["points", ["points", "no_trick_bonus", "moon", "moon_value", "moon_needs_bonus", "sun"]],
  ["end", ["target", "target_exceeded", "exact_resets", "hand_limit", "tie"]],
];
export const sectionHeading = (section: string): string =>
  sayIfKnown(`section-${section}`) ?? say("other-options");
export const optionLabel = (option: string): string => sayIfKnown(`option-${option}`) ?? option;
export const optionMeaning = (option: string): string =>
  sayIfKnown(`option-${option}.meaning`) ?? "";
export const optionValue = (option: string, value: unknown): string => {
  if (value === true) return yes();
  if (value === false) return no();
  if (typeof value === "number") return number(value);
  const text = String(value);
  if (option === "pass_cycle") return say("pass-way", { entry: text });
  return sayIfKnown(`option-${option}.${text}`) ?? (text === "none" ? none() : text);
};
export const doesNotFit = (others: readonly string[]): string =>
  say("does-not-fit", { others: others.map((what) => say("quoted", { what })) });
export const noRulePage = (): string => say("no-rule-page");

// ------------------------------------------------------------------ one's own games, and links to them

export const yourGames = (): string => say("your-games");
export const saveRules = (): string => say("save-rules");
export const gameName = (): string => say("game-name");
export const save = (): string => say("save");
export const cancel = (): string => say("cancel");
export const rename = (name: string): string => say("rename-game", { name });
export const renameShort = (): string => say("rename");
export const removeGame = (name: string): string => say("delete-game", { name });
export const removeShort = (): string => say("delete");
export const share = (name: string): string => say("share-game", { name });
export const shareShort = (): string => say("share");
export const gameRemoved = (name: string): string => say("game-deleted", { name });
export const shareMeans = (): string => say("share-means");
export const shareLink = (): string => say("share-link");
export const copyLink = (): string => say("copy-link");
export const copied = (): string => say("copied");
export const copyYourself = (): string => say("copy-yourself");
export const sharedGame = (name: string): string =>
  name === "" ? say("shared-nameless") : say("shared-game", { name });
export const damagedLink = (): string => say("link-damaged");
export const linkCut = (): string => say("link-cut");
export const tooManyGames = (): string => say("too-many-games");
export const sameName = (name: string): string => say("same-name", { name });
export const fromStandard = (): string => say("start-from-standard");
