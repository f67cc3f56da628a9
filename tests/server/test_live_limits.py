"""What one address, one page or one token may do to a server for several people, and no more."""

import json
import logging
import random
from functools import partial

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from openhearts.server.endpoints.limits import address_of
from openhearts.table.seat_entries import Sit
from server.live import Person, bearer, call, live_server
from server.test_gate import socket_of
from server.test_live_tables import ONE_HAND, people, play_on


@pytest.mark.parametrize(
    ("limit", "method", "path", "body"),
    [
        ("own_tables_burst", "POST", "/api/tables", {"rules": {}}),
        ("asks_burst", "GET", "/api/lobby", None),
        ("asks_burst", "GET", "/api/invitations/AAAAAAA", None),
        ("asks_burst", "GET", "/api/tables/x/invitation", None),
        ("asks_burst", "GET", "/api/tables/x/watched/1", None),
        ("asks_burst", "GET", "/api/ratings", None),
        ("asks_burst", "GET", "/api/contests/x/results", None),
        ("asks_burst", "GET", "/api/contests/x/hands/1", None),
        ("seats_burst", "POST", "/api/tables/x/seats", {"name": "Ann"}),
        ("seats_burst", "POST", "/api/lobby/seats", {"name": "Ann"}),
        ("seats_burst", "POST", "/api/tables/x/programs", {"name": "Deep"}),
    ],
)
def test_a_storm_from_one_address_is_dammed(database, limit, method, path, body):
    rate = limit.replace("burst", "rate")
    with live_server(database, **{limit: 3, rate: 0.001}) as live:
        codes = [call(live.port, method, path, body)[0] for _ in range(5)]
        assert 429 not in codes[:3]
        assert codes[3:] == [429, 429]
        assert call(live.port, "GET", "/api/catalogue")[0] == 200


@pytest.mark.parametrize(
    "reached", [{"loopback_only": False}, {"public_name": "hearts.example.org"}]
)
def test_sockets_of_one_address_are_counted_where_others_connect(database, reached):
    with live_server(database, most_sockets_per_address=2, **reached) as live:
        table_id, token = live.new_table()
        coming = partial(Person, live.port, table_id, token)
        with coming(), coming(), coming() as third:
            assert third.receive()["code"] == "TOO_MANY_REQUESTS"
            with pytest.raises(ConnectionClosed):
                third.receive()
        with Person(live.port, table_id, token) as again:
            assert again.join()["type"] == "welcome"


def test_a_socket_of_another_site_is_refused(live):
    table_id, _, _ = live.gather("Ann")
    for origin in ("https://evil.example", "null"):
        with (
            pytest.raises(InvalidStatus) as refusal,
            socket_of(live, table_id, ["openhearts.1"], origin=origin),
        ):
            pass
        assert refusal.value.response.status_code == 403


def test_another_site_can_neither_make_tables_nor_sit_down(live):
    table_id, _, _ = live.gather("Ann")
    for path, body in (
        ("/api/tables", {"rules": {}, "settings": {}}),
        (f"/api/tables/{table_id}/seats", {"name": "Eve"}),
        ("/api/lobby/seats", {"name": "Eve"}),
    ):
        headers = {"origin": "https://evil.example"}
        status, _, answer = call(live.port, "POST", path, body, headers)
        assert (status, answer["code"]) == (403, "WRONG_ORIGIN")


def test_tokens_of_one_table_or_seat_open_no_other(live):
    with people(live, "Ann", "Ben") as (ann, ben):
        other, token, _ = live.gather("Cat")
        for table_id, secret in (
            (other, ann.token),
            (ann.table_id, token),
            (ann.table_id, ben.token[:-1] + ("A" if ben.token[-1] != "A" else "B")),
            (ann.table_id, ben.token.swapcase()),
        ):
            with Person(live.port, table_id, secret) as forger:
                assert forger.join()["code"] == "WRONG_TOKEN"
            path = f"/api/tables/{table_id}"
            assert call(live.port, "GET", path, headers=bearer(secret))[0] == 401
        [key] = [
            entry.key
            for seat, entry in live.log(ann.table_id).log
            if isinstance(entry, Sit) and seat == 1
        ]
        with Person(live.port, ann.table_id, key) as forger:
            assert forger.join()["code"] == "WRONG_TOKEN"


