"""A limit on how fast somebody may ask."""

from __future__ import annotations

import time
from collections.abc import Callable


class TokenBucket:
    """Allows ``burst`` at once and ``rate`` a second in the long run."""

    __slots__ = ("_burst", "_clock", "_filled", "_left", "_rate")

    def __init__(
        self, burst: int, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Start full. The clock tells seconds."""
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._left = float(burst)
        self._filled = clock()

    def take(self, cost: int = 1) -> bool:
        """Take so many, if there are so many left."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < cost:
            return False
        self._left -= cost
        return True
