// What the page of keys and commands says, and what the line for commands answers.

import type { Card } from "../cards/cards";
import { cardsOf, list, say } from "../texts/say";
import type { Person } from "../words";

const of = ({ name, me }: Person): { who: string; me: boolean } => ({ who: name, me });

export const title = (): string => say("keys-and-commands");
export const keys = (): string => say("keys");
const named = (key: string): string => say("key-names", { key });
export const keyLines = (): readonly (readonly [keys: readonly string[], what: string])[] => [
  [["←", "→", named("home"), named("end")], say("keys-arrows")],
  [[named("enter")], say("keys-enter")],
  [[named("space")], say("keys-space")],
  [["P"], say("keys-pass")],
  [["L"], say("keys-last")],
  [["S"], say("keys-score")],
  [["R"], say("keys-rules")],
  [["H"], say("keys-hint")],
  [["U"], say("keys-undo")],
  [["W"], say("keys-now")],
  [["E"], say("keys-end-hand")],
  [["A"], say("keys-agree")],
  [["N"], say("keys-refuse")],
  [["T"], say("keys-talk")],
  [["O"], say("keys-people")],
  [["G"], say("keys-next-table")],
  [["M"], say("keys-menu")],
  [[","], say("keys-settings")],
  [["/"], say("keys-type")],
  [["?"], say("keys-help")],
  [[named("escape")], say("keys-close")],
];

export const typeCommands = (): string => say("type-commands");
export const typeHere = (): string => say("type-here");
export const closeTyping = (): string => say("close-typing");
export const commands = (): string => say("commands");
export const commandsIntro = (): string => say("commands-intro");
export const commandLines = (): readonly (readonly [command: string, what: string])[] => [
  [say("typed-example-play"), say("command-play")],
  [say("typed-example-pass"), say("command-pass")],
  [say("typed-legal"), say("command-legal")],
  [say("typed-example-why"), say("command-why")],
  [say("typed-hand"), say("command-hand")],
  [say("typed-table"), say("command-table")],
  [say("typed-last"), say("command-last")],
  [say("typed-score"), say("command-score")],
  [say("typed-leader"), say("command-leader")],
  [say("typed-received"), say("command-received")],
  [say("typed-rules"), say("command-rules")],
  [say("typed-now"), say("command-now")],
  [say("typed-hint"), say("command-hint")],
  [say("typed-undo"), say("command-undo")],
  [say("typed-end"), say("command-end")],
  [`${say("typed-add")}, ${say("typed-subtract")}`, say("command-moon")],
  [say("typed-continue"), say("command-continue")],
  [say("typed-people"), say("command-people")],
  [say("typed-example-say"), say("command-say")],
  [`${say("typed-pause")}, ${say("typed-resume")}`, say("command-pause")],
  [say("typed-clock-off"), say("command-clock-off")],
  [`${say("typed-agree")}, ${say("typed-refuse")}`, say("command-agree")],
  [say("typed-return"), say("command-return")],
  [say("typed-leave"), say("command-leave")],
  [say("typed-next-table"), say("command-next-table")],
  [say("typed-repeat"), say("command-repeat")],
  [say("typed-help"), say("command-help")],
];
export const helpTold = (): string =>
  commandLines()
    .map(([command, what]) => say("command-line", { command, what }))
    .join("\n");

export const nothingToUndo = (): string => say("nothing-to-undo");
export const nobodyElse = (): string => say("nobody-else");
export const noOtherTable = (): string => say("no-other-table");
export const nothingAsked = (): string => say("nothing-asked");
export const phrasesAre = (phrases: readonly string[]): string =>
  say("phrases-are", { phrases: phrases.map((what) => say("quoted", { what })) });
export const leaveSure = (means: string): string => say("leave-sure", { means });
export const seatFree = (place: number): string => say("seat-free", { place });
export const seatOf = (who: string, me: boolean, state: string): string =>
  say("seat-of", { who, me, state });
export const plays = (level: string): string => say("computer", { level: say("level", { level }) });
export const noHintNow = (): string => say("no-hint-now");
export const notDecided = (): string => say("not-decided");
export const youHold = (held: readonly Card[]): string =>
  say("you-hold", { count: held.length, cards: cardsOf(...held) });
export const onTable = (told: readonly string[]): string => say("on-table", { cards: list(told) });
export const cardBy = (person: Person, card: Card): string =>
  say("card-by", { cards: cardsOf(card), ...of(person) });
export const nothingOnTable = (): string => say("nothing-on-table");
export const trickTold = (place: number, told: readonly string[], taken: string): string =>
  say("trick-told", { place, cards: list(told), taken });
export const totalsTold = (told: readonly string[]): string =>
  say("totals-told", { scores: list(told) });
export const takenSoFar = (told: readonly string[]): string =>
  say("taken-so-far", { scores: list(told) });
export const takenNotTold = (): string => say("taken-not-told");
export const leadsNow = (person: Person): string => say("leads-now", of(person));
export const ledNow = (person: Person): string => say("led-now", of(person));
export const nobodyLeads = (): string => say("nobody-leads");
export const itIsYourTurn = (): string => say("it-is-your-turn");
export const nobodysTurn = (): string => say("nobodys-turn");
export const notYourTurn = (whose: string): string => say("not-your-turn", { whose });
export const mayPlay = (cards: readonly Card[]): string =>
  say("may-play", { cards: cardsOf(...cards) });
export const mayNot = (cards: readonly Card[], reason: string): string =>
  say("may-play-not", { cards: cardsOf(...cards), reason });
export const notHeld = (card: Card): string => say("not-held", { cards: cardsOf(card) });
export const namedTwice = (card: Card): string => say("named-twice", { cards: cardsOf(card) });
export const playOne = (): string => say("play-one");
export const passFirst = (todo: string): string => say("pass-first", { todo });
export const nothingToPass = (): string => say("nothing-to-pass");
export const passExactly = (count: number): string => say("pass-exactly", { count });
export const chosenSoFar = (chosen: readonly Card[], todo: string): string =>
  chosen.length === 0
    ? say("chosen-none", { todo })
    : say("chosen-so-far", { cards: cardsOf(...chosen), todo });
export const chosenAll = (chosen: readonly Card[]): string =>
  say("chosen-all", { cards: cardsOf(...chosen) });
export const nothingReceived = (): string => say("nothing-received");
export const nothingWaits = (): string => say("nothing-waits");
export const typeContinue = (): string => say("type-continue");
export const noMoonAsked = (): string => say("no-moon-asked");
export const nothingToRepeat = (): string => say("nothing-to-repeat");
export const noCardWord = (typed: string): string => say("no-card-word", { typed });
export const whichOne = (fitting: readonly Card[]): string =>
  say("which-one", { cards: cardsOf(...fitting) });
export const noneFits = (typed: string): string => say("none-fits", { typed });
export const unknownCommand = (typed: string, near: string | null): string =>
  near === null ? say("unknown-command", { typed }) : say("unknown-command-near", { typed, near });
