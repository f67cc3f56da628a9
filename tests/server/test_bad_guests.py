"""What should not be asked, asked while others play: a typed, translated answer, and nothing else.

Every attack is made on a table where a hand is being played; the people there are told nothing of
it, its log stays as it was, and they play on.
"""

import json
from contextlib import contextmanager
from functools import partial

import pytest
from websockets.sync.client import connect

from openhearts.protocol.messages import RefusalCode
from openhearts.texts import LANGUAGES, texts_in
from server.live import SUBPROTOCOL, Person, bearer, call, live_server
from server.test_live_tables import people, play_on

LONG = {"preset": "basic", "players": 3, "changes": {"target": 500}}


@contextmanager
def match_in_progress(database, **limits):
    """Ann and Ben in the middle of a hand; Cat was there and has left; another table beside it."""
    with (
        live_server(database, **limits) as live,
        people(live, "Ann", "Ben", rules=LONG, level="simple") as (ann, ben),
    ):
        _, cat = live.sit(ann.table_id, "Cat")
        with Person(live.port, ann.table_id, cat["token"]) as gone:
            gone.join()
            assert gone.raw('{"type": "leave", "request": 7}')["type"] == "done"
        ann.ask("start")
        play_on([ann, ben], turns=3)
        _, elsewhere, _ = live.gather("Eve", LONG)
        yield live, ann, ben, {"left": cat["token"], "elsewhere": elsewhere}


def over_a_socket(live, ann, message, protocol=SUBPROTOCOL):
    """The answer to one message of a stranger."""
    with connect(
        f"ws://127.0.0.1:{live.port}/api/tables/{ann.table_id}/socket",
        subprotocols=[protocol],
        proxy=None,
    ) as socket:
        if message is not None:
            socket.send(json.dumps(message))
        return json.loads(socket.recv(20))


def join(token):
    return lambda live, ann, keys: over_a_socket(
        live, ann, {"type": "join", "request": 1, "token": token(ann, keys)}
    )


def sit(name, seat=None):
    def ask(live, ann, _keys):
        return live.sit(ann.table_id, name, seat)[1]

    return ask


def ask_http(method, path, body=None, token=None):
    def ask(live, ann, keys):
        headers = bearer(None if token is None else token(ann, keys))
        return call(live.port, method, path.format(ann.table_id), body, headers)[2]

    return ask


ATTACKS = {
    "a made-up token": (join(lambda *_: "x" * 43), "WRONG_TOKEN"),
    "no token": (join(lambda *_: ""), "MALFORMED"),
    "a token with more behind it": (join(lambda ann, _: ann.token + "x"), "WRONG_TOKEN"),
    "the token of somebody who left": (join(lambda _, keys: keys["left"]), "WRONG_TOKEN"),
    "the token of another table": (join(lambda _, keys: keys["elsewhere"]), "WRONG_TOKEN"),
    "an old protocol": (
        lambda live, ann, _: over_a_socket(live, ann, None, "openhearts.0"),
        "OLD_PROTOCOL",
    ),
    "acting without a seat": (
        lambda live, ann, _: over_a_socket(
            live, ann, {"type": "play", "request": 1, "decision": 1, "card": "2C"}
        ),
        "NOT_JOINED",
    ),
    "a name that turns the line around": (sit("\u202eyllaS"), "BAD_NAME"),
    "a name of marks": (sit("\u200b\u200d"), "BAD_NAME"),
    "a name with a line break": (sit("Dan\nOwner"), "BAD_NAME"),
    "a name that is taken": (sit("ann"), "NOT_ALLOWED"),
    "a chair that is taken": (sit("Dan", 0), "NOT_ALLOWED"),
    "a chair that is none": (sit("Dan", 99), "MALFORMED"),
    "a table that is none": (
        ask_http("POST", "/api/tables/0123456789abcdef/seats", {"name": "Dan"}),
        "NO_SUCH_INVITATION",
    ),
    "looking back with a foreign key": (
        ask_http("GET", "/api/review/{}", token=lambda _, keys: keys["left"]),
        "WRONG_TOKEN",
    ),
    "the shuffle of others": (
        ask_http("GET", "/api/tables/{}/seals", token=lambda _, keys: keys["elsewhere"]),
        "WRONG_TOKEN",
    ),
    "seating a program as nobody": (
        ask_http("POST", "/api/tables/{}/programs", {"name": "Robot", "seat": 2}),
        "WRONG_TOKEN",
    ),
}


