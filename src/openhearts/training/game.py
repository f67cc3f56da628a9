"""The game that is trained for: standard Hearts for four, each pass in turn."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from openhearts.rules.ruletext import build_rules
from openhearts.simulation.numbers import Numbers, numbers_of
from openhearts.simulation.passing import entry_number


class Game(NamedTuple):
    """What compiled code takes of the game."""

    numbers: Numbers
    entries: Any
    """The passes that take turns, as :func:`entry_number` gives them."""
    passed: int
    """How many cards are passed."""


def standard_game() -> Game:
    """Return the game."""
    rules = build_rules("standard")
    entries = [entry_number(rules.pass_entry(hand), rules.players) for hand in range(1, 5)]
    return Game(numbers_of(rules), np.array(entries, np.int64), rules.pass_count)
