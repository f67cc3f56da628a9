"""Ratings: whose matches count, who comes last, and that the logs alone tell it all."""

from contextlib import ExitStack

import pytest

from openhearts.server.history import History
from openhearts.server.outcomes import Outcome, Outcomes
from openhearts.server.ratings import RatedMatch, RatingBook, rate
from server.live import Person, bearer, call
from server.test_live_tables import play_on

ANN, BEN = "a" * 32, "b" * 32
ONE_HAND = {"preset": "basic", "players": 3, "changes": {"hand_limit": 1}}


def ratings(live, key=None):
    status, _, found = call(live.port, "GET", "/api/ratings", headers=bearer(key))
    assert status == 200
    return found["games"]


def play_match(live, *, rated, started=True):
    """Ann and Ben play a match with a computer player; the name of its table."""
    table_id, token, _ = live.gather("Ann", ONE_HAND, ANN, rated=rated, level="simple")
    _, taken = live.sit(table_id, "Ben", owner=BEN)
    with ExitStack() as stack:
        people = [
            stack.enter_context(Person(live.port, table_id, one)) for one in (token, taken["token"])
        ]
        for person in people:
            person.join()
        if started:
            people[0].ask("start")
            for person in people:
                person.until(lambda one: one.table["phase"] == "PLAYING")
            play_on(people)
    return table_id


def test_a_rated_match_rates_people_and_computer_players(live):
    table_id = play_match(live, rated=True)
    (game,) = ratings(live, ANN)
    assert (game["game"]["preset"], game["players"], game["matches"]) == ("basic", 3, 1)
    assert [one["place"] for one in game["ratings"]] == [1, 2, 3]
    names = {one["name"]: one for one in game["ratings"]}
    assert set(names) == {"Ann", "Ben", "simple"}
    assert [one["name"] for one in game["ratings"] if one["mine"]] == ["Ann"]
    totals = live.log(table_id).state.totals
    order = sorted(zip(totals, ["Ann", "Ben", "simple"], strict=True))
    means = [names[name]["mean"] for _, name in order]
    assert means == sorted(means, reverse=True)
    assert ANN not in str(ratings(live, BEN))


def test_what_is_not_rated_or_not_over_does_not_count(live):
    play_match(live, rated=False)
    assert ratings(live) == []
    play_match(live, rated=True, started=False)
    assert ratings(live) == []


def test_ratings_are_worked_out_again_from_the_logs(live):
    for _ in range(2):
        play_match(live, rated=True)
    before = ratings(live, ANN)
    assert before[0]["matches"] == 2
    live.inside(History(live.store.engine).forget_derived())
    assert ratings(live, ANN) == before
    book = RatingBook(live.store, Outcomes(live.store))
    assert live.inside(book.ratings(None)).games[0].matches == 2


RULES = "basic"


def outcome(totals, levels=(None, None, "simple")):
    return Outcome(
        names=["Ann", "Ben", "Bot"],
        levels=list(levels),
        scores=[list(totals)],
        totals=list(totals),
        ended=True,
        clean=True,
    )


def strengths(*matches):
    (game,) = rate(matches)
    return {key: player.strength.mu for key, player in game.players.items()}


def test_whoever_left_comes_last():
    people = {0: ["ann"], 1: ["ben"]}
    # Ben left; the computer player in his chair did best of all.
    left = outcome((5, 0, 21), ("simple", None, "simple"))
    gone = RatedMatch(RULES, outcome((5, 0, 21), (None, "steady", "simple")), people)
    found = strengths(gone)
    assert found["ann"] > found["level simple"] > found["ben"]
    assert "level steady" not in found
    both = strengths(RatedMatch(RULES, left, people))
    assert both["ben"] > both["level simple"] > both["ann"]


def test_a_chair_that_changed_hands_is_nobodys_result():
    people = {0: ["ann"], 1: ["ben", "cat"]}
    assert set(strengths(RatedMatch(RULES, outcome((1, 2, 3)), people))) == {"ann", "level simple"}
    alone = RatedMatch(RULES, outcome((1, 2, 3), (None, None, None)), {0: ["ann"]})
    (game,) = rate([alone])
    assert (game.matches, game.players) == (0, {})


def test_the_same_total_is_the_same_place():
    people = {0: ["ann"], 1: ["ben"]}
    found = strengths(RatedMatch(RULES, outcome((4, 4, 18)), people))
    assert found["ann"] == pytest.approx(found["ben"], abs=1e-6)
    (game,) = rate([RatedMatch(RULES, outcome((4, 4, 18)), people)])
    assert [player.won for player in game.players.values()] == [1, 1, 0]


def test_a_level_in_several_seats_is_one_player():
    people = {0: ["ann"]}
    match = RatedMatch(RULES, outcome((0, 10, 16), (None, "simple", "simple")), people)
    (game,) = rate([match])
    assert set(game.players) == {"ann", "level simple"}
    assert game.players["level simple"].matches == 2
    assert game.players["ann"].strength.mu > 25 > game.players["level simple"].strength.mu
