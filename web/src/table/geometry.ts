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
}

const CARD_RATIO = 7 / 5;
export const LIFT = 16;
const MARGIN = 8;
/** So much of a card shows at least, or the hand takes two rows. */
const LEAST_STEP = 22;

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
export function layoutHand(area: Size, count: number, full: number, wanted: number): HandLayout {
  const room = area.width - 2 * MARGIN;
  const card = cardSize(Math.min(wanted, room));
  const rows = full > 1 && (room - card.width) / (full - 1) < LEAST_STEP ? 2 : 1;
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

export function layoutTable(
  area: Size,
  mine: number,
  players: number,
  handCount: number,
  fullHand: number,
): TableLayout {
  const { width, height } = area;
  const low = height < 380;
  const compact = width < 700 || low;
  const plate: Size = compact
    ? { width: width < 420 ? 96 : 120, height: 64 }
    : { width: 176, height: 84 };

  // Cards: as large as the width lets thirteen stay readable, and no more than a share of the height.
  const byWidth =
    compact && !low ? (width - 2 * MARGIN) / 5.6 : (width - 2 * MARGIN) / (low ? 9 : 7);
  const byHeight = (height * (low ? 0.3 : 0.19)) / CARD_RATIO;
  const wanted = Math.max(48, Math.min(byWidth, byHeight, 128));
  const hand = layoutHand(area, handCount, fullHand, wanted);
  const strip = low ? 44 : compact ? 84 : 72;
  const stripTop = height - hand.height - strip;

  const order = opponents(mine, players);
  const [left, top, right] = OPPONENTS[players - 1] ?? [0, players - 1, 0];
  const upper = MARGIN + plate.height / 2;
  const topRow = top > 0 ? MARGIN + plate.height : MARGIN;
  const fieldTop = topRow;
  const fieldMiddle = (fieldTop + stripTop) / 2;
  const sideX = Math.max(
    MARGIN + plate.width / 2,
    Math.min(width / 2 - 4.2 * wanted, width * 0.2) - (compact ? wanted : 0),
  );
  const sideYs = (count: number, upwards: boolean): number[] => {
    if (count === 1) return [players === 3 && !low ? fieldMiddle - plate.height / 2 : fieldMiddle];
    const spread = Math.min(plate.height + 28, (stripTop - MARGIN) / 2 - plate.height / 2);
    const from = Math.max(
      fieldMiddle - spread / 2,
      top > 0 ? topRow + plate.height / 2 + 4 : upper,
    );
    const to = Math.min(from + spread, stripTop - plate.height / 2 - 4);
    return upwards ? [to, from] : [from, to];
  };
  const leftYs = sideYs(left, true);
  const rightYs = sideYs(right, false);
  const topWidth = Math.min(width - 2 * MARGIN, compact ? width : 3 * plate.width + 160);
  const seats: SeatPlace[] = order.map((seat, place) => {
    if (place < left) return { seat, side: "left", x: sideX, y: leftYs[place] ?? fieldMiddle };
    if (place < left + top) {
      const slot = (topWidth / top) * (place - left + 0.5);
      return { seat, side: "top", x: (width - topWidth) / 2 + slot, y: upper };
    }
    const y = rightYs[place - left - top] ?? fieldMiddle;
    return { seat, side: "right", x: width - sideX, y };
  });
  seats.push({ seat: mine, side: "bottom", x: width / 2, y: stripTop });

  // The trick: each card a step from the middle towards its player.
  const room = stripTop - fieldTop;
  const trickWidth = Math.max(
    40,
    Math.min(
      wanted,
      (room - 8) / (CARD_RATIO * 1.9),
      (width - 2 * (sideX + plate.width / 2)) / 2.1,
    ),
  );
  const card = cardSize(Math.max(trickWidth, Math.min(wanted, 52)));
  const centre: Point = { x: width / 2, y: fieldMiddle };
  const reachX = card.width * (players > 5 ? 1.0 : 0.78);
  const reachY = Math.min(card.height * 0.46, (room - card.height) / 2 - 2);
  const trick: Point[] = [];
  for (const place of seats) {
    const around = place.seat === mine ? 0 : order.indexOf(place.seat) + 1;
    // Clockwise from the bottom: the left neighbour comes first.
    const angle = (around / players) * 2 * Math.PI;
    trick[place.seat] = {
      x: Math.round(centre.x - Math.sin(angle) * reachX),
      y: Math.round(centre.y + Math.cos(angle) * Math.max(reachY, 8)),
    };
  }
  const kitty: Point = {
    x: Math.round(compact ? sideX : centre.x - reachX - card.width * 1.6),
    y: Math.round(stripTop - card.height * 0.3),
  };
  return { card, centre, plate, seats, trick, kitty, hand, stripTop, compact };
}
