"""Starting and not starting: limits of the system, and a bus or a database that is not there."""

import asyncio
import resource

import pytest

from openhearts.server import running
from openhearts.server.app import create_app
from openhearts.server.processes.bus import LocalBus
from openhearts.server.processes.redis_bus import BusRefused
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.database import DatabaseRefused
from openhearts.server.storage.opening import open_store


@pytest.mark.parametrize(
    ("refused", "wanted"), [((), [65_536]), ((65_536,), [65_536, 10_240]), ((65_536, 10_240),) * 2]
)
def test_a_system_that_refuses_its_own_limit_of_files_stops_nothing(monkeypatch, refused, wanted):
    asked = []

    def set_limit(_which, limits):
        asked.append(limits[0])
        if limits[0] in refused:
            raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _which: (256, 65_536))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    running._allow_many_sockets()
    assert asked == list(wanted)


def test_without_its_database_a_server_lets_the_bus_go(monkeypatch, tmp_path):
    class Bus(LocalBus):
        stopped = False

        async def stop(self):
            self.stopped = True

    bus = Bus()
    monkeypatch.setattr(running, "RedisBus", lambda _address: bus)
    file = tmp_path / "no-folder"
    file.touch()
    settings = ServerSettings(database=file / "openhearts.db", bus="redis://127.0.0.1")
    with pytest.raises(DatabaseRefused):
        asyncio.run(running.serve(settings, None))
    assert bus.stopped


def test_a_server_that_cannot_start_says_why_and_closes_its_database(database):
    class Unreachable(LocalBus):
        async def start(self, lookup):
            raise BusRefused("no bus")

    async def begin():
        store = await open_store(database)
        app = create_app(ServerSettings(database=database), store, bus=Unreachable())
        with pytest.raises(BusRefused, match="no bus"):
            async with app.router.lifespan_context(app):
                pass
        return store.engine.sync_engine.pool.checkedin()

    assert asyncio.run(begin()) == 0
