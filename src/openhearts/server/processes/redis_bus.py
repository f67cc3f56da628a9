"""The bus between processes: Redis publish/subscribe.

There is one channel. What a process has to tell goes out through one task, all that waits in one
message, and each process takes from it what is of the tables it has in memory: reading a message
costs far more than what is in it. What has waited too long is dropped: the log has it. When Redis
goes away the bus is not *whole* and tries to come back; then every room is told to look into the
log, for nobody knows what was missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import msgspec

from openhearts.server.ending import end
from openhearts.server.processes.bus import Lookup

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

LOGGER = logging.getLogger("openhearts.server")
CHANNEL: Final = "openhearts:"
SCHEMES = ("redis://", "rediss://", "unix://")
EXAMPLE = "redis://:PASSWORD@HOST:6379"
MOST_WAITING = 20_000
"""Messages that wait to go out; older ones are dropped."""
MOST_AT_ONCE = 500
SILENCE_SECONDS = 5.0
"""After so long without an answer a connection counts as lost."""
PAUSE_SECONDS = 0.3
"""The first pause before Redis is tried again; it doubles up to three seconds."""
LONGEST_PAUSE_SECONDS = 3.0
ANY_ENTRY: Final = 2**62
"""A number beyond every log: look, for something may have been missed."""


class BusRefused(RuntimeError):
    """A bus that cannot be used; the message says in one line what to do."""


class _Word(msgspec.Struct, frozen=True, array_like=True):
    table_id: str
    seq: int
    """How many entries the log holds; 0 for passing words."""
    words: bytes = b""


class _Message(msgspec.Struct, frozen=True, array_like=True):
    sender: str
    words: list[_Word]


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(_Message)


class RedisBus:
    """The bus of one of several processes."""

    shared = True

    def __init__(self, address: str) -> None:
        """Use the Redis at this address.

        Raises:
            BusRefused: it is no address, or the client's package is not installed.
        """
        self._redis = _client(address)
        self._name = secrets.token_hex(8)
        self._lookup: Lookup = lambda _table_id: None
        self._tables: set[str] = set()
        self._outgoing: deque[_Word] = deque(maxlen=MOST_WAITING)
        self._something = asyncio.Event()
        self._whole = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def whole(self) -> bool:
        """Whether Redis is there."""
        return self._whole

    async def check(self) -> None:
        """Ask Redis whether it is there.

        Raises:
            BusRefused: Redis does not answer, or does not know us.
        """
        from redis.exceptions import RedisError  # noqa: PLC0415 - optional

        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            await self._redis.aclose()
            raise BusRefused(
                f"The bus cannot be reached ({type(error).__name__}): check that Redis runs, and"
                " the address given with --bus."
            ) from error

    async def start(self, lookup: Lookup) -> None:
        """Begin to listen for the rooms that ``lookup`` finds."""
        self._lookup = lookup
        self._tasks = [asyncio.create_task(self._stay_connected())]

    def open(self, table_id: str) -> None:
        """Listen for a table from now on."""
        self._tables.add(table_id)
        # What came between the look into the log and this was not heard.
        hearer = self._lookup(table_id)
        if hearer is not None:
            hearer.hear_entry(ANY_ENTRY)

    def close(self, table_id: str) -> None:
        """Listen for it no more."""
        self._tables.discard(table_id)

    def tell_entry(self, table_id: str, seq: int) -> None:
        """Tell the other processes that a table's log holds so many entries."""
        self._send(_Word(table_id, seq))

    def tell_words(self, table_id: str, words: bytes) -> None:
        """Tell every room of a table these words, in this process and in others."""
        self._send(_Word(table_id, 0, words))
        hearer = self._lookup(table_id)
        if hearer is not None:
            hearer.hear_words(words)

    async def stop(self) -> None:
        """Listen and tell no more."""
        await end(*self._tasks)
        await self._redis.aclose()

    def _send(self, word: _Word) -> None:
        self._outgoing.append(word)
        self._something.set()

    async def _stay_connected(self) -> None:
        from redis.exceptions import RedisError  # noqa: PLC0415 - optional

        pause, told = PAUSE_SECONDS, False
        while True:
            try:
                async with self._redis.pubsub() as listening:
                    await self._greet(listening)
                    if told:
                        LOGGER.warning("the bus is back")
                    pause, told = PAUSE_SECONDS, False
                    await self._work(listening)
            except (RedisError, OSError) as error:
                self._whole = False
                if not told:
                    LOGGER.warning("the bus is gone, tables are looked up: %r", error)
                told = True
            except Exception:
                self._whole = False
                LOGGER.exception("the bus failed, and begins anew")
            # What else is open to Redis was lost as well, and would fail once more.
            with contextlib.suppress(RedisError, OSError):
                await self._redis.connection_pool.disconnect()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    async def _greet(self, listening: PubSub) -> None:
        """Listen, and have each room look for what it missed."""
        await listening.subscribe(CHANNEL)
        self._whole = True
        for table in tuple(self._tables):
            hearer = self._lookup(table)
            if hearer is not None:
                hearer.hear_entry(ANY_ENTRY)

    async def _work(self, listening: PubSub) -> None:
        """Listen and send until one of it fails."""
        working = [asyncio.create_task(work) for work in (self._listen(listening), self._publish())]
        try:
            done, _ = await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._whole = False
            await end(*working)
        for task in done:
            task.result()

    async def _listen(self, listening: PubSub) -> None:
        asked = False
        while True:
            message: dict[str, Any] | None = await listening.get_message(timeout=SILENCE_SECONDS)
            if message is not None:
                asked = False
                if message["type"] == "message":
                    self._hear(message["data"])
            elif asked:
                raise TimeoutError("Redis does not answer")
            else:
                # The answer ends the silence.
                await listening.ping()
                asked = True

    async def _publish(self) -> None:
        while True:
            while self._outgoing:
                together = list(islice(self._outgoing, MOST_AT_ONCE))
                message = _ENCODER.encode(_Message(self._name, together))
                await self._redis.publish(CHANNEL, message)
                # Only now: what failed is told again when Redis is back.
                for told in together:
                    if self._outgoing and self._outgoing[0] is told:
                        self._outgoing.popleft()
            self._something.clear()
            await self._something.wait()

    def _hear(self, data: bytes) -> None:
        with contextlib.suppress(msgspec.MsgspecError):
            message = _DECODER.decode(data)
            if message.sender == self._name:
                return
            for word in message.words:
                hearer = self._lookup(word.table_id) if word.table_id in self._tables else None
                if hearer is None:
                    continue
                if word.seq:
                    hearer.hear_entry(word.seq)
                else:
                    hearer.hear_words(word.words)


def _client(address: str) -> Redis:
    if not address.startswith(SCHEMES):
        raise BusRefused(f"--bus takes an address like {EXAMPLE}.")
    try:
        from redis.asyncio import Redis  # noqa: PLC0415 - optional
        from redis.asyncio.retry import Retry  # noqa: PLC0415 - optional
        from redis.backoff import NoBackoff  # noqa: PLC0415 - optional
    except ModuleNotFoundError as error:
        raise BusRefused(
            "Redis needs a package that is not installed: pip install 'openhearts[many]'."
        ) from error
    try:
        return Redis.from_url(
            address,
            socket_connect_timeout=SILENCE_SECONDS,
            socket_timeout=SILENCE_SECONDS,
            # A connection that was lost is known here: something may have been missed.
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError as error:
        raise BusRefused(f"--bus takes an address like {EXAMPLE}.") from error
