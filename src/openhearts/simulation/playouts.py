"""Playing hands out in compiled code with sensible players."""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.rules.masks import MOON_ADD
from openhearts.simulation.compiling import compiled, entry_point, lowest_of
from openhearts.simulation.kernel import (
    COUNT,
    MOST_SEATS,
    ONE,
    STATE_SIZE,
    State,
    begin,
    deal,
    over,
    play,
    score,
    settled,
)
from openhearts.simulation.numbers import Numbers
from openhearts.simulation.policy import COSTS_SIZE, choose, choose_pass
from openhearts.simulation.randomness import Words, below


@compiled
def play_out(st: State, costs: Any, ways: Any, habits: Any, options: Any) -> None:
    """Let sensible players play on until the scores are settled.

    ``ways`` says for each seat how it plays, ``habits`` has its row.
    """
    while not over(st):
        if st[COUNT] == 0 and settled(st, options):
            return
        play(st, choose(st, costs, ways, habits, options), options)


@compiled
def exchange(hands: Any, passed: Any, offset: int, options: Any) -> None:
    """Move passed cards; ``offset`` is how many seats to the left they go."""
    players = options.players
    for seat in range(players):
        hands[seat] &= ~passed[seat]
    for seat in range(players):
        hands[(seat + offset) % players] |= passed[seat]


SCATTER = -1
MIX = -2


@compiled
def pass_cards(
    hands: Any, given: Any, entry: int, eldest: int, stream: Words, options: Any
) -> None:
    """Make the exchange of a hand; ``given`` holds each seat's cards.

    ``entry`` is how many seats to the left cards go, or :data:`SCATTER` or :data:`MIX`.
    """
    players = options.players
    if entry >= 0:
        exchange(hands, given, entry, options)
        return
    pool = np.zeros(64, np.int64)
    total = 0
    for seat in range(players):
        hands[seat] &= ~given[seat]
    for seat in range(players):
        left = given[seat]
        step = 1
        while left:
            bit = left & -left
            left ^= bit
            if entry == SCATTER:
                hands[(seat + step) % players] |= bit
                step += 1
            else:
                pool[total] = lowest_of(bit)
                total += 1
    for i in range(total - 1, 0, -1):
        j = below(stream, i + 1)
        pool[i], pool[j] = pool[j], pool[i]
    for place in range(total):
        hands[(eldest + place) % players] |= ONE << pool[place]


@entry_point
def sensible_hand(
    numbers: Numbers,
    habits: Any,
    entry: int,
    count: int,
    eldest: int,
    stream: Words,
    st: State,
) -> Any:
    """Deal a hand, pass and play it with sensible players; return the final state in ``st``."""
    options = numbers[0]
    hands = np.zeros(MOST_SEATS, np.int64)
    given = np.zeros(MOST_SEATS, np.int64)
    cards = np.zeros(64, np.int64)
    costs = np.zeros(COSTS_SIZE, np.float64)
    ways = np.zeros(MOST_SEATS, np.int64)
    scores = np.zeros(MOST_SEATS, np.int64)
    kitty = deal(hands, cards, stream, options)
    if count:
        for seat in range(options.players):
            given[seat] = choose_pass(hands[seat], count, habits[seat], options)
        pass_cards(hands, given, entry, eldest, stream, options)
    begin(st, hands, kitty, eldest, options)
    play_out(st, costs, ways, habits, options)
    score(st, MOON_ADD, scores, options)
    return scores


@entry_point
def sensible_hands(
    numbers: Numbers, habits: Any, entries: Any, count: int, hands_wanted: int, stream: Words
) -> Any:
    """Play hands with sensible players; return the sum of each seat's scores, and the moons.

    ``habits`` has a row for each seat, ``entries`` the passes that take turns, of ``count`` cards
    each; with none nothing is passed. A moon adds to the others' scores.
    """
    options = numbers[0]
    st = np.zeros(STATE_SIZE, np.int64)
    hands = np.zeros(MOST_SEATS, np.int64)
    given = np.zeros(MOST_SEATS, np.int64)
    cards = np.zeros(64, np.int64)
    costs = np.zeros(COSTS_SIZE, np.float64)
    ways = np.zeros(MOST_SEATS, np.int64)
    scores = np.zeros(MOST_SEATS, np.int64)
    sums = np.zeros(MOST_SEATS + 1, np.int64)
    for number in range(hands_wanted):
        eldest = number % options.players
        kitty = deal(hands, cards, stream, options)
        entry = entries[number % len(entries)] if len(entries) else 0
        if entry:
            for seat in range(options.players):
                given[seat] = choose_pass(hands[seat], count, habits[seat], options)
            pass_cards(hands, given, entry, eldest, stream, options)
        begin(st, hands, kitty, eldest, options)
        play_out(st, costs, ways, habits, options)
        if score(st, MOON_ADD, scores, options) >= 0:
            sums[MOST_SEATS] += 1
        for seat in range(options.players):
            sums[seat] += scores[seat]
    return sums
