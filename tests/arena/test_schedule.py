"""Every distinct seating once, and deals that depend on nothing but the seed and their number."""

from collections import Counter
from itertools import product
from math import comb

import pytest

from openhearts.arena.errors import ArenaError
from openhearts.arena.schedule import make_plan, seatings
from openhearts.rules.options import PassEntry
from openhearts.rules.ruletext import build_rules


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize(("layout", "first"), [("1v3", 1), ("3v1", -1), ("2v2", 0)])
def test_a_layout_has_every_arrangement_once(players, layout, first):
    share = {1: 1, -1: players - 1, 0: players // 2}[first]
    found = seatings(layout, 2, players)
    assert len(set(found)) == len(found) == comb(players, share)
    assert {seating.count(0) for seating in found} == {share}


@pytest.mark.parametrize("players", range(3, 8))
def test_a_layout_may_say_how_many_sit_where(players):
    assert len(seatings(f"2v{players - 2}", 2, players)) == comb(players, 2)


@pytest.mark.parametrize(("entrants", "players"), [(2, 3), (2, 7), (3, 4), (4, 4), (3, 5), (5, 5)])
def test_all_has_every_seating_in_which_each_sits(entrants, players):
    found = seatings("all", entrants, players)
    every = {s for s in product(range(entrants), repeat=players) if len(set(s)) == entrants}
    assert set(found) == every
    assert len(found) == len(every)


@pytest.mark.parametrize(
    ("layout", "entrants", "players"),
    [
        ("1v3", 1, 4),
        ("1v3", 3, 4),
        ("all", 5, 4),
        ("2v3", 2, 4),
        ("0v4", 2, 4),
        ("nonsense", 2, 4),
        ("", 2, 4),
        ("all", 7, 7),
        ("all", 5, 7),
    ],
)
def test_what_does_not_fit_is_refused(layout, entrants, players):
    with pytest.raises(ArenaError):
        seatings(layout, entrants, players)


def test_pass_and_dealer_go_round_with_the_deals():
    plan = make_plan(build_rules(), ("steady", "simple"))
    rules = [plan.rules_of_deal(deal) for deal in range(16)]
    seen = Counter((r.pass_entry(1), r.first_dealer) for r in rules)
    assert len(seen) == 16
    assert {entry for entry, _ in seen} == {
        PassEntry.LEFT,
        PassEntry.RIGHT,
        PassEntry.ACROSS,
        PassEntry.HOLD,
    }
    assert all(r.target == 100 and r.hand_limit is None for r in rules)


def test_streams_depend_on_what_they_are_for_alone():
    plan = make_plan(build_rules(), ("steady", "simple"), seed="x")
    other = make_plan(build_rules("omnibus"), ("random", "simple"), "2v2", seed="x")
    assert plan.cards(3).random() == other.cards(3).random()
    assert plan.stream(3, 1, 2).random() == other.stream(3, 1, 2).random()
    draws = {plan.stream(d, s, t).random() for d in range(3) for s in range(3) for t in range(3)}
    assert len(draws) == 27
    assert (
        plan.cards(3).random() != make_plan(build_rules(), ("a", "b"), seed="y").cards(3).random()
    )
