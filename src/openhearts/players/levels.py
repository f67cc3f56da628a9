"""The levels a player can choose from, weakest first."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from openhearts.players.base import Player
from openhearts.players.casual import BEGINNER, CASUAL, CasualPlayer
from openhearts.players.steady import SteadyPlayer

MakeLevel: TypeAlias = Callable[[random.Random], Player]
"""Makes a player of a level, which draws from the generator if it draws at all."""


def _searching(name: str) -> MakeLevel:
    def make(rng: random.Random) -> Player:
        # Numba and NumPy come in with the first player that searches, and not before.
        from openhearts.players.searching import EFFORTS, SearchingPlayer  # noqa: PLC0415 - slow to load

        return SearchingPlayer(rng, EFFORTS[name])

    return make


LEVELS: Mapping[str, MakeLevel] = MappingProxyType(
    {
        "beginner": lambda rng: CasualPlayer(rng, BEGINNER),
        "casual": lambda rng: CasualPlayer(rng, CASUAL),
        "steady": lambda _: SteadyPlayer(),
        "strong": _searching("strong"),
        "expert": _searching("expert"),
        "master": _searching("master"),
    }
)
"""All levels by name, weakest first; docs/players.md tells what each does."""

FIRST_LEVEL = "casual"
"""For whoever has not chosen: it forgets as people do, where the levels above count every card."""
