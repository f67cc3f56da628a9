"""Hints: the actions a view allows, ranked by trying them, each with its reason in words."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import numpy as np

from openhearts.cards import Card, CardSet, Suit
from openhearts.players.base import PlayerError
from openhearts.players.searching import EFFORTS, try_view_cards, try_view_passes
from openhearts.players.standing import better_moon
from openhearts.rules.options import MoonChoice
from openhearts.rules.scoring import add_scores, lowest_seats, match_ends, score_hand
from openhearts.rules.view import MatchPhase, PlayerView
from openhearts.rules.wording import Wording, wording
from openhearts.simulation.inference import draw_likely_worlds
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.rollouts import (
    SEEN_GONE,
    SEEN_POINTS,
    SEEN_SIZE,
    SEEN_TOOK,
    SEEN_WON,
    look_at_cards,
)
from openhearts.simulation.search import Effort, Tried, different_cards
from openhearts.simulation.situation import Situation, read_situation
from openhearts.simulation.worlds import world_source

_LOOKS = 150
"""In how many worlds the reasons are found."""
_MUCH = 0.1
_MISTAKE = 2.0
"""From how many points on an action that came out worse is a mistake worth a warning."""
_CLEAR = 3.0
"""How many standard errors it must lie behind the best for that."""


class HintedAction(NamedTuple):
    """One action and what came of it in the worlds that were tried."""

    cards: tuple[Card, ...]
    """The card to play, or the cards to pass."""
    points: float
    """What the seat scores this hand on average."""
    behind: float
    """How much worse than the best action it came out, in points; 0 for the best, and for one
    that was dropped early without having looked worse."""
    error: float
    """The standard error of the action's value, in points."""
    own_moon: float
    """How often the seat shoots the moon."""
    moon_risk: float
    """How often somebody else does."""
    reason: Wording
    """Why, as a sentence about the cards."""
    choice: MoonChoice | None = None
    """The answer to the moon's question, where that is what is to be decided."""


def is_mistake(action: HintedAction, best: HintedAction) -> bool:
    """Tell whether an action clearly loses: by points that matter, and not by chance."""
    doubt = (action.error**2 + best.error**2) ** 0.5
    return action.behind > _MISTAKE and action.behind > _CLEAR * doubt


def hints(
    view: PlayerView, rng: random.Random, effort: Effort = EFFORTS["expert"]
) -> tuple[HintedAction, ...]:
    """Return the actions open to a view's seat, the best first.

    Raises:
        PlayerError: the seat has no card to play or to pass now, and no moon to decide about.
        ImpossibleViewError: no deal leads to this view.
    """
    phases = (MatchPhase.PASSING, MatchPhase.PLAYING, MatchPhase.CHOOSING_MOON)
    if not view.must_act or view.phase not in phases:
        raise PlayerError(f"seat {view.seat} has no card to play or to pass now")
    if view.phase is MatchPhase.CHOOSING_MOON:
        return _moon_hints(view)
    if view.phase is MatchPhase.PASSING:
        rounds = effort.pass_rounds or EFFORTS["master"].pass_rounds
        tried = try_view_passes(view, effort._replace(pass_rounds=rounds), rng)
        return _ranked(view, tried, [_pass_reason(view, one) for one in tried])
    tried = try_view_cards(view, effort, rng)
    ranked = _ranked(view, tried, _reasons(view, tried, effort, rng))
    return _with_neighbours(view, ranked)


def _moon_hints(view: PlayerView) -> tuple[HintedAction, ...]:
    """Return the answers to the moon's question; there is nothing to guess in them."""
    rules = view.rules
    piles = [pile.mask for pile in view.captured]
    best = better_moon(view)
    found: dict[MoonChoice, tuple[int, float, Wording]] = {}
    for choice in MoonChoice:
        scores = score_hand(rules, piles, view.tricks_taken, view.seat, choice)
        totals = add_scores(rules, view.totals, scores)
        ahead = min(t for seat, t in enumerate(totals) if seat != view.seat) - totals[view.seat]
        if match_ends(rules, totals, len(view.results) + 1):
            won = view.seat in lowest_seats(totals)
            reason = wording("hint-moon-wins" if won else "hint-moon-loses")
        else:
            side = "hint-moon-ahead" if ahead >= 0 else "hint-moon-behind"
            reason = wording(side, count=abs(ahead))
        found[choice] = scores[view.seat], ahead, reason
    others = [choice for choice in MoonChoice if choice is not best]
    return tuple(
        HintedAction(
            cards=(),
            points=float(found[choice][0]),
            behind=max(0.0, found[best][1] - found[choice][1]),
            error=0.0,
            own_moon=1.0,
            moon_risk=0.0,
            reason=found[choice][2],
            choice=choice,
        )
        for choice in (best, *others)
    )


def _ranked(
    view: PlayerView, tried: list[Tried], reasons: list[Wording]
) -> tuple[HintedAction, ...]:
    best = tried[0].worth
    return tuple(
        HintedAction(
            cards=tuple(CardSet.from_mask(_mask(view, one))),
            points=float(one.rows[:, view.seat].mean()),
            behind=max(0.0, best - one.worth),
            error=one.error,
            own_moon=_moons(one, view.seat),
            moon_risk=_others_moons(one, view.seat),
            reason=reason,
        )
        for one, reason in zip(tried, reasons, strict=True)
    )


