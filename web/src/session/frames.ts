// What to show of an update, one step after another.
//
// The server says what happened and what is known afterwards; it does not wait. A finished trick
// must be seen before it is swept away, a hand's points before the next deal. So an update becomes
// frames: each a view to show, what happened in it, and what to wait for. The frames take what was
// shown before and put the facts of the update on top, one event at a time; they decide nothing.

import type {
  CardPlayed,
  DealerFound,
  HandEnded,
  HandScored,
  MatchEnded,
  MoonChosen,
  MoonShot,
  TrickTaken,
  Update,
  WireHand,
  WireView,
} from "../generated/protocol";
import { toldBefore } from "../table/toldTricks";

export type WireEvent = Update["events"][number];

/** How long a frame stays, in words; the pace turns it into milliseconds. */
export type Hold =
  "none" | "deal" | "pass" | "card" | "trick" | "sweep" | "cut" | "kitty" | "notice";

export interface Frame {
  view: WireView;
  events: WireEvent[];
  hold: Hold;
  /** The seat the cards on the table are going to, while they leave it. */
  sweptBy: number | null;
  /** A round of cutting to lie on the table: by seat. */
  cut: (string | null)[] | null;
  /** Wait here until the player has read the score of the hand. */
  gate: boolean;
}

const find = <T extends WireEvent["type"]>(
  events: readonly WireEvent[],
  type: T,
): Extract<WireEvent, { type: T }> | undefined =>
  events.find((event): event is Extract<WireEvent, { type: T }> => event.type === type);

const frame = (
  view: WireView,
  events: WireEvent[],
  hold: Hold,
  rest: Partial<Frame> = {},
): Frame => ({
  view,
  events,
  hold,
  sweptBy: null,
  cut: null,
  gate: false,
  ...rest,
});

/** What is, without anything having happened. */
export const still = (view: WireView): Frame => frame(view, [], "none");

/** The score of the last hand, which nobody has read yet, before what is now. */
export function unread(view: WireView): Frame {
  const scored = view.results.at(-1)?.number;
  const shown: WireView = {
    ...view,
    phase: "DEALING",
    winners: null,
    // The next hand may have been dealt already.
    hand: view.hand?.number === scored ? view.hand : null,
    to_act: [],
    legal: [],
    refusals: {},
  };
  return frame(shown, [], "none", { gate: true });
}

export function framesOf(before: WireView | null, update: Update): Frame[] {
  const { events, view } = update;
  const ended = find(events, "hand_ended");
  if (ended) return endedFrames(before, update, ended);
  const dealer = find(events, "dealer_found");
  if (dealer) return cuttingFrames(dealer, update);
  const taken = find(events, "trick_taken");
  if (taken && view.hand) return trickFrames(before, update, taken, view.hand);
  const chosen = find(events, "moon_chosen");
  if (chosen) return scoringFrames(before, update, [chosen]);
  if (find(events, "hand_started")) return [frame(view, events, "deal")];
  if (find(events, "cards_received")) return [frame(view, events, "pass")];
  if (find(events, "card_played")) return [frame(view, events, "card")];
  return [frame(view, events, "none")];
}

/** A hand that was ended early: what is said of it, and then its points; no trick is played out. */
function endedFrames(before: WireView | null, update: Update, ended: HandEnded): Frame[] {
  const moon = find(update.events, "moon_shot");
  const shown: WireView = {
    ...(before ?? update.view),
    phase: "PLAYING",
    winners: null,
    to_act: [],
    legal: [],
    refusals: {},
  };
  return [frame(shown, [ended], "notice"), ...scoringFrames(before, update, moon ? [moon] : [])];
}

function cuttingFrames(dealer: DealerFound, { events, view }: Update): Frame[] {
  const rounds = dealer.cuts;
  if (rounds.length === 0) return [frame(view, events, "none")];
  return rounds.map((cut, index) =>
    frame(view, index === rounds.length - 1 ? events : [], "cut", { cut }),
  );
}

