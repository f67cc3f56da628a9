// The page, as the address says it after the #.

import { sharedIn, type Shared } from "./pages/newgame/games";

export type Page =
  | { name: "home" }
  | { name: "new"; customise: boolean; shared?: Shared }
  | { name: "table"; tableId: string };

export function pageOf(hash: string): Page {
  const [first = "", second = "", third = ""] = hash.replace(/^#\/?/, "").split("/");
  if (first === "new") return { name: "new", customise: second === "customise" };
  if (first === "rules") {
    return { name: "new", customise: false, shared: sharedIn(second, third) };
  }
  if (first === "table" && second !== "") {
    return { name: "table", tableId: decodeURIComponent(second) };
  }
  return { name: "home" };
}

export const homeLink = "#/";
export const newGameLink = "#/new";
export const tableLink = (tableId: string): string => `#/table/${encodeURIComponent(tableId)}`;

class Route {
  page = $state.raw<Page>(pageOf(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.page = pageOf(location.hash)));
  }

  go(link: string): void {
    if (location.hash === link) this.page = pageOf(link);
    else location.hash = link;
  }
}

export const route = new Route();
