"""The guided first hand: a real hand of standard Hearts with a deal that has something to show.

The person is short of clubs, so that something can be thrown soon; the king and ace of spades are
in the hand while the queen is not, so that the pass is worth a thought. The log of such a table
begins with what makes it so, and from there on it is a table like any other.
"""

from __future__ import annotations

from collections.abc import Iterable

from openhearts.cards import CardSet, Deal
from openhearts.rules.actions import CHANCE, DealHand
from openhearts.rules.facts import Seat
from openhearts.rules.ruletext import build_rules
from openhearts.table.chairs import SeatHolder
from openhearts.table.entries import Entry, Practise
from openhearts.table.referee import Referee

LESSON = "lesson"
"""What the match is marked as practice for."""
LESSON_PLAYERS = 4
LESSON_LEVEL = "steady"

_HANDS = (
    "4C 9C  3D 7D JD KD  6S KS AS  2H 5H TH KH",
    "2C 7C TC QC  2D 8D QD  3S 9S JS  4H 9H QH",
    "3C 6C JC AC  4D 9D AD  2S 8S QS  6H 8H JH",
    "5C 8C KC  5D 6D TD  4S 5S 7S TS  3H 7H AH",
)


def begun_lesson(seats: Iterable[SeatHolder]) -> Referee:
    """Return a table of the lesson with its cards dealt: the person sits in seat 0.

    Raises:
        ValueError: not one holder a seat.
    """
    changes = {"first_dealer": 0, "hand_limit": 1, "target": "none"}
    rules = build_rules("standard", LESSON_PLAYERS, changes)
    deal = Deal(tuple(CardSet.parse(cards) for cards in _HANDS))
    log: list[tuple[Seat, Entry]] = [(CHANCE, Practise(LESSON)), (CHANCE, DealHand(deal))]
    return Referee.open(rules, seats).replay(log)
