"""Imitating a search: what its examples say, and learning from them."""

import numpy as np
import pytest

from openhearts.rules.ruletext import build_rules
from openhearts.simulation.kernel import (
    BEST,
    CAPTURED,
    COUNT,
    HANDS,
    LED,
    PLAYED,
    TRICK,
    VOIDS,
)
from openhearts.simulation.network import inputs_of
from openhearts.simulation.network_weights import CARDS, INPUTS, MOST_ACTIVE, new_weights
from openhearts.simulation.situation import read_situation
from openhearts.training.examples import examples_of, examples_of_deal
from openhearts.training.imitation import Lessons, exchanged_suits, imitate, slope
from simulation.test_worlds import played_to


def test_examples_are_choices_and_the_best_card_loses_nothing():
    examples = examples_of_deal(5, 1)
    number = len(examples.losses)
    # Four seats have some nine choices each; the last cards are none.
    assert 20 < number < 50
    assert examples.active.shape == (number, MOST_ACTIVE)
    assert examples.costs.shape == examples.losses.shape == (number, CARDS)
    compared = np.isfinite(examples.losses)
    assert (compared.sum(axis=1) > 1).all()
    assert (examples.losses.min(axis=1) == 0).all()
    assert (examples.losses[compared] > 0.5).any()
    for row, cards in zip(examples.active, compared, strict=True):
        on = set(row[row >= 0])
        assert len(on) == (row >= 0).sum()
        # The first inputs are the cards that the seat holds.
        assert set(np.flatnonzero(cards)) <= on


def test_in_every_fourth_deal_one_seat_searches_alone():
    assert len(examples_of_deal(5, 4).losses) < 14
    both = examples_of(2, 5)
    alone, others = examples_of_deal(5, 0), examples_of_deal(5, 1)
    for column, first, second in zip(both, alone, others, strict=True):
        assert np.array_equal(column, np.concatenate((first, second)))


def test_the_slope_is_that_of_what_is_missed():
    weights = new_weights(np.random.default_rng(5))
    weights["last"] *= 10
    examples = examples_of_deal(6, 2)
    found, _ = slope(weights, examples)
    weights = {name: array.astype(np.float64) for name, array in weights.items()}

    def missed():
        total = 0.0
        for active, costs, losses in zip(*examples, strict=True):
            on = active[active >= 0]
            one = np.maximum(weights["first"][on].sum(axis=0) + weights["first_bias"], 0)
            two = np.maximum(one @ weights["second"] + weights["second_bias"], 0)
            among = np.isfinite(losses)
            worths = (weights["last"] @ two + weights["last_bias"] - costs)[among]
            chances, wanted = (
                np.exp(row) / np.exp(row).sum()
                for row in (worths - worths.max(), -losses[among].astype(np.float64))
            )
            total += -(wanted * np.log(chances)).sum() + 3.0 * (chances * losses[among]).sum()
        return total / len(examples.losses)

    step = 1e-4
    for name, place in (("last_bias", 40), ("second_bias", 5), ("first_bias", 7)):
        kept = weights[name][place]
        weights[name][place] = kept + step
        above = missed()
        weights[name][place] = kept - step
        below = missed()
        weights[name][place] = kept
        assert found[name][place] == pytest.approx((above - below) / (2 * step), rel=0.01)
        assert found[name][place] != 0


def test_a_choice_loses_less_with_every_lesson():
    chance = np.random.default_rng(2)
    weights = new_weights(chance)
    examples = examples_of(3, 7)
    lost = list(imitate(weights, examples, Lessons(times=60), chance))
    assert lost[-1] < 0.5 * lost[0]


def test_exchanging_suits_is_looking_at_a_hand_in_which_they_are_exchanged():
    rules = build_rules("standard")
    inputs, cards = exchanged_suits()
    for seed in range(8):
        state = played_to(rules, seed, 8 + 5 * seed, who="steady")
        situation = read_situation(state.view(state.to_act[0]))
        there = situation.state.copy()
        for place in (*range(HANDS, HANDS + 4), *range(CAPTURED, CAPTURED + 4), TRICK, PLAYED):
            there[place] = _exchanged(int(there[place]))
        for place in range(VOIDS, VOIDS + 4):
            there[place] = _exchanged(int(there[place]))
        if there[COUNT]:
            there[LED] = (1, 0, 2, 3)[there[LED]]
            there[BEST] = int(cards[there[BEST]])
        both = np.full((2, MOST_ACTIVE), -1, np.int64)
        inputs_of(situation.numbers, np.array([situation.state, there]), both)
        here, other = (set(row[row >= 0]) for row in both)
        assert {int(inputs[one]) for one in here} == other
        assert here != other
    assert inputs[-1] == -1
    assert sorted(inputs[:-1]) == list(range(INPUTS))


def _exchanged(mask):
    return mask & ~0xFFFFFFFF | (mask & 0xFFFF) << 16 | mask >> 16 & 0xFFFF
