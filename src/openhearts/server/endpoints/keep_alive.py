"""Finding out which clients are gone without a word."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Protocol

LOGGER = logging.getLogger("openhearts.server")
EVERY_SECONDS = 15.0
AT_ONCE = 50
"""So many are looked at before others have their turn: of thousands, all may have been silent."""
BETWEEN_SECONDS = 0.01


class Asked(Protocol):
    """A connection whose other side is asked whether it is there."""

    def keep_alive(self) -> bool:
        """Ask, if it was silent since the last time; tell whether it was asked."""


async def keep_alive(connections: Callable[[], Iterable[Asked]]) -> None:
    """Look after these connections until cancelled."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        asked = 0
        for connection in tuple(connections()):
            try:
                asked += connection.keep_alive()
            except Exception:
                # One that cannot be asked does not keep the others from being asked.
                LOGGER.exception("a client could not be asked whether it is there")
            if asked >= AT_ONCE:
                asked = 0
                await asyncio.sleep(BETWEEN_SECONDS)
