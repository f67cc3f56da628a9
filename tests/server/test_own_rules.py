"""Rule texts that came with a link, and the table of the guided first hand."""

import pytest

from openhearts.rules.ruletext import build_rules
from openhearts.table.lesson import LESSON
from server.live import Person, call
from spoken import spoken


def shared(live, text):
    return call(live.port, "POST", "/api/rules/shared", {"text": text})


def test_a_rule_text_comes_back_as_rules(live):
    status, _, answer = shared(live, "omnibus players=5 target=50")
    assert status == 200
    assert answer["problems"] == []
    assert answer["rules"]["preset"] == "omnibus"
    assert answer["rules"]["changes"] == {"target": 50}
    assert answer["rules"]["short_text"] == "omnibus players=5 target=50"


def test_a_damaged_rule_text_comes_back_with_what_is_wrong(live):
    status, _, answer = shared(live, "omnibs players=5 target=50 moon=CHO")
    assert status == 200
    assert answer["rules"]["short_text"] == "omnibus players=5 target=50"
    assert [spoken(said) for said in answer["problems"]] == [
        "There is no game called “omnibs”.",
        "Shooting the moon cannot be set like that.",
    ]


@pytest.mark.parametrize("body", [{}, {"text": 5}, {"text": "x" * 4001}, {"text": "a", "b": 1}, []])
def test_what_is_no_rule_text_is_refused(live, body):
    status, _, refused = call(live.port, "POST", "/api/rules/shared", body)
    assert (status, refused["code"]) == (400, "MALFORMED")


def test_the_first_hand_is_dealt_and_marked(live):
    wanted = {"rules": {"preset": "omnibus", "players": 7}, "name": "Me", "lesson": True}
    status, _, created = call(live.port, "POST", "/api/tables", wanted)
    assert status == 201
    stored = live.log(created["table_id"])
    changes = {"first_dealer": 0, "hand_limit": 1, "target": "none"}
    assert stored.rules == build_rules("standard", 4, changes)
    assert stored.marks.practice == LESSON
    with Person(live.port, created["table_id"], created["token"]) as person:
        person.join()
        person.play()
        assert person.over
        assert person.now["marks"]["practice"] == LESSON
    headers = {"authorization": f"Bearer {created['token']}"}
    _, _, summary = call(live.port, "GET", f"/api/tables/{created['table_id']}", headers=headers)
    assert summary["practice"] == LESSON
    _, _, record = call(
        live.port, "GET", f"/api/tables/{created['table_id']}/record", headers=headers
    )
    assert '[Practice "lesson"]' in record
