"""The gate: every request is answered once, and what is refused changes nothing."""

import json
import random
import string
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.live import Person, call, live_server
from spoken import spoken

WRONG_TOKEN = "x" * 43


@pytest.fixture
def seated(live):
    table_id, token = live.new_table("standard", 4, {"first_dealer": 0})
    with Person(live.port, table_id, token) as person:
        person.join()
        person.wait_alone()
        yield live, person


def state_of(live, person):
    return live.log(person.table_id)


MALFORMED = {
    "no JSON": "hello",
    "nothing": "",
    "a number": "5",
    "a list": "[]",
    "null": "null",
    "no type": '{"request": 5}',
    "an unknown type": '{"type": "cheat", "request": 5}',
    "no request": '{"type": "play", "decision": 1, "card": "2C"}',
    "a request below zero": '{"type": "play", "request": -1, "decision": 1, "card": "2C"}',
    "a request that is huge": '{"type": "play", "request": 1e30, "decision": 1, "card": "2C"}',
    "a request of text": '{"type": "play", "request": "5", "decision": 1, "card": "2C"}',
    "no decision": '{"type": "play", "request": 5, "card": "2C"}',
    "a decision of text": '{"type": "play", "request": 5, "decision": "1", "card": "2C"}',
    "a field too many": '{"type": "play", "request": 5, "decision": 1, "card": "2C", "seat": 2}',
    "no card": '{"type": "play", "request": 5, "decision": 1, "card": "1X"}',
    "a card in lower case": '{"type": "play", "request": 5, "decision": 1, "card": "qs"}',
    "a card and more": '{"type": "play", "request": 5, "decision": 1, "card": "QS\\n"}',
    "a list for a card": '{"type": "play", "request": 5, "decision": 1, "card": ["QS"]}',
    "too many cards": json.dumps(
        {"type": "pass", "request": 5, "decision": 1, "cards": ["2C"] * 9}
    ),
    "no moon choice": '{"type": "moon", "request": 5, "decision": 1, "choice": "BOTH"}',
    "a short token": '{"type": "join", "request": 5, "token": "abc"}',
    "half a message": '{"type": "play", "request": 5, "decision": 1',
    "two messages": '{"type": "moon", "request": 5, "decision": 1, "choice": "ADD"} {}',
    "deep nesting": "[" * 2000,
    "half a surrogate": '{"type": "join", "request": 5, "token": "\\ud800"}',
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED.keys())
def test_what_is_malformed_is_refused(seated, text):
    live, person = seated
    before = state_of(live, person)
    answer = person.raw(text)
    assert (answer["type"], answer["code"]) == ("refused", "MALFORMED")
    assert answer["request"] in (5, None)
    if text.startswith("{") and '"request": 5' in text and text.endswith("}") and "} {" not in text:
        assert answer["request"] == (None if "ud800" in text else 5)
    assert state_of(live, person) == before
    person.act()


def test_binary_frames_are_refused(seated):
    live, person = seated
    before = state_of(live, person)
    answer = person.raw(b'{"type": "play", "request": 5, "decision": 1, "card": "2C"}')
    assert answer["code"] == "MALFORMED"
    assert state_of(live, person) == before
    person.act()


def test_a_message_that_is_too_large_is_refused_unread(seated):
    live, person = seated
    before = state_of(live, person)
    kind, fields = person.choice()
    text = json.dumps({"type": kind, "request": 5, **fields}) + " " * 5000
    answer = person.raw(text)
    assert answer["code"] == "TOO_LARGE"
    assert answer["request"] is None
    assert state_of(live, person) == before
    person.act()


def test_a_monstrous_frame_ends_its_socket_and_nothing_else(seated):
    live, person = seated
    with Person(live.port, person.table_id, person.token) as monster:
        monster.join()
        monster.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            monster.answer()
        assert closed.value.rcvd.code == 1009
    person.act()


def test_a_fragmented_monster_is_no_way_around(seated):
    live, person = seated
    with Person(live.port, person.table_id, person.token) as monster:
        monster.join()
        with pytest.raises(ConnectionClosed):  # noqa: PT012
            monster.socket.send("x" * 10_000 for _ in range(200))
            monster.answer()
    person.act()


def test_one_must_join_before_one_acts(live):
    table_id, token = live.new_table()
    with Person(live.port, table_id, token) as person:
        for kind, fields in (
            ("play", {"card": "2C"}),
            ("pass", {"cards": ["2C"]}),
            ("moon", {"choice": "ADD"}),
        ):
            answer = person.ask(kind, decision=0, **fields)
            assert answer["code"] == "NOT_JOINED"
    assert live.log(table_id).seq == 0


