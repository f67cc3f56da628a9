"""What a seat may be told of the cards, worked out from the log and not from any delivery.

``check_frames`` takes the raw frames a client got and the log of its table, and fails on the
first frame that names a card its seat may not know. ``stored_log`` reads the log of a table
from the database of a server that has stopped or is running.
"""

import json
import re
import sqlite3
from contextlib import closing
from itertools import pairwise

from openhearts.cards import CardSet
from openhearts.rules.actions import PlayCard
from openhearts.rules.match import MatchState
from openhearts.rules.options import KittySeenBy
from openhearts.rules.ruletext import parse_rules
from openhearts.rules.view import MatchPhase
from openhearts.table.chairs import Moment, News, SeatHolder
from openhearts.table.entries import (
    AddSalt,
    EndHand,
    GiveHint,
    Practise,
    SealHand,
    TakeBack,
    parse_entry,
)
from openhearts.table.seat_entries import SeatEntry
from openhearts.table.seating import Seating
from openhearts.table.settings import TableSettings, Watching

CARD = re.compile(r"\b[2-9TJQKA][CDSH]\b")


class Leak(AssertionError):
    """A frame named a card that its seat may not know."""


def stored_log(database, table_id):
    """The rules of a table and its log, as (seat, action) pairs."""
    with closing(sqlite3.connect(database)) as connection:
        [(text,)] = connection.execute("SELECT rules FROM matches WHERE id = ?", (table_id,))
        rows = connection.execute(
            "SELECT seat, action FROM actions WHERE table_id = ? ORDER BY seq", (table_id,)
        ).fetchall()
    return parse_rules(text), [(seat, parse_entry(entry)) for seat, entry in rows]


def cards_by_seq(rules, log, seat):
    """For each length of the log, the cards that a seat may be shown then."""
    state, _ = MatchState.start(rules)
    states = [state]
    consent = _Consent(rules.players)
    for acting, entry in log:
        state = states[-1]
        match entry:
            case _ if isinstance(entry, SeatEntry):
                granted = consent.add(acting, entry)
                state = state if granted is None else states[granted]
            case TakeBack(to):
                state = states[to]
            case EndHand():
                number = state.hand.setup.number
                while state.phase is MatchPhase.PLAYING and state.hand.setup.number == number:
                    state, _ = state.apply(
                        state.hand.turn, PlayCard(state.hand.legal_cards().lowest())
                    )
            case GiveHint() | Practise() | SealHand() | AddSalt():
                pass
            case _:
                state, _ = state.apply(acting, entry)
        if state.hands_played > states[-1].hands_played:
            consent.seating = consent.seating.after_hand()
        states.append(state)
        consent.seq += 1
    return [_cards_known(state, seat) for state in states]


class _Consent:
    """Who asked for what at a table, and what the last who agreed brought about."""

    def __init__(self, players):
        holders = [SeatHolder("", "steady")] * players
        self.seating = Seating.of(holders, TableSettings(watching=Watching.SEAT))
        self.seq = 0

    def add(self, acting, entry):
        """After how many entries the match goes on; ``None`` where nothing is taken back."""
        moment = Moment(self.seq, hands=0, in_hand=False, over=False)
        self.seating, news = self.seating.after(acting, entry, moment)
        return news.to if news.what is News.TAKE_BACK_GRANTED else None


def _cards_known(state, seat):
    known = {card.text for cards in state.cuts for card in cards if card is not None}
    hand = state.hand
    if hand is None:
        return known
    rules, deal = state.rules, hand.setup.deal
    seen = [hand.trick, *(trick.cards for trick in hand.tricks)]
    if seat >= 0:
        seen += [deal.hands[seat], CardSet.from_mask(hand.hands[seat])]
    if hand.setup.received and seat >= 0:
        seen.append([card for card, _ in hand.setup.received[seat]])
    looks = hand.kitty_taker == seat and rules.kitty_seen_by is KittySeenBy.TAKER
    in_progress = state.phase in (MatchPhase.PASSING, MatchPhase.MIXING, MatchPhase.PLAYING)
    if looks or (hand.kitty_taker >= 0 and not in_progress):
        seen.append(deal.kitty)
    return known | {card.text for cards in seen for card in cards}


def check_frames(rules, log, seat, frames):
    """Fail if a frame names a card that the seat may not know when the frame was made."""
    known = cards_by_seq(rules, log, seat)
    told = 0
    for frame in frames:
        message = json.loads(frame)
        match message["type"]:
            case "update":
                updates = [message]
            case "welcome":
                updates = [*message["missed"], message["now"]]
            case _:
                # Done names no card; a refusal may name those of the request it refuses.
                continue
        for update in updates:
            told += 1
            _check_update(update, known[update["seq"]], seat)
    return told


def _check_update(update, known, seat):
    if update["view"]["seat"] != seat:
        raise Leak(f"a view of seat {update['view']['seat']} went to seat {seat}")
    named = set(CARD.findall(json.dumps([update["events"], update["view"]])))
    if not named <= known:
        raise Leak(f"seat {seat} was told of {sorted(named - known)} at {update['seq']}")


def check_order(updates):
    """Fail if updates came out of order, twice, or not at all."""
    for earlier, later in pairwise(update["seq"] for update in updates):
        assert later == earlier + 1, f"update {later} came after {earlier}"
