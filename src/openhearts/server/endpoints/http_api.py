"""The HTTP endpoints: games to choose from, rules in words, new tables, tables in short."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.players.levels import LEVELS
from openhearts.protocol.messages import RefusalCode
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
from openhearts.protocol.table_settings import WireTableSettings
from openhearts.records import MatchRecord, as_seen_by
from openhearts.rules.errors import RuleSetError
from openhearts.rules.facts import Seat
from openhearts.rules.rulelink import read_rules
from openhearts.rules.ruletext import build_rules, is_custom
from openhearts.server.endpoints.answers import (
    answered,
    bearer_token,
    body_of,
    json_response,
    owner_of,
    record_response,
)
from openhearts.server.endpoints.limits import PerAddress
from openhearts.server.flood import TokenBucket
from openhearts.server.gate import read_body, refusal
from openhearts.server.health import HEALTH_PATH, health_of
from openhearts.server.identity import new_token, seat_of_token, token_hash
from openhearts.server.live.rooms import Rooms
from openhearts.server.live.sitting import gathering
from openhearts.server.live.solo_tables import (
    PERSONS_SEAT,
    check_level,
    rules_wanted,
    solo_seats,
)
from openhearts.server.live.table_state import settings_of
from openhearts.server.past_matches.looking_back import table_record
from openhearts.server.settings import ServerSettings
from openhearts.table.lesson import LESSON_LEVEL, LESSON_PLAYERS, begun_lesson
from openhearts.table.names import clean_name
from openhearts.table.referee import Referee
from openhearts.table.settings import SettingsError


def api_routes(
    rooms: Rooms, settings: ServerSettings, further: Iterable[BaseRoute]
) -> list[BaseRoute]:
    """Return the endpoints under ``/api``, with ``further`` ones of other modules."""
    health = health_of(settings.database)

    @answered
    async def get_health(_request: Request) -> Response:
        return json_response(health)

    @answered
    async def unknown(_request: Request) -> Response:
        raise refusal(RefusalCode.NOT_FOUND, "There is nothing here.")

    return [
        *_rules_routes(),
        *_table_routes(rooms, settings),
        *further,
        Route(HEALTH_PATH, get_health, methods=["GET"]),
        Route("/api/{rest:path}", unknown),
    ]


def _rules_routes() -> list[BaseRoute]:
    games = catalogue(LEVELS)

    @answered
    async def get_catalogue(_request: Request) -> Response:
        return json_response(games)

    @answered
    async def post_rules(request: Request) -> Response:
        wanted = read_body(await body_of(request), RulesRequest)
        try:
            rules = build_rules(wanted.preset, wanted.players, wanted.changes)
        except RuleSetError as error:
            return json_response(rules_refused(error))
        return json_response(RulesAnswer(rules=wire_rules(rules)))

    @answered
    async def post_shared_rules(request: Request) -> Response:
        wanted = read_body(await body_of(request), SharedRules)
        return json_response(shared_rules(read_rules(wanted.text)))

    return [
        Route("/api/rules/shared", post_shared_rules, methods=["POST"]),
        Route("/api/catalogue", get_catalogue, methods=["GET"]),
        Route("/api/rules", post_rules, methods=["POST"]),
    ]


def _table_routes(rooms: Rooms, settings: ServerSettings) -> list[BaseRoute]:
    bucket = TokenBucket(settings.tables_burst, settings.tables_rate)
    each = PerAddress(settings.own_tables_burst, settings.own_tables_rate)

    @answered
    async def post_table(request: Request) -> Response:
        wanted = read_body(await body_of(request), NewTable)
        # First the limit of each, so that a storm from one address takes nothing from the others.
        each.check(request, "Too many new tables; wait a few seconds.")
        if not bucket.take():
            raise refusal(RefusalCode.TOO_MANY_REQUESTS, "Too many new tables; wait a few seconds.")
        if wanted.settings is not None:
            return await gather(request, wanted, wanted.settings)
        referee = _new_table(wanted)
        token = new_token()
        owner = owner_of(request)
        table_id = await rooms.create(
            referee,
            {PERSONS_SEAT: token_hash(token)},
            {} if owner is None else {PERSONS_SEAT: owner},
        )
        return json_response(TableCreated(table_id, token), HTTPStatus.CREATED)

    async def gather(request: Request, wanted: NewTable, chosen: WireTableSettings) -> Response:
        name, rules = clean_name(wanted.name), rules_wanted(wanted.rules)
        try:
            referee, seated = gathering(rules, settings_of(chosen), name)
        except SettingsError as error:
            raise refusal(RefusalCode.BAD_SETTINGS, str(error)) from error
        owner = owner_of(request)
        owners = {} if owner is None else {seated.seat: owner}
        table_id, code = await rooms.create_for_people(referee, owners)
        return json_response(TableCreated(table_id, seated.token, code), HTTPStatus.CREATED)

    async def seated(request: Request) -> tuple[str, Referee, Seat]:
        table_id = request.path_params["table_id"]
        stored = await rooms.look_up(table_id)
        if stored is None:
            raise refusal(RefusalCode.UNKNOWN_TABLE, "There is no such table.")
        seat = seat_of_token(bearer_token(request), stored.token_hashes)
        if seat is None:
            raise refusal(RefusalCode.WRONG_TOKEN, "This is not the key of a seat.")
        return table_id, stored.referee, seat

    @answered
    async def get_table(request: Request) -> Response:
        return json_response(_summary(*await seated(request)))

    @answered
    async def get_record(request: Request) -> Response:
        table_id, referee, seat = await seated(request)
        form = request.query_params.get("format", "text")
        return record_response(table_id, _record(referee, seat), form)

    return [
        Route("/api/tables", post_table, methods=["POST"]),
        Route("/api/tables/{table_id}", get_table, methods=["GET"]),
        Route("/api/tables/{table_id}/record", get_record, methods=["GET"]),
    ]


def _new_table(wanted: NewTable) -> Referee:
    name = clean_name(wanted.name)
    check_level(wanted.level)
    rules = rules_wanted(wanted.rules)
    if wanted.lesson:
        return begun_lesson(solo_seats(name, LESSON_LEVEL, LESSON_PLAYERS))
    return Referee.open(rules, solo_seats(name, wanted.level, rules.players))


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


def _record(referee: Referee, seat: Seat) -> MatchRecord:
    """Return the record of a match: whole once it is over, as the seat saw it until then."""
    record = table_record(referee)
    return record if referee.over else as_seen_by(record, seat)
