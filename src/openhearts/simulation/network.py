"""A small network that mends what the rules of thumb make of a card.

It was trained to think of a seat's cards as a search does (:mod:`openhearts.training.network`). Its
inputs are what the seat holds, what it has not seen, what lies on the table and what everybody
saw, each on or off; so the first layer is a sum of a few rows, and a choice takes a microsecond.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.rules.masks import CLUB_MASK
from openhearts.simulation.compiling import compiled, copy_row, count_of, entry_point, lowest_of
from openhearts.simulation.kernel import (
    BEST,
    BEST_SEAT,
    BROKEN,
    CAPTURED,
    COUNT,
    HANDS,
    LED,
    PLAYED,
    TRICK,
    TRICKS,
    TURN,
    VOIDS,
    State,
)
from openhearts.simulation.network_weights import (
    BEST_RANK,
    BROKEN_AT,
    DEAR,
    HEART_STEPS,
    HEARTS,
    HELD,
    LED_SUIT,
    LENGTH,
    LENGTHS,
    MOST_ACTIVE,
    NARROW,
    ON_TABLE,
    OUT,
    PLACE,
    SEATS,
    SHOWN,
    TRICK_NUMBER,
    UNSEEN,
    WIDE,
    WINNER,
)
from openhearts.simulation.numbers import Numbers

ROOM = MOST_ACTIVE + (WIDE + NARROW) // 2
"""How many 64-bit places :func:`mend_costs` works in."""


@compiled
def _switch_on(active: Any, total: int, first: int, mask: int) -> int:
    """Add an input for each card of a mask; return how many are on."""
    while mask:
        active[total] = first + lowest_of(mask)
        total += 1
        mask &= mask - 1
    return total


@compiled
def active_inputs(st: State, active: Any, options: Any) -> int:
    """Write which inputs are on for the seat on turn; return how many."""
    seat = st[TURN]
    hand = st[HANDS + seat]
    unseen = options.deck & ~(st[PLAYED] | hand)
    total = _switch_on(active, 0, HELD, hand)
    total = _switch_on(active, total, UNSEEN, unseen)
    total = _switch_on(active, total, ON_TABLE, st[TRICK])
    active[total] = PLACE + st[COUNT]
    total += 1
    if st[COUNT]:
        active[total] = LED_SUIT + st[LED]
        active[total + 1] = BEST_RANK + (st[BEST] & 15)
        active[total + 2] = WINNER + (st[BEST_SEAT] - seat + SEATS) % SEATS
        total += 3
    for step in range(SEATS):
        other = (seat + step) % SEATS
        pile = st[CAPTURED + other]
        if step:
            for suit in range(4):
                if st[VOIDS + other] & (CLUB_MASK << (16 * suit)):
                    active[total] = SHOWN + 4 * (step - 1) + suit
                    total += 1
        if pile & options.heavy_mask:
            active[total] = DEAR + step
            total += 1
        active[total] = HEARTS + HEART_STEPS * step
        active[total] += _grade(count_of(pile & options.penalty_cards & ~options.heavy_mask))
        total += 1
    if st[BROKEN]:
        active[total] = BROKEN_AT
        total += 1
    active[total] = TRICK_NUMBER + st[TRICKS]
    total += 1
    for suit in range(4):
        mask = CLUB_MASK << (16 * suit)
        active[total] = LENGTH + LENGTHS * suit + count_of(hand & mask)
        active[total + 1] = OUT + LENGTHS * suit + count_of(unseen & mask)
        total += 2
    return total


@compiled
def _grade(hearts: int) -> int:
    if hearts > 8:
        return 4
    if hearts > 4:
        return 3
    return min(hearts, 2)


@compiled
def mend_costs(st: State, legal: int, costs: Any, room: Any, options: Any) -> None:
    """Take from the cost of each legal card what the network thinks it is better."""
    active = room[:MOST_ACTIVE].view(np.int64)
    units = room[MOST_ACTIVE:ROOM].view(np.float32)
    one = units[:WIDE]
    two = units[WIDE:]
    total = active_inputs(st, active, options)
    first = options.network_first
    second = options.network_second
    last = options.network_last
    copy_row(one, options.network_first_bias)
    # Four at a time: each sum is loaded and stored once for all of them, and none waits for the
    # one before. That takes two fifths of the time; eight at a time take longer again.
    place = 0
    while place + 4 <= total:
        a, b, c, d = active[place], active[place + 1], active[place + 2], active[place + 3]
        for unit in range(WIDE):
            one[unit] += (first[a, unit] + first[b, unit]) + (first[c, unit] + first[d, unit])
        place += 4
    while place < total:
        row = active[place]
        for unit in range(WIDE):
            one[unit] += first[row, unit]
        place += 1
    copy_row(two, options.network_second_bias)
    # Without a branch that nothing predicts, the inner loop is a few wide instructions.
    for unit in range(0, WIDE, 4):
        e = max(one[unit], np.float32(0.0))
        f = max(one[unit + 1], np.float32(0.0))
        g = max(one[unit + 2], np.float32(0.0))
        h = max(one[unit + 3], np.float32(0.0))
        for after in range(NARROW):
            two[after] += (e * second[unit, after] + f * second[unit + 1, after]) + (
                g * second[unit + 2, after] + h * second[unit + 3, after]
            )
    for unit in range(NARROW):
        two[unit] = max(two[unit], np.float32(0.0))
    left = legal
    while left:
        index = lowest_of(left)
        left &= left - 1
        better = options.network_last_bias[index]
        beside = np.float32(0.0)
        third = np.float32(0.0)
        fourth = np.float32(0.0)
        for unit in range(0, NARROW, 4):
            better += two[unit] * last[index, unit]
            beside += two[unit + 1] * last[index, unit + 1]
            third += two[unit + 2] * last[index, unit + 2]
            fourth += two[unit + 3] * last[index, unit + 3]
        costs[index] -= (better + beside) + (third + fourth)


@entry_point
def inputs_of(numbers: Numbers, states: Any, out: Any) -> None:
    """Write the inputs that are on in each position, one a row, and -1 after them."""
    for place in range(len(states)):
        total = active_inputs(states[place], out[place], numbers[0])
        out[place, total:] = -1
