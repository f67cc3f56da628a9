"""How a seat of a playout weighs things: one row of numbers a seat, named by the places below.

The values of :data:`STEADY` are the steady player's; :mod:`openhearts.training` looks for better
ones, and :func:`trained_habits` are those it found.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

import numpy as np

from openhearts.simulation.errors import HabitsError
from openhearts.simulation.kernel import MOST_SEATS

_FILE = "habits.toml"
_LARGEST = 100.0

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

ASKS_NETWORK = len(HABIT_NAMES)
"""The place after the habits in the row of a seat: not 0 where the network mends what it thinks."""
_ROW = ASKS_NETWORK + 1

STEADY: Any = np.array(list(_STEADY.values()))
STEADY.flags.writeable = False


def read_habits(text: str) -> Any:
    """Read a row of habits from TOML: each name of :data:`HABIT_NAMES` with its number.

    Raises:
        HabitsError: the text is no TOML, lacks a habit, has one that is none, or a number that
            no training leads to.
    """
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise HabitsError(f"the habits are not written in TOML: {error}") from None
    missing = [name for name in HABIT_NAMES if name not in found]
    if missing:
        raise HabitsError(f"the habits lack {', '.join(missing)}")
    unknown = [name for name in found if name not in _STEADY]
    if unknown:
        raise HabitsError(f"there is no habit {', '.join(unknown)}")
    for name, value in found.items():
        number = isinstance(value, float | int) and not isinstance(value, bool)
        if not number or not abs(value) <= _LARGEST:
            raise HabitsError(f"the habit {name} should be a number up to {_LARGEST}, not {value}")
    return np.array([float(found[name]) for name in HABIT_NAMES])


def write_habits(habits: Any) -> str:
    """Write a row of habits as :func:`read_habits` reads it."""
    values = zip(HABIT_NAMES, habits, strict=True)
    return "".join(f"{name} = {float(value):.4f}\n" for name, value in values)


@lru_cache(maxsize=1)
def trained_habits() -> Any:
    """Return the habits that training led to.

    Raises:
        HabitsError: the package's file is missing or damaged.
    """
    try:
        text = files(__package__).joinpath(_FILE).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise HabitsError(f"{_FILE} cannot be read; install OpenHearts again: {error}") from None
    try:
        habits = read_habits(text)
    except HabitsError as error:
        raise HabitsError(f"{_FILE} is damaged; install OpenHearts again: {error}") from None
    habits.flags.writeable = False
    return habits


def seat_habits(
    seat: int, own: Any, others: Any, *, asks: bool = False, others_ask: bool = False
) -> Any:
    """Return the rows for a table at which one seat has its own habits.

    ``asks`` and ``others_ask`` say who follows the network besides, where it knows the game.
    """
    rows = np.zeros((MOST_SEATS, _ROW))
    rows[:, :ASKS_NETWORK] = others
    rows[:, ASKS_NETWORK] = others_ask
    rows[seat, :ASKS_NETWORK] = own
    rows[seat, ASKS_NETWORK] = asks
    return rows
