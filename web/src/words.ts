// Every sentence the client itself says, as functions, in one place: what a translation replaces.
// Rule sentences, summaries and refusals come from the server.

import { rankOf, shortName, SUIT_SIGNS, suitOf, type Card } from "./cards/cards";

const RANK_NAMES: Record<string, string> = {
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};
const SUIT_NAMES: Record<string, string> = {
  C: "clubs",
  D: "diamonds",
  S: "spades",
  H: "hearts",
};

/** A person at the table, as sentences speak of them. */
export interface Person {
  name: string;
  me: boolean;
}

const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${Math.abs(count) === 1 ? one : many}`;

/** A number with a real minus sign. */
export const number = (value: number): string => String(value).replace("-", "−");
export const signed = (value: number): string => (value > 0 ? `+${value}` : number(value));
export const points = (count: number): string => plural(count, "point", "points");
export const cards = (count: number): string => plural(count, "card", "cards");
export const tricks = (count: number): string => plural(count, "trick", "tricks");
export const players = (count: number): string => plural(count, "player", "players");
export const hands = (count: number): string => plural(count, "hand", "hands");

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
export const ordinal = (place: number): string => ORDINALS[place] ?? String(place);

/** "Ann, Ben and Cat" */
export function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1] ?? ""}`;
}

export const suitName = (suit: string): string => SUIT_NAMES[suit] ?? suit;
export const cardName = (card: Card): string =>
  `${RANK_NAMES[rankOf(card)] ?? rankOf(card)} of ${suitName(suitOf(card))}`;
export const theCard = (card: Card): string => `the ${cardName(card)}`;

const who = (person: Person): string => (person.me ? "You" : person.name);
const whom = (person: Person): string => (person.me ? "you" : person.name);
const verb = (person: Person, you: string, other: string): string => (person.me ? you : other);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// ------------------------------------------------------------------ the whole client

export const appName = (): string => "OpenHearts";
export const pageTitle = (page: string | null): string =>
  page === null ? appName() : `${page} · ${appName()}`;
export const close = (): string => "Close";
export const home = (): string => "Home";
export const newGame = (): string => "New game";
export const tryAgain = (): string => "Try again";
export const loading = (): string => "One moment…";
export const serverAway = (): string =>
  "The server does not answer. Check that it is running, then try again.";
export const serverSaid = (message: string): string => `The server says: ${message}`;
export const nothingKept = (): string =>
  "This browser does not let the page keep anything, so closing it will lose your place at the table.";

// ------------------------------------------------------------------ home

export const play = (): string => "Play";
export const playThese = (title: string, count: number): string => `${title}, ${players(count)}`;
export const changeRules = (): string => "Change rules";
export const againstComputer = (): string => "A calm table for Hearts, against the computer.";
export const resumeHeading = (): string => "Go on playing";
export const resumeLine = (hand: number): string => (hand === 0 ? "Not dealt yet" : `Hand ${hand}`);
export const resumeTotal = (mine: number, others: readonly number[]): string =>
  `You ${number(mine)}, the others ${list(others.map(number))}`;
export const finishedHeading = (): string => "Finished";
export const finishedLine = (mine: boolean, shared: boolean, place: number): string =>
  mine ? (shared ? "You shared the win" : "You won") : `You came ${ordinal(place)}`;
export const showAll = (count: number): string => `Show all ${count}`;
export const forget = (title: string): string => `Remove ${title} from this list`;
export const remove = (): string => "Remove";
export const removed = (): string => "Removed.";
export const undo = (): string => "Undo";
export const undoRemove = (title: string): string => `${undo()}: keep ${title}`;
const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const DAY_AND_YEAR = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
});
/** "today 14:05", "yesterday 9:30", "28 November": a day as one says it now. */
export function when(time: number, now: number): string {
  const [then, today] = [new Date(time), new Date(now)];
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (then.toDateString() === today.toDateString()) return `today ${CLOCK.format(then)}`;
  if (then.toDateString() === yesterday.toDateString()) return `yesterday ${CLOCK.format(then)}`;
  return (then.getFullYear() === today.getFullYear() ? DAY : DAY_AND_YEAR).format(then);
}
export const begunAt = (time: number, now: number): string => `begun ${when(time, now)}`;
export const playedAt = (time: number, now: number): string => `played ${when(time, now)}`;

// ------------------------------------------------------------------ a new game

