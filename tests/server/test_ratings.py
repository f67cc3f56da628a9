"""Ratings: whose matches count, who comes last, and that the logs alone tell it all."""

import threading
from contextlib import ExitStack, suppress
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from openhearts.server.contests import ratings as server_ratings
from openhearts.server.contests.outcomes import Outcome, Outcomes
from openhearts.server.contests.ratings import RatedMatch, RatingBook, rate
from openhearts.server.storage.history import History
from openhearts.table.seat_entries import ChangeSettings
from openhearts.table.settings import WhenAway
from openhearts.table.sittings import Sitting
from server.live import Person, bearer, call
from server.test_live_tables import play_on

ANN, BEN, CAT = "a" * 32, "b" * 32, "c" * 32
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


def test_ratings_are_worked_out_once_until_a_match_is_added(live, monkeypatch):
    loop = live.inside(_present_thread())
    worked_out = []

    def counted(matches):
        worked_out.append((len(matches), threading.get_ident() != loop))
        return rate(matches)

    monkeypatch.setattr(server_ratings, "rate", counted)
    play_match(live, rated=True)
    assert ratings(live, ANN) == ratings(live, ANN)
    play_match(live, rated=False)
    assert [one["mine"] for one in ratings(live, BEN)[0]["ratings"]].count(True) == 1
    assert worked_out == [(1, True)]
    play_match(live, rated=True)
    assert ratings(live)[0]["matches"] == 2
    assert worked_out == [(1, True), (2, True)]


async def _present_thread():
    return threading.get_ident()


RULES = "basic"


def sat(number, seat, name, **changed):
    """Somebody who sat there from the first hand to the last, of four."""
    return Sitting(number, seat, name, since=0, played=4, stayed=True)._replace(**changed)


def outcome(totals, levels, *sittings):
    return Outcome(
        names=["Ann", "Ben", "Bot"],
        levels=list(levels),
        scores=[list(totals), [0, 0, 0], [0, 0, 0], [0, 0, 0]],
        totals=list(totals),
        ended=True,
        clean=True,
        sittings=list(sittings),
    )


ANN_STAYS = sat(1, 0, "Ann")
BOTS = (None, None, "simple")


def rated(totals, *sittings, levels=BOTS, people=None):
    people = {1: "ann", 2: "ben", 3: "cat"} if people is None else people
    return RatedMatch(RULES, outcome(totals, levels, *sittings), people)


def strengths(*matches):
    (game,) = rate(matches)
    return {key: player.strength.mu for key, player in game.players.items()}


def test_whoever_left_for_good_comes_last_and_the_level_in_the_chair_is_not_rated():
    # The computer player in Ben's chair did best of all.
    left = sat(2, 1, "Ben", played=2, stayed=False)
    found = strengths(rated((5, 0, 21), ANN_STAYS, left, levels=(None, "steady", "simple")))
    assert found["ann"] > found["level simple"] > found["ben"]
    assert "level steady" not in found


def test_whoever_let_the_computer_player_end_the_match_comes_last():
    away = sat(2, 1, "Ben", played=3, stayed=False)
    found = strengths(rated((5, 0, 21), ANN_STAYS, away, levels=(None, "steady", "simple")))
    assert found["ann"] > found["level simple"] > found["ben"]


def test_whoever_left_and_came_back_has_the_result_of_the_chair():
    first, again = (
        sat(2, 1, "Ben", played=1, stayed=False),
        sat(3, 1, "Benny", since=2, played=2, stayed=True),
    )
    people = {1: "ann", 2: "ben", 3: "ben"}
    (game,) = rate([rated((5, 0, 21), ANN_STAYS, first, again, people=people)])
    found = {key: player.strength.mu for key, player in game.players.items()}
    assert found["ben"] > found["ann"] > found["level simple"]
    assert game.players["ben"].name == "Benny"
    assert game.players["ben"].matches == 1


def test_whoever_let_others_play_half_of_the_hands_has_left():
    back = sat(2, 1, "Ben", played=2, stayed=True)
    found = strengths(rated((5, 0, 21), ANN_STAYS, back))
    assert found["ann"] > found["level simple"] > found["ben"]


def test_whoever_took_a_chair_over_has_its_result_if_they_played_most_of_it():
    left = sat(2, 1, "Ben", played=1, stayed=False)
    early = sat(3, 1, "Cat", since=1, played=3)
    found = strengths(rated((5, 0, 21), ANN_STAYS, left, early))
    assert found["cat"] > found["ann"] > found["level simple"] > found["ben"]
    late = sat(3, 1, "Cat", since=2, played=2)
    assert "cat" not in strengths(rated((5, 0, 21), ANN_STAYS, left, late))
    # Who came late and left again did nobody any harm.
    gone = late._replace(stayed=False)
    assert "cat" not in strengths(rated((5, 0, 21), ANN_STAYS, left, gone))


