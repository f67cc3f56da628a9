"""Training the network: repeatable, in the right direction, and worth its while."""

import random
import subprocess
import sys

import numpy as np
import pytest

from openhearts.simulation.habits import STEADY, trained_habits
from openhearts.simulation.network_weights import new_weights, read_network, trained_network
from openhearts.simulation.randomness import new_stream
from openhearts.training.imitation import Lessons
from openhearts.training.network import (
    Course,
    advantages,
    opponents,
    points_better,
    slope,
    train,
    with_network,
)
from openhearts.training.practice import Choices, Sitting, practise

COURSE = Course(lessons=Lessons(deals=2, times=2), rounds=2, deals=6, plays=4)


def some_choices(weights, course=COURSE, seed=3):
    sitting = Sitting(
        with_network(weights),
        opponents(STEADY),
        1,
        3,
        course.deals,
        course.plays,
        course.softness,
    )
    return practise(sitting, new_stream(random.Random(seed)))


def test_the_same_seed_gives_the_same_network():
    first, second = (list(train(COURSE, jobs=jobs))[-1] for jobs in (1, 2))
    other = list(train(COURSE._replace(seed=2)))[-1]
    for name, array in first.weights.items():
        assert np.array_equal(array, second.weights[name])
    assert not np.array_equal(first.weights["first"], other.weights["first"])


def test_what_is_written_down_of_practice_is_a_choice():
    choices = some_choices(new_weights(np.random.default_rng(1)))
    assert len(choices.results) == COURSE.deals * COURSE.plays
    assert set(choices.hand) == set(range(len(choices.results)))
    for cards, chosen in zip(choices.cards, choices.chosen, strict=True):
        assert int(cards).bit_count() > 1
        assert int(cards) >> int(chosen) & 1
    # The plays of a deal begin alike and part.
    for deal in range(COURSE.deals):
        plays = choices.hand // COURSE.plays == deal
        assert len(set(choices.results[deal * COURSE.plays : (deal + 1) * COURSE.plays])) > 1 or (
            plays.sum() < 40
        )
    assert choices.trick.max() <= 12
    assert (choices.so_far[choices.trick == 0] == 0).all()


def test_an_advantage_is_against_the_other_plays_of_the_deal_at_that_trick():
    """Two plays of one deal that end 3 and 1 better; then a deal with one play at its trick."""
    choices = Choices(
        active=None,
        costs=None,
        cards=None,
        chosen=None,
        hand=np.array([0, 1, 2]),
        trick=np.array([4, 4, 5]),
        so_far=np.array([1.0, 0.0, 0.0]),
        results=np.array([3.0, 1.0, 7.0, 0.0]),
    )
    assert advantages(choices, 2) == pytest.approx([1.0, -1.0, 0.0])


def test_the_slope_is_that_of_the_expected_result():
    """Against the difference quotient of the likelihood, weighted by what each choice was worth."""
    weights = new_weights(np.random.default_rng(5))
    weights["last"] *= 10
    choices = some_choices(weights)
    better = advantages(choices, COURSE.plays)
    assert np.abs(better).max() > 1
    found = slope(weights, choices, COURSE)

    def loss():
        total = 0.0
        for place in range(len(better)):
            on = choices.active[place][choices.active[place] >= 0]
            one = np.maximum(weights["first"][on].sum(axis=0) + weights["first_bias"], 0)
            two = np.maximum(one @ weights["second"] + weights["second_bias"], 0)
            worths = weights["last"] @ two + weights["last_bias"] - choices.costs[place]
            legal = [card for card in range(64) if int(choices.cards[place]) >> card & 1]
            scaled = worths[legal].astype(np.float64) / COURSE.softness
            chance = np.exp(scaled - scaled.max())
            chance /= chance.sum()
            total -= better[place] * np.log(chance[legal.index(choices.chosen[place])])
        return total / len(better)

    step = 1e-2
    for name, place in (("last_bias", 40), ("second_bias", 5), ("first_bias", 7)):
        kept = weights[name][place]
        weights[name][place] = kept + step
        above = loss()
        weights[name][place] = kept - step
        below = loss()
        weights[name][place] = kept
        assert found[name][place] == pytest.approx((above - below) / (2 * step), abs=0.02, rel=0.1)
        assert found[name][place] != 0


def test_what_is_shipped_is_better_than_steady_players_and_trained_habits():
    assert points_better(trained_network(), STEADY, 20_000, seed=77) > 1.7
    assert points_better(trained_network(), trained_habits(), 20_000, seed=77) > 1.1


def test_the_command_writes_a_network_and_says_how_good_it_is(tmp_path):
    file = tmp_path / "network.npz"
    command = [sys.executable, "-m", "openhearts.training", "network", str(file)]
    little = ["--rounds", "1", "--deals", "5", "--examples", "1"]
    done = subprocess.run([*command, *little], capture_output=True, text=True, check=True)
    assert "0 rounds" in done.stdout
    assert "1 rounds" in done.stdout
    assert read_network(file.read_bytes())["first"].shape == trained_network()["first"].shape
    refused = subprocess.run(
        [*command, "--rounds", "0"], capture_output=True, text=True, check=False
    )
    assert refused.returncode == 2
    assert "1 or more" in refused.stderr
