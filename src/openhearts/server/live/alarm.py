"""One thing that is to happen later, on the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

LONGEST_SECONDS: Final = 3600.0
"""A later alarm rings then and is set again: what an event loop counts is not made for days."""


class Alarm:
    """Rings once, unless it is set anew or taken back before."""

    def __init__(self, ring: Callable[[], None]) -> None:
        """Do this when it rings."""
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    def set_in(self, milliseconds: float) -> None:
        """Ring after so long, and not when it would have rung before."""
        self.take_back()
        seconds = min(max(milliseconds / 1000, 0), LONGEST_SECONDS)
        self._handle = asyncio.get_running_loop().call_later(seconds, self._ring)

    def take_back(self) -> None:
        """Do not ring."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
