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
from openhearts.simulation.inference import draw_likely_worlds
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.rollouts import (
    SEEN_GONE,
    SEEN_POINTS,
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
    worlds: int
    reason: str
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
    found: dict[MoonChoice, tuple[int, float, str]] = {}
    for choice in MoonChoice:
        scores = score_hand(rules, piles, view.tricks_taken, view.seat, choice)
        totals = add_scores(rules, view.totals, scores)
        ahead = min(t for seat, t in enumerate(totals) if seat != view.seat) - totals[view.seat]
        if match_ends(rules, totals, len(view.results) + 1):
            won = view.seat in lowest_seats(totals)
            reason = "ends the match, and you " + ("win it" if won else "do not win it")
        else:
            side = "ahead of" if ahead >= 0 else "behind"
            reason = f"leaves you {abs(ahead)} points {side} the best of the others"
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
            worlds=1,
            reason=found[choice][2],
            choice=choice,
        )
        for choice in (best, *others)
    )


def _ranked(view: PlayerView, tried: list[Tried], reasons: list[str]) -> tuple[HintedAction, ...]:
    best = tried[0].worth
    return tuple(
        HintedAction(
            cards=tuple(CardSet.from_mask(_mask(view, one))),
            points=float(one.rows[:, view.seat].mean()),
            behind=max(0.0, best - one.worth),
            error=one.error,
            own_moon=_moons(one, view.seat),
            moon_risk=_others_moons(one, view.seat),
            worlds=len(one.rows),
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
                cards=(card,), reason=f"as good as the {action.cards[0].name} beside it"
            )
            for card in legal
            if index < card.index < end and card.index not in by_card
        ]
    return tuple(full)


def _reasons(view: PlayerView, tried: list[Tried], effort: Effort, rng: random.Random) -> list[str]:
    if len(view.legal_cards()) == 1:
        return ["the only card that may be played"]
    situation = read_situation(view)
    stream = new_stream(rng)
    worlds, intents = draw_likely_worlds(
        world_source(situation), _LOOKS, stream, wider=effort.wider, softness=effort.softness
    )
    seen = np.zeros((len(tried), _LOOKS, 4), np.int64)
    look_at_cards(
        situation.numbers,
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
) -> str:
    card = CardSet.from_mask(1 << one.action).lowest()
    own, risk = _moons(one, view.seat), _others_moons(one, view.seat)
    won = float((seen[:, SEEN_WON] == 1).mean())
    if own >= 3 * _MUCH:
        return f"shoots the moon in {own:.0%} of the likely deals"
    if highest_risk - risk >= 2 * _MUCH:
        return (
            f"leaves another player a moon in {risk:.0%} of the likely deals, where other cards"
            f" leave it in up to {highest_risk:.0%}"
        )
    if risk >= 3 * _MUCH:
        return f"lets another player shoot the moon in {risk:.0%} of the likely deals"
    heavy = int(situation.numbers[0]["heavy_mask"])
    if card.bit & heavy:
        kept = float((seen[:, SEEN_TOOK] & card.bit != 0).mean())
        return f"gives the {card.name} away in {1 - kept:.0%} of the likely deals"
    open_heavy = int(np.bitwise_or.reduce(seen[:, SEEN_TOOK] | seen[:, SEEN_GONE]))
    if open_heavy:
        dear = CardSet.from_mask(open_heavy).highest()
        if len(CardSet.from_mask(open_heavy)) > 1:
            values = view.rules.card_values
            dear = max(CardSet.from_mask(open_heavy), key=lambda held: values.get(held, 0))
        took = float((seen[:, SEEN_TOOK] & dear.bit != 0).mean())
        word = "takes" if took > 0.5 else "ducks"
        share = took if took > 0.5 else 1 - took
        return f"{word} the {dear.name} in {share:.0%} of the likely deals"
    if won <= _MUCH:
        return f"loses the trick in {1 - won:.0%} of the likely deals"
    points = float(seen[seen[:, SEEN_WON] == 1, SEEN_POINTS].mean())
    return f"takes the trick in {won:.0%} of the likely deals, with {points:.1f} points in it"


def _pass_reason(view: PlayerView, one: Tried) -> str:
    hand = view.hand
    assert hand is not None
    given = CardSet.from_mask(one.action)
    kept = hand.cards - given
    own = _moons(one, view.seat)
    if own >= 3 * _MUCH:
        return f"keeps a hand that shoots the moon in {own:.0%} of the likely deals"
    parts = []
    values = view.rules.card_values
    dear = [card for card in given if values.get(card, 0) >= 0.25 * view.rules.penalty_sum]
    if dear:
        parts.append("gives away the " + " and the ".join(card.name for card in dear))
    voids = [suit for suit in Suit if hand.cards.of_suit(suit) and not kept.of_suit(suit)]
    if voids:
        parts.append("leaves no " + " and no ".join(suit.name.lower() for suit in voids))
    for card in kept:
        guards = len(kept.of_suit(card.suit)) - 1
        if values.get(card, 0) >= 0.25 * view.rules.penalty_sum and guards >= 3:
            parts.append(f"keeps the {card.name} with {guards} cards beside it")
    points = float(one.rows[:, view.seat].mean())
    parts.append(f"takes {points:.1f} points on average")
    return ", ".join(parts)
