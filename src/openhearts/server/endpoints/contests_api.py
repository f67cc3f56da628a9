"""The HTTP endpoints of contests and ratings: daily deals, duplicate tables, comparisons."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.protocol.contests import (
    ContestEntered,
    ContestInfo,
    EnterContest,
    NewContest,
)
from openhearts.protocol.messages import RefusalCode
from openhearts.protocol.rules import TableCreated, wire_rules
from openhearts.protocol.table_settings import WireTableSettings
from openhearts.server.contests.comparing import Comparison
from openhearts.server.contests.contests import Contest, Contests, TryTaken, today
from openhearts.server.contests.outcomes import Outcomes
from openhearts.server.contests.ratings import RatingBook
from openhearts.server.endpoints.answers import (
    answered,
    bearer_token,
    body_of,
    json_response,
    owner_of,
    whole_number,
)
from openhearts.server.endpoints.limits import PerAddress
from openhearts.server.flood import TokenBucket
from openhearts.server.gate import read_body, refusal
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
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.store import Store
from openhearts.table.names import clean_name
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed
from openhearts.table.settings import SettingsError

_ASK_SLOWLY = "Too many questions from your address; wait a few seconds."


def contests_routes(rooms: Rooms, store: Store, settings: ServerSettings) -> list[BaseRoute]:
    """Return the endpoints of contests and ratings."""
    api = _ContestsApi(rooms, store, settings)
    return [
        Route("/api/daily", answered(api.get_daily), methods=["GET"]),
        Route("/api/contests", answered(api.post_contest), methods=["POST"]),
        Route("/api/contests/{contest_id}", answered(api.get_contest), methods=["GET"]),
        Route("/api/contests/{contest_id}/tables", answered(api.post_table), methods=["POST"]),
        Route("/api/contests/{contest_id}/results", answered(api.get_results), methods=["GET"]),
        Route(
            "/api/contests/{contest_id}/hands/{hand}",
            answered(api.get_hand),
            methods=["GET"],
        ),
        Route("/api/ratings", answered(api.get_ratings), methods=["GET"]),
        Route("/api/tables/{table_id}/left", answered(api.get_left), methods=["GET"]),
    ]


class _ContestsApi:
    """What the endpoints share."""

    def __init__(self, rooms: Rooms, store: Store, settings: ServerSettings) -> None:
        self._rooms = rooms
        self._contests = Contests(store.engine)
        outcomes = Outcomes(store)
        self._comparison = Comparison(store, self._contests, outcomes)
        self._book = RatingBook(store, outcomes)
        self._bucket = TokenBucket(settings.tables_burst, settings.tables_rate)
        self._asking = PerAddress(settings.asks_burst, settings.asks_rate)
        self._each = PerAddress(settings.own_tables_burst, settings.own_tables_rate)

    async def get_daily(self, request: Request) -> Response:
        contest = await self._contests.daily(today())
        return json_response(await self._info(contest, owner_of(request)))

    async def post_contest(self, request: Request) -> Response:
        wanted = read_body(await body_of(request), NewContest)
        self._limit(request)
        check_level(wanted.level)
        contest = await self._contests.create(rules_wanted(wanted.rules), wanted.level)
        info = await self._info(contest, owner_of(request))
        return json_response(info, HTTPStatus.CREATED)

    async def get_contest(self, request: Request) -> Response:
        contest = await self._wanted(request)
        return json_response(await self._info(contest, owner_of(request)))

    async def post_table(self, request: Request) -> Response:
        contest = await self._wanted(request)
        wanted = read_body(await body_of(request), EnterContest)
        self._limit(request)
        owner = owner_of(request)
        counted = await self._try_is_open(contest, owner)
        try:
            made = await (
                self._solo(contest, wanted.name, owner, counted=counted)
                if wanted.settings is None
                else self._gathering(contest, wanted.name, wanted.settings, owner, counted=counted)
            )
        except TryTaken as error:
            raise _second_try() from error  # Asked for twice at once.
        return json_response(
            ContestEntered(made.table_id, made.token, counted, made.code), HTTPStatus.CREATED
        )

    async def _try_is_open(self, contest: Contest, owner: str | None) -> bool:
        """Tell whether somebody's next table of a contest is the one that counts.

        Raises:
            NotAllowed: their try is not over, and its deals are not to be seen elsewhere.
        """
        if owner is None:
            # Whoever has no key may have begun before: only friends take each other's word.
            return contest.day is None
        if not contest.takes_tries:
            return False
        if not await self._comparison.has_begun(contest, owner):
            return True
        if not await self._comparison.is_over(contest, owner):
            raise _second_try()
        return False

    async def _solo(
        self, contest: Contest, name: str, owner: str | None, *, counted: bool
    ) -> TableCreated:
        seats = solo_seats(clean_name(name), contest.level, contest.rules.players)
        token = new_token()
        table_id = await self._rooms.create(
            contest.begun(Referee.open(contest.rules, seats), practice=not counted),
            {PERSONS_SEAT: token_hash(token)},
            {} if owner is None else {PERSONS_SEAT: owner},
            beside=self._contests.entering(contest, owner if counted else None, counted=counted),
        )
        return TableCreated(table_id, token)

    async def _gathering(
        self,
        contest: Contest,
        name: str,
        chosen: WireTableSettings,
        owner: str | None,
        *,
        counted: bool,
    ) -> TableCreated:
        if contest.day is not None:
            raise refusal(
                RefusalCode.BAD_SETTINGS, "The daily deal is played against computer players."
            )
        try:
            referee, seated = gathering(contest.rules, settings_of(chosen), clean_name(name))
        except SettingsError as error:
            raise refusal(RefusalCode.BAD_SETTINGS, str(error)) from error
        owners = {} if owner is None else {seated.seat: owner}
        table_id, code = await self._rooms.create_for_people(
            contest.begun(referee, practice=not counted),
            owners,
            # A table where nobody plays yet may be closed again, and nothing was seen.
            beside=self._contests.entering(contest, None, counted=counted),
        )
        return TableCreated(table_id, seated.token, code)

    async def get_results(self, request: Request) -> Response:
        self._asking.check(request, _ASK_SLOWLY)
        contest = await self._wanted(request)
        return json_response(await self._comparison.results(contest, owner_of(request)))

    async def get_hand(self, request: Request) -> Response:
        self._asking.check(request, _ASK_SLOWLY)
        contest = await self._wanted(request)
        owner = owner_of(request)
        hand = whole_number(request.path_params["hand"], "hand")
        if owner is None:
            raise refusal(RefusalCode.WRONG_TOKEN, "This needs the key that your browser made up.")
        found = None
        if hand > 0:
            found = await self._comparison.hand(contest, owner, hand)
        if found is None:
            raise refusal(RefusalCode.NOT_OVER, "You can compare a hand when you have played it.")
        return json_response(found)

    async def get_ratings(self, request: Request) -> Response:
        self._asking.check(request, _ASK_SLOWLY)
        return json_response(await self._book.ratings(owner_of(request)))

    async def get_left(self, request: Request) -> Response:
        self._asking.check(request, _ASK_SLOWLY)
        table_id = request.path_params["table_id"]
        stored = await self._rooms.look_up(table_id)
        if stored is None:
            raise refusal(RefusalCode.UNKNOWN_TABLE, "There is no such table.")
        if seat_of_token(bearer_token(request), stored.token_hashes) is None:
            raise refusal(RefusalCode.WRONG_TOKEN, "This is not the key of a seat.")
        chairs = stored.referee.seating.chairs
        sat = {seat: chairs[seat].sat for seat in stored.referee.seating.people}
        return json_response(await self._book.left_at(table_id, sat))

    async def _wanted(self, request: Request) -> Contest:
        contest = await self._contests.get(request.path_params["contest_id"])
        if contest is None:
            raise refusal(RefusalCode.NOT_FOUND, "There is no such contest.")
        return contest

    async def _info(self, contest: Contest, owner: str | None) -> ContestInfo:
        day = contest.day
        mine = None if owner is None else await self._contests.own_try(contest.id, owner)
        return ContestInfo(
            id=contest.id,
            day=None if day is None else day.isoformat(),
            open=contest.takes_tries
            and (owner is None or not await self._comparison.has_begun(contest, owner)),
            rules=wire_rules(contest.rules),
            level=contest.level,
            tables=len(await self._contests.tables(contest.id)),
            mine=mine,
            over=owner is not None and await self._comparison.is_over(contest, owner),
        )

    def _limit(self, request: Request) -> None:
        # First the limit of each, so that a storm from one address takes nothing from the others.
        self._each.check(request, "Too many new tables; wait a few seconds.")
        if not self._bucket.take():
            raise refusal(RefusalCode.TOO_MANY_REQUESTS, "Too many new tables; wait a few seconds.")


def _second_try() -> NotAllowed:
    return NotAllowed("Play the match that counts to its end first.", "not-allowed-second-try")
