"""Ratings over a pool put the players in their order."""

import random
from itertools import combinations

import pytest

from arena.test_statistics import game, outcome
from openhearts.arena.ratings import rate
from openhearts.arena.run import ArenaRun, run_arena
from openhearts.arena.schedule import make_plan
from openhearts.rules.ruletext import build_rules


def invented(pool, strengths, deals):
    """Runs of all pairs in which the stronger wins as often as its strength says."""
    rng = random.Random(5)
    runs = []
    for first, second in combinations(pool, 2):
        plan = make_plan(build_rules(), (first, second), "2v2")
        chance = strengths[first] / (strengths[first] + strengths[second])
        outcomes = []
        for deal in range(deals):
            better = 0 if rng.random() < chance else 1
            games = [
                game(tuple(0 if sits == better else 13 for sits in seating))
                for seating in plan.seatings
            ]
            outcomes.append(outcome(deal, games))
        runs.append(ArenaRun(plan=plan, outcomes=tuple(outcomes), asked=deals, seconds=1.0))
    return runs


def test_ratings_follow_the_strengths():
    pool = ["weak", "even", "strong"]
    rated = rate(pool, invented(pool, {"weak": 1, "even": 3, "strong": 9}, 200))
    assert [rating.name for rating in rated] == ["strong", "even", "weak"]
    for better, worse in combinations(rated, 2):
        assert better.rating - better.half_width > worse.rating
    assert all(r.won + r.drawn + r.lost == 400 for r in rated)


def test_equals_are_within_their_intervals():
    pool = ["one", "other"]
    one, other = rate(pool, invented(pool, {"one": 1, "other": 1}, 100))
    assert one.rating - other.rating < one.half_width + other.half_width


def test_more_deals_narrow_the_interval():
    pool = ["one", "other"]
    few = rate(pool, invented(pool, {"one": 1, "other": 1}, 20))
    many = rate(pool, invented(pool, {"one": 1, "other": 1}, 200))
    assert many[0].half_width < few[0].half_width / 2


def test_a_drawn_deal_moves_nobody():
    plan = make_plan(build_rules(), ("one", "other"), "2v2")
    level = [game(tuple(6 for _ in range(4)))] * 6
    drawn = tuple(outcome(deal, level) for deal in range(2))
    rated = rate(["one", "other"], [ArenaRun(plan=plan, outcomes=drawn, asked=2, seconds=1.0)])
    assert [(r.won, r.drawn, r.lost) for r in rated] == [(0, 2, 0)] * 2
    assert rated[0].rating == pytest.approx(rated[1].rating)


def test_the_pool_of_plain_players():
    pool = ["random", "simple", "steady"]
    runs = [
        run_arena(make_plan(build_rules(), pair, "2v2", "pool"), 12)
        for pair in combinations(pool, 2)
    ]
    assert [rating.name for rating in rate(pool, runs)] == ["steady", "simple", "random"]
