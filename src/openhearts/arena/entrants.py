"""Who may enter an arena, by name: the players, the benchmark opponents, programs from outside."""

from __future__ import annotations

import random
import shlex
import shutil
from collections.abc import Callable

from openhearts.arena.errors import ArenaError
from openhearts.arena.external import EXTERNAL_PREFIX, ExternalPlayer
from openhearts.arena.opponents import OPPONENT_NAMES, OpponentError, opponent_named
from openhearts.players import PLAYER_NAMES, Player, player_named
from openhearts.rules.facts import Seat
from openhearts.rules.ruleset import RuleSet

ENTRANT_NAMES = (*PLAYER_NAMES, *OPPONENT_NAMES, f"{EXTERNAL_PREFIX}COMMAND")
"""The names an arena knows."""


def check_entrant(name: str) -> None:
    """Make sure that an arena can seat the entrant of this name.

    Raises:
        ArenaError: it cannot; the message says why.
    """
    if is_external(name):
        command = external_command(name)
        if shutil.which(command[0]) is None:
            raise ArenaError(f"{name}: there is no program {command[0]!r} that can be run")
        return
    make_entrant(name, random.Random(0))  # noqa: S311 - only to see whether it can be made


def make_entrant(name: str, rng: random.Random) -> Player:
    """Make the player of this name, which draws from ``rng`` if it draws at all.

    Raises:
        ArenaError: there is no such player within the program; the message lists the names.
    """
    if name in PLAYER_NAMES:
        return player_named(name, rng)
    try:
        return opponent_named(name, rng)
    except OpponentError as error:
        raise ArenaError(f"{error}; an arena knows {', '.join(ENTRANT_NAMES)}") from None


def maker_of(
    name: str, rng: random.Random, *, rules: RuleSet, seat: Seat, bot_seconds: float
) -> Callable[[], Player]:
    """Return what makes the player of this name for a seat, as often as it is called."""
    if is_external(name):
        command = external_command(name)
        return lambda: ExternalPlayer(command, rng, rules=rules, seat=seat, seconds=bot_seconds)
    return lambda: make_entrant(name, rng)


def is_external(name: str) -> bool:
    """Tell whether a name stands for a program from outside."""
    return name.startswith(EXTERNAL_PREFIX)


def external_command(name: str) -> list[str]:
    """Return the words of an external player's command.

    Raises:
        ArenaError: there are none, or a quotation mark is left open.
    """
    try:
        command = shlex.split(name.removeprefix(EXTERNAL_PREFIX))
    except ValueError as error:
        raise ArenaError(f"{name!r}: {error}") from None
    if not command:
        raise ArenaError(f"{name!r} names no program: write {EXTERNAL_PREFIX}./my-bot")
    return command
