"""The sweep: what time brings about at tables where nobody is, done by the server itself.

At a match by correspondence nobody stays, so no room is in memory that an alarm could ring in.
Every few seconds, and as soon as it starts, a process asks the database which deadlines have passed
and opens those tables. Among several processes the one that holds a table's lease does.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from openhearts.server.moments import Moments
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.due_tables import DueTable, DueTables
from openhearts.server.storage.leases import Leases
from openhearts.server.storage.periodic import Periodic
from openhearts.server.storage.store import StoreFailed

LOGGER = logging.getLogger("openhearts.server")
MOST_AT_ONCE: Final = 100
"""Tables looked at in one sweep: each is folded from its log."""
UNREADABLE_MS: Final = 3_600_000
"""When a table that cannot be read is tried again: it must not stand in the way of the others."""


class Swept(Protocol):
    """A room that is looked after though nobody is there."""

    async def tend(self) -> None:
        """Do what is due by now."""

    @property
    def look_again_at(self) -> int | None:
        """When the table has to be looked at again."""


class Sweep:
    """Opens the tables whose deadlines have passed."""

    def __init__(
        self, due: DueTables, leases: Leases, moments: Moments, settings: ServerSettings
    ) -> None:
        """Look into these, and act for the tables whose leases this process holds."""
        self._due = due
        self._leases = leases
        self._moments = moments
        self._settings = settings
        self._rounds: Periodic | None = None
        self._after: DueTable | None = None

    def start(self, open_room: Callable[[str], Awaitable[Swept | None]]) -> None:
        """Begin; ``open_room`` brings a table into memory."""
        self._rounds = Periodic(
            lambda: self._go_round(open_room),
            self._settings.sweep_seconds,
            failure="what is due cannot be looked up",
        )
        self._rounds.start()

    async def stop(self) -> None:
        """Look no more."""
        if self._rounds is not None:
            await self._rounds.stop()

    async def _go_round(self, open_room: Callable[[str], Awaitable[Swept | None]]) -> None:
        passed = await self._due.passed(self._moments.now(), MOST_AT_ONCE, self._after)
        # The next round goes on from there: tables for which other processes act, or whose
        # deadlines stay, must not stand in the way of those behind them.
        self._after = passed[-1] if len(passed) == MOST_AT_ONCE else None
        for due in passed:
            if self._rounds is None or self._rounds.stopping:
                return
            if await self._leases.hold(due.table_id):
                await self._look(due, open_room)

    async def _look(
        self, due: DueTable, open_room: Callable[[str], Awaitable[Swept | None]]
    ) -> None:
        try:
            room = await open_room(due.table_id)
        except StoreFailed as error:
            # If it is not this table but the database, this fails as well.
            later = self._moments.now() + UNREADABLE_MS
            await self._due.correct(due, later)
            LOGGER.warning("table %s: what is due there waits: %s", due.table_id, error)
            return
        if room is None:
            await self._due.correct(due, None)
            return
        await room.tend()
        # An entry brings its own deadline with it. Without one this one stays as long as a
        # computer player thinks, and is put right where nothing was due.
        again = room.look_again_at
        if again != due.at:
            await self._due.correct(due, again)
