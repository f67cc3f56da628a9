// What the client says, as functions of what is known where it is said: they choose the text and
// gather its facts. The words themselves are in the texts of each language.

import { rankOf, suitOf, shortNameIn, type Card } from "./cards/cards";
import type { WireWording } from "./generated/protocol";
import { store } from "./session/store.svelte";
import { capitalised, rankWord, suitWord, withMinus } from "./texts/bundle";
import { language } from "./texts/language.svelte";
import { cardsOf, list, say, sayIfKnown, word } from "./texts/say";

export { list, word };

/** A person at the table, as sentences speak of them. */
export interface Person {
  name: string;
  me: boolean;
}

/** A game by its preset, and whether its rules were changed. */
export interface Game {
  preset: string;
  custom: boolean;
}

const of = ({ name, me }: Person): { who: string; me: boolean } => ({ who: name, me });
const capital = (text: string): string => capitalised(text, language.tag);

/** A number as the language writes it, with a real minus sign. */
export const number = (value: number): string =>
  withMinus(new Intl.NumberFormat(language.tag).format(value));
export const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value));
export const points = (count: number): string => say("points", { count });
export const cards = (count: number): string => say("cards", { count });
export const tricks = (count: number): string => say("tricks", { count });

export const cardName = (card: Card): string =>
  say("card", { rank: rankWord(rankOf(card)), suit: suitWord(suitOf(card)) });
/** "10♦", with the letter that the player reads for a rank. */
export const shortName = (card: Card): string => shortNameIn(card, rankLetter(rankOf(card)));

/** The letter of a rank, English or of the language. */
export const rankLetter = (rank: string): string =>
  store.ownLetters ? say("rank-letter", { rank: rankWord(rank) }) : rank === "T" ? "10" : rank;

// ------------------------------------------------------------------ the whole client

export const appName = (): string => "OpenHearts";
export const pageTitle = (page: string | null): string =>
  page === null ? appName() : say("page-title", { page });
export const close = (): string => say("close");
export const home = (): string => say("home");
export const newGame = (): string => say("new-game");
export const tryAgain = (): string => say("try-again");
export const loading = (): string => say("loading");
export const serverAway = (): string => say("server-away");
export const serverAwayTrying = (): string => say("server-away-trying");
export const nothingKept = (): string => say("nothing-kept");
export const dailyDeal = (): string => say("daily-deal");
export const ratings = (): string => say("ratings");
export const checkTitle = (): string => say("check-title");
export const dealTitle = (): string => say("deal-title");
export const languageLabel = (): string => say("language");
export const languageAway = (): string => say("language-away");
export const lettersLabel = (): string => say("letters");
const COURT = [..."JQKA"];
const localLetters = (): string =>
  COURT.map((rank) => say("rank-letter", { rank: rankWord(rank) })).join(" ");
/** Whether the language has letters of its own. */
export const hasOwnLetters = (): boolean => localLetters() !== COURT.join(" ");
export const lettersName = (own: boolean): string =>
  own
    ? say("letters-local", { letters: localLetters() })
    : say("letters-english", { letters: COURT.join(" ") });

// ------------------------------------------------------------------ home

export const play = (): string => say("play");
export const gameTitle = ({ preset, custom }: Game): string => {
  const game = sayIfKnown(`preset-${preset}`) ?? preset;
  return custom ? say("game-changed", { game }) : game;
};
export const presetSummary = (preset: string): string =>
  sayIfKnown(`preset-${preset}.summary`) ?? "";
export const gameFor = (game: Game, count: number): string =>
  say("game-for", { game: gameTitle(game), count });
export const changeRules = (): string => say("change-rules");
export const againstComputer = (): string => say("against-computer");
export const resumeHeading = (): string => say("resume-heading");
export const resumeLine = (hand: number): string =>
  hand === 0 ? say("resume-not-dealt") : handNumber(hand);
export const resumeTotal = (mine: number, others: readonly number[]): string =>
  say("resume-total", { mine, others: others.map(number) });
export const finishedHeading = (): string => say("finished-heading");
export const finishedLine = (mine: boolean, shared: boolean, place: number): string =>
  say("finished", { outcome: mine ? (shared ? "shared" : "won") : "place", place });
