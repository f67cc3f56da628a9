"""What is due happens by itself: nobody is connected, and nobody looks."""

import sqlite3
import time
from contextlib import ExitStack, closing, contextmanager

import pytest

from openhearts.rules.actions import PlayCard
from openhearts.server.storage.postgres import read_address
from openhearts.table.seat_entries import ComeBack, RestartClocks, SitIn
from server.live import Person, bearer, call, live_server, seeded_house
from server.test_store import run_sql

LONG = {"changes": {"target": 500}}
DAY = 86_400_000
SOON = {"sweep_seconds": 0.2, "start_grace_seconds": 0}
PATIENCE = 30


KEY = "b" * 32


def by_correspondence(live, *, turns=1):
    """A match by correspondence that has begun and that everybody has left: its table and keys."""
    table_id, token, _ = live.gather("Ann", LONG, move_days=1)
    _, taken = live.sit(table_id, "Ben", owner=KEY)
    with (
        Person(live.port, table_id, token) as ann,
        Person(live.port, table_id, taken["token"]) as ben,
    ):
        ann.join()
        ben.join()
        ann.ask("start")
        ben.wait_for_turn()
        for _ in range(turns):
            ben.wait_for_turn()
            ben.act()
    return table_id, token, taken["token"]


def shifts(left):
    """What moves all that was written down so far into the past, as time would.

    So much is left of the day that began with the last entry of each table.
    """
    began = time.time_ns() // 1_000_000 - DAY + left
    ago = f"(SELECT max(at) FROM actions AS a WHERE a.table_id = {{}}.table_id) - {began}"
    return [
        # First the deadlines: they are measured by the entries.
        f"UPDATE deadlines SET at = at - ({ago.format('deadlines')})",
        "CREATE TEMPORARY TABLE ago AS SELECT table_id, "
        f"max(at) - {began} AS ms FROM actions GROUP BY table_id",
        "UPDATE actions SET at = at - (SELECT ms FROM ago WHERE ago.table_id = actions.table_id)",
    ]


def let_pass(database, *, left):
    with closing(sqlite3.connect(database)) as connection, connection:
        for change in shifts(left):
            connection.execute(change)


def deadlines(database):
    with closing(sqlite3.connect(database)) as connection:
        return dict(connection.execute("SELECT table_id, at FROM deadlines"))


def wait_until(true):
    ended = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < ended, "it did not happen"
        time.sleep(0.1)


def sat_in(log):
    return [one.action.seat for one in log if isinstance(one.action, SitIn)]


def test_a_match_by_correspondence_goes_on_though_nobody_looks(database):
    with live_server(database) as live:
        table_id, token, other = by_correspondence(live)
    let_pass(database, left=5000)
    with live_server(database, **SOON) as live:
        wait_until(lambda: live.log(table_id).seating.chairs[0].away)
        # The computer player acts, and so it is Ben's turn.
        wait_until(lambda: 1 in live.log(table_id).to_act)
        wait_until(lambda: deadlines(database)[table_id] > live.rooms.moments.now())
        assert sat_in(live.log(table_id).log) == [0]
        [own] = call(live.port, "GET", "/api/own-tables", headers=bearer(KEY))[2]["tables"]
        assert own["your_turn"]
        assert 0 < own["left_ms"] <= DAY
        with Person(live.port, table_id, token) as ann:
            ann.join()
            ann.until(lambda one: not one.table["seats"][0]["away"])
        with Person(live.port, table_id, other) as ben:
            ben.join()
            ben.act()


def test_days_that_go_by_while_no_server_runs_are_given_again(database):
    with live_server(database) as live:
        table_id, *_ = by_correspondence(live)
    let_pass(database, left=-DAY)
    with live_server(database, **SOON) as live:
        wait_until(lambda: live.log(table_id).log[-1].action == RestartClocks())
        table = live.log(table_id)
        assert not sat_in(table.log)
        left = deadlines(database)[table_id] - live.rooms.moments.now()
        assert DAY - 20_000 < left <= DAY


def test_who_found_no_server_has_time_to_come_again(database):
    with live_server(database) as live:
        table_id, token, _ = by_correspondence(live)
    let_pass(database, left=4000)
    with live_server(database, **SOON | {"start_grace_seconds": 10}) as live:
        time.sleep(5)
        assert not live.log(table_id).seating.chairs[0].away
        with Person(live.port, table_id, token) as ann:
            ann.join()
            ann.act()
        time.sleep(6)
        assert not sat_in(live.log(table_id).log)


def test_what_the_house_left_undone_is_done_at_the_next_start(database):
    """A server that was killed while computer players were to act leaves nobody waiting."""

    def no_house(referee):
        house = seeded_house(referee)
        act = house.next_automatic_action
        house.next_automatic_action = lambda now: (
            None if (now.automatic_seat or -1) >= 0 else act(now)
        )
        return house

    with live_server(database, house_maker=no_house) as live:
        table_id, token, _ = by_correspondence(live)
        with Person(live.port, table_id, token) as ann:
            ann.join()
            ann.act()
        left = live.log(table_id)
        assert left.automatic_seat is not None
    with live_server(database, **SOON) as live:
        wait_until(lambda: live.log(table_id).automatic_seat is None)
        wait_until(lambda: any(isinstance(one.action, PlayCard) for one in live.log(table_id).log))


