"""What an arena plays: each deal over every distinct seating of the entrants.

A deal is known from the seed and its number alone, and a player's generator from seed, deal,
seating and seat. So a deal gives the same result whoever plays it, on whatever machine, in
whatever order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product
from random import Random

from openhearts.arena.errors import ArenaError
from openhearts.players import random_stream
from openhearts.rules.facts import Seat
from openhearts.rules.ruleset import RuleSet

Seating = tuple[int, ...]
"""For each seat, the number of the entrant that takes it."""

MOST_SEATINGS = 1_000
LAYOUTS = ("1v3", "3v1", "2v2", "all")
"""The layouts by the names they have with four seats."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Everything that decides the result of an arena, the number of deals apart."""

    rules: RuleSet
    entrants: tuple[str, ...]
    seatings: tuple[Seating, ...]
    seed: str
    whole_matches: bool = False
    """Play each deal to the end of the match it begins, not one hand."""
    bot_seconds: float = 10.0
    """How long an external player may take over an answer."""

    def rules_of_deal(self, deal: int) -> RuleSet:
        """Return the rules of a deal: pass entry and dealer go round with its number.

        The cycle is turned, not cut: the hand is the first of a match by the plan's rules, so
        a player that weighs the match weighs a whole one. Whole matches keep the rules as
        they are.
        """
        if self.whole_matches:
            return self.rules
        cycle, players = self.rules.pass_cycle, self.rules.players
        turn = deal % len(cycle)
        return self.rules.with_changes(
            pass_cycle=cycle[turn:] + cycle[:turn],
            first_dealer=deal // len(cycle) % players,
        )

    def cards(self, deal: int) -> Random:
        """Return the source of chance of a deal: the same in every seating."""
        return random_stream(self.seed, "cards", deal)

    def stream(self, deal: int, seating: int, seat: Seat) -> Random:
        """Return the generator of the player in a seat."""
        return random_stream(self.seed, "player", deal, seating, seat)


def make_plan(  # noqa: PLR0913 - the options of an arena
    rules: RuleSet,
    entrants: Sequence[str],
    layout: str = "all",
    seed: str = "1",
    *,
    whole_matches: bool = False,
    bot_seconds: float = 10.0,
) -> Plan:
    """Put a plan together.

    Raises:
        ArenaError: the layout does not fit the entrants and the table.
    """
    return Plan(
        rules=rules,
        entrants=tuple(entrants),
        seatings=seatings(layout, len(entrants), rules.players),
        seed=seed,
        whole_matches=whole_matches,
        bot_seconds=bot_seconds,
    )


def seatings(layout: str, entrants: int, players: int) -> tuple[Seating, ...]:
    """Return every distinct seating of a layout, each once.

    ``KvM`` seats two entrants, the first K times and the second M times. With other than four
    seats ``1v3``, ``3v1`` and ``2v2`` stand for one against the rest, the rest against one,
    and half against half. ``all`` seats any number of entrants in every way in which each has
    a seat.

    >>> seatings("1v3", 2, 4)
    ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))

    Raises:
        ArenaError: the layout does not fit.
    """
    if entrants < 2:
        raise ArenaError("an arena needs two players or more to compare")
    if entrants > players:
        raise ArenaError(f"{entrants} players do not fit into {players} seats")
    if layout == "all":
        return _every_seating(entrants, players)
    if entrants != 2:
        raise ArenaError(f"layout {layout} seats two players: {entrants} need layout all")
    first = _seats_of_the_first(layout, players)
    return tuple(
        tuple(0 if seat in places else 1 for seat in range(players))
        for places in combinations(range(players), first)
    )


def _seats_of_the_first(layout: str, players: int) -> int:
    shape = re.fullmatch(r"([1-9])v([1-9])", layout)
    if shape is not None:
        first, second = int(shape[1]), int(shape[2])
        if first + second == players:
            return first
        by_name = {"1v3": 1, "3v1": players - 1, "2v2": players // 2}
        if layout in by_name:
            return by_name[layout]
        raise ArenaError(f"layout {layout} takes {first + second} seats, the table has {players}")
    raise ArenaError(f"there is no layout {layout!r}: the layouts are {', '.join(LAYOUTS)}, or KvM")


def _every_seating(entrants: int, players: int) -> tuple[Seating, ...]:
    ways: Iterable[Seating]
    if entrants == players:
        ways = permutations(range(entrants))
    elif entrants**players > 200_000:
        raise ArenaError(f"{entrants} players have too many seatings in {players} seats")
    else:
        ways = (
            way for way in product(range(entrants), repeat=players) if len(set(way)) == entrants
        )
    found: list[Seating] = []
    for way in ways:
        found.append(way)
        if len(found) > MOST_SEATINGS:
            raise ArenaError(
                f"{entrants} players have more than {MOST_SEATINGS} seatings in {players} seats:"
                " take fewer"
            )
    return tuple(found)
