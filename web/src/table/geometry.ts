// Where things lie on the table, from nothing but its size and the number of seats and cards.

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
/** The side of the table where a seat's plate stands. */
export type Side = "left" | "top" | "right" | "bottom";

export interface SeatPlace extends Point {
  seat: number;
  side: Side;
}
export interface HandLayout {
  card: Size;
  /** The left upper corner of each card, in order. */
  places: Point[];
  /** How far the next card of the row leaves a card uncovered. */
  step: number;
  height: number;
}
export interface TableLayout {
  card: Size;
  centre: Point;
  plate: Size;
  seats: SeatPlace[];
  /** The middle of each seat's card in the trick, by seat. */
  trick: Point[];
  kitty: Point;
  hand: HandLayout;
  /** The top of the strip above the hand: one's own plate and what is to be done. */
  stripTop: number;
  compact: boolean;
  /** Plates of one line, for a low table. */
  slim: boolean;
  /** Larger plates, where there is plenty of room. */
  large: boolean;
}

/** What a newcomer reads beside the trick: a note, or hints in its place. */
export type Told = "note" | "hints" | null;

const CARD_RATIO = 7 / 5;
export const LIFT = 16;
const MARGIN = 8;
const MOST_CARD_WIDTH = 176;
/** So much of a card shows at least, or the hand takes two rows. */
const LEAST_STEP = 22;
/** With a big index on a small screen: this share of a card's width. */
const LEAST_SHARE = 0.42;

/** How many opponents stand left, on top and right; clockwise from one's left. */
const OPPONENTS: Record<number, readonly [number, number, number]> = {
  2: [1, 0, 1],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [1, 3, 1],
  6: [2, 2, 2],
};

export const cardSize = (width: number): Size => ({
  width: Math.round(width),
  height: Math.round(width * CARD_RATIO),
});

/** The seats clockwise from one's left neighbour, who sits on the left. */
export const opponents = (mine: number, players: number): number[] =>
  Array.from({ length: players - 1 }, (_, step) => (mine + step + 1) % players);

/** Which side each seat is on; one's own is the bottom. */
export function sides(mine: number, players: number): Map<number, Side> {
  const [left, top] = OPPONENTS[players - 1] ?? [0, players - 1, 0];
  const found = new Map<number, Side>([[mine, "bottom"]]);
  opponents(mine, players).forEach((seat, place) => {
    found.set(seat, place < left ? "left" : place < left + top ? "top" : "right");
  });
  return found;
}

/**
 * Lay out `count` cards of a hand that began with `full`. Two rows where one would leave less of a
 * card than its index; the rows and the size stay as they are while the hand gets smaller.
 */
export function layoutHand(
  area: Size,
  count: number,
  full: number,
  wanted: number,
  leastShare = 0,
): HandLayout {
  const room = area.width - 2 * MARGIN;
  const card = cardSize(Math.min(wanted, room));
  const least = Math.max(LEAST_STEP, leastShare * card.width);
  const rows = full > 1 && (room - card.width) / (full - 1) < least ? 2 : 1;
  const perRow = Math.ceil(full / rows);
  // The upper row shows its index above the lower one.
  const rowStep = rows > 1 ? Math.round(card.height * 0.52) : 0;
  const upper = count > perRow ? Math.ceil(count / 2) : 0;
  const widest = Math.max(upper, count - upper, 2);
  const step = Math.min((room - card.width) / (widest - 1), card.width * 0.72);
  const places = Array.from({ length: count }, (_, index) => {
    const lower = index >= upper;
    const inRow = lower ? count - upper : upper;
    const width = card.width + step * (inRow - 1);
    return {
      x: Math.round((area.width - width) / 2 + step * (lower ? index - upper : index)),
      y: LIFT + (lower ? rowStep : 0),
    };
  });
  return { card, places, step, height: card.height + rowStep + LIFT + MARGIN };
}

/** How far the trick's cards lie from the middle, in cards, where there is room: by seats. */
const REACH: Record<number, readonly [number, number]> = {
  3: [0.62, 0.62],
  4: [0.92, 0.5],
  5: [1.15, 0.8],
  6: [1.15, 0.95],
  7: [1.2, 1.12],
};
const GAP = 8;
/** What the hints take at the side of a low screen, with their margin. */
const HINTS_BESIDE = 216;
/** What a note takes at the other side of a low screen, with its margin. */
export const NOTE_BESIDE = 304;
/** What a note takes at the top of an upright phone, with its margin: five lines in any language. */
export const NOTE_ABOVE = 148;
/** Less than this between the plates on top and the strip is no place for a trick. */
const LEAST_FIELD = 128;
/** The kitty where it takes a line of its own. */
export const KITTY_ROW: Size = { width: 80, height: 32 };

