"""Which card the steady player throws when it cannot follow suit."""

from __future__ import annotations

from openhearts.players.steady.reading import Reading
from openhearts.players.steady.tricks import playing_cost


def choose_discard(reading: Reading, legal: list[int]) -> int:
    """Return the card whose loss helps most: heavy penalty cards first, then dangerous ones."""
    return min(legal, key=lambda index: (playing_cost(reading, index), -(index & 15), -index))
