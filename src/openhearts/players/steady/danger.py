"""How dangerous it is to hold certain cards of one suit: points one expects to take with them.

The measure falls apart by suit, so a pass or a play changes it in one suit only. It is a
rule of thumb in points, not a probability: what counts is the difference between holdings.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from openhearts.players.steady.worth import Worth
from openhearts.rules.masks import CLUB_MASK

_MOST_EXPOSURE = 0.8
_WIN_POWER = 2.5
_VOID_GAIN = 0.9
_DEAD_CARD = 0.35
_OWN_HEAVY = 1.2
_OWN_GUARD = 0.64
_OVER_HEAVY = 0.6
_GUARD = 0.7


class Outlook(NamedTuple):
    """What the danger of a holding depends on, beside the holding."""

    worth: Worth
    unseen: int
    """Cards that others may still play, as a mask."""
    opponents: int
    per_discard: float
    """Points that one void opponent throws on a trick, on average."""


def outlook_of(worth: Worth, unseen: int, opponents: int, in_hands: float = 1.0) -> Outlook:
    """Put together an outlook from the unseen cards, a share of which is in hands."""
    count = max(unseen.bit_count(), 1)
    points = sum(worth.values[index] for index in indexes(unseen & worth.penalty))
    return Outlook(worth, unseen, opponents, 1.5 * points * in_hands / count)


def indexes(mask: int) -> list[int]:
    """Return the card indexes of a mask, ascending."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return found


def suit_danger(holding: int, suit: int, outlook: Outlook) -> float:
    """Return the points one expects to take because of this holding in a suit."""
    worth, opponents = outlook.worth, outlook.opponents
    unseen = outlook.unseen & (CLUB_MASK << (16 * suit))
    out = unseen.bit_count()
    if not holding:
        return -_VOID_GAIN * worth.unit if out else 0.0
    cards = indexes(holding)
    discards = opponents * outlook.per_discard
    if not out:
        return len(cards) * _DEAD_CARD * discards
    suit_points = worth.suit_values[suit] * min(opponents, out)
    total = 0.0
    for rounds, index in enumerate(cards, 1):
        lower = (unseen & ((1 << index) - 1)).bit_count()
        if lower and index not in worth.heavy:
            exposure = min(_MOST_EXPOSURE, opponents * rounds / (out + 1))
            points = exposure * (discards + suit_points) + worth.suit_values[suit]
            total += math.pow(lower / out, _WIN_POWER) * points
    for index in worth.heavy:
        if index >> 4 == suit:
            total += _heavy_danger(index, holding, unseen, outlook)
    bonus = worth.bonus & (CLUB_MASK << (16 * suit))
    for index in indexes(bonus & (holding | unseen)):
        total -= _bonus_hope(index, holding, unseen, worth)
    return total


def _heavy_danger(heavy: int, holding: int, unseen: int, outlook: Outlook) -> float:
    """Return what a heavy card costs: held, or in another hand below cards one holds."""
    bit = 1 << heavy
    value = outlook.worth.values[heavy]
    lower = (holding & (bit - 1)).bit_count()
    over = (holding & ~(bit - 1) & ~bit).bit_count()
    if bit & holding:
        wins = (unseen & (bit - 1)).bit_count() / max(unseen.bit_count(), 1)
        guarded = math.pow(_OWN_GUARD, lower + 0.5 * over)
        return value * _OWN_HEAVY * math.pow(wins, 0.7) * guarded
    if bit & unseen and over:
        return value * _OVER_HEAVY * min(1.4, 0.65 + 0.35 * over) * math.pow(_GUARD, lower)
    return 0.0


def _bonus_hope(bonus: int, holding: int, unseen: int, worth: Worth) -> float:
    """Return what one hopes to gain from a bonus card: held, or below cards one holds."""
    bit = 1 << bonus
    gain = -worth.values[bonus]
    over = (holding & ~(bit - 1) & ~bit).bit_count()
    over_out = (unseen & ~(bit - 1)).bit_count()
    if bit & holding:
        return gain * (0.8 if not over_out else 0.5 / (0.6 + over_out) + 0.06 * min(over, 3))
    if bit & unseen and over:
        return gain * 0.3 * (1.0 - math.pow(0.5, over))
    return 0.0