export const chooseGame = (): string => "Game";
export const otherGame = (): string => "Choose another game";
export const playerCount = (): string => "Players";
export const yourName = (): string => "Your name";
export const defaultName = (): string => "You";
export const targetLabel = (): string => "Play to";
export const noTarget = (): string => "no target";
export const settingsHeading = (): string => "Settings of this game";
export const customise = (): string => "Customise all rules";
export const customiseHint = (): string =>
  "Every rule can be changed; contradictions are explained here.";
export const backToPreset = (title: string): string => `Back to ${title} as it is`;
export const changed = (): string => "changed";
export const setBack = (): string => "Set back";
export const resetOption = (label: string): string => `${changed()} · ${setBack()}: ${label}`;
export const start = (): string => "Start";
export const starting = (): string => "Dealing…";
export const showWhere = (): string => "Show me where";
export const wholeNumbers = (): string => "Only whole numbers can be set here.";
export const cannotStart = (reason: string): string => `Not yet: ${reason}`;
/** The name of a game without what the server says of its changes. */
export const plainTitle = (title: string): string => title.replace(/, with changes$/, "");
export const rulesHeading = (title: string): string => `The rules of ${title}`;
export const boldDiffers = (): string => "Bold: different from standard.";
export const sameAsStandard = (): string => "These are the standard rules.";
export const yes = (): string => "yes";
export const no = (): string => "no";
export const none = (): string => "none";
export const useNone = (): string => "None";
export const seatDeals = (seat: number): string =>
  seat === 0 ? "you deal first" : `the ${ordinal(seat)} seat to your left deals first`;
export const addEntry = (): string => "Add a hand";
export const removeEntry = (place: number): string => `Remove hand ${place}`;
export const handEntry = (place: number): string => `Hand ${place}`;
export const removedCards = (count: number): string =>
  count === 0 ? "The full deck" : `${cards(count)} taken out`;
export const takeOut = (card: Card): string => `Take ${theCard(card)} out`;
export const cardWorth = (card: Card): string => `${capital(cardName(card))} is worth`;
export const allHearts = (): string => "Hearts, each";
export const addPointCard = (): string => "Add a card";
export const chooseCard = (): string => "Choose a card";
export const worthNothing = (card: Card): string => `${capital(theCard(card))} no longer counts`;
export const resetReached = (place: number): string => `Reset ${place}: total reached`;
export const resetBecomes = (place: number): string => `Reset ${place}: becomes`;
export const becomes = (): string => "becomes";
export const addReset = (): string => "Add a reset";
export const removeReset = (place: number): string => `Remove reset ${place}`;

export const OPTION_GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ["Deal", ["removed", "hand_size", "kitty", "kitty_seen_by", "first_dealer"]],
  ["Passing", ["pass_count", "pass_cycle"]],
  ["First trick", ["first_lead", "opening_card", "first_trick_points"]],
  ["Play", ["hearts_lead", "broken_by", "stuck_lead", "queen_lead", "queen_discard"]],
  ["Points", ["points", "no_trick_bonus", "moon", "moon_value", "moon_needs_bonus", "sun"]],
  ["End of the match", ["target", "target_exceeded", "exact_resets", "hand_limit", "tie"]],
];
export const otherOptions = (): string => "Other";

const OPTION_LABELS: Record<string, string> = {
  removed: "Removed cards",
  hand_size: "Cards each",
  kitty: "Kitty",
  kitty_seen_by: "Kitty seen by",
  first_dealer: "First dealer",
  pass_count: "Cards to pass",
  pass_cycle: "Pass directions",
  first_lead: "First lead",
  opening_card: "Opening card",
  first_trick_points: "Points on the first trick",
  hearts_lead: "Leading hearts",
  broken_by: "Hearts broken by",
  stuck_lead: "Stuck for a lead",
  queen_lead: "Leading the queen of spades",
  queen_discard: "Throwing the queen of spades",
  points: "Points",
  no_trick_bonus: "Bonus for no trick",
  moon: "Shooting the moon",
  moon_value: "A moon moves",
  moon_needs_bonus: "Moon needs the bonus cards",
  sun: "Shooting the sun",
  target: "Play to",
  target_exceeded: "Target must be passed",
  exact_resets: "Resets",
  hand_limit: "Most hands",
  tie: "Tie at the end",
  players: "Players",
  preset: "Game",
};
export const optionLabel = (name: string): string =>
  OPTION_LABELS[name] ?? capital(name.replaceAll("_", " "));
