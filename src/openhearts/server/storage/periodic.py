"""Work that is done again and again, and is not broken off in the middle when the server stops.

A task that is cancelled in a transaction leaves its connection in whatever state it is, and a
database that lets one write at a time locked.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from openhearts.server.ending import end
from openhearts.server.storage.appending import StoreFailed

LOGGER = logging.getLogger("openhearts.server")
LAST_SECONDS: Final = 5.0
"""How long the last round may take after the server was told to stop."""


class Periodic:
    """Does something every so many seconds."""

    def __init__(self, do: Callable[[], Awaitable[None]], seconds: float, *, failure: str) -> None:
        """Do this; ``failure`` is logged, once, when the store fails at it."""
        self._do = do
        self._seconds = seconds
        self._failure = failure
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def stopping(self) -> bool:
        """Whether it has been told to stop."""
        return self._stopping.is_set()

    def start(self) -> None:
        """Begin with the first round."""
        self._task = asyncio.create_task(self._keep_on())

    async def stop(self) -> None:
        """Let the present round end, and begin no other."""
        self._stopping.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=LAST_SECONDS)
            await end(self._task)

    async def _keep_on(self) -> None:
        failing = False
        while not self.stopping:
            try:
                await self._do()
                failing = False
            except StoreFailed as error:
                if not failing:
                    LOGGER.warning("%s: %s", self._failure, error)
                failing = True
            except Exception:
                # A fault in one round is no reason to leave the next ones out for good.
                LOGGER.exception("%s", self._failure)
            try:
                async with asyncio.timeout(self._seconds):
                    await self._stopping.wait()
            except TimeoutError:
                continue
