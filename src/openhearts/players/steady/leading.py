"""Which card the steady player leads."""

from __future__ import annotations

from openhearts.players.steady.reading import Reading
from openhearts.players.steady.tricks import playing_cost
from openhearts.rules.masks import CLUB_MASK

_SMOKE_OUT = 0.06
"""What a lead below a heavy card in another hand is worth, as a share of that card."""


def choose_lead(reading: Reading, legal: list[int]) -> int:
    """Return the lead that costs least; among equals the highest."""
    return min(legal, key=lambda index: (lead_cost(reading, index), -index))


def lead_cost(reading: Reading, index: int) -> float:
    """Return what a lead costs in points."""
    return playing_cost(reading, index) - _smoking_out(reading, index)


def _smoking_out(reading: Reading, index: int) -> float:
    """Return what a lead gains by drawing the guards of a heavy card that another holds."""
    suit = index >> 4
    gain = 0.0
    for heavy in reading.worth.heavy:
        if heavy >> 4 == suit and heavy > index and reading.knowledge.unseen >> heavy & 1:
            at_risk = reading.hand & (CLUB_MASK << (16 * suit)) & -(1 << heavy)
            if not at_risk:
                gain += _SMOKE_OUT * reading.worth.values[heavy]
    return gain