export const showAll = (count: number): string => say("show-all", { count });
export const forget = (game: Game): string => say("forget", { game: gameTitle(game) });
export const remove = (): string => say("remove");
export const removed = (): string => say("removed");
export const undo = (): string => say("undo");
export const undoRemove = (game: Game): string => say("undo-remove", { game: gameTitle(game) });

const date = (time: Date, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.tag, style).format(time);
/** "today 14:05", "yesterday 9:30", "28 November": a day as one says it now. */
export function when(time: number, now: number): string {
  const [then, today] = [new Date(time), new Date(now)];
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const clock = date(then, { hour: "2-digit", minute: "2-digit" });
  if (then.toDateString() === today.toDateString()) return say("today-at", { time: clock });
  if (then.toDateString() === yesterday.toDateString()) return say("yesterday-at", { time: clock });
  const thisYear = then.getFullYear() === today.getFullYear();
  return date(then, {
    day: "numeric",
    month: "long",
    ...(thisYear ? {} : { year: "numeric" }),
  });
}
export const begunAt = (time: number, now: number): string =>
  say("begun-at", { when: when(time, now) });
export const playedAt = (time: number, now: number): string =>
  say("played-at", { when: when(time, now) });

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
export const start = (): string => say("start");
export const starting = (): string => say("starting");
export const showWhere = (): string => say("show-where");
export const wholeNumbers = (): string => say("whole-numbers");
export const cannotStart = (reason: string): string => say("cannot-start", { reason });
export const rulesHeading = (game: Game): string => say("rules-heading", { game: gameTitle(game) });
export const boldDiffers = (): string => say("bold-differs");
export const sameAsStandard = (): string => say("same-as-standard");
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

// ------------------------------------------------------------------ the table

const ARROWS: Record<string, string> = {
  L: "←",
  R: "→",
  A: "↑",
  L2: "←2",
  R2: "→2",
  L3: "←3",
  R3: "→3",
  SCATTER: "↔",
  MIX: "⟳",
  H: "–",
};
export const directionSign = (entry: string): string => ARROWS[entry] ?? entry;
export const passing = (entry: string): string => say("passing", { entry });
export const handNumber = (hand: number): string => say("hand-number", { hand });
export const heartsBroken = (): string => say("hearts-broken");
export const heartsNotBroken = (): string => say("hearts-not-broken");
export const openRules = (preset: string, isChanged: boolean): string =>
  say("open-rules", { game: gameTitle({ preset, custom: false }), changed: isChanged });
export const lastTrick = (): string => say("last-trick");
export const trickOf = (place: number, count: number): string =>
  say("trick-of", { place, all: count });
export const trickBefore = (): string => say("trick-before");
export const trickAfter = (): string => say("trick-after");
export const sweepTrick = (): string => say("sweep-trick");
export const tapAgain = (card: Card): string => say("tap-again", { card: shortName(card) });
export const noLastTrick = (): string => say("no-last-trick");
export const score = (): string => say("score");
export const menu = (): string => say("menu");
export const yourHand = (): string => say("your-hand");
export const theTrick = (): string => say("the-trick");
export const seats = (): string => say("seats");
export const level = (name: string): string => say("level", { level: name });
export const computer = (name: string): string => say("computer", { level: name });
export const dealer = (): string => say("dealer");
export const dealerLetter = (): string => say("dealer-letter");
export const led = (): string => say("led");
export const plate = (
  person: Person,
  levelName: string | null,
  total: number,
  handPoints: number,
  tricksTaken: number,
  left: number,
  turn: boolean,
): string =>
  [
    person.me ? say("you") : person.name,
    ...(levelName === null ? [] : [computer(levelName)]),
    say("plate-total", { total }),
    say("plate-points", { count: handPoints }),
    tricks(tricksTaken),
    say("plate-cards", { count: left }),
    ...(turn ? [say("plate-turn", { me: person.me })] : []),
  ].join(", ");
export const cardOnTable = (card: Card, person: Person): string =>
  capital(say("card-on-table", { cards: cardsOf(card), ...of(person) }));
export const kittyPile = (size: number): string => say("kitty-pile", { count: size });
export const kittyShort = (): string => say("kitty-short");

export const yourTurnLead = (): string => say("your-turn-lead");
export const yourTurnFollow = (suit: string): string =>
  say("your-turn-follow", { suit: suitWord(suit) });
export const yourTurn = (all: boolean): string =>
  all ? say("your-turn-any") : say("your-turn-bright");
