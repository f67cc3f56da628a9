"""Tables for several people over real sockets: sitting down, the owner, leaving, coming back."""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from openhearts.table.seat_entries import Sit
from server.frame_checker import check_frames, check_order
from server.live import Person, bearer, call, live_server
from spoken import spoken

ONE_HAND = {"preset": "basic", "players": 3, "changes": {"hand_limit": 1}}
KEY = "k" * 32


@contextmanager
def people(live, *names, rules=None, **settings):
    """A table with these people at it, all connected."""
    table_id, token, _ = live.gather(names[0], rules, **settings)
    with ExitStack() as stack:
        sitting = [stack.enter_context(Person(live.port, table_id, token))]
        for name in names[1:]:
            status, taken = live.sit(table_id, name)
            assert status == 201, taken
            sitting.append(stack.enter_context(Person(live.port, table_id, taken["token"])))
        for number, person in enumerate(sitting):
            person.rng = random.Random(number)
            assert person.join()["type"] == "welcome"
        yield sitting


def play_on(sitting, *, turns=10_000):
    """Everybody acts in turn, until the match is over or so many turns are taken."""
    while turns > 0 and not sitting[0].over:
        moved = False
        for person in sitting:
            person.catch_up(max(one.now["seq"] for one in sitting))
            if person.its_turn and turns > 0:
                person.act()
                moved = True
                turns -= 1
        if not moved and not sitting[0].over:
            sitting[0].receive()


def refused(answer):
    assert answer["type"] == "refused", answer
    return answer["said"]["text"] if answer["said"] else answer["code"]


def test_friends_sit_down_by_a_link_or_a_code_and_play_a_match(live):
    table_id, token, code = live.gather("Ann", ONE_HAND)
    by_link = call(live.port, "GET", f"/api/tables/{table_id}/invitation")[2]
    by_code = call(live.port, "GET", f"/api/invitations/{code.lower()[:3]}-{code[3:]}")[2]
    assert by_link == by_code
    assert (by_link["owner"], by_link["phase"], by_link["code"]) == ("Ann", "GATHERING", code)
    assert [chair["free"] for chair in by_link["seats"]] == [False, True, True]
    assert by_link["rules"]["preset"] == "basic"
    status, taken = live.sit(table_id, "Ben", 2)
    assert (status, taken["seat"]) == (201, 2)
    with (
        Person(live.port, table_id, token) as ann,
        Person(live.port, table_id, taken["token"]) as ben,
    ):
        ann.join()
        assert ann.table["phase"] == "GATHERING"
        ben.join()
        ann.until(lambda one: one.table["seats"][2]["connected"])
        assert ann.now["view"]["hand"] is None
        assert refused(ann.ask("play", decision=0, card="2C")) == "not-allowed-gathering"
        assert refused(ben.ask("start")) == "not-allowed-owner"
        assert ann.ask("start")["type"] == "done"
        for one in (ann, ben):
            one.until(lambda one: one.table["phase"] == "PLAYING")
        assert [chair["name"] for chair in ann.table["seats"]] == ["Ann", "Anna", "Ben"]
        play_on([ann, ben])
        stored = live.log(table_id)
        assert stored.over
        for person, seat in ((ann, 0), (ben, 2)):
            check_frames(stored.rules, stored.log, seat, person.frames)
            check_order(person.updates)


def test_no_card_of_one_person_reaches_another_in_a_whole_match(live):
    with people(live, "Ann", "Ben", "Cat", "Dan", rules={"changes": {"target": 60}}) as sitting:
        sitting[0].ask("start")
        play_on(sitting)
        stored = live.log(sitting[0].table_id)
        for seat, person in enumerate(sitting):
            assert check_frames(stored.rules, stored.log, seat, person.frames) > 50
            check_order(person.updates)


