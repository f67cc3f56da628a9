"""One WebSocket after its handshake: whole messages in and out, straight from and to the network.

The frames are read and made by the protocol of ``websockets`` that does no I/O. There is no task
and no queue for a connection: a message is written when it is told, and only what a slow client
does not take yet is kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import MutableSet
from typing import Any, Final, Protocol

from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol as Frames
from websockets.protocol import Side, State

FRAMES_LOGGER = logging.getLogger("openhearts.server.frames")
# What it says at lower levels holds what clients send, the keys of seats too.
FRAMES_LOGGER.setLevel(logging.ERROR)
LARGEST_FRAME_BYTES: Final = 64 * 1024
"""A larger WebSocket message closes the socket; the protocol's own limit is far below."""
CLOSING_SECONDS: Final = 1.0
"""How long the other side has to answer that the connection is closed."""
GOING_AWAY: Final = 1012
INTERNAL_ERROR: Final = 1011


_NOTHING: Final[list[bytes]] = []
"""The parts of a message that has not begun; nothing is ever put into it."""


class Receiver(Protocol):
    """Whoever a connection is for."""

    def heard(self, message: bytes | None) -> None:
        """Take a message; ``None`` is one that is no text in UTF-8."""

    def gone(self) -> None:
        """Hear, once, that the connection is over."""


class _Nobody:
    """Takes what comes before anybody is there, which is nothing."""

    def heard(self, message: bytes | None) -> None:
        """Leave it."""

    def gone(self) -> None:
        """Leave it."""


class Connection(asyncio.Protocol):
    """The server's side of one open WebSocket."""

    __slots__ = (
        "_alive", "_asked", "_closing", "_connections", "_frames", "_is_text", "_most", "_parts",
        "_paused", "_receiver", "_transport", "_waiting",
    )  # fmt: skip

    def __init__(
        self, transport: asyncio.Transport, connections: MutableSet[Any], *, most_waiting: int
    ) -> None:
        """Go on with a transport; be among these connections until it is closed.

        A client that lets more messages wait than this is not served any more.
        """
        self._transport = transport
        self._connections = connections
        self._most = most_waiting
        self._frames = Frames(Side.SERVER, max_size=LARGEST_FRAME_BYTES, logger=FRAMES_LOGGER)
        self._receiver: Receiver = _Nobody()
        self._parts = _NOTHING
        self._is_text = False
        self._waiting: list[bytes] | None = None
        self._closing: asyncio.TimerHandle | None = None
        self._alive = True
        self._asked = False
        self._paused = False
        connections.add(self)
        transport.set_protocol(self)

    def serve(self, receiver: Receiver) -> None:
        """Give every message to this receiver from now on."""
        self._receiver = receiver

    # ------------------------------------------------------------ out

    def send(self, text: bytes) -> bool:
        """Send a message, now or once the client takes it; false if too many wait already."""
        if self._waiting is None:
            if self._frames.state is State.OPEN:
                self._frames.send_text(text)
                self._flush()
            return True
        if len(self._waiting) >= self._most:
            return False
        self._waiting.append(text)
        return True

    def send_with_next(self, text: bytes) -> bool:
        """Send a message as :meth:`send` does, with what is sent right after it in one piece."""
        if self._waiting is not None or self._frames.state is not State.OPEN:
            return self.send(text)
        self._frames.send_text(text)
        asyncio.get_running_loop().call_soon(self._flush)
        return True

    def close(self, code: int) -> None:
        """Close the connection, after what waits, and soon even if the client says nothing."""
        if self._frames.state is not State.OPEN:
            return
        waiting, self._waiting = self._waiting, None
        for text in waiting or ():
            self._frames.send_text(text)
        self._frames.send_close(code)
        self._flush()
        self._end_soon()

    def pause(self) -> None:
        """Hear nothing for a while."""
        self._paused = True
        self._read_or_not()

    def go_on(self) -> None:
        """Hear again, as soon as the client takes what it is told."""
        self._paused = False
        self._read_or_not()

    def keep_alive(self) -> bool:
        """Ask a client that was silent since the last time whether it is there; tell if it was.

        One that was asked already and has said nothing since is gone.
        """
        silent, self._alive = not self._alive, False
        if not silent or self._frames.state is not State.OPEN:
            self._asked = False
            return False
        if self._asked:
            self._frames.fail(INTERNAL_ERROR, "keepalive ping timeout")
            self._flush()
            self._end_soon()
            return False
        self._asked = True
        self._frames.send_ping(b"")
        self._flush()
        return True

    def shutdown(self) -> None:
        """Close the connection, for the server stops."""
        self.close(GOING_AWAY)
        self._transport.close()

    def _flush(self) -> None:
        frames = self._frames.data_to_send()
        if not frames or self._transport.is_closing():
            return
        ends = not frames[-1]
        self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        if ends:
            self._transport.close()

    def _end_soon(self) -> None:
        if self._closing is None:
            self._closing = asyncio.get_running_loop().call_later(
                CLOSING_SECONDS, self._transport.abort
            )

    # ------------------------------------------------------------ in

    def data_received(self, data: bytes) -> None:
        """Take what comes from the network."""
        self._alive = True
        frames = self._frames
        frames.receive_data(data)
        for event in frames.events_received():
            if isinstance(event, Frame):
                self._take(event)
        self._flush()
        if frames.state is not State.OPEN:
            self._end_soon()

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            self._is_text = frame.opcode is Opcode.TEXT
            self._parts = []
        elif frame.opcode is not Opcode.CONT:
            return
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        message, self._parts = b"".join(self._parts), _NOTHING
        self._receiver.heard(message if self._is_text and _is_utf8(message) else None)

    def eof_received(self) -> None:
        """Take that the client sends nothing more, so that the transport is closed."""

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - whatever it was
        """Take that the connection is over."""
        self._connections.discard(self)
        self._waiting = None
        if self._closing is not None:
            self._closing.cancel()
        # The protocol and its parser know each other: nobody else would let them go.
        self._frames.receive_eof()
        self._frames.parser.close()
        receiver, self._receiver = self._receiver, _Nobody()
        receiver.gone()

    def pause_writing(self) -> None:
        """Keep what is sent, for the client takes it slower than it comes.

        Nothing more is read from it: each ping would add a pong to what it does not take.
        """
        if self._waiting is None:
            self._waiting = []
            self._read_or_not()

    def resume_writing(self) -> None:
        """Send what waits, and hear again."""
        waiting, self._waiting = self._waiting or [], None
        for place, text in enumerate(waiting):
            self.send(text)
            if self._is_slow:
                self._waiting = waiting[place + 1 :]
                return
        self._read_or_not()

    def _read_or_not(self) -> None:
        """Read from the client unless the receiver wants a pause, or the client is slow."""
        if self._transport.is_closing():
            return
        if self._paused or self._is_slow:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    @property
    def _is_slow(self) -> bool:
        return self._waiting is not None


def _is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
