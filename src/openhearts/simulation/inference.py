"""How likely worlds are: whether sensible players would have played as the others did."""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.simulation.compiling import compiled, count_of, entry_point, lowest_of
from openhearts.simulation.kernel import (
    COUNT,
    HANDS,
    MOST_SEATS,
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
from openhearts.simulation.policy import (
    COSTS_SIZE,
    FOR_THE_MOON,
    judge,
    moon_follow,
    moon_lead,
    moon_open,
    shoots_now,
)
from openhearts.simulation.randomness import Words, unit
from openhearts.simulation.situation import PLAY_CARD, PLAY_SEAT, Situation
from openhearts.simulation.worlds import KITTY_PLACE, WorldSource, draw_worlds

_SLIP = 0.08
"""How often a player does anything at all."""
_WAVERS = 0.3
"""How often a player set on the moon does anything at all."""
_SHOOTERS = 0.1
"""How many players are set on the moon whatever their hand."""


@compiled
def _chances_of_card(
    st: State, card: int, costs: Any, habits: Any, softness: float, options: Any
) -> Any:
    """Return how likely a card is: from a sensible player, and from one set on the moon."""
    legal = legal_mask(st, options)
    if legal & (legal - 1) == 0:
        return 1.0, 1.0
    seat = st[TURN]
    hand = st[HANDS + seat]
    unseen = options.deck & ~(st[PLAYED] | hand)
    number = count_of(legal)
    shot = -1.0
    if options.moon_swing > 0.0 and moon_open(st, seat, options):
        if st[COUNT] == 0:
            chosen = moon_lead(legal, hand, unseen, options)
        else:
            chosen = moon_follow(st, legal, unseen, options.players - 1 - st[COUNT], options)
        shot = (1.0 - _WAVERS if chosen == card else 0.0) + _WAVERS / number
        if shoots_now(st, seat, hand, unseen, habits, options):
            return shot, shot
    judge(st, legal, costs, habits, options)
    low = 1e9
    left = legal
    while left:
        index = lowest_of(left)
        left &= left - 1
        low = min(low, costs[index])
    total = 0.0
    mine = 0.0
    scale = 1.0 / (softness * options.unit)
    left = legal
    while left:
        index = lowest_of(left)
        left &= left - 1
        weight = np.exp((low - costs[index]) * scale)
        total += weight
        if index == card:
            mine = weight
    sensible = (1.0 - _SLIP) * mine / total + _SLIP / number
    return sensible, (shot if shot >= 0.0 else sensible)


@entry_point
def weigh_worlds(
    numbers: Numbers,
    habits: Any,
    plays: Any,
    worlds: Any,
    seat: int,
    own: int,
    leader: int,
    softness: float,
    intent: Any,
) -> Any:
    """Return, for each world, the logarithm of how likely the others' plays are in it.

    ``intent`` is [world, seat] and gets how likely the seat has been set on the moon there.
    """
    options = numbers[0]
    players = options.players
    st = np.zeros(STATE_SIZE, np.int64)
    hands = np.zeros(players, np.int64)
    costs = np.zeros(COSTS_SIZE, np.float64)
    weights = np.zeros(len(worlds), np.float64)
    played = np.zeros(players, np.int64)
    sensible = np.zeros(players, np.float64)
    shooting = np.zeros(players, np.float64)
    for row in range(len(plays)):
        played[plays[row, PLAY_SEAT]] |= ONE << plays[row, PLAY_CARD]
    for w in range(len(worlds)):
        for other in range(players):
            hands[other] = played[other] | (own if other == seat else worlds[w, other])
        begin(st, hands, worlds[w, KITTY_PLACE], leader, options)
        st[TURN] = leader
        sensible[:] = 0.0
        shooting[:] = 0.0
        for row in range(len(plays)):
            player = plays[row, PLAY_SEAT]
            if player != seat:
                chances = _chances_of_card(
                    st, plays[row, PLAY_CARD], costs, habits[player], softness, options
                )
                sensible[player] += np.log(chances[0])
                shooting[player] += np.log(chances[1])
            play(st, plays[row, PLAY_CARD], options)
        total = 0.0
        for other in range(players):
            if other == seat:
                continue
            odds = _SHOOTERS / (1.0 - _SHOOTERS) * np.exp(shooting[other] - sensible[other])
            total += sensible[other] + np.log(1.0 + odds)
            open_ = options.moon_swing > 0.0 and moon_open(st, other, options)
            intent[w, other] = odds / (1.0 + odds) if open_ else 0.0
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


@entry_point
def _settle_intents(intent: Any, chosen: Any, stream: Words) -> Any:
    """Draw, for each chosen world and seat, whether it is set on the moon."""
    ways = np.zeros((len(chosen), MOST_SEATS), np.int64)
    for place in range(len(chosen)):
        for seat in range(MOST_SEATS):
            if unit(stream) < intent[chosen[place], seat]:
                ways[place, seat] = FOR_THE_MOON
    return ways


def draw_likely_worlds(
    source: WorldSource,
    habits: Any,
    count: int,
    stream: Words,
    *,
    wider: int,
    softness: float,
) -> tuple[Any, Any]:
    """Draw worlds in proportion to how likely they are, from ``wider`` times as many.

    Returns the worlds, and for each how each seat goes on in it. With ``wider`` 0 nothing is
    made of the others' plays.
    """
    situation: Situation = source.situation
    if not len(situation.plays) or wider < 1:
        return draw_worlds(source, count, stream), np.zeros((count, MOST_SEATS), np.int64)
    worlds = draw_worlds(source, count * wider, stream)
    intent = np.zeros((len(worlds), MOST_SEATS), np.float64)
    logs = weigh_worlds(
        situation.numbers,
        habits,
        situation.plays,
        worlds,
        situation.seat,
        int(situation.state[HANDS + situation.seat]),
        situation.leader,
        softness,
        intent,
    )
    chosen = _resample(np.exp(logs - logs.max()), count, stream)
    return worlds[chosen], _settle_intents(intent, chosen, stream)
