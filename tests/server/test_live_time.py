"""Being away, clocks, consent, talk and watching over real sockets."""

import json
import time

import pytest

from openhearts.rules.events import SPECTATOR
from server.frame_checker import Leak, check_frames
from server.live import Person, call, live_server
from server.test_live_tables import ONE_HAND, people, play_on, refused

LONG = {"changes": {"target": 500}}


def seats(person):
    return person.table["seats"]


def test_a_bot_sits_in_after_the_grace_and_the_seat_comes_back_on_another_device(live):
    """HB-78: nobody waits for somebody who is gone."""
    with people(live, "Ann", "Ben", rules=LONG, grace_seconds=5) as (ann, ben):
        ann.ask("start")
        ann.until(lambda one: one.table["phase"] == "PLAYING")
        ben.socket.close()
        ann.until(lambda one: not seats(one)[1]["connected"])
        assert 0 < seats(ann)[1]["gone_ms"] <= 5000
        began = time.monotonic()
        ann.until(lambda one: seats(one)[1]["away"])
        assert 4 < time.monotonic() - began < 8
        play_on([ann], turns=5)
        with Person(live.port, ben.table_id, ben.token) as phone:
            phone.join()
            phone.until(lambda one: not seats(one)[1]["away"])
            assert live.log(ann.table_id).people == (0, 1)
            play_on([ann, phone], turns=6)
            stored = live.log(ann.table_id)
            check_frames(stored.rules, stored.log, 1, phone.frames)
            assert any(seat == 1 for seat, _ in stored.log[-12:])


def test_somebody_who_sits_down_late_is_given_the_time_to_come(live):
    with people(live, "Ann", "Ben", rules=LONG, grace_seconds=5) as (ann, ben):
        ann.ask("start")
        for one in (ann, ben):
            one.until(lambda one: one.table["phase"] == "PLAYING")
        time.sleep(5.5)
        live.sit(ann.table_id, "Cat", 2)
        ann.until(lambda one: seats(one)[2]["name"] == "Cat")
        ann.wait_at_most(0.5)
        assert not seats(ann)[2]["away"]
        assert 3000 < seats(ann)[2]["gone_ms"] <= 5000
        ann.until(lambda one: seats(one)[2]["away"])


def test_a_table_whose_people_are_all_gone_is_kept_as_it_is(live):
    with people(live, "Ann", "Ben", rules=LONG, grace_seconds=5, move_seconds=5) as (ann, ben):
        ann.ask("start")
        play_on([ann, ben], turns=4)
        ann.wait_at_most(0.3)
        ann.socket.close()
        ben.socket.close()
        time.sleep(0.3)
        before = live.log(ann.table_id).seq
        time.sleep(6)
        assert live.log(ann.table_id).seq == before
        with Person(live.port, ben.table_id, ben.token) as again:
            again.join()
            clocks = live.log(ann.table_id).clocks
            assert all(clock.spent == 0 for clock in clocks.seats)


def test_who_is_out_of_time_loses_the_turn_and_takes_the_seat_back(live):
    with people(live, "Ann", "Ben", rules=LONG, move_seconds=5) as (ann, ben):
        ann.ask("start")
        ann.wait_for_turn()
        ann.act()
        ann.until(lambda one: one.table["running"] == [1])
        assert 0 < seats(ann)[1]["left_ms"] <= 5000
        ben.until(lambda one: seats(one)[1]["away"])
        answer = ben.ask("play", decision=ben.now["decision"], card="2C")
        assert refused(answer) == "not-allowed-sat-in"
        assert ben.ask("come_back")["type"] == "done"
        ben.until(lambda one: not seats(one)[1]["away"])
        play_on([ann, ben], turns=3)


