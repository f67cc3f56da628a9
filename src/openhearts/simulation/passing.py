"""Deciding what to pass by trying: likely passes in many deals, the promising ones in more."""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.rules.masks import CLUB_MASK
from openhearts.rules.options import PassEntry
from openhearts.rules.passing import seat_offset
from openhearts.simulation.compiling import compiled, count_of, entry_point, lowest_of
from openhearts.simulation.danger import expected_losers, penalty_of, suit_danger
from openhearts.simulation.kernel import EMPTY, ONE
from openhearts.simulation.numbers import Numbers
from openhearts.simulation.playouts import MIX, SCATTER
from openhearts.simulation.policy import (
    AS_IT_COMES,
    FOR_THE_MOON,
    NO_MOON,
    choose_pass,
    same_run,
)
from openhearts.simulation.randomness import Words
from openhearts.simulation.rollouts import try_passes
from openhearts.simulation.search import Arm, Effort, Tried, Value, race
from openhearts.simulation.situation import Situation
from openhearts.simulation.worlds import draw_worlds, world_source


@compiled
def _next_choice(chosen: Any, held: int) -> bool:
    """Go on to the next of all ways to choose so many of those held; false after the last."""
    count = len(chosen)
    i = count - 1
    while i >= 0 and chosen[i] == held - count + i:
        i -= 1
    if i < 0:
        return False
    chosen[i] += 1
    for j in range(i + 1, count):
        chosen[j] = chosen[j - 1] + 1
    return True


@compiled
def _danger_of_keeping(
    kept: int, unseen: int, discards: float, opponents: int, habits: Any, options: Any, known: Any
) -> float:
    """Return the points to expect from all suits kept; what a suit costs is worked out once."""
    danger = 0.0
    for suit in range(4):
        mask = CLUB_MASK << (16 * suit)
        ranks = (kept >> (16 * suit)) & CLUB_MASK
        if np.isnan(known[suit, ranks]):
            known[suit, ranks] = suit_danger(
                kept & mask, suit, unseen & mask, discards, opponents, habits, options
            )
        danger += known[suit, ranks]
    return danger


@compiled
def _return_of_heavies(kept: int, passed: int, options: Any) -> float:
    """Return the points to expect from heavy cards passed, which come back to whoever can win."""
    expected = 0.0
    for place in range(options.heavies):
        bit = ONE << options.heavy[place]
        if passed & bit:
            mask = CLUB_MASK << (16 * (options.heavy[place] >> 4))
            over = count_of(kept & mask & ~(bit | (bit - 1)))
            expected += options.worth[options.heavy[place]] * (0.13 + 0.15 * over)
    return expected


@compiled
def _note(passed: int, cost: float, found: Any, costs: Any) -> None:
    """Put a set in its place among the cheapest, if it is one of them."""
    place = len(costs) - 1
    if cost >= costs[place]:
        return
    while place > 0 and costs[place - 1] > cost:
        costs[place] = costs[place - 1]
        found[place] = found[place - 1]
        place -= 1
    costs[place] = cost
    found[place] = passed


@entry_point
def likely_passes(numbers: Numbers, habits: Any, hand: int, count: int, most: int) -> Any:
    """Return the sets of cards that look best to pass, the best first.

    The first two are what a sensible player passes and what keeps the most winners. Of neighbours
    that do the same to whoever holds them both, the higher is passed first; the rest of the sets
    would hardly differ from these.
    """
    options = numbers[0]
    opponents = options.players - 1
    unseen = options.deck & ~hand
    discards = opponents * 1.5 * penalty_of(unseen, options) / max(count_of(unseen), 1)
    cards = np.zeros(64, np.int64)
    held = 0
    left = hand
    while left:
        cards[held] = lowest_of(left)
        held += 1
        left &= left - 1
    above = np.zeros(64, np.bool_)
    for place in range(held - 1):
        above[place] = same_run(cards[place], cards[place + 1], unseen, options)
    found = np.zeros(most, np.int64)
    costs = np.full(most, np.inf)
    chosen = np.arange(count)
    moon_best = EMPTY
    moon_losers = np.inf
    known = np.full((4, 1 << 13), np.nan)
    more = True
    while more:
        passed = EMPTY
        for i in range(count):
            passed |= ONE << cards[chosen[i]]
        highest = True
        for i in range(count):
            place = chosen[i]
            if above[place] and not passed & (ONE << cards[place + 1]):
                highest = False
        if highest:
            kept = hand & ~passed
            losers = expected_losers(kept, unseen, opponents, habits, options)
            if losers < moon_losers:
                moon_losers = losers
                moon_best = passed
            cost = _danger_of_keeping(kept, unseen, discards, opponents, habits, options, known)
            cost += _return_of_heavies(kept, passed, options)
            _note(passed, cost, found, costs)
        more = _next_choice(chosen, held)
    answer = np.zeros(most + 2, np.int64)
    answer[0] = choose_pass(hand, count, habits, options)
    answer[1] = moon_best
    total = 1 if moon_best == answer[0] else 2
    for place in range(most):
        fresh = costs[place] < np.inf
        for i in range(total):
            if answer[i] == found[place]:
                fresh = False
        if fresh:
            answer[total] = found[place]
            total += 1
    return answer[:total]


@entry_point
def _losers_after(numbers: Numbers, habits: Any, hand: int) -> float:
    options = numbers[0]
    return expected_losers(hand, options.deck & ~hand, options.players - 1, habits, options)


def entry_number(entry: PassEntry, players: int) -> int:
    """Return the pass of a hand as compiled code takes it."""
    offset = seat_offset(entry, players)
    if offset is not None:
        return offset
    return MIX if entry is PassEntry.MIX else SCATTER


def search_pass(
    situation: Situation,
    entry: PassEntry,
    count: int,
    dealer: int,
    value: Value,
    effort: Effort,
    stream: Words,
) -> list[Tried]:
    """Try likely passes; return what came of each, the best first. Actions are masks."""
    numbers, players, seat = situation.numbers, situation.players, situation.seat
    own = int(situation.state[seat])
    tables = effort.tables(seat)
    habits = tables[0]
    masks = [int(mask) for mask in likely_passes(numbers, habits[seat], own, count, effort.passes)]
    source = world_source(situation)
    modes = [AS_IT_COMES]
    if numbers[0]["moon_kind"] and any(
        _losers_after(numbers, habits[seat], own & ~mask) <= effort.most_losers
        for mask in masks[:2]
    ):
        modes += [FOR_THE_MOON, NO_MOON]

    def attempt(alive: list[Arm], worlds_wanted: int) -> Any:
        worlds = draw_worlds(source, worlds_wanted, stream)
        out = np.zeros((len(alive), worlds_wanted, 2 * players + 1), np.int32)
        try_passes(
            numbers,
            tables,
            own,
            worlds,
            seat,
            np.array([arm.action for arm in alive], np.int64),
            entry_number(entry, players),
            count,
            (dealer + 1) % players,
            np.array([arm.mode for arm in alive], np.int64),
            stream,
            out,
        )
        return out

    return race(masks, modes, attempt, value, effort.pass_rounds)
