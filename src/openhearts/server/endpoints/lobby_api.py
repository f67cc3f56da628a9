"""The HTTP endpoints of tables for several people: invitations, chairs, the lobby, one's own."""

from __future__ import annotations

import logging
import time
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.protocol.live import Lobby, OwnTables, QuickSeat, SeatTaken, TakeSeat
from openhearts.protocol.messages import RefusalCode
from openhearts.rules.facts import Seat
from openhearts.server.endpoints.answers import answered, body_of, json_response, owner_of
from openhearts.server.endpoints.invitations import invitation, lobby_table, own_table
from openhearts.server.endpoints.limits import PerAddress
from openhearts.server.gate import read_body, refusal
from openhearts.server.identity import read_code
from openhearts.server.live.rooms import Rooms
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.gathered import Gathered
from openhearts.server.storage.history import History
from openhearts.server.storage.store import Store, StoredTable, StoreFailed
from openhearts.table.chairs import TablePhase
from openhearts.table.inviting import inviting_name
from openhearts.table.names import clean_name
from openhearts.table.refusals import NotAllowed
from openhearts.table.seating import Seating
from openhearts.table.settings import Access

LOGGER = logging.getLogger("openhearts.server")
LOBBY_SECONDS = 1.0
"""How old a list of the lobby may be: it is asked for often, and put together from many logs."""
MOST_REMEMBERED = 1000
"""Tables that cannot be read, of which it was said; after so many it may be said again."""
QUIET_MS = 10 * 60 * 1000
"""After so long without anything a table with nobody at it is not shown in the lobby."""
_ASK_SLOWLY = "Too many questions from your address; wait a few seconds."


def lobby_routes(
    rooms: Rooms, store: Store, history: History, settings: ServerSettings
) -> list[BaseRoute]:
    """Return the endpoints; whoever knows the name or the code of a table may ask about it."""
    lobby = _Lobby(rooms, store, history, settings)
    return [
        Route("/api/tables/{name}/invitation", answered(lobby.invited), methods=["GET"]),
        Route("/api/tables/{name}/seats", answered(lobby.sit), methods=["POST"]),
        Route("/api/invitations/{code}", answered(lobby.invited_by_code), methods=["GET"]),
        Route("/api/lobby", answered(lobby.lobby), methods=["GET"]),
        Route("/api/lobby/seats", answered(lobby.sit_anywhere), methods=["POST"]),
        Route("/api/own-tables", answered(lobby.own_tables), methods=["GET"]),
    ]


