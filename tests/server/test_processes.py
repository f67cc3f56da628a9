"""Several server processes over one PostgreSQL and one Redis: any may take any action."""

import asyncio
import json
import os
import random
import threading
import time
from contextlib import ExitStack, contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from openhearts.rules.ruletext import parse_rules
from openhearts.server.processes.bus import LocalBus
from openhearts.server.processes.redis_bus import BusRefused, RedisBus
from openhearts.server.storage.postgres import read_address
from openhearts.table.entries import parse_entry
from openhearts.table.seat_entries import RestartClocks
from server.frame_checker import check_frames, check_order
from server.live import Person, live_server, seeded_house
from server.services import Redis, running
from server.test_serve import new_table, refused, serving

SOON = 3.0
"""Seconds within which a busy machine tells one process what another has stored."""


@pytest.fixture
def address(postgres):
    return postgres.address(postgres.new_database())


@pytest.fixture
def own_redis():
    """A Redis that a test may stop."""
    with running(Redis) as service:
        yield service


@contextmanager
def two_servers(address, redis, **settings):
    with ExitStack() as ends:
        yield [
            ends.enter_context(
                live_server(
                    read_address(address),
                    **({"bus": redis.address, "round_seconds": 0.3} | settings),
                )
            )
            for _ in range(2)
        ]


def stored_log(postgres, address, table_id):
    database = address.rsplit("/", 1)[1]
    [rules] = postgres.ask(database, f"SELECT rules FROM matches WHERE id = '{table_id}'")
    rows = postgres.ask(
        database, f"SELECT seat, action FROM actions WHERE table_id = '{table_id}' ORDER BY seq"
    )
    entries = [row.split("|", 1) for row in rows]
    return parse_rules(rules), [(int(seat), parse_entry(entry)) for seat, entry in entries]


def check_agreement(*persons):
    """Everybody was told the same, in order, and nothing of it twice."""
    known = {}
    for person in persons:
        check_order(person.updates)
        for update in person.updates:
            frame = json.dumps([update["events"], update["view"]])
            assert known.setdefault(update["seq"], frame) == frame


def take_turns(persons, turns, *, seconds=SOON):
    """Let one seat act through its tabs in turn; each hears of it through its own server."""
    for turn in range(turns):
        actor = persons[turn % len(persons)]
        if not actor.wait_for_turn():
            return
        done = actor.act()
        began = time.monotonic()
        for other in persons:
            other.catch_up(done["seq"])
        assert time.monotonic() - began < seconds


# ------------------------------------------------------------------ the bus


class _Room:
    def __init__(self):
        self.entries, self.words = [], []

    def hear_entry(self, seq):
        self.entries.append(seq)

    def hear_words(self, words):
        self.words.append(words)


def test_a_bus_between_processes_carries_numbers_and_words(redis):
    async def use():
        rooms = {name: {"t": _Room(), "u": _Room()} for name in ("one", "two")}
        buses = {name: RedisBus(redis.address) for name in rooms}
        for name, bus in buses.items():
            await bus.start(rooms[name].get)
            bus.open("t")
        await _until(lambda: all(bus.whole for bus in buses.values()))
        for room in rooms.values():
            assert room["t"].entries, "it is to look for what came before"
            room["t"].entries.clear()
        buses["one"].tell_entry("t", 7)
        buses["one"].tell_entry("u", 8)
        buses["one"].tell_words("t", b"hello \xff\x00")
        await _until(lambda: rooms["two"]["t"].words)
        assert rooms["two"]["t"].entries == [7]
        assert rooms["two"]["t"].words == rooms["one"]["t"].words == [b"hello \xff\x00"]
        assert rooms["one"]["t"].entries == rooms["two"]["u"].entries == []
        buses["two"].close("t")
        await asyncio.sleep(0.1)
        buses["one"].tell_entry("t", 9)
        await asyncio.sleep(0.2)
        assert rooms["two"]["t"].entries == [7]
        for bus in buses.values():
            await bus.stop()

    asyncio.run(use())


async def _until(true):
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110 - what is awaited tells nobody
            await asyncio.sleep(0.02)


def test_a_server_that_is_alone_talks_to_itself():
    async def use():
        room, bus = _Room(), LocalBus()
        await bus.start({"t": room}.get)
        bus.tell_words("t", b"hello")
        bus.tell_words("u", b"nobody")
        bus.tell_entry("t", 3)
        assert (room.words, room.entries) == ([b"hello"], [])

    asyncio.run(use())


