// What is said about playing with friends, as functions of what is known where it is said.

import type { ChairState, OpenAsk, TableNews, WireTableSettings } from "../generated/protocol";
import { list, say } from "../texts/say";
import type { Person } from "../words";
import { PLAIN } from "./tableSettings";

const of = ({ name, me }: Person): { who: string; me: boolean } => ({ who: name, me });

// ------------------------------------------------------------------ making a table

export const playWith = (): string => say("play-with");
export const company = (which: "computer" | "friends"): string =>
  say("play-with-name", { company: which });
export const withFriends = (): string => say("with-friends");
export const makeTable = (): string => say("make-table");
export const tableSettings = (): string => say("table-settings");
export const accessLabel = (): string => say("access");
export const access = (which: string): string => say("access-name", { access: which });
export const lobbyMeans = (): string => say("lobby-means");
export const botsLevel = (): string => say("bots-level");
export const clockLabel = (): string => say("clock");
export const clockName = (which: string): string => say("clock-name", { clock: which });
export const moveSeconds = (): string => say("move-seconds");
export const bankMinutes = (): string => say("bank-minutes");
export const moveDays = (): string => say("move-days");
export const moreSettings = (): string => say("more-settings");
export const talkAllowed = (): string => say("talk-allowed");
export const talkName = (which: string): string => say("talk-name", { talk: which });
export const watchingAllowed = (): string => say("watching-allowed");
export const watchingName = (which: string): string => say("watching-name", { watching: which });
export const absenceLabel = (): string => say("absence");
export const absence = (which: string): string => say("absence-name", { absence: which });
export const graceLabel = (): string => say("grace");
export const span = (seconds: number): string =>
  seconds < 60
    ? say("grace-name", { unit: "seconds", count: seconds })
    : say("grace-name", { unit: "minutes", count: Math.round(seconds / 60) });
export const arrivalLabel = (): string => say("arrival");
export const arrival = (which: string): string => say("arrival-name", { arrival: which });
export const pointsShownLabel = (): string => say("points-shown");
export const pointsShown = (which: string): string => say("points-shown-name", { shown: which });
export const tricksShownLabel = (): string => say("tricks-shown");
export const tricksShown = (which: string): string => say("tricks-shown-name", { shown: which });
export const rated = (): string => say("rated");
export const ratedMeans = (): string => say("rated-means");

// ------------------------------------------------------------------ gathering

export const gathering = (): string => say("gathering");
export const gatheringOwn = (): string => say("gathering-own");
export const gatheringOther = (who: string): string => say("gathering-other", { who });
export const invite = (): string => say("invite");
export const invitationLink = (): string => say("invitation-link");
export const sendLink = (): string => say("send-link");
export const linkStaysHere = (): string => say("link-stays-here");
export const shortCode = (): string => say("short-code");
export const shortCodeMeans = (): string => say("short-code-means");
export const qrCode = (): string => say("qr-code");
export const chairs = (): string => say("chairs");
export const freeChair = (): string => say("free-chair");
export const owner = (): string => say("owner");
export const changeSettings = (): string => say("change-settings");
export const levelIfFree = (): string => say("level-of");
export const moveUp = (who: string): string =>
  who === "" ? say("free-chair-up") : say("move-up", { who });
export const moveDown = (who: string): string =>
  who === "" ? say("free-chair-down") : say("move-down", { who });
export const startMatch = (): string => say("start-match");
export const you = (): string => say("you");
export const people = (): string => say("people");
export const moreWith = (who: string): string => say("more-with", { who });
export const remove = (who: string): string => say("remove-person", { who });
export const personLeft = (count: number, total: number): string =>
  say("person-left", { count, total });
export const removeAndRenew = (): string => say("remove-and-renew");
export const removeAndRenewMeans = (): string => say("remove-and-renew-means");
export const newInvitation = (): string => say("new-invitation");
export const newInvitationMeans = (): string => say("new-invitation-means");
export const removeMeans = (who: string): string => say("remove-person-means", { who });
export const removedPeople = (): string => say("removed-people");
export const letIn = (who: string): string => say("let-in", { who });
export const newLink = (): string => say("new-link");
export const newLinkMeans = (who: string): string => say("new-link-means", { who });
export const handOver = (who: string): string => say("hand-over", { who });
export const handOverMeans = (who: string): string => say("hand-over-means", { who });
export const closeTable = (): string => say("close-table");
export const closeMeans = (): string => say("close-table-means");
export const leaveSeat = (): string => say("leave-seat");
export const leaveMeans = (rated: boolean): string =>
  say(rated ? "leave-seat-means-rated" : "leave-seat-means");
export const neverMind = (): string => say("never-mind");