def test_a_pause_by_consent_stops_the_cards_and_anybody_ends_it(live):
    with people(live, "Ann", "Ben") as (ann, ben):
        ann.ask("start")
        ann.wait_for_turn()
        assert ann.ask("ask", wish="PAUSE")["type"] == "done"
        ben.until(lambda one: one.table["ask"] is not None)
        asked = ben.table["ask"]
        assert (asked["seat"], asked["wish"], asked["waits_for"]) == (0, "PAUSE", [1])
        assert refused(ben.ask("answer", number=1, agree=True)) == "not-allowed-ask-gone"
        assert ben.ask("answer", number=asked["number"], agree=True)["type"] == "done"
        ann.until(lambda one: one.table["paused"])
        kind, fields = ann.choice()
        assert refused(ann.ask(kind, **fields)) == "not-allowed-paused"
        assert ben.ask("resume")["type"] == "done"
        ann.until(lambda one: not one.table["paused"])
        play_on([ann, ben], turns=3)


def test_a_take_back_needs_everybody_and_is_told_to_all(live):
    with people(live, "Ann", "Ben", "Cat", "Dan", rules=LONG) as sitting:
        ann, *others = sitting
        ann.ask("start")
        play_on(sitting, turns=6)
        for one in sitting:
            one.catch_up(max(person.now["seq"] for person in sitting))
        assert ann.now["take_back"] is None
        assert refused(ann.ask("take_back", to=1)) == "not-allowed-undo-people"
        hint = ann.ask("ask_hint", decision=ann.now["decision"])
        assert refused(hint) == "not-allowed-hint-people"
        stale = ann.ask("ask", wish="TAKE_BACK", to=ann.now["ask_back"] + 1)
        assert stale["code"] == "STALE_DECISION"
        assert ann.ask("ask", wish="TAKE_BACK", to=ann.now["ask_back"])["type"] == "done"
        others[0].until(lambda one: one.table["ask"] is not None)
        number = others[0].table["ask"]["number"]
        for one in others:
            assert one.ask("answer", number=number, agree=True)["type"] == "done"
        for one in sitting:
            one.until(lambda one: any("taken_back" in frame for frame in one.frames[-6:]))
        assert live.log(ann.table_id).marks.taken_back == 1
        play_on(sitting, turns=8)
        stored = live.log(ann.table_id)
        for seat, one in enumerate(sitting):
            check_frames(stored.rules, stored.log, seat, one.frames)


def test_one_refusal_ends_what_was_asked(live):
    with people(live, "Ann", "Ben") as (ann, ben):
        ann.ask("start")
        ann.wait_for_turn()
        ann.ask("ask", wish="PAUSE")
        ben.until(lambda one: one.table["ask"] is not None)
        ben.ask("answer", number=ben.table["ask"]["number"], agree=False)
        ann.until(lambda one: one.table["ask"] is None)
        assert not ann.table["paused"]


@pytest.mark.parametrize(
    ("talk", "said", "answer"),
    [
        ("PHRASES", {"phrase": "WELL_PLAYED"}, None),
        ("FREE", {"text": "Nice ♠ one"}, None),
        ("FREE", {"text": "👩\u200d🚀 !"}, None),
        ("PHRASES", {"text": "hello"}, "not-allowed-talk-text"),
        ("NOTHING", {"phrase": "HELLO"}, "not-allowed-talk"),
        ("FREE", {}, "not-allowed-talk-empty"),
        ("FREE", {"text": " "}, "not-allowed-talk-empty"),
        ("FREE", {"text": "a\nb"}, "not-allowed-talk-empty"),
        ("FREE", {"text": "\u202eolleh"}, "not-allowed-talk-empty"),
        ("FREE", {"text": "x", "phrase": "HELLO"}, "not-allowed-talk-empty"),
        ("FREE", {"text": "x" * 201}, "MALFORMED"),
        ("PHRASES", {"phrase": "SHUT_UP"}, "MALFORMED"),
    ],
)
def test_people_say_what_the_table_allows(live, talk, said, answer):
    with people(live, "Ann", "Ben", talk=talk) as (ann, ben):
        got = ann.ask("say", **said)
        if answer is not None:
            assert refused(got) == answer
            return
        assert got["type"] == "done"
        ben.until(lambda one: one.said)
        heard = ben.said[0]
        assert (heard["seat"], heard["name"]) == (0, "Ann")
        assert (heard["phrase"], heard["text"]) == (said.get("phrase"), said.get("text"))


