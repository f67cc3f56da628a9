"""One WebSocket at one table: every request is answered, nothing waits for a slow client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator, MutableSet

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
from openhearts.server.encoding import encode
from openhearts.server.endpoints.answers import not_allowed
from openhearts.server.endpoints.connection import INTERNAL_ERROR, Connection
from openhearts.server.endpoints.taking_over import POLICY_VIOLATION
from openhearts.server.flood import TokenBucket
from openhearts.server.gate import Refusal, action_of, read_message, refusal, request_number
from openhearts.server.live.asking import seat_entry_of
from openhearts.server.live.attendance import Place
from openhearts.server.live.hinting import wire_hints
from openhearts.server.live.room import Room
from openhearts.server.live.rooms import Rooms
from openhearts.server.metrics import ANSWER_SECONDS, REFUSALS
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.store import StoreFailed
from openhearts.table.refusals import NotAllowed, StaleDecision
from openhearts.table.settings import SettingsError
from openhearts.table.steps import Step

LOGGER = logging.getLogger("openhearts.server")

NORMAL = 1000
TRY_AGAIN_LATER = 1013
COST_OF_JOINING_AGAIN = 20
"""How many other requests it weighs as, because its answer can be long."""
MOST_WAITING = 8
"""Requests of one socket that wait for their answers before nothing more is read from it."""
MOST_HINTS_AT_ONCE = 4
"""Hints that one socket may wait for at one time."""


class TableSocket:
    """Reads requests, answers them one after the other, and sends what the table tells."""

    __slots__ = (
        "_bucket", "_connection", "_deadline", "_ended", "_hinting", "_over", "_patience", "_place",
        "_requests", "_room", "_rooms", "_settings", "_table_id", "_work", "_works",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 - what it works with
        self,
        connection: Connection,
        table_id: str,
        rooms: Rooms,
        settings: ServerSettings,
        *,
        over: Callable[[], None],
        works: MutableSet[asyncio.Task[None]],
    ) -> None:
        """Serve an accepted socket until either side closes it; ``over`` is called then.

        ``works`` are what the server waits for before it stops.
        """
        self._connection = connection
        self._table_id = table_id
        self._rooms = rooms
        self._settings = settings
        self._over = over
        self._works = works
        self._room: Room | None = None
        self._place: Place | None = None
        self._ended = False
        self._bucket = TokenBucket(settings.flood_burst, settings.flood_rate)
        self._patience = settings.flood_patience
        self._requests: list[bytes | None] = []
        self._work: asyncio.Task[None] | None = None
        self._hinting: set[asyncio.Task[None]] | None = None
        self._deadline: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            settings.join_seconds, self._close_unless_joined
        )
        connection.serve(self)

    def tell(self, message: bytes) -> None:
        """Send a message; a client that lets too many wait is dropped."""
        if not self._connection.send(message):
            self._close(TRY_AGAIN_LATER)

    def tell_with_next(self, message: bytes) -> None:
        """Send a message together with the next one, which is told at once."""
        if not self._connection.send_with_next(message):
            self._close(TRY_AGAIN_LATER)

    def gone(self) -> None:
        """Take that the connection is over."""
        self._end()
        self._over()

    def _close(self, code: int) -> None:
        self._connection.close(code)
        self._end()

    def _end(self) -> None:
        """Have no part in the table any more; a request that is being stored is finished."""
        if self._ended:
            return
        self._ended = True
        self._requests.clear()
        self._joined()
        if self._room is not None:
            self._room.leave(self)
        for task in self._hinting or ():
            task.cancel()

    def _joined(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _close_unless_joined(self) -> None:
        self._deadline = None
        if self._room is None:
            self._close(POLICY_VIOLATION)

    def lose_seat(self) -> None:
        """Say that the seat is theirs no more, and close.

        A watcher had none, and hears on coming again why they do not watch any more.
        """
        watched = self._place is not None and self._place.key is None
        self._place = None
        if not watched:
            self.tell(encode(SeatLost()))
        self._close(NORMAL)

    def heard(self, message: bytes | None) -> None:
        """Answer a message after those that came before; ``None`` is no text in UTF-8."""
        if self._ended:
            return
        self._requests.append(message)
        if self._work is None:
            self._work = asyncio.create_task(self._answer_all())
            self._works.add(self._work)
            self._work.add_done_callback(self._works.discard)
        elif len(self._requests) == MOST_WAITING:
            self._connection.pause()

    async def _answer_all(self) -> None:
        try:
            while self._requests:
                several, self._requests = self._requests, []
                for message in several:
                    if not self._ended:
                        await self._answer(message)
                if len(several) >= MOST_WAITING:
                    self._connection.go_on()
        except Exception:
            LOGGER.exception("table %s: a socket failed", self._table_id)
            self._close(INTERNAL_ERROR)
        finally:
            self._work = None

    async def _answer(self, data: bytes | None) -> None:
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
        except SettingsError as error:
            self._refuse(number, RefusalCode.BAD_SETTINGS, str(error))
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
        name = self._table_id
        # Who has a seat knows the table by its own name, who watches by that of the invitation.
        table_id = await self._rooms.table_named(name) if isinstance(message, Watch) else name
        room = await self._rooms.open(table_id)
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
            room.check_watching(name)
            place, after = Place(None, message.seat, name), None
        eyes = room.eyes_of(place)
        if self._ended or eyes is None:
            return
        # Placed first, so that the state that is told counts this socket.
        self._place, self._room = place, room
        self._joined()
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
        # The update comes right after it.
        return lambda step: self.tell_with_next(encode(Done(number, step.seq)))

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
        if not room.may_talk(seat):
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
        hinting = self._hinting = self._hinting or set()
        if len(hinting) >= MOST_HINTS_AT_ONCE:
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
        hinting.add(task)
        task.add_done_callback(hinting.discard)

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
