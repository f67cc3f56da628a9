"""Clients of another version of the protocol: they are told so in words that they can show."""

from __future__ import annotations

from typing import Final

from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from openhearts.protocol.messages import SUBPROTOCOL, RefusalCode, Refused
from openhearts.protocol.wordings import wire_wording
from openhearts.rules.wording import wording
from openhearts.server.encoding import encode

FAMILY: Final = SUBPROTOCOL.partition(".")[0] + "."
PROTOCOL_ERROR: Final = 1002


async def refuse_protocol(websocket: WebSocket) -> None:
    """Refuse a socket that does not speak this version of the protocol.

    A page cannot read the answer to a handshake, so a client of ours is let in, told, and closed.
    """
    spoken = [name for name in websocket.scope["subprotocols"] if name.startswith(FAMILY)]
    if not spoken:
        await websocket.send_denial_response(
            PlainTextResponse(f"Ask for the subprotocol {SUBPROTOCOL}.", 400)
        )
        return
    await websocket.accept(spoken[0])
    refused = Refused(
        request=None,
        code=RefusalCode.OLD_PROTOCOL,
        message="This page and the server are of different versions. Load the page again.",
        said=wire_wording(wording("refused-old-protocol")),
    )
    await websocket.send_text(encode(refused).decode())
    await websocket.close(PROTOCOL_ERROR)
