"""The HTTP endpoints of past matches: the list, statistics, records in and out."""

from __future__ import annotations

import asyncio
import hashlib
import re
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.protocol.matches import HoldSeats, RecordsTaken, SeatsHeld
from openhearts.protocol.messages import RefusalCode
from openhearts.records import MatchRecord, RecordError, read_each, verify, write_json
from openhearts.server.answers import answered, body_of, json_response, owner_of
from openhearts.server.flood import TokenBucket
from openhearts.server.gate import read_body, refusal
from openhearts.server.history import History, NewImport
from openhearts.server.identity import seat_of_token
from openhearts.server.past import MatchQuery, PastMatches, import_line
from openhearts.server.rooms import Rooms
from openhearts.server.settings import ServerSettings

MAX_RECORD_BYTES = 4 * 1024 * 1024
MOST_RECORDS = 200
_LONGEST_TEXT = 200
_LONGEST_MESSAGE = 400
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
            if seat is not None:
                await history.hold(owner, one.table_id, seat)
                held += 1
        return json_response(SeatsHeld(held))

    @answered
    async def post_records(request: Request) -> Response:
        owner = _owner(request)
        if not bucket.take():
            raise refusal(RefusalCode.TOO_MANY_REQUESTS, "Too many files; wait a few seconds.")
        data = await body_of(request, MAX_RECORD_BYTES)
        records = await asyncio.to_thread(_read_records, data)
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


def _read_records(data: bytes) -> list[NewImport]:
    """Read the records of a file, verified; one that is wrong refuses all of them.

    Raises:
        Refusal: with what is wrong, and where.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _bad(f"This is no text: byte {error.start + 1} is no UTF-8.") from error
    if not text.strip():
        raise _bad("The file is empty.")
    taken: list[NewImport] = []
    found: list[MatchRecord | RecordError] = []
    for record in read_each(text):
        found.append(record)
        if len(found) > MOST_RECORDS:
            raise _bad(f"A file may hold at most {MOST_RECORDS} records.")
    for number, record in enumerate(found, start=1):
        place = f"Record {number} of {len(found)}: " if len(found) > 1 else ""
        if isinstance(record, RecordError):
            raise _bad(f"{place}{record}")
        fault = verify(record)
        if fault is not None:
            raise _bad(f"{place}{fault}")
        taken.append(_new_import(record))
    return taken


def _bad(message: str) -> Exception:
    if len(message) > _LONGEST_MESSAGE:
        message = f"{message[: _LONGEST_MESSAGE - 100]} … {message[-80:]}"
    return refusal(RefusalCode.BAD_RECORD, message)


def _new_import(record: MatchRecord) -> NewImport:
    whole = write_json(record)
    seat = record.viewer if record.viewer is not None and record.viewer >= 0 else None
    digest = hashlib.sha256(whole.encode()).hexdigest()
    return NewImport(digest, import_line(record), whole, seat)
