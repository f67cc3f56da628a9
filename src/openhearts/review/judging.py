"""What a decision cost: the search's best choice beside the one that was made."""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np

from openhearts.cards import Card, CardSet
from openhearts.players.hints import HintedAction, hints
from openhearts.players.searching import EFFORTS
from openhearts.players.standing import value_of
from openhearts.review.story import Decision
from openhearts.rules.actions import PassCards
from openhearts.rules.view import PlayerView
from openhearts.rules.wording import Wording
from openhearts.simulation.passing import entry_number
from openhearts.simulation.policy import AS_IT_COMES, FOR_THE_MOON, NO_MOON
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.rollouts import try_passes
from openhearts.simulation.search import Effort
from openhearts.simulation.situation import read_situation
from openhearts.simulation.worlds import draw_worlds, world_source

EFFORT = EFFORTS["expert"]
_PASS_WORLDS = 400
_SURE = 2.0
"""By how many standard errors a choice must be worse before it is called so."""


class Judgement(NamedTuple):
    """A decision beside the search's choice. Points are those of the hand, on average."""

    best: tuple[Card, ...]
    """The search's choice."""
    best_points: float
    points: float
    """What the choice that was made scores."""
    lost: float
    """How many points worse it is than the best; 0 where the search cannot tell them apart."""
    reason: Wording | None
    """What the best choice does; ``None`` where there was nothing to choose."""
    forced: bool
    """There was nothing to choose."""


def judge(decision: Decision, rng: random.Random, effort: Effort = EFFORT) -> Judgement:
    """Judge a decision by what its seat knew, and nothing else."""
    view, action = decision.view, decision.action
    cards = action.cards if isinstance(action, PassCards) else (action.card,)
    passing = isinstance(action, PassCards)
    if not passing and len(view.legal_cards()) == 1:
        return Judgement(cards, 0.0, 0.0, 0.0, None, forced=True)
    ranked = hints(view, rng, effort)
    best = ranked[0]
    made = next((one for one in ranked if set(one.cards) == set(cards)), None)
    if made is None:
        return _untried_pass(view, best, cards, rng)
    lost = made.behind if made.behind > _SURE * made.error else 0.0
    return Judgement(best.cards, best.points, made.points, lost, best.reason, forced=False)


def _untried_pass(
    view: PlayerView, best: HintedAction, cards: tuple[Card, ...], rng: random.Random
) -> Judgement:
    """Try a pass that the search did not think of, beside its best, in the same worlds."""
    hand = view.hand
    assert hand is not None
    situation = read_situation(view)
    stream = new_stream(rng)
    worlds = draw_worlds(world_source(situation), _PASS_WORLDS, stream)
    modes = [AS_IT_COMES]
    if situation.numbers[0]["moon_kind"]:
        modes += [FOR_THE_MOON, NO_MOON]
    passes = [CardSet(best.cards).mask, CardSet(cards).mask]
    out = np.zeros((2, len(modes), _PASS_WORLDS, 2 * situation.players + 1), np.int32)
    try_passes(
        situation.numbers,
        int(situation.state[situation.seat]),
        worlds,
        situation.seat,
        np.array(passes, np.int64),
        entry_number(hand.pass_entry, situation.players),
        hand.cards_to_pass,
        (hand.dealer + 1) % situation.players,
        np.array(modes, np.int64),
        stream,
        out,
    )
    values = value_of(view)(out)
    ways = [int(np.argmax(one.mean(axis=1))) for one in values]
    behind = values[0, ways[0]] - values[1, ways[1]]
    error = float(behind.std() / _PASS_WORLDS**0.5)
    lost = float(behind.mean())
    points = [float(out[one, ways[one], :, view.seat].mean()) for one in (0, 1)]
    return Judgement(
        best.cards,
        points[0],
        points[1],
        lost if lost > _SURE * error else 0.0,
        best.reason,
        forced=False,
    )
