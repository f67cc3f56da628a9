"""A seat for a program of one's own, and the example that fills it."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from openhearts.protocol.messages import AnyClientMessage, AnyServerMessage
from openhearts.table import due
from server.frame_checker import check_frames, stored_log
from server.live import Person, bearer, call
from server.test_live_tables import refused

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "examples" / "table_bot.py"
MESSAGES = ROOT / "docs" / "messages.jsonl"
ONE_HAND = {"changes": {"hand_limit": 1, "pass_cycle": ["L"]}}


def seat_program(live, table_id, token, name="Deep", seat=None):
    path = f"/api/tables/{table_id}/programs"
    status, _, answer = call(live.port, "POST", path, {"name": name, "seat": seat}, bearer(token))
    return status, answer


def example(live, table_id, token, rule):
    return subprocess.Popen(
        [sys.executable, EXAMPLE, f"http://127.0.0.1:{live.port}", table_id, token, "--rule", rule],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_the_example_plays_a_whole_hand_by_either_rule(live, database):
    table_id, token, _ = live.gather("Ann", ONE_HAND, move_seconds=60)
    bots = []
    for name, rule in (("Low", "lowest"), ("Under", "under")):
        status, taken = seat_program(live, table_id, token, name)
        assert status == 201, taken
        bots.append((taken["seat"], example(live, table_id, taken["token"], rule)))
    try:
        with Person(live.port, table_id, token) as ann:
            ann.join()
            ann.until(lambda one: sum(chair["connected"] for chair in one.table["seats"]) == 3)
            assert [chair["program"] for chair in ann.table["seats"]] == [False, True, True, False]
            ann.ask("start")
            ann.play()
            assert ann.over
        said = [(seat, bot.communicate(timeout=20)[0]) for seat, bot in bots]
    finally:
        for _, bot in bots:
            bot.kill()
    rules, log = stored_log(database, table_id)
    assert not any(format(entry).startswith("SitIn") for _, entry in log)
    totals = live.log(table_id).state.totals
    for seat, text in said:
        assert text == f"final totals: {list(totals)}\n"
        assert sum(acting == seat for acting, _ in log) >= 14
    check_frames(rules, log, 0, ann.frames)


@pytest.mark.parametrize("what", ["WRONG_TOKEN", "UNKNOWN_TABLE"])
def test_the_example_ends_when_it_can_never_play(live, what):
    table_id = live.gather("Ann")[0] if what == "WRONG_TOKEN" else "0" * 16
    with example(live, table_id, "x" * 43, "lowest") as bot:
        try:
            said = bot.communicate(timeout=20)[0]
        finally:
            bot.kill()
    assert said.startswith(f"refused: {what}")


def test_only_the_owner_seats_a_program(live):
    table_id, token, _ = live.gather("Ann", ONE_HAND)
    _, ben = live.sit(table_id, "Ben")
    status, answer = seat_program(live, table_id, ben["token"])
    assert (status, answer["said"]["text"]) == (409, "not-allowed-owner")
    for wrong in (None, "x" * 43):
        status, answer = seat_program(live, table_id, wrong)
        assert (status, answer["code"]) == (401, "WRONG_TOKEN")
    status, answer = seat_program(live, "0" * 16, token)
    assert (status, answer["code"]) == (404, "UNKNOWN_TABLE")
    solo = live.new_table()
    assert seat_program(live, *solo)[1]["said"]["text"] == "not-allowed-solo"
    assert seat_program(live, table_id, token, "\u202eDeep")[1]["code"] == "BAD_NAME"
    before = live.log(table_id).seq
    assert seat_program(live, table_id, token, seat=0)[1]["code"] == "NOT_ALLOWED"
    assert live.log(table_id).seq == before


def test_the_key_of_a_program_is_told_once_and_only_its_hash_is_kept(live, database):
    table_id, token, _ = live.gather("Ann", ONE_HAND)
    status, taken = seat_program(live, table_id, token)
    assert status == 201
    for file in database.parent.iterdir():
        assert taken["token"].encode() not in file.read_bytes()
    with (
        Person(live.port, table_id, token) as ann,
        Person(live.port, table_id, taken["token"]) as program,
    ):
        ann.join()
        program.join()
        assert not any(taken["token"] in frame for frame in (*ann.frames, *program.frames))
        assert ann.ask("remove", seat=taken["seat"])["type"] == "done"
        program.until(lambda one: json.loads(one.frames[-1])["type"] == "seat_lost")


def test_a_program_that_does_not_answer_is_replaced_and_comes_back(live, monkeypatch):
    monkeypatch.setattr(due, "PROGRAM_SECONDS", 0.3)
    table_id, token, _ = live.gather("Ann", {"changes": {"pass_cycle": ["L"]}})
    _, taken = seat_program(live, table_id, token)
    with (
        Person(live.port, table_id, token) as ann,
        Person(live.port, table_id, taken["token"]) as program,
    ):
        program.join()
        ann.join()
        ann.ask("start")
        program.until(lambda one: one.table["seats"][taken["seat"]]["away"])
        kind, fields = program.choice() if program.its_turn else ("play", {"card": "2C"})
        fields |= {"decision": program.now["decision"]}
        if program.its_turn:
            assert refused(program.ask(kind, **fields)) == "not-allowed-sat-in"
        assert program.ask("come_back")["type"] == "done"
        assert refused(program.ask("ask", wish="PAUSE")) == "not-allowed-program"
        ann.play(turns=3)


@pytest.mark.parametrize("kind", [AnyClientMessage, AnyServerMessage])
def test_the_examples_of_the_document_are_messages_and_show_every_kind(kind):
    decoder = msgspec.json.Decoder(kind)
    tags = {one.tag for one in msgspec.inspect.type_info(kind).types}
    found = set()
    for line in MESSAGES.read_text(encoding="utf-8").splitlines():
        message = json.loads(line)
        if message["type"] in tags:
            decoder.decode(line)
            found.add(message["type"])
    assert found == tags
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert all(f'"type": "{tag}"' in page for tag in tags)