def test_a_table_with_nothing_due_has_no_deadline(database):
    with live_server(database, **SOON) as live:
        gathering, *_ = live.gather("Ann", LONG, move_days=1)
        timed, token, _ = live.gather("Ann", LONG, move_seconds=10)
        with Person(live.port, timed, token) as ann:
            ann.join()
            ann.ask("start")
            ann.wait_for_turn()
        begun, one, other = by_correspondence(live)
        assert deadlines(database).keys() == {begun}
        with Person(live.port, begun, one) as ann, Person(live.port, begun, other) as ben:
            ann.join()
            ben.join()
            ann.ask("ask", wish="PAUSE")
            ben.until(lambda me: me.table["ask"] is not None)
            ben.ask("answer", number=ben.table["ask"]["number"], agree=True)
            assert not deadlines(database)
            ben.ask("resume")
            assert deadlines(database).keys() == {begun}
            ann.ask("close")
        assert not deadlines(database)
        assert live.log(gathering).seating.phase == "GATHERING"


def test_the_matches_from_before_are_found(database):
    """The migration cannot fold logs: it has every match by correspondence looked at once."""
    with live_server(database) as live:
        table_id, *_ = by_correspondence(live)
        live.gather("Ann", LONG, move_days=3)
    run_sql(database, "UPDATE deadlines SET at = 0")
    with live_server(database, **SOON) as live:
        wait_until(lambda: deadlines(database)[table_id] > live.rooms.moments.now())
        assert live.log(table_id).log[-1].action != RestartClocks()


def test_a_table_that_cannot_be_read_stands_in_nobodys_way(database, problems_expected):
    with live_server(database) as live:
        broken, *_ = by_correspondence(live)
        table_id, *_ = by_correspondence(live)
    let_pass(database, left=5000)
    run_sql(database, f"UPDATE actions SET action = 'x' WHERE table_id = '{broken}' AND seq = 2")
    with live_server(database, **SOON) as live:
        wait_until(lambda: sat_in(live.log(table_id).log))
        time.sleep(1)
        assert deadlines(database)[broken] > live.rooms.moments.now() + 3_000_000
    assert len([one for one in problems_expected() if broken in one]) == 1


def test_who_could_not_act_because_nothing_could_be_stored_has_the_time_again(
    database, problems_expected
):
    with live_server(database) as live:
        table_id, token, _ = live.gather("Ann", LONG, move_seconds=5, grace_seconds=600)
        _, taken = live.sit(table_id, "Ben")
        with (
            Person(live.port, table_id, token) as ann,
            Person(live.port, table_id, taken["token"]) as ben,
        ):
            ann.join()
            ben.join()
            ann.ask("start")
            ann.wait_for_turn()
            run_sql(
                database,
                "CREATE TRIGGER full BEFORE INSERT ON actions"
                " BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
            )
            kind, fields = ann.choice()
            assert ann.ask(kind, **fields)["code"] == "STORE_FAILED"
            time.sleep(6)
            run_sql(database, "DROP TRIGGER full")
            wait_until(lambda: live.log(table_id).log[-1].action == RestartClocks())
            assert not sat_in(live.log(table_id).log)
            assert ann.ask(kind, **fields)["type"] == "done"
            # And whoever has the time and does not use it is out of time as ever.
            wait_until(lambda: sat_in(live.log(table_id).log) == [1])
    assert problems_expected()


# ------------------------------------------------------------- two processes


@pytest.fixture
def address(postgres):
    return postgres.address(postgres.new_database())


@contextmanager
def servers(address, redis, count):
    with ExitStack() as ends:
        yield [
            ends.enter_context(
                live_server(read_address(address), bus=redis.address, round_seconds=0.3, **SOON)
            )
            for _ in range(count)
        ]


def test_each_deadline_is_kept_once_by_one_of_several_processes(postgres, redis, address):
    name = address.rsplit("/", 1)[1]
    with servers(address, redis, 1) as (one,):
        tables = [by_correspondence(one)[0] for _ in range(4)]
    postgres.ask(name, "; ".join(shifts(8000)))
    with servers(address, redis, 2) as both:
        one = both[0]
        for table_id in tables:
            wait_until(lambda table_id=table_id: 1 in one.log(table_id).to_act)
            log = one.log(table_id).log
            assert sat_in(log) == [0]
            assert not any(isinstance(entry.action, ComeBack | RestartClocks) for entry in log)
        # Each table is in the memory of the process that acted, and of no other.
        assert sum(len(server.rooms) for server in both) == len(tables)