def _mask(view: PlayerView, one: Tried) -> int:
    return one.action if view.phase is MatchPhase.PASSING else 1 << one.action


def _moons(one: Tried, seat: int) -> float:
    return float((one.rows[:, -1] == seat).mean())


def _others_moons(one: Tried, seat: int) -> float:
    return float(((one.rows[:, -1] >= 0) & (one.rows[:, -1] != seat)).mean())


def _with_neighbours(
    view: PlayerView, ranked: tuple[HintedAction, ...]
) -> tuple[HintedAction, ...]:
    """Add the legal cards that are as good as a neighbour that was tried."""
    situation = read_situation(view)
    legal = view.legal_cards()
    tried = different_cards(situation, legal.mask)
    by_card = {action.cards[0].index: action for action in ranked}
    full: list[HintedAction] = []
    for action in ranked:
        index = action.cards[0].index
        above = [other for other in tried if other > index]
        end = min(above) if above else 64
        full.append(action)
        full += [
            action._replace(
                cards=(card,), reason=wording("hint-neighbour", cards=(action.cards[0],))
            )
            for card in legal
            if index < card.index < end and card.index not in by_card
        ]
    return tuple(full)


def _reasons(
    view: PlayerView, tried: list[Tried], effort: Effort, rng: random.Random
) -> list[Wording]:
    if len(view.legal_cards()) == 1:
        return [wording("hint-only-card")]
    situation = read_situation(view)
    stream = new_stream(rng)
    habits = effort.tables(view.seat)[0]
    worlds, intents = draw_likely_worlds(
        world_source(situation),
        habits,
        _LOOKS,
        stream,
        wider=effort.wider,
        softness=effort.softness,
    )
    seen = np.zeros((len(tried), _LOOKS, SEEN_SIZE), np.int64)
    look_at_cards(
        situation.numbers,
        habits,
        situation.state,
        worlds,
        intents,
        view.seat,
        np.array([one.action for one in tried], np.int64),
        np.array([one.mode for one in tried], np.int64),
        seen,
    )
    risk = [_others_moons(one, view.seat) for one in tried]
    return [
        _card_reason(view, situation, one, seen[place], max(risk))
        for place, one in enumerate(tried)
    ]


def _card_reason(
    view: PlayerView, situation: Situation, one: Tried, seen: Any, highest_risk: float
) -> Wording:
    card = CardSet.from_mask(1 << one.action).lowest()
    own, risk = _moons(one, view.seat), _others_moons(one, view.seat)
    won = float((seen[:, SEEN_WON] == 1).mean())
    if own >= 3 * _MUCH:
        return wording("hint-own-moon", share=_percent(own))
    if highest_risk - risk >= 2 * _MUCH:
        return wording("hint-leaves-moon", share=_percent(risk), most=_percent(highest_risk))
    if risk >= 3 * _MUCH:
        return wording("hint-moon-risk", share=_percent(risk))
    heavy = int(situation.numbers[0]["heavy_mask"])
    if card.bit & heavy:
        kept = float((seen[:, SEEN_TOOK] & card.bit != 0).mean())
        return wording("hint-gives-away", cards=(card,), share=_percent(1 - kept))
    open_heavy = int(np.bitwise_or.reduce(seen[:, SEEN_TOOK] | seen[:, SEEN_GONE]))
    if open_heavy:
        dear = CardSet.from_mask(open_heavy).highest()
        if len(CardSet.from_mask(open_heavy)) > 1:
            values = view.rules.card_values
            dear = max(CardSet.from_mask(open_heavy), key=lambda held: values.get(held, 0))
        took = float((seen[:, SEEN_TOOK] & dear.bit != 0).mean())
        if took > 0.5:
            return wording("hint-takes-card", cards=(dear,), share=_percent(took))
        return wording("hint-ducks-card", cards=(dear,), share=_percent(1 - took))
    if won <= _MUCH:
        return wording("hint-loses-trick", share=_percent(1 - won))
    points = float(seen[seen[:, SEEN_WON] == 1, SEEN_POINTS].mean())
    return wording("hint-takes-trick", share=_percent(won), count=round(points))


def _percent(share: float) -> int:
    return round(100 * share)


def _pass_reason(view: PlayerView, one: Tried) -> Wording:
    hand = view.hand
    assert hand is not None
    given = CardSet.from_mask(one.action)
    kept = hand.cards - given
    own = _moons(one, view.seat)
    if own >= 3 * _MUCH:
        return wording("hint-pass-moon", share=_percent(own))
    parts: list[Wording] = []
    values = view.rules.card_values
    dear = tuple(card for card in given if values.get(card, 0) >= 0.25 * view.rules.penalty_sum)
    if dear:
        parts.append(wording("hint-pass-gives", cards=dear))
    voids = [suit for suit in Suit if hand.cards.of_suit(suit) and not kept.of_suit(suit)]
    parts += [wording("hint-pass-void", suit=suit.name.lower()) for suit in voids]
    for card in kept:
        guards = len(kept.of_suit(card.suit)) - 1
        if values.get(card, 0) >= 0.25 * view.rules.penalty_sum and guards >= 3:
            parts.append(wording("hint-pass-keeps", cards=(card,), count=guards))
    if parts:
        return wording("hint-pass", parts=tuple(parts))
    return wording("hint-pass-plain", count=round(float(one.rows[:, view.seat].mean())))