export const optionValue = (value: unknown, meanings: Record<string, string>): string => {
  if (value === true) return yes();
  if (value === false) return no();
  if (typeof value === "number") return number(value);
  const text = String(value);
  return meanings[text] ?? (text === "none" ? none() : text);
};

/**
 * What the server says of a contradiction, with the options called as the page calls them:
 * `opening_card=THAT_CLUB` becomes “Opening card: the lowest club”.
 */
export function contradiction(
  message: string,
  meanings: (option: string) => Record<string, string> | null,
): string {
  const counted = message.replace(/\bplayers=(\d+)/g, (_, count) => players(Number(count)));
  const told = counted.replace(/\b([a-z]+(?:_[a-z]+)*)=([\w-]+)/g, (found, option, value) => {
    const known = meanings(String(option));
    return known === null
      ? found
      : `“${optionLabel(String(option))}: ${optionValue(String(value), known)}”`;
  });
  const named = told.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (found) =>
    meanings(found) === null ? found : `“${optionLabel(found)}”`,
  );
  const begun = named.replace(/^[a-z]+(?= )/, (found) =>
    meanings(found) === null ? found : `“${optionLabel(found)}”`,
  );
  const text = capital(begun);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
export const doesNotFit = (others: readonly string[]): string =>
  `This does not fit ${list(others.map((other) => `“${other}”`))}.`;
export const noRulePage = (): string => "The rules are shown here as soon as they fit together.";

// ------------------------------------------------------------------ the table

const DIRECTIONS: Record<string, string> = {
  L: "left",
  R: "right",
  A: "across",
  L2: "second left",
  R2: "second right",
  L3: "third left",
  R3: "third right",
  SCATTER: "one to each",
  MIX: "into the mix",
  H: "no pass",
};
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
export const direction = (entry: string): string => DIRECTIONS[entry] ?? entry;
export const directionSign = (entry: string): string => ARROWS[entry] ?? entry;
export const passing = (entry: string): string =>
  entry === "H" ? "no passing" : `pass ${direction(entry)}`;
export const handNumber = (hand: number): string => `Hand ${hand}`;
export const heartsBroken = (): string => "Hearts are broken";
export const heartsNotBroken = (): string => "Hearts are not broken";
export const openRules = (title: string, isChanged: boolean): string =>
  `${title}${isChanged ? ", some rules changed" : ""}: show the rules`;
export const lastTrick = (): string => "Last trick";
export const noLastTrick = (): string => "No trick has been taken in this hand yet.";
export const score = (): string => "Score";
export const menu = (): string => "Menu";
export const yourHand = (): string => "Your cards";
export const theTrick = (): string => "Cards on the table";
export const seats = (): string => "Players";
export const computer = (levelName: string): string => `computer player, ${levelName}`;
export const dealer = (): string => "Dealer";
export const dealerLetter = (): string => "D";
export const led = (): string => "led";
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
    who(person) + (levelName === null ? "" : `, ${computer(levelName)}`),
    `total ${number(total)}`,
    `${points(handPoints)} in this hand`,
    tricks(tricksTaken),
    `${cards(left)} in hand`,
    ...(turn ? [verb(person, "your turn", "to play")] : []),
  ].join(", ");
export const cardOnTable = (card: Card, person: Person): string =>
  `${capital(cardName(card))}, ${verb(person, "yours", `from ${person.name}`)}`;
export const kittyPile = (size: number): string => `Kitty: ${cards(size)}`;
export const kittyShort = (): string => "Kitty";

export const yourTurnLead = (): string => "Your turn: you lead.";
export const yourTurnFollow = (suit: string): string => `Your turn: follow ${suitName(suit)}.`;
export const yourTurn = (all: boolean): string =>
  `Your turn: play any ${all ? "card" : "bright card"}.`;
export const turnOf = (name: string): string => `${name} is to play.`;
export const othersPass = (): string => "Waiting for the others to pass.";
export const dealing = (): string => "Dealing…";
export const mixing = (): string => "The passed cards are mixed.";
export const moonAsked = (name: string): string => `${name} decides about the moon.`;

export const passTo = (count: number, name: string, entry: string): string =>
  `Pass ${cards(count)} to ${name} (${direction(entry)})`;