/** How a person at the table is: whether a computer player sits in, for one. */
export function chairIs(chair: ChairState): string {
  if (!chair.person) return "";
  if (chair.away) return say("chair-is", { state: "away" });
  if (!chair.connected) return say("chair-is", { state: "gone" });
  if (chair.next_hand) return say("chair-is", { state: "next" });
  return say("chair-is", { state: "here" });
}

/** That it is no person who plays in a chair. */
export const isProgram = (): string => say("chair-program");

export const seatProgram = (): string => say("seat-program");
export const programMeans = (): string => say("seat-program-means");
export const programName = (): string => say("program-name");
export const programOnce = (): string => say("program-once");
export const programKey = (): string => say("program-key");
export const programCommand = (): string => say("program-command");

/** Why somebody is not there, in a word. */
export const chairInShort = (chair: ChairState | null): string =>
  say("chair-short", { state: chair?.away ? "away" : "gone" });

/** The settings that differ from the plainest table, each in a few words. */
export function settingsInShort(allowed: WireTableSettings): string[] {
  const settings = { ...PLAIN, ...allowed };
  const { move_seconds: seconds, move_days: days, bank_seconds: bank } = settings;
  return [
    ...(settings.access === "LOBBY" ? [access("LOBBY")] : []),
    ...(seconds === null ? [] : [`${moveSeconds()}: ${seconds}`]),
    ...(bank > 0 ? [`${bankMinutes()}: ${Math.round(bank / 60)}`] : []),
    ...(days === null ? [] : [`${moveDays()}: ${days}`]),
    `${absenceLabel()}: ${absence(settings.when_away)}`,
    `${talkAllowed()}: ${talkName(settings.talk)}`,
    ...(settings.watching === "NOBODY"
      ? []
      : [`${watchingAllowed()}: ${watchingName(settings.watching)}`]),
    ...(settings.points_shown === "ALL"
      ? []
      : [`${pointsShownLabel()}: ${pointsShown(settings.points_shown)}`]),
    ...(settings.tricks_shown === "ALL"
      ? []
      : [`${tricksShownLabel()}: ${tricksShown(settings.tricks_shown)}`]),
    ...(settings.rated ? [rated()] : []),
  ];
}

// ------------------------------------------------------------------ joining

export const invited = (): string => say("invited");
export const invitedBy = (who: string): string => say("invited-by", { who });
export const sitDown = (): string => say("sit-down");
export const watch = (): string => say("watch");
export const joinRunning = (): string => say("join-running");
export const joinFull = (): string => say("join-full");
export const joinClosed = (): string => say("join-closed");
export const joinOver = (): string => say("join-over");
export const joinOld = (): string => say("join-old");
export const joinUnknown = (): string => say("join-unknown");
export const alreadySeated = (): string => say("already-seated");
export const toTable = (): string => say("to-table");
export const anyChair = (): string => say("any-chair");
export const chairNumber = (count: number): string => say("sit-here", { count });
export const giveName = (): string => say("give-name");
export const looking = (): string => say("looking");
export const codeOfTable = (): string => say("code-of-table");
export const goToTable = (): string => say("go-to-table");
export const openTables = (): string => say("open-tables");
export const noOpenTables = (): string => say("no-open-tables");
export const quickSeat = (): string => say("quick-seat");
export const freeChairs = (count: number): string => say("free-chairs", { count });
export const lookAgain = (): string => say("look-again");

// ------------------------------------------------------------------ tables on the first page

export const ownTables = (): string => say("own-tables");
export const ownTableNow = (state: "turn" | "gathering" | "playing"): string =>
  say("own-table-now", { state });
export const ownTimeRuns = (): string => say("own-time-runs");
export const scoreLifted = (time: string): string => say("score-lifted", { time });
export const nextTable = (count: number): string => say("next-table", { count });
export const timeLeft = (time: string): string => say("time-left", { time });
export const clockDays = (count: number): string => say("clock-days", { count });
export const clockHours = (count: number): string => say("clock-hours", { count });
export const tableWith = (names: readonly string[]): string =>
  names.length === 0 ? say("table-alone") : say("table-with", { names: list(names) });

// ------------------------------------------------------------------ at the table

export const paused = (): string => say("paused");
export const pausedMeans = (): string => say("paused-means");
export const endPause = (): string => say("end-pause");
export const tableIdle = (): string => say("table-idle");
export const tableIdleMeans = (): string => say("table-idle-means");
export const satIn = (): string => say("sat-in");
export const satInMeans = (): string => say("sat-in-means");
export const takeSeatBack = (): string => say("take-seat-back");
export const tableClosed = (): string => say("table-closed");
export const tableClosedMeans = (): string => say("table-closed-means");
export const playsNextHand = (): string => say("plays-next-hand");
export const waitsForBack = (names: readonly string[]): string =>
  say("waits-for-back", { who: list(names) });
