"""Deciding by trying: every card in many worlds, the promising ones in more of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from openhearts.simulation.compiling import entry_point
from openhearts.simulation.danger import expected_losers
from openhearts.simulation.habits import STEADY, seat_habits, trained_habits
from openhearts.simulation.inference import draw_likely_worlds
from openhearts.simulation.kernel import HANDS, PLAYED, State
from openhearts.simulation.network_weights import trained_network
from openhearts.simulation.numbers import Numbers
from openhearts.simulation.policy import (
    AS_IT_COMES,
    FOR_THE_MOON,
    NO_MOON,
    moon_open,
)
from openhearts.simulation.randomness import Words
from openhearts.simulation.rollouts import try_cards
from openhearts.simulation.situation import Situation
from openhearts.simulation.worlds import WorldSource, world_source

_SURE = 2.0
"""By how many standard errors a difference is taken for real."""
_MATTERS = 0.1
"""What difference in points is worth more work."""

Value = Callable[[Any], Any]
"""Turns rows of scores (last axis) into what they are worth to the seat, more being better."""


class Effort(NamedTuple):
    """How much work a decision may take."""

    rounds: tuple[int, ...] = (40, 60, 100)
    """Worlds in each round; after a round the worse half of the cards drops out."""
    most_losers: float = 4.0
    """How weak a hand may be for its moon still to be tried."""
    wider: int = 0
    """Of how many worlds one is chosen for being likely; 0 makes nothing of others' plays."""
    softness: float = 0.7
    """How far from the best a play may be, in points, and still be likely."""
    passes: int = 16
    """How many sets of cards to pass are tried."""
    pass_rounds: tuple[int, ...] = (40, 60, 100, 200)
    trained: bool = False
    """Whether one goes on with trained habits oneself."""
    others_vary: bool = False
    """Whether the others are taken to have trained habits in every second world; they are taken
    for steady players otherwise."""
    network: bool = False
    """Whether whoever has trained habits follows the network besides."""

    def tables(self, seat: int) -> Any:
        """Return the habits at the tables that playouts are played at: [table, seat, habit].

        Raises:
            HabitsError: the file of trained habits is damaged.
            NetworkError: that of the network is.
        """
        own = trained_habits() if self.trained else STEADY
        if self.network:
            trained_network()
        tables = [seat_habits(seat, own, STEADY, asks=self.network)]
        if self.others_vary:
            tables.append(
                seat_habits(seat, own, trained_habits(), asks=self.network, others_ask=self.network)
            )
        return np.array(tables)


class Arm(NamedTuple):
    """An action, and the mode in which one goes on after it."""

    action: int
    mode: int


class Tried(NamedTuple):
    """What came of one action."""

    action: int
    """A card's index, or a mask of cards to pass."""
    worth: float
    """The mean of its value over the worlds, in the better way of going on."""
    error: float
    """The standard error of that mean."""
    mode: int
    """The way of going on that was better."""
    rows: Any
    """The rows of scores in that way, one a world."""


def points_value(seat: int, players: int, fear: float = 0.0) -> Value:
    """Return the value that counts points: how many fewer than the others one scores.

    ``fear`` is what a moon of another seat costs beyond its points.
    """
    weights = np.full(2 * players + 1, 0.0)
    weights[:players] = 1.0 / (players - 1)
    weights[seat] = -1.0

    def value(rows: Any) -> Any:
        shooter = rows[..., -1]
        return rows @ weights - fear * ((shooter >= 0) & (shooter != seat))

    return value


@entry_point
def _moon_losers(numbers: Numbers, habits: Any, st: State, seat: int) -> float:
    """Return how many tricks a moon would lose as things stand; many when it is lost already."""
    options = numbers[0]
    if options.moon_kind == 0 or not moon_open(st, seat, options):
        return 99.0
    hand = st[HANDS + seat]
    unseen = options.deck & ~(st[PLAYED] | hand)
    return expected_losers(hand, unseen, options.players - 1, habits[seat], options)


