"""The HTTP endpoints by which the owner of a table gives out seats, each with a key of its own."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.protocol.live import NewSeatKey, SeatTaken, TakeSeat
from openhearts.protocol.messages import RefusalCode
from openhearts.rules.facts import Seat
from openhearts.server.endpoints.answers import answered, bearer_token, body_of, json_response
from openhearts.server.endpoints.limits import PerAddress
from openhearts.server.gate import read_body, refusal
from openhearts.server.identity import seat_of_token
from openhearts.server.live.room import Room
from openhearts.server.live.rooms import Rooms
from openhearts.server.settings import ServerSettings
from openhearts.table.names import clean_name


def owners_routes(rooms: Rooms, settings: ServerSettings) -> list[BaseRoute]:
    """Return the endpoints; they want the key of the owner's seat and tell the new one once."""
    sitting = PerAddress(settings.seats_burst, settings.seats_rate)

    async def owned(request: Request) -> tuple[Room, Seat]:
        room = await rooms.open(request.path_params["table_id"])
        if room is None:
            raise refusal(RefusalCode.UNKNOWN_TABLE, "There is no such table.")
        owner = seat_of_token(bearer_token(request), room.keys)
        if owner is None:
            raise refusal(RefusalCode.WRONG_TOKEN, "This is not the key of a seat.")
        return room, owner

    @answered
    async def seat_program(request: Request) -> Response:
        sitting.check(request, "Too many questions from your address; wait a few seconds.")
        wanted = read_body(await body_of(request), TakeSeat)
        name = clean_name(wanted.name)
        room, owner = await owned(request)
        seated = await room.seat_program(owner, name, wanted.seat)
        taken = SeatTaken(room.table_id, seated.seat, seated.token)
        return json_response(taken, HTTPStatus.CREATED)

    @answered
    async def new_key(request: Request) -> Response:
        sitting.check(request, "Too many questions from your address; wait a few seconds.")
        wanted = read_body(await body_of(request), NewSeatKey)
        room, owner = await owned(request)
        token = await room.new_key(owner, wanted.seat)
        return json_response(SeatTaken(room.table_id, wanted.seat, token), HTTPStatus.CREATED)

    return [
        Route("/api/tables/{table_id}/programs", seat_program, methods=["POST"]),
        Route("/api/tables/{table_id}/keys", new_key, methods=["POST"]),
    ]