def test_secrets_are_in_no_frame_of_others_and_only_hashed_in_the_log(live):
    with people(live, "Ann", "Ben") as (ann, ben):
        ann.ask("start")
        assert not any(ben.token in frame or "sit " in frame for frame in ann.frames)
        keys = [entry.key for _, entry in live.log(ann.table_id).log if isinstance(entry, Sit)]
        assert len(keys) == 2
        for frame in ann.frames + ben.frames:
            assert not any(key in frame for key in keys)


def test_a_friend_takes_the_chair_of_a_computer_player_in_the_middle_of_a_hand(live):
    with people(live, "Ann") as [ann]:
        ann.ask("start")
        ann.wait_for_turn()
        status, taken = live.sit(ann.table_id, "Ben")
        assert status == 201
        with Person(live.port, ann.table_id, taken["token"]) as ben:
            ben.join()
            ann.until(lambda one: one.table["seats"][taken["seat"]]["person"])
            play_on([ann, ben], turns=8)
            stored = live.log(ann.table_id)
            assert any(seat == taken["seat"] for seat, _ in stored.log[-12:])
            check_frames(stored.rules, stored.log, taken["seat"], ben.frames)


def test_between_hands_a_friend_waits_for_the_next(live):
    rules = {"changes": {"target": 500}}
    with people(live, "Ann", rules=rules, arrival="BETWEEN_HANDS") as [ann]:
        ann.ask("start")
        ann.wait_for_turn()
        _, taken = live.sit(ann.table_id, "Ben")
        with Person(live.port, ann.table_id, taken["token"]) as ben:
            ben.join()
            assert ben.table["seats"][taken["seat"]]["next_hand"]
            while ann.now["view"]["hand"]["number"] == 1:
                ann.wait_for_turn()
                ann.act()
            ben.until(lambda one: one.now["view"]["hand"]["number"] == 2)
            play_on([ann, ben], turns=6)


def test_the_owner_orders_seats_chooses_levels_removes_and_hands_over(live):
    with people(live, "Ann", "Ben", "Cat") as (ann, ben, cat):
        assert ann.ask("swap", one=0, other=3)["type"] == "done"
        ann.until(lambda one: one.table["you"] == 3)
        assert ann.now["view"]["seat"] == 3
        assert ann.ask("level", seat=0, level="simple")["type"] == "done"
        assert refused(ann.ask("level", seat=0, level="genius")) == "not-allowed-level"
        assert ann.ask("remove", seat=2)["type"] == "done"
        while (message := cat.receive())["type"] != "seat_lost":
            pass
        with pytest.raises(ConnectionClosed):
            cat.receive()
        assert message == {"type": "seat_lost"}
        with Person(live.port, cat.table_id, cat.token) as again:
            assert again.join()["code"] == "WRONG_TOKEN"
        assert ann.ask("hand_over", seat=1)["type"] == "done"
        assert refused(ann.ask("start")) == "not-allowed-owner"
        assert ben.ask("start")["type"] == "done"
        ben.until(lambda one: one.table["phase"] == "PLAYING")
        assert ben.table["seats"][0]["level"] == "simple"


@pytest.mark.parametrize("days", [None, 2])
def test_a_seat_and_the_match_of_its_holder_go_along_when_seats_are_swapped(live, days):
    table_id, token, _ = live.gather("Ann", ONE_HAND, owner=KEY, move_days=days)
    with Person(live.port, table_id, token) as ann:
        ann.join()
        ann.ask("swap", one=0, other=2)
        ann.ask("start")
        ann.until(lambda one: one.table["phase"] == "PLAYING")
        play_on([ann])
    [line] = call(live.port, "GET", "/api/matches", headers=bearer(KEY))[2]["matches"]
    assert (line["seat"], line["names"][2]) == (2, "Ann")
    assert "" not in line["names"]


