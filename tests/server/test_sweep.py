"""The sweep comes by every table whose deadline has passed, whatever becomes of the others."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import insert

from openhearts.rules.ruletext import build_rules
from openhearts.server.live import sweep as sweeping
from openhearts.server.live.sweep import Sweep
from openhearts.server.moments import Moments
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.due_tables import DueTables
from openhearts.server.storage.leases import LoneLeases
from openhearts.server.storage.opening import open_store
from openhearts.server.storage.tables import DEADLINES
from openhearts.table.chairs import SeatHolder
from openhearts.table.referee import Referee

LONG_AGO = 1000


class HeldElsewhere(LoneLeases):
    """For some tables another process that lives acts."""

    def __init__(self, tables):
        self.tables = tables

    async def hold(self, table_id):
        return table_id not in self.tables


class Room:
    """A room in which nothing changes: what is due there stays due."""

    look_again_at = LONG_AGO

    async def tend(self):
        """Do nothing."""


@pytest.fixture(autouse=True)
def two_at_once(monkeypatch):
    monkeypatch.setattr(sweeping, "MOST_AT_ONCE", 2)


@asynccontextmanager
async def swept(database, tables, leases, open_room):
    """Deadlines that passed together, while a sweep looks at them."""
    store = await open_store(database)
    due = DueTables(store.engine)
    for table_id in tables:
        seats = [SeatHolder(f"Bot {seat}", "simple") for seat in range(4)]
        await store.create(table_id, Referee.open(build_rules(), seats), {})
    async with store.engine.begin() as connection:
        rows = [{"table_id": table_id, "at": LONG_AGO} for table_id in tables]
        await connection.execute(insert(DEADLINES), rows)
    sweep = Sweep(due, leases, Moments(), ServerSettings(database=database, sweep_seconds=0.01))
    sweep.start(open_room)
    try:
        yield due
    finally:
        await sweep.stop()
        await store.close()


@pytest.mark.parametrize("elsewhere", [{"a", "b"}, set()])
def test_tables_that_stay_due_do_not_stand_in_the_way_of_others(database, elsewhere):
    async def use():
        opened, all_opened = set(), asyncio.Event()

        async def open_room(table_id):
            opened.add(table_id)
            if opened == set("abcde") - elsewhere:
                all_opened.set()
            return Room()

        async with (
            asyncio.timeout(30),
            swept(database, "abcde", HeldElsewhere(elsewhere), open_room),
        ):
            await all_opened.wait()

    asyncio.run(use())


def test_the_deadline_of_a_table_that_is_gone_is_removed(database):
    async def use():
        looked, looked_long = [], asyncio.Event()

        async def open_room(table_id):
            looked.append(table_id)
            if len(looked) == 3:
                looked_long.set()

        async with (
            asyncio.timeout(30),
            swept(database, "abc", LoneLeases(), open_room) as due,
        ):
            await looked_long.wait()
            await asyncio.sleep(1)
            assert await due.passed(2 * LONG_AGO, 10) == []
            assert looked == ["a", "b", "c"]

    asyncio.run(use())
