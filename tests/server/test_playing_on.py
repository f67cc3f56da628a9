"""After the match: everybody is led to one new table, with chairs, owner and link as before."""

import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager

import pytest

from server.live import Person, bearer, call
from server.test_live_tables import ONE_HAND, play_on

ANN, BEN = "a" * 32, "b" * 32


@contextmanager
def played(live, rules=ONE_HAND, *, over=True, **settings):
    """Ann, who owns the table, and Ben after their match."""
    table_id, token, code = live.gather("Ann", rules, ANN, level="simple", **settings)
    _, taken = live.sit(table_id, "Ben", seat=2, owner=BEN)
    with ExitStack() as stack:
        pair = [
            stack.enter_context(Person(live.port, table_id, one)) for one in (token, taken["token"])
        ]
        for number, person in enumerate(pair):
            person.rng = random.Random(number)
            person.join()
        pair[0].ask("start")
        for person in pair:
            person.until(lambda one: one.table["phase"] == "PLAYING")
        if over:
            play_on(pair)
        pair[0].code = code
        yield pair


def go_on(live, person, table_id=None):
    path = f"/api/tables/{table_id or person.table_id}/next"
    status, _, answer = call(live.port, "POST", path, None, bearer(person.token))
    return status, answer


def test_all_are_led_to_one_table_with_the_same_people_chairs_rules_and_settings(live):
    with played(live, talk="FREE", access="LOBBY") as (ann, ben):
        status, found = go_on(live, ben)
        assert (status, found["seated"]) == (201, True)
        next_id = found["table_id"]
        for person in (ann, ben):
            person.until(lambda one: one.table["next"] == next_id)
        assert go_on(live, ann) == (201, found)
        log, before = live.log(next_id), live.log(ann.table_id)
        assert [chair.name for chair in log.seating.chairs] == ["Ann", "", "Ben"]
        assert (log.seating.owner, log.people) == (0, (0, 2))
        assert (log.rules, log.settings) == (before.rules, before.settings)
        # It is an ordinary table: their secrets open it, and they play.
        again = [Person(live.port, next_id, one.token) for one in (ann, ben)]
        with again[0], again[1]:
            for person in again:
                assert person.join()["type"] == "welcome"
            assert again[0].ask("start")["type"] == "done"
            again[1].until(lambda one: one.table["phase"] == "PLAYING")
            play_on(again)
    # Both have it among their matches, and it is rated as whose it is.
    for key in (ANN, BEN):
        matches = call(live.port, "GET", "/api/matches", headers=bearer(key))[2]["matches"]
        assert {one["id"] for one in matches} == {next_id, ann.table_id}


def test_the_old_link_and_the_old_code_lead_to_where_they_play(live):
    with played(live) as (ann, ben):
        first = go_on(live, ann)[1]["table_id"]
        pair = [Person(live.port, first, one.token) for one in (ann, ben)]
        with pair[0], pair[1]:
            for person in pair:
                person.join()
            pair[0].ask("start")
            pair[1].until(lambda one: one.table["phase"] == "PLAYING")
            play_on(pair)
            second = go_on(live, pair[1])[1]["table_id"]
        for path in (f"tables/{ann.table_id}/invitation", f"invitations/{ann.code}"):
            invited = call(live.port, "GET", f"/api/{path}")[2]
            assert (invited["table_id"], invited["phase"]) == (second, "GATHERING")
        status, taken = live.sit(ann.table_id, "Cat")
        assert (status, taken["table_id"], taken["seat"]) == (201, second, 1)
        # From the oldest table it is one step.
        assert go_on(live, ben)[1] == {"table_id": second, "seated": True}


def test_whoever_has_no_chair_there_any_more_is_told_so(live):
    with played(live) as (ann, ben):
        next_id = go_on(live, ann)[1]["table_id"]
        with Person(live.port, next_id, ann.token) as owner:
            owner.join()
            owner.ask("remove", seat=2)
        assert go_on(live, ben) == (201, {"table_id": next_id, "seated": False})


def test_a_clock_that_was_switched_off_for_one_match_runs_again_in_the_next(live):
    with played(live, over=False, move_seconds=600, bank_seconds=60) as (ann, ben):
        assert ben.ask("ask", wish="CLOCK_OFF")["type"] == "done"
        ann.until(lambda one: one.table["ask"])
        assert ann.table["ask"]["wish"] == "CLOCK_OFF"
        assert ann.ask("answer", number=ann.table["ask"]["number"], agree=True)["type"] == "done"
        for person in (ann, ben):
            person.until(lambda one: one.table["settings"]["move_seconds"] is None)
            assert person.table["running"] == []
            assert {one["left_ms"] for one in person.table["seats"]} == {None}
        play_on([ann, ben])
        following = live.log(go_on(live, ann)[1]["table_id"])
        assert following.settings.pace == (600, 60, None)