def test_a_wrong_token_opens_nothing(live):
    table_id, _ = live.new_table()
    _, other_token = live.new_table()
    for token in (WRONG_TOKEN, other_token):
        with Person(live.port, table_id, token) as person:
            assert person.join()["code"] == "WRONG_TOKEN"
            assert person.ask("play", decision=0, card="2C")["code"] == "NOT_JOINED"
    assert live.log(table_id).seq == 0


@pytest.mark.parametrize("table_id", ["0" * 16, "x", "%00", "a%2Fb", "ü", "A" * 2000])
def test_an_unknown_table_is_said_to_be_unknown(live, table_id):
    if table_id == "a%2Fb":
        with pytest.raises(InvalidStatus):
            Person(live.port, table_id, WRONG_TOKEN).__enter__()
        return
    if table_id == "ü":
        table_id = "%C3%BC%FF"
    with Person(live.port, table_id, WRONG_TOKEN) as person:
        assert person.join()["code"] == "UNKNOWN_TABLE"


def test_a_second_join_with_a_wrong_token_leaves_the_seat_as_it_is(seated):
    _, person = seated
    assert person.ask("join", token=WRONG_TOKEN)["code"] == "WRONG_TOKEN"
    person.act()


def test_the_same_request_twice_is_done_once(seated):
    live, person = seated
    kind, fields = person.choice()
    text = json.dumps({"type": kind, "request": 9, **fields})
    person.socket.send(text)
    person.socket.send(text)
    first, second = person.answer(9), person.answer(9)
    assert first["type"] == "done"
    assert (second["type"], second["code"]) == ("refused", "STALE_DECISION")
    passes = [action for seat, action in state_of(live, person).log if seat == 0]
    assert len(passes) == 1


def test_everything_ever_sent_may_be_sent_again_and_nothing_happens(seated):
    live, person = seated
    sent = []
    for _ in range(8):
        person.wait_for_turn()
        kind, fields = person.choice()
        sent.append((kind, fields))
        person.act()
    person.wait_for_turn()
    before = state_of(live, person)
    for kind, fields in sent:
        assert person.ask(kind, **fields)["code"] == "STALE_DECISION"
    assert state_of(live, person) == before


def test_out_of_turn_is_against_the_rules(seated):
    _, person = seated
    person.act()
    while person.now["view"]["phase"] == "PASSING" or 0 in person.now["view"]["to_act"]:
        if 0 in person.now["view"]["to_act"]:
            person.act()
        else:
            person.receive()
    person.wait_for_turn()
    decision = person.now["decision"]
    hand = person.now["view"]["hand"]["cards"]
    answer = person.ask("pass", decision=decision, cards=hand[:3])
    assert (answer["code"], answer["reason"]) == ("AGAINST_THE_RULES", "ALREADY_PASSED")
    answer = person.ask("moon", decision=decision, choice="ADD")
    assert answer["reason"] == "NO_MOON_CHOICE_DUE"
    assert answer["message"]


def test_an_illegal_pass_is_refused_with_the_reason(seated):
    live, person = seated
    before = state_of(live, person)
    decision = person.now["decision"]
    hand = person.now["view"]["hand"]["cards"]
    foreign = next(c for c in ("2C", "3C", "4C", "5C", "6C", "7C", "8C") if c not in hand)
    for cards, reason in (
        (hand[:2], "WRONG_PASS_COUNT"),
        (hand[:1] * 3, "SAME_CARD_TWICE"),
        ([*hand[:2], foreign], "NOT_IN_HAND"),
        ([], "WRONG_PASS_COUNT"),
    ):
        answer = person.ask("pass", decision=decision, cards=cards)
        assert (answer["code"], answer["reason"]) == ("AGAINST_THE_RULES", reason)
    assert person.ask("play", decision=decision, card=hand[0])["reason"] == "WRONG_PHASE"
    assert state_of(live, person) == before


def test_every_card_that_is_not_legal_is_refused(seated):
    live, person = seated
    refused = 0
    for _ in range(12):
        person.wait_for_turn()
        view = person.now["view"]
        if view["phase"] == "PLAYING":
            before = state_of(live, person).seq
            for card in set(view["hand"]["cards"]) - set(view["legal"]):
                answer = person.ask("play", decision=person.now["decision"], card=card)
                assert answer["code"] == "AGAINST_THE_RULES"
                assert answer["said"] == view["refusals"][card]
                assert answer["message"] == spoken(view["refusals"][card])
                refused += 1
            assert state_of(live, person).seq == before
        person.act()
    assert refused > 5