export const passScatter = (count: number): string => `Pass ${cards(count)}, one to each`;
export const passMix = (count: number): string => `Put ${cards(count)} into the mix`;
const still = (missing: number, all: number): string =>
  missing === all
    ? `Choose ${missing === 1 ? "a card" : cards(missing)}`
    : missing === 1
      ? "One more card"
      : `${missing} more cards`;
export const chooseTo = (missing: number, all: number, name: string, entry: string): string =>
  `${still(missing, all)} for ${name} (${direction(entry)})`;
export const chooseScatter = (name: string): string => `Choose a card for ${name}`;
export const chooseMix = (missing: number, all: number): string =>
  `${still(missing, all)} for the mix`;
export const passAsked = (count: number, name: string, entry: string): string =>
  `Choose ${cards(count)} to pass to ${name} (${direction(entry)}).`;
export const scatterAsked = (count: number): string =>
  `Choose ${cards(count)} to pass, one for each of the others in turn.`;
export const mixAsked = (count: number): string => `Choose ${cards(count)} for the mix.`;
export const enoughChosen = (count: number): string =>
  `${count === 1 ? "One card is" : `${capital(cards(count))} are`} chosen: put one back first.`;
export const receivedFrom = (name: string | null, got: readonly string[]): string =>
  name === null ? `From the mix: ${got.join(" ")}` : `From ${name}: ${got.join(" ")}`;

export const handCard = (
  card: Card,
  state: {
    from: string | null | undefined;
    chosen: boolean;
    receiver: string | null;
    armed: boolean;
  },
): string => {
  const parts = [capital(cardName(card))];
  if (state.chosen) {
    parts.push(state.receiver === null ? "chosen" : `chosen for ${state.receiver}`);
  }
  if (state.armed) parts.push("chosen, once more to play it");
  if (state.from !== undefined) {
    parts.push(state.from === null ? "just received" : `just received from ${state.from}`);
  }
  return parts.join(", ");
};

// ------------------------------------------------------------------ what happens, in words

export const saidDealer = (person: Person, cut: Card | null): string =>
  cut === null
    ? `${who(person)} ${verb(person, "deal", "deals")} first.`
    : `${who(person)} cut the lowest card, ${theCard(cut)}, and ${verb(person, "deal", "deals")} first.`;
export const saidCutTie = (): string => "A tie for the lowest: those tied cut again.";
export const saidHand = (hand: number, entry: string, dealerOf: Person): string =>
  `Hand ${hand}, ${passing(entry)}. ${who(dealerOf)} ${verb(dealerOf, "deal", "deals")}.`;
export const saidDealt = (own: readonly Card[]): string => `You hold ${list(own.map(cardName))}.`;
export const saidPassed = (own: readonly Card[]): string => `You pass ${list(own.map(theCard))}.`;
export const saidReceived = (own: readonly Card[], from: string | null): string =>
  `You get ${list(own.map(theCard))}${from === null ? "" : ` from ${from}`}.`;
export const saidPlayed = (person: Person, card: Card): string =>
  `${who(person)} ${verb(person, "play", "plays")} ${theCard(card)}.`;
export const saidBroken = (): string => "Hearts are broken.";
export const saidTrick = (person: Person, worth: number): string =>
  `${who(person)} ${verb(person, "take", "takes")} the trick: ${worth === 0 ? "no points" : points(worth)}.`;
export const saidTook = (person: Person, worth: number): string =>
  `${who(person)} took it (${worth === 0 ? "no points" : points(worth)}).`;
export const saidKitty = (person: Person, size: number): string =>
  `${who(person)} ${verb(person, "take", "takes")} the kitty of ${cards(size)}.`;
export const saidKittyHolds = (held: readonly Card[]): string =>
  `The kitty held ${list(held.map(theCard))}.`;
export const kittyHeld = (): string => "The kitty held";
export const saidMoon = (person: Person, sun: boolean): string =>
  `${who(person)} ${verb(person, "have", "has")} shot the ${sun ? "sun" : "moon"}.`;
export const moonHow = (sun: boolean): string =>
  sun ? "Every trick and every penalty card." : "Every penalty card of the deck.";
export const saidMoonChoice = (person: Person, choice: string): string =>
  choice === "ADD"
    ? `${who(person)} ${verb(person, "give", "gives")} the points to the others.`
    : `${who(person)} ${verb(person, "take", "takes")} the points off ${verb(person, "your", "their")} own total.`;