def test_who_talks_without_end_is_dammed_and_still_plays(database):
    with (
        live_server(database, talk_burst=3, talk_rate=0.01) as live,
        people(live, "Ann", "Ben") as (ann, _),
    ):
        codes = [ann.ask("say", phrase="HELLO").get("code") for _ in range(5)]
        assert codes == [None, None, None, "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]
        assert ann.ask("start")["type"] == "done"


@pytest.mark.parametrize("watching", ["PUBLIC", "SEAT", "DELAYED"])
def test_a_watcher_is_told_what_everybody_sees_and_nothing_else(live, watching):
    rules = {"preset": "omnibus", "changes": {"target": 30}}
    with (
        people(live, "Ann", "Ben", rules=rules, watching=watching) as (ann, ben),
        Person(live.port, ann.table_id, "") as watcher,
    ):
        assert watcher.ask("watch", seat=1)["type"] == "welcome"
        assert watcher.table["you"] is None
        ann.until(lambda one: one.table["watchers"] == 1)
        ann.ask("start")
        play_on([ann, ben])
        watcher.catch_up(ann.now["seq"])
        stored = live.log(ann.table_id)
        assert check_frames(stored.rules, stored.log, SPECTATOR, watcher.frames) > 50
        with pytest.raises(Leak):
            check_frames(stored.rules, stored.log, SPECTATOR, ann.frames)
        for kind, fields in (
            ("play", {"decision": 1, "card": "2C"}),
            ("say", {"phrase": "HELLO"}),
            ("close", {}),
            ("leave", {}),
        ):
            assert watcher.ask(kind, **fields)["code"] == "NOT_SEATED"


def test_a_seat_is_watched_only_while_its_holder_allows_it(live):
    with (
        people(live, "Ann", "Ben", rules=LONG, watching="SEAT") as (ann, ben),
        Person(live.port, ann.table_id, "") as watcher,
    ):
        watcher.ask("watch", seat=1)
        ann.ask("start")
        play_on([ann, ben], turns=3)
        watcher.catch_up(ann.now["seq"])
        assert {update["view"]["seat"] for update in watcher.updates} == {SPECTATOR}
        assert ben.ask("let_watch", allowed=True)["type"] == "done"
        play_on([ann, ben], turns=4)
        watcher.catch_up(ann.now["seq"])
        assert watcher.seat == 1
        assert watcher.now["view"] == ben.now["view"]
        ben.ask("let_watch", allowed=False)
        shown = len(watcher.updates)
        play_on([ann, ben], turns=4)
        watcher.catch_up(ann.now["seq"])
        later = [u for u in watcher.updates[shown:] if u["seq"] > ben.now["seq"] - 3]
        assert {update["view"]["seat"] for update in later} == {SPECTATOR}
        stored = live.log(ann.table_id)
        public = [
            json.dumps(update) for update in watcher.updates if update["view"]["seat"] == SPECTATOR
        ]
        check_frames(stored.rules, stored.log, SPECTATOR, public)


def test_nobody_watches_where_the_table_does_not_allow_it(live):
    with (
        people(live, "Ann", "Ben") as (ann, _),
        Person(live.port, ann.table_id, "") as watcher,
    ):
        assert refused(watcher.ask("watch")) == "not-allowed-watching"
        solo, _ = live.new_table()
    with Person(live.port, solo, "") as watcher:
        assert refused(watcher.ask("watch")) == "not-allowed-watching"


def test_with_a_delay_finished_hands_are_open_and_the_present_one_is_not(live):
    with people(live, "Ann", "Ben", rules=ONE_HAND, watching="DELAYED") as (ann, ben):
        ann.ask("start")
        path = f"/api/tables/{ann.table_id}/watched"
        play_on([ann, ben], turns=4)
        assert call(live.port, "GET", f"{path}/1")[2]["code"] == "NOT_OVER"
        assert call(live.port, "GET", f"{path}/x")[2]["code"] == "MALFORMED"
        play_on([ann, ben])
        status, _, hand = call(live.port, "GET", f"{path}/1")
        assert status == 200
        assert all(cards for cards in hand["dealt"])
    closed, _, _ = live.gather("Ann", watching="PUBLIC")
    status, _, answer = call(live.port, "GET", f"/api/tables/{closed}/watched/1")
    assert (status, answer["code"]) == (409, "NOT_ALLOWED")
