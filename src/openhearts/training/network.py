"""Training the network: it imitates a search first, and then practises.

What the points of a seat came to from a trick on, against other plays of the same deal at that
trick, says how good its choices were; better ones are made likelier. The rate falls meanwhile, and
the running mean of the weights is kept. Source: R. J. Williams, "Simple Statistical
Gradient-Following Algorithms for Connectionist Reinforcement Learning" (1992), with the mean of the
same deal for a baseline.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from openhearts.simulation.habits import STEADY, seat_habits, trained_habits
from openhearts.simulation.network_weights import (
    CARDS,
    SEATS,
    Weights,
    new_weights,
    put_weights,
)
from openhearts.simulation.numbers import Numbers
from openhearts.simulation.playouts import sensible_hands
from openhearts.simulation.randomness import new_stream
from openhearts.training.examples import examples_of
from openhearts.training.game import standard_game
from openhearts.training.imitation import Lessons, imitate
from openhearts.training.learning import Adam, add_slope, likely, no_slope, think
from openhearts.training.practice import SEAT, TRICKS_OF_A_HAND, Choices, Sitting, practise


class Course(NamedTuple):
    """How to train."""

    lessons: Lessons = Lessons()
    rounds: int = 10_000
    deals: int = 200
    """Deals in a round."""
    plays: int = 8
    """How often each is played."""
    rate: float = 0.002
    """How far a step goes at first; it falls to a tenth of that."""
    softness: float = 0.5
    """How many points dearer a card is that is chosen 1/e times as often."""
    seed: int = 1


class Progress(NamedTuple):
    """Where training stands after a round of practice; before the first it has imitated."""

    round: int
    weights: Weights
    """The running mean: steadier than the last ones."""


_WARM_UP = 50
_SMOOTH = 0.01
_LEAST = 0.1
_AT_ONCE = 2_048
"""How many choices are learned from at a time: what a processor's cache holds."""
_BITS = np.left_shift(np.uint64(1), np.arange(CARDS, dtype=np.uint64))


def train(course: Course, *, jobs: int = 1) -> Iterator[Progress]:
    """Train a network that knows nothing yet; the result does not depend on ``jobs``.

    In practice it meets three steady players, three with trained habits, and, every second time,
    itself.
    """
    chance = np.random.default_rng(course.seed)
    stream = new_stream(random.Random(course.seed))  # noqa: S311 - repeatable on purpose
    weights = new_weights(chance)
    examples = examples_of(course.lessons.deals, course.seed, jobs=jobs)
    for _ in imitate(weights, examples, course.lessons, chance):
        pass
    yield Progress(0, weights)
    numbers = with_network(weights)
    adam = Adam(weights)
    smooth = {name: array.copy() for name, array in weights.items()}
    itself = opponents(trained_habits(), ask=True)
    tables = [opponents(STEADY), itself, itself, opponents(trained_habits())]
    _, entries, passed = standard_game()
    for number in range(course.rounds):
        sitting = Sitting(
            numbers,
            tables[number % len(tables)],
            int(entries[number // len(tables) % len(entries)]),
            passed,
            course.deals,
            course.plays,
            course.softness,
        )
        found = slope(weights, practise(sitting, stream), course)
        pace = min((number + 1) / _WARM_UP, max(_LEAST, 1 - number / course.rounds))
        adam.step(found, course.rate * pace)
        put_weights(numbers, weights)
        for name, array in weights.items():
            smooth[name] += _SMOOTH * (array - smooth[name])
        yield Progress(number + 1, smooth)


def with_network(weights: Weights) -> Numbers:
    """Return the numbers of standard Hearts for four with these weights."""
    numbers = standard_game().numbers.copy()
    put_weights(numbers, weights)
    return numbers


def opponents(habits: Any, *, ask: bool = False) -> Any:
    """Return the rows of a table at which the seat meets others with these habits."""
    return seat_habits(SEAT, trained_habits(), habits, asks=True, others_ask=ask)


def points_better(weights: Weights, others: Any, hands: int, seed: int) -> float:
    """Return by how many points a hand a seat with these weights is better than the others."""
    _, entries, passed = standard_game()
    stream = new_stream(random.Random(seed))  # noqa: S311 - repeatable on purpose
    sums = sensible_hands(
        with_network(weights),
        opponents(others),
        entries,
        passed,
        hands,
        stream,
    )
    return float((sums[1:SEATS].sum() / (SEATS - 1) - sums[SEAT]) / hands)


def advantages(choices: Choices, plays: int) -> Any:
    """Return by how many points each choice went better than the others of its deal and trick."""
    to_go = choices.results[choices.hand] - choices.so_far
    alike = choices.hand // plays * TRICKS_OF_A_HAND + choices.trick
    number = np.bincount(alike)
    mean = np.bincount(alike, weights=to_go) / np.maximum(number, 1)
    many = number[alike]
    return np.where(many > 1, (to_go - mean[alike]) * many / np.maximum(many - 1, 1), 0.0)


def slope(weights: Weights, choices: Choices, course: Course) -> Weights:
    """Return which way the weights make good choices rarer."""
    better = advantages(choices, course.plays)
    total = no_slope(weights)
    for first in range(0, len(better), _AT_ONCE):
        part = slice(first, first + _AT_ONCE)
        layers = think(weights, choices.active[part])
        among = (choices.cards[part].astype(np.uint64)[:, None] & _BITS) != 0
        chances = likely(layers.better - choices.costs[part], among, course.softness)
        chances[np.arange(len(chances)), choices.chosen[part]] -= 1
        pull = better[part, None] / (course.softness * len(better))
        add_slope(total, weights, layers, (chances * pull).astype(np.float32))
    return total
