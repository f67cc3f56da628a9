"""One table's log as this process has it: an entry is stored first, then taken over and told.

A write that fails leaves the table as it was. Entries of other processes are read from the store
and folded on, one after the other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol, TypeAlias

from openhearts.rules.errors import IllegalAction
from openhearts.server.live.surroundings import Surroundings
from openhearts.server.storage.store import SequenceTaken, StoredTable, StoreFailed
from openhearts.table.due import look_again_at
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed, NotAsSealed
from openhearts.table.steps import Step

LOGGER = logging.getLogger("openhearts.server")
LONGEST_RETRY_SECONDS = 10.0

Submit: TypeAlias = Callable[[Referee], tuple[Referee, Step] | None]
"""Makes the next entry of a table that stands so; ``None`` if there is none any more."""
Acknowledge: TypeAlias = Callable[[Step], None]


class Follower(Protocol):
    """Whoever acts on the entries of a table: its room."""

    def entered(self, before: Referee, step: Step) -> None:
        """Hear of an entry that was taken over; before it the table stood so."""

    def caught_up(self) -> None:
        """Hear that nothing more of other processes is known."""

    def awaited(self) -> bool:
        """Tell whether anybody waits for what happens at the table."""


class TableLog:
    """The referee of one table, changed by nobody else."""

    __slots__ = (
        "_bus", "_fails", "_follower", "_heard", "_lock", "_looking", "_moments", "_retry_seconds",
        "_store", "failed_at", "last_at", "referee", "table_id",
    )  # fmt: skip

    def __init__(
        self, table_id: str, stored: StoredTable, around: Surroundings, *, follower: Follower
    ) -> None:
        """Go on from what the store holds, and let the follower hear of each entry."""
        self.table_id = table_id
        self.referee = stored.referee
        """How the table stands."""
        self.last_at = stored.last_at
        """When the last entry was made."""
        self.failed_at = 0
        """When an entry could last not be stored."""
        self._store = around.store
        self._moments = around.moments
        self._bus = around.bus
        self._follower = follower
        self._retry_seconds = around.settings.store_retry_seconds
        self._lock = asyncio.Lock()
        self._fails = False
        self._heard = 0
        self._looking: asyncio.Task[None] | None = None

    async def enter(self, submit: Submit, acknowledge: Acknowledge | None = None) -> None:
        """Make the next entry; ``submit`` is asked again if another came first.

        ``acknowledge`` is called once it is stored, before anybody is told.

        Raises:
            StoreFailed: it could not be stored.
        """
        async with self._lock:
            while (entered := submit(self.referee)) is not None:
                if await self._keep(*entered, acknowledge):
                    break

    async def _keep(self, referee: Referee, step: Step, acknowledge: Acknowledge | None) -> bool:
        """Store a step, then take it over and tell of it; false if another came first."""
        try:
            if referee.settings.by_correspondence:
                again = look_again_at(referee, step.at)
                await self._store.append_until(self.table_id, step, again)
            else:
                await self._store.append(self.table_id, step)
        except SequenceTaken:
            if await self._catch_up() == 0:
                raise StoreFailed(f"table {self.table_id} is gone") from None
            return False
        except StoreFailed as error:
            if not self._fails:
                LOGGER.warning("table %s: an action was not stored: %s", self.table_id, error)
            self._fails = True
            self.failed_at = self._moments.now()
            raise
        self._fails = False
        if acknowledge is not None:
            acknowledge(step)
        self._bus.tell_entry(self.table_id, step.seq)
        self._take_over(referee, step)
        return True

    def _take_over(self, referee: Referee, step: Step) -> None:
        before, self.referee = self.referee, referee
        self.last_at = step.at
        self._follower.entered(before, step)

    async def catch_up(self) -> None:
        """Take over what other processes stored for this table.

        Raises:
            StoreFailed: it could not be read.
        """
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self, *, to: int | None = None) -> int:
        """Take over what other processes stored for this table; return how much it was.

        With ``to`` that is the number of an entry that was heard of, which may be an older one by
        now.
        """
        if to is not None and to <= self.referee.seq:
            return 0
        entries = await self._store.entries_after(self.table_id, self.referee.seq, to=to)
        try:
            for seat, entry, at in entries:
                self._take_over(*self.referee.act(seat, entry, at=at))
        except (IllegalAction, NotAllowed, NotAsSealed) as error:
            raise StoreFailed(f"table {self.table_id} cannot be read: {error}") from error
        self._follower.caught_up()
        return len(entries)

    def hear(self, seq: int) -> None:
        """Hear that the log holds so many entries; look into it if that is more than is known."""
        if seq > max(self.referee.seq, self._heard):
            self._heard = seq
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        pause = self._retry_seconds
        while self._heard > self.referee.seq:
            heard, self._heard = self._heard, 0
            try:
                async with self._lock:
                    await self._catch_up(to=heard)
                pause = self._retry_seconds
            except StoreFailed as error:
                LOGGER.warning("table %s: entries cannot be read: %s", self.table_id, error)
                if not self._follower.awaited():
                    return
                self._heard = max(heard, self._heard)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_RETRY_SECONDS)

    def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
