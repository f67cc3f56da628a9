"""Deciding what to pass by trying: likely passes in many deals, the promising ones in more."""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.rules.masks import CLUB_MASK
from openhearts.rules.options import PassEntry
from openhearts.rules.passing import seat_offset
from openhearts.simulation.compiling import count_of, entry_point, lowest_of
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


@entry_point
def likely_passes(numbers: Numbers, habits: Any, hand: int, count: int, most: int) -> Any:
    """Return the sets of cards that look best to pass, the best first.

    The first two are what a sensible player passes and what keeps the most winners. Of neighbours
    that do the same to whoever holds them both, the higher is passed first; the rest of the sets
    would hardly differ from these.
    """
    # One long function: taken apart, its parts take a second longer to compile.
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
    costs = np.full(most, 1e18)
    chosen = np.arange(count + 1)
    moon_best = EMPTY
    moon_losers = 1e18
    known = np.full((4, 1 << 13), np.nan)
    while True:
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
            cost = 0.0
            for suit in range(4):
                mask = CLUB_MASK << (16 * suit)
                ranks = (kept >> (16 * suit)) & CLUB_MASK
                if np.isnan(known[suit, ranks]):
                    known[suit, ranks] = suit_danger(
                        kept & mask, suit, unseen & mask, discards, opponents, habits, options
                    )
                cost += known[suit, ranks]
            for place in range(options.heavies):
                bit = ONE << options.heavy[place]
                if passed & bit:
                    mask = CLUB_MASK << (16 * (options.heavy[place] >> 4))
                    over = count_of(kept & mask & ~(bit | (bit - 1)))
                    cost += options.worth[options.heavy[place]] * (0.13 + 0.15 * over)
            losers = expected_losers(kept, unseen, opponents, habits, options)
            if losers < moon_losers:
                moon_losers = losers
                moon_best = passed
            if cost < costs[most - 1]:
                place = most - 1
                while place > 0 and costs[place - 1] > cost:
                    costs[place] = costs[place - 1]
                    found[place] = found[place - 1]
                    place -= 1
                costs[place] = cost
                found[place] = passed
        i = count - 1
        while i >= 0 and chosen[i] == held - count + i:
            i -= 1
        if i < 0:
            break
        chosen[i] += 1
        for j in range(i + 1, count):
            chosen[j] = chosen[j - 1] + 1
    answer = np.zeros(most + 2, np.int64)
    answer[0] = choose_pass(hand, count, habits, options)
    total = 1
    if moon_best != answer[0]:
        answer[total] = moon_best
        total += 1
    for place in range(most):
        fresh = costs[place] < 1e17
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