def test_who_leaves_is_followed_by_a_computer_player_and_reads_nothing_more(live):
    with people(live, "Ann", "Ben", rules=ONE_HAND) as (ann, ben):
        ann.ask("start")
        ann.until(lambda one: one.table["phase"] == "PLAYING")
        assert ben.raw('{"type": "leave", "request": 99}')["type"] == "done"
        ann.until(lambda one: not one.table["seats"][1]["person"])
        news = [event for update in ann.updates for event in update["events"]]
        assert {"type": "table_news", "what": "LEFT", "seat": 1, "name": "Ben"} in news
        for path in (f"/api/tables/{ann.table_id}", f"/api/tables/{ann.table_id}/record"):
            assert call(live.port, "GET", path, headers=bearer(ben.token))[0] == 401
        play_on([ann])
        assert live.log(ann.table_id).over


def test_who_left_cannot_look_into_the_seat_by_the_key_of_the_browser(live):
    table_id, token, _ = live.gather("Ann", {"changes": {"target": 500}})
    _, taken = live.sit(table_id, "Ben", owner=KEY)
    with (
        Person(live.port, table_id, token) as ann,
        Person(live.port, table_id, taken["token"]) as ben,
    ):
        ann.join()
        ben.join()
        ann.ask("start")
        for path in (f"/api/review/{table_id}", f"/api/review/{table_id}/record?format=text"):
            assert call(live.port, "GET", path, headers=bearer(KEY))[0] == 401


def test_two_devices_with_one_token_are_one_seat(live):
    """HB-76: coming back from another device makes no second you."""
    with people(live, "Ann", "Ben") as (ann, ben):
        ann.ask("start")
        with Person(live.port, ben.table_id, ben.token) as phone:
            phone.join()
            assert live.log(ben.table_id).people == (0, 1)
            phone.wait_for_turn()
            phone.act()
            ben.catch_up(phone.now["seq"])
            assert ben.now["view"] == phone.now["view"]
            assert ben.now["decision"] == phone.now["decision"]
            assert ann.table["seats"][1]["connected"]


def test_what_was_missed_is_told_on_another_device(live):
    with people(live, "Ann", "Ben") as (ann, ben):
        ann.ask("start")
        play_on([ann, ben], turns=10)
        known = ben.now["seq"] - 6
        with Person(live.port, ben.table_id, ben.token) as phone:
            welcome = phone.join(after=known)
            assert welcome["missed"][0]["seq"] == known + 1
            ben.catch_up(welcome["now"]["seq"])
            phone.catch_up(ben.now["seq"])
            assert phone.now["view"] == ben.now["view"]


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"move_seconds": 1}, "BAD_SETTINGS"),
        ({"access": "SOLO"}, "BAD_SETTINGS"),
        ({"level": "genius"}, "BAD_SETTINGS"),
        ({"move_days": 3, "move_seconds": 20}, "BAD_SETTINGS"),
        ({"talk": "SHOUTING"}, "MALFORMED"),
    ],
)
def test_settings_that_cannot_be_make_no_table(live, settings, code):
    body = {"rules": {}, "name": "Ann", "settings": settings}
    assert call(live.port, "POST", "/api/tables", body)[2]["code"] == code


def test_what_is_wrong_with_sitting_down_is_said(live):
    table_id, _, _ = live.gather("Ann", ONE_HAND)
    assert live.sit(table_id, "ANN")[1]["said"]["text"] == "not-allowed-name-taken"
    assert spoken(live.sit(table_id, "ANN")[1]["said"], "hu")
    assert live.sit(table_id, "Ben", 0)[1]["said"]["text"] == "not-allowed-chair-taken"
    assert live.sit(table_id, "Ben", 6)[1]["said"]["text"] == "not-allowed-nobody"
    assert live.sit(table_id, "Ben", 7)[1]["code"] == "MALFORMED"
    assert live.sit(table_id, "\u3164")[1]["code"] == "BAD_NAME"
    assert live.sit(table_id, "Ben")[0] == 201
    assert live.sit(table_id, "Cat")[0] == 201
    status, answer = live.sit(table_id, "Dan")
    assert (status, answer["code"]) == (409, "TABLE_FULL")
    solo, _ = live.new_table()
    for table in (solo, "0" * 16, "%00"):
        status, answer = live.sit(table, "Ben")
        assert (status, answer["code"]) == (404, "NO_SUCH_INVITATION")
        status, _, answer = call(live.port, "GET", f"/api/tables/{table}/invitation")
        assert (status, answer["code"]) == (404, "NO_SUCH_INVITATION")
    for code in ("AAAAAAA", "A", "%00", "💥💥💥💥💥💥💥"):
        path = f"/api/invitations/{code if code.isascii() else '%F0%9F%92%A5' * 7}"
        assert call(live.port, "GET", path)[2]["code"] == "NO_SUCH_INVITATION"


