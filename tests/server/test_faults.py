"""What goes wrong around one server: it is killed, lines fail, the clock jumps, the disk is full.

No acknowledged action is lost, no table is stuck, nothing is played twice, no hidden card is told:
whatever happened, every log is folded again and compared with all that anybody was told.
"""

import asyncio
import os
import random
import threading
import time
from contextlib import suppress

import pytest

from openhearts.table.seat_entries import SitIn
from server.bad_line import BadLine
from server.live import Person, call, live_server
from server.log_checker import check_log
from server.stubborn import Stubborn
from server.test_serve import serving
from server.test_store import run_sql

try:
    import resource
except ModuleNotFoundError:
    resource = None

POSIX = os.name == "posix"
GAMES = ({"preset": "standard", "players": 4}, {"preset": "black-maria", "players": 3})


def gathered(port, rules, people, **settings):
    """A new table with so many people at it: its name, and their keys."""
    rules = {"changes": {"target": 500}} | rules
    body = {"rules": rules, "name": "P0", "settings": {"level": "simple"} | settings}
    status, _, created = call(port, "POST", "/api/tables", body)
    assert status == 201, created
    keys = [created["token"]]
    for number in range(1, people):
        body = {"name": f"P{number}"}
        status, _, taken = call(port, "POST", f"/api/tables/{created['table_id']}/seats", body)
        assert status == 201, taken
        keys.append(taken["token"])
    return created["table_id"], keys


async def everybody_plays(people, turns, seconds=120):
    """Play until everybody has acted so many times; nobody gets up before that."""
    goals = [(person, len(person.acknowledged) + turns) for person in people]
    playing = [asyncio.create_task(person.play()) for person in people]
    try:
        async with asyncio.timeout(seconds):
            while any(len(one.acknowledged) < goal and not one.over for one, goal in goals):
                await asyncio.sleep(0.05)
                for task in playing:
                    assert not task.done() or task.result() is None
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def begin(table):
    """Have the owner start the match."""
    owner = table[0]
    await Stubborn(owner.port_of, owner.table_id, owner.token, 0).ask({"type": "start"})


def crowd(port_of, rng, port):
    """People at a table of each game, some of its chairs left to computer players."""
    tables = []
    for rules in GAMES:
        table_id, keys = gathered(port, rules, rng.randint(2, rules["players"]))
        tables.append([Stubborn(port_of, table_id, key, rng.randrange(2**31)) for key in keys])
    return tables


def check_all(database, tables):
    """Fold every log again, with a server that has just opened the database."""
    with live_server(database) as live:
        for table in tables:
            stored = live.log(table[0].table_id)
            check_log(database, table[0].table_id, stored, table)
        # And every table goes on.
        for person in (one for table in tables for one in table):
            person.port_of = lambda: live.port
        asyncio.run(everybody_plays([one for table in tables for one in table], 2))


async def killed_again_and_again(data, rng, kills):
    """Play at a server that is killed at random moments and started again."""
    ports = []
    tables = None
    for _ in range(kills):
        with serving("--port", "0", "--data-dir", str(data)) as process:
            ports.append(process.port)
            if tables is None:
                tables = crowd(lambda: ports[-1], rng, process.port)
                for table in tables:
                    await begin(table)
            people = [person for table in tables for person in table]
            with suppress(TimeoutError):
                killer = threading.Timer(rng.uniform(0.1, 1.2), process.process.kill)
                killer.start()
                await everybody_plays(people, 10_000, seconds=1.5)
            killer.join()
    return tables


@pytest.mark.skipif(not POSIX, reason="kill -9")
def test_a_server_killed_in_the_middle_of_tricks_loses_nothing(tmp_path):
    tables = asyncio.run(killed_again_and_again(tmp_path, random.Random(8), 3))
    check_all(tmp_path / "openhearts.db", tables)
    assert sum(len(person.acknowledged) for table in tables for person in table) > 20


@pytest.mark.soak
@pytest.mark.skipif(not POSIX, reason="kill -9")
@pytest.mark.parametrize("seed", range(10))
def test_a_server_killed_many_times_loses_nothing(tmp_path, seed):
    tables = asyncio.run(killed_again_and_again(tmp_path, random.Random(seed), 10))
    check_all(tmp_path / "openhearts.db", tables)