function trickFrames(
  before: WireView | null,
  update: Update,
  taken: TrickTaken,
  hand: WireHand,
): Frame[] {
  const { events, view } = update;
  const kitty = find(events, "kitty_taken");
  const moon = find(events, "moon_shot");
  const played = events.filter(
    (event): event is CardPlayed | Extract<WireEvent, { type: "hearts_broken" }> =>
      event.type === "card_played" || event.type === "hearts_broken",
  );
  const last = find(events, "card_played");
  // Whoever comes after the last one opened the trick; a table may tell no finished one.
  const lead = last ? (last.seat + 1) % hand.tricks_taken.length : hand.leader;
  const scored = find(events, "hand_scored") !== undefined || moon !== undefined;
  // As it was before the points were counted: nobody acts, no total moves.
  const pending: WireView = {
    ...view,
    ...(scored && before ? unscored(before) : {}),
    phase: "PLAYING",
    winners: null,
    to_act: [],
    legal: [],
    refusals: {},
  };
  const kittyBefore: Partial<WireHand> = kitty ? { kitty_taker: null, kitty: null } : {};
  const full: WireHand = {
    ...hand,
    ...kittyBefore,
    shooter: null,
    leader: lead,
    trick: taken.cards,
    winning: taken.winner,
    tricks: toldBefore(hand, before?.hand ?? null),
    tricks_taken: less(hand.tricks_taken, taken.winner, 1),
    points_taken: before?.hand?.points_taken ?? pointsBefore(hand, taken),
  };
  const frames = [
    frame({ ...pending, hand: full }, [...played, taken], "trick"),
    frame(
      scored || kitty ? { ...pending, hand: { ...hand, ...kittyBefore, shooter: null } } : view,
      [],
      "sweep",
      { sweptBy: taken.winner },
    ),
  ];
  if (kitty) {
    frames.push(
      frame(scored ? { ...pending, hand: { ...hand, shooter: null } } : view, [kitty], "kitty"),
    );
  }
  if (scored) {
    frames.push(...scoringFrames(before, update, moon ? [moon] : []));
  }
  return frames;
}

function scoringFrames(
  before: WireView | null,
  { events, view }: Update,
  notices: (MoonShot | MoonChosen)[],
): Frame[] {
  const scored: HandScored | undefined = find(events, "hand_scored");
  const ended: MatchEnded | undefined = find(events, "match_ended");
  const frames: Frame[] = [];
  if (notices.length > 0) {
    // With a choice to be made the view itself asks for it; otherwise the points come next.
    const shown: WireView = scored
      ? {
          ...view,
          ...(before ? unscored(before) : {}),
          phase: "PLAYING",
          winners: null,
          to_act: [],
        }
      : view;
    frames.push(frame(shown, notices, "notice"));
  }
  if (scored) {
    const rest = events.filter(
      (event) =>
        event.type === "hand_scored" ||
        event.type === "total_reset" ||
        event.type === "kitty_shown",
    );
    const shown: WireView = ended ? { ...view, phase: "DEALING", winners: null } : view;
    frames.push(frame(shown, rest, "none", { gate: true }));
  }
  if (ended) frames.push(frame(view, [ended], "none"));
  return frames;
}

const unscored = (before: WireView): Pick<WireView, "totals" | "results" | "dealer"> => ({
  totals: before.totals,
  results: before.results,
  dealer: before.dealer,
});

const less = (values: readonly number[], seat: number, by: number): number[] =>
  values.map((value, index) => (index === seat ? value - by : value));

/** The points before a trick, as far as the table tells them. */
const pointsBefore = ({ points_taken: now }: WireHand, taken: TrickTaken): (number | null)[] =>
  now.map((value, seat) =>
    seat !== taken.winner
      ? value
      : value === null || taken.points === null
        ? null
        : value - taken.points,
  );
