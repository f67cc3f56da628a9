"""The levels a player can choose from, weakest first."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from openhearts.players.base import Player
from openhearts.players.casual import BEGINNER, CASUAL, CasualPlayer
from openhearts.players.steady import SteadyPlayer


class Level(NamedTuple):
    """One level, in words for people."""

    name: str
    title: str
    summary: str
    make: Callable[[random.Random], Player]


def _searching(name: str) -> Callable[[random.Random], Player]:
    def make(rng: random.Random) -> Player:
        # Numba and NumPy come in with the first player that searches, and not before.
        from openhearts.players.searching import EFFORTS, SearchingPlayer  # noqa: PLC0415 - slow to load

        return SearchingPlayer(rng, EFFORTS[name])

    return make


_LEVELS = (
    Level(
        "beginner",
        "Beginner",
        "Sees the trick on the table, forgets the ones before it, and never thinks of a moon.",
        lambda rng: CasualPlayer(rng, BEGINNER),
    ),
    Level(
        "casual",
        "Casual",
        "Plays sensibly, forgets about half of what was played, and misjudges close decisions.",
        lambda rng: CasualPlayer(rng, CASUAL),
    ),
    Level(
        "steady",
        "Steady",
        "Counts every card, ducks, guards the queen, and sees moons coming.",
        lambda _: SteadyPlayer(),
    ),
    Level(
        "strong",
        "Strong",
        "Tries every card in some tens of likely deals.",
        _searching("strong"),
    ),
    Level(
        "expert",
        "Expert",
        "Tries its passes, and every card in hundreds of likely deals; shoots and stops moons.",
        _searching("expert"),
    ),
    Level(
        "master",
        "Master",
        "Tries more passes and cards in many more deals, and takes the most time.",
        _searching("master"),
    ),
)

LEVELS: Mapping[str, Level] = MappingProxyType({level.name: level for level in _LEVELS})
"""All levels by name, weakest first."""

FIRST_LEVEL = "casual"
"""For whoever has not chosen: it forgets as people do, where the levels above count every card."""
