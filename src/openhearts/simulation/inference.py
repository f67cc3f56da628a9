"""How likely worlds are: whether sensible players would have played as the others did."""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.simulation.compiling import compiled, entry_point
from openhearts.simulation.kernel import (
    COUNT,
    HANDS,
    ONE,
    PLAYED,
    STATE_SIZE,
    TURN,
    State,
    begin,
    legal_mask,
    play,
)
from openhearts.simulation.numbers import Numbers
from openhearts.simulation.policy import judge, moon_follow, moon_lead, shoots_now
from openhearts.simulation.randomness import Words, unit
from openhearts.simulation.situation import PLAY_CARD, PLAY_SEAT, Situation
from openhearts.simulation.worlds import KITTY_PLACE, WorldSource, draw_worlds

_SLIP = 0.08
"""How often a player does anything at all."""


@compiled
def _chance_of_card(st: State, card: int, costs: Any, softness: float, options: Any) -> float:
    """Return how likely a sensible player on turn plays a card."""
    legal = legal_mask(st, options)
    if legal & (legal - 1) == 0:
        return 1.0
    seat = st[TURN]
    hand = st[HANDS + seat]
    unseen = options.deck & ~(st[PLAYED] | hand)
    number = 0
    left = legal
    while left:
        number += 1
        left &= left - 1
    if shoots_now(st, seat, hand, unseen, options):
        if st[COUNT] == 0:
            chosen = moon_lead(legal, hand, unseen, options)
        else:
            chosen = moon_follow(st, legal, unseen, options.players - 1 - st[COUNT], options)
        return 0.7 + 0.3 / number if chosen == card else 0.3 / number
    judge(st, legal, costs, options)
    low = 1e9
    for index in range(64):
        if legal >> index & 1 and costs[index] < low:
            low = costs[index]
    total = 0.0
    mine = 0.0
    scale = 1.0 / (softness * options.unit)
    for index in range(64):
        if legal >> index & 1:
            weight = np.exp((low - costs[index]) * scale)
            total += weight
            if index == card:
                mine = weight
    return (1.0 - _SLIP) * mine / total + _SLIP / number


@entry_point
def weigh_worlds(
    numbers: Numbers, plays: Any, worlds: Any, seat: int, own: int, leader: int, softness: float
) -> Any:
    """Return, for each world, the logarithm of how likely the others' plays are in it."""
    options = numbers[0]
    st = np.zeros(STATE_SIZE, np.int64)
    hands = np.zeros(options.players, np.int64)
    costs = np.zeros(64, np.float64)
    weights = np.zeros(len(worlds), np.float64)
    played = np.zeros(options.players, np.int64)
    for row in range(len(plays)):
        played[plays[row, PLAY_SEAT]] |= ONE << plays[row, PLAY_CARD]
    for w in range(len(worlds)):
        for other in range(options.players):
            hands[other] = played[other] | (own if other == seat else worlds[w, other])
        begin(st, hands, worlds[w, KITTY_PLACE], leader, options)
        st[TURN] = leader
        total = 0.0
        for row in range(len(plays)):
            if plays[row, PLAY_SEAT] != seat:
                chance = _chance_of_card(st, plays[row, PLAY_CARD], costs, softness, options)
                total += np.log(chance)
            play(st, plays[row, PLAY_CARD], options)
        weights[w] = total
    return weights


@entry_point
def _resample(weights: Any, count: int, stream: Words) -> Any:
    """Draw places in proportion to their weights, evenly spread."""
    chosen = np.zeros(count, np.int64)
    total = weights.sum()
    step = total / count
    at = unit(stream) * step
    running = weights[0]
    place = 0
    for i in range(count):
        while running < at and place < len(weights) - 1:
            place += 1
            running += weights[place]
        chosen[i] = place
        at += step
    return chosen


def draw_likely_worlds(
    source: WorldSource, count: int, stream: Words, *, wider: int, softness: float = 0.7
) -> Any:
    """Draw worlds in proportion to how likely they are, from ``wider`` times as many."""
    situation: Situation = source.situation
    if not len(situation.plays) or wider <= 1:
        return draw_worlds(source, count, stream)
    worlds = draw_worlds(source, count * wider, stream)
    logs = weigh_worlds(
        situation.numbers,
        situation.plays,
        worlds,
        situation.seat,
        int(situation.state[HANDS + situation.seat]),
        situation.leader,
        softness,
    )
    return worlds[_resample(np.exp(logs - logs.max()), count, stream)]
