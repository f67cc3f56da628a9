"""What time brings about at one table: done when it is due, by whoever may act for the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from openhearts.rules.actions import CHANCE
from openhearts.server.ending import end
from openhearts.server.live.acting_house import ActingHouse
from openhearts.server.live.alarm import Alarm
from openhearts.server.live.attendance import Attendance
from openhearts.server.live.program_turns import ProgramTurns
from openhearts.server.live.seat_keys import SeatKeys
from openhearts.server.live.surroundings import Surroundings
from openhearts.server.live.table_log import Submit, TableLog
from openhearts.server.storage.store import StoreFailed
from openhearts.table.due import Due, next_due
from openhearts.table.leading import lead_due
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import RestartClocks
from openhearts.table.steps import Step

OTHERS_MAY_MS = 1000.0
"""After so long it is looked whether the process that acts for the table has done it."""


class Deadlines:
    """The alarm of a table."""

    __slots__ = (
        "_alarm", "_attendance", "_enter", "_house", "_keys", "_log", "_moments", "_programs",
        "_retry_ms", "_ringing", "_start_grace_ms",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 - what it works with
        self,
        log: TableLog,
        keys: SeatKeys,
        attendance: Attendance,
        around: Surroundings,
        *,
        house: ActingHouse,
        enter: Callable[[Submit], Awaitable[None]],
    ) -> None:
        """Look at this table and at who is there; ``enter`` makes an entry of its log."""
        self._log = log
        self._keys = keys
        self._attendance = attendance
        self._house = house
        self._moments = around.moments
        self._enter = enter
        self._retry_ms = 1000 * around.settings.store_retry_seconds
        self._start_grace_ms = round(1000 * around.settings.start_grace_seconds)
        self._programs = ProgramTurns()
        self._alarm = Alarm(self._ring)
        self._ringing: asyncio.Task[None] | None = None

    def _next(self) -> Due | None:
        referee = self._log.referee
        keys, now = self._keys.of(referee), self._moments.now()
        here, gone = self._attendance.here(keys), self._attendance.gone(keys, now)
        asked = self._programs.since(referee, now)
        found = [
            self._with_grace(next_due(referee, here=here, gone=gone, asked=asked, now=now)),
            lead_due(referee, here=here, gone=gone, last_at=self._log.last_at, now=now),
        ]
        return min(filter(None, found), key=lambda due: due.at, default=None)

    def _with_grace(self, due: Due | None) -> Due | None:
        """Give whoever found no server a while ago time to come again, where days count."""
        began = self._moments.began
        if due is None or due.at < began or not self._log.referee.settings.by_correspondence:
            return due
        return due._replace(at=max(due.at, began + self._start_grace_ms))

    def set_alarm(self, *, at_least: float = 0) -> None:
        """Have what is due next done when it is due."""
        due = self._next()
        if due is None:
            self._alarm.take_back()
        else:
            self._alarm.set_in(max(due.at - self._moments.now(), at_least))

    def forget(self) -> None:
        """Do nothing later."""
        self._alarm.take_back()

    async def close(self) -> None:
        """Do nothing more, now or later."""
        self.forget()
        await end(self._ringing)

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self.do_what_is_due())

    def _still_due(self, now: Referee) -> tuple[Referee, Step] | None:
        """Make the entry that is due, unless somebody acted, or time was given, meanwhile."""
        due = self._next()
        if due is None or due.at > self._moments.now():
            return None
        # What fell due while no server ran, or could store, is given again: nobody could act then.
        log = self._log
        stood_still = due.at < self._moments.began or log.failed_at > log.last_at
        entry = RestartClocks() if stood_still and now.clocks is not None else due.entry
        return now.submit_about_seats(CHANCE, entry, at=self._moments.now())

    async def do_what_is_due(self) -> None:
        """Do what is due by now, and set the alarm for what is due later."""
        pause = 0.0
        due = self._next()
        if due is not None and due.at <= self._moments.now():
            try:
                if await self._house.may_act():
                    await self._enter(self._still_due)
                else:
                    pause = OTHERS_MAY_MS  # Another process does it, unless it dies.
            except NotAllowed:
                pass  # Somebody else was faster, or came back.
            except StoreFailed:
                pause = self._retry_ms
        self.set_alarm(at_least=pause)
