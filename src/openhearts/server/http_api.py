"""The HTTP endpoints: games to choose from, rules in words, new tables, tables in short."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.players import PLAYER_NAMES
from openhearts.protocol.messages import RefusalCode, Refused
from openhearts.protocol.rules import (
    NewTable,
    RulesAnswer,
    RulesRequest,
    SharedRules,
    TableCreated,
    TableSummary,
    catalogue,
    rules_refused,
    shared_rules,
    wire_rules,
)
from openhearts.protocol.wordings import wire_wording
from openhearts.records import as_seen_by, record_of, write_json, write_text
from openhearts.rules.errors import RuleSetError
from openhearts.rules.facts import Seat
from openhearts.rules.rulelink import read_rules
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import build_rules, is_custom
from openhearts.server.encoding import encode
from openhearts.server.flood import TokenBucket
from openhearts.server.gate import Refusal, read_body, refusal
from openhearts.server.health import HEALTH_PATH, health_of
from openhearts.server.identity import new_token, seat_of_token, token_hash
from openhearts.server.rooms import Rooms
from openhearts.server.settings import ServerSettings
from openhearts.server.store import StoreFailed
from openhearts.table.lesson import LESSON_LEVEL, LESSON_PLAYERS, begun_lesson
from openhearts.table.referee import Referee, SeatHolder

MAX_BODY_BYTES = 16 * 1024
BOT_NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta")
PERSONS_SEAT = 0

STATUS = {
    RefusalCode.MALFORMED: HTTPStatus.BAD_REQUEST,
    RefusalCode.TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    RefusalCode.UNKNOWN_TABLE: HTTPStatus.NOT_FOUND,
    RefusalCode.NOT_FOUND: HTTPStatus.NOT_FOUND,
    RefusalCode.WRONG_TOKEN: HTTPStatus.UNAUTHORIZED,
    RefusalCode.WRONG_ORIGIN: HTTPStatus.FORBIDDEN,
    RefusalCode.BAD_RULES: HTTPStatus.UNPROCESSABLE_ENTITY,
    RefusalCode.STORE_FAILED: HTTPStatus.SERVICE_UNAVAILABLE,
    RefusalCode.TOO_MANY_REQUESTS: HTTPStatus.TOO_MANY_REQUESTS,
}

_Endpoint = Callable[[Request], Awaitable[Response]]


def json_response(message: Any, status: int = HTTPStatus.OK) -> Response:
    """Return a wire message as an answer that nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(encode(message), status, headers, media_type="application/json")


def refused_response(refused: Refused) -> Response:
    """Return a refusal with the status that says the same."""
    return json_response(refused, STATUS[refused.code])


def api_routes(rooms: Rooms, settings: ServerSettings) -> list[BaseRoute]:
    """Return the endpoints under ``/api``."""
    health = health_of(settings.database)

    @_answered
    async def get_health(_request: Request) -> Response:
        return json_response(health)

    @_answered
    async def unknown(_request: Request) -> Response:
        raise refusal(RefusalCode.NOT_FOUND, "There is nothing here.")

    return [
        *_rules_routes(),
        *_table_routes(rooms, settings),
        Route(HEALTH_PATH, get_health, methods=["GET"]),
        Route("/api/{rest:path}", unknown),
    ]


def _rules_routes() -> list[BaseRoute]:
    games = catalogue(PLAYER_NAMES)

    @_answered
    async def get_catalogue(_request: Request) -> Response:
        return json_response(games)

    @_answered
    async def post_rules(request: Request) -> Response:
        wanted = read_body(await _body(request), RulesRequest)
        try:
            rules = _built(wanted)
        except RuleSetError as error:
            return json_response(rules_refused(error))
        return json_response(RulesAnswer(rules=wire_rules(rules)))

    @_answered
    async def post_shared_rules(request: Request) -> Response:
        wanted = read_body(await _body(request), SharedRules)
        return json_response(shared_rules(read_rules(wanted.text)))

    return [
        Route("/api/rules/shared", post_shared_rules, methods=["POST"]),
        Route("/api/catalogue", get_catalogue, methods=["GET"]),
        Route("/api/rules", post_rules, methods=["POST"]),
    ]