def test_when_the_match_is_over_nothing_can_be_done(live):
    table_id, token = live.new_table("basic", 3, {"hand_limit": 1})
    with Person(live.port, table_id, token) as person:
        person.join()
        person.play()
        answer = person.ask("play", decision=person.now["decision"], card="2C")
        assert (answer["code"], answer["reason"]) == ("AGAINST_THE_RULES", "MATCH_OVER")


def test_a_flood_is_answered_and_dammed(database):
    with live_server(database, flood_burst=10, flood_rate=0.1, flood_patience=30) as live:
        table_id, token = live.new_table()
        with Person(live.port, table_id, token) as person:
            person.join()
            codes = []
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                while True:
                    codes.append(person.ask("moon", decision=0, choice="ADD")["code"])
            assert codes[-1] == "TOO_MANY_REQUESTS"
            assert codes.count("TOO_MANY_REQUESTS") in (30, 31)
            assert closed.value.rcvd.code == 1008
        with Person(live.port, table_id, token) as person:
            assert person.join()["type"] == "welcome"


def test_joining_over_and_over_is_a_flood(database):
    with (
        live_server(database, flood_burst=50, flood_rate=0.1) as live,
        Person(live.port, *live.new_table()) as person,
    ):
        answers = [person.join(after=0) for _ in range(4)]
        assert [a.get("code") for a in answers] == [None, None, None, "TOO_MANY_REQUESTS"]


def test_a_socket_that_never_joins_is_closed(database):
    with live_server(database, join_seconds=0.1) as live:
        table_id, token = live.new_table()
        with Person(live.port, table_id, token) as silent:
            with pytest.raises(ConnectionClosed) as closed:
                silent.receive()
            assert closed.value.rcvd.code == 1008
        with Person(live.port, table_id, token) as person:
            person.join()
            time.sleep(0.2)
            person.wait_for_turn()
            person.act()


def test_a_client_that_reads_nothing_is_dropped_and_the_table_goes_on(database):
    with live_server(database, outbox_size=4) as live:
        table_id, token = live.new_table()
        with (
            Person(live.port, table_id, token) as person,
            Person(live.port, table_id, token) as deaf,
        ):
            deaf.join()
            [room] = live.rooms._rooms.values()
            [(listener, _)] = room._attendance

            # What its system has no room for stays here.
            live.loop.call_soon_threadsafe(listener._connection.pause_writing)
            person.join()
            person.play(turns=6)
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                while True:
                    deaf.receive()
            assert closed.value.rcvd.code == 1013
            person.play(turns=6)
            assert len(list(room._attendance)) == 1


def socket_of(live, table_id, protocols, **more):
    address = f"ws://127.0.0.1:{live.port}/api/tables/{table_id}/socket"
    return connect(address, subprotocols=protocols, proxy=None, **more)


@pytest.mark.parametrize("protocols", [None, ["chat"]])
def test_the_subprotocol_is_needed(live, protocols):
    table_id, _ = live.new_table()
    with pytest.raises(InvalidStatus) as refusal, socket_of(live, table_id, protocols):
        pass
    assert refusal.value.response.status_code == 400


@pytest.mark.parametrize("version", ["openhearts.0", "openhearts.99", "openhearts."])
def test_a_page_of_another_version_is_told_to_load_again(live, version):
    table_id, _ = live.new_table()
    with socket_of(live, table_id, [version]) as socket:
        answer = json.loads(socket.recv(20))
        assert (answer["type"], answer["code"]) == ("refused", "OLD_PROTOCOL")
        assert spoken(answer["said"], "fr")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(20)
        assert closed.value.rcvd.code == 1002


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "https://127.0.0.1", "null", "http://127.0.0.1:1", "", "[", "x"],
)
def test_another_sites_page_cannot_open_a_socket(live, origin):
    table_id, _ = live.new_table()
    with (
        pytest.raises(InvalidStatus) as refusal,
        connect(
            f"ws://127.0.0.1:{live.port}/api/tables/{table_id}/socket",
            subprotocols=["openhearts.1"],
            additional_headers={"Origin": origin},
            proxy=None,
        ),
    ):
        pass
    assert refusal.value.response.status_code == 403


def test_the_servers_own_page_can_open_a_socket(live):
    table_id, _ = live.new_table()
    with connect(
        f"ws://127.0.0.1:{live.port}/api/tables/{table_id}/socket",
        subprotocols=["openhearts.1"],
        origin=f"http://127.0.0.1:{live.port}",
        proxy=None,
    ) as socket:
        assert socket.subprotocol == "openhearts.1"


