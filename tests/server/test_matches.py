"""Whole matches over real sockets."""

import json
import time
from contextlib import ExitStack

import pytest

from openhearts.players.plain import SimplePlayer
from server.frame_checker import Leak, check_frames, check_order
from server.live import Person, call, live_server, seeded_house

GAMES = [
    ("standard", 4, {}),
    ("black-lady", 3, {"target": 30}),
    ("classic", 7, {}),
    ("kitty", 4, {"target": 40}),
    ("omnibus-ten", 5, {"target": 30}),
    ("standard", 4, {"pass_cycle": ["MIX", "SCATTER"], "target": 40}),
    ("spot", 6, {"target": 150, "first_dealer": "LOWEST_CUT"}),
    ("standard", 4, {"moon": "CHOICE", "points": {"2C": 1}, "target": 50}),
]


@pytest.mark.parametrize(("preset", "players", "changes"), GAMES)
def test_a_person_plays_a_whole_match(live, preset, players, changes):
    table_id, token = live.new_table(preset, players, changes, level="steady")
    with Person(live.port, table_id, token) as person:
        welcome = person.join()
        assert welcome["type"] == "welcome"
        assert welcome["table"]["seat"] == 0
        assert welcome["table"]["seats"][0] == {"seat": 0, "name": "Me", "level": None}
        assert len({seat["name"] for seat in welcome["table"]["seats"]}) == players
        person.play()
        assert person.over
        stored = live.log(table_id)
        assert stored.over
        assert person.now["view"]["totals"] == list(stored.state.totals)
        assert person.now["seq"] == stored.seq
        check_order(person.updates)
        told = check_frames(stored.rules, stored.log, 0, person.frames)
        assert told == stored.seq + 1
        assert not any(token in frame for frame in person.frames)
    _, _, summary = call(
        live.port, "GET", f"/api/tables/{table_id}", headers={"authorization": f"Bearer {token}"}
    )
    assert summary["over"]
    assert summary["winners"] == list(stored.state.winners)
    assert summary["totals"] == list(stored.state.totals)


def test_the_frame_checker_finds_a_leak(live):
    table_id, token = live.new_table()
    with Person(live.port, table_id, token) as person:
        person.join()
        person.wait_for_turn()
    stored = live.log(table_id)
    hidden = stored.state.hand.setup.deal.hands[2].lowest().text
    leaking = json.loads(person.frames[-1])
    leaking["events"].append({"type": "card_played", "seat": 2, "card": hidden})
    with pytest.raises(Leak, match=hidden):
        check_frames(stored.rules, stored.log, 0, [json.dumps(leaking)])
    with pytest.raises(Leak, match="a view of seat 0 went to seat 1"):
        check_frames(stored.rules, stored.log, 1, person.frames)


def test_two_tabs_of_one_seat_both_get_everything(live):
    table_id, token = live.new_table()
    with Person(live.port, table_id, token) as first, Person(live.port, table_id, token) as second:
        first.join()
        first.wait_for_turn()
        second.join(after=0)
        for turn in range(30):
            actor, other = (first, second) if turn % 2 else (second, first)
            if not actor.wait_for_turn():
                break
            seq = actor.act()["seq"]
            other.catch_up(seq)
        first.wait_for_turn()
        second.wait_for_turn()
        assert first.now == second.now
        assert first.updates[-40:] == second.updates[-40:]
        check_order(second.updates)


def test_both_tabs_answer_the_same_decision_and_one_is_stale(live):
    table_id, token = live.new_table()
    with Person(live.port, table_id, token) as first, Person(live.port, table_id, token) as second:
        first.join()
        second.join()
        first.wait_for_turn()
        second.wait_for_turn()
        kind, fields = first.choice()
        first.socket.send(json.dumps({"type": kind, "request": 77, **fields}))
        second.socket.send(json.dumps({"type": kind, "request": 77, **fields}))
        answers = [first.answer(77), second.answer(77)]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    assert {"STALE_DECISION"} == {a["code"] for a in answers if a["type"] == "refused"}


