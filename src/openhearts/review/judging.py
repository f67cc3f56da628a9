"""What a decision cost: the search's best choice beside the one that was made."""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np

from openhearts.cards import Card, CardSet
from openhearts.players.hints import HintedAction, hints
from openhearts.players.searching import EFFORTS
from openhearts.players.standing import value_of
from openhearts.review.passes import scores_of_passes
from openhearts.review.story import Decision
from openhearts.rules.actions import PassCards
from openhearts.rules.view import PlayerView
from openhearts.rules.wording import Wording
from openhearts.simulation.search import Effort

EFFORT = EFFORTS["expert"]
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
    """Judge a decision by what its seat knew, and nothing else.

    Raises:
        ImpossibleViewError: no deal leads to what its seat knew.
    """
    view, action = decision.view, decision.action
    cards = action.cards if isinstance(action, PassCards) else (action.card,)
    passing = isinstance(action, PassCards)
    if not passing and len(view.legal_cards()) == 1:
        return Judgement(cards, 0.0, 0.0, 0.0, None, forced=True)
    ranked = hints(view, rng, effort)
    best = ranked[0]
    made = next((one for one in ranked if set(one.cards) == set(cards)), None)
    if made is None:
        return _untried_pass(view, best, cards, effort, rng)
    lost = made.behind if made.behind > _SURE * made.error else 0.0
    return Judgement(best.cards, best.points, made.points, lost, best.reason, forced=False)


def _untried_pass(
    view: PlayerView,
    best: HintedAction,
    cards: tuple[Card, ...],
    effort: Effort,
    rng: random.Random,
) -> Judgement:
    """Try a pass that the search did not think of, beside its best, in the same worlds."""
    masks = [CardSet(best.cards).mask, CardSet(cards).mask]
    out = scores_of_passes(view, masks, effort, rng)
    values = value_of(view)(out)
    ways = [int(np.argmax(one.mean(axis=1))) for one in values]
    behind = values[0, ways[0]] - values[1, ways[1]]
    error = float(behind.std() / len(behind) ** 0.5)
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
