"""A line between clients and a server that loses, delays, doubles and reorders what it carries."""

import asyncio
import random
from collections import Counter
from contextlib import asynccontextmanager, suppress

from websockets.asyncio.client import connect
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.live import SUBPROTOCOL


class BadLine:
    """Carries messages of WebSockets, each of them perhaps badly."""

    def __init__(self, port, seed, *, cut=0.01, delay=0.1, double=0.1, reorder=0.1, stall=0.01):
        self.target = port
        self.port = None
        self.done = Counter()
        self._rng = random.Random(seed)
        self._cut, self._delay, self._double = cut, delay, double
        self._reorder, self._stall = reorder, stall

    @asynccontextmanager
    async def open(self):
        async with serve(
            self._carry, "127.0.0.1", 0, subprotocols=[SUBPROTOCOL], max_size=None
        ) as server:
            self.port = server.sockets[0].getsockname()[1]
            yield self

    async def _carry(self, near):
        try:
            async with connect(
                f"ws://127.0.0.1:{self.target}{near.request.path}",
                subprotocols=[SUBPROTOCOL],
                proxy=None,
                max_size=None,
                close_timeout=0.1,
            ) as far:
                ways = [
                    asyncio.create_task(self._one_way(near, far)),
                    asyncio.create_task(self._one_way(far, near)),
                ]
                _, pending = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in pending:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
                # Gone without a word, as a line is that is cut.
                near.transport.abort()
                far.transport.abort()
        except (OSError, InvalidHandshake):
            near.transport.abort()

    async def _one_way(self, source, target):
        held = None
        with suppress(ConnectionClosed):
            while True:
                message = await self._next(source, held)
                if message is None:
                    message, held = held, None
                elif held is None and self._happens("reorder", self._reorder):
                    held = message
                    continue
                if self._happens("cut", self._cut):
                    return
                if self._happens("delay", self._delay):
                    await asyncio.sleep(self._rng.uniform(0, 0.03))
                if self._happens("stall", self._stall):
                    await asyncio.sleep(0.5)
                for _ in range(2 if self._happens("double", self._double) else 1):
                    await target.send(message)
                if held is not None:
                    await target.send(held)
                    held = None

    async def _next(self, source, held):
        """The next message; ``None`` if it does not come while another is held back."""
        if held is None:
            return await source.recv()
        try:
            async with asyncio.timeout(0.05):
                return await source.recv()
        except TimeoutError:
            return None

    def _happens(self, what, share):
        happens = self._rng.random() < share
        self.done[what] += happens
        return happens