def test_many_who_want_one_chair_at_once_get_it_once(live):
    table_id, _, _ = live.gather("Ann")
    with ThreadPoolExecutor(12) as threads:
        asked = [threads.submit(live.sit, table_id, f"P{number}", 2) for number in range(12)]
        answers = [one.result() for one in asked]
    assert sorted(status for status, _ in answers) == [201, *[409] * 11]
    [taken] = [answer for status, answer in answers if status == 201]
    with Person(live.port, table_id, taken["token"]) as person:
        assert person.join()["table"]["seat"] == 2


def test_many_who_want_any_chair_at_once_get_one_each(live):
    table_id, _, _ = live.gather("Ann")
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(live.sit, table_id, f"P{number}") for number in range(8)]
        answers = [one.result() for one in asked]
    seats = sorted(answer["seat"] for status, answer in answers if status == 201)
    assert seats == [1, 2, 3]
    assert [a["code"] for status, a in answers if status != 201] == ["TABLE_FULL"] * 5


def test_a_closed_table_is_closed_to_everybody(live):
    with people(live, "Ann", "Ben") as (ann, ben):
        ann.ask("start")
        assert refused(ben.ask("close")) == "not-allowed-owner"
        assert ann.ask("close")["type"] == "done"
        ben.until(lambda one: one.table["phase"] == "CLOSED")
        assert ben.table["over"]
        answer = ben.ask("play", decision=ben.now["decision"], card="2C")
        assert answer["type"] == "refused"
        assert live.sit(ann.table_id, "Cat")[1]["said"]["text"] in (
            "not-allowed-closed",
            "not-allowed-full",
        )


def test_the_lobby_shows_open_tables_and_seats_people_quickly(live):
    shown, token, _ = live.gather("Ann", ONE_HAND, access="LOBBY")
    hidden, _, _ = live.gather("Eve")
    lobby = call(live.port, "GET", "/api/lobby")[2]["tables"]
    assert [(one["table_id"], one["names"], one["free"]) for one in lobby] == [(shown, ["Ann"], 2)]
    body = {"name": "Ben", "preset": "omnibus"}
    status, _, answer = call(live.port, "POST", "/api/lobby/seats", body)
    assert (status, answer["code"]) == (409, "TABLE_FULL")
    for name in ("Ben", "Cat"):
        status, _, taken = call(live.port, "POST", "/api/lobby/seats", {"name": name})
        assert (status, taken["table_id"]) == (201, shown)
    status, _, answer = call(live.port, "POST", "/api/lobby/seats", {"name": "Dan"})
    assert answer["code"] == "TABLE_FULL"
    with Person(live.port, shown, token) as ann:
        ann.join()
        ann.ask("close")
    assert call(live.port, "POST", "/api/lobby/seats", {"name": "Dan"})[2]["code"] == "TABLE_FULL"
    assert live.sit(hidden, "Ben")[0] == 201


