// Every sentence the client itself says, as functions, in one place: what a translation replaces.
// Rule sentences, summaries and refusals come from the server.

import { rankOf, suitOf, type Card } from "./cards/cards";

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
  state: { from: string | null | undefined; chosen: boolean; receiver: string | null },
): string => {
  const parts = [capital(cardName(card))];
  if (state.chosen) {
    parts.push(state.receiver === null ? "chosen" : `chosen for ${state.receiver}`);
  }
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

// ------------------------------------------------------------------ undo, hints, the end of a hand

export const takeBack = (): string => "Undo";
export const takeBackHint = (): string => "Undo: take your last card or pass back";
export const saidTakenBack = (person: Person): string =>
  `${who(person)} ${verb(person, "take", "takes")} the last decision back.`;
export const undoneMark = (): string => "with undo";
export const practiceMark = (): string => "practice";
export const endHand = (taker: Person | null): string =>
  taker === null
    ? "No points are left: end the hand"
    : `The rest ${verb(taker, "is yours", `goes to ${taker.name}`)}: end the hand`;
export const saidEnded = (person: Person): string =>
  `${who(person)} ${verb(person, "end", "ends")} the hand.`;
export const endedWhy = (taker: Person | null): string =>
  taker === null
    ? "No points were left."
    : `The rest ${verb(taker, "was yours", `was ${taker.name}’s`)}, whatever anybody played.`;
export const hint = (): string => "Hint";
export const hintFor = (pass: boolean): string => (pass ? "Hint for the pass" : "Hint");
export const hintBusy = (): string => "Trying your cards…";
export const hintNone = (): string => "There is no hint for this.";
export const hintPoints = (): string => "points on average";
export const hintShort = (cardsNamed: readonly string[]): string => cardsNamed.join(" ");
export const hintValue = (value: number): string => number(Number(value.toFixed(1)));
export const hintError = (value: number): string => `±${value.toFixed(1)}`;
export const hintMoon = (risk: number): string => `moon ${Math.round(risk * 100)} %`;
export const hintMoonMeans = (risk: number): string =>
  `Another player shoots the moon in ${Math.round(risk * 100)} % of the likely deals.`;
export const hintAll = (count: number): string => `Show all ${count}`;
export const moonShort = (choice: string): string =>
  choice === "ADD" ? "Give them to the others" : "Take them off your total";
export const hintTake = (): string => "Choose these";
export const hintSaid = (what: string, value: number, reason: string): string =>
  `Hint: ${what}. It ${reason.replace(/^the only/, "is the only")}, ${hintValue(value)} points on average.`;
export const learningLabel = (): string => "Ask before a mistake";
export const learningMeans = (): string =>
  "Before a card that clearly loses points you are asked, with the reason.";
export const onOff = (on: string): string => (on === "on" ? "On" : "Off");
export const mistakeQuestion = (what: string, pass: boolean): string =>
  pass ? "Pass these cards anyway?" : `Play ${what} anyway?`;
export const mistakeCosts = (points_: number): string =>
  `It costs about ${hintValue(points_)} ${Math.abs(points_) === 1 ? "point" : "points"} more than the best card.`;
export const mistakePassCosts = (points_: number): string =>
  `It costs about ${hintValue(points_)} points more than the best pass.`;
export const mistakeReason = (what: string, reason: string): string =>
  `${capital(what)} ${reason.replace(/^as good/, "is as good")}.`;
export const mistakeBetter = (what: string, reason: string): string =>
  `Better: ${what}, which ${reason.replace(/^as good/, "is as good").replace(/^the only/, "is the only")}.`;
export const chooseAgain = (): string => "Choose again";
export const playAnyway = (): string => "Play it anyway";
export const passAnyway = (): string => "Pass them anyway";
export const checking = (): string => "Looking at that…";

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
export const themeLabel = (): string => "Colours";
const THEMES: Record<string, string> = { system: "As the device", light: "Light", dark: "Dark" };
export const theme = (name: string): string => THEMES[name] ?? name;
export const keysLabel = (): string => "Keys";
export const KEYS: readonly (readonly [string, string])[] = [
  ["← →", "go to your cards and move through them"],
  ["Enter", "play or choose the card"],
  ["Space", "play, choose or skip a pause"],
  ["L", "last trick"],
  ["S", "score"],
  ["H", "hint"],
  ["U", "undo"],
  ["E", "end the hand, when it is decided"],
  ["R", "rules"],
  ["Esc", "close"],
];
export const saveGame = (): string => "Save the game";
export const saving = (): string => "Saving…";
export const saveKeeps = (): string =>
  "Saving writes a file with every card that you have seen so far.";
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

// ------------------------------------------------------------------ looking back

const DECIMALS = new Intl.NumberFormat("en-GB", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
export const decimal = (value: number): string =>
  DECIMALS.format(Object.is(Math.round(value * 10), -0) ? 0 : value).replace("-", "−");
export const signedDecimal = (value: number): string =>
  Math.round(value * 10) > 0 ? `+${decimal(value)}` : decimal(value);
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const review = (): string => "Review";
export const reviewHand = (): string => "Review this hand";
export const reviewTitle = (title: string): string => `Review: ${title}`;
export const reviewNothing = (): string =>
  "No hand of this match is over yet. Every hand can be looked at as soon as it is scored.";
export const reviewAway = (): string => "This match is not among the matches of this browser.";
export const reviewRunning = (): string => "The match goes on.";
export const backToMatch = (): string => "Back to the table";
export const reviewHidden = (): string =>
  "Only what one seat knew is shown here, so nothing can be judged or played again.";
export const reviewDealt = (hand: number, entry: string): string =>
  `Hand ${hand} as dealt, ${passing(entry)}.`;
export const reviewPassed = (person: Person, given: readonly Card[]): string =>
  `${who(person)} passed ${list(given.map(theCard))}.`;
export const reviewPassedHidden = (person: Person, count: number): string =>
  `${who(person)} passed ${cards(count)}.`;
export const reviewPlayed = (person: Person, card: Card, trick: number): string =>
  `Trick ${trick}: ${whom(person) === "you" ? "you" : person.name} played ${theCard(card)}.`;
export const reviewSeat = (person: Person, worth: number, taken: number, turn: boolean): string =>
  [
    who(person),
    takenSoFar(worth, taken),
    ...(turn ? [verb(person, "your turn", "to play")] : []),
  ].join(", ");
export const takenSoFar = (worth: number, taken: number): string =>
  `${tricks(taken)}, ${points(worth)}`;
export const hiddenCards = (count: number): string => `${cards(count)} face down`;
export const noCardsLeft = (): string => "No cards left";
export const shownVoids = (suits: readonly string[]): string => `No ${list(suits.map(suitName))}`;
export const eyesLabel = (): string => "Show";
export const allFaceUp = (): string => "All cards";
export const whatOneKnew = (person: Person): string =>
  person.me ? "What you knew" : `What ${person.name} knew`;
export const trickNow = (trick: number | null): string =>
  trick === null ? "No trick yet" : `Trick ${trick}`;
export const handChoice = (): string => "Hand";
export const handWithScore = (hand: number, score: number | null): string =>
  score === null ? `Hand ${hand}` : `Hand ${hand}: ${points(score)}`;
export const toStart = (): string => "To the start of the hand";
export const trickBack = (): string => "A trick back";
export const stepBack = (): string => "A card back";
export const stepOn = (): string => "A card on";
export const trickOn = (): string => "A trick on";
export const toEnd = (): string => "To the end of the hand";
export const stepCount = (at: number, all: number): string => `Step ${at} of ${all}`;
export const reviewKeys = (): string =>
  "Keys: ← and → go by cards, ↑ and ↓ by tricks, Home and End to the ends, Page Up and Page Down by hands.";
export const stepsCaption = (): string =>
  "Every card by trick and player, with the points it lost against the computer’s choice";
export const stepsHeading = (): string => "Tricks";
export const trickColumn = (): string => "Trick";
export const passRow = (): string => "Pass";
export const lostRow = (): string => "Lost";
export const lostShort = (lost: number): string => `−${decimal(lost)}`;
export const lostSum = (lost: number): string => (lost > 0 ? `−${decimal(lost)}` : "0");
export const judging = (done: number, all: number): string =>
  all === 0 ? "The computer is looking at the hand…" : `Looking at it: ${done} of ${all}`;
export const notJudged = (): string => "The computer could not look at this hand.";
const asSentence = (text: string): string => (text === "" ? "" : ` It ${text}.`);
export const judgedForced = (): string => "There was no other card to play.";
export const judgedBest = (reason: string): string =>
  `The computer would do the same.${asSentence(reason)}`;
export const judgedAsGood = (best: readonly Card[]): string =>
  `About as good as ${list(best.map(theCard))}.`;
export const judgedWorse = (best: readonly Card[], lost: number, reason: string): string =>
  `${capital(list(best.map(theCard)))} would have been better by ${decimal(lost)} points.${asSentence(reason)}`;
export const playFromHere = (): string => "Play it again from here";
export const playFromHereAs = (person: Person): string =>
  person.me ? playFromHere() : `Play on from here as ${person.name}`;
export const practiceMeans = (): string => "Practice: it never counts.";
export const worstHeading = (): string => "Worth a second look";
export const worstLine = (lost: number, card: string): string => `${card}, −${decimal(lost)}`;
export const nothingLost = (): string => "No decision of yours lost anything to speak of.";

export const accountHeading = (me: boolean, name: string): string =>
  me ? "Your points taken apart" : `The points of ${name} taken apart`;
export const accountShare = (): string => "An even share of the points";
export const accountLuck = (): string => "Luck of the cards as dealt";
export const accountLost = (): string => "Lost by decisions";
export const accountRest = (): string => "How the others’ cards lay and were played";
export const accountScore = (): string => "Scored";
export const accountMeans = (): string =>
  "Luck is what these cards score on average when they are played sensibly, against an even share. Plus is bad: points are to be avoided.";

export const chartHeading = (): string => "Totals";
export const chartLabel = (count: number): string =>
  `The totals of all players over ${hands(count)}; the numbers are in the table below.`;
export const chartTable = (): string => "The numbers as a table";

// ------------------------------------------------------------------ past matches

export const pastMatches = (): string => "Past matches";
export const statistics = (): string => "Statistics";
export const searchLabel = (): string => "Search names, games and days";
export const anyGame = (): string => "Any game";
export const gameLabel = (): string => "Game";
export const resultLabel = (): string => "Result";
export const kindLabel = (): string => "Kind";
export const sinceLabel = (): string => "From";
export const untilLabel = (): string => "To";
export const anyResult = (): string => "Any result";
export const anyKind = (): string => "All matches";
const OUTCOMES: Record<string, string> = {
  WON: "Won",
  SHARED: "Shared win",
  LOST: "Not won",
  RUNNING: "Not finished",
  NONE: "",
};
export const outcome = (word: string): string => OUTCOMES[word] ?? word;
const KINDS: Record<string, string> = {
  PLAYED: "Played here",
  PRACTICE: "Practice",
  IMPORTED: "From a file",
};
export const matchKind = (word: string): string => KINDS[word] ?? word;
export const matchesFound = (found: number, all: number): string =>
  found === all
    ? plural(found, "match", "matches")
    : `${number(found)} of ${plural(all, "match", "matches")}`;
export const noMatches = (): string => "There is no match here yet: every match you play is kept.";
export const noneFound = (): string => "No match fits the search.";
export const clearSearch = (): string => "Show all";
export const pageOf = (page: number, pages: number): string => `Page ${page} of ${pages}`;
export const earlierPage = (): string => "Newer matches";
export const laterPage = (): string => "Older matches";
export const withNames = (names: readonly string[]): string => list(names);
export const notCounted = (): string => "not in the statistics";
export const openRecord = (): string => "Open a record";
export const openRecordMeans = (): string =>
  "A match saved as a file, as text or JSON, to look at or to play again. It never counts.";
export const takingIn = (): string => "Reading the file…";
export const takenIn = (count: number, known: number): string =>
  known === count
    ? count === 1
      ? "That match was here already."
      : `Those ${count} matches were here already.`
    : `${plural(count, "match", "matches")} taken in${known > 0 ? `, ${known} of them here already` : ""}.`;
export const notTakenIn = (message: string): string => `Nothing was taken in. ${message}`;
export const saveAsText = (): string => "Save as text";
export const saveAsJson = (): string => "Save as JSON";
export const savedMatchAs = (day: string, ending: string): string => `hearts-${day}.${ending}`;
export const goOnPlaying = (): string => "Go on playing";

export const noStatistics = (): string =>
  "Statistics begin with the first match you finish. Practice, matches with undo and matches from files never count.";
export const statisticsMean = (): string =>
  "Added up from the finished matches of this browser, as they are stored.";
export const leftOut = (
  running: number,
  practice: number,
  takenBack: number,
  imported: number,
): string => {
  const parts = [
    ...(running > 0 ? [`${number(running)} not finished`] : []),
    ...(practice > 0 ? [`${number(practice)} for practice`] : []),
    ...(takenBack > 0 ? [`${number(takenBack)} with undo`] : []),
    ...(imported > 0 ? [`${number(imported)} from files`] : []),
  ];
  return parts.length === 0 ? "" : `Left out: ${list(parts)}.`;
};
export const statMatches = (): string => "Matches";
export const statWon = (): string => "Won";
export const statShared = (): string => "Shared wins";
export const statPlace = (): string => "Average place";
export const statTotal = (): string => "Average total";
export const statPoints = (): string => "Points a hand";
export const statHands = (): string => "Hands";
export const statDear = (dearest: readonly Card[]): string =>
  dearest.length === 1 && dearest[0] !== undefined
    ? `${capital(cardName(dearest[0]))} taken`
    : "Dearest cards taken";
export const statMoonsTried = (): string => "Moons tried";
export const statMoonsMade = (): string => "Moons made";
export const statMoonsStopped = (): string => "Moons of others stopped";
export const statOf = (count: number, share: number | null): string =>
  share === null ? number(count) : `${number(count)} (${percent(share)})`;
export const statPasses = (): string => "By the pass";
export const statPassColumn = (): string => "Pass";
const dearName = (dearest: readonly Card[]): string =>
  dearest.length === 1 && dearest[0] !== undefined ? theCard(dearest[0]) : "dearest cards";
export const statGiven = (dearest: readonly Card[]): string =>
  `Gave ${dearName(dearest)} away; took it all the same`;
export const statGot = (dearest: readonly Card[]): string =>
  `Got ${dearName(dearest)}; took it in the end`;
export const ofWhich = (count: number, part: number): string => `${number(count)}, ${number(part)}`;
export const statLevels = (): string => "By the level of the computer";
export const statLevelColumn = (): string => "Level";

// ------------------------------------------------------------------ practice

export const practice = (): string => "Practice";
export const practiceOver = (): string => "Practice is over";
export const practiceThen = (): string => "In the match";
export const practiceNow = (): string => "Now";
export const practiceAgain = (): string => "Try again";
export const backToReview = (): string => "Back to the review";
