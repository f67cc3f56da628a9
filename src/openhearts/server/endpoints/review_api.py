"""The HTTP endpoints for looking back on finished hands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.protocol.messages import RefusalCode
from openhearts.protocol.review import PracticeWanted
from openhearts.protocol.rules import TableCreated
from openhearts.records import HiddenCardsError, as_seen_by, read_json
from openhearts.review.story import StoryError
from openhearts.server.endpoints.answers import (
    answered,
    bearer_token,
    body_of,
    json_response,
    owner_of,
    record_response,
    whole_number,
)
from openhearts.server.endpoints.limits import PerAddress
from openhearts.server.flood import TokenBucket
from openhearts.server.gate import read_body, refusal
from openhearts.server.identity import new_token, seat_of_token, token_hash
from openhearts.server.live.rooms import Rooms
from openhearts.server.past_matches.analyses import Analyses, AnalysisFailed, TooManyAnalyses
from openhearts.server.past_matches.looking_back import (
    Retrospect,
    hand_review,
    match_review,
    of_record,
    of_table,
)
from openhearts.server.past_matches.practising import practice_table
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.history import History
from openhearts.server.storage.store import StoredTable
from openhearts.table.settings import Access


def review_routes(
    rooms: Rooms, history: History, analyses: Analyses, settings: ServerSettings
) -> list[BaseRoute]:
    """Return the endpoints for looking back."""
    bucket = TokenBucket(settings.tables_burst, settings.tables_rate)
    each = PerAddress(settings.own_tables_burst, settings.own_tables_rate)
    review = _Review(rooms, history, analyses, bucket=bucket, each=each)
    hand = "/api/review/{match_id}/hands/{hand}"
    return [
        Route("/api/review/{match_id}", answered(review.match), methods=["GET"]),
        Route("/api/review/{match_id}/record", answered(review.record), methods=["GET"]),
        Route(hand, answered(review.hand), methods=["GET"]),
        Route(f"{hand}/analysis", answered(review.analysis), methods=["GET"]),
        Route("/api/review/{match_id}/practice", answered(review.practice), methods=["POST"]),
    ]


class _Review:
    """The endpoints, over the tables and the database they tell from."""

    def __init__(
        self,
        rooms: Rooms,
        history: History,
        analyses: Analyses,
        *,
        bucket: TokenBucket,
        each: PerAddress,
    ) -> None:
        self._bucket = bucket
        self._each = each
        self._rooms = rooms
        self._history = history
        self._analyses = analyses

    async def match(self, request: Request) -> Response:
        return json_response(match_review(await self._seen(request)))

    async def hand(self, request: Request) -> Response:
        seen = await self._seen(request)
        with _refusing():
            return json_response(hand_review(seen, _hand(request)))

    async def analysis(self, request: Request) -> Response:
        seen = await self._seen(request)
        after = whole_number(request.query_params.get("after", "0"), "after")
        number = _hand(request)
        with _refusing():
            found = await self._analyses.progress(seen.record, number, after=after, first=seen.seat)
        return json_response(found)

    async def record(self, request: Request) -> Response:
        seen = await self._seen(request)
        record = seen.record
        if seen.running and seen.seat is not None and seen.whole:
            record = as_seen_by(record, seen.seat)
        return record_response(seen.id, record, request.query_params.get("format", "text"))

    async def practice(self, request: Request) -> Response:
        wanted = read_body(await body_of(request), PracticeWanted)
        seen = await self._seen(request)
        with _refusing():
            referee, practice = practice_table(
                seen, hand=wanted.hand, step=wanted.step, seat=wanted.seat
            )
        self._each.check(request, "Too many new tables; wait a few seconds.")
        if not self._bucket.take():
            raise refusal(RefusalCode.TOO_MANY_REQUESTS, "Too many new tables; wait a few seconds.")
        token = new_token()
        owner = owner_of(request)
        table_id = await self._rooms.create(
            referee,
            {wanted.seat: token_hash(token)},
            {} if owner is None else {wanted.seat: owner},
            practice,
        )
        return json_response(TableCreated(table_id, token), HTTPStatus.CREATED)

    async def _seen(self, request: Request) -> Retrospect:
        """Return the match as whoever asks may look back on it."""
        match_id = request.path_params["match_id"]
        owner = owner_of(request)
        holding = None if owner is None else await self._history.holding(owner, match_id)
        stored = await self._rooms.look_up(match_id)
        if stored is not None:
            seat = seat_of_token(bearer_token(request), stored.token_hashes)
            if seat is None and holding is not None and not _may_be_another(stored):
                seat = holding.seat
            if seat is None:
                raise refusal(RefusalCode.WRONG_TOKEN, "This match is not among yours.")
            return of_table(match_id, stored, seat)
        text = await self._history.record(match_id)
        if text is None:
            raise refusal(RefusalCode.UNKNOWN_TABLE, "There is no such match.")
        if holding is None:
            raise refusal(RefusalCode.WRONG_TOKEN, "This match is not among yours.")
        return of_record(match_id, read_json(text), holding.seat)


def _may_be_another(stored: StoredTable) -> bool:
    """Tell whether a seat may be another person's by now: then only its secret opens it."""
    return stored.referee.settings.access is not Access.SOLO and not stored.referee.over


@contextmanager
def _refusing() -> Iterator[None]:
    """Turn what cannot be told of a hand into refusals."""
    try:
        yield
    except StoryError as error:
        raise refusal(RefusalCode.NOT_OVER, _sentence(error)) from error
    except HiddenCardsError as error:
        raise refusal(
            RefusalCode.HIDDEN_CARDS,
            "Cards are hidden in this match, so it cannot be judged or played again.",
        ) from error
    except (TooManyAnalyses, AnalysisFailed) as error:
        raise refusal(RefusalCode.TOO_MANY_REQUESTS, _sentence(error)) from error


def _hand(request: Request) -> int:
    return whole_number(request.path_params["hand"], "hand")


def _sentence(error: Exception) -> str:
    text = str(error)
    return f"{text[:1].upper()}{text[1:]}."
