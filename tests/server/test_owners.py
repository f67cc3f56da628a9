"""An owner who is gone, over real sockets: the table goes on without them, and is theirs again."""

import pytest
from websockets.exceptions import ConnectionClosed

from server.live import Person, bearer, call
from server.test_live_tables import people, refused
from server.test_live_time import LONG


def leader(person):
    return person.table["owner"]


def news(person):
    return [
        event["what"]
        for update in person.updates
        for event in update["events"]
        if event["type"] == "table_news"
    ]


def test_who_is_there_starts_the_match_of_an_owner_who_closed_the_page(live):
    with people(live, "Ann", "Ben", "Cat", rules=LONG, grace_seconds=5) as (ann, ben, cat):
        ann.socket.close()
        ben.until(lambda one: leader(one) == 1)
        cat.until(lambda one: leader(one) == 1)
        assert "LEADS" in news(ben)
        assert "LEADS" in news(cat)
        assert ben.ask("start")["type"] == "done"
        cat.until(lambda one: one.table["phase"] == "PLAYING")
        with Person(live.port, ann.table_id, ann.token) as back:
            back.join()
            for one in (back, ben, cat):
                one.until(lambda one: leader(one) == 0)
            assert back.ask("hand_over", seat=2)["type"] == "done"
            ben.until(lambda one: leader(one) == 2)


def test_a_table_that_waits_is_not_stranded_by_its_owner(live):
    with people(live, "Ann", "Ben", rules=LONG, grace_seconds=5, when_away="WAIT") as (ann, ben):
        ann.ask("start")
        ben.until(lambda one: one.table["phase"] == "PLAYING")
        ann.socket.close()
        ben.until(lambda one: leader(one) == 1)
        assert ben.ask("remove", seat=0)["type"] == "done"
        ben.until(lambda one: not one.table["seats"][0]["person"])
        ben.play(turns=3)


BENS = "b" * 32


def test_who_was_removed_stays_out_until_the_owner_lets_them_in(live):
    table_id, token, _ = live.gather("Ann")
    assert live.sit(table_id, "Ben", owner=BENS)[0] == 201
    with Person(live.port, table_id, token) as ann:
        ann.join()
        assert ann.ask("remove", seat=1)["type"] == "done"
        ann.until(lambda one: one.table["removed"])
        [gone] = ann.table["removed"]
        assert gone["name"] == "Ben"
        for name in ("Ben", "Bob"):
            status, answer = live.sit(table_id, name, owner=BENS)
            assert (status, answer["said"]["text"]) == (409, "not-allowed-removed")
        status, cat = live.sit(table_id, "Cat", owner="c" * 32)
        assert status == 201
        with Person(live.port, table_id, cat["token"]) as other:
            other.join()
            assert other.table["removed"] == []
            assert refused(other.ask("let_in", number=gone["number"])) == "not-allowed-owner"
        assert ann.ask("let_in", number=gone["number"])["type"] == "done"
        ann.until(lambda one: not one.table["removed"])
        assert live.sit(table_id, "Ben", owner=BENS)[0] == 201


def new_key(live, table_id, token, seat):
    body = {"seat": seat}
    status, _, answer = call(live.port, "POST", f"/api/tables/{table_id}/keys", body, bearer(token))
    return status, answer


def test_the_owner_makes_a_new_link_for_a_seat_whose_holder_lost_it(live):
    with people(live, "Ann", "Ben", rules=LONG) as (ann, ben):
        ann.ask("start")
        ben.wait_for_turn()
        status, answer = new_key(live, ann.table_id, ann.token, 1)
        assert (status, answer["said"]["text"]) == (409, "not-allowed-there")
        ben.socket.close()
        ann.until(lambda one: not one.table["seats"][1]["connected"])
        assert new_key(live, ann.table_id, ben.token, 0)[0] == 409
        assert new_key(live, ann.table_id, "x" * 20, 1)[0] == 401
        status, taken = new_key(live, ann.table_id, ann.token, 1)
        assert (status, taken["seat"]) == (201, 1)
        ann.until(lambda one: "NEW_KEY" in news(one))
        with Person(live.port, ann.table_id, ben.token) as old:
            assert old.join()["code"] == "WRONG_TOKEN"
        with Person(live.port, ann.table_id, taken["token"]) as again:
            again.join()
            assert again.seat == 1
            again.play(turns=1)
        assert not any(taken["token"] in frame for frame in ann.frames)


def test_the_owner_changes_what_the_table_allows_and_all_are_told(live):
    with (
        people(live, "Ann", "Ben", rules=LONG, watching="PUBLIC", talk="FREE") as (ann, ben),
        Person(live.port, ann.table_id, "") as watcher,
    ):
        watcher.ask("watch")
        clock = {**ann.table["settings"], "move_seconds": 20}
        assert ann.ask("settings", settings=clock)["type"] == "done"
        ann.ask("start")
        ben.until(lambda one: one.table["running"])
        assert ben.table["seats"][1]["left_ms"] > 0
        later = {**clock, "watching": "NOBODY", "talk": "PHRASES"}
        assert refused(ben.ask("settings", settings=later)) == "not-allowed-owner"
        wrong = {**clock, "move_days": 3}
        assert ann.ask("settings", settings=wrong)["code"] == "BAD_SETTINGS"
        assert refused(ann.ask("settings", settings={**clock, "level": "x"})) == "not-allowed-level"
        assert ann.ask("settings", settings=later)["type"] == "done"
        ben.until(lambda one: one.table["settings"] == later)
        assert refused(ben.ask("say", text="psst")) == "not-allowed-talk-text"
        with pytest.raises(ConnectionClosed):
            watcher.until(lambda one: False)
        assert "seat_lost" not in "".join(watcher.frames)
        ben.play(turns=1)
        with Person(live.port, ben.table_id, ben.token) as again:
            welcome = again.join(after=0)
            assert len(welcome["missed"]) == live.log(ben.table_id).seq
