"""Sealed deals over the wire: told before the deal, added to by seats, opened after the score."""

import json

import pytest

from openhearts.cards.sealing import Salt, Seal
from openhearts.records import proven_deals, read_json, verify
from openhearts.rules.actions import CHANCE
from openhearts.server.live.houses import fair_house
from openhearts.table.entries import SealHand
from openhearts.table.steps import Step
from server.live import Person, call, live_server

SALT = "5a" * 32
SHORT = {"hand_limit": 2, "target": "none"}


@pytest.fixture
def fair(database):
    with live_server(database, house_maker=fair_house) as running:
        yield running


def seals(live, table_id, token):
    headers = {"authorization": f"Bearer {token}"}
    return call(live.port, "GET", f"/api/tables/{table_id}/seals", headers=headers)


def add_salt(live, table_id, token, body):
    headers = {"authorization": f"Bearer {token}"}
    return call(live.port, "POST", f"/api/tables/{table_id}/salts", body, headers)


def test_a_match_is_sealed_salted_opened_and_proven(fair):
    table_id, token = fair.new_table(changes=SHORT)
    status, _, told = seals(fair, table_id, token)
    assert status == 200
    assert told["open_for_salt"] == 1
    assert told["seals"][0]["opened"] is None
    bound = told["seals"][0]["commitment"]
    status, _, told = add_salt(fair, table_id, token, {"hand": 1, "salt": SALT})
    assert status == 200
    assert told["seals"][0]["salted"] == [0]
    with Person(fair.port, table_id, token) as me:
        me.join(after=0)
        me.play()
    events = [event for update in me.updates for event in update["events"]]
    openings = [event for event in events if event["type"] == "seal_opened"]
    assert [event["hand"] for event in openings] == [1, 2]
    first = openings[0]
    assert first["commitment"] == bound
    assert first["salts"] == [{"seat": 0, "data": SALT}]
    seal = Seal(bytes.fromhex(first["secret"]), (Salt(0, bytes.fromhex(SALT)),))
    assert seal.commitment.hex() == bound
    # Nothing that was sent before the score holds the secret.
    before = me.frames[: next(i for i, f in enumerate(me.frames) if "seal_opened" in f)]
    assert not any(first["secret"] in frame for frame in before)
    status, _, text = call(
        fair.port,
        "GET",
        f"/api/tables/{table_id}/record?format=json",
        headers={"authorization": f"Bearer {token}"},
    )
    record = read_json(json.dumps(text))
    assert verify(record) is None
    assert proven_deals(record) == 2


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"hand": 2, "salt": SALT}, 409, "NOT_ALLOWED"),
        ({"hand": 1, "salt": "5a"}, 400, "MALFORMED"),
        ({"hand": 1, "salt": SALT.upper()}, 400, "MALFORMED"),
        ({"hand": 0, "salt": SALT}, 400, "MALFORMED"),
        ({"hand": 1}, 400, "MALFORMED"),
    ],
)
def test_salt_that_cannot_be_added_changes_nothing(fair, body, status, code):
    table_id, token = fair.new_table(changes=SHORT)
    answered, _, refused = add_salt(fair, table_id, token, body)
    assert (answered, refused["code"]) == (status, code)
    assert fair.log(table_id).seq == 1


def test_seals_are_for_those_who_sit_there(fair):
    table_id, _ = fair.new_table(changes=SHORT)
    for ask in (seals, lambda *who: add_salt(*who, {"hand": 1, "salt": SALT})):
        assert ask(fair, table_id, "x" * 43)[0] == 401
        assert ask(fair, "0" * 16, "x" * 43)[0] == 404


def test_an_entry_that_no_seal_allows_is_told_as_a_log_that_cannot_be_read(fair):
    table_id, token = fair.new_table(changes=SHORT)
    with Person(fair.port, table_id, token) as me:
        me.join()
        me.wait_for_turn()
        me.wait_alone()
        # What no server writes, as if another process had.
        entry = SealHand(7, bytes(32))
        step = Step(me.now["seq"] + 1, CHANCE, entry, {})
        fair.inside(fair.store.append(table_id, step))
        kind, fields = me.choice()
        assert me.ask(kind, **fields)["code"] == "STORE_FAILED"
