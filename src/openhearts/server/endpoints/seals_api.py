"""The HTTP endpoints of sealed deals: what is known of a table's seals, and adding to a shuffle."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.protocol.messages import RefusalCode
from openhearts.protocol.seals import NewSalt
from openhearts.server.endpoints.answers import answered, bearer_token, body_of, json_response
from openhearts.server.gate import read_body, refusal
from openhearts.server.identity import seat_of_token
from openhearts.server.live.rooms import Rooms
from openhearts.server.live.sealing import wire_seals


def seals_routes(rooms: Rooms) -> list[BaseRoute]:
    """Return the endpoints of sealed deals; each is for the holder of a seat."""

    @answered
    async def get_seals(request: Request) -> Response:
        stored = await rooms.look_up(request.path_params["table_id"])
        if stored is None:
            raise refusal(RefusalCode.UNKNOWN_TABLE, "There is no such table.")
        seat = _seat(request, stored.token_hashes)
        return json_response(wire_seals(stored.referee, seat))

    @answered
    async def post_salt(request: Request) -> Response:
        added = read_body(await body_of(request), NewSalt)
        room = await rooms.open(request.path_params["table_id"])
        if room is None:
            raise refusal(RefusalCode.UNKNOWN_TABLE, "There is no such table.")
        seat = _seat(request, room.keys)
        await room.add_salt(seat, hand=added.hand, data=bytes.fromhex(added.salt))
        return json_response(wire_seals(room.referee, seat))

    return [
        Route("/api/tables/{table_id}/seals", get_seals, methods=["GET"]),
        Route("/api/tables/{table_id}/salts", post_salt, methods=["POST"]),
    ]


def _seat(request: Request, hashes: Mapping[int, str]) -> int:
    seat = seat_of_token(bearer_token(request), hashes)
    if seat is None:
        raise refusal(RefusalCode.WRONG_TOKEN, "This is not the key of a seat.")
    return seat
