"""What the database knows of tables for several people: the lobby's, and those of one person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import bindparam, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from openhearts.rules.facts import Seat
from openhearts.server.storage.store import failures_named
from openhearts.server.storage.tables import HOLDINGS, LOBBY, MATCHES

MOST_LISTED = 50


class Held(NamedTuple):
    """A table at which somebody sat down."""

    table_id: str
    seat: Seat
    since: int | None
    """The number of the entry that seated them."""


class Gathered:
    """The tables for several people in one database.

    Every method raises ``StoreFailed`` where the database cannot be read or written.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        """Use a database as :func:`openhearts.server.storage.opening.open_store` gives it."""
        self._engine = engine

    async def listed(self, *, since: int) -> list[str]:
        """Return the tables of the lobby that were alive at or after a moment, the newest first."""
        query = (
            select(MATCHES.c.id)
            .join(LOBBY, LOBBY.c.table_id == MATCHES.c.id)
            .where(LOBBY.c.seen >= since)
            .order_by(MATCHES.c.created.desc(), MATCHES.c.id)
            .limit(MOST_LISTED)
        )
        with failures_named():
            async with self._engine.connect() as connection:
                return list(await connection.scalars(query))

    async def mark_seen(self, seen: Mapping[str, int]) -> None:
        """Note when these tables of the lobby were last alive; the latest of all notes holds."""
        change = (
            update(LOBBY)
            .where(
                LOBBY.c.table_id == bindparam("table"),
                func.coalesce(LOBBY.c.seen, 0) < bindparam("moment"),
            )
            .values(seen=bindparam("moment"))
        )
        # In the order of the keys: so two processes never wait for each other in a circle.
        rows = [{"table": table_id, "moment": at} for table_id, at in sorted(seen.items())]
        if not rows:
            return
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(change, rows)

    async def unlist(self, table_id: str) -> None:
        """Take a table out of the lobby."""
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(delete(LOBBY).where(LOBBY.c.table_id == table_id))

    async def held(self, owner: str) -> list[Held]:
        """Return the newest tables for several people at which somebody sat down."""
        query = (
            select(MATCHES.c.id, HOLDINGS.c.seat, HOLDINGS.c.since)
            .join(HOLDINGS, HOLDINGS.c.match_id == MATCHES.c.id)
            .where(HOLDINGS.c.owner == owner, MATCHES.c.settings.is_not(None))
            .order_by(MATCHES.c.created.desc(), MATCHES.c.id)
            .limit(MOST_LISTED)
        )
        with failures_named():
            async with self._engine.connect() as connection:
                return [Held(*row) for row in await connection.execute(query)]
