// The page, as the address says it after the #.

import { sharedIn, type Shared } from "./pages/newgame/games";

export type Page =
  | { name: "home" }
  | { name: "new"; customise: boolean; friends?: boolean; level?: boolean; shared?: Shared }
  | { name: "table"; tableId: string }
  | { name: "seat"; tableId: string; token: string }
  | { name: "watch"; tableId: string; seat: number | null }
  | { name: "watched"; tableId: string; hand: number | null }
  | { name: "join"; table: string }
  | { name: "lobby" }
  | { name: "matches" }
  | { name: "statistics" }
  | { name: "check" }
  | { name: "ratings" }
  | { name: "contest"; id: string | null }
  | { name: "review"; id: string; hand: number | null; step: number | null };

const whole = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

export function pageOf(hash: string): Page {
  const [first = "", second = "", third = "", fourth] = hash.replace(/^#\/?/, "").split("/");
  if (first === "new") {
    return {
      name: "new",
      customise: second === "customise",
      friends: second === "friends",
      level: second === "level",
    };
  }
  if (first === "rules") {
    return { name: "new", customise: false, shared: sharedIn(second, third) };
  }
  if (first === "table" && second !== "") {
    return { name: "table", tableId: decoded(second) };
  }
  if (first === "seat" && second !== "" && third !== "") {
    return { name: "seat", tableId: decoded(second), token: decoded(third) };
  }
  if (first === "watch" && second !== "") {
    return { name: "watch", tableId: decoded(second), seat: whole(third) };
  }
  if (first === "watched" && second !== "") {
    return { name: "watched", tableId: decoded(second), hand: whole(third) };
  }
  if (first === "join" && second !== "") return { name: "join", table: decoded(second) };
  if (first === "lobby") return { name: "lobby" };
  if (first === "matches") return { name: "matches" };
  if (first === "check") return { name: "check" };
  if (first === "ratings") return { name: "ratings" };
  if (first === "daily") return { name: "contest", id: null };
  if (first === "contest" && second !== "") return { name: "contest", id: decoded(second) };
  if (first === "statistics") return { name: "statistics" };
  if (first === "review" && second !== "") {
    return { name: "review", id: decoded(second), hand: whole(third), step: whole(fourth) };
  }
  return { name: "home" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const homeLink = "#/";
export const newGameLink = "#/new";
/** Where it is chosen how well the computer plays. */
export const levelLink = "#/new/level";
export const friendsLink = "#/new/friends";
export const tableLink = (tableId: string): string => `#/table/${encodeURIComponent(tableId)}`;
export const matchesLink = "#/matches";
export const dailyLink = "#/daily";
export const ratingsLink = "#/ratings";
export const contestLink = (id: string): string => `#/contest/${encodeURIComponent(id)}`;
export const checkLink = "#/check";
export const statisticsLink = "#/statistics";
export const reviewLink = (id: string, hand?: number, step?: number): string =>
  ["#/review", encodeURIComponent(id), hand, step].filter((part) => part !== undefined).join("/");

class Route {
  page = $state.raw<Page>(pageOf(location.hash));
  /** So many times another address was gone to. */
  #gone = 0;

  constructor() {
    addEventListener("hashchange", () => {
      this.#gone += 1;
      const { name } = this.page;
      this.page = pageOf(location.hash);
      // Another page begins at its top, however far down the last one was read.
      if (this.page.name !== name) scrollTo(0, 0);
    });
  }

  go(link: string): void {
    if (location.hash === link) this.page = pageOf(link);
    else location.hash = link;
  }

  /** The function tells later whether one is still where one is now, for an answer that leads on. */
  stay(): () => boolean {
    const gone = this.#gone;
    return () => gone === this.#gone;
  }

  /** Name where one is in the address, without leaving the page. */
  note(link: string): void {
    history.replaceState(history.state, "", link);
  }
}

export const route = new Route();