def _table_routes(rooms: Rooms, settings: ServerSettings) -> list[BaseRoute]:
    bucket = TokenBucket(settings.tables_burst, settings.tables_rate)

    @_answered
    async def post_table(request: Request) -> Response:
        wanted = read_body(await _body(request), NewTable)
        if not bucket.take():
            raise refusal(RefusalCode.TOO_MANY_REQUESTS, "Too many new tables; wait a few seconds.")
        referee = _new_table(wanted)
        token = new_token()
        table_id = await rooms.create(referee, {PERSONS_SEAT: token_hash(token)})
        return json_response(TableCreated(table_id, token), HTTPStatus.CREATED)

    async def seated(request: Request) -> tuple[str, Referee, Seat]:
        table_id = request.path_params["table_id"]
        stored = await rooms.look_up(table_id)
        if stored is None:
            raise refusal(RefusalCode.UNKNOWN_TABLE, "There is no such table.")
        seat = seat_of_token(_bearer_token(request), stored.token_hashes)
        if seat is None:
            raise refusal(RefusalCode.WRONG_TOKEN, "This is not the key of a seat.")
        return table_id, stored.referee, seat

    @_answered
    async def get_table(request: Request) -> Response:
        return json_response(_summary(*await seated(request)))

    @_answered
    async def get_record(request: Request) -> Response:
        form = request.query_params.get("format", "text")
        if form not in ("text", "json"):
            raise refusal(RefusalCode.MALFORMED, "The format is text or json.")
        table_id, referee, seat = await seated(request)
        return _record(table_id, referee, seat, as_json=form == "json")

    return [
        Route("/api/tables", post_table, methods=["POST"]),
        Route("/api/tables/{table_id}", get_table, methods=["GET"]),
        Route("/api/tables/{table_id}/record", get_record, methods=["GET"]),
    ]


def _answered(endpoint: _Endpoint) -> _Endpoint:
    """Turn refusals into answers."""

    @wraps(endpoint)
    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as refused:
            return refused_response(refused.refused)
        except StoreFailed:
            return refused_response(
                Refused(
                    request=None,
                    code=RefusalCode.STORE_FAILED,
                    message="The server cannot reach its store, so nothing has changed. Try again.",
                )
            )

    return answer


async def _body(request: Request) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > MAX_BODY_BYTES:
            raise refusal(RefusalCode.TOO_LARGE, f"A request has at most {MAX_BODY_BYTES} bytes.")
    return bytes(body)


def _built(wanted: RulesRequest) -> RuleSet:
    return build_rules(wanted.preset, wanted.players, wanted.changes)


def _new_table(wanted: NewTable) -> Referee:
    if not wanted.name.isprintable() or not wanted.name.strip():
        raise refusal(RefusalCode.MALFORMED, "A name is made of visible characters.")
    if wanted.level not in PLAYER_NAMES:
        raise refusal(
            RefusalCode.MALFORMED,
            f"There is no level {wanted.level!r}: the levels are {', '.join(PLAYER_NAMES)}.",
        )
    try:
        rules = _built(wanted.rules)
    except RuleSetError as error:
        raise Refusal(
            Refused(
                request=None,
                code=RefusalCode.BAD_RULES,
                message=str(error),
                options=list(error.options),
                said=wire_wording(error.said),
            )
        ) from error
    name = wanted.name.strip()
    if wanted.lesson:
        return begun_lesson(_seats(name, LESSON_LEVEL, LESSON_PLAYERS))
    return Referee.open(rules, _seats(name, wanted.level, rules.players))


def _seats(name: str, level: str, players: int) -> list[SeatHolder]:
    others = [bot for bot in BOT_NAMES if bot.casefold() != name.casefold()]
    return [SeatHolder(name), *(SeatHolder(bot, level) for bot in others[: players - 1])]


def _bearer_token(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def _summary(table_id: str, referee: Referee, seat: Seat) -> TableSummary:
    state = referee.state
    return TableSummary(
        table_id=table_id,
        preset=state.rules.preset,
        custom=is_custom(state.rules),
        players=state.rules.players,
        hand_number=0 if state.hand is None else state.hand.setup.number,
        totals=list(state.totals),
        seat=seat,
        over=referee.over,
        winners=list(state.winners),
        taken_back=referee.marks.taken_back,
        practice=referee.marks.practice,
    )


def _record(table_id: str, referee: Referee, seat: Seat, *, as_json: bool) -> Response:
    """Return the record of a match: whole once it is over, as the seat saw it until then."""
    names = [holder.name for holder in referee.seats]
    record = record_of(referee.rules, referee.actions, names, referee.marks.tags())
    if not referee.over:
        record = as_seen_by(record, seat)
    content = write_json(record) + "\n" if as_json else write_text(record)
    ending, kind = ("json", "application/json") if as_json else ("hearts", "text/plain")
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="openhearts-{table_id}.{ending}"',
    }
    return Response(content, HTTPStatus.OK, headers, media_type=kind)
