"""How likely worlds are: whether sensible players would have played as the others did."""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.simulation.compiling import compiled, copy_row, count_of, entry_point, lowest_of
from openhearts.simulation.kernel import (
    CAPTURED,
    COUNT,
    HANDS,
    KITTY,
    KITTY_TAKER,
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
from openhearts.simulation.situation import PLAY_CARD, PLAY_LATER, PLAY_SEAT, Situation
from openhearts.simulation.worlds import KITTY_PLACE, WorldSource, draw_worlds

_SLIP = 0.08
"""How often a player does anything at all."""
_WAVERS = 0.3
"""How often a player set on the moon does anything at all."""
_SHOOTERS = 0.1
"""How many players are set on the moon whatever their hand."""
_MIXES = 0x5DEECE66D
"""Multiplies a hand so that its bits spread over a table."""


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


@compiled
def _chances_of_hand(
    moments: Any,
    plays: Any,
    player: int,
    hand: int,
    kitty: int,
    other_kitty: int,
    costs: Any,
    habits: Any,
    softness: float,
    options: Any,
) -> Any:
    """Return the logarithms of how likely a seat's plays are with these cards left in its hand.

    The first is for a sensible player, the second for one set on the moon. ``moments`` holds the
    state before each play, and after the last; the cards of this player, and the kitty if it is
    another one than theirs, are put into it.
    """
    sensible = 0.0
    shooting = 0.0
    for row in range(len(plays)):
        if plays[row, PLAY_SEAT] != player:
            continue
        st = moments[row]
        st[HANDS + player] = hand | plays[row, PLAY_LATER]
        _exchange_kitty(st, other_kitty, kitty)
        chances = _chances_of_card(st, plays[row, PLAY_CARD], costs, habits, softness, options)
        _exchange_kitty(st, kitty, other_kitty)
        sensible += np.log(chances[0])
        shooting += np.log(chances[1])
    return sensible, shooting


@compiled
def _exchange_kitty(st: State, kitty: int, instead: int) -> None:
    """Put another kitty where one is, also in the pile it went to."""
    if kitty != instead:
        st[KITTY] = instead
        if st[KITTY_TAKER] >= 0:
            st[CAPTURED + st[KITTY_TAKER]] ^= kitty ^ instead


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

    What a seat plays hangs on its own cards and on what everybody sees. So the hand is played
    through once, and a hand that comes again, as many do near the end, is judged once.
    """
    options = numbers[0]
    players = options.players
    weights = np.zeros(len(worlds), np.float64)
    if len(worlds) == 0:
        return weights
    costs = np.zeros(COSTS_SIZE, np.float64)
    moments = _moments(plays, worlds[0], seat, own, leader, options)
    first_kitty = worlds[0, KITTY_PLACE]
    end = moments[len(plays)]
    room = 4
    while room < 2 * len(worlds):
        room *= 2
    place_of = np.zeros(room, np.int64)
    for other in range(players):
        if other == seat:
            continue
        place_of[:] = -1
        known = np.zeros((len(worlds), 2), np.float64)
        for w in range(len(worlds)):
            hand = worlds[w, other]
            kitty = worlds[w, KITTY_PLACE]
            place = ((hand ^ (kitty << 7)) * _MIXES >> 20) & (room - 1)
            while place_of[place] >= 0:
                before = worlds[place_of[place]]
                if before[other] == hand and before[KITTY_PLACE] == kitty:
                    break
                place = (place + 1) & (room - 1)
            if place_of[place] >= 0:
                copy_row(known[w], known[place_of[place]])
            else:
                place_of[place] = w
                known[w, 0], known[w, 1] = _chances_of_hand(
                    moments,
                    plays,
                    other,
                    hand,
                    kitty,
                    first_kitty,
                    costs,
                    habits[other],
                    softness,
                    options,
                )
            odds = _SHOOTERS / (1.0 - _SHOOTERS) * np.exp(known[w, 1] - known[w, 0])
            weights[w] += known[w, 0] + np.log(1.0 + odds)
            _exchange_kitty(end, first_kitty, kitty)
            open_ = options.moon_swing > 0.0 and moon_open(end, other, options)
            _exchange_kitty(end, kitty, first_kitty)
            intent[w, other] = odds / (1.0 + odds) if open_ else 0.0
    return weights


@compiled
def _moments(plays: Any, world: Any, seat: int, own: int, leader: int, options: Any) -> Any:
    """Return the state before each play so far, and after the last, in a world."""
    hands = np.zeros(options.players, np.int64)
    for player in range(options.players):
        hands[player] = own if player == seat else world[player]
    for row in range(len(plays)):
        hands[plays[row, PLAY_SEAT]] |= ONE << plays[row, PLAY_CARD]
    moments = np.zeros((len(plays) + 1, STATE_SIZE), np.int64)
    begin(moments[0], hands, world[KITTY_PLACE], leader, options)
    moments[0, TURN] = leader
    for row in range(len(plays)):
        copy_row(moments[row + 1], moments[row])
        play(moments[row + 1], plays[row, PLAY_CARD], options)
    return moments


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
