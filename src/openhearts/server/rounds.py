"""The rounds of one of several processes: what was missed on the bus is found in the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection

from openhearts.server.bus import Bus, Hearer
from openhearts.server.settings import ServerSettings
from openhearts.server.store import Store, StoreFailed

LOGGER = logging.getLogger("openhearts.server")


class Rounds:
    """Looks at the tables that somebody here waits for, often while the bus is not whole."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        settings: ServerSettings,
        rooms: Callable[[], Collection[tuple[str, Hearer]]],
    ) -> None:
        """Look after the rooms that ``rooms`` returns, with the names of their tables."""
        self._store = store
        self._bus = bus
        self._settings = settings
        self._rooms = rooms
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, if other processes may act at the same tables."""
        if self._bus.shared:
            self._task = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_round(self) -> None:
        looked, missed = 0.0, False
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(self._settings.round_seconds)
            if self._bus.whole and clock() - looked < self._settings.look_seconds:
                continue
            looked = clock()
            try:
                await self._look()
                missed = False
            except StoreFailed as error:
                if not missed:
                    LOGGER.warning("the tables cannot be looked up: %s", error)
                missed = True

    async def _look(self) -> None:
        rooms = dict(self._rooms())
        for table_id, seq in (await self._store.lengths(list(rooms))).items():
            rooms[table_id].hear_entry(seq)