def test_a_bus_that_comes_back_has_every_room_look(own_redis, problems_expected):
    async def use():
        room = _Room()
        bus = RedisBus(own_redis.address)
        await bus.start({"t": room}.get)
        bus.open("t")
        await _until(lambda: bus.whole and room.entries)
        own_redis.stop()
        await _until(lambda: not bus.whole)
        room.entries.clear()
        bus.tell_entry("t", 1)
        own_redis.start()
        await _until(lambda: bus.whole and room.entries)
        await bus.stop()

    asyncio.run(use())
    assert any("the bus is gone" in problem for problem in problems_expected())


@pytest.mark.parametrize("address", ["", "localhost", "http://127.0.0.1", "redis://x:notaport"])
def test_an_address_that_is_no_bus_is_refused(address):
    with pytest.raises(BusRefused, match="--bus takes an address like"):
        RedisBus(address)


def test_a_bus_that_is_not_there_is_said_in_one_line(tmp_path):
    code, problem = refused(
        "--port", "0", "--data-dir", str(tmp_path), "--bus", "redis://:xyzzy@127.0.0.1:9"
    )
    assert code == 2
    assert "--bus" in problem
    assert "xyzzy" not in problem


# ------------------------------------------------------------- two processes


def test_what_one_process_stores_another_tells(postgres, redis, address):
    with two_servers(address, redis) as (one, two):
        table_id, token = one.new_table("basic", 3, {"hand_limit": 1})
        with Person(one.port, table_id, token) as left, Person(two.port, table_id, token) as right:
            left.join()
            right.join()
            take_turns([left, right], 30)
            check_agreement(left, right)
            assert left.acknowledged
            assert right.acknowledged
        assert one.log(table_id) == two.log(table_id)
    rules, log = stored_log(postgres, address, table_id)
    for person in (left, right):
        assert check_frames(rules, log, 0, person.frames) > 20


def test_lost_doubled_and_reordered_messages_are_harmless(redis, address):
    rng = random.Random(8)
    with two_servers(address, redis) as (one, two):
        for server in (one, two):
            bus = server.rooms._bus
            tell = bus.tell_entry

            def tell_badly(table, seq, tell=tell):
                if rng.random() < 0.3:
                    return
                for _ in range(rng.choice([1, 1, 3])):
                    tell(table, max(1, seq + rng.choice([-5, 0, 0, 9])))

            bus.tell_entry = tell_badly
        table_id, token = one.new_table("basic", 3, {"hand_limit": 1})
        with Person(one.port, table_id, token) as left, Person(two.port, table_id, token) as right:
            left.join()
            right.join()
            for server in (one, two):
                object.__setattr__(server.rooms._settings, "look_seconds", 0.5)
            take_turns([left, right], 14, seconds=SOON + 1)
            check_agreement(left, right)


def test_play_goes_on_while_redis_is_gone(own_redis, address, problems_expected):
    with two_servers(address, own_redis) as (one, two):
        table_id, token = one.new_table("basic", 3, {"hand_limit": 2})
        with Person(one.port, table_id, token) as left, Person(two.port, table_id, token) as right:
            left.join()
            right.join()
            take_turns([left, right], 6)
            own_redis.stop()
            take_turns([left, right], 8, seconds=SOON + 1)
            own_redis.start()
            take_turns([left, right], 8, seconds=SOON + 1)
            check_agreement(left, right)


def test_two_processes_outlive_a_restart_of_the_database(
    postgres, redis, address, problems_expected
):
    with two_servers(address, redis, store_retry_seconds=0.05) as (one, two):
        table_id, token = one.new_table("basic", 3, {"hand_limit": 1})
        with Person(one.port, table_id, token) as left, Person(two.port, table_id, token) as right:
            left.join()
            right.join()
            take_turns([left, right], 4)
            postgres.kill()
            time.sleep(0.3)
            postgres.start()
            for person in (left, right):
                if person.wait_for_turn():
                    kind, fields = person.choice()
                    answer = person.ask(kind, **fields)
                    assert answer["type"] == "done" or answer["code"] in (
                        "STORE_FAILED",
                        "STALE_DECISION",
                        "AGAINST_THE_RULES",
                    )
            left.play()
            right.catch_up(left.now["seq"])
            check_agreement(left, right)


@contextmanager
def two_people(one, two, **settings):
    """Ann through one process and Ben through the other, at a table of their own."""
    table_id, token, _ = one.gather("Ann", {"changes": {"target": 500}}, **settings)
    _, seated = two.sit(table_id, "Ben")
    with (
        Person(one.port, table_id, token) as ann,
        Person(two.port, table_id, seated["token"]) as ben,
    ):
        ann.join()
        ben.join()
        yield ann, ben


