"""A trick: the cards in the order they were played, and who took it."""

from __future__ import annotations

from typing import NamedTuple

from openhearts.cards import Card
from openhearts.rules.facts import Seat, fact


@fact
class Trick(NamedTuple):
    """A finished trick."""

    leader: Seat
    cards: tuple[Card, ...]
    """In the order played, the lead first."""
    winner: Seat
