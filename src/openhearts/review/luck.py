"""The luck of a hand apart from its play: what the dealt cards score when played sensibly."""

from __future__ import annotations

import random

import numpy as np

from openhearts.players.searching import try_view_passes
from openhearts.players.standing import value_of
from openhearts.review.judging import EFFORT
from openhearts.review.passes import scores_of_passes
from openhearts.rules.options import PassEntry
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.view import PlayerView
from openhearts.simulation.search import Effort


def expected_points(view: PlayerView, rng: random.Random, effort: Effort = EFFORT) -> float:
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
        return float(best.rows[:, view.seat].mean())
    [rows] = scores_of_passes(view, [0], effort, rng)
    way = int(np.argmax(value_of(view)(rows).mean(axis=1)))
    return float(rows[way, :, view.seat].mean())


def even_share(rules: RuleSet) -> float:
    """Return what a hand costs a seat when everybody takes as much."""
    return sum(rules.card_values.values()) / rules.players
