"""The luck of a hand apart from its play: what the dealt cards score when played sensibly."""

from __future__ import annotations

import random

import numpy as np

from openhearts.players.searching import try_view_passes
from openhearts.review.judging import EFFORT
from openhearts.rules.options import PassEntry
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.view import PlayerView
from openhearts.simulation.policy import AS_IT_COMES
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.rollouts import try_passes
from openhearts.simulation.search import Effort
from openhearts.simulation.situation import read_situation
from openhearts.simulation.warm import ensure_warm
from openhearts.simulation.worlds import draw_worlds, world_source

_WORLDS = 400


def expected_points(view: PlayerView, rng: random.Random, effort: Effort = EFFORT) -> float:
    """Return what a seat scores on average with the cards it was just dealt.

    The others' cards are made up anew in every playout; so this is the luck of one's own
    cards, and of nothing that happens later.
    """
    hand = view.hand
    assert hand is not None
    if hand.pass_entry is not PassEntry.HOLD:
        rounds = effort.pass_rounds or EFFORT.pass_rounds
        best = try_view_passes(view, effort._replace(pass_rounds=rounds), rng)[0]
        return float(best.rows[:, view.seat].mean())
    ensure_warm()
    situation = read_situation(view)
    stream = new_stream(rng)
    worlds = draw_worlds(world_source(situation), _WORLDS, stream)
    out = np.zeros((1, 1, _WORLDS, 2 * situation.players + 1), np.int32)
    # A pass of no cards is no pass.
    try_passes(
        situation.numbers,
        int(situation.state[situation.seat]),
        worlds,
        situation.seat,
        np.array([0], np.int64),
        1,
        0,
        (hand.dealer + 1) % situation.players,
        np.array([AS_IT_COMES], np.int64),
        stream,
        out,
    )
    return float(out[0, 0, :, view.seat].mean())


def even_share(rules: RuleSet) -> float:
    """Return what a hand costs a seat when everybody takes as much."""
    return sum(rules.card_values.values()) / rules.players
