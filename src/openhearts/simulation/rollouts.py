"""Trying cards and passes in sampled worlds: what each seat scores if the rest is played out."""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.rules.masks import MOON_ADD, MOON_SUBTRACT, card_points
from openhearts.simulation.compiling import compiled, copy_row, entry_point
from openhearts.simulation.danger import expected_losers, penalty_of
from openhearts.simulation.habits import MOON_SWING
from openhearts.simulation.kernel import (
    CAPTURED,
    COUNT,
    HANDS,
    HIDDEN,
    KITTY,
    KITTY_TAKER,
    LEADER,
    MOST_SEATS,
    PLAYED,
    STATE_SIZE,
    TRICK,
    State,
    begin,
    play,
    score,
)
from openhearts.simulation.numbers import Numbers
from openhearts.simulation.playouts import pass_cards, play_out
from openhearts.simulation.policy import (
    AGAINST,
    AS_IT_COMES,
    COSTS_SIZE,
    FOR_THE_MOON,
    choose,
    choose_pass,
)
from openhearts.simulation.randomness import Words
from openhearts.simulation.worlds import KITTY_PLACE

_HOPES = 2.5
"""How many losers a hand may have in a world for its seat to go on with a moon it began."""
_HOPES_MORE = 3.0
"""How many more it may have once it has taken every penalty card."""
_NEARLY_THERE = 0.5
"""From what share of the penalty points on a moon is feared in every world, not every second."""


@compiled
def enter_world(st: State, base: State, world: Any, seat: int, options: Any) -> None:
    """Make the state of a world from what one seat knows and the cards it does not see."""
    copy_row(st, base)
    for other in range(options.players):
        if other != seat:
            st[HANDS + other] = world[other]
    if base[HIDDEN]:
        if base[KITTY_TAKER] >= 0:
            st[CAPTURED + base[KITTY_TAKER]] |= world[KITTY_PLACE]
        st[KITTY] = world[KITTY_PLACE]


@compiled
def write_scores(st: State, scores: Any, row: Any, options: Any) -> None:
    """Write the scores, those with the other effect of a moon that is chosen, and the shooter."""
    shooter = score(st, MOON_ADD, scores, options)
    players = options.players
    for seat in range(players):
        row[seat] = scores[seat]
        row[players + seat] = scores[seat]
    if shooter >= 0 and options.moon_kind >= 3:
        score(st, MOON_SUBTRACT, scores, options)
        for seat in range(players):
            row[players + seat] = scores[seat]
    row[2 * players] = shooter


@compiled
def moon_threat(st: State, seat: int, options: Any) -> int:
    """Return the other seat that alone has penalty cards, -1 if there is none."""
    if options.moon_swing == 0.0:
        return -1
    threat = -1
    for other in range(options.players):
        if st[CAPTURED + other] & options.penalty_cards:
            if threat >= 0 or other == seat:
                return -1
            threat = other
    return threat


@entry_point
def try_cards(
    numbers: Numbers,
    tables: Any,
    base: State,
    worlds: Any,
    intents: Any,
    seat: int,
    cards: Any,
    modes: Any,
    out: Any,
) -> None:
    """Play each card in each world and the rest out, going on in the mode beside it.

    ``intents`` says for each world how the others go on; ``tables``, which take turns, hold
    habits by seat. Where a moon is feared, so that nobody waits for another to stop it, the
    others do nothing against it.

    Another seat that alone has penalty cards goes on for a moon where its hand gives hope: in
    every second world, or in all once it has half of the points. In every second world, too, the
    others stop one's own moon as if they saw one's cards: the rules of thumb alone let too many
    through.
    ``out`` is [card, world, ...] and gets the rows of :func:`write_scores`.
    """
    options = numbers[0]
    threat = moon_threat(base, seat, options)
    share = 0.0
    if threat >= 0:
        share = penalty_of(base[CAPTURED + threat], options) / options.penalty_sum
    st = np.zeros(STATE_SIZE, np.int64)
    entered = np.zeros(STATE_SIZE, np.int64)
    costs = np.zeros(COSTS_SIZE, np.float64)
    ways = np.zeros(MOST_SEATS, np.int64)
    scores = np.zeros(MOST_SEATS, np.int64)
    careless = tables.copy()
    for other in range(options.players):
        if other != seat:
            careless[:, other, MOON_SWING] = 0.0
    for w in range(len(worlds)):
        habits = tables[w % len(tables)]
        enter_world(entered, base, worlds[w], seat, options)
        copy_row(ways, intents[w])
        feared = w & 1 or share >= _NEARLY_THERE
        if threat >= 0 and feared:
            habits = careless[w % len(tables)]
        if threat >= 0 and ways[threat] == AS_IT_COMES and feared:
            hand = entered[HANDS + threat]
            unseen = options.deck & ~(entered[PLAYED] | hand)
            losers = expected_losers(hand, unseen, options.players - 1, habits[threat], options)
            if losers <= _HOPES + _HOPES_MORE * share:
                ways[threat] = FOR_THE_MOON
        if w & 1 and options.moon_swing > 0.0:
            for other in range(options.players):
                if other != seat and ways[other] == AS_IT_COMES:
                    ways[other] = AGAINST + seat
        for c in range(len(cards)):
            copy_row(st, entered)
            play(st, cards[c], options)
            ways[seat] = modes[c]
            play_out(st, costs, ways, habits, options)
            write_scores(st, scores, out[c, w], options)