def check_typed_and_translated(answer, code):
    assert answer["type"] == "refused", answer
    assert answer["code"] == code, answer
    assert answer["code"] in set(RefusalCode)
    assert answer["message"]
    text = answer["said"]["text"] if answer["said"] else f"refused-{code}"
    for language in LANGUAGES:
        assert texts_in(language).has(text), (language, text)


def test_bad_guests_are_told_why_and_nobody_else_notices(database):
    with match_in_progress(database) as (live, ann, ben, keys):
        found = {}
        for what, (attack, _) in ATTACKS.items():
            before = live.log(ann.table_id)
            answer = attack(live, ann, keys)
            assert live.log(ann.table_id) == before, what
            found[what] = answer["code"]
            check_typed_and_translated(answer, answer["code"])
        assert found == {what: code for what, (_, code) in ATTACKS.items()}
        told = len(ann.frames), len(ben.frames)
        play_on([ann, ben], turns=3)
        assert (len(ann.frames), len(ben.frames)) > told


def test_a_full_and_a_closed_table_say_so_and_stay_as_they_are(database):
    with match_in_progress(database) as (live, ann, ben, _):
        assert live.sit(ann.table_id, "Dan")[0] == 201
        before = live.log(ann.table_id)
        check_typed_and_translated(live.sit(ann.table_id, "Eve")[1], "TABLE_FULL")
        assert live.log(ann.table_id) == before
        play_on([ann, ben], turns=1)
        assert ann.ask("close")["type"] == "done"
        closed = live.log(ann.table_id)
        status, refused = live.sit(ann.table_id, "Eve")
        assert status == 409
        check_typed_and_translated(refused, refused["code"])
        kind, fields = ben.choice() if ben.its_turn else ("resume", {})
        assert ben.ask(kind, **fields)["type"] == "refused"
        assert live.log(ann.table_id) == closed


STORMS = {
    "joining": lambda live, ann: over_a_socket(
        live, ann, {"type": "join", "request": 1, "token": "x" * 43}
    ),
    "sitting down": lambda live, ann: live.sit(ann.table_id, "\u202ex")[1],
    "guessing codes": lambda live, _: call(live.port, "GET", "/api/invitations/ABCDEFG")[2],
    "making tables": lambda live, _: call(
        live.port, "POST", "/api/tables", {"rules": LONG, "name": "Me", "level": "simple"}
    )[2],
    "looking on": lambda live, ann: call(live.port, "GET", f"/api/tables/{ann.table_id}/watched/1")[
        2
    ],
}


@pytest.mark.parametrize("storm", STORMS)
def test_those_who_play_notice_no_storm(database, storm):
    """From the very address that the others play from, which is the worst."""
    few = {"asks_burst": 5, "seats_burst": 5, "tables_burst": 5, "own_tables_burst": 5}
    with match_in_progress(database, **few) as (live, ann, ben, _):
        before = live.log(ann.table_id)
        answers = [STORMS[storm](live, ann) for _ in range(30)]
        dammed = [one for one in answers if one.get("code") == "TOO_MANY_REQUESTS"]
        if storm != "joining":
            assert dammed
        for answer in dammed:
            check_typed_and_translated(answer, "TOO_MANY_REQUESTS")
        assert live.log(ann.table_id) == before
        play_on([ann, ben], turns=3)


def test_a_storm_over_one_socket_ends_that_socket_alone(database):
    with match_in_progress(database, flood_burst=20, flood_rate=5, flood_patience=20) as (
        live,
        ann,
        ben,
        _,
    ):
        with Person(live.port, ann.table_id, "x") as guest:
            asking = partial(
                guest.raw, '{"type": "join", "request": 1, "token": "xxxxxxxxxxxxxxxxxxxx"}'
            )
            answers = [asking() for _ in range(30)]
        dammed = [one for one in answers if one["code"] == "TOO_MANY_REQUESTS"]
        assert dammed
        for answer in dammed:
            check_typed_and_translated(answer, "TOO_MANY_REQUESTS")
        assert ann.act() if ann.its_turn else ben.ask("say", phrase="HELLO")["type"] == "done"