export const saidScores = (scored: readonly string[]): string => `This hand: ${scored.join(", ")}.`;
export const scored = (person: Person, value: number): string => `${whom(person)} ${number(value)}`;
export const saidReset = (person: Person, reached: number, now: number): string =>
  `${verb(person, "Your total", `${person.name}’s total`)} of exactly ${number(reached)} becomes ${number(now)}.`;

// ------------------------------------------------------------------ the moon's question

export const moonQuestion = (sun: boolean): string =>
  `You shot the ${sun ? "sun" : "moon"}. What shall it do?`;
export const moonAdd = (value: number): string => `Give ${number(value)} to each of the others`;
export const moonSubtract = (value: number): string => `Take ${number(value)} off your own total`;
export const moonTotals = (): string => "After this hand:";
const ending = (winners: readonly Person[]): string => {
  const said = verdictWon(winners);
  return said.startsWith("You ") ? `you ${said.slice(4)}` : said;
};
export const moonGoesOn = (): string => "The match goes on.";
export const moonEnds = (winners: readonly Person[]): string =>
  `The match ends: ${ending(winners)}.`;
export const moonAskAgain = (): string => "Decide about your moon";

// ------------------------------------------------------------------ score and verdict

export const panel = (): string => "Score and tricks";
export const tricksHeading = (): string => "Tricks of this hand";
export const scoreHeading = (): string => "Score";
export const handScored = (hand: number): string => `Hand ${hand} is over`;
export const noHandYet = (): string => "No hand has been scored yet.";
export const handColumn = (): string => "Hand";
export const totalRow = (): string => "Total";
/** A name in little room. */
export const shortPerson = (name: string): string => [...name].slice(0, 3).join("");
export const runningRow = (): string => "so far";
export const moonMark = (): string => "☾";
export const moonMarkMeans = (): string => "shot the moon";
export const resetMark = (before: number, after: number): string =>
  `${number(before)} becomes ${number(after)}`;
export const goOn = (): string => "Continue";
export const verdictWon = (winners: readonly Person[]): string => {
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) return only.me ? "You win" : `${only.name} wins`;
  const ordered = [...winners].sort((a, b) => Number(b.me) - Number(a.me));
  return `${capital(list(ordered.map(whom)))} share the win`;
};
export const verdictWhy = (winners: readonly Person[], total: number, played: number): string =>
  winners.length === 1
    ? `Lowest total, ${number(total)}, after ${hands(played)}.`
    : `Tied for the lowest total, ${number(total)}, after ${hands(played)}.`;
export const placeSaid = (place: number): string => `${place}.`;
export const rematch = (): string => "Rematch";
export const showSheet = (): string => "Score sheet";
export const backToTable = (): string => "Back to the table";
export const seeVerdict = (): string => "Result";

// ------------------------------------------------------------------ menu

export const speedLabel = (): string => "Speed";
const SPEEDS: Record<string, string> = {
  instant: "Instant",
  fast: "Fast",
  normal: "Normal",
  slow: "Slow",
};
export const speed = (name: string): string => SPEEDS[name] ?? name;
export const themeLabel = (): string => "Light or dark";
const THEMES: Record<string, string> = { system: "As the device", light: "Light", dark: "Dark" };
export const theme = (name: string): string => THEMES[name] ?? name;
export const saveGame = (): string => "Save the game";
export const saving = (): string => "Saving…";
export const saveKeeps = (): string =>
  "Saving writes a file with every card that you have seen so far.";
export const savedAs = (day: string): string => `hearts-${day}.hearts`;
export const leaveTable = (): string => "Leave";
export const leaveKeeps = (): string =>
  "Every card is kept: leave when you like, and resume from the first page.";

// ------------------------------------------------------------------ connection

export const connecting = (): string => "Taking your seat…";
export const reconnecting = (): string => "Reconnecting… Nothing is lost.";
export const refused = (code: string, message: string): string => {
  switch (code) {
    case "UNKNOWN_TABLE":
      return "This server does not know that table. It may have been started with another data folder.";
    case "WRONG_TOKEN":
      return "This seat belongs to another browser.";
    case "STORE_FAILED":
      return "The server could not store that, so nothing was changed. Its disk may be full.";
    case "TOO_MANY_REQUESTS":
      return "That was too quick for the server. Try again in a moment.";
    default:
      return message;
  }
};
export const noSuchSeat = (): string =>
  "This browser does not hold a seat at that table. A seat stays in the browser where the match began.";
