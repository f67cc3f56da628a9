"""One WebSocket at one table: every request is answered, nothing waits for a slow client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import Any

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from openhearts.protocol.live import SeatLost
from openhearts.protocol.messages import (
    PROTOCOL_VERSION,
    AnyClientMessage,
    AskHint,
    Done,
    EndHand,
    Hints,
    Join,
    Moon,
    Pass,
    Play,
    RefusalCode,
    Refused,
    Say,
    TakeBack,
    Watch,
    Welcome,
)
from openhearts.protocol.wordings import wire_wording
from openhearts.rules.errors import IllegalAction
from openhearts.rules.facts import Seat
from openhearts.server.answers import not_allowed
from openhearts.server.asking import seat_entry_of
from openhearts.server.attendance import Place
from openhearts.server.encoding import encode
from openhearts.server.flood import TokenBucket
from openhearts.server.gate import Refusal, action_of, read_message, refusal, request_number
from openhearts.server.hinting import wire_hints
from openhearts.server.metrics import ANSWER_SECONDS, REFUSALS
from openhearts.server.outbox import Outbox
from openhearts.server.rooms import Room, Rooms
from openhearts.server.settings import ServerSettings
from openhearts.server.store import StoreFailed
from openhearts.table.refusals import NotAllowed, StaleDecision
from openhearts.table.steps import Step

LOGGER = logging.getLogger("openhearts.server")

NORMAL = 1000
POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011
TRY_AGAIN_LATER = 1013
CLOSING_SECONDS = 1.0
COST_OF_JOINING_AGAIN = 20
"""How many other requests it weighs as, because its answer can be long."""
MOST_HINTS_AT_ONCE = 4
"""Hints that one socket may wait for at one time."""


class TableSocket:
    """Reads requests, answers them, and sends what the table tells, each at its own pace."""

    def __init__(
        self, websocket: WebSocket, table_id: str, rooms: Rooms, settings: ServerSettings
    ) -> None:
        """Serve an accepted socket."""
        self._websocket = websocket
        self._table_id = table_id
        self._rooms = rooms
        self._settings = settings
        self._room: Room | None = None
        self._place: Place | None = None
        self._ended = False
        self._outbox = Outbox(settings.outbox_size)
        self._closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._bucket = TokenBucket(settings.flood_burst, settings.flood_rate)
        self._talk = TokenBucket(settings.talk_burst, settings.talk_rate)
        self._patience = settings.flood_patience
        self._hinting: set[asyncio.Task[None]] = set()

    def tell(self, message: bytes | None) -> None:
        """Put a message into the outbox; a client that lets it fill up is dropped."""
        if not self._outbox.put(message):
            self._close(TRY_AGAIN_LATER)

    async def serve(self) -> None:
        """Serve until either side closes."""
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        deadline = asyncio.get_running_loop().call_later(
            self._settings.join_seconds, self._close_unless_joined
        )
        ends: set[asyncio.Future[Any]] = {reader, writer, self._closing}
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._ended = True
            deadline.cancel()
            if self._room is not None:
                self._room.leave(self)
            tasks = (reader, writer, *self._hinting)
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                LOGGER.error("table %s: a socket failed: %r", self._table_id, outcome)
        code = self._closing.result() if self._closing.done() else INTERNAL_ERROR
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._websocket.close(code)

    def _close(self, code: int) -> None:
        if not self._closing.done():
            self._closing.set_result(code)

    def _close_unless_joined(self) -> None:
        if self._room is None:
            self._close(POLICY_VIOLATION)

    def lose_seat(self) -> None:
        """Say that the seat is theirs no more, and close."""
        self._place = None
        self.tell(encode(SeatLost()))
        # The writer closes once it comes to this.
        self.tell(None)

    async def _write(self) -> None:
        while await self._send(await self._outbox.take()):
            pass

    async def _send(self, messages: list[bytes | None]) -> bool:
        """Send messages; false after the last that is ever sent.

        Nothing that was sent is kept: a client may be quiet for long, and there are many.
        """
        for message in messages:
            if message is None:
                self._close(NORMAL)
                return False
            await self._websocket.send_text(message.decode())
        return True

    async def _read(self) -> None:
        while True:
            frame = await self._websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            # A request that is being stored is finished even if its socket closes meanwhile.
            await asyncio.shield(self._answer(frame))

    async def _answer(self, frame: Message) -> None:
        text = frame.get("text")
        data = text.encode() if isinstance(text, str) else None
        number = None if data is None else request_number(data)
        with ANSWER_SECONDS.time(), self._refusing(number):
            self._limit(number, 1)
            if data is None:
                raise refusal(RefusalCode.MALFORMED, "Messages are UTF-8 text.")
            await self._obey(read_message(data))

    @contextlib.contextmanager
    def _refusing(self, number: int | None) -> Iterator[None]:
        """Answer a request that fails with the refusal that says why."""
        try:
            yield
        except Refusal as refused:
            self._tell_refused(refused.refused)
        except StaleDecision as error:
            self._refuse(number, RefusalCode.STALE_DECISION, str(error))
        except IllegalAction as error:
            self._tell_refused(_against_the_rules(number, error))
        except NotAllowed as error:
            self._tell_refused(not_allowed(number, error))
        except StoreFailed:
            self._refuse(
                number,
                RefusalCode.STORE_FAILED,
                "The server cannot reach its store, so nothing has changed. Try again.",
            )

    def _limit(self, number: int | None, cost: int) -> None:
        if self._bucket.take(cost):
            return
        self._patience -= 1
        if self._patience < 0:
            self._close(POLICY_VIOLATION)
        raise refusal(
            RefusalCode.TOO_MANY_REQUESTS, "Too many requests; wait a second.", request=number
        )

    async def _obey(self, message: AnyClientMessage) -> None:
        match message:
            case Join() | Watch():
                await self._join(message)
            case AskHint():
                self._start_hinting(message)
            case Say():
                self._say(message)
            case Pass() | Play() | Moon() | TakeBack() | EndHand():
                await self._act(message)
            case _:
                room, seat = self._seated(message.request)
                await room.about_seats(
                    seat, seat_entry_of(message), acknowledge=self._done(message.request)
                )

    async def _join(self, message: Join | Watch) -> None:
        if self._room is not None:
            self._limit(message.request, COST_OF_JOINING_AGAIN)
        room = await self._rooms.open(self._table_id)
        if room is None:
            raise refusal(
                RefusalCode.UNKNOWN_TABLE, "There is no such table.", request=message.request
            )
        if isinstance(message, Join):
            key, after = room.key_of(message.token), message.after
            if key is None:
                raise refusal(
                    RefusalCode.WRONG_TOKEN,
                    "This is not the key of a seat.",
                    request=message.request,
                )
            place = Place(key)
        else:
            room.check_watching()
            place, after = Place(None, message.seat), None
        eyes = room.eyes_of(place)
        if self._ended or eyes is None:
            return
        # Placed first, so that the state that is told counts this socket.
        self._place, self._room = place, room
        await room.enter(
            self,
            place,
            lambda: encode(
                Welcome(
                    request=message.request,
                    version=PROTOCOL_VERSION,
                    table=room.table_info(eyes),
                    missed=[] if after is None else room.missed(eyes, after),
                    now=room.now(eyes),
                    state=room.state(place),
                )
            ),
        )

    def _seated(self, number: int) -> tuple[Room, Seat]:
        if self._room is None or self._place is None:
            raise refusal(RefusalCode.NOT_JOINED, "Join first.", request=number)
        seat = None if self._place.key is None else self._room.seat_of(self._place.key)
        if seat is None:
            raise refusal(RefusalCode.NOT_SEATED, "You have no seat at this table.", request=number)
        return self._room, seat

    def _done(self, number: int) -> Callable[[Step], None]:
        return lambda step: self.tell(encode(Done(number, step.seq)))

    async def _act(self, message: Pass | Play | Moon | TakeBack | EndHand) -> None:
        room, seat = self._seated(message.request)
        acknowledge = self._done(message.request)
        match message:
            case TakeBack(to=to):
                await room.take_back(seat, to=to, acknowledge=acknowledge)
            case EndHand(hand=hand):
                await room.end_hand(seat, hand=hand, acknowledge=acknowledge)
            case _:
                await room.submit(
                    seat, action_of(message), decision=message.decision, acknowledge=acknowledge
                )

    def _say(self, message: Say) -> None:
        room, seat = self._seated(message.request)
        if not self._talk.take():
            raise refusal(
                RefusalCode.TOO_MANY_REQUESTS,
                "You talk too fast; wait a few seconds.",
                request=message.request,
            )
        room.say(seat, phrase=message.phrase, text=message.text)
        self.tell(encode(Done(message.request, room.referee.seq)))

    def _start_hinting(self, message: AskHint) -> None:
        """Work on a hint while other requests are answered."""
        room, seat = self._seated(message.request)
        if len(self._hinting) >= MOST_HINTS_AT_ONCE:
            raise refusal(
                RefusalCode.TOO_MANY_REQUESTS,
                "A hint is being worked out already.",
                request=message.request,
            )

        async def hint() -> None:
            with self._refusing(message.request):
                found = await room.hints(seat, decision=message.decision, shown=message.shown)
                self.tell(encode(Hints(message.request, message.decision, wire_hints(found))))

        task = asyncio.create_task(hint())
        self._hinting.add(task)
        task.add_done_callback(self._hinting.discard)

    def _refuse(self, number: int | None, code: RefusalCode, message: str) -> None:
        self._tell_refused(Refused(request=number, code=code, message=message))

    def _tell_refused(self, refused: Refused) -> None:
        REFUSALS.labels(refused.code.value).inc()
        self.tell(encode(refused))


def _against_the_rules(number: int | None, error: IllegalAction) -> Refused:
    return Refused(
        request=number,
        code=RefusalCode.AGAINST_THE_RULES,
        message=str(error),
        reason=error.reason.value,
        said=wire_wording(error.said),
    )
