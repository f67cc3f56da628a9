"""Stopping a moon that has begun, in compiled code, by seats that see what the shooter holds.

The rules of thumb of :mod:`openhearts.simulation.policy` throw stoppers away that a player who
searches keeps, so a moon looks surer in playouts than it is. Here the others know the shooter's
cards: they keep what beats one of them and put penalty cards where the shooter does not get them.
"""

from __future__ import annotations

from typing import Any

from openhearts.rules.masks import CLUB_MASK
from openhearts.simulation.compiling import compiled, count_of, lowest_of
from openhearts.simulation.danger import penalty_of
from openhearts.simulation.kernel import (
    BEST,
    BEST_SEAT,
    CAPTURED,
    COUNT,
    EMPTY,
    HANDS,
    LEADER,
    LED,
    ONE,
    State,
)

_BEGUN = 0.12
"""What share of the penalty points a seat has when the others see that it shoots."""


@compiled
def moon_begun(st: State, target: int, options: Any) -> bool:
    """Tell whether a seat alone has penalty cards, and so many that the others see it shoot."""
    for other in range(options.players):
        if other != target and st[CAPTURED + other] & options.penalty_cards:
            return False
    return penalty_of(st[CAPTURED + target], options) >= _BEGUN * options.penalty_sum


@compiled
def above(index: int) -> int:
    """Return the mask of the cards with a higher index."""
    bit = ONE << index
    return ~(bit | (bit - 1))


@compiled
def top_of(cards: int) -> int:
    """Return the highest card of a mask that is not empty."""
    while cards & (cards - 1):
        cards &= cards - 1
    return lowest_of(cards)


@compiled
def spare_cards(own: int, theirs: int) -> int:
    """Return how many cards of a suit one can do without and still stop the shooter in it.

    -1 if there is nothing to keep: the suit stops nothing.
    """
    if not own or not theirs:
        return -1
    top = top_of(own)
    over = count_of(theirs & above(top))
    if not theirs & ((ONE << top) - 1) or count_of(own) <= over:
        return -1
    return count_of(own) - over - 1


@compiled
def _throw(legal: int, hand: int, shooter: int, options: Any) -> int:
    """Return the card to throw on a trick of the shooter: the one that is missed least."""
    best = -1
    best_key = 0
    for suit in range(4):
        mask = CLUB_MASK << (16 * suit)
        if not legal & mask:
            continue
        index = lowest_of(legal & mask)
        spare = spare_cards(hand & mask, shooter & mask)
        key = index & 15
        if spare == 0:
            key += 400
        elif spare > 0:
            key += 100
        if (ONE << index) & options.penalty_cards:
            key += 200
        if best < 0 or key < best_key:
            best = index
            best_key = key
    return best


@compiled
def _lead(legal: int, shooter: int, options: Any) -> int:
    """Return a card to lead that the shooter cannot take, -1 if there is none."""
    best = -1
    best_key = -1
    left = legal
    while left:
        index = lowest_of(left)
        left &= left - 1
        if shooter & (CLUB_MASK << (16 * (index >> 4))) & above(index):
            continue
        key = index & 15
        if (ONE << index) & options.penalty_cards:
            key += 100
        if key > best_key:
            best = index
            best_key = key
    return best


@compiled
def stop_moon(st: State, legal: int, hand: int, target: int, options: Any) -> int:
    """Return the card that stops the moon of a seat best, -1 where it makes no difference."""
    shooter = st[HANDS + target]
    if st[COUNT] == 0:
        return _lead(legal, shooter, options)
    mask = CLUB_MASK << (16 * st[LED])
    to_play = (target - st[LEADER] + options.players) % options.players >= st[COUNT]
    beats = above(st[BEST])
    takes = shooter & mask & beats != EMPTY if to_play else st[BEST_SEAT] == target
    following = legal & mask
    if following == 0:
        penalties = legal & options.penalty_cards
        if not takes and penalties:
            dear = penalties & options.heavy_mask
            return top_of(dear or penalties)
        return _throw(legal, hand, shooter, options)
    if not takes:
        given = following & options.penalty_cards & ~beats
        if given:
            return top_of(given)
        return lowest_of(following)
    winners = following & beats
    if to_play:
        winners &= above(top_of(shooter & mask))
    if winners:
        return lowest_of(winners)
    return lowest_of(following)