def test_too_many_sockets_are_turned_away(database):
    with live_server(database, most_sockets=1) as live:
        table = live.new_table()
        with Person(live.port, *table) as person:
            with Person(live.port, *table) as crowding:
                answer = crowding.receive()
                assert answer["code"] == "TOO_MANY_REQUESTS"
                assert spoken(answer["said"]) == (
                    "The server has as many visitors as it can hold. You come in when somebody"
                    " leaves."
                )
                with pytest.raises(ConnectionClosed):
                    crowding.receive()
            person.join()
        time.sleep(0.2)
        with Person(live.port, *table) as person:
            person.join()


def mutated(rng, text):
    """The text with a few characters changed, taken out, doubled or put in."""
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(text) + 1)
        cut = rng.randrange(4)
        filling = "".join(
            rng.choice(string.printable + '{}[]":,0éσ\0') for _ in range(rng.randrange(3))
        )
        text = text[:place] + filling + text[place + cut :]
        if rng.random() < 0.1:
            text += text[:place]
    return text


def random_value(rng, person):
    cards = person.now["view"]["hand"]["cards"] if person.now["view"]["hand"] else ["2C"]
    return rng.choice(
        [
            rng.randint(-3, 60),
            person.now["decision"],
            rng.choice(cards),
            rng.sample(cards, min(len(cards), rng.randrange(5))),
            rng.choice(["ADD", "SUBTRACT", "QS", "", "x" * rng.randrange(200), "2C2C"]),
            person.token,
            None,
            1.5,
            True,
            {"a": []},
            2**63,
        ]
    )


def random_message(rng, person):
    """A message that looks like one of the protocol, with nearly anything in its fields."""
    cards = person.now["view"]["hand"]["cards"]
    likely = {
        "decision": person.now["decision"],
        "cards": cards[:3],
        "card": rng.choice(["2C", "QS", "AH"]),
        "choice": "ADD",
        "token": WRONG_TOKEN,
        "after": 3,
    }
    kind = rng.choice(["join", "pass", "play", "moon", "moon", "deal", 5])
    needed = {"join": ["token"], "pass": ["cards"], "play": ["card"], "moon": ["choice"]}
    fields = {"type": kind, "request": rng.randrange(1000)}
    for name in (*needed.get(kind, ["card"]), "decision"):
        if not (name == "decision" and kind == "join"):
            fields[name] = likely[name]
    for name in rng.sample([*likely, "request", "seat"], rng.choice([0, 0, 1, 1, 2])):
        fields[name] = random_value(rng, person)
    return json.dumps(fields)


def test_two_thousand_bad_messages_do_no_harm(live):
    rng = random.Random(20)
    table_id, token = live.new_table("standard", 4, {"target": 5000})
    answers = dict.fromkeys(("welcome", "done", "refused"), 0)
    codes = set()
    with Person(live.port, table_id, token) as person:
        person.join()
        person.wait_alone()
        for number in range(2000):
            kind, fields = person.choice()
            lawful = json.dumps({"type": kind, "request": number, **fields})
            message = rng.choice(
                [
                    lambda text=lawful: mutated(rng, text),
                    lambda: random_message(rng, person),
                    lambda: random_message(rng, person),
                    lambda: rng.randbytes(rng.randrange(300)),
                ]
            )()
            if number % 40 == 0:
                message = lawful
            before = live.log(table_id).seq if number % 10 == 0 else None
            answer = person.raw(message)
            answers[answer["type"]] += 1
            codes.add(answer.get("code"))
            if answer["type"] == "done":
                person.catch_up(answer["seq"])
                person.wait_alone()
            elif before is not None and not person.over:
                assert live.log(table_id).seq == before
            assert not person.over
        person.act()
    assert sum(answers.values()) == 2000
    assert answers["refused"] > 1500
    assert codes >= {"MALFORMED", "STALE_DECISION", "AGAINST_THE_RULES"}


@pytest.mark.parametrize("data", [b"\xff", b"\xc3", b'{"type": "join\xff"}', b"\xed\xa0\x80"])
def test_text_that_is_no_utf8_is_refused(seated, data):
    live, person = seated
    before = state_of(live, person)
    assert person.raw_text(data)["code"] == "MALFORMED"
    assert state_of(live, person) == before
    person.act()


def test_bodies_of_every_bad_kind_are_refused(live):
    for path in ("/api/tables", "/api/rules"):
        for body in (b"", b"{", b"[]", b"null", b"\xff", b'{"rules": 5}', b'{"x": 1}', b"[" * 9000):
            status, _, answer = call(live.port, "POST", path, body)
            assert (status, answer["code"]) == (400, "MALFORMED"), body
        status, _, answer = call(live.port, "POST", path, b" " * 20_000)
        assert (status, answer["code"]) == (413, "TOO_LARGE")
