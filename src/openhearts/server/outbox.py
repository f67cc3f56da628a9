"""What waits to be sent to one client: a list, for thousands of them are empty most of the time."""

from __future__ import annotations

import asyncio


class Outbox:
    """Messages in order, for one task that sends them."""

    __slots__ = ("_most", "_waiting", "_waker")

    def __init__(self, most: int) -> None:
        """Begin empty; hold so many messages at most."""
        self._most = most
        self._waiting: list[bytes | None] = []
        self._waker: asyncio.Future[None] | None = None

    def put(self, message: bytes | None) -> bool:
        """Add a message; false if there is no room for it."""
        if len(self._waiting) >= self._most:
            return False
        self._waiting.append(message)
        if self._waker is not None and not self._waker.done():
            self._waker.set_result(None)
        return True

    async def take(self) -> list[bytes | None]:
        """Return all messages that wait, once there are any; none of them waits any more."""
        if not self._waiting:
            self._waker = asyncio.get_running_loop().create_future()
            try:
                await self._waker
            finally:
                self._waker = None
        taken, self._waiting = self._waiting, []
        return taken
