"""A person whose line and whose server fail, and who goes on until the cards are played.

As the web client does: after every break it joins again with the last number it knows, what was
not acknowledged is asked again under the same decision, and what comes twice or out of order is
put right by its number.
"""

import asyncio
import json
import random
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from server.live import SUBPROTOCOL
from server.random_messages import Known

BROKEN = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
PATIENCE = 2.0
"""Seconds after which something is asked again."""


@dataclass
class Stubborn:
    """Plays one seat through everything."""

    port_of: object
    """Called for the port to connect to, which changes when the server is another one."""
    table_id: str
    token: str
    seed: int
    frames: list = field(default_factory=list)
    acknowledged: dict = field(default_factory=dict)
    """By sequence number: what was said to be stored there."""
    known: int = 0
    breaks: int = 0
    refused: list = field(default_factory=list)

    def __post_init__(self):
        self.rng = random.Random(self.seed)
        self.told = Known(self.token)

    @property
    def over(self):
        return self.told.view.get("phase") == "OVER"

    async def play(self):
        """Act until the match is over, however often the line breaks."""
        while not self.over:
            with suppress(*BROKEN):
                async with self._connected():
                    await self._join()
                    while not self.over:
                        await self._act()
            self.breaks += 1
            await asyncio.sleep(0.05)

    async def ask(self, message):
        """Ask for something until there is an answer, however often the line breaks."""
        while True:
            with suppress(*BROKEN):
                async with self._connected():
                    await self._join()
                    return await self._ask(message)
            await asyncio.sleep(0.05)

    @asynccontextmanager
    async def _connected(self):
        async with connect(
            f"ws://127.0.0.1:{self.port_of()}/api/tables/{self.table_id}/socket",
            subprotocols=[SUBPROTOCOL],
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=0.1,
        ) as self.socket:
            yield

    async def _join(self):
        await self._ask({"type": "join", "token": self.token, "after": self.known})

    async def _act(self):
        message = self.told.lawful(self.rng)
        if message is None:
            with suppress(TimeoutError):
                await self._receive(PATIENCE)
                return
            # Nothing was told for long: perhaps it was lost on the way.
            await self._join()
            return
        answer = await self._ask(message)
        if answer["type"] == "done":
            stored = self.acknowledged.setdefault(answer["seq"], (self.told.view["seat"], message))
            assert stored[1] == message, f"{answer} was said of {stored} and of {message}"
            while self.known < answer["seq"]:
                await self._receive(PATIENCE)
        else:
            self.refused.append(answer["code"])
            await asyncio.sleep(0.02)
            await self._join()

    async def _ask(self, message):
        """Ask until there is an answer."""
        number = self.rng.randrange(2**31)
        text = json.dumps(message | {"request": number})
        while True:
            await self.socket.send(text)
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    while True:
                        answer = await self._receive(PATIENCE)
                        if answer.get("request") == number:
                            return answer

    async def _receive(self, seconds):
        async with asyncio.timeout(seconds):
            frame = await self.socket.recv()
        self.frames.append(frame)
        message = json.loads(frame)
        match message["type"]:
            case "welcome" if message["now"]["seq"] >= self.known:
                for one in message["missed"]:
                    assert one["seq"] <= message["now"]["seq"]
                self._take(message["now"])
            case "update" if message["seq"] == self.known + 1:
                self._take(message)
            case "update" if message["seq"] > self.known + 1:
                # Something before it is missing.
                await self.socket.send(
                    json.dumps(
                        {"type": "join", "token": self.token, "after": self.known, "request": 0}
                    )
                )
        return message

    def _take(self, update):
        self.known = update["seq"]
        self.told.update = update
