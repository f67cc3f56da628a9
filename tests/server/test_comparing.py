"""Ranking those who had the same cards, however many they are."""

import time

from openhearts.server.contests import comparing
from openhearts.server.contests.outcomes import Outcome


def outcome(*totals):
    return Outcome(
        names=[f"Seat {seat}" for seat in range(len(totals))],
        levels=[None] * len(totals),
        scores=[list(totals)],
        totals=list(totals),
        ended=True,
        clean=True,
    )


def ranked(outcomes, own=()):
    return comparing._ranked(outcomes, dict(own))


def test_each_is_ranked_among_those_who_had_the_same_cards():
    found = ranked({"a": outcome(5, 21), "b": outcome(5, 9), "c": outcome(20, 6)}, [("b", 1)])
    assert [(one.seat, one.total, one.place) for one in found] == [
        (0, 5, 1),
        (0, 5, 1),
        (1, 6, 1),
        (1, 9, 2),
        (0, 20, 3),
        (1, 21, 3),
    ]
    assert [one.total for one in found if one.mine] == [9]


def test_of_very_many_the_best_are_listed_and_oneself(monkeypatch):
    monkeypatch.setattr(comparing, "MOST_RESULTS", 10)
    outcomes = {f"t{number:06}": outcome(number) for number in range(20_000)}
    began = time.process_time()
    found = ranked(outcomes, [("t015000", 0)])
    # Comparing each with each of the others would take minutes.
    assert time.process_time() - began < 20
    assert [one.place for one in found] == [*range(1, 11), 15_001]
    assert found[-1].mine