def test_it_is_counted_how_many_matches_somebody_left():
    stays, goes = sat(2, 1, "Ben"), sat(2, 1, "Ben", played=2, stayed=False)
    back = sat(3, 1, "Ben", since=2, played=2)
    late = sat(3, 1, "Cat", since=3, played=1)
    came_back = rated((5, 0, 21), ANN_STAYS, goes, back, people={1: "ann", 2: "ben", 3: "ben"})
    all_left = rated((5, 0, 21), sat(1, 0, "Ann", played=2, stayed=False), goes)
    (game,) = rate(
        [rated((5, 0, 21), ANN_STAYS, one, late) for one in (stays, goes, goes)]
        + [
            came_back,
            all_left._replace(outcome=outcome((5, 0, 21), (None,) * 3, *all_left.outcome.sittings)),
        ]
    )
    counted = {key: (one.left, one.matches) for key, one in game.players.items()}
    assert (counted["ann"], counted["ben"]) == ((0, 4), (2, 4))
    assert counted["level simple"][0] == 0


def test_two_chairs_of_one_person_are_nobodys_result():
    two = sat(2, 1, "Ann 2")
    (game,) = rate([rated((5, 0, 21), ANN_STAYS, two, people={1: "ann", 2: "ann"})])
    assert (game.matches, game.players) == (0, {})


@pytest.mark.parametrize("since", [1, 3])
def test_a_second_chair_that_is_taken_in_the_match_is_no_way_out(since):
    two = sat(3, 2, "Ann 2", since=since, played=4 - since)
    people = {1: "ann", 2: "ben", 3: "ann"}
    found = rated((5, 9, 12), ANN_STAYS, sat(2, 1, "Ben"), two, levels=(None,) * 3, people=people)
    means = strengths(found)
    assert means["ben"] > means["ann"]


def test_a_key_that_sits_in_a_rated_match_is_given_no_second_chair(live):
    table_id, token, _ = live.gather("Ann", ONE_HAND, ANN, rated=True)
    with Person(live.port, table_id, token) as ann:
        ann.join()
        ann.ask("start")
        status, refused = live.sit(table_id, "Ann 2", owner=ANN)
        assert (status, refused["said"]["text"]) == (409, "not-allowed-seated")
        assert live.sit(table_id, "Ben", owner=BEN)[0] == 201


def test_whoever_has_no_key_is_not_rated_and_nor_is_the_chair():
    found = strengths(rated((5, 0, 21), ANN_STAYS, sat(2, 1, "Ben"), people={1: "ann"}))
    assert set(found) == {"ann", "level simple"}


def test_a_match_that_all_left_is_nobodys_result():
    both = [sat(1, 0, "Ann", stayed=False), sat(2, 1, "Ben", stayed=False)]
    cat = sat(3, 2, "Cat", since=3, played=1)
    (game,) = rate([rated((5, 0, 21), *both, cat, levels=("steady", "steady", None))])
    assert (game.matches, game.players) == (0, {})


def test_the_same_total_is_the_same_place():
    match = rated((4, 4, 18), ANN_STAYS, sat(2, 1, "Ben"))
    found = strengths(match)
    assert found["ann"] == pytest.approx(found["ben"], abs=1e-6)
    (game,) = rate([match])
    assert {key: player.won for key, player in game.players.items()} == {
        "ann": 1,
        "ben": 1,
        "level simple": 0,
    }


def test_a_level_in_several_seats_is_one_player():
    (game,) = rate([rated((0, 10, 16), ANN_STAYS, levels=(None, "simple", "simple"))])
    assert set(game.players) == {"ann", "level simple"}
    assert game.players["level simple"].matches == 2
    assert game.players["ann"].strength.mu > 25 > game.players["level simple"].strength.mu


def test_a_seat_on_another_device_is_rated_for_whoever_sat_down(live):
    table_id, token, _ = live.gather("Ann", ONE_HAND, ANN, rated=True, level="simple")
    body = {"seats": [{"table_id": table_id, "token": token}]}
    assert call(live.port, "POST", "/api/matches/seats", body, bearer(CAT))[2]["held"] == 1
    with Person(live.port, table_id, token) as person:
        person.join()
        person.ask("start")
        person.until(lambda one: one.table["phase"] == "PLAYING")
        play_on([person])
    (game,) = ratings(live, ANN)
    assert [one["name"] for one in game["ratings"] if one["mine"]] == ["Ann"]
    assert sum(one["level"] is None for one in game["ratings"]) == 1
    assert not any(one["mine"] for one in ratings(live, CAT)[0]["ratings"])


def test_nobody_lets_a_match_count_when_they_know_how_it_ended(live):
    table_id, token, _ = live.gather("Ann", ONE_HAND, ANN, rated=True, level="simple")
    _, taken = live.sit(table_id, "Ben")
    with ExitStack() as stack:
        people = [
            stack.enter_context(Person(live.port, table_id, one)) for one in (token, taken["token"])
        ]
        for person in people:
            person.join()
        people[0].ask("start")
        for person in people:
            person.until(lambda one: one.table["phase"] == "PLAYING")
        play_on(people)
    body = {"seats": [{"table_id": table_id, "token": taken["token"]}]}
    assert call(live.port, "POST", "/api/matches/seats", body, bearer(BEN))[2]["held"] == 1
    (game,) = ratings(live, BEN)
    assert {one["name"] for one in game["ratings"]} == {"Ann", "simple"}
    assert not any(one["mine"] for one in game["ratings"])


