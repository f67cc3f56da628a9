"""The players by name."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType

from openhearts.players.base import Player, PlayerError
from openhearts.players.levels import LEVELS, MakeLevel
from openhearts.players.plain import RandomPlayer, SimplePlayer

_MAKERS: Mapping[str, MakeLevel] = MappingProxyType(
    {
        "random": RandomPlayer,
        "simple": lambda _: SimplePlayer(),
        **LEVELS,
    }
)

PLAYER_NAMES = tuple(_MAKERS)
"""The names :func:`player_named` knows: two plain players, then the levels, weakest first."""


def player_named(name: str, rng: random.Random) -> Player:
    """Make the player of this name, which draws from ``rng`` if it draws at all.

    Raises:
        PlayerError: there is no such player; the message lists the names.
    """
    maker = _MAKERS.get(name)
    if maker is None:
        raise PlayerError(f"there is no player {name!r}: the players are {', '.join(_MAKERS)}")
    return maker(rng)