def test_ones_own_tables_say_where_it_is_ones_turn(live):
    table_id, token, _ = live.gather("Ann", owner=KEY, move_days=2)
    over, other, _ = live.gather("Ann", owner=KEY)
    with Person(live.port, over, other) as ann:
        ann.join()
        ann.ask("close")
    [line] = call(live.port, "GET", "/api/own-tables", headers=bearer(KEY))[2]["tables"]
    assert (line["table_id"], line["phase"], line["your_turn"]) == (table_id, "GATHERING", False)
    with Person(live.port, table_id, token) as ann:
        ann.join()
        ann.ask("start")
        ann.wait_for_turn()
    [line] = call(live.port, "GET", "/api/own-tables", headers=bearer(KEY))[2]["tables"]
    assert line["your_turn"]
    assert 0 < line["left_ms"] <= 2 * 86_400_000
    assert call(live.port, "GET", "/api/own-tables")[0] == 401


def test_who_left_has_the_table_no_more_and_the_next_in_the_chair_has(live):
    keys = {name: name[0] * 32 for name in ("Ben", "Cat")}
    table_id, token, _ = live.gather("Ann", {"changes": {"hand_limit": 1}})

    def own_tables(name):
        headers = bearer(keys[name])
        return call(live.port, "GET", "/api/own-tables", headers=headers)[2]["tables"]

    def statistics(name):
        return call(live.port, "GET", "/api/statistics", headers=bearer(keys[name]))[2]

    with Person(live.port, table_id, token) as ann:
        ann.join()
        _, taken = live.sit(table_id, "Ben", 1, owner=keys["Ben"])
        assert len(own_tables("Ben")) == 1
        with Person(live.port, table_id, taken["token"]) as ben:
            ben.join()
            assert ben.raw('{"type": "leave", "request": 9}')["type"] == "done"
        assert own_tables("Ben") == []
        _, taken = live.sit(table_id, "Cat", 1, owner=keys["Cat"])
        assert own_tables("Ben") == []
        assert len(own_tables("Cat")) == 1
        with Person(live.port, table_id, taken["token"]) as cat:
            cat.join()
            ann.ask("start")
            ann.until(lambda one: one.table["phase"] == "PLAYING")
            play_on([ann, cat])
    assert sum(group["matches"] for group in statistics("Cat")["groups"]) == 1
    assert sum(group["matches"] for group in statistics("Ben")["groups"]) == 0


def test_a_table_comes_back_after_the_server_was_stopped(database):
    with live_server(database) as live, people(live, "Ann", "Ben") as (ann, ben):
        ann.ask("start")
        play_on([ann, ben], turns=6)
        before = live.log(ann.table_id)
    with (
        live_server(database) as live,
        Person(live.port, ann.table_id, ann.token) as ann,
        Person(live.port, ben.table_id, ben.token) as ben,
    ):
        assert live.log(ann.table_id).log[: before.seq] == before.log
        ann.join()
        ben.join()
        play_on([ann, ben], turns=6)


def test_one_who_drops_harms_neither_the_table_nor_others(live):
    """HB-71: a client that is cut off between two tricks."""
    with people(live, "Ann", "Ben") as (ann, ben), people(live, "Cat", "Dan") as others:
        ann.ask("start")
        others[0].ask("start")
        play_on([ann, ben], turns=8)
        ben.socket.socket.close()
        ann.until(lambda one: not one.table["seats"][1]["connected"])
        ann.wait_at_most(0.3)
        play_on(others, turns=12)
        with Person(live.port, ben.table_id, ben.token) as again:
            again.join()
            play_on([ann, again], turns=8)


def test_every_request_is_answered_though_it_comes_twice(live):
    """HB-72: no move is lost between the screen and the table."""
    with people(live, "Ann", "Ben") as (ann, ben):
        ann.ask("start")
        for _ in range(6):
            for one in (ann, ben):
                one.catch_up(max(ann.now["seq"], ben.now["seq"]))
                if one.its_turn:
                    kind, fields = one.choice()
                    text = json.dumps({"type": kind, "request": 77, **fields})
                    one.socket.send(text)
                    one.socket.send(text)
                    answers = [one.answer(77)["type"] for _ in range(2)]
                    assert answers == ["done", "refused"]
                    one.catch_up(one.acknowledged[-1])
            ann.wait_at_most(0.2)
