// What a record says of its deals, read from either of its forms. Whether the match is by the rules
// is for `hearts verify`; here it is only about the cards and what they were sealed with.

import { isBytes, type Salt } from "./seal";

export interface HandDeal {
  number: number;
  commitment: string | null;
  /** Null until the hand is scored. */
  secret: string | null;
  salts: Salt[];
  /** The cards of each seat as far as the record knows them. */
  hands: string[][];
  kitty: string[];
}

export interface RecordedDeals {
  names: string[];
  handSize: number;
  removed: string[];
  hands: HandDeal[];
}

/** A text that is no record, or whose deals cannot be read. */
export class NoRecord extends Error {}

const CARD = /^[2-9TJQKA][CDSH]$/;
const TAG = /^\[([A-Za-z0-9]+)\s+(".*")\]$/;

const known = (text: string): string[] =>
  text.split(/\s+/).filter((word) => word !== "" && word !== "??" && word !== "-");

/** The deals of every record in a file. */
export function dealsIn(text: string): RecordedDeals[] {
  const start = text.replace(/^\ufeff/, "");
  const lines = start.split(/\r?\n/);
  const records = start.trimStart().startsWith("{")
    ? lines.filter((line) => line.trim() !== "").map(fromJson)
    : fromText(lines);
  if (records.length === 0) throw new NoRecord();
  return records.map(checked);
}

function checked(record: RecordedDeals): RecordedDeals {
  const { names, hands, handSize } = record;
  const sound =
    names.length > 0 &&
    Number.isInteger(handSize) &&
    hands.every(
      (hand) =>
        hand.hands.length === names.length &&
        [...record.removed, ...hand.hands.flat(), ...hand.kitty].every((card) => CARD.test(card)) &&
        [hand.commitment, hand.secret].every((bytes) => bytes === null || isBytes(bytes)) &&
        hand.salts.every(({ seat, data }) => seat >= 0 && seat < names.length && isBytes(data)),
    );
  if (!sound) throw new NoRecord();
  return record;
}

interface Plain {
  format?: unknown;
  names?: string[];
  rules?: { hand_size: number; removed?: string[] };
  hands?: {
    deal: string[];
    kitty?: string;
    seal?: { commitment: string; secret?: string; salts?: Salt[] };
  }[];
}

function fromJson(line: string): RecordedDeals {
  try {
    const plain = JSON.parse(line) as Plain;
    if (plain.format !== "openhearts-record" || !plain.names || !plain.rules || !plain.hands) {
      throw new NoRecord();
    }
    return {
      names: plain.names,
      handSize: plain.rules.hand_size,
      removed: plain.rules.removed ?? [],
      hands: plain.hands.map(({ deal, kitty, seal }, index) => ({
        number: index + 1,
        commitment: seal?.commitment ?? null,
        secret: seal?.secret ?? null,
        salts: seal?.salts ?? [],
        hands: deal.map(known),
        kitty: known(kitty ?? ""),
      })),
    };
  } catch {
    throw new NoRecord();
  }
}

/** Without what stands after a semicolon, outside of a quoted value. */
const bare = (line: string): string =>
  (/^(?:[^";]|"(?:[^"\\]|\\.)*")*/.exec(line)?.[0] ?? "").replace(/\{[^}]*\}/g, "").trim();

function fromText(lines: readonly string[]): RecordedDeals[] {
  const records: RecordedDeals[] = [];
  let heading = "";
  let rules = "";
  for (const raw of lines) {
    const line = raw.startsWith("[") ? raw.trim() : bare(raw);
    const tag = TAG.exec(bare(raw));
    const record = records.at(-1);
    const hand = record?.hands.at(-1);
    if (tag !== null) {
      heading = "";
      const [name, value] = [tag[1] ?? "", valueOf(tag[2] ?? "")];
      if (name === "Game") {
        rules = "";
        records.push({ names: [], handSize: Number.NaN, removed: [], hands: [] });
      } else if (/^Seat\d$/.test(name)) {
        record?.names.push(value);
      } else if (name === "Hand") {
        record?.hands.push({
          number: record.hands.length + 1,
          commitment: null,
          secret: null,
          salts: [],
          hands: [],
          kitty: [],
        });
      } else if (name === "Sealed" && hand) hand.commitment = value;
      else if (name === "Secret" && hand) hand.secret = value;
      else if (name === "Salt" && hand) {
        const [seat = "", data = ""] = value.trim().split(/\s+/);
        hand.salts.push({ seat: seat === "" ? -1 : Number(seat), data });
      }
    } else if (/^[A-Z][a-z]+:$/.test(line)) {
      heading = line;
    } else if (line === "" || record === undefined) {
      continue;
    } else if (heading === "Rules:") {
      rules += ` ${line}`;
      const size = /\shand_size=(\d+)/.exec(rules)?.[1];
      if (size !== undefined) record.handSize = Number(size);
      const removed = /\sremoved=([^\s]+)/.exec(rules)?.[1];
      if (removed !== undefined) record.removed = removed === "-" ? [] : removed.split(",");
    } else if (heading === "Deal:" && hand) {
      const [place = "", ...cards] = line.split(/\s+/);
      if (place === "kitty") hand.kitty = known(cards.join(" "));
      else hand.hands.push(known(cards.join(" ")));
    }
  }
  return records;
}

function valueOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    throw new NoRecord();
  }
}
