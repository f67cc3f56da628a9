"""The application: everything of the server, ready for an ASGI server to run."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from openhearts.protocol.messages import SUBPROTOCOL, RefusalCode, Refused
from openhearts.server.ending import end
from openhearts.server.endpoints.answers import refused_response
from openhearts.server.endpoints.client_files import ClientFiles
from openhearts.server.endpoints.connection import Connection
from openhearts.server.endpoints.contests_api import contests_routes
from openhearts.server.endpoints.http_api import api_routes
from openhearts.server.endpoints.keep_alive import keep_alive
from openhearts.server.endpoints.limits import address_of
from openhearts.server.endpoints.lobby_api import lobby_routes
from openhearts.server.endpoints.matches_api import matches_routes
from openhearts.server.endpoints.metrics_api import metrics_route
from openhearts.server.endpoints.next_api import next_routes
from openhearts.server.endpoints.owners_api import owners_routes
from openhearts.server.endpoints.protection import Protection
from openhearts.server.endpoints.review_api import review_routes
from openhearts.server.endpoints.seals_api import seals_routes
from openhearts.server.endpoints.table_socket import TableSocket
from openhearts.server.endpoints.taking_over import taken_over
from openhearts.server.endpoints.turning_away import refuse_crowd, refuse_protocol
from openhearts.server.endpoints.watching_api import watching_routes
from openhearts.server.live.houses import HouseMaker, fair_house
from openhearts.server.live.rooms import Rooms
from openhearts.server.past_matches.analyses import Analyses
from openhearts.server.past_matches.past import PastMatches
from openhearts.server.processes.bus import Bus, LocalBus
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.history import History
from openhearts.server.storage.store import Store


def create_app(
    settings: ServerSettings,
    store: Store,
    house_maker: HouseMaker = fair_house,
    bus: Bus | None = None,
) -> Starlette:
    """Return the application over an open store, which it closes at the end.

    With a bus it is one of several processes; without one it is alone.
    """
    bus = bus or LocalBus()
    rooms = Rooms(store, settings, house_maker, bus)
    history = History(store.engine)
    analyses = Analyses(history)
    files = ClientFiles(settings.static_files, settings.page_host)
    sockets: set[Connection] = set()
    works: set[asyncio.Task[None]] = set()
    addresses: Counter[str] = Counter()

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        asking = asyncio.create_task(keep_alive(lambda: sockets))
        try:
            await rooms.start()
            yield
        finally:
            await end(asking)
            # What is being stored is stored before the store is closed.
            await asyncio.gather(*works, return_exceptions=True)
            await analyses.close()
            await rooms.close()
            await store.close()

    async def table_socket(websocket: WebSocket) -> None:
        if SUBPROTOCOL not in websocket.scope["subprotocols"]:
            await refuse_protocol(websocket)
            return
        place = address_of(websocket)
        crowded = settings.others_connect and (
            addresses[place] >= settings.most_sockets_per_address
        )
        if crowded or len(sockets) >= settings.most_sockets:
            await refuse_crowd(websocket, whose="address" if crowded else "server")
            return
        await websocket.accept(SUBPROTOCOL)
        connection = taken_over(websocket, most_waiting=settings.outbox_size)
        sockets.add(connection)
        addresses[place] += 1

        def over() -> None:
            sockets.discard(connection)
            addresses[place] -= 1
            if not addresses[place]:
                del addresses[place]

        table_id = websocket.path_params["table_id"]
        TableSocket(connection, table_id, rooms, settings, over=over, works=works)

    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table_id}/socket", table_socket),
            *api_routes(
                rooms,
                settings,
                [
                    *lobby_routes(rooms, store, history, settings),
                    *watching_routes(rooms, settings),
                    *next_routes(rooms, history, settings),
                    *owners_routes(rooms, settings),
                    *matches_routes(rooms, history, PastMatches(store, history), settings),
                    *review_routes(rooms, history, analyses, settings),
                    *seals_routes(rooms),
                    *contests_routes(rooms, store, settings),
                ],
            ),
            metrics_route(
                rooms, sockets, bus, for_all=settings.metrics_for_all, missing=_nothing_here
            ),
            Route("/{path:path}", files.answer, methods=["GET"]),
        ],
        middleware=[
            Middleware(
                Protection,
                loopback_only=settings.loopback_only,
                public_name=settings.public_name,
            )
        ],
        lifespan=lifespan,
    )
    app.state.rooms = rooms
    return app


def _nothing_here() -> Response:
    return refused_response(
        Refused(request=None, code=RefusalCode.NOT_FOUND, message="There is nothing here.")
    )
