"""Taking a WebSocket over from the ASGI server once its handshake is done.

What the ASGI server and Starlette keep for an open socket, their tasks, queues and the frames of
every layer between, is 30 KB, and each message passes through all of it. A table's sockets are
many and stay open for long, so only the handshake is theirs.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from openhearts.server.endpoints.connection import Connection

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

EXTENSION: Final = "openhearts.take_over"
POLICY_VIOLATION: Final = 1008


class TakeOver(Protocol):
    """Hands the connection of an accepted socket over; what it returns is at nobody else's hands.

    A client that lets more messages wait than ``most_waiting`` is not served any more.
    """

    def __call__(self, *, most_waiting: int) -> Connection:
        """Hand it over."""


def taken_over(websocket: WebSocket, *, most_waiting: int) -> Connection:
    """Return the connection of a socket that was just accepted; nothing else may use it then."""
    take_over = cast("TakeOver", websocket.scope["extensions"][EXTENSION]["take"])
    return take_over(most_waiting=most_waiting)


class _HandedOver(asyncio.Transport):
    """What is left in the place of a transport that somebody else has now."""

    def is_closing(self) -> bool:
        """Tell that nothing can be sent."""
        return True

    def close(self) -> None:
        """Leave the connection to whoever has it."""


class HandshakeProtocol(WebSocketsSansIOProtocol):
    """The ASGI server's WebSocket, which can be taken over once it is accepted.

    A handshake that was refused counts as complete, for clients do wrong as a matter of course.
    """

    async def run_asgi(self) -> None:
        """Run the application."""
        self.scope["extensions"][EXTENSION] = {"take": self._hand_over}
        await super().run_asgi()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Take what came before the handshake was answered; text that is no UTF-8 as bytes."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def _hand_over(self, *, most_waiting: int) -> Connection:
        self.stop_keepalive()
        transport, self.transport = self.transport, _HandedOver()
        self.connections.discard(self)
        connection = Connection(transport, self.connections, most_waiting=most_waiting)
        if not self.queue.empty() or self.conn.reader.buffer:
            # Nobody may speak before the handshake is answered.
            connection.close(POLICY_VIOLATION)
        elif self.read_paused:
            connection.go_on()
        return connection