export const turnOf = (who: string): string => say("turn-of", { who });
export const othersPass = (): string => say("others-pass");
export const dealing = (): string => say("dealing");
export const mixing = (): string => say("mixing");
export const moonAsked = (who: string): string => say("moon-asked", { who });

export const passTo = (count: number, who: string, entry: string): string =>
  say("pass-to", { count, who, entry });
export const passScatter = (count: number): string => say("pass-scatter", { count });
export const passMix = (count: number): string => say("pass-mix", { count });
export const chooseTo = (missing: number, all: number, who: string, entry: string): string =>
  say(missing === all ? "choose-to" : "choose-more-to", { count: missing, who, entry });
export const chooseScatter = (who: string): string => say("choose-scatter", { who });
export const chooseMix = (missing: number, all: number): string =>
  say(missing === all ? "choose-mix" : "choose-more-mix", { count: missing });
export const passAsked = (count: number, who: string, entry: string): string =>
  say("pass-asked", { count, who, entry });
export const scatterAsked = (count: number): string => say("scatter-asked", { count });
export const mixAsked = (count: number): string => say("mix-asked", { count });
export const enoughChosen = (count: number): string => say("enough-chosen", { count });
export const receivedFrom = (who: string | null, got: readonly string[]): string => {
  const shown = got.join(" ");
  return who === null ? say("received-mixed", { shown }) : say("received-from", { who, shown });
};

export const handCard = (
  card: Card,
  state: {
    from: string | null | undefined;
    chosen: boolean;
    receiver: string | null;
    /** The next tap plays it. */
    armed: boolean;
  },
): string => {
  const parts = [capital(cardName(card))];
  if (state.chosen) {
    parts.push(
      state.receiver === null ? say("chosen") : say("chosen-for", { who: state.receiver }),
    );
  }
  if (state.armed) parts.push(say("chosen-to-play"));
  if (state.from !== undefined) {
    parts.push(
      state.from === null ? say("just-received") : say("just-received-from", { who: state.from }),
    );
  }
  return parts.join(", ");
};

// ------------------------------------------------------------------ what happens, in words

export const saidDealer = (person: Person, cut: Card | null): string =>
  cut === null
    ? say("said-deals", of(person))
    : say("said-cut", { cards: cardsOf(cut), ...of(person) });
export const saidCutTie = (): string => say("said-cut-tie");
export const saidHand = (hand: number, entry: string, dealerOf: Person): string =>
  say("said-hand", { hand, entry, ...of(dealerOf) });
export const saidDealt = (own: readonly Card[]): string =>
  say("said-dealt", { cards: cardsOf(...own) });
export const saidPassed = (own: readonly Card[]): string =>
  say("said-passed", { cards: cardsOf(...own) });
export const saidReceived = (own: readonly Card[], who: string | null): string =>
  who === null
    ? say("said-received-mixed", { cards: cardsOf(...own) })
    : say("said-received", { cards: cardsOf(...own), who });
export const saidPlayed = (person: Person, card: Card): string =>
  say("said-played", { cards: cardsOf(card), ...of(person) });
export const saidBroken = (): string => say("said-broken");
export const saidTrick = (person: Person, worth: number): string =>
  say("said-trick", { count: worth, ...of(person) });
export const saidTook = (person: Person, worth: number): string =>
  say("said-took", { count: worth, ...of(person) });
export const saidKitty = (person: Person, size: number): string =>
  say("said-kitty", { count: size, ...of(person) });
export const saidKittyHolds = (held: readonly Card[]): string =>
  say("said-kitty-holds", { cards: cardsOf(...held) });
export const kittyHeld = (): string => say("kitty-held");
export const saidMoon = (person: Person, sun: boolean): string =>
  say("said-moon", { sun, ...of(person) });
export const moonHow = (sun: boolean): string => say("moon-how", { sun });
export const saidMoonChoice = (person: Person, choice: string): string =>
  say(choice === "ADD" ? "said-moon-added" : "said-moon-subtracted", of(person));
export const saidScores = (scores: readonly string[]): string =>
  say("said-scores", { scores: scores.join(", ") });
export const scored = (person: Person, value: number): string =>
  say("scored", { score: value, ...of(person) });
export const saidReset = (person: Person, reached: number, now: number): string =>
  say("said-reset", { reached, becomes: now, ...of(person) });

// ------------------------------------------------------------------ the moon's question