def test_whoever_gave_up_the_seat_in_a_real_match_comes_last(live):
    table_id, token, _ = live.gather("Ann", ONE_HAND, ANN, rated=True, level="simple")
    _, taken = live.sit(table_id, "Ben", owner=BEN)
    with Person(live.port, table_id, token) as ann:
        ann.join()
        ann.ask("start")
        with Person(live.port, table_id, taken["token"]) as ben:
            ben.join()
            # The seat is lost, and the socket with it.
            with suppress(ConnectionClosed):
                ben.ask("leave")
        ann.until(lambda one: one.table["phase"] == "PLAYING")
        play_on([ann])
    (game,) = ratings(live, BEN)
    assert [one["mine"] for one in game["ratings"]] == [False, False, True]
    assert [one["name"] for one in game["ratings"]][2] == "Ben"
    assert {one["name"]: one["left"] for one in game["ratings"]} == {
        "Ann": 0,
        "Ben": 1,
        "simple": 0,
    }
    assert all(one["matches"] == 1 for one in game["ratings"])


def test_the_owner_of_a_rated_table_cannot_close_it_but_leaves_and_comes_last(live):
    table_id, token, _ = live.gather("Ann", ONE_HAND, ANN, rated=True, level="simple")
    _, taken = live.sit(table_id, "Ben", owner=BEN)
    with Person(live.port, table_id, taken["token"]) as ben:
        ben.join()
        with Person(live.port, table_id, token) as ann:
            ann.join()
            ann.ask("start")
            assert ann.ask("close")["said"]["text"] == "not-allowed-close-rated"
            refused = ann.ask("remove", seat=1)
            assert refused["said"]["text"] == "not-allowed-remove-rated"
            with suppress(ConnectionClosed):
                ann.ask("leave")
        ben.until(lambda one: one.table["phase"] == "PLAYING")
        play_on([ben])
    (game,) = ratings(live, ANN)
    assert [one["mine"] for one in game["ratings"]] == [False, False, True]


def test_a_rated_table_does_not_wait_for_who_is_gone(live):
    body = {"rules": ONE_HAND, "name": "Ann", "settings": {"rated": True, "when_away": "WAIT"}}
    status, _, refused = call(live.port, "POST", "/api/tables", body)
    assert (status, refused["code"]) == (422, "BAD_SETTINGS")


@pytest.mark.parametrize("before", [True, False])
def test_whether_a_match_is_rated_is_settled_when_the_table_is_made(live, before):
    table_id, token, _ = live.gather("Ann", ONE_HAND, ANN, rated=before)
    with Person(live.port, table_id, token) as ann:
        ann.join()
        now = ann.table["settings"]
        changed = ann.ask("settings", settings={**now, "rated": not before})
        assert changed.get("said", {}).get("text") == "not-allowed-settings-made", changed
        assert ann.ask("settings", settings={**now, "talk": "FREE"})["type"] == "done"
    assert live.log(table_id).settings.rated is before


def test_a_rated_table_is_not_made_to_wait_later(live):
    table_id, token, _ = live.gather("Ann", ONE_HAND, ANN, rated=True)
    with Person(live.port, table_id, token) as ann:
        ann.join()
        waits = {**ann.table["settings"], "when_away": "WAIT"}
        assert ann.ask("settings", settings=waits)["code"] == "BAD_SETTINGS"
    assert live.log(table_id).settings.when_away is WhenAway.BOT


def test_an_older_match_that_was_made_unrated_before_it_began_rates_nobody(live):
    table_id, token, _ = live.gather("Ann", ONE_HAND, ANN, rated=True, level="simple")
    room = live.inside(live.rooms.open(table_id))
    unrated = replace(room.referee.settings, rated=False)
    live.inside(live.store.append(table_id, room.referee.act(0, ChangeSettings(unrated))[1]))
    live.inside(room._log.catch_up())
    with Person(live.port, table_id, token) as ann:
        ann.join()
        ann.ask("start")
        ann.until(lambda one: one.table["phase"] == "PLAYING")
        play_on([ann])
    assert ratings(live) == []


def test_those_at_a_table_are_told_how_many_rated_matches_the_others_left(live):
    play_match(live, rated=True)
    table_id, token, _ = live.gather("Anna", owner=ANN)
    live.sit(table_id, "Cat", seat=1, owner=CAT)
    live.sit(table_id, "Benny", seat=2, owner=BEN)
    path = f"/api/tables/{table_id}/left"
    told = [{"seat": seat, "left": 0, "matches": 1} for seat in (0, 2)]
    assert call(live.port, "GET", path, headers=bearer(token))[2] == {"seats": told}
    for key in (None, ANN):
        assert call(live.port, "GET", path, headers=bearer(key))[2]["code"] == "WRONG_TOKEN"
    nowhere = "/api/tables/0123456789abcdef/left"
    assert call(live.port, "GET", nowhere, headers=bearer(token))[2]["code"] == "UNKNOWN_TABLE"