@entry_point
def try_passes(
    numbers: Numbers,
    tables: Any,
    own: int,
    worlds: Any,
    seat: int,
    passes: Any,
    entry: int,
    count: int,
    eldest: int,
    modes: Any,
    stream: Words,
    out: Any,
) -> None:
    """Pass each set of cards in each world and play it out; the others pass sensibly."""
    options = numbers[0]
    st = np.zeros(STATE_SIZE, np.int64)
    hands = np.zeros(MOST_SEATS, np.int64)
    given = np.zeros(MOST_SEATS, np.int64)
    costs = np.zeros(COSTS_SIZE, np.float64)
    ways = np.zeros(MOST_SEATS, np.int64)
    scores = np.zeros(MOST_SEATS, np.int64)
    for w in range(len(worlds)):
        habits = tables[w % len(tables)]
        for other in range(options.players):
            if other != seat:
                given[other] = choose_pass(worlds[w, other], count, habits[other], options)
        for p in range(len(passes)):
            for other in range(options.players):
                hands[other] = worlds[w, other]
            hands[seat] = own
            given[seat] = passes[p]
            pass_cards(hands, given, entry, eldest, stream, options)
            begin(st, hands, worlds[w, KITTY_PLACE], eldest, options)
            ways[seat] = modes[p]
            play_out(st, costs, ways, habits, options)
            write_scores(st, scores, out[p, w], options)


SEEN_WON, SEEN_POINTS, SEEN_TOOK, SEEN_GONE = range(4)
SEEN_SIZE = 4
"""What :func:`look_at_cards` writes: the trick is won, its points, the dear cards one takes
from now on, and those that others take."""


@entry_point
def look_at_cards(
    numbers: Numbers,
    habits: Any,
    base: State,
    worlds: Any,
    intents: Any,
    seat: int,
    cards: Any,
    ways: Any,
    out: Any,
) -> None:
    """Play each card in each world, going on in the card's way; write what becomes of the trick."""
    options = numbers[0]
    st = np.zeros(STATE_SIZE, np.int64)
    costs = np.zeros(COSTS_SIZE, np.float64)
    all_ways = np.zeros(MOST_SEATS, np.int64)
    before = base[CAPTURED + seat]
    for w in range(len(worlds)):
        for c in range(len(cards)):
            enter_world(st, base, worlds[w], seat, options)
            copy_row(all_ways, intents[w])
            all_ways[seat] = ways[c]
            play(st, cards[c], options)
            while st[COUNT] != 0:
                play(st, choose(st, costs, all_ways, habits, options), options)
            won = st[LEADER] == seat
            trick = st[PLAYED] & ~base[PLAYED] | base[TRICK]
            out[c, w, SEEN_WON] = 1 if won else 0
            out[c, w, SEEN_POINTS] = card_points(trick, options)
            play_out(st, costs, all_ways, habits, options)
            dear = options.heavy_mask & ~(base[PLAYED] & ~base[TRICK])
            taken = st[CAPTURED + seat] & ~before & dear
            out[c, w, SEEN_TOOK] = taken
            out[c, w, SEEN_GONE] = dear & ~taken
