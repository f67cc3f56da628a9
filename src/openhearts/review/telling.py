"""The best and the worst trick of a match for one seat: facts of the record, and no judgement.

What a trick cost a seat: if it took the trick, the points of all its cards; if not, minus the
points of the card that it put in. The worst trick cost most, the best cost least. Hands with a moon
are left out: there the points of the cards are not what was scored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from openhearts.cards import Card
from openhearts.records import MatchRecord
from openhearts.rules.facts import Seat


class TellingTrick(NamedTuple):
    """One trick, and what it cost."""

    hand: int
    """From 1."""
    trick: int
    """From 1."""
    step: int
    """How many passes and cards of the hand there were when it was full."""
    cost: int
    given: Card | None
    """The seat's own card in a trick that another took."""
    points: int
    """Of all its cards."""


def best_and_worst(
    record: MatchRecord, shooters: Sequence[Seat | None], seat: Seat
) -> tuple[TellingTrick | None, TellingTrick | None]:
    """Return the best and the worst trick of a seat.

    Of several that cost as much it is the one with most points in it, and of those the first.

    Args:
        record: what was played.
        shooters: by scored hand, who shot the moon.
        seat: whose tricks.

    Returns:
        ``None`` for the best if no trick cost less than nothing, and for the worst if none cost
        anything.
    """
    tricks = list(_tricks(record, shooters, seat))
    best = min(tricks, key=lambda one: (one.cost, -one.points), default=None)
    worst = max(tricks, key=lambda one: (one.cost, one.points), default=None)
    return (
        best if best is not None and best.cost < 0 else None,
        worst if worst is not None and worst.cost > 0 else None,
    )


def _tricks(
    record: MatchRecord, shooters: Sequence[Seat | None], seat: Seat
) -> Iterator[TellingTrick]:
    players, values = record.rules.players, record.rules.card_values
    for number, (hand, shooter) in enumerate(zip(record.hands, shooters, strict=False), start=1):
        if shooter is not None:
            continue
        for place, trick in enumerate(hand.tricks, start=1):
            own = trick.cards[(seat - trick.leader) % players]
            points = sum(values.get(card, 0) for card in trick.cards)
            took = trick.winner == seat
            yield TellingTrick(
                hand=number,
                trick=place,
                step=len(hand.passes) + place * players,
                cost=points if took else -values.get(own, 0),
                given=None if took else own,
                points=points,
            )
