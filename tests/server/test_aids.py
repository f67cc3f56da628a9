"""Taking back, hints and ending a hand, over real sockets."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time

import pytest

from openhearts.records import read_each, verify
from openhearts.rules.actions import PlayCard
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from openhearts.server.identity import new_token, token_hash
from openhearts.server.live import hint_work
from openhearts.simulation.warm import ensure_warm
from openhearts.table.chairs import SeatHolder
from openhearts.table.entries import EndHand, TakeBack
from openhearts.table.referee import Referee
from server.frame_checker import check_frames, check_order
from server.live import Person, call, live_server


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """What the search is made of is compiled before a server has to answer in time."""
    ensure_warm()


@pytest.fixture
def seated(live):
    table_id, token = live.new_table("standard", 4, {"first_dealer": 0})
    with Person(live.port, table_id, token) as person:
        person.join()
        person.play(turns=4)
        person.wait_alone()
        yield live, person


def record_from(live, person):
    _, _, text = call(
        live.port,
        "GET",
        f"/api/tables/{person.table_id}/record",
        headers={"authorization": f"Bearer {person.token}"},
    )
    return text


def test_a_decision_is_taken_back_and_the_same_play_is_answered_the_same(seated):
    live, person = seated
    before = person.now
    to = before["take_back"]
    card = [action for seat, action in live.log(person.table_id).actions if seat == 0][-1].card
    assert person.ask("take_back", to=to)["type"] == "done"
    assert person.now["events"] == [{"type": "taken_back", "seat": 0}]
    assert card.text in person.now["view"]["legal"]
    assert person.now["marks"] == {"taken_back": 1, "hints": 0, "practice": None}
    person.ask("play", decision=person.now["decision"], card=card.text)
    person.wait_alone()
    assert person.now["view"] == before["view"]
    stored = live.log(person.table_id)
    assert (0, TakeBack(to)) in stored.log
    assert '[TakenBack "1"]' in record_from(live, person)
    check_order(person.updates)
    check_frames(stored.rules, stored.log, 0, person.frames)


def test_back_to_the_deal_and_no_further(seated):
    live, person = seated
    while person.now["take_back"] is not None:
        person.ask("take_back", to=person.now["take_back"])
    assert person.now["view"]["phase"] == "PASSING"
    assert person.now["marks"]["taken_back"] == 4
    answer = person.ask("take_back", to=person.now["seq"] - 1)
    assert (answer["type"], answer["code"]) == ("refused", "NOT_ALLOWED")
    person.play(turns=8)
    stored = live.log(person.table_id)
    check_frames(stored.rules, stored.log, 0, person.frames)


def test_asked_twice_it_is_done_once(seated):
    live, person = seated
    to = person.now["take_back"]
    assert person.ask("take_back", to=to)["type"] == "done"
    again = person.ask("take_back", to=to)
    assert (again["type"], again["code"]) == ("refused", "STALE_DECISION")
    assert live.log(person.table_id).marks.taken_back == 1


def test_of_two_tabs_one_takes_back_and_both_hear_of_it(seated):
    live, person = seated
    with Person(live.port, person.table_id, person.token) as other:
        other.join()
        to = person.now["take_back"]
        assert other.now["take_back"] == to
        answers = [tab.ask("take_back", to=to)["type"] for tab in (person, other)]
        assert answers == ["done", "refused"]
        other.catch_up(person.now["seq"])
        assert other.now["view"] == person.now["view"]
        # What the other tab was about to play is stale.
        stale = other.ask("play", decision=to, card=other.now["view"]["legal"][0])
        assert stale["code"] == "STALE_DECISION"


def test_who_comes_back_hears_that_a_decision_was_taken_back(seated):
    live, person = seated
    seen = person.now["seq"]
    person.ask("take_back", to=person.now["take_back"])
    with Person(live.port, person.table_id, person.token) as again:
        welcome = again.join(after=seen)
        assert [update["events"] for update in welcome["missed"]] == [
            [{"type": "taken_back", "seat": 0}]
        ]
        assert welcome["now"]["view"] == person.now["view"]


def test_a_finished_match_stays(live):
    table_id, token = live.new_table("standard", 4, {"hand_limit": 1, "target": "none"})
    with Person(live.port, table_id, token) as person:
        person.join()
        person.play()
        assert person.over
        assert person.now["take_back"] is None
        answer = person.ask("take_back", to=person.now["seq"] - 1)
        assert answer["code"] == "NOT_ALLOWED"
        assert "over" in answer["message"]


def test_what_is_stored_is_taken_back_whatever_happens_to_the_server(database):
    with live_server(database) as live:
        table_id, token = live.new_table("standard", 4, {"first_dealer": 0})
        with Person(live.port, table_id, token) as person:
            person.join()
            person.play(turns=3)
            person.wait_alone()
            person.ask("take_back", to=person.now["take_back"])
            view, seq = person.now["view"], person.now["seq"]
    with live_server(database) as live, Person(live.port, table_id, token) as person:
        person.join()
        assert person.now["view"] == view
        assert person.now["seq"] == seq
        assert person.now["marks"]["taken_back"] == 1


KILLED = """
import sys
from pathlib import Path
sys.path[:0] = sys.argv[2].split(":")
from server.live import live_server
with live_server(Path(sys.argv[1])) as live:
    print(live.port, flush=True)
    sys.stdin.read()
