"""Opponents for measurement only: an arena knows them, a table does not."""

from __future__ import annotations

import random
import re

from openhearts.arena.opponents.shooter import ShooterPlayer
from openhearts.arena.opponents.uct import UctPlayer
from openhearts.players.base import Player

OPPONENT_NAMES = ("shooter", "uct:WORLDSxSIMULATIONS")
"""The names :func:`opponent_named` knows."""
_MOST_SIMULATIONS = 10_000_000


class OpponentError(ValueError):
    """There is no such benchmark opponent."""


def opponent_named(name: str, rng: random.Random) -> Player:
    """Make the benchmark opponent of this name, which draws from ``rng`` if it draws at all.

    Raises:
        OpponentError: there is no such opponent; the message says what can be written.
    """
    if name == "shooter":
        return ShooterPlayer()
    shape = re.fullmatch(r"uct:([1-9][0-9]{0,6})x([1-9][0-9]{0,6})", name)
    if shape is not None:
        worlds, simulations = int(shape[1]), int(shape[2])
        if worlds * simulations <= _MOST_SIMULATIONS:
            return UctPlayer(worlds, simulations, rng)
        raise OpponentError(f"{name} asks for more than {_MOST_SIMULATIONS} simulations a card")
    if name.startswith("uct"):
        raise OpponentError(f"{name!r} is no budget: write worlds and simulations, as uct:30x333")
    raise OpponentError(f"there is no player {name!r}")


__all__ = ["OPPONENT_NAMES", "OpponentError", "opponent_named"]
