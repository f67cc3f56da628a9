"""How dangerous it is to hold cards, in compiled code, and what a moon would still lose.

The same rules of thumb as :mod:`openhearts.players.steady.danger`, with tables for powers.
"""

from __future__ import annotations

from typing import Any

from openhearts.rules.masks import CLUB_MASK, card_points
from openhearts.simulation.compiling import compiled, count_of, lowest_of
from openhearts.simulation.habits import (
    DEAD_CARD,
    EXIT_CARD,
    LONG_SUIT,
    LOSES_BEYOND,
    LOSES_DEAR,
    LOSES_PLAIN,
    MOST_EXPOSURE,
    OVER_FIRST,
    OVER_HEAVY,
    OVER_MORE,
    OWN_HEAVY,
    SPARED,
    SQUARE_SHARE,
    VOID_GAIN,
)
from openhearts.simulation.kernel import ONE

_LONG = 3
"""From how many cards on a suit is long."""


@compiled
def suit_danger(
    holding: int,
    suit: int,
    unseen: int,
    discards: float,
    opponents: int,
    habits: Any,
    options: Any,
) -> float:
    """Return the points one expects to take because of this holding in a suit."""
    out = count_of(unseen)
    if holding == 0:
        return -habits[VOID_GAIN] * options.unit if out else 0.0
    if out == 0:
        return count_of(holding) * habits[DEAD_CARD] * discards
    common = options.suit_worth[suit]
    trick = discards + common * min(opponents, out)
    total = 0.0
    rounds = 0
    left = holding
    while left:
        bit = left & -left
        left ^= bit
        rounds += 1
        if bit & options.heavy_mask:
            continue
        lower = count_of(unseen & (bit - 1))
        if lower:
            share = lower / out
            exposure = min(habits[MOST_EXPOSURE], opponents * rounds / (out + 1.0))
            bend = habits[SQUARE_SHARE]
            total += share * share * (bend + (1.0 - bend) * share) * (exposure * trick + common)
    if not unseen & ((holding & -holding) - 1):
        total -= habits[EXIT_CARD] * options.unit
    if rounds > _LONG:
        total += habits[LONG_SUIT] * options.unit * (rounds - _LONG)
    if options.heavy_mask & (CLUB_MASK << (16 * suit)):
        for place in range(options.heavies):
            index = options.heavy[place]
            if index >> 4 == suit:
                total += _heavy_danger(index, holding, unseen, out, habits, options)
    bonus = options.bonus_cards & (CLUB_MASK << (16 * suit)) & (holding | unseen)
    while bonus:
        bit = bonus & -bonus
        bonus ^= bit
        total -= _bonus_hope(lowest_of(bit), bit, holding, unseen, options)
    return total


@compiled
def _heavy_danger(
    index: int, holding: int, unseen: int, out: int, habits: Any, options: Any
) -> float:
    bit = ONE << index
    value = options.worth[index]
    lower = count_of(holding & (bit - 1))
    over = count_of(holding & ~(bit | (bit - 1)))
    if bit & holding:
        wins = count_of(unseen & (bit - 1)) / max(out, 1)
        return value * habits[OWN_HEAVY] * wins**0.7 * options.guard[2 * lower + over]
    if bit & unseen and over:
        spared = 1.0
        for _ in range(lower):
            spared *= habits[SPARED]
        more = min(1.4, habits[OVER_FIRST] + habits[OVER_MORE] * over)
        return value * habits[OVER_HEAVY] * more * spared
    return 0.0


@compiled
def _bonus_hope(index: int, bit: int, holding: int, unseen: int, options: Any) -> float:
    gain = -options.worth[index]
    over = count_of(holding & ~(bit | (bit - 1)))
    over_out = count_of(unseen & ~(bit - 1))
    if bit & holding:
        return gain * (0.8 if over_out == 0 else 0.5 / (0.6 + over_out) + 0.06 * min(over, 3))
    if over:
        return gain * 0.3 * (1.0 - 0.5**over)
    return 0.0


@compiled
def penalty_of(pile: int, options: Any) -> int:
    """Return what the penalty cards of a pile count."""
    return card_points(pile & options.penalty_cards, options)


@compiled
def expected_losers(hand: int, unseen: int, opponents: int, habits: Any, options: Any) -> float:
    """Return how many tricks with penalty cards this hand is likely to lose if it wants all."""
    return losers_up_to(hand, unseen, opponents, 1e9, habits, options)


@compiled
def losers_up_to(
    hand: int, unseen: int, opponents: int, enough: float, habits: Any, options: Any
) -> float:
    """Count expected losers, but no further once there are more than ``enough``."""
    losers = 0.0
    for suit in range(4):
        mask = CLUB_MASK << (16 * suit)
        out = count_of(unseen & mask)
        if out == 0:
            continue
        weight = habits[LOSES_DEAR] if options.penalty_cards & mask else habits[LOSES_PLAIN]
        most = out / opponents + habits[LOSES_BEYOND]
        held = hand & mask
        above = count_of(held)
        highest_out = unseen & mask
        while held:
            bit = held & -held
            held ^= bit
            above -= 1
            if above < most and highest_out & ~(bit | (bit - 1)):
                losers += weight * min(1.0, most - above)
        if losers > enough:
            break
    return losers