async def over_a_bad_line(port, seed, turns):
    rng = random.Random(seed)
    async with BadLine(port, seed).open() as line:
        tables = crowd(lambda: line.port, rng, port)
        for table in tables:
            await begin(table)
        await everybody_plays([person for table in tables for person in table], turns)
    return tables, line.done


def test_a_line_that_cuts_delays_doubles_and_reorders_loses_nothing(database):
    with live_server(database) as live:
        tables, done = asyncio.run(over_a_bad_line(live.port, 3, 15))
    assert min(done[what] for what in ("cut", "delay", "double", "reorder", "stall")) > 0, done
    check_all(database, tables)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_a_bad_line_loses_nothing_in_long_matches(database, seed):
    with live_server(database) as live:
        tables, _ = asyncio.run(over_a_bad_line(live.port, seed, 100))
    check_all(database, tables)


async def with_a_full_disk(data, rng):
    """Play at a server whose files may not grow for a while, twice."""
    with serving("--port", "0", "--data-dir", str(data)) as process:
        tables = crowd(lambda: process.port, rng, process.port)
        people = [person for table in tables for person in table]
        for table in tables:
            await begin(table)
        for _ in range(2):
            await everybody_plays(people, 4)
            before = sum(len(person.acknowledged) for person in people)
            largest = max(file.stat().st_size for file in data.iterdir())
            pid = process.process.pid
            old = resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
            with suppress(TimeoutError):
                await everybody_plays(people, 10_000, seconds=1)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, old)
        await everybody_plays(people, 4)
        assert sum(len(person.acknowledged) for person in people) > before
        process.process.kill()
    return tables


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process: Linux")
def test_a_full_disk_loses_nothing_and_space_lets_every_table_go_on(tmp_path):
    tables = asyncio.run(with_a_full_disk(tmp_path, random.Random(2)))
    refused = [code for table in tables for person in table for code in person.refused]
    assert "STORE_FAILED" in refused
    check_all(tmp_path / "openhearts.db", tables)


class Clock:
    """The machine's clock, which may be set."""

    def __init__(self, monkeypatch):
        self.ahead = 0
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() + self.ahead * 10**9)


DAY = 24 * 60 * 60


def test_a_clock_that_jumps_takes_nobodys_time_and_loses_nothing(database, monkeypatch):
    clock = Clock(monkeypatch)
    tables = []
    for jump in (0, -3 * DAY, 30 * DAY):
        clock.ahead = jump
        with live_server(database) as live:
            if not tables:
                settings = {"move_seconds": 60, "level": "simple"}
                table_id, keys = gathered(live.port, GAMES[0], 3, **settings)
                tables = [[Stubborn(lambda: live.port, table_id, key, 7) for key in keys]]
                asyncio.run(begin(tables[0]))
            for one in tables[0]:
                one.port_of = lambda port=live.port: port
            for ahead in (jump + DAY, jump - DAY, jump):
                asyncio.run(everybody_plays(tables[0], 2))
                clock.ahead = ahead
            stored = live.log(tables[0][0].table_id)
            assert not any(chair.away for chair in stored.seating.chairs)
            assert not any(isinstance(one.action, SitIn) for one in stored.log)
    check_all(database, tables)


def test_seats_are_swapped_with_all_that_hangs_on_them_or_not_at_all(database, problems_expected):
    with live_server(database) as live:
        table_id, token, _ = live.gather("Ann", owner="k" * 32)
        with Person(live.port, table_id, token) as ann:
            ann.join()
            before = live.log(table_id)
            run_sql(
                database,
                "CREATE TRIGGER full BEFORE UPDATE ON holdings"
                " BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
            )
            assert ann.ask("swap", one=0, other=2)["code"] == "STORE_FAILED"
            assert live.log(table_id) == before
            run_sql(database, "DROP TRIGGER full")
            assert ann.ask("swap", one=0, other=2)["type"] == "done"
            ann.until(lambda one: one.table["you"] == 2)
    assert any("was not stored" in problem for problem in problems_expected())