def test_coming_back_with_after_brings_exactly_what_was_missed(live):
    table_id, token = live.new_table("standard", 4, {"target": 20})
    with Person(live.port, table_id, token) as staying, Person(live.port, table_id, token) as away:
        staying.join()
        away.join()
        away.play(turns=6)
        known = away.now["seq"]
        away.socket.close()
        staying.catch_up(known)
        staying.wait_for_turn()
        staying.play(turns=25)
        staying.wait_for_turn()
        with Person(live.port, table_id, token) as back:
            welcome = back.join(after=known)
            missed = [update for update in staying.updates if update["seq"] > known]
            assert welcome["missed"] == missed[-200:]
            assert welcome["now"] == staying.now | {"events": []}
            nothing = back.join(after=2**31 - 1)
            assert nothing["missed"] == []
            plain = back.join()
            assert plain["missed"] == []


def test_a_restart_in_the_middle_of_a_trick_resumes_exactly(database):
    with live_server(database) as live:
        table_id, token = live.new_table("standard", 4, {"first_dealer": 0})
        with Person(live.port, table_id, token) as person:
            person.join()
            person.play(turns=3)
            person.wait_for_turn()
            before = person.now
            referee = live.log(table_id)
    assert before["view"]["phase"] == "PLAYING"
    with live_server(database) as live, Person(live.port, table_id, token) as person:
        welcome = person.join(after=before["seq"])
        assert welcome["missed"] == []
        assert welcome["now"] == before | {"events": []}
        assert live.log(table_id) == referee
        person.play()
        assert person.over


def test_a_server_that_stopped_in_a_computer_players_turn_goes_on_when_somebody_comes(database):
    class Silent(SimplePlayer):
        def choose_play(self, view):
            time.sleep(60)

    def stalling(referee):
        house = seeded_house(referee)
        house._players[1] = Silent()
        return house

    with live_server(database, house_maker=stalling, thinking_seconds=30) as live:
        table_id, token = live.new_table("basic", 3)
        with Person(live.port, table_id, token) as person:
            person.join()
            while 1 not in person.now["view"]["to_act"]:
                if 0 in person.now["view"]["to_act"]:
                    person.act()
                else:
                    person.receive()
            stopped_at = person.now["seq"]
    with live_server(database) as live, Person(live.port, table_id, token) as person:
        assert person.join()["now"]["seq"] == stopped_at
        person.wait_for_turn()
        assert person.now["seq"] > stopped_at
        person.play()
        assert person.over


def test_a_computer_player_that_never_answers_is_replaced(database, problems_expected):
    class Silent(SimplePlayer):
        def choose_play(self, view):
            time.sleep(60)

    def stalling(referee):
        house = seeded_house(referee)
        house._players[1] = Silent()
        return house

    with live_server(database, house_maker=stalling, thinking_seconds=0.05) as live:
        table_id, token = live.new_table("basic", 3, {"hand_limit": 1})
        with Person(live.port, table_id, token) as person:
            person.join()
            person.play()
            assert person.over
    assert any("it took longer than 0.05 s" in problem for problem in problems_expected())


def test_an_idle_table_is_let_go_and_comes_back(database):
    with live_server(database, idle_seconds=0.1) as live:
        table_id, token = live.new_table()
        with Person(live.port, table_id, token) as person:
            person.join()
            person.play(turns=5)
            person.wait_for_turn()
            before = person.now
            time.sleep(0.4)
            assert len(live.rooms) == 1
        deadline = time.monotonic() + 5
        while len(live.rooms) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert len(live.rooms) == 0
        with Person(live.port, table_id, token) as person:
            assert person.join()["now"] == before | {"events": []}


def test_one_client_that_drops_disturbs_nobody(live):
    tables = [live.new_table() for _ in range(3)]
    with ExitStack() as stack:
        people = [stack.enter_context(Person(live.port, *table)) for table in tables]
        for person in people:
            person.join()
            person.play(turns=2)
        people[0].socket.socket.close()
        for person in people[1:]:
            person.play(turns=10)
    with Person(live.port, *tables[0]) as back:
        back.join()
        back.play(turns=3)