export function layoutTable(
  area: Size,
  mine: number,
  players: number,
  handCount: number,
  fullHand: number,
  bigIndex = false,
  /** A small screen keeps room for what a newcomer is told, where it has any. */
  told: Told = null,
): TableLayout {
  const { width, height } = area;
  const low = height < 380;
  const compact = width < 700 || low;
  const slim = low;
  const large = !compact && height > 900 && width > 1000;
  const plate: Size = slim
    ? { width: 152, height: 40 }
    : compact
      ? { width: 96, height: 64 }
      : large
        ? { width: 208, height: 96 }
        : { width: 176, height: 84 };

  // The hand's cards: as wide as a row of thirteen allows, and no more than a share of the height.
  // A big index on an upright phone wants big cards, and two rows for them.
  const big = bigIndex && compact && !low;
  const inRow = low ? 9 : big ? 4.4 : compact ? 5.6 : 7;
  const byWidth = (width - 2 * MARGIN) / inRow;
  const byHeight = (height * (low ? 0.27 : compact ? 0.19 : 0.205)) / CARD_RATIO;
  const wanted = Math.max(48, Math.min(byWidth, byHeight, MOST_CARD_WIDTH));
  const hand = layoutHand(area, handCount, fullHand, wanted, big ? LEAST_SHARE : 0);
  const strip = low ? 44 : compact ? 88 : 96;
  const stripTop = height - hand.height - strip;

  const order = opponents(mine, players);
  const [byLeft, onTop, right] = OPPONENTS[players - 1] ?? [0, players - 1, 0];
  // Beside a note those on the left stand on top, as far as plates fit there.
  const above = byLeft + onTop;
  const begin =
    told === "note" && low && width - NOTE_BESIDE >= above * (plate.width + GAP) + MARGIN
      ? NOTE_BESIDE
      : 0;
  const [left, top] = begin > 0 ? [0, above] : [byLeft, onTop];
  const besidePlates = top > 0 ? MARGIN + plate.height + GAP : MARGIN;
  // On an upright phone hints lie below, and the table stays where it was.
  const down =
    told !== null && compact && !low && stripTop - besidePlates - NOTE_ABOVE >= LEAST_FIELD
      ? NOTE_ABOVE
      : 0;
  const fieldTop = down + besidePlates;
  const field = stripTop - fieldTop;
  const middle = fieldTop + field / 2;

  // Plates: at the sides, not further from the middle than one can see at a glance.
  const sideX = Math.max(MARGIN + plate.width / 2, width / 2 - Math.max(4 * wanted, 300));
  const sideYs = (count: number): number[] => {
    if (count === 1) return [players === 3 && !low ? middle - field * 0.16 : middle];
    const first = Math.max(fieldTop + plate.height / 2, middle - Math.max(field * 0.28, 72));
    const last = Math.min(stripTop - plate.height / 2, middle + Math.max(field * 0.28, 72));
    const apart = Math.max(last - first, plate.height + 4);
    return Array.from({ length: count }, (_, index) => first + (apart * index) / (count - 1));
  };
  const leftYs = sideYs(left).reverse();
  const rightYs = sideYs(right);
  const topWidth = Math.min(
    width - begin - 2 * MARGIN,
    compact ? 480 : Math.max(3 * plate.width + 96, 8 * wanted),
  );
  const seats: SeatPlace[] = order.map((seat, place) => {
    if (place < left) return { seat, side: "left", x: sideX, y: leftYs[place] ?? middle };
    if (place < left + top) {
      const slot = (topWidth / top) * (place - left + 0.5);
      const x = (width + begin - topWidth) / 2 + slot;
      return { seat, side: "top", x, y: down + MARGIN + plate.height / 2 };
    }
    return { seat, side: "right", x: width - sideX, y: rightYs[place - left - top] ?? middle };
  });
  seats.push({ seat: mine, side: "bottom", x: width / 2, y: stripTop });

  // The trick: each card a step from the middle towards its player. Where it is narrow between
  // the plates the cards are smaller and lie higher; where it is low they lie wider.
  const [wishX, wishY] = REACH[players] ?? [1, 1];
  const atSide = sideX + plate.width / 2;
  // The mark of the lead is wider than its card.
  const [from, to] = [begin > 0 ? begin + 2 * GAP : atSide, width - atSide];
  const roomX = to - from - GAP;
  const roomY = field;
  const trickWidth = Math.min(
    wanted,
    Math.max(44, roomX / 2.7),
    Math.max(44, roomY / (low ? 1.9 : 1 + 2 * wishY) / CARD_RATIO),
  );
  const card = cardSize(trickWidth);
  // On a low screen the hints lie beside the trick; they take the place of a note.
  const beside = low && begin === 0 ? width / 2 - HINTS_BESIDE - card.width / 2 : Infinity;
  const reachX = Math.max(
    0.4 * card.width,
    Math.min((low ? 2 : 1) * wishX * card.width, (roomX - card.width) / 2, beside),
  );
  const tall = reachX < wishX * card.width ? 1.3 : 1;
  const reachY = Math.max(4, Math.min(tall * wishY * card.height, (roomY - card.height) / 2));
  const centre: Point = { x: (from + to) / 2, y: middle };
  const trick: Point[] = [];
  for (const { seat } of seats) {
    const around = seat === mine ? 0 : order.indexOf(seat) + 1;
    // Clockwise from the bottom: the left neighbour comes first.
    const angle = (around / players) * 2 * Math.PI;
    trick[seat] = {
      x: Math.round(centre.x - Math.sin(angle) * reachX),
      y: Math.round(centre.y + Math.cos(angle) * reachY),
    };
  }
  // The kitty: beside one's own plate where there is little room, else beside the trick.
  const kitty: Point = low
    ? { x: width - MARGIN - KITTY_ROW.width / 2, y: stripTop + strip / 2 }
    : compact
      ? { x: MARGIN + KITTY_ROW.width / 2, y: stripTop + strip - KITTY_ROW.height / 2 - 4 }
      : {
          x: Math.round(Math.max(MARGIN + 32, centre.x - Math.max(3.4 * card.width, 144))),
          y: Math.round(stripTop + 24),
        };
  return { card, centre, plate, seats, trick, kitty, hand, stripTop, compact, slim, large };
}
