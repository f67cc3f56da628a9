"""The HTTP endpoints of past matches: the list, statistics, records in and out."""

from __future__ import annotations

import asyncio
import re
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.protocol.matches import HoldSeats, RecordsTaken, SeatsHeld
from openhearts.protocol.messages import RefusalCode
from openhearts.server.endpoints.answers import answered, body_of, json_response, owner_of
from openhearts.server.flood import TokenBucket
from openhearts.server.gate import read_body, refusal
from openhearts.server.identity import seat_of_token
from openhearts.server.live.rooms import Rooms
from openhearts.server.past_matches.past import MatchQuery, PastMatches
from openhearts.server.past_matches.record_files import read_records
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.history import History

MAX_RECORD_BYTES = 4 * 1024 * 1024
_LONGEST_TEXT = 200
_DAY = re.compile(r"(\d{4}-\d{2}-\d{2})?")


def matches_routes(
    rooms: Rooms, history: History, past: PastMatches, settings: ServerSettings
) -> list[BaseRoute]:
    """Return the endpoints of past matches; each is for the holder of a key."""
    bucket = TokenBucket(settings.records_burst, settings.records_rate)

    @answered
    async def get_matches(request: Request) -> Response:
        return json_response(await past.page(_owner(request), _query(request)))

    @answered
    async def get_statistics(request: Request) -> Response:
        return json_response(await past.statistics(_owner(request)))

    @answered
    async def post_seats(request: Request) -> Response:
        owner = _owner(request)
        wanted = read_body(await body_of(request, 64 * 1024), HoldSeats)
        held = 0
        for one in wanted.seats:
            stored = await rooms.look_up(one.table_id)
            seat = None if stored is None else seat_of_token(one.token, stored.token_hashes)
            if stored is not None and seat is not None:
                since = stored.referee.seating.chairs[seat].sat or None
                await history.hold(owner, one.table_id, seat, since)
                held += 1
        return json_response(SeatsHeld(held))

    @answered
    async def post_records(request: Request) -> Response:
        owner = _owner(request)
        if not bucket.take():
            raise refusal(RefusalCode.TOO_MANY_REQUESTS, "Too many files; wait a few seconds.")
        data = await body_of(request, MAX_RECORD_BYTES)
        records = await asyncio.to_thread(read_records, data)
        names, known = await history.take_in(owner, records)
        return json_response(RecordsTaken(names, known), HTTPStatus.CREATED)

    return [
        Route("/api/matches", get_matches, methods=["GET"]),
        Route("/api/matches/seats", post_seats, methods=["POST"]),
        Route("/api/statistics", get_statistics, methods=["GET"]),
        Route("/api/records", post_records, methods=["POST"]),
    ]


def _owner(request: Request) -> str:
    owner = owner_of(request)
    if owner is None:
        raise refusal(RefusalCode.WRONG_TOKEN, "This needs the key that your browser made up.")
    return owner


def _query(request: Request) -> MatchQuery:
    plain = dict(request.query_params)
    if any(len(value) > _LONGEST_TEXT for value in plain.values()):
        raise refusal(RefusalCode.TOO_LARGE, f"A search has at most {_LONGEST_TEXT} characters.")
    for day in ("since", "until"):
        if not _DAY.fullmatch(plain.get(day, "")):
            raise refusal(RefusalCode.MALFORMED, "A day is written as 2031-05-04.")
    try:
        return msgspec.convert(plain, MatchQuery, strict=False)
    except msgspec.ValidationError as error:
        raise refusal(RefusalCode.MALFORMED, str(error)) from error
