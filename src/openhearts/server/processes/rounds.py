"""The rounds of one of several processes: what was missed, and what others left undone.

What was missed on the bus is found in the log. What a dead process would have done, for the
computer players and clocks of its tables, another does in its place.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Protocol

from openhearts.server.ending import end
from openhearts.server.processes.bus import Bus, Hearer
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.leases import Leases
from openhearts.server.storage.store import Store, StoreFailed

LOGGER = logging.getLogger("openhearts.server")
AT_ONCE = 50
"""Rooms woken before whoever acts has their turn."""
MOST_TAKEN_OVER = 50
"""Tables taken over in one round: each is folded from its log."""


class Tended(Hearer, Protocol):
    """A room that is looked after."""

    def wake(self) -> None:
        """Let the house act if it must and may."""


class Rounds:
    """Looks at the tables that somebody here waits for, often while the bus is not whole."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        leases: Leases,
        settings: ServerSettings,
    ) -> None:
        """Look into this store, and take tables over by these leases."""
        self._store = store
        self._bus = bus
        self._leases = leases
        self._settings = settings
        self._task: asyncio.Task[None] | None = None

    def start(
        self,
        rooms: Callable[[], Collection[tuple[str, Tended]]],
        open_room: Callable[[str], Awaitable[Tended | None]],
    ) -> None:
        """Begin, if other processes may act at the same tables.

        ``rooms`` are those in memory, by their tables' names; ``open_room`` brings one there.
        """
        if self._bus.shared:
            self._task = asyncio.create_task(self._go_round(rooms, open_room))

    async def stop(self) -> None:
        """Look no more."""
        await end(self._task)

    async def _go_round(
        self,
        rooms: Callable[[], Collection[tuple[str, Tended]]],
        open_room: Callable[[str], Awaitable[Tended | None]],
    ) -> None:
        looked, failing = 0.0, False
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(self._settings.round_seconds)
            here = dict(rooms())
            try:
                if not self._bus.whole or clock() - looked >= self._settings.look_seconds:
                    looked = clock()
                    await self._look(here)
                for table_id in await self._leases.take_over(MOST_TAKEN_OVER):
                    await open_room(table_id)
                failing = False
            except StoreFailed as error:
                if not failing:
                    LOGGER.warning("the tables cannot be looked up: %s", error)
                failing = True
            except Exception:
                # Tables whose processes died are taken over for as long as this one lives.
                LOGGER.exception("the tables cannot be looked up")
            for number, (_, room) in enumerate(tuple(rooms())):
                room.wake()
                if number % AT_ONCE == AT_ONCE - 1:
                    await asyncio.sleep(0)

    async def _look(self, rooms: dict[str, Tended]) -> None:
        for table_id, seq in (await self._store.lengths(list(rooms))).items():
            rooms[table_id].hear_entry(seq)