export const moonQuestion = (sun: boolean): string => say("moon-question", { sun });
export const moonAdd = (value: number): string => say("moon-add", { points: value });
export const moonSubtract = (value: number): string => say("moon-subtract", { points: value });
export const moonTotals = (): string => say("moon-totals");
/** Who of those who won is told of, and how. */
const winning = (winners: readonly Person[]): { winners: string; names: string[] } => {
  const others = winners.filter(({ me }) => !me).map(({ name }) => name);
  const mine = others.length < winners.length;
  return {
    winners: mine
      ? others.length === 0
        ? "you"
        : "with-you"
      : others.length === 1
        ? "single"
        : "others",
    names: others,
  };
};
export const moonGoesOn = (): string => say("moon-goes-on");
export const moonEnds = (winners: readonly Person[]): string => say("moon-ends", winning(winners));
export const moonAskAgain = (): string => say("moon-ask-again");

// ------------------------------------------------------------------ undo, and the end of a hand

export const takeBack = (): string => say("take-back");
export const takeBackLong = (): string => say("take-back-long");
export const saidTakenBack = (person: Person): string => say("said-taken-back", of(person));
export const undoneMark = (): string => say("undone-mark");
export const practiceMark = (): string => say("practice-mark");
export const endHand = (taker: Person | null): string =>
  taker === null ? say("end-hand-no-points") : say("end-hand-rest", of(taker));
export const endingOffered = (taker: Person | null): string =>
  say("ending-offered", { offer: endHand(taker) });
export const saidEnded = (person: Person): string => say("said-ended", of(person));
export const endedWhy = (taker: Person | null): string =>
  taker === null ? say("ended-no-points") : say("ended-rest", of(taker));

// ------------------------------------------------------------------ hints