def test_who_was_removed_stays_out_of_every_next_match_until_the_owner_lets_them_in(live):
    table_id, token, _ = live.gather("Ann", ONE_HAND, ANN, level="simple")
    live.sit(table_id, "Ben", seat=2, owner=BEN)
    table = table_id
    for matches in range(2):
        with Person(live.port, table, token) as ann:
            ann.join()
            if matches == 0:
                assert ann.ask("remove", seat=2)["type"] == "done"
            ann.ask("start")
            ann.until(lambda one: one.table["phase"] == "PLAYING")
            play_on([ann])
            table = go_on(live, ann)[1]["table_id"]
        for name in ("Ben", "Bob"):
            # By the old link as well, which leads on.
            for link in (table_id, table):
                status, answer = live.sit(link, name, owner=BEN)
                assert (status, answer["said"]["text"]) == (409, "not-allowed-removed")
    with Person(live.port, table, token) as ann:
        ann.join()
        [gone] = ann.table["removed"]
        assert gone["name"] == "Ben"
        assert live.sit(table, "Cat", owner="c" * 32)[0] == 201
        assert ann.ask("let_in", number=gone["number"])["type"] == "done"
        assert live.sit(table_id, "Ben", owner=BEN)[0] == 201
    own = call(live.port, "GET", "/api/own-tables", headers=bearer(BEN))[2]["tables"]
    assert [one["table_id"] for one in own] == [table]


def test_where_the_owner_has_gone_whoever_asks_owns_the_next_table(live):
    with played(live) as (ann, ben):
        ann.socket.close()
        ben.until(lambda one: not one.table["seats"][0]["connected"])
        next_id = go_on(live, ben)[1]["table_id"]
        assert live.log(next_id).seating.owner == 2


def test_however_many_ask_at_once_there_is_one_table(live):
    with played(live) as pair, ThreadPoolExecutor(8) as crowd:
        found = list(crowd.map(lambda place: go_on(live, pair[place % 2])[1], range(8)))
    assert len({one["table_id"] for one in found}) == 1
    for key in (ANN, BEN):
        tables = call(live.port, "GET", "/api/own-tables", headers=bearer(key))[2]["tables"]
        assert [one["table_id"] for one in tables] == [found[0]["table_id"]]


def test_however_many_ask_at_once_one_table_stands_in_the_lobby(live):
    with played(live, access="LOBBY") as pair, ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(go_on, live, pair[number % 2]) for number in range(8)]
        (table_id,) = {one.result()[1]["table_id"] for one in asked}
    _, _, lobby = call(live.port, "GET", "/api/lobby")
    assert [one["table_id"] for one in lobby["tables"]] == [table_id]


@pytest.mark.parametrize("asks", ["early", "solo", "stranger", "nowhere", "closed"])
def test_where_nothing_goes_on(live, asks):
    if asks == "solo":
        table_id, token = live.new_table()
        status, answer = go_on(live, Person(live.port, table_id, token))
        assert (status, answer["said"]["text"]) == (409, "not-allowed-solo")
        return
    with played(live, over=asks == "closed") as (ann, _):
        if asks == "closed":
            ann.ask("close")
        where = {"nowhere": "0" * 16}.get(asks, ann.table_id)
        who = Person(live.port, where, "s" * 43) if asks == "stranger" else ann
        status, answer = go_on(live, who, where)
        assert status in (401, 403, 404, 409)
        expected = {"early": "not-allowed-not-over", "closed": "not-allowed-closed"}.get(asks)
        assert expected is None or answer["said"]["text"] == expected
        assert live.log(ann.table_id).seating.next_table is None


def test_a_table_is_put_into_the_lobby_and_taken_out_again(live):
    table_id, token, _ = live.gather("Ann", ONE_HAND)
    _, taken = live.sit(table_id, "Ben")
    with (
        Person(live.port, table_id, token) as ann,
        Person(live.port, table_id, taken["token"]) as ben,
    ):
        ann.join()
        ben.join()
        assert ben.ask("list_table", listed=True)["said"]["text"] == "not-allowed-owner"
        assert ann.ask("list_table", listed=True)["type"] == "done"
        # Twice is as good as once.
        assert ann.ask("list_table", listed=True)["type"] == "done"
        ben.until(lambda one: one.table["settings"]["access"] == "LOBBY")
        status, _, seated = call(live.port, "POST", "/api/lobby/seats", {"name": "Cat"})
        assert (status, seated["table_id"]) == (201, table_id)
        ann.ask("remove", seat=seated["seat"])
        assert ann.ask("list_table", listed=False)["type"] == "done"
        ben.until(lambda one: one.table["settings"]["access"] == "LINK")
        answer = call(live.port, "POST", "/api/lobby/seats", {"name": "Dan"})[2]
        assert answer["code"] == "TABLE_FULL"
        assert call(live.port, "GET", "/api/lobby")[2]["tables"] == []
    # What the log tells is what the lobby has.
    assert live.log(table_id).settings.access == "LINK"
