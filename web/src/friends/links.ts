// The links of a table: one that invites, and one that is a seat. What they carry stands after the
// #, which no browser sends to a server.

/** What one opens to sit down: by the table's name, or by its short code. */
export const joinLink = (table: string): string => `#/join/${encodeURIComponent(table)}`;
export const lobbyLink = "#/lobby";
export const watchLink = (tableId: string, seat: number | null = null): string =>
  ["#/watch", encodeURIComponent(tableId), seat].filter((part) => part !== null).join("/");

export const invitationUrl = (origin: string, tableId: string): string =>
  `${origin}/${joinLink(tableId)}`;
/** Whoever opens this has the seat. */
export const seatUrl = (origin: string, tableId: string, token: string): string =>
  `${origin}/#/seat/${encodeURIComponent(tableId)}/${encodeURIComponent(token)}`;

/** Whether a link names the machine itself, so that on any other one it leads nowhere. */
export function staysHere(link: string): boolean {
  const host = new URL(link).hostname;
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** A code as people write it down: in groups, in any letters. */
export const codeTyped = (text: string): string => text.replace(/[\s-]/g, "").toUpperCase();
/** What somebody typed or pasted: a whole link leads to its table, anything else is a code. */
export function tableTyped(text: string): string {
  const found = /#\/join\/([^/?\s]+)/.exec(text);
  if (found?.[1] === undefined) return codeTyped(text);
  try {
    return decodeURIComponent(found[1]);
  } catch {
    return found[1];
  }
}

/** The hands that are over at a table that is watched with a delay. */
export const watchedLink = (tableId: string, hand: number | null = null): string =>
  ["#/watched", encodeURIComponent(tableId), hand].filter((part) => part !== null).join("/");
