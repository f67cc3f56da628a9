"""The HTTP endpoint for those who watch with a delay: finished hands, with all cards open."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.protocol.messages import RefusalCode
from openhearts.review.story import StoryError
from openhearts.server.endpoints.answers import answered, json_response, whole_number
from openhearts.server.endpoints.limits import PerAddress
from openhearts.server.gate import refusal
from openhearts.server.live.rooms import Rooms
from openhearts.server.past_matches.looking_back import hand_review, open_table
from openhearts.server.settings import ServerSettings
from openhearts.table.inviting import check_invited
from openhearts.table.refusals import NotAllowed
from openhearts.table.settings import Watching


def watching_routes(rooms: Rooms, settings: ServerSettings) -> list[BaseRoute]:
    """Return the endpoint; only tables that are watched with a delay answer it."""
    asking = PerAddress(settings.asks_burst, settings.asks_rate)

    @answered
    async def get_hand(request: Request) -> Response:
        asking.check(request, "Too many questions from your address; wait a few seconds.")
        name = request.path_params["name"]
        table_id = await rooms.table_named(name)
        stored = await rooms.look_up(table_id)
        if stored is None:
            raise refusal(RefusalCode.UNKNOWN_TABLE, "There is no such table.")
        check_invited(name, table_id, stored.referee.seating)
        if stored.referee.settings.watching is not Watching.DELAYED:
            raise NotAllowed("Nobody watches that at this table.", "not-allowed-watching")
        number = whole_number(request.path_params["hand"], "hand")
        try:
            return json_response(hand_review(open_table(table_id, stored), number))
        except StoryError as error:
            raise refusal(RefusalCode.NOT_OVER, "That hand is not over.") from error

    return [Route("/api/tables/{name}/watched/{hand}", get_hand, methods=["GET"])]
