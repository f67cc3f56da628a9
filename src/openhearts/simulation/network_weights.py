"""The weights of the network, and the layout of its inputs.

Each input is on or off. The constants name the first place of each group of them.
"""

from __future__ import annotations

import io
from functools import lru_cache
from importlib.resources import files
from typing import Any
from zipfile import BadZipFile

import numpy as np

from openhearts.simulation.errors import NetworkError

SEATS = 4
"""How many players the network knows the game for."""
CARDS = 64
HELD = 0
UNSEEN = CARDS
ON_TABLE = 2 * CARDS
PLACE = 3 * CARDS
"""How many cards are on the table."""
LED_SUIT = PLACE + SEATS
BEST_RANK = LED_SUIT + 4
WINNER = BEST_RANK + 16
"""Who has the best card, counted from the seat on turn."""
SHOWN = WINNER + SEATS
"""The suits each other seat has shown it lacks."""
DEAR = SHOWN + 4 * (SEATS - 1)
"""Who has taken a card of many points."""
HEARTS = DEAR + SEATS
HEART_STEPS = 5
"""For each seat, whether it has taken no other penalty card, one, or some, in steps."""
BROKEN_AT = HEARTS + HEART_STEPS * SEATS
TRICK_NUMBER = BROKEN_AT + 1
LENGTH = TRICK_NUMBER + 13
"""How many cards of each suit the seat holds."""
LENGTHS = 14
"""How many lengths a suit may have."""
OUT = LENGTH + 4 * LENGTHS
"""How many cards of each suit it has not seen."""
INPUTS = OUT + 4 * LENGTHS
MOST_ACTIVE = 96
"""More inputs than this are never on at once."""
WIDE = 64
NARROW = 32
"""The units of the two layers between inputs and cards."""

_FILE = "network.npz"
_SHAPES = {
    "first": (INPUTS, WIDE),
    "first_bias": (WIDE,),
    "second": (WIDE, NARROW),
    "second_bias": (NARROW,),
    "last": (CARDS, NARROW),
    "last_bias": (CARDS,),
}
_PREFIX = "network_"
FIELDS = tuple((_PREFIX + name, np.float32, shape) for name, shape in _SHAPES.items())
"""The weights as fields of a record that compiled code takes."""

Weights = dict[str, Any]
"""Arrays by name."""


def new_weights(chance: np.random.Generator) -> Weights:
    """Return weights that think next to nothing of any card yet."""
    spreads = {"first": 0.08, "second": WIDE**-0.5, "last": 0.02}
    return {
        name: (chance.standard_normal(shape) * spreads.get(name, 0.0)).astype(np.float32)
        for name, shape in _SHAPES.items()
    }


def put_weights(numbers: Any, weights: Weights) -> None:
    """Put weights into the record of a rule set."""
    for name, array in weights.items():
        numbers[_PREFIX + name][0] = array
    numbers["has_network"] = 1


def read_network(data: bytes) -> Weights:
    """Read weights from what a file of them holds.

    Raises:
        NetworkError: it holds no such weights.
    """
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as found:
            weights = {name: found[name] for name in _SHAPES}
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise NetworkError(f"these are not the weights of a network: {error}") from None
    for name, shape in _SHAPES.items():
        array = weights[name]
        if array.shape != shape or array.dtype != np.float32 or not np.isfinite(array).all():
            raise NetworkError(f"{name} should be {shape} finite numbers of 32 bits")
    return weights


@lru_cache(maxsize=1)
def trained_network() -> Weights:
    """Return the weights that training led to.

    Raises:
        NetworkError: the package's file is missing or damaged.
    """
    try:
        return read_network(files(__package__).joinpath(_FILE).read_bytes())
    except OSError as error:
        raise NetworkError(f"{_FILE} cannot be read; install OpenHearts again: {error}") from None
    except NetworkError as error:
        raise NetworkError(f"{_FILE} is damaged; install OpenHearts again: {error}") from None
