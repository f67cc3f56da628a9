"""What keeps secrets: how they are compared and kept, and where they never are."""

import hmac
import json
import re
from pathlib import Path

import pytest

from openhearts.server import identity
from openhearts.server.identity import new_token, seat_of_token, token_hash
from server.live import Person, bearer, call
from server.test_live_tables import people, play_on

ROOT = Path(__file__).resolve().parent.parent.parent
CLIENT = ROOT / "web" / "src"
KEY = "k" * 32


def test_a_token_is_compared_with_every_seat_in_constant_time(monkeypatch):
    compared = []

    class Watched:
        @staticmethod
        def compare_digest(one, other):
            compared.append(other)
            return hmac.compare_digest(one, other)

    monkeypatch.setattr(identity, "hmac", Watched)
    tokens = [new_token() for _ in range(4)]
    hashes = {seat: token_hash(token) for seat, token in enumerate(tokens)}
    for seat, token in enumerate(tokens):
        compared.clear()
        assert seat_of_token(token, hashes) == seat
        # The one that fits does not end the search.
        assert compared == list(hashes.values())
    assert seat_of_token("x", hashes) is None


def test_no_secret_of_friends_is_on_the_disk(live, database):
    table_id, token, _ = live.gather("Ann", owner=KEY)
    secrets = [token, KEY]
    for name in ("Ben", "Cat"):
        _, taken = live.sit(table_id, name, owner=KEY[::-1])
        secrets += [taken["token"], KEY[::-1]]
    with Person(live.port, table_id, token) as ann:
        ann.join()
        ann.ask("start")
        ann.wait_at_most(0.2)
    for file in database.parent.iterdir():
        data = file.read_bytes()
        assert not any(secret.encode() in data for secret in secrets)


def test_no_answer_tells_the_secret_of_another(live):
    with people(live, "Ann", "Ben", watching="PUBLIC", access="LOBBY") as (ann, ben):
        ann.ask("start")
        play_on([ann, ben], turns=4)
        table = f"/api/tables/{ann.table_id}"
        told = [
            json.dumps(call(live.port, "GET", path, headers=bearer(ann.token))[2])
            for path in (f"{table}/invitation", "/api/lobby", table, f"{table}/record")
        ]
        hashes = [token_hash(one.token) for one in (ann, ben)]
        for text in (*told, *ann.frames):
            assert ben.token not in text
            assert not any(one in text for one in hashes)


def test_a_secret_in_an_address_opens_nothing(live):
    table_id, token = live.new_table()
    for query in (f"token={token}", f"access_token={token}", f"authorization=Bearer%20{token}"):
        assert call(live.port, "GET", f"/api/tables/{table_id}?{query}")[0] == 401


def sources():
    return [
        (path, path.read_text(encoding="utf-8"))
        for path in CLIENT.rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]


def test_the_client_puts_no_secret_into_an_address_that_leaves_the_machine():
    for path, code in sources():
        for address in re.findall(r"`/api/[^`]*`", code):
            assert not re.search("token|secret|key", address, re.IGNORECASE), f"{path}: {address}"


@pytest.mark.parametrize(
    "dangerous", ["{@html", "innerHTML", "outerHTML", "document.write", "eval("]
)
def test_the_client_shows_what_others_wrote_as_text_only(dangerous):
    assert [str(path) for path, code in sources() if dangerous in code] == []


@pytest.mark.parametrize(
    "text",
    ["\u202eslaeD", "a\u0000b", "\u2066x\u2069", "line\nline", "\u200b", " ", "", "\x1b[31mred"],
)
def test_a_text_that_plays_tricks_on_the_reader_is_refused(live, text):
    with people(live, "Ann", "Ben", talk="FREE") as (ann, ben):
        assert ann.ask("say", text=text)["code"] == "NOT_ALLOWED"
        assert ann.ask("say", text="<b>Hello</b> مرحبا")["type"] == "done"
        ben.until(lambda one: one.said)
        assert [one["text"] for one in ben.said] == ["<b>Hello</b> مرحبا"]


def test_the_policy_for_the_page_lets_no_foreign_or_written_in_script_run(live):
    _, found, _ = call(live.port, "GET", "/")
    policy = dict(
        rule.strip().split(" ", 1) for rule in found["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "script-src" not in policy
    assert not any("unsafe" in what for name, what in policy.items() if name != "style-src-attr")
    assert not any("http" in what or "*" in what for what in policy.values())
