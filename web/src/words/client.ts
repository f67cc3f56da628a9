// What every page may say: names of pages, the menu, the server and the line to it.

import type { WireWording } from "../generated/protocol";
import { rankWord } from "../texts/bundle";
import { say, sayIfKnown, word } from "../texts/say";

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
/** The same while a move is under way. */
export const reconnectingSends = (): string => say("reconnecting-sends");
export const connectedAgain = (): string => say("connected-again");
export const onItsWay = (): string => say("on-its-way");
/** What is said of a request that the server refused. */
export const refused = (code: string, message: string, said: WireWording | null = null): string =>
  said !== null ? word(said) : (sayIfKnown(`refused-${code}`) ?? say("server-said", { message }));
export const noSuchSeat = (): string => say("no-such-seat");
export const oldClient = (): string => say("old-client");