export const hint = (): string => say("hint");
export const hintBusy = (): string => say("hint-busy");
export const hintNone = (): string => say("hint-none");
export const hintPoints = (): string => say("hint-points");
/** A number of points with one decimal, as the language writes it. */
export const pointsExactly = (value: number): string =>
  withMinus(
    new Intl.NumberFormat(language.tag, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(value),
  );
const percent = (share: number): number => Math.round(share * 100);
export const hintError = (value: number): string => `±${pointsExactly(value)}`;
export const hintMoon = (risk: number): string => say("hint-moon", { share: percent(risk) });
export const hintMoonLong = (risk: number): string =>
  say("hint-moon-long", { share: percent(risk) });
export const moonShort = (choice: string): string => capital(say("moon-choice", { choice }));
export const hintTake = (): string => say("hint-take");
export const hintSaid = (held: readonly Card[], value: number, reason: WireWording): string =>
  say("hint-said", {
    cards: cardsOf(...held),
    reason: word(reason),
    points: pointsExactly(value),
  });
export const hintSaidMoon = (choice: string, reason: WireWording): string =>
  say("hint-said-moon", { choice: say("moon-choice", { choice }), reason: word(reason) });
export const learningLabel = (): string => say("learning");
export const learningMeans = (): string => say("learning-means");
export const mistakeQuestion = (held: readonly Card[]): string =>
  say(held.length > 1 ? "mistake-pass" : "mistake-play", { cards: cardsOf(...held) });
export const mistakeCosts = (value: number, pass: boolean): string =>
  say(pass ? "mistake-pass-costs" : "mistake-costs", { points: pointsExactly(value) });
export const mistakeBetter = (held: readonly Card[], reason: WireWording): string =>
  say("mistake-better", { cards: cardsOf(...held), reason: word(reason) });
export const chooseAgain = (): string => say("choose-again");
export const playAnyway = (): string => say("play-anyway");
export const passAnyway = (): string => say("pass-anyway");

// ------------------------------------------------------------------ what holds now

export const nowHeading = (): string => say("now-heading");
export const nothingNow = (): string => say("now-nothing");
export const whyNotHeading = (): string => say("why-not");
export const allRules = (): string => say("all-rules");
export const moonThreat = (person: Person): string => say("moon-threat", of(person));
export const banOnFirstTrick = (): string => say("first-trick-ban");
export const heartsMayBeLed = (): string => say("hearts-may-be-led");
export const heartsMayNotBeLed = (): string => say("hearts-may-not-be-led");
export const heartsNeverLed = (): string => say("hearts-never-led");
export const queenWaits = (): string => say("queen-waits");
export const kittyGoes = (size: number, kitty: string): string =>
  say("kitty-goes", { count: size, kitty });
export const kittyGone = (person: Person): string => say("kitty-gone", of(person));

// ------------------------------------------------------------------ the guided first hand

export const lessonOffer = (): string => say("lesson-offer");
export const lessonTitle = (): string => say("lesson-title");
export const lessonLabel = (): string => say("lesson-label");
export const leaveLesson = (): string => say("lesson-leave");
export const gotIt = (): string => say("lesson-got-it");
export const lessonPass = (who: string): string => say("lesson-pass", { who });
export const lessonFirst = (): string => say("lesson-first");
export const lessonFollow = (suit: string): string =>
  say("lesson-follow", { suit: suitWord(suit) });
export const lessonVoid = (suit: string): string => say("lesson-void", { suit: suitWord(suit) });
export const lessonLead = (): string => say("lesson-lead");
export const lessonLeadAny = (): string => say("lesson-lead-any");
export const lessonBroken = (taker: Person): string => say("lesson-broken", of(taker));
export const lessonQueen = (taker: Person): string => say("lesson-queen", of(taker));
export const lessonOver = (): string => say("lesson-over");
const FEW_POINTS = 7;
export const lessonScore = (total: number): string =>
  say("lesson-score", {
    how: total <= 0 ? "clean" : total <= FEW_POINTS ? "good" : "dear",
    count: total,
  });
export const lessonMatch = (): string => say("lesson-match");
export const lessonAgain = (): string => say("lesson-again");
export const lessonPlayMatch = (): string => say("lesson-play-match");

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

// ------------------------------------------------------------------ score and verdict

export const panel = (): string => say("panel");
export const tricksHeading = (): string => say("tricks-heading");
export const handScored = (hand: number): string => say("hand-scored", { hand });
export const noHandYet = (): string => say("no-hand-yet");
export const handColumn = (): string => say("hand-column");
export const totalRow = (): string => say("total-row");
/** A name in little room. */
export const shortPerson = (name: string): string => [...name].slice(0, 3).join("");
export const runningRow = (): string => say("running-row");
export const moonMark = (): string => "☾";
export const moonMarkMeans = (): string => say("moon-mark-means");
export const resetMark = (before: number, after: number): string =>
  say("reset-to", { reached: before, becomes: after });
export const goOn = (): string => say("go-on");
export const verdictWon = (winners: readonly Person[]): string =>
  say("verdict-won", winning(winners));
export const verdictWhy = (winners: readonly Person[], total: number, played: number): string =>
  say("verdict-why", { tied: winners.length > 1, total, count: played });
export const placeSaid = (place: number): string => say("place-said", { place });
export const rematch = (): string => say("rematch");
export const showSheet = (): string => say("show-sheet");
export const backToTable = (): string => say("back-to-table");
export const seeVerdict = (): string => say("see-verdict");

// ------------------------------------------------------------------ menu

export const speedLabel = (): string => say("speed");
export const speed = (name: string): string => say("speed-name", { speed: name });
export const themeLabel = (): string => say("theme");
export const theme = (name: string): string => say("theme-name", { theme: name });
export const saveGame = (): string => say("save-game");
export const saving = (): string => say("saving");
export const saveKeeps = (): string => say("save-keeps");
export const savedAs = (day: string, ending: string): string => `hearts-${day}.${ending}`;
export const leaveTable = (): string => say("leave-table");
export const leaveKeeps = (): string => say("leave-keeps");

// ------------------------------------------------------------------ connection

export const connecting = (): string => say("connecting");
export const reconnecting = (): string => say("reconnecting");
/** What is said of a request that the server refused. */
export const refused = (code: string, message: string, said: WireWording | null = null): string =>
  said !== null ? word(said) : (sayIfKnown(`refused-${code}`) ?? say("server-said", { message }));
export const noSuchSeat = (): string => say("no-such-seat");
export const oldClient = (): string => say("old-client");

// ------------------------------------------------------------------ looking back

export const decimal = (value: number): string =>
  pointsExactly(Math.round(value * 10) === 0 ? 0 : value);
export const signedDecimal = (value: number): string =>
  Math.round(value * 10) > 0 ? `+${decimal(value)}` : decimal(value);
export const shareOf = (share: number): string =>
  new Intl.NumberFormat(language.tag, { style: "percent" }).format(share);

export const review = (): string => say("review");
export const reviewHand = (): string => say("review-hand");
export const reviewTitle = (game: Game): string => say("review-title", { game: gameTitle(game) });
export const reviewNothing = (): string => say("review-nothing");
export const reviewAway = (): string => say("review-away");
export const reviewRunning = (): string => say("review-running");
export const backToMatch = (): string => say("back-to-match");
export const reviewHidden = (): string => say("review-hidden");
export const reviewDealt = (hand: number, entry: string): string =>
  say("review-dealt", { hand, entry });
export const reviewPassed = (person: Person, given: readonly Card[]): string =>
  say("review-passed", { cards: cardsOf(...given), ...of(person) });
export const reviewPassedHidden = (person: Person, count: number): string =>
  say("review-passed-hidden", { count, ...of(person) });
export const reviewPlayed = (person: Person, card: Card, trick: number): string =>
  say("review-played", { cards: cardsOf(card), trick, ...of(person) });
export const reviewSeat = (person: Person, worth: number, taken: number, turn: boolean): string =>
  [
    person.me ? say("you") : person.name,
    takenSoFar(worth, taken),
    ...(turn ? [say("plate-turn", { me: person.me })] : []),
  ].join(", ");
export const takenSoFar = (worth: number, taken: number): string =>
  say("review-taken", { count: taken, worth: points(worth) });
export const hiddenCards = (count: number): string => say("hidden-cards", { count });
export const noCardsLeft = (): string => say("no-cards-left");
export const shownVoids = (suits: readonly string[]): string =>
  say("shown-voids", { suits: suits.map((suit) => say("suit", { suit: suitWord(suit) })) });
export const eyesLabel = (): string => say("eyes");
export const allFaceUp = (): string => say("all-face-up");
export const whatOneKnew = (person: Person): string => say("what-one-knew", of(person));
export const noTrickYet = (): string => say("no-trick-yet");
export const handChoice = (): string => say("hand-choice");
export const handWithScore = (hand: number, worth: number | null): string =>
  worth === null ? handNumber(hand) : say("hand-with-score", { hand, count: worth });
export const toStart = (): string => say("to-start");
export const trickBack = (): string => say("trick-back");
export const stepBack = (): string => say("step-back");
export const stepOn = (): string => say("step-on");
export const trickOn = (): string => say("trick-on");
export const toEnd = (): string => say("to-end");
export const stepCount = (at: number, all: number): string => say("step-count", { at, all });
export const reviewKeys = (): string => say("review-keys");
export const stepsCaption = (): string => say("steps-caption");
export const stepsHeading = (): string => say("steps-heading");
export const trickColumn = (): string => say("trick-column");
export const passRow = (): string => say("pass-row");
export const lostRow = (): string => say("lost-row");
export const lostShort = (lost: number): string => decimal(-lost);
export const lostSum = (lost: number): string => (lost > 0 ? decimal(-lost) : number(0));
export const judging = (done: number, all: number): string =>
  all === 0 ? say("judging-begins") : say("judging", { done, all });
export const notJudged = (): string => say("not-judged");
export const judgedForced = (): string => say("judged-forced");
const because = (reason: WireWording | null): string => (reason === null ? "" : word(reason));
export const judgedBest = (reason: WireWording | null): string =>
  say("judged-best", { reason: because(reason) }).trim();
export const judgedAsGood = (best: readonly Card[]): string =>
  say("judged-as-good", { cards: cardsOf(...best) });
export const judgedWorse = (
  best: readonly Card[],
  lost: number,
  reason: WireWording | null,
): string =>
  say("judged-worse", {
    cards: cardsOf(...best),
    lost: decimal(lost),
    reason: because(reason),
  }).trim();
export const playFromHereAs = (person: Person): string =>
  person.me ? say("play-from-here") : say("play-from-here-as", { who: person.name });
export const practiceMeans = (): string => say("practice-means");
export const worstHeading = (): string => say("worst-heading");
export const nothingLost = (): string => say("nothing-lost");
export const accountHeading = (person: Person): string => say("account-heading", of(person));
export const accountShare = (): string => say("account-share");
export const accountLuck = (): string => say("account-luck");
export const accountLost = (): string => say("account-lost");
export const accountRest = (): string => say("account-rest");
export const accountScore = (): string => say("account-score");
export const accountMeans = (): string => say("account-means");
export const chartHeading = (): string => say("chart-heading");
export const chartLabel = (count: number): string => say("chart-label", { count });
export const chartTable = (): string => say("chart-table");

// ------------------------------------------------------------------ past matches

export const pastMatches = (): string => say("past-matches");
export const statistics = (): string => say("statistics");
export const searchLabel = (): string => say("search-label");
export const anyGame = (): string => say("any-game");
export const resultLabel = (): string => say("result-label");
export const kindLabel = (): string => say("kind-label");
export const sinceLabel = (): string => say("since-label");
export const untilLabel = (): string => say("until-label");
export const anyResult = (): string => say("any-result");
export const anyKind = (): string => say("any-kind");
export const outcome = (word: string): string =>
  word === "NONE" ? "" : say("match-outcome", { outcome: word });
export const matchKind = (word: string): string => say("match-kind", { kind: word });
export const matchesFound = (found: number, all: number): string =>
  found === all ? say("matches", { count: found }) : say("matches-found", { found, count: all });
export const hands = (count: number): string => say("hands", { count });
export const noMatches = (): string => say("no-matches");
export const noneFound = (): string => say("none-found");
export const clearSearch = (): string => say("clear-search");
export const pageOf = (page: number, all: number): string => say("page-of", { page, all });
export const newerMatches = (): string => say("newer-matches");
export const olderMatches = (): string => say("older-matches");
export const notCounted = (): string => say("not-counted");
export const openRecord = (): string => say("open-record");
export const openRecordMeans = (): string => say("open-record-means");
export const takingIn = (): string => say("taking-in");
export const takenIn = (count: number, known: number): string =>
  known === 0 ? say("taken-in", { count }) : say("taken-in-known", { count, known });
export const notTakenIn = (why: string): string => say("not-taken-in", { why });
export const saveAsText = (): string => say("save-as-text");
export const saveAsJson = (): string => say("save-as-json");

// ------------------------------------------------------------------ statistics

export const noStatistics = (): string => say("no-statistics");
export const statisticsMean = (): string => say("statistics-mean");
export const leftOut = (
  running: number,
  practised: number,
  undone: number,
  imported: number,
): string => {
  const parts = [
    ...(running > 0 ? [say("left-out-running", { count: running })] : []),
    ...(practised > 0 ? [say("left-out-practice", { count: practised })] : []),
    ...(undone > 0 ? [say("left-out-undo", { count: undone })] : []),
    ...(imported > 0 ? [say("left-out-imported", { count: imported })] : []),
  ];
  return parts.length === 0 ? "" : say("left-out", { parts });
};
export const statMatches = (): string => say("stat-matches");
export const statWon = (): string => say("stat-won");
export const statShared = (): string => say("stat-shared");
export const statPlace = (): string => say("stat-place");
export const statTotal = (): string => say("stat-total");
export const statPoints = (): string => say("stat-points");
export const statHands = (): string => say("stat-hands");
export const statDear = (dearest: readonly Card[]): string =>
  dearest.length === 1 ? say("stat-took", { cards: cardsOf(...dearest) }) : say("stat-took-dear");
export const statMoonsTried = (): string => say("stat-moons-tried");
export const statMoonsMade = (): string => say("stat-moons-made");
export const statMoonsStopped = (): string => say("stat-moons-stopped");
export const statOf = (count: number, share: number | null): string =>
  share === null
    ? number(count)
    : say("stat-share", { count: number(count), share: shareOf(share) });
export const statPasses = (): string => say("stat-passes");
export const statPassColumn = (): string => say("stat-pass-column");
export const statGiven = (dearest: readonly Card[]): string =>
  dearest.length === 1 ? say("stat-given", { cards: cardsOf(...dearest) }) : say("stat-given-dear");
export const statGot = (dearest: readonly Card[]): string =>
  dearest.length === 1 ? say("stat-got", { cards: cardsOf(...dearest) }) : say("stat-got-dear");
export const ofWhich = (count: number, part: number): string => `${number(count)}; ${number(part)}`;
export const statLevels = (): string => say("stat-levels");
export const statLevelColumn = (): string => say("stat-level-column");

// ------------------------------------------------------------------ practice

export const practice = (): string => say("practice");
export const practiceOver = (): string => say("practice-over");
export const practiceThen = (): string => say("practice-then");
export const practiceNow = (): string => say("practice-now");
export const practiceAgain = (): string => say("practice-again");
export const backToReview = (): string => say("back-to-review");
