"""Marks in the database which tables of the lobby are alive, for whoever lists them.

Who is at a table is known to the process that they came through, so each marks its own, again and
again. A process that dies marks nothing more, and what it left is soon quiet.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from openhearts.server.moments import Moments
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.gathered import Gathered
from openhearts.server.storage.periodic import Periodic
from openhearts.table.referee import Referee
from openhearts.table.settings import Access


class Marked(Protocol):
    """A room that may be of the lobby."""

    @property
    def referee(self) -> Referee:
        """How the match stands."""

    @property
    def last_at(self) -> int:
        """When the last entry was made."""

    @property
    def in_use(self) -> bool:
        """Whether somebody is here."""


class LobbyMarks:
    """Marks the tables that this process serves."""

    def __init__(self, gathered: Gathered, moments: Moments, settings: ServerSettings) -> None:
        """Mark them there, with these moments."""
        self._gathered = gathered
        self._moments = moments
        self._settings = settings
        self._rounds: Periodic | None = None

    def start(self, rooms: Callable[[], Collection[tuple[str, Marked]]]) -> None:
        """Begin; ``rooms`` are those in memory, by their tables' names."""
        self._rounds = Periodic(
            lambda: self._mark(rooms),
            self._settings.mark_seconds,
            failure="the lobby cannot be written",
        )
        self._rounds.start()

    async def stop(self) -> None:
        """Mark nothing more."""
        if self._rounds is not None:
            await self._rounds.stop()

    async def _mark(self, rooms: Callable[[], Collection[tuple[str, Marked]]]) -> None:
        now = self._moments.now()
        await self._gathered.mark_seen(
            {
                table_id: now if room.in_use else room.last_at
                for table_id, room in rooms()
                if room.referee.settings.access is Access.LOBBY and not room.referee.over
            }
        )
