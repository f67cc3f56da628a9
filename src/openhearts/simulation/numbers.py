"""A rule set as one record of numbers, in the form compiled code takes it.

The fields of :class:`openhearts.rules.masks.KernelOptions` come first, by their names, so
the rule functions read them as they read the tuple; then what playing well needs to know.
"""

from __future__ import annotations

import contextlib
import math
from functools import lru_cache
from typing import Any

import numpy as np

from openhearts.cards import Suit
from openhearts.rules.masks import KernelOptions
from openhearts.rules.options import Moon
from openhearts.rules.presets import preset_named
from openhearts.rules.ruleset import RuleSet
from openhearts.simulation.errors import NetworkError
from openhearts.simulation.network_weights import FIELDS, SEATS, put_weights, trained_network

MOON_KINDS = {
    Moon.NONE: 0,
    Moon.ADD_TO_OTHERS: 1,
    Moon.SUBTRACT_FROM_SELF: 2,
    Moon.CHOICE: 3,
    Moon.AUTO: 4,
}
MOST_HEAVY = 8
_STANDARD_SUM = 26
_HEAVY_SHARE = 0.12
_GROUPS = 64
_TABLES = ("value_masks", "values")

DTYPE = np.dtype(
    [
        (name, np.int64, (_GROUPS,)) if name in _TABLES else (name, np.int64)
        for name in KernelOptions._fields
    ]
    + [
        ("moon_kind", np.int64),
        ("deck", np.int64),
        ("worth", np.float64, (64,)),
        ("suit_worth", np.float64, (4,)),
        ("heavy", np.int64, (MOST_HEAVY,)),
        ("heavies", np.int64),
        ("heavy_mask", np.int64),
        ("penalty_sum", np.float64),
        ("unit", np.float64),
        ("moon_swing", np.float64),
        ("miss", np.float64, (8, 64)),
        ("guard", np.float64, (40,)),
        ("at_most", np.float64, (8, 14, 14)),
        ("has_network", np.int64),
        *FIELDS,
    ]
)

Numbers = Any
"""An array of one record of :data:`DTYPE`."""


@lru_cache(maxsize=64)
def numbers_of(rules: RuleSet) -> Numbers:
    """Return a rule set's numbers. The array is shared: leave it as it is."""
    kernel = rules.kernel
    record = np.zeros(1, dtype=DTYPE)
    for name in KernelOptions._fields:
        value = getattr(kernel, name)
        if name in _TABLES:
            record[name][0, : len(value)] = value
        else:
            record[name][0] = value
    record["moon_kind"] = MOON_KINDS[rules.moon]
    record["deck"] = rules.deck.mask
    worth = [0.0] * 64
    for card, points in rules.card_values.items():
        worth[card.index] = points
    record["worth"][0] = worth
    total = rules.penalty_sum
    common = [_common_value(rules, suit) for suit in Suit]
    record["suit_worth"][0] = common
    heavy = [
        card.index
        for card in rules.penalty_cards
        if worth[card.index] - common[card.suit] > _HEAVY_SHARE * total
    ]
    heavy.sort(key=lambda index: -worth[index])
    heavy = heavy[:MOST_HEAVY]
    record["heavy"][0, : len(heavy)] = heavy
    record["heavies"] = len(heavy)
    record["heavy_mask"] = sum(1 << index for index in heavy)
    record["penalty_sum"] = max(total, 1)
    record["unit"] = max(total, 1) / _STANDARD_SUM
    no_moon = rules.moon is Moon.NONE or not total
    record["moon_swing"] = 0.0 if no_moon else 0.8 * rules.moon_points
    for holders in range(1, 8):
        for cards in range(64):
            record["miss"][0, holders, cards] = (1.0 - 1.0 / holders) ** cards
    record["miss"][0, 0] = 1.0
    record["at_most"][0] = _at_most_tables()
    record["guard"][0] = [0.64 ** (half / 2) for half in range(40)]
    if _network_knows(rules):
        # Who wants the network is told what is wrong with its file; the others need none.
        with contextlib.suppress(NetworkError):
            put_weights(record, trained_network())
    return record


def _network_knows(rules: RuleSet) -> bool:
    """Tell whether a hand is played as those that the network was trained with."""
    standard = preset_named("standard").rules(SEATS)
    same = rules.kernel == standard.kernel and rules.deck == standard.deck
    return same and rules.moon is not Moon.NONE


@lru_cache(maxsize=1)
def _at_most_tables() -> Any:
    """Return how likely one of so many seats holds at most so many of some cards."""
    table = np.ones((8, 14, 14))
    for holders in range(1, 8):
        share = 1.0 / holders
        for most in range(14):
            for cards in range(most + 1, 14):
                table[holders, most, cards] = sum(
                    math.comb(cards, k) * share**k * (1.0 - share) ** (cards - k)
                    for k in range(most + 1)
                )
    return table


def _common_value(rules: RuleSet, suit: Suit) -> float:
    values = sorted(max(rules.card_values.get(c, 0), 0) for c in rules.deck.of_suit(suit))
    return float(values[len(values) // 2]) if values else 0.0
