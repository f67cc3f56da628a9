"""Which card the steady player follows suit with."""

from __future__ import annotations

from openhearts.players.steady.reading import Reading
from openhearts.players.steady.tricks import playing_cost


def choose_follow(reading: Reading, legal: list[int]) -> int:
    """Return the card that costs least; among equals the highest.

    A card that still loses costs nothing now and the highest of them leaves the safest
    hand, so it ducks as high as it can; a last seat that must take a harmless trick gets
    rid of its highest card for the same reason.
    """
    return min(legal, key=lambda index: (playing_cost(reading, index), -index))
