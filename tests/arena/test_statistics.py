"""Differences and intervals on data whose answer is known."""

import math

import pytest

from openhearts.arena.playing import DealOutcome, GameOutcome
from openhearts.arena.schedule import make_plan
from openhearts.arena.statistics import (
    checksum,
    deal_differences,
    estimate,
    narrow_enough,
    results_of,
    t_quantile,
)
from openhearts.rules.ruletext import build_rules

NOTHING = (0, 0, 0, 0)


def game(points, **changes):
    won = tuple(1.0 if p == min(points) else 0.0 for p in points)
    known = {
        "points": points,
        "won": won,
        "hands": 1,
        "moons": NOTHING,
        "threats": NOTHING,
        "stops": (NOTHING,) * 4,
    }
    return GameOutcome(**(known | changes))


def outcome(deal, games, **changes):
    known = {"out": frozenset(), "faults": (), "cards": (13, 39), "timing": ((13, 0.5), (39, 0.5))}
    return DealOutcome(deal=deal, games=tuple(games), **(known | changes))


@pytest.fixture
def plan():
    return make_plan(build_rules(), ("steady", "simple"), "1v3")


@pytest.mark.parametrize(
    ("freedom", "known"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (5, 2.5706),
        (10, 2.2281),
        (30, 2.0423),
        (299, 1.9679),
    ],
)
def test_students_t(freedom, known):
    assert t_quantile(freedom) == pytest.approx(known, rel=0.008 if freedom == 3 else 0.001)


def test_an_estimate_of_known_values():
    value = estimate([1.0, 2.0, 3.0, 4.0, 5.0])
    assert value.mean == 3.0
    assert value.half_width == pytest.approx(2.7764 * math.sqrt(2.5 / 5), rel=0.002)
    assert (value.low, value.high) == (3.0 - value.half_width, 3.0 + value.half_width)


def test_one_deal_says_nothing_about_the_spread():
    assert math.isinf(estimate([1.0]).half_width)


def test_differences_are_taken_game_by_game_and_averaged_over_the_deal(plan):
    one = outcome(
        0, [game((0, 2, 8, 16)), game((8, 2, 0, 16)), game((2, 8, 0, 16)), game((0, 2, 8, 16))]
    )
    by_game = [26 / 3 - 0, 24 / 3 - 2, 26 / 3 - 0, 10 / 3 - 16]
    assert deal_differences(plan, [one], 0) == [pytest.approx(sum(by_game) / 4)]
    assert deal_differences(plan, [one], 1) == [pytest.approx(-sum(by_game) / 4)]


def test_the_interval_is_clustered_by_deal(plan):
    """Four seatings that agree are one observation, not four."""
    outcomes = [outcome(deal, [game((0, 26, 0, 0))] * 4) for deal in range(10)] + [
        outcome(deal, [game((26, 0, 0, 0))] * 4) for deal in range(10, 20)
    ]
    by_deal = deal_differences(plan, outcomes, 0)
    assert len(by_deal) == 20
    assert results_of(plan, outcomes)[0].difference == estimate(by_deal)


def test_moons_are_counted_for_those_who_sit_there(plan):
    games = [
        game((0, 26, 26, 26), moons=(1, 0, 0, 0), threats=(1, 0, 0, 0)),
        game((26, 26, 26, 0), moons=(0, 0, 0, 1), threats=(0, 0, 0, 1)),
        game((5, 8, 13, 0), threats=(1, 0, 0, 0), stops=((0, 0, 1, 0), *(NOTHING,) * 3)),
        game((5, 8, 13, 0), threats=(1, 0, 0, 0), stops=((0, 1, 0, 0), *(NOTHING,) * 3)),
    ]
    first, second = results_of(plan, [outcome(0, games)])
    assert (first.moons, first.moons_suffered) == (1, 1)
    assert (second.moons, second.moons_suffered) == (1, 3)
    assert (first.threats, first.threats_met, first.stopped) == (1, 3, 1)
    assert (second.threats, second.threats_met, second.stopped) == (3, 1, 0)
    assert (first.seats, second.seats) == (4, 12)


def test_stopping_is_decided_at_checkpoints_only(plan):
    outcomes = [outcome(deal, [game((0, 26, 0, 0))] * 4) for deal in range(120)]
    enough = [n for n in range(1, 121) if narrow_enough(plan, outcomes[:n], 1.0)]
    assert enough == [50, 75, 100]


def test_the_checksum_knows_scores_and_not_times(plan):
    one = outcome(0, [game((0, 2, 8, 16))] * 4)
    assert checksum([one]) == checksum([one._replace(timing=((13, 9.0), (39, 9.0)))])
    assert checksum([one]) != checksum([outcome(0, [game((1, 1, 8, 16))] * 4)])