/** Who is gone; with the time until a computer player sits in, where one will. */
export const absent = (who: string, then: "BOT" | "WAIT", time: string | null): string =>
  time === null ? say("absent", { who, then }) : say("absent-until", { who, time });
export const isBack = (who: string): string => say("news", { news: "BACK", who, me: false });
export const seatLost = (): string => say("seat-lost");
export const seatNoMore = (): string => say("seat-no-more");
export const sitAgain = (): string => say("sit-again");
export const otherDevice = (): string => say("other-device");
export const otherDeviceMeans = (): string => say("other-device-means");
export const otherDevicePrivate = (): string => say("other-device-private");
export const resumeLink = (): string => say("resume-link");
export const askPause = (): string => say("ask-pause");
export const askClockOff = (): string => say("ask-clock-off");
export const askBack = (): string => say("ask-back");
export const askBackShort = (): string => say("ask-back-short");
export const asks = (wish: OpenAsk["wish"], person: Person): string =>
  say("asks", { wish, ...of(person) });
export const askHeading = (wish: OpenAsk["wish"]): string => say("ask-heading", { wish });
export const askKeys = (): string => say("ask-keys");
export const everybodyAgrees = (): string => say("everybody-agrees");
export const agree = (): string => say("agree");
export const refuse = (): string => say("refuse");
export const askedWaits = (names: readonly string[]): string =>
  say("asked-waits", { names: list(names) });
export const seeQuestion = (): string => say("see-question");
export const notArrived = (): string => say("not-arrived");
export const letWatch = (): string => say("let-watch");
export const watchers = (count: number): string => say("watchers", { count });
export const youWatch = (): string => say("you-watch");
export const watchedHands = (): string => say("watched-hands");
export const watchedNone = (): string => say("watched-none");
export const watchAll = (): string => say("watch-all");
export const watchSeat = (who: string): string => say("watch-seat", { who });
export const watchChoice = (): string => say("watch-choice");

export const inTheLobby = (): string => say("in-the-lobby");
export const inTheLobbyMeans = (): string => say("in-the-lobby-means");
export const playOn = (): string => say("play-on");
export const playOnMeans = (): string => say("play-on-means");
export const playedOn = (): string => say("played-on");
export const playedOnMeans = (): string => say("played-on-means");

// ------------------------------------------------------------------ talk

export const talk = (): string => say("talk");
export const talkNew = (): string => say("talk-new");
export const phrases = (): string => say("phrases");
export const phrase = (which: string): string => say("phrase", { phrase: which });
export const nothingSaid = (): string => say("nothing-said");
export const writeSomething = (): string => say("write-something");
export const sayIt = (): string => say("say-it");
export const saidBy = (who: string, text: string): string => say("said-by", { who, text });
export const saidEmote = (who: string, which: string): string =>
  say("said-emote", { who, text: phrase(which) });
export const mute = (who: string): string => say("mute", { who });
export const hearAgain = (who: string): string => say("hear-again", { who });
export const muted = (): string => say("muted");

// ------------------------------------------------------------------ what is told aloud

const OF_THE_TABLE: readonly string[] = [
  "STARTED",
  "NEW_INVITATION",
  "PAUSED",
  "CLOCK_OFF",
  "SWAPPED",
  "LEVEL",
  "SETTINGS",
  "CLOSED",
  "LISTED",
  "UNLISTED",
  "PLAY_ON",
];
const UNTOLD: readonly string[] = ["CLOCKS"];

/** What is told of people; `maySay`: whether one may agree or refuse, as no watcher may. */
export function news({ what, seat, name }: TableNews, me: boolean, maySay: boolean): string {
  if (UNTOLD.includes(what)) return "";
  if (what === "LET_IN") return say("news", { news: what, who: name, me: false });
  if (OF_THE_TABLE.includes(what)) return say("table-news", { news: what });
  const person = { name, me: me && seat !== null };
  if (what === "ASKED_PAUSE") return asked("PAUSE", person, maySay);
  if (what === "ASKED_CLOCK_OFF") return asked("CLOCK_OFF", person, maySay);
  if (what === "ASKED_TAKE_BACK") return asked("TAKE_BACK", person, maySay);
  return say("news", { news: what, ...of(person) });
}

const asked = (wish: OpenAsk["wish"], person: Person, maySay: boolean): string =>
  person.me || !maySay ? asks(wish, person) : `${asks(wish, person)} ${askKeys()}`;
