"""The house of one table at work: chance and computer players act until a person must."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from openhearts.rules.actions import CHANCE
from openhearts.server.ending import end
from openhearts.server.live.surroundings import Surroundings
from openhearts.server.live.table_log import LONGEST_RETRY_SECONDS, TableLog
from openhearts.server.live.thinking import in_own_thread
from openhearts.server.storage.store import StoreFailed
from openhearts.table.house import AutomaticAction, fallback_action
from openhearts.table.referee import Referee
from openhearts.table.steps import Step

LOGGER = logging.getLogger("openhearts.server")


class ActingHouse:
    """Lets the house of a table act, one action after another, where this process may."""

    __slots__ = ("_around", "_house", "_log", "_work")

    def __init__(self, log: TableLog, around: Surroundings) -> None:
        """Act at the table of this log."""
        self._log = log
        self._around = around
        self._house = around.house_maker(log.referee)
        self._work: asyncio.Task[None] | None = None

    @property
    def acting(self) -> bool:
        """Whether it is at work."""
        return self._work is not None and not self._work.done()

    async def may_act(self) -> bool:
        """Tell whether the house acts in this process; where nobody can tell it does.

        Raises:
            StoreFailed: the database cannot be reached.
        """
        return not self._around.bus.whole or await self._around.leases.hold(self._log.table_id)

    def change_seats(self) -> None:
        """Have other computer players act from now on, as the table says by now."""
        self._house = self._around.house_maker(self._log.referee)

    def wake(self, awaited: Callable[[], bool]) -> None:
        """Act until a person must; where nothing can be stored, as long as somebody waits."""
        if self._log.referee.automatic_seat is not None and not self.acting:
            self._work = asyncio.create_task(self._act(awaited))

    async def close(self) -> None:
        """Stop acting."""
        await end(self._work)

    async def _act(self, awaited: Callable[[], bool]) -> None:
        pause = self._around.settings.store_retry_seconds
        while True:
            try:
                if not await self.may_act():
                    return
                before = self._log.referee
                automatic = await self._next_action(before)
                if automatic is None:
                    return
                await self._enter(before, automatic)
                pause = self._around.settings.store_retry_seconds
            except StoreFailed:
                if not awaited():
                    return
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_RETRY_SECONDS)

    async def _enter(self, before: Referee, automatic: AutomaticAction) -> None:
        def submit(now: Referee) -> tuple[Referee, Step] | None:
            if now is not before:
                return None
            return now.act(automatic.seat, automatic.action, at=self._around.moments.now())

        await self._log.enter(submit)

    async def _next_action(self, referee: Referee) -> AutomaticAction | None:
        seat = referee.automatic_seat
        if seat is None or seat == CHANCE:
            return self._house.next_automatic_action(referee)
        seconds = self._around.settings.thinking_seconds
        try:
            automatic = await in_own_thread(
                lambda: self._house.next_automatic_action(referee), seconds=seconds
            )
        except TimeoutError:
            self._house.dismiss(seat)
            automatic = fallback_action(referee, seat, f"it took longer than {seconds:g} s")
        if automatic is not None and automatic.fault is not None:
            LOGGER.warning(
                "table %s: another player acts for the computer player in seat %d: %s",
                self._log.table_id,
                automatic.seat,
                automatic.fault,
            )
        return automatic
