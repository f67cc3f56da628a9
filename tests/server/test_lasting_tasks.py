"""What a process does as long as it lives: a fault is logged, and it goes on."""

import asyncio

from openhearts.server.processes import redis_bus
from openhearts.server.processes.redis_bus import RedisBus
from openhearts.server.processes.rounds import Rounds
from openhearts.server.settings import ServerSettings
from openhearts.server.storage import leases as leasing
from openhearts.server.storage.leases import LoneLeases, SharedLeases
from openhearts.server.storage.opening import open_store


def failing_once(then):
    """A call that fails as nobody thought of, and does this the next time."""
    calls = []

    async def call(*_):
        calls.append("made")
        if len(calls) == 1:
            raise KeyError("a fault")
        return then()

    return call


def test_a_process_goes_on_showing_signs_of_life(database, monkeypatch, problems_expected):
    monkeypatch.setattr(leasing, "BEAT_SECONDS", 0.01)

    async def use():
        store = await open_store(database)
        leases, shown = SharedLeases(store.engine), asyncio.Event()
        await leases.start()
        monkeypatch.setattr(leases, "_show_life", failing_once(shown.set))
        async with asyncio.timeout(30):
            await shown.wait()
        await leases.stop()
        await store.close()

    asyncio.run(use())
    assert problems_expected() == ["no sign of life"]


def test_the_bus_begins_anew(monkeypatch, problems_expected):
    monkeypatch.setattr(redis_bus, "PAUSE_SECONDS", 0.01)

    async def use():
        bus, again = RedisBus("redis://127.0.0.1:9"), asyncio.Event()
        monkeypatch.setattr(bus, "_greet", failing_once(again.set))
        monkeypatch.setattr(bus, "_work", lambda _listening: asyncio.Event().wait())
        await bus.start(lambda _table_id: None)
        async with asyncio.timeout(30):
            await again.wait()
        await bus.stop()

    asyncio.run(use())
    assert problems_expected() == ["the bus failed, and begins anew"]


def test_tables_of_dead_processes_are_still_taken_over(database, monkeypatch, problems_expected):
    class Shared:
        shared = whole = True

    async def use():
        taken = asyncio.Event()
        leases = LoneLeases()
        monkeypatch.setattr(leases, "take_over", failing_once(lambda: taken.set() or []))
        settings = ServerSettings(database=database, round_seconds=0.01, look_seconds=1e9)
        rounds = Rounds(None, Shared(), leases, settings)
        rounds.start(dict, None)
        async with asyncio.timeout(30):
            await taken.wait()
        await rounds.stop()

    asyncio.run(use())
    assert problems_expected() == ["the tables cannot be looked up"]
