"""What cards are worth under a rule set, in the form the steady player reckons with."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from openhearts.cards import Card, Suit
from openhearts.rules.options import Moon
from openhearts.rules.ruleset import RuleSet

_HEAVY_SHARE = 0.12
"""A card this share of all penalty points above its suit's common value is a heavy one."""
_STANDARD_SUM = 26


class Worth(NamedTuple):
    """The point cards of a rule set. Sets of cards are masks, cards their indexes."""

    values: tuple[int, ...]
    """Points by card index."""
    unit: float
    """What one point is in a game of 26: scales every constant to this game."""
    suit_values: tuple[float, ...]
    """What the common card of each suit counts (1 for the hearts of most games)."""
    heavy: tuple[int, ...]
    """The cards one fears by themselves, such as the queen of spades, dearest first."""
    penalty: int
    bonus: int
    penalty_sum: int
    moon_swing: float
    """What an opponent's moon costs against an ordinary hand; 0 where there is none."""


@lru_cache(maxsize=64)
def worth_of(rules: RuleSet) -> Worth:
    """Read the point cards of a rule set."""
    values = [0] * 64
    for card, value in rules.card_values.items():
        values[card.index] = value
    total = rules.penalty_sum
    suit_values = tuple(_common_value(rules, suit, values) for suit in Suit)
    heavy = [
        card.index
        for card in rules.penalty_cards
        if values[card.index] - suit_values[card.suit] > _HEAVY_SHARE * total
    ]
    no_moon = rules.moon is Moon.NONE or not total
    return Worth(
        values=tuple(values),
        unit=max(total, 1) / _STANDARD_SUM,
        suit_values=suit_values,
        heavy=tuple(sorted(heavy, key=lambda index: -values[index])),
        penalty=rules.penalty_cards.mask,
        bonus=rules.bonus_cards.mask,
        penalty_sum=total,
        moon_swing=0.0 if no_moon else 0.8 * rules.moon_points,
    )


def _common_value(rules: RuleSet, suit: Suit, values: list[int]) -> float:
    cards: list[Card] = list(rules.deck.of_suit(suit))
    if not cards:
        return 0.0
    return float(sorted(max(values[card.index], 0) for card in cards)[len(cards) // 2])