def test_an_old_link_opens_nothing_in_a_process_that_has_not_heard_of_the_new_one(redis, address):
    with two_servers(address, redis) as (one, two), two_people(one, two) as (ann, ben):
        for number in range(20):
            old = ben.table["invitation"]
            assert ann.ask("new_invitation")["type"] == "done"
            status, answer = two.sit(old, f"Eve {number}")
            assert (status, answer["code"]) == (410, "OLD_INVITATION")
            ben.until(lambda me, old=old: me.table["invitation"] != old)
        assert two.sit(ben.table["invitation"], "Cat")[0] == 201
        ann.until(lambda me: me.table["seats"][2]["person"])


def test_who_is_at_another_process_is_not_taken_for_gone(redis, address):
    with (
        two_servers(address, redis, look_seconds=1) as (one, two),
        two_people(one, two, grace_seconds=5) as (ann, ben),
    ):
        ann.ask("start")
        take_turns_of([ann, ben], 4)
        ann.wait_at_most(3.5)
        ben.wait_at_most(3.5)
        ann.wait_at_most(3.5)
        assert not any(seat["away"] for seat in ann.table["seats"])
        ben.socket.close()
        ann.until(lambda me: me.table["seats"][1]["away"])


def test_a_clock_does_not_begin_anew_because_somebody_comes_through_another_process(redis, address):
    with (
        two_servers(address, redis) as (one, two),
        two_people(one, one, move_seconds=60) as (ann, ben),
    ):
        ann.ask("start")
        take_turns_of([ann, ben], 4)
        with Person(two.port, ben.table_id, ben.token) as phone:
            phone.join()
            ben.wait_at_most(1)
        log = one.log(ann.table_id).log
        assert not any(isinstance(entry.action, RestartClocks) for entry in log)


def take_turns_of(persons, turns):
    """Let each who must act do so, whoever it is."""
    for _ in range(turns):
        while not any(person.its_turn for person in persons):
            for person in persons:
                person.wait_at_most(0.05)
        actor = next(person for person in persons if person.its_turn)
        done = actor.act()
        for person in persons:
            person.catch_up(done["seq"])


def test_what_a_dead_process_left_undone_another_does(postgres, redis, address):
    """The computer players of a table go on, though nobody is there any more to wake them."""
    with live_server(read_address(address), bus=redis.address, round_seconds=0.3) as two:
        with stopped_in_mid_hand(address, redis) as (table_id, known):
            began = time.monotonic()
            while two.log(table_id).seq == known:
                assert time.monotonic() - began < 10
                time.sleep(0.1)
            took = time.monotonic() - began
        assert took < 3.0 + SOON
        assert len(two.rooms) == 1


@contextmanager
def stopped_in_mid_hand(address, redis):
    """A table whose process dies while a computer player thinks: its name and its log's length."""
    thinking = threading.Event()

    def dawdling_house(referee):
        house = seeded_house(referee)
        act = house.next_automatic_action

        def next_automatic_action(now):
            if now.seq > 8 and now.automatic_seat is not None and now.automatic_seat >= 0:
                thinking.set()
                threading.Event().wait()
            return act(now)

        house.next_automatic_action = next_automatic_action
        return house

    with live_server(
        read_address(address), house_maker=dawdling_house, bus=redis.address
    ) as doomed:
        table_id, token = doomed.new_table("basic", 3, {"hand_limit": 1})
        with Person(doomed.port, table_id, token) as person:
            person.join()
            while not thinking.wait(0.01):
                person.wait_at_most(0.1)
                if person.its_turn:
                    person.act()
        time.sleep(0.3)
        known = doomed.log(table_id).seq
        # As after kill -9: no sign of life any more, and nothing is given up.
        leases = doomed.rooms._leases
        doomed.loop.call_soon_threadsafe(leases._beating.cancel)
        yield table_id, known


def play_through_kills(postgres, redis, address, rng, kills):
    """Play through two real processes, one of which is killed again and again."""
    options = ("--port", "0", "--database", address, "--bus", redis.address)
    frames, acknowledged, known, table = [], [], 0, None
    with ExitStack() as ends:
        processes = [ends.enter_context(serving(*options)) for _ in range(2)]
        for turn in range(kills):
            doomed, other = processes if turn % 2 else processes[::-1]
            table = table or new_table(doomed.port, target=10_000)
            with Person(doomed.port, *table, rng=rng) as person:
                welcome = person.join(after=known)
                assert welcome["now"]["seq"] >= max([known, *acknowledged])
                killer = threading.Timer(rng.uniform(0.1, 1.2), doomed.process.kill)
                killer.start()
                with pytest.raises(ConnectionClosed):
                    person.play()
                killer.join()
            check_order(person.updates)
            frames += person.frames
            acknowledged += person.acknowledged
            known = person.now["seq"]
            with Person(other.port, *table, rng=rng) as person:
                welcome = person.join(after=known)
                assert welcome["now"]["seq"] >= max([known, *acknowledged])
                began = time.monotonic()
                person.wait_for_turn()
                assert time.monotonic() - began < 10
                person.play(turns=2)
            check_order(person.updates)
            frames += person.frames
            acknowledged += person.acknowledged
            known = person.now["seq"]
            processes[processes.index(doomed)] = ends.enter_context(serving(*options))
    rules, log = stored_log(postgres, address, table[0])
    own = {seq for seq, (seat, _) in enumerate(log, 1) if seat == 0}
    assert set(acknowledged) <= own
    assert len(acknowledged) == len(set(acknowledged))
    assert check_frames(rules, log, 0, frames) > 20


