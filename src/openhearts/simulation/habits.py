"""How a seat of a playout weighs things: one row of numbers a seat, named by the places below.

The values of :data:`STEADY` are the steady player's.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.simulation.kernel import MOST_SEATS

_STEADY: dict[str, float] = {
    "void_gain": 0.9,
    "dead_card": 0.35,
    "most_exposure": 0.8,
    "own_heavy": 1.2,
    "over_heavy": 0.6,
    "over_first": 0.65,
    "over_more": 0.35,
    "spared": 0.7,
    "square_share": 0.5,
    "trick_price": 0.25,
    "ahead_leading": 0.5,
    "ahead_following": 0.5,
    "ahead_throwing": 0.5,
    "ahead_grows": 0.0,
    "late_high": 0.3,
    "smoke_out": 0.06,
    "discards": 1.5,
    "given": 1.0,
    "to_come": 1.0,
    "threat_start": -3.0,
    "threat_streak": 0.1,
    "threat_gone": 0.4,
    "threat_taken": 2.4,
    "fed": 0.6,
    "keeps_stopper": 4.0,
    "plain_stopper": 0.3,
    "moon_swing": 1.0,
    "boldness": 2.2,
    "bolder_taken": 0.5,
    "loses_dear": 1.4,
    "loses_plain": 0.8,
    "loses_beyond": 1.5,
    "beaten_clean": 0.6,
    "boldness_at_pass": 0.5,
    "comes_back": 0.13,
    "comes_back_over": 0.15,
    "exit_card": 0.0,
    "long_suit": 0.0,
    "lead_to_void": 0.0,
    "pass_void": 0.0,
}

HABIT_NAMES = tuple(_STEADY)
(
    VOID_GAIN,
    DEAD_CARD,
    MOST_EXPOSURE,
    OWN_HEAVY,
    OVER_HEAVY,
    OVER_FIRST,
    OVER_MORE,
    SPARED,
    SQUARE_SHARE,
    TRICK_PRICE,
    AHEAD_LEADING,
    AHEAD_FOLLOWING,
    AHEAD_THROWING,
    AHEAD_GROWS,
    LATE_HIGH,
    SMOKE_OUT,
    DISCARDS,
    GIVEN,
    TO_COME,
    THREAT_START,
    THREAT_STREAK,
    THREAT_GONE,
    THREAT_TAKEN,
    FED,
    KEEPS_STOPPER,
    PLAIN_STOPPER,
    MOON_SWING,
    BOLDNESS,
    BOLDER_TAKEN,
    LOSES_DEAR,
    LOSES_PLAIN,
    LOSES_BEYOND,
    BEATEN_CLEAN,
    BOLDNESS_AT_PASS,
    COMES_BACK,
    COMES_BACK_OVER,
    EXIT_CARD,
    LONG_SUIT,
    LEAD_TO_VOID,
    PASS_VOID,
) = range(len(HABIT_NAMES))

STEADY: Any = np.array(list(_STEADY.values()))
STEADY.flags.writeable = False


def seat_habits(seat: int, own: Any, others: Any) -> Any:
    """Return the rows for a table at which one seat has its own habits."""
    rows = np.tile(np.asarray(others, np.float64), (MOST_SEATS, 1))
    rows[seat] = own
    return rows
