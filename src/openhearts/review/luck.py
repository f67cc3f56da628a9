"""The luck of a hand apart from its play: what the dealt cards score when played sensibly."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import numpy as np

from openhearts.players.searching import try_view_passes
from openhearts.players.standing import value_of
from openhearts.review.judging import EFFORT
from openhearts.review.passes import scores_of_passes
from openhearts.rules.options import PassEntry
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.view import PlayerView
from openhearts.simulation.search import Effort


class Expected(NamedTuple):
    """What cards score on average, in a number of playouts."""

    points: float
    error: float
    """The standard error of that mean."""


def expected_points(view: PlayerView, rng: random.Random, effort: Effort = EFFORT) -> Expected:
    """Return what a seat scores on average with the cards it was just dealt.

    The others' cards are made up anew in every playout; so this is the luck of one's own
    cards, and of nothing that happens later.

    Raises:
        ImpossibleViewError: no deal leads to this view.
    """
    hand = view.hand
    assert hand is not None
    if hand.pass_entry is not PassEntry.HOLD:
        rounds = effort.pass_rounds or EFFORT.pass_rounds
        best = try_view_passes(view, effort._replace(pass_rounds=rounds), rng)[0]
        return _mean(best.rows[:, view.seat])
    [rows] = scores_of_passes(view, [0], effort, rng)
    way = int(np.argmax(value_of(view)(rows).mean(axis=1)))
    return _mean(rows[way, :, view.seat])


def _mean(scores: Any) -> Expected:
    error = float(scores.std()) / max(len(scores) - 1, 1) ** 0.5
    return Expected(float(scores.mean()), error)


def even_share(rules: RuleSet) -> float:
    """Return what a hand costs a seat when everybody takes as much."""
    return sum(rules.card_values.values()) / rules.players