@pytest.mark.skipif(os.name != "posix", reason="kill -9")
def test_one_of_two_killed_in_mid_trick_costs_no_acknowledged_action(postgres, redis, address):
    play_through_kills(postgres, redis, address, random.Random(5), 2)


@pytest.mark.soak
@pytest.mark.skipif(os.name != "posix", reason="kill -9")
def test_one_of_two_killed_many_times(postgres, redis, address):
    play_through_kills(postgres, redis, address, random.Random(), 30)


def act_though_stores_fail(persons):
    """Let whoever must act try it; the database may be gone."""
    for person in persons:
        if person.its_turn:
            kind, fields = person.choice()
            answer = person.ask(kind, **fields)
            assert answer["type"] == "done" or answer["code"] in (
                "STORE_FAILED",
                "STALE_DECISION",
                "AGAINST_THE_RULES",
            )
        person.wait_at_most(0.05)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_two_people_outlive_ten_seconds_without_redis_and_restarts_of_the_database(
    postgres, own_redis, address, problems_expected, seed
):
    rng = random.Random(seed)
    settings = {"store_retry_seconds": 0.05, "look_seconds": 0.5}
    with (
        two_servers(address, own_redis, **settings) as (one, two),
        two_people(one, two) as (ann, ben),
    ):
        both = [ann, ben]
        ann.ask("start")
        take_turns_of(both, rng.randrange(2, 9))
        own_redis.stop()
        ends = time.monotonic() + 10
        while time.monotonic() < ends:
            take_turns_of(both, 1)
            time.sleep(rng.random() / 2)
        own_redis.start()
        take_turns_of(both, 6)
        for _ in range(3):
            killer = threading.Timer(rng.uniform(0, 0.6), postgres.kill)
            killer.start()
            while killer.is_alive():
                act_though_stores_fail(both)
            killer.join()
            ends = time.monotonic() + rng.uniform(0.1, 1)
            while time.monotonic() < ends:
                act_though_stores_fail(both)
            postgres.start()
            take_turns_of(both, 4)
        check_order(ann.updates)
        check_order(ben.updates)
    rules, log = stored_log(postgres, address, ann.table_id)
    for seat, person in enumerate(both):
        own = {seq for seq, (acting, _) in enumerate(log, 1) if acting == seat}
        assert set(person.acknowledged) <= own
        assert len(person.acknowledged) == len(set(person.acknowledged))
        assert check_frames(rules, log, seat, person.frames) > 20


def test_people_at_one_table_through_two_processes_know_of_each_other(address, redis):
    rules = {"changes": {"target": 500}}
    with two_servers(address, redis) as (one, two):
        table_id, token, _ = one.gather("Ann", rules, grace_seconds=5, move_seconds=60)
        _, taken = two.sit(table_id, "Ben")
        with Person(one.port, table_id, token) as ann:
            ann.join()
            with Person(two.port, table_id, taken["token"]) as ben:
                ben.join()
                for person in (ann, ben):
                    person.until(lambda it: all(s["connected"] for s in it.table["seats"][:2]))
                ann.ask("start")
                ben.until(lambda it: it.table["phase"] == "PLAYING")
                ben.ask("say", phrase="HELLO")
                ann.until(lambda it: it.said)
                # Longer than the grace: each process sees only one of them itself.
                ended = time.monotonic() + 7
                while time.monotonic() < ended:
                    for person in (ann, ben):
                        person.wait_at_most(0.2)
                assert not any(s["away"] for s in ann.table["seats"])
            ann.until(lambda it: not it.table["seats"][1]["connected"])
            ann.until(lambda it: it.table["seats"][1]["away"])
            with Person(two.port, table_id, taken["token"]) as again:
                again.join()
                ann.until(lambda it: not it.table["seats"][1]["away"])
