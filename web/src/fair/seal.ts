// Sealed deals worked out from their secret, as docs/fair-deals.md tells it. It was written apart
// from the server's program: both must come to the test vectors of that document.

const DOMAIN = "openhearts sealed deal 1: ";
const RANKS = "23456789TJQKA";
const SUITS = "CDSH";
const BYTES = /^[0-9a-f]{64}$/;

export type Purpose = "dealer" | "deal" | "mix";

export interface Salt {
  seat: number;
  /** 32 bytes in hexadecimal. */
  data: string;
}

/** All cards in the order before a shuffle. */
export const DECK: readonly string[] = [...SUITS].flatMap((suit) =>
  [...RANKS].map((rank) => rank + suit),
);

/** Browsers keep SHA-256 from pages that came over plain http from another machine. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** A secret, a salt or a commitment as it is written. */
export const isBytes = (text: unknown): text is string =>
  typeof text === "string" && BYTES.test(text);

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function hash(use: string, ...parts: Uint8Array[]): Promise<Uint8Array> {
  const head = new TextEncoder().encode(`${DOMAIN}${use}\0`);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined([head, ...parts])));
}

/** What the server told before the deal, if this is its secret. */
export const commitmentTo = async (secret: string): Promise<string> =>
  hexOf(await hash("commitment", bytesOf(secret)));

/** What secret and salts come to. */
export function seedOf(secret: string, salts: readonly Salt[]): Promise<Uint8Array> {
  const added = [...salts]
    .sort((one, other) => one.seat - other.seat)
    .flatMap(({ seat, data }) => [Uint8Array.of(seat), bytesOf(data)]);
  return hash("seed", bytesOf(secret), ...added);
}

/** The bytes of one purpose, endless. */
export async function* stream(seed: Uint8Array, purpose: Purpose): AsyncGenerator<number, never> {
  for (let block = 0; ; block += 1) {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setUint32(4, block);
    yield* await hash(purpose, seed, new Uint8Array(counter.buffer));
  }
}

/** The items in the order that the stream says. */
export async function shuffled<T>(
  items: readonly T[],
  bytes: AsyncGenerator<number, never>,
): Promise<T[]> {
  const list = [...items];
  for (let place = list.length - 1; place > 0; place -= 1) {
    const limit = place + 1;
    let byte: number;
    do byte = (await bytes.next()).value;
    while (byte >= 256 - (256 % limit));
    const other = byte % limit;
    const [one, two] = [list[place] as T, list[other] as T];
    list[place] = two;
    list[other] = one;
  }
  return list;
}

export interface Dealt {
  hands: string[][];
  kitty: string[];
}

/** The deal that secret and salts give at a table of so many seats. */
export async function dealOf(
  secret: string,
  salts: readonly Salt[],
  table: { players: number; handSize: number; removed: readonly string[] },
): Promise<Dealt> {
  const pack = DECK.filter((card) => !table.removed.includes(card));
  const cards = await shuffled(pack, stream(await seedOf(secret, salts), "deal"));
  const size = table.handSize;
  return {
    hands: Array.from({ length: table.players }, (_, seat) =>
      cards.slice(seat * size, (seat + 1) * size),
    ),
    kitty: cards.slice(table.players * size),
  };
}
