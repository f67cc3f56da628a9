"""Seeing an opponent's moon, in compiled code: who may get every penalty card, and what stops it.

The same rules of thumb as :mod:`openhearts.players.steady.threat` and the moon's part of
:mod:`openhearts.players.steady.tricks`, without what the pass says.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.rules.masks import CLUB_MASK
from openhearts.simulation.compiling import compiled, count_of
from openhearts.simulation.habits import (
    PLAIN_STOPPER,
    THREAT_GONE,
    THREAT_START,
    THREAT_STREAK,
    THREAT_TAKEN,
)
from openhearts.simulation.kernel import (
    BEST,
    BEST_SEAT,
    CAPTURED,
    COUNT,
    LACKING,
    LEADER,
    LED,
    ONE,
    STREAK,
    TURN,
    VOIDS,
    State,
)

_MOST_STREAK = 6


@compiled
def holders_of(st: State, seat: int, suit: int, options: Any) -> int:
    """Return how many other seats may still have cards of a suit."""
    own = 0 if st[VOIDS + seat] & (CLUB_MASK << (16 * suit)) else 1
    return options.players - st[LACKING + suit] - own


@compiled
def moon_chance(taken: float, streak: int, tricks: int, habits: Any, options: Any) -> float:
    """Guess how likely a seat that took so much, and nobody else any, shoots the moon."""
    odds = (
        habits[THREAT_START]
        + habits[THREAT_STREAK] * min(streak, _MOST_STREAK)
        + habits[THREAT_GONE] * tricks / options.hand_size
        + habits[THREAT_TAKEN] * taken / options.penalty_sum
    )
    return 1.0 / (1.0 + np.exp(-odds))


@compiled
def find_threat(st: State, seat: int, options: Any) -> int:
    """Return the opponent likeliest to shoot the moon, -1 if none can any more.

    Once a seat has taken penalty cards only that seat can; before that it may be any.
    """
    if options.moon_swing <= 0.0:
        return -1
    threat = -1
    first = -1
    for other in range(options.players):
        if st[CAPTURED + other] & options.penalty_cards:
            if threat >= 0 or other == seat:
                return -1
            threat = other
        elif other != seat and first < 0 and _bonus_left(st, other, options):
            first = other
    if threat >= 0:
        return threat if _bonus_left(st, threat, options) else -1
    leader = st[LEADER]
    if leader != seat and st[STREAK] > 0 and _bonus_left(st, leader, options):
        return leader
    return first


@compiled
def _bonus_left(st: State, seat: int, options: Any) -> bool:
    """Tell whether no other seat has a bonus card, where a moon needs those too."""
    if not options.moon_needs_bonus:
        return True
    for other in range(options.players):
        if other != seat and st[CAPTURED + other] & options.bonus_cards:
            return False
    return True


@compiled
def stopping_in(
    st: State, threat: int, suit: int, held: int, unseen: int, habits: Any, options: Any
) -> float:
    """Return how likely the highest card of a suit outlives what the shooter has above it.

    It needs a guard for each of those, and one more card below it that the shooter must play.
    """
    mask = CLUB_MASK << (16 * suit)
    if not held or st[VOIDS + threat] & mask:
        return 0.0
    able = holders_of(st, st[TURN], suit, options)
    top = held
    while top & (top - 1):
        top &= top - 1
    theirs = unseen & mask
    over = count_of(theirs & ~(top | (top - 1)))
    under = count_of(theirs & (top - 1))
    weight = 1.0 if options.suit_worth[suit] != 0.0 else habits[PLAIN_STOPPER]
    meets = 1.0 - options.miss[able, under]
    return weight * meets * options.at_most[able, count_of(held) - 1, over]


@compiled
def threat_wins(st: State, threat: int, index: int, unseen: int, later: int, options: Any) -> float:
    """Return how likely the shooter takes the trick if this card does not.

    ``later`` is how many play after this card.
    """
    place = (threat - st[LEADER] + options.players) % options.players
    if place > st[COUNT]:
        led = st[LED] if st[COUNT] else index >> 4
        mask = CLUB_MASK << (16 * led)
        if st[VOIDS + threat] & mask:
            return 0.0
        best = index
        if st[COUNT] and (index >> 4 != led or st[BEST] > index):
            best = st[BEST]
        over = count_of(unseen & mask & ~((ONE << best) | ((ONE << best) - 1)))
        return 1.0 - options.miss[holders_of(st, st[TURN], led, options), over]
    if st[COUNT] and threat == st[BEST_SEAT]:
        return 0.85 if later else 1.0
    return 0.0