"""


def test_killed_in_the_middle_of_taking_back_the_log_is_before_or_after_it(database):
    table = None
    taken = 0
    for attempt in range(4):
        process = subprocess.Popen(
            [sys.executable, "-c", KILLED, str(database), ":".join(sys.path)],
            stdout=subprocess.PIPE,
            stdin=subprocess.PIPE,
            text=True,
        )
        port = int(process.stdout.readline())
        if table is None:
            body = {"rules": {"preset": "standard", "players": 4, "changes": {}}, "level": "simple"}
            _, _, created = call(port, "POST", "/api/tables", body)
            table = created["table_id"], created["token"]
        with contextlib.suppress(Exception), Person(port, *table) as person:
            person.join()
            assert person.now["marks"]["taken_back"] in (taken, taken + 1)
            taken = person.now["marks"]["taken_back"]
            person.wait_for_turn()
            while person.now["take_back"] is None:
                person.act()
                person.wait_for_turn()
            to = person.now["take_back"]
            person.socket.send(json.dumps({"type": "take_back", "request": 9, "to": to}))
            time.sleep(0.002 * attempt)
            os.kill(process.pid, signal.SIGKILL)
        process.kill()
        process.communicate()
    with live_server(database) as live, Person(live.port, *table) as person:
        person.join()
        assert person.now["marks"]["taken_back"] in (taken, taken + 1)
        person.play(turns=3)
        stored = live.log(table[0])
        assert Referee.open(stored.rules, stored.seats).replay(stored.log) == stored


def two_people(live):
    """A table with people in seats 0 and 2; the keys of both."""
    seats = [SeatHolder("A"), SeatHolder("B", "simple"), SeatHolder("C"), SeatHolder("D", "simple")]
    referee = Referee.open(build_rules("standard", 4, {"first_dealer": 0}), seats)
    tokens = {0: new_token(), 2: new_token()}
    hashes = {seat: token_hash(token) for seat, token in tokens.items()}
    return live.inside(live.rooms.create(referee, hashes)), tokens


def test_among_people_nothing_is_taken_back_and_there_are_no_hints(live):
    table_id, tokens = two_people(live)
    with Person(live.port, table_id, tokens[0]) as person:
        person.join()
        person.wait_for_turn()
        person.act()
        assert person.now["take_back"] is None
        for kind, fields in [
            ("take_back", {"to": person.now["seq"] - 1}),
            ("ask_hint", {"decision": person.now["decision"]}),
        ]:
            answer = person.ask(kind, **fields)
            assert (answer["type"], answer["code"]) == ("refused", "NOT_ALLOWED")
            assert "people" in answer["message"]
        assert not live.log(table_id).marks.taken_back


def test_nobody_without_a_seat_asks_for_anything(seated):
    live, person = seated
    with Person(live.port, person.table_id, "x" * 43) as stranger:
        for kind, fields in [
            ("take_back", {"to": person.now["take_back"]}),
            ("end_hand", {"hand": 1}),
            ("ask_hint", {"decision": person.now["decision"]}),
        ]:
            assert stranger.ask(kind, **fields)["code"] == "NOT_JOINED"
    assert live.log(person.table_id).seq == person.now["seq"]


BAD = {
    "take back nothing": {"type": "take_back"},
    "take back below zero": {"type": "take_back", "to": -1},
    "take back a text": {"type": "take_back", "to": "3"},
    "take back by decision": {"type": "take_back", "to": 3, "decision": 3},
    "end nothing": {"type": "end_hand"},
    "end a list": {"type": "end_hand", "hand": [1]},
    "a hint for nothing": {"type": "ask_hint"},
    "a hint half shown": {"type": "ask_hint", "decision": 3, "shown": "yes"},
    "a hint for another": {"type": "ask_hint", "decision": 3, "seat": 2},
}


@pytest.mark.parametrize("message", BAD.values(), ids=BAD)
def test_what_is_malformed_is_refused(seated, message):
    live, person = seated
    answer = person.raw(json.dumps({"request": 77, **message}))
    assert (answer["code"], answer["request"]) == ("MALFORMED", 77)
    assert live.log(person.table_id).seq == person.now["seq"]


def test_a_hint_ranks_every_card_and_is_noted(seated):
    live, person = seated
    decision = person.now["decision"]
    answer = person.ask("ask_hint", decision=decision)
    assert (answer["type"], answer["decision"]) == ("hints", decision)
    cards = [hint["cards"] for hint in answer["hints"]]
    assert sorted(card for [card] in cards) == sorted(person.now["view"]["legal"])
    assert answer["hints"][0]["behind"] == 0
    assert not answer["hints"][0]["mistake"]
    assert all(hint["reason"] for hint in answer["hints"])
    assert person.ask("ask_hint", decision=decision)["hints"] == answer["hints"]
    person.catch_up(live.log(person.table_id).seq)
    assert person.now["decision"] == decision
    assert person.now["marks"] == {"taken_back": 0, "hints": 1, "practice": None}
    assert '[Hints "1"]' in record_from(live, person)
    assert person.act()["type"] == "done"


def test_a_hint_that_is_not_shown_is_not_noted(seated):
    live, person = seated
    asked = person.ask("ask_hint", decision=person.now["decision"], shown=False)
    assert asked["type"] == "hints"
    assert live.log(person.table_id).marks.hints == 0


def test_a_hint_that_failed_is_worked_out_when_it_is_asked_for_again(
    seated, monkeypatch, problems_expected
):
    def failing(view, rng):
        raise ArithmeticError("no worlds")

    _, person = seated
    decision = person.now["decision"]
    with monkeypatch.context() as patch:
        patch.setattr(hint_work, "hints", failing)
        refused = person.ask("ask_hint", decision=decision)
        assert refused["said"]["text"] == "not-allowed-hint-none"
    assert any("no worlds" in problem for problem in problems_expected())
    assert person.ask("ask_hint", decision=decision)["type"] == "hints"


def test_a_hint_for_the_pass(live):
    table_id, token = live.new_table("standard", 4, {"first_dealer": 0})
    with Person(live.port, table_id, token) as person:
        person.join()
        person.wait_alone()
        answer = person.ask("ask_hint", decision=person.now["decision"])
        hand = person.now["view"]["hand"]["cards"]
        assert answer["hints"]
        for hint in answer["hints"]:
            assert len(set(hint["cards"])) == 3
            assert set(hint["cards"]) <= set(hand)


def test_a_hint_is_for_ones_own_decision_now(seated):
    live, person = seated
    decision = person.now["decision"]
    for wrong in (decision - 1, decision + 1):
        assert person.ask("ask_hint", decision=wrong)["code"] == "STALE_DECISION"
    person.act()
    assert person.ask("ask_hint", decision=decision)["code"] == "STALE_DECISION"
    assert live.log(person.table_id).marks.hints == 0


def test_the_table_goes_on_while_a_hint_is_worked_out(seated):
    _, person = seated
    decision = person.now["decision"]
    person.socket.send(json.dumps({"type": "ask_hint", "request": 901, "decision": decision}))
    kind, fields = person.choice()
    person.socket.send(json.dumps({"type": kind, "request": 902, **fields}))
    answers = {}
    while len(answers) < 2:
        message = person.receive()
        if message["type"] != "update":
            answers[message["request"]] = message
    assert next(iter(answers)) == 902
    assert answers[902]["type"] == "done"
    assert answers[901]["code"] == "STALE_DECISION"


def test_a_settled_hand_is_ended_with_the_scores_it_must_have(live):
    changes = {"hand_limit": 4, "target": "none"}
    table_id, token = live.new_table("standard", 4, changes)
    ended = 0
    with Person(live.port, table_id, token) as person:
        person.join()
        while person.wait_for_turn():
            ending = person.now["ending"]
            if ending is None:
                person.act()
                continue
            before = live.log(table_id)
            answer = person.ask("end_hand", hand=ending["hand"])
            assert answer["type"] == "done"
            ended += 1
            [update] = [one for one in person.updates if one["seq"] == answer["seq"]]
            assert update["events"][0] == {
                "type": "hand_ended",
                "seat": 0,
                "taker": ending["taker"],
            }
            state = before.state
            while state.phase is MatchPhase.PLAYING:
                card = state.hand.legal_cards().highest()
                state, _ = state.apply(state.hand.turn, PlayCard(card))
            assert update["view"]["totals"] == list(state.totals)
            again = person.ask("end_hand", hand=ending["hand"])
            assert again["code"] in ("STALE_DECISION", "AGAINST_THE_RULES")
        assert ended > 0
        stored = live.log(table_id)
        check_frames(stored.rules, stored.log, 0, person.frames)
        assert sum(entry == EndHand() for _, entry in stored.log) == ended
        text = record_from(live, person)
        assert f'[EndedEarly "{stored.marks.ended[0][0]}:' in text
        assert [verify(record) for record in read_each(text)] == [None]


def test_a_hand_that_may_still_change_is_not_ended(seated):
    live, person = seated
    answer = person.ask("end_hand", hand=1)
    assert (answer["type"], answer["code"]) == ("refused", "NOT_ALLOWED")
    assert person.ask("end_hand", hand=2)["code"] == "STALE_DECISION"
    assert live.log(person.table_id).seq == person.now["seq"]
