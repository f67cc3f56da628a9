"""Bytes that are no protocol at all, and bodies of every kind for every address."""

import json
import random
import socket
from collections import Counter
from contextlib import closing

import pytest
from msgspec import inspect as types

from openhearts.protocol.contests import EnterContest, NewContest
from openhearts.protocol.live import QuickSeat, TakeSeat
from openhearts.protocol.matches import HoldSeats
from openhearts.protocol.messages import RefusalCode
from openhearts.protocol.review import PracticeWanted
from openhearts.protocol.rules import NewTable, RulesRequest, SharedRules
from openhearts.protocol.seals import NewSalt
from server.live import Person, call, live_server
from server.random_messages import Known, mutated, nearly_valid, struct_of

KEY = "k" * 32
WIDE = {
    "tables_burst": 10**6,
    "own_tables_burst": 10**6,
    "seats_burst": 10**6,
    "asks_burst": 10**6,
    "records_burst": 10**6,
}


def handshake(table_id, port):
    return (
        f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Protocol: openhearts.1\r\n\r\n"
    ).encode()


def broken_line(rng, table_id, port):
    """Bytes that may begin as they should."""
    whole = handshake(table_id, port)
    match rng.randrange(4):
        case 0:
            return rng.randbytes(rng.randrange(1, 400))
        case 1:
            data = bytearray(whole)
            for _ in range(rng.randint(1, 6)):
                data[rng.randrange(len(data))] = rng.randrange(256)
            return bytes(data)
        case 2:
            return whole[: rng.randrange(len(whole))]
        case _:
            return whole + rng.randbytes(rng.randrange(1, 200))


def test_bytes_that_are_no_protocol_end_their_line_and_nothing_else(live):
    rng = random.Random(6)
    with Person(live.port, *live.new_table()) as person:
        person.join()
        person.wait_alone()
        before = live.log(person.table_id)
        for _ in range(300):
            with closing(socket.create_connection(("127.0.0.1", live.port), 5)) as line:
                line.sendall(broken_line(rng, person.table_id, live.port))
                if rng.random() < 0.5:
                    line.shutdown(socket.SHUT_WR)
                    line.settimeout(5)
                    try:
                        while line.recv(4096):
                            pass
                    except ConnectionResetError:
                        pass
        assert live.log(person.table_id) == before
        person.act()


POSTS = {
    "/api/rules": RulesRequest,
    "/api/rules/shared": SharedRules,
    "/api/tables": NewTable,
    "/api/tables/{table}/seats": TakeSeat,
    "/api/tables/{table}/programs": TakeSeat,
    "/api/tables/{table}/next": SharedRules,
    "/api/tables/{table}/salts": NewSalt,
    "/api/lobby/seats": QuickSeat,
    "/api/matches/seats": HoldSeats,
    "/api/records": SharedRules,
    "/api/review/{table}/practice": PracticeWanted,
    "/api/contests": NewContest,
    "/api/contests/{table}/tables": EnterContest,
}
GETS = [
    "/api/health",
    "/api/catalogue",
    "/api/tables/{table}",
    "/api/tables/{table}/record?format={word}",
    "/api/tables/{table}/invitation",
    "/api/tables/{table}/seals",
    "/api/tables/{table}/watched/{word}",
    "/api/invitations/{word}",
    "/api/lobby",
    "/api/own-tables",
    "/api/matches?name={word}",
    "/api/statistics?game={word}",
    "/api/review/{table}",
    "/api/review/{table}/record?format={word}",
    "/api/daily",
    "/api/contests/{table}",
    "/api/contests/{table}/results",
    "/api/ratings?game={word}",
    "/api/{word}",
]
WORDS = [
    "0",
    "1",
    "-1",
    "text",
    "json",
    "%00",
    "%FF",
    "..%2F..",
    "AAAAAAA",
    "x" * 500,
    "%F0%9F%92%A5",
]
CROWD = 10_000
"""Requests of the longer run."""


def body_of(rng, known, kind):
    """A body of this kind: valid, nearly valid or broken."""
    body = struct_of(types.type_info(kind), rng, known)
    choice = rng.random()
    if choice < 0.5:
        return json.dumps(body).encode()
    if choice < 0.75 and body:
        return json.dumps(nearly_valid(rng, body)).encode()
    return mutated(rng, json.dumps(body)).encode("utf-8", "surrogatepass")


def request_of(rng, tables, keys):
    """A request to any address: (method, path, body, headers)."""
    known = Known(rng.choice(keys))
    table = rng.choice([*tables, "0" * 16, *WORDS])
    headers = {"authorization": f"Bearer {rng.choice([*keys, 'y' * 43, ''])}"}
    if rng.random() < 0.6:
        path = rng.choice(list(POSTS))
        body = body_of(rng, known, POSTS[path])
        return "POST", path.format(table=table), body, headers
    path = rng.choice(GETS).format(table=table, word=rng.choice(WORDS))
    return rng.choice(["GET", "GET", "GET", "DELETE", "PUT"]), path, None, headers


def ask_anything(database, seed, requests):
    """Send so many requests; the log of the server is checked by a fixture of all tests here."""
    rng = random.Random(seed)
    found = Counter()
    with live_server(database, **WIDE) as live:
        table_id, token, _ = live.gather("Ann", access="LOBBY", owner=KEY)
        other = live.new_table(level="simple")
        tables, keys = [table_id, other[0]], [token, other[1], KEY]
        for _ in range(requests):
            before = live.log(other[0])
            method, path, body, headers = request_of(rng, tables, keys)
            status, answered, answer = call(live.port, method, path, body, headers)
            found[status] += 1
            assert status < 500, (method, path, body, answer)
            if status >= 400 and status != 405:
                assert answered.get_content_type() == "application/json", (method, path, answer)
                assert answer["code"] in set(RefusalCode), (method, path, answer)
            if status >= 400:
                assert live.log(other[0]) == before
    return found


def test_a_thousand_requests_of_any_kind_do_no_harm(database):
    found = ask_anything(database, 4, 1000)
    assert found.keys() >= {200, 201, 400, 401, 404, 409, 422}


@pytest.mark.soak
def test_ten_thousand_requests_of_any_kind_do_no_harm(database):
    assert sum(ask_anything(database, 5, CROWD).values()) == CROWD