def different_cards(situation: Situation, legal: int) -> list[int]:
    """Return the legal cards that can make a difference: of neighbours worth the same, one."""
    worth = situation.numbers[0]["worth"]
    cards: list[int] = []
    last = -1
    for index in range(64):
        bit = 1 << index
        if not legal & bit:
            continue
        between = sum(1 << i for i in range(last + 1, index)) if last >= 0 else 0
        joined = (
            last >= 0
            and last >> 4 == index >> 4
            and worth[last] == worth[index]
            and not between & (situation.unseen | int(situation.state[30]))
        )
        if not joined:
            cards.append(index)
        last = index
    return cards


def search_card(
    situation: Situation,
    legal: int,
    value: Value,
    effort: Effort,
    stream: Words,
    source: WorldSource | None = None,
) -> list[Tried]:
    """Try the legal cards; return what came of each, the best first."""
    source = source or world_source(situation)
    tables = effort.tables(situation.seat)
    habits = tables[0]
    cards = different_cards(situation, legal)
    modes = [AS_IT_COMES]
    losers = _moon_losers(situation.numbers, habits, situation.state, situation.seat)
    if losers <= effort.most_losers:
        modes += [FOR_THE_MOON, NO_MOON]

    def attempt(alive: list[Arm], count: int) -> Any:
        worlds, intents = draw_likely_worlds(
            source, habits, count, stream, wider=effort.wider, softness=effort.softness
        )
        out = np.zeros((len(alive), count, 2 * situation.players + 1), np.int32)
        try_cards(
            situation.numbers,
            tables,
            situation.state,
            worlds,
            intents,
            situation.seat,
            np.array([arm.action for arm in alive], np.int64),
            np.array([arm.mode for arm in alive], np.int64),
            out,
        )
        return out

    return race(cards, modes, attempt, value, effort.rounds)


def race(
    actions: Sequence[int],
    modes: Sequence[int],
    attempt: Callable[[list[Arm], int], Any],
    value: Value,
    rounds: Sequence[int],
) -> list[Tried]:
    """Try actions in rounds, each in every mode, and return them in their best one, best first.

    After each round the worse half drops out, and so does all that is worse than the best beyond
    doubt, or cannot be better than it by enough to matter. Everything is tried in the same
    worlds, so doubt is about the difference in each world.
    """
    alive = [Arm(action, mode) for mode in modes for action in actions]
    rows: Any = None
    judged: dict[Arm, Tried] = {}
    dropped: list[Arm] = []
    for number, count in enumerate(rounds):
        out = attempt(alive, count)
        rows = out if rows is None else np.concatenate((rows, out), axis=1)
        values = value(rows)
        worths = values.mean(axis=1)
        errors = values.std(axis=1) / max(rows.shape[1] - 1, 1) ** 0.5
        for place, arm in enumerate(alive):
            worth, error = float(worths[place]), float(errors[place])
            judged[arm] = Tried(arm.action, worth, error, arm.mode, rows[place])
        order = np.argsort(-worths, kind="stable")
        best = values[order[0]]
        last = number + 1 == len(rounds)
        keep = len(alive) if last else max(2, (len(alive) + 1) // 2)
        stay = [
            place
            for rank, place in enumerate(order)
            if rank == 0 or (rank < keep and (last or _in_doubt(best - values[place])))
        ]
        dropped = [alive[place] for place in order if place not in stay] + dropped
        alive = [alive[place] for place in stay]
        if len(alive) == 1:
            break
        rows = rows[stay]
    first: dict[int, Tried] = {}
    for arm in alive + dropped:
        first.setdefault(arm.action, judged[arm])
    return list(first.values())


def _in_doubt(behind: Any) -> bool:
    """Tell whether an action behind the best by so much in each world may still be the better."""
    mean = float(behind.mean())
    error = float(behind.std()) / max(len(behind) - 1, 1) ** 0.5
    return mean < _SURE * error and _SURE * error - mean > _MATTERS