export const oldClient = (): string =>
  "This page and the server are of different versions. Reload the page.";

// ------------------------------------------------------------------ settings

export const settingsTitle = (): string => "Settings";
export const settingsDone = (): string => "Done";
export const settingsReset = (): string => "As at first";
export const settingsNotKept = (): string =>
  "This browser does not let the page keep anything, so these settings last until you close it.";
export const paceHeading = (): string => "Pace and taps";
export const holdTricksLabel = (): string => "Keep each trick until I tap";
export const holdTricksHint = (): string => "Tap the table or press the space bar to go on.";
export const twoTapsLabel = (): string => "Two taps to play a card";
export const twoTapsHint = (): string => "The first tap lifts the card, the second plays it.";
export const cardsHeading = (): string => "Cards";
export const deckLabel = (): string => "Colours of the suits";
const DECK_NAMES: Record<string, string> = { two: "Two", four: "Four" };
export const deck = (name: string): string => DECK_NAMES[name] ?? name;
export const indexLabel = (): string => "Rank and suit in the corner";
const INDEX_SIZES: Record<string, string> = {
  auto: "Automatic",
  small: "Small",
  big: "Big",
};
export const indexSize = (name: string): string => INDEX_SIZES[name] ?? name;
export const suitOrderLabel = (): string => "Order of the suits";
/** The signs of the suits, as they lie from left to right. */
export const suitOrder = (order: string): string =>
  [...order].map((suit) => SUIT_SIGNS[suit] ?? suit).join(" ");
export const ranksLabel = (): string => "Inside a suit";
export const ranksWay = (way: string): string => (way === "up" ? "Low to high" : "High to low");
export const backLabel = (): string => "Backs";
export const clothLabel = (): string => "Table";
export const tableHeading = (): string => "Table";
const COLOUR_NAMES: Record<string, string> = {
  blue: "Blue",
  red: "Red",
  green: "Green",
  plum: "Plum",
  grey: "Grey",
  sage: "Sage",
  slate: "Slate",
  sand: "Sand",
};
export const colourName = (name: string): string => COLOUR_NAMES[name] ?? name;
export const soundsHeading = (): string => "Sounds";
export const soundsLabel = (): string => "Sounds on";
export const volumeLabel = (): string => "Volume";
export const percent = (value: number): string => `${value} %`;
const SOUND_NAMES: Record<string, string> = {
  card: "A card is played",
  trick: "A trick is taken",
  turn: "Your turn",
  broken: "Hearts are broken",
  queen: "The queen of spades",
  win: "You win",
};
export const soundName = (name: string): string => SOUND_NAMES[name] ?? name;
export const captionsLabel = (): string => "Say it in words, too";
export const captionsHint = (): string =>
  "Broken hearts and the queen are written below the table, with or without sounds.";

export const sweepTrick = (): string => "Go on";
export const tapAgain = (card: Card): string => `Tap ${shortName(card)} again to play it.`;

// ------------------------------------------------------------------ keys and typed commands

export const helpTitle = (): string => "Keys and commands";
export const keysHeading = (): string => "Keys";
export const KEYS: readonly (readonly [string, string])[] = [
  ["← → Home End", "go to your cards and move through them"],
  ["Enter", "play the card, or choose it for the pass"],
  ["Space", "the same; elsewhere: skip a pause"],
  ["P", "pass the chosen cards"],
  ["L", "last trick; ← and → show the others"],
  ["S", "score"],
  ["R", "rules"],
  ["M", "menu"],
  [",", "settings"],
  ["/", "type commands"],
  ["?", "this page"],
  ["Esc", "close, or put a chosen card back"],
];
export const commandsHeading = (): string => "Commands to type";
export const commandsIntro = (): string =>
  "Press / and type. The answers are written, and spoken by a screen reader.";
export const COMMANDS: readonly (readonly [string, string])[] = [
  ["play queen of spades", "plays it; qs, q s or Q♠ do as well, queen if you may play only one"],
  ["pass 2c qs ah", "passes these cards; one by one works, too"],
  ["?", "which cards you may play, and why not the others"],
  ["why not 10h", "why a card may not be played"],
  ["hand", "your cards"],
  ["table", "the cards on the table"],
  ["last trick", "the last trick; tricks tells all of this hand"],
  ["score", "totals, and points taken in this hand"],
  ["who leads", "who leads, or led, this trick; whose turn tells who is to play"],
  ["received", "the cards that came with the pass"],
  ["rules", "the rules of this game"],
  ["add, subtract", "what your moon shall do"],
  ["continue", "go on after a score or a trick that waits"],
  ["repeat", "the last answer again"],
  ["help", "these commands"],
];
export const openHelp = (): string => "Keys and commands";
export const typeCommands = (): string => "Type commands";
export const typeHere = (): string => "Type a command, or help";
export const closeTyping = (): string => "Close the command line";