def test_nothing_secret_is_logged(database, caplog):
    caplog.set_level(logging.DEBUG, "openhearts.server")
    with live_server(database) as live, people(live, "Ann", "Ben", rules=ONE_HAND) as (ann, ben):
        ann.ask("start")
        play_on([ann, ben])
        ann.ask("say", phrase="GOOD_GAME")
        secrets = (ann.token, ben.token)
    for record in caplog.records:
        if record.name.startswith(("openhearts", "uvicorn")):
            assert not any(secret in record.getMessage() for secret in secrets)


ANYTHING = [None, True, 0, -1, 6, 7, 2**31, 1.5, "", "PAUSE", "x" * 300, [], {}, ["2C"]]
KINDS = [
    *("watch", "leave", "remove", "level", "swap", "hand_over", "start", "close", "come_back"),
    *("ask", "answer", "resume", "let_watch", "say", "join", "play", "pass", "moon", "take_back"),
    *("end_hand", "ask_hint", "table", ""),
]
FIELDS = [
    *("seat", "one", "other", "level", "wish", "to", "number", "agree", "allowed", "phrase"),
    *("text", "token", "after", "decision", "card", "cards", "choice", "hand", "shown"),
]


def test_whatever_a_watcher_or_a_guest_sends_is_answered_and_changes_nothing(live):
    rng = random.Random(20)
    with (
        people(live, "Ann", "Ben", watching="PUBLIC") as (ann, ben),
        Person(live.port, ann.table_id, "") as watcher,
    ):
        ann.ask("start")
        play_on([ann, ben], turns=3)
        ann.wait_at_most(0.3)
        watcher.ask("watch")
        before = live.log(ann.table_id)
        for number in range(400):
            fields = rng.sample(FIELDS, rng.randrange(4))
            message = {"type": rng.choice(KINDS), "request": number}
            message |= {field: rng.choice(ANYTHING) for field in fields}
            watcher.socket.send(json.dumps(message))
            answer = watcher.answer()
            while answer["request"] not in (number, None):
                answer = watcher.answer()
            assert answer["type"] == ("welcome" if message["type"] == "watch" else "refused") or (
                answer["type"] == "refused"
            )
        assert live.log(ann.table_id) == before
        play_on([ann, ben], turns=3)


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::9", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("a socket's path", "a socket's path"),
    ],
)
def test_one_household_is_one_address(host, counted_as):
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1)})) == counted_as


def test_nobody_is_an_address_too():
    assert address_of(HTTPConnection({"type": "http"})) == ""


@pytest.mark.parametrize("name", ["\u0410nn", "A\uff4en", "\U0001d400nn", "ann"])
def test_a_name_that_looks_like_anothers_is_taken(live, name):
    table_id, _, _ = live.gather("Ann")
    status, answer = live.sit(table_id, name)
    assert (status, answer["said"]["text"]) == (409, "not-allowed-name-taken")
    assert live.sit(table_id, "Anna")[0] == 201


def test_contests_of_one_address_are_dammed_before_those_of_all(database):
    asked = {"preset": "standard", "players": 4, "changes": {}}
    body = {"rules": asked, "level": "beginner"}
    with live_server(
        database, own_tables_burst=2, own_tables_rate=0.001, tables_burst=3, tables_rate=0.001
    ) as live:
        found = [call(live.port, "POST", "/api/contests", body)[0] for _ in range(6)]
        assert found == [201, 201, 429, 429, 429, 429]
        path = f"/api/contests/{call(live.port, 'GET', '/api/daily')[2]['id']}/tables"
        assert call(live.port, "POST", path, {"name": "Ann"})[0] == 429
