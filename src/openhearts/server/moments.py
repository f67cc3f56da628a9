"""What time it is, for the log: milliseconds since 1970 that never jump while the server runs."""

from __future__ import annotations

import secrets
import time


class Moments:
    """Reads the machine's clock once and counts on from there.

    So a clock that is set while the server runs takes nobody's time away and gives nobody more.
    """

    def __init__(self) -> None:
        """Read the clock."""
        self.process = secrets.token_hex(8)
        """A name for this run of the server, among others over one database."""
        self._offset = time.time_ns() // 1_000_000 - self._counted()
        self.began = self.now()
        """When this run of the server began."""

    def now(self) -> int:
        """Return the present moment."""
        return self._offset + self._counted()

    @staticmethod
    def _counted() -> int:
        return time.monotonic_ns() // 1_000_000
