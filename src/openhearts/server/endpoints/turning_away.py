"""Sockets that are not served: a page is told why, in words that it can show.

A page cannot read the answer to a handshake, so a client of ours is let in, told, and closed.
"""

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
TRY_AGAIN_LATER: Final = 1013


async def refuse_protocol(websocket: WebSocket) -> None:
    """Refuse a socket that does not speak this version of the protocol."""
    spoken = [name for name in websocket.scope["subprotocols"] if name.startswith(FAMILY)]
    if not spoken:
        await websocket.send_denial_response(
            PlainTextResponse(f"Ask for the subprotocol {SUBPROTOCOL}.", 400)
        )
        return
    refused = Refused(
        request=None,
        code=RefusalCode.OLD_PROTOCOL,
        message="This page and the server are of different versions. Load the page again.",
        said=wire_wording(wording("refused-old-protocol")),
    )
    await _turn_away(websocket, spoken[0], refused, PROTOCOL_ERROR)


async def refuse_crowd(websocket: WebSocket, *, whose: str) -> None:
    """Refuse a socket where there are too many: of one ``address``, or of the whole ``server``."""
    holder = "Your address" if whose == "address" else "The server"
    refused = Refused(
        request=None,
        code=RefusalCode.TOO_MANY_REQUESTS,
        message=f"{holder} has as many connections as it can hold.",
        said=wire_wording(wording("refused-crowded", whose=whose)),
    )
    await _turn_away(websocket, SUBPROTOCOL, refused, TRY_AGAIN_LATER)


async def _turn_away(websocket: WebSocket, spoken: str, refused: Refused, code: int) -> None:
    await websocket.accept(spoken)
    await websocket.send_text(encode(refused).decode())
    await websocket.close(code)
