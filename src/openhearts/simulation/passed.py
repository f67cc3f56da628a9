"""What a pass says about hands: who has passed sensibly keeps few dangerous cards.

After a pass hands are no longer dealt by chance. A seat that got one's own cards holds what it
kept and those; any other holds what it kept, and what somebody thought best to pass. How often
sensible players keep and pass the cards of a suit is counted once a rule set, in hands dealt for
it, and compared with chance. The suits are taken for independent of each other.
"""

from __future__ import annotations

import random
from functools import lru_cache
from math import comb
from typing import Any, NamedTuple

import numpy as np

from openhearts.rules.masks import CLUB_MASK
from openhearts.simulation.compiling import compiled, count_of, entry_point
from openhearts.simulation.habits import STEADY, seat_habits
from openhearts.simulation.kernel import EMPTY, MOST_SEATS, ONE, deal
from openhearts.simulation.numbers import DTYPE, Numbers
from openhearts.simulation.policy import choose_pass
from openhearts.simulation.randomness import Words, new_stream
from openhearts.simulation.situation import PLAY_CARD, PLAY_SEAT, Situation

_SETS = 1 << 13
"""How many sets of cards there are in a suit."""
_HANDS = 50_000
"""In how many hands is counted what is kept and passed."""
_SMOOTH = 8.0
"""So many expected hands with a set are worth as much as what its length says."""
_TRUST = 0.8
"""How far others are believed to pass sensibly: the power that likelihoods are taken to."""


class PassSigns(NamedTuple):
    """How much likelier than by chance the cards of a suit are in a hand after a pass."""

    kept: Any
    """[suit, set of cards] among the cards that a seat kept: the logarithm."""
    mixed: Any
    """[suit, set of cards, number] among the cards it holds, so many of which it got."""


@compiled
def _in_suit(cards: int, suit: int) -> int:
    return (cards >> (16 * suit)) & CLUB_MASK


@entry_point
def count_passes(numbers: Numbers, habits: Any, count: int, deals: int, stream: Words) -> Any:
    """Count, in hands dealt by chance, which cards of each suit sensible players pass and keep.

    Returns [passed or kept, suit, set of cards].
    """
    options = numbers[0]
    hands = np.zeros(MOST_SEATS, np.int64)
    cards = np.zeros(64, np.int64)
    found = np.zeros((2, 4, _SETS), np.float64)
    for _ in range(deals):
        deal(hands, cards, stream, options)
        for seat in range(options.players):
            passed = choose_pass(hands[seat], count, habits[seat], options)
            for suit in range(4):
                found[0, suit, _in_suit(passed, suit)] += 1.0
                found[1, suit, _in_suit(hands[seat] & ~passed, suit)] += 1.0
    return found


@entry_point
def _mix(kept: Any, passed: Any, count: int) -> Any:
    """Return how likely a set of a suit is if so many of its cards were passed, any of them."""
    mixed = np.zeros((4, _SETS, count + 1), np.float64)
    for suit in range(4):
        for held in range(_SETS):
            # Every set within the held one, by the usual walk through its subsets.
            part = held
            while True:
                number = count_of(part)
                if number <= count:
                    mixed[suit, held, number] += kept[suit, held ^ part] * passed[suit, part]
                if part == 0:
                    break
                part = (part - 1) & held
    return mixed


def pass_signs(numbers: Numbers, count: int) -> PassSigns:
    """Return the signs of a pass of so many cards. They are shared: leave them as they are."""
    return _kept_signs(numbers.tobytes(), count)


@lru_cache(maxsize=16)
def _kept_signs(record: bytes, count: int) -> PassSigns:
    numbers: Any = np.frombuffer(record, DTYPE).copy()
    return signs_from(numbers, count, _HANDS // int(numbers[0]["players"]))


def signs_from(numbers: Numbers, count: int, deals: int) -> PassSigns:
    """Return the signs of a pass of so many cards as they are in so many deals."""
    options = numbers[0]
    size, deck = int(options["hand_size"]), int(options["deck"])
    stream = new_stream(random.Random(1))  # noqa: S311 - the same signs in every process
    habits = seat_habits(0, STEADY, STEADY)
    found = count_passes(numbers, habits, count, deals, stream)
    passed = _likelier(found[0], count, deck)
    kept = _likelier(found[1], size - count, deck)
    return PassSigns(np.log(kept), _mix(kept, passed, count))


def _likelier(found: Any, size: int, deck: int) -> Any:
    """Return how much likelier than by chance the cards of each suit were among so many."""
    lengths = np.array([cards.bit_count() for cards in range(_SETS)])
    total = deck.bit_count()
    ratios = np.ones((4, _SETS))
    for suit in range(4):
        in_deck = (deck >> (16 * suit)) & int(CLUB_MASK)
        rest = total - in_deck.bit_count()
        ways = [comb(rest, size - n) if n <= size else 0 for n in range(14)]
        chance = np.array(ways) / comb(total, size)
        expected = chance[lengths] * found[suit].sum()
        expected[(np.arange(_SETS) & ~in_deck) != 0] = 0.0
        of_length = np.bincount(lengths, expected, 14)
        by_length = (np.bincount(lengths, found[suit], 14) + 1.0) / (of_length + 1.0)
        ratios[suit] = (found[suit] + _SMOOTH * by_length[lengths]) / (expected + _SMOOTH)
    return ratios**_TRUST


@entry_point
def _weigh(plays: Any, worlds: Any, seat: int, given: Any, kept: Any, mixed: Any) -> Any:
    players = len(given)
    most = mixed.shape[2]
    weights = np.zeros(len(worlds), np.float64)
    played = np.zeros(players, np.int64)
    sums = np.zeros(most, np.float64)
    for row in range(len(plays)):
        played[plays[row, PLAY_SEAT]] |= ONE << plays[row, PLAY_CARD]
    for w in range(len(worlds)):
        for other in range(players):
            if other == seat:
                continue
            hand = worlds[w, other] | played[other]
            if given[other] != EMPTY:
                hand &= ~given[other]
                for suit in range(4):
                    weights[w] += kept[suit, _in_suit(hand, suit)]
                continue
            sums[:] = 0.0
            sums[0] = 1.0
            for suit in range(4):
                ways = mixed[suit, _in_suit(hand, suit)]
                for number in range(most - 1, -1, -1):
                    total = 0.0
                    for of_suit in range(number + 1):
                        total += sums[number - of_suit] * ways[of_suit]
                    sums[number] = total
            weights[w] += np.log(sums[most - 1])
    return weights


def weigh_passes(
    situation: Situation, given: tuple[int, ...], worlds: Any, signs: PassSigns
) -> Any:
    """Return, for each world, the logarithm of how much likelier than by chance it is after a pass.

    ``given`` holds for each seat the cards that it got from the situation's.
    """
    masks = np.array(given, np.int64)
    return _weigh(situation.plays, worlds, situation.seat, masks, signs.kept, signs.mixed)