class _Lobby:
    """The endpoints, over the rooms and the database."""

    def __init__(
        self, rooms: Rooms, store: Store, history: History, settings: ServerSettings
    ) -> None:
        self._rooms = rooms
        self._store = store
        self._history = history
        self._gathered = Gathered(store.engine)
        self._asking = PerAddress(settings.asks_burst, settings.asks_rate)
        self._sitting = PerAddress(settings.seats_burst, settings.seats_rate)
        self._listed: list[tuple[str, StoredTable]] = []
        self._listed_at = -LOBBY_SECONDS
        self._left_out: set[str] = set()

    async def invited(self, request: Request) -> Response:
        self._asking.check(request, _ASK_SLOWLY)
        return json_response(invitation(await self._rooms.invited(request.path_params["name"])))

    async def invited_by_code(self, request: Request) -> Response:
        # Short codes can be guessed, so guessing is slow.
        self._asking.check(request, _ASK_SLOWLY)
        code = read_code(request.path_params["code"])
        return json_response(invitation(await self._rooms.invited_by_code(code or "")))

    async def sit(self, request: Request) -> Response:
        self._sitting.check(request, _ASK_SLOWLY)
        wanted = read_body(await body_of(request), TakeSeat)
        invited = await self._rooms.invited(request.path_params["name"])
        return await self._seat(
            request, invited.table_id, clean_name(wanted.name), wanted.seat, invited=invited.name
        )

    async def lobby(self, request: Request) -> Response:
        self._asking.check(request, _ASK_SLOWLY)
        tables = [lobby_table(*one) for one in await self._open_tables()]
        # Whoever waits to begin comes first.
        return json_response(Lobby(sorted(tables, key=lambda one: one.phase != "GATHERING")))

    async def sit_anywhere(self, request: Request) -> Response:
        self._sitting.check(request, _ASK_SLOWLY)
        wanted = read_body(await body_of(request), QuickSeat)
        name = clean_name(wanted.name)
        self._listed_at = -LOBBY_SECONDS
        tables = await self._open_tables()
        tables.sort(key=lambda one: (one[1].referee.state.hands_played, len(one[1].referee.people)))
        for table_id, stored in tables:
            rules = stored.referee.rules
            if wanted.preset not in (None, rules.preset):
                continue
            if wanted.players not in (None, rules.players):
                continue
            try:
                invited = inviting_name(table_id, stored.referee.seating)
                return await self._seat(request, table_id, name, None, invited=invited)
            except NotAllowed:
                continue  # Taken meanwhile, or somebody of this name is there.
        raise refusal(RefusalCode.TABLE_FULL, "No table of the lobby has a free chair for you.")

    async def own_tables(self, request: Request) -> Response:
        owner = owner_of(request)
        if owner is None:
            raise refusal(RefusalCode.WRONG_TOKEN, "This needs the key that your browser made up.")
        self._asking.check(request, _ASK_SLOWLY)
        tables = []
        for table_id, seat, since in await self._gathered.held(owner):
            try:
                stored = await self._rooms.look_up(table_id)
            except StoreFailed as error:
                self._leave_out(table_id, error)
                continue
            if stored is None or stored.referee.over:
                continue
            chair = stored.referee.seating.chairs[seat]
            if chair.person and since in (None, chair.sat):
                tables.append(own_table(table_id, stored, seat, self._rooms.moments.now()))
        return json_response(OwnTables(sorted(tables, key=lambda one: not one.your_turn)))

    async def _seat(
        self, request: Request, table_id: str, name: str, wanted: Seat | None, *, invited: str
    ) -> Response:
        room = await self._rooms.open(table_id)
        if room is None or room.referee.settings.access is Access.SOLO:
            raise refusal(RefusalCode.NO_SUCH_INVITATION, "This invitation leads to no table.")
        owner = owner_of(request)
        removed = [one.number for one in room.referee.seating.removed]
        if removed and owner is not None and await self._history.sat(owner, table_id, removed):
            raise NotAllowed(
                "The owner of the table has removed you from it.", "not-allowed-removed"
            )
        if owner is not None and room.referee.settings.rated:
            await self._check_alone(room.referee.seating, table_id, owner)
        seated = await room.sit(name, wanted, invited=invited)
        if owner is not None:
            await self._history.hold_seat(owner, table_id, seated.seat, seated.number)
        taken = SeatTaken(table_id, seated.seat, seated.token)
        return json_response(taken, HTTPStatus.CREATED)

    async def _check_alone(self, seating: Seating, table_id: str, owner: str) -> None:
        """Refuse a second chair of one key in a rated match, which would spare it the result."""
        if seating.phase is not TablePhase.PLAYING:
            return
        held = [seating.chairs[seat].sat for seat in seating.people]
        if await self._history.sat(owner, table_id, held):
            raise NotAllowed("You sit at this table already.", "not-allowed-seated")

    async def _open_tables(self) -> list[tuple[str, StoredTable]]:
        if time.monotonic() - self._listed_at >= LOBBY_SECONDS:
            self._listed = await self._read_lobby()
            self._listed_at = time.monotonic()
        return list(self._listed)

    async def _read_lobby(self) -> list[tuple[str, StoredTable]]:
        found = []
        since = self._rooms.moments.now() - QUIET_MS
        for table_id in await self._gathered.listed(since=since):
            try:
                stored = await self._rooms.look_up(table_id)
            except StoreFailed as error:
                self._leave_out(table_id, error)
                continue
            listed = stored is not None and stored.referee.settings.access is Access.LOBBY
            if stored is None or stored.referee.over or not listed:
                await self._gathered.unlist(table_id)
            elif stored.referee.seating.free:
                found.append((table_id, stored))
        return found

    def _leave_out(self, table_id: str, error: StoreFailed) -> None:
        """Say once that a table cannot be read: the others are listed all the same."""
        if table_id not in self._left_out:
            if len(self._left_out) == MOST_REMEMBERED:
                self._left_out.clear()
            self._left_out.add(table_id)
            LOGGER.warning("table %s is left out of a list: %s", table_id, error)
