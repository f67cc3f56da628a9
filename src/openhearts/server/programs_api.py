"""The HTTP endpoint by which the owner of a table lets a program sit down."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.protocol.live import SeatTaken, TakeSeat
from openhearts.protocol.messages import RefusalCode
from openhearts.server.answers import answered, bearer_token, body_of, json_response
from openhearts.server.gate import read_body, refusal
from openhearts.server.identity import seat_of_token
from openhearts.server.limits import PerAddress
from openhearts.server.rooms import Rooms
from openhearts.server.settings import ServerSettings
from openhearts.table.names import clean_name


def programs_routes(rooms: Rooms, settings: ServerSettings) -> list[BaseRoute]:
    """Return the endpoint; it wants the key of the owner's seat and tells the program's once."""
    sitting = PerAddress(settings.seats_burst, settings.seats_rate)

    @answered
    async def seat_program(request: Request) -> Response:
        sitting.check(request, "Too many questions from your address; wait a few seconds.")
        wanted = read_body(await body_of(request), TakeSeat)
        name = clean_name(wanted.name)
        table_id = request.path_params["table_id"]
        room = await rooms.open(table_id)
        if room is None:
            raise refusal(RefusalCode.UNKNOWN_TABLE, "There is no such table.")
        owner = seat_of_token(bearer_token(request), room.keys)
        if owner is None:
            raise refusal(RefusalCode.WRONG_TOKEN, "This is not the key of a seat.")
        seated = await room.seat_program(owner, name, wanted.seat)
        taken = SeatTaken(table_id, seated.seat, seated.token)
        return json_response(taken, HTTPStatus.CREATED)

    return [Route("/api/tables/{table_id}/programs", seat_program, methods=["POST"])]