export const youHold = (held: readonly Card[]): string =>
  held.length === 0 ? "You hold no cards." : `You hold ${list(held.map(cardName))}.`;
export const onTable = (said: readonly string[]): string => `On the table: ${list(said)}.`;
export const cardBy = (person: Person, card: Card): string =>
  `${cardName(card)} from ${whom(person)}`;
export const nothingOnTable = (): string => "No card lies on the table.";
export const trickTold = (number: number, cards: readonly string[], taken: string): string =>
  `Trick ${number}: ${list(cards)}. ${taken}`;
export const totalsTold = (said: readonly string[]): string => `Totals: ${list(said)}.`;
export const takenSoFar = (said: readonly string[]): string =>
  `Taken in this hand so far: ${list(said)}.`;
export const tricksSoFar = (count: number): string => `${tricks(count)} in this hand.`;
export const leadsNow = (person: Person): string =>
  `${who(person)} ${verb(person, "lead", "leads")} this trick.`;
export const ledNow = (person: Person): string => `${who(person)} led this trick.`;
export const nobodyLeads = (): string => "Nobody leads yet.";
export const itIsYourTurn = (): string => "It is your turn.";
export const nobodysTurn = (): string => "Nobody is to play just now.";
export const notYourTurn = (whose: string): string => `It is not your turn yet. ${whose}`;
export const mayPlay = (cards: readonly Card[]): string =>
  `You may play ${list(cards.map(cardName))}.`;
export const mayNot = (cards: readonly Card[], why: string): string =>
  `Not ${list(cards.map(cardName))}: ${why}`;
export const mayPlayIt = (card: Card): string => `You may play ${theCard(card)}.`;
export const notHeld = (card: Card): string => `You do not hold ${theCard(card)}.`;
export const namedTwice = (card: Card): string => `${capital(theCard(card))} is named twice.`;
export const onlyOneCard = (): string => "Play one card.";
export const passFirst = (label: string): string => `No card is played yet. ${label}.`;
export const nothingToPass = (): string => "There is nothing to pass now.";
export const passExactly = (count: number): string => `Pass exactly ${cards(count)}.`;
export const chosenSoFar = (chosen: readonly Card[], label: string): string =>
  chosen.length === 0
    ? `No card is chosen. ${label}.`
    : `Chosen: ${list(chosen.map(cardName))}. ${label}.`;
export const chosenAll = (chosen: readonly Card[]): string =>
  `Chosen: ${list(chosen.map(cardName))}. Type pass to pass them.`;
export const nothingReceived = (): string => "No card has come to you in this hand.";
export const nothingWaits = (): string => "Nothing waits for that just now.";
export const typeContinue = (): string => "Type continue to go on.";
export const noMoonAsked = (): string => "There is no moon to decide about.";
export const nothingToRepeat = (): string => "Nothing was said yet.";
export const noCardWord = (word: string): string =>
  `“${word}” is no card. Write the rank, then the suit: QS, 10h, ace of clubs.`;
export const whichOne = (fitting: readonly Card[]): string =>
  `Which one: ${fitting.length < 6 ? orList(fitting.map(cardName)) : cards(fitting.length)}?`;
export const noneFits = (word: string): string =>
  `No card that you could mean is “${word}”. Write rank and suit.`;
export const unknownCommand = (line: string, close: string | null): string =>
  close === null
    ? `“${line}” means nothing here. help tells what does.`
    : `“${line}” means nothing here. Did you mean ${close}?`;
export const helpTold = (): string =>
  COMMANDS.map(([command, what]) => `${command}: ${what}.`).join("\n");
function orList(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} or ${parts[parts.length - 1] ?? ""}`;
}

export const trickOf = (number: number, count: number): string => `Trick ${number} of ${count}`;
export const trickBefore = (): string => "The trick before";
export const trickAfter = (): string => "The trick after";

export const serverAwayTrying = (): string =>
  "The server does not answer. Nothing is lost: this page tries again by itself.";
