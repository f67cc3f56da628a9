// The key of whoever uses this browser: a secret it makes up once, by which the server knows
// whose matches they are. There is no account behind it.

import { readStored, writeStored } from "./stored";

const STORED = "openhearts.key.1";
const KEY = /^[A-Za-z0-9_-]{32,64}$/;

let known: string | null = null;

function made(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** The key, made up if there is none; where nothing can be kept it lasts as long as the page. */
export function ownKey(): string {
  if (known !== null) return known;
  const kept = readStored(STORED);
  known = kept !== null && KEY.test(kept) ? kept : made();
  writeStored(STORED, known);
  return known;
}
