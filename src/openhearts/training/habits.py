"""Training habits by an evolution strategy on compiled hands.

In each round the habits are changed at random in pairs of opposite changes. Both of a pair play
the same deals, one seat against three others; the difference of their results says how good the
change was, and the mean over the pairs is the gradient that Adam follows. Source: T. Salimans
and others, "Evolution Strategies as a Scalable Alternative to Reinforcement Learning" (2017),
with mirrored changes and common random numbers.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from openhearts.simulation.habits import STEADY, seat_habits
from openhearts.simulation.playouts import sensible_hands
from openhearts.simulation.randomness import new_stream
from openhearts.training.game import standard_game
from openhearts.training.jobs import mapping


class Course(NamedTuple):
    """How to train."""

    rounds: int = 150
    pairs: int = 12
    """Pairs of opposite changes in a round."""
    hands: int = 4_000
    """How many hands each change plays."""
    against_itself: float = 0.3
    """The share of pairs that meet the present habits; the others meet the steady player's."""
    step: float = 0.06
    """How far a round goes, in scales; it falls to a fifth of that."""
    spread: float = 0.5
    """How large the changes are, in scales."""
    seed: int = 1


class Trial(NamedTuple):
    """A pair of opposite changes to try."""

    habits: Any
    change: Any
    others: Any
    seed: int
    hands: int


class Progress(NamedTuple):
    """Where training stands after a round."""

    round: int
    habits: Any
    """The running mean of the habits: steadier than the last ones."""


_SMOOTH = 0.95
_FIRST_MOMENT, _SECOND_MOMENT, _TINY = 0.9, 0.97, 1e-3
_SCALE = 0.25
_LEAST = 0.3
"""Habits are changed by a quarter of themselves, small ones by a quarter of this."""


def points_better(habits: Any, others: Any, hands: int, seed: int) -> float:
    """Return by how many points a hand one seat with these habits is better than the others.

    Standard Hearts for four, each pass in turn; a moon adds to the others' scores.
    """
    numbers, entries, count = standard_game()
    stream = new_stream(random.Random(seed))  # noqa: S311 - repeatable on purpose
    rows = seat_habits(0, habits, others)
    sums = sensible_hands(numbers, rows, entries, count, hands, stream)
    return float((sums[1:4].sum() / 3 - sums[0]) / hands)


def gain_of(trial: Trial) -> float:
    """Return how much better a change is than its opposite, on the same deals."""
    better = points_better(trial.habits + trial.change, trial.others, trial.hands, trial.seed)
    worse = points_better(trial.habits - trial.change, trial.others, trial.hands, trial.seed)
    return (better - worse) / 2


def train(course: Course, start: Any = STEADY, *, jobs: int = 1) -> Iterator[Progress]:
    """Train habits; yield after every round. The result does not depend on ``jobs``."""
    chance = np.random.default_rng(course.seed)
    habits = np.array(start, np.float64)
    scale = np.maximum(np.abs(np.asarray(STEADY)), _LEAST) * _SCALE
    first, second = np.zeros_like(habits), np.zeros_like(habits)
    smooth = habits.copy()
    with mapping(jobs) as map_all:
        for number in range(1, course.rounds + 1):
            trials = [
                Trial(
                    habits,
                    chance.standard_normal(len(habits)) * course.spread * scale,
                    habits if chance.random() < course.against_itself else STEADY,
                    int(chance.integers(1 << 40)),
                    course.hands,
                )
                for _ in range(course.pairs)
            ]
            gains = np.array(map_all(gain_of, trials))
            changes = np.array([trial.change for trial in trials]) / scale
            slope = (gains[:, None] * changes).mean(axis=0) / course.spread**2
            first = _FIRST_MOMENT * first + (1 - _FIRST_MOMENT) * slope
            second = _SECOND_MOMENT * second + (1 - _SECOND_MOMENT) * slope**2
            direction = (first / (1 - _FIRST_MOMENT**number)) / (
                np.sqrt(second / (1 - _SECOND_MOMENT**number)) + _TINY
            )
            rate = course.step * (1.0 - 0.8 * (number - 1) / course.rounds)
            habits = habits + rate * direction * scale
            smooth = _SMOOTH * smooth + (1 - _SMOOTH) * habits
            yield Progress(number, smooth)
