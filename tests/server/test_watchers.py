"""What watchers try: nothing of a hand that is being played reaches them, by whatever way."""

import json
import re
from urllib.parse import quote

import pytest

from openhearts.rules.events import SPECTATOR
from server.frame_checker import check_frames
from server.live import Person, bearer, call, live_server
from server.test_live_tables import people, play_on, refused

LONG = {"preset": "basic", "players": 3, "changes": {"target": 500}}
STRANGER = "s" * 32
CARD = re.compile(r"\b[2-9TJQKA][CDSH]\b")
WIDE = {"asks_burst": 10**6, "tables_burst": 10**6}


def everything(table_id):
    """Every way that HTTP knows to ask about a table, with numbers that are none as well."""
    table, review = f"/api/tables/{table_id}", f"/api/review/{table_id}"
    for number in (
        "1",
        "2",
        "0",
        "00",
        "-1",
        "1.0",
        "1e0",
        quote("١"),
        "01",
        "9999999",
        "99999999",
    ):
        yield "GET", f"{table}/watched/{number}"
        yield "GET", f"{review}/hands/{number}"
        yield "GET", f"{review}/hands/{number}/analysis"
    for path in ("", "/record", "/record?format=json", "/hands/1/analysis?after=0"):
        yield "GET", review + path
    yield "POST", f"{review}/practice"
    for path in ("invitation", "seals", "watched", "socket"):
        yield "GET", f"{table}/{path}"
    yield "GET", table
    yield "GET", "/api/lobby"
    yield "GET", "/api/own-tables"
    yield "GET", f"/api/matches/{table_id}"
    yield "GET", "/api/matches"


def cards_told(live, table_id, secret):
    """The cards that any answer to a stranger names."""
    found = set()
    body = {"hand": 1, "step": 0, "seat": 0}
    for method, path in everything(table_id):
        sent = body if method == "POST" else None
        status, _, answer = call(live.port, method, path, sent, bearer(secret))
        assert status < 500, path
        if isinstance(answer, dict):
            # The rules of a table name every card and what it is worth.
            answer.pop("rules", None)
        found.update(CARD.findall(answer if isinstance(answer, str) else json.dumps(answer)))
    return found


@pytest.mark.parametrize("watching", ["DELAYED", "SEAT", "PUBLIC", "NOBODY"])
def test_nothing_of_a_running_hand_is_told_over_http(database, watching):
    with (
        live_server(database, **WIDE) as live,
        people(live, "Ann", "Ben", rules=LONG, watching=watching, access="LOBBY") as (ann, ben),
    ):
        ann.ask("start")
        for turns in (1, 3, 9):
            play_on([ann, ben], turns=turns)
            for secret in (None, STRANGER, "x"):
                assert cards_told(live, ann.table_id, secret) == set()


def test_a_hand_opens_for_those_who_watch_late_when_it_is_scored_and_no_other_does(database):
    with (
        live_server(database, **WIDE) as live,
        people(live, "Ann", "Ben", rules=LONG, watching="DELAYED") as (ann, ben),
        Person(live.port, ann.table_id, "") as watcher,
    ):
        watcher.ask("watch")
        path = f"/api/tables/{ann.table_id}/watched"
        ann.ask("start")
        while live.log(ann.table_id).state.hands_played == 0:
            # After every card, also when the last ones are on the table.
            told = call(live.port, "GET", f"{path}/1")[2]
            # The computer players may have played the last card meanwhile.
            assert told.get("code") == "NOT_OVER" or live.log(ann.table_id).state.hands_played
            play_on([ann, ben], turns=1)
        status, _, hand = call(live.port, "GET", f"{path}/1")
        assert (status, len(hand["dealt"])) == (200, 3)
        for number in (0, 2, 3, "00", -1):
            assert call(live.port, "GET", f"{path}/{number}")[0] in (400, 409)
        told = cards_told(live, ann.table_id, STRANGER)
        assert told
        play_on([ann, ben], turns=4)
        watcher.catch_up(ann.now["seq"])
        stored = live.log(ann.table_id)
        check_frames(stored.rules, stored.log, SPECTATOR, watcher.frames)


def eyes(watcher):
    return watcher.now["view"]["seat"]


def test_leave_to_watch_is_a_persons_and_not_the_chairs(live):
    with (
        people(live, "Ann", "Ben", rules=LONG, watching="SEAT") as (ann, ben),
        Person(live.port, ann.table_id, "") as watcher,
    ):
        assert ben.ask("let_watch", allowed=True)["type"] == "done"
        ann.ask("start")
        play_on([ann, ben], turns=2)
        watcher.ask("watch", seat=1)
        assert eyes(watcher) == 1
        assert ben.raw('{"type": "leave", "request": 99}')["type"] == "done"
        ann.until(lambda one: not one.table["seats"][1]["person"])
        watcher.until(lambda one: not one.table["seats"][1]["person"])
        assert eyes(watcher) == SPECTATOR
        left = len(watcher.frames)
        status, taken = live.sit(ann.table_id, "Cat", 1)
        assert status == 201
        with Person(live.port, ann.table_id, taken["token"]) as cat:
            cat.join()
            play_on([ann, cat], turns=3)
            watcher.catch_up(ann.now["seq"])
            again = watcher.ask("watch", seat=1)
            assert again["now"]["view"]["seat"] == SPECTATOR
        stored = live.log(ann.table_id)
        check_frames(stored.rules, stored.log, SPECTATOR, watcher.frames[left:])


def test_leave_to_watch_is_withdrawn_with_the_answer(live):
    """Whatever is told after the person was told that nobody watches is what everybody sees."""
    with (
        people(live, "Ann", "Ben", rules=LONG, watching="SEAT") as (ann, ben),
        Person(live.port, ann.table_id, "") as watcher,
    ):
        ben.ask("let_watch", allowed=True)
        ann.ask("start")
        for _ in range(3):
            play_on([ann, ben], turns=2)
            watcher.ask("watch", seat=1)
            assert eyes(watcher) == 1
            withdrawn = ben.ask("let_watch", allowed=False)["seq"]
            watcher.catch_up(withdrawn)
            assert eyes(watcher) == SPECTATOR
            later = [one for one in watcher.updates if one["seq"] >= withdrawn]
            assert {one["view"]["seat"] for one in later} == {SPECTATOR}
            # Asking again, or for another seat, opens nothing.
            for seat in (1, 0, 2, None):
                welcome = watcher.ask("watch", seat=seat)
                assert welcome["now"]["view"]["seat"] == SPECTATOR
                assert welcome["missed"] == []
            ben.ask("let_watch", allowed=True)


def test_only_the_holder_lets_others_watch_and_only_where_the_table_does(live):
    with (
        people(live, "Ann", "Ben", rules=LONG, watching="DELAYED") as (ann, ben),
        Person(live.port, ann.table_id, "") as watcher,
    ):
        assert ben.ask("let_watch", allowed=True)["type"] == "refused"
        ann.ask("start")
        play_on([ann, ben], turns=2)
        assert watcher.ask("watch", seat=1)["now"]["view"]["seat"] == SPECTATOR
        assert watcher.ask("let_watch", allowed=True)["code"] == "NOT_SEATED"
        for odd in (-1, 3, 10**6):
            answer = watcher.ask("watch", seat=odd)
            assert answer["type"] == "refused" or answer["now"]["view"]["seat"] == SPECTATOR
    closed, _, _ = live.gather("Ann")
    with Person(live.port, closed, "") as watcher:
        assert refused(watcher.ask("watch", seat=0)) == "not-allowed-watching"
