"""Who acts at a table besides its people: the houses of real tables."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping

from openhearts.cards.sealing import SECRET_BYTES
from openhearts.players import PLAYER_NAMES, Player, player_named
from openhearts.players.repeatable import RepeatablePlayer
from openhearts.players.seeds import derive_seed
from openhearts.rules.facts import Seat
from openhearts.table.house import House
from openhearts.table.referee import Referee

HouseMaker = Callable[[Referee], House]
"""Makes the house of a table: its computer players and its source of chance."""


def fair_house(referee: Referee) -> House:
    """Return the house of a real table: hands sealed with secrets of the system's randomness.

    A level that this program does not know is left to the fallback. Where the deals are those
    of several tables the computer players answer the same at all of them, too.
    """
    fixed = referee.seals.fixed
    players: Mapping[Seat, Player] = {
        seat: player_named(level, random.Random(secrets.token_bytes(32)))  # noqa: S311 - worlds to try
        if fixed is None
        else RepeatablePlayer(level, derive_seed(fixed.hex(), "seat", seat))
        for seat, level in enumerate(referee.stand_ins)
        if level in PLAYER_NAMES
    }
    return House(players, secrets.SystemRandom(), lambda: secrets.token_bytes(SECRET_BYTES))
