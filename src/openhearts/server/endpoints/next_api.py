"""The HTTP endpoint by which the people of a table play on together, at a new one."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.protocol.live import NextMatch
from openhearts.protocol.messages import RefusalCode
from openhearts.rules.facts import Seat
from openhearts.server.endpoints.answers import answered, bearer_token, json_response
from openhearts.server.endpoints.limits import PerAddress
from openhearts.server.gate import refusal
from openhearts.server.identity import seat_of_token
from openhearts.server.live.room import Room
from openhearts.server.live.rooms import Rooms
from openhearts.server.live.sitting import gathering_again
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.history import History
from openhearts.table.seat_entries import Close, PlayOn

_UNMADE = "0"
"""In place of the name of a table that is not made yet."""


def next_routes(rooms: Rooms, history: History, settings: ServerSettings) -> list[BaseRoute]:
    """Return the endpoint; it wants the key of a seat.

    However many ask at once, all are led to one table: the log of the old one says which.
    """
    making = PerAddress(settings.own_tables_burst, settings.own_tables_rate)

    @answered
    async def play_on(request: Request) -> Response:
        making.check(request, "Too many new tables; wait a few seconds.")
        room = await rooms.open(request.path_params["table_id"])
        if room is None:
            raise refusal(RefusalCode.UNKNOWN_TABLE, "There is no such table.")
        token = bearer_token(request)
        seat = seat_of_token(token, room.keys)
        if seat is None:
            raise refusal(RefusalCode.WRONG_TOKEN, "This is not the key of a seat.")
        if room.referee.seating.next_table is None:
            await _make(room, seat)
        table_id, found = await rooms.follow(room.table_id)
        seated = found is not None and seat_of_token(token, found.token_hashes) is not None
        return json_response(NextMatch(table_id, seated), HTTPStatus.CREATED)

    async def _make(room: Room, seat: Seat) -> None:
        before = room.referee
        # Nothing is made that the table refuses.
        before.submit_about_seats(seat, PlayOn(_UNMADE))
        host = room.host_of_next(seat)
        begun = gathering_again(before, host)
        made, _ = await rooms.create_for_people(begun, {})
        removed = zip(before.seating.removed, begun.seating.removed, strict=True)
        # Before any invitation leads there.
        await history.keep_out(
            room.table_id, made, {old.number: new.number for old, new in removed}
        )
        if await room.play_on(seat, made) != made:
            await _close(made, host)
            return
        chairs = zip(before.seating.chairs, begun.seating.chairs, strict=True)
        since = {old.sat: (place, new.sat) for place, (old, new) in enumerate(chairs) if new.person}
        await history.hand_on(room.table_id, made, since)

    async def _close(table_id: str, host: Seat) -> None:
        """Close a table that nobody is led to, or it would stand in the lobby with people at it."""
        unneeded = await rooms.open(table_id)
        if unneeded is not None:
            await unneeded.about_seats(host, Close(), acknowledge=None)

    return [Route("/api/tables/{table_id}/next", play_on, methods=["POST"])]
