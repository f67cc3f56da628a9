"""When the tables that nobody has to stay at want to be looked at: what the database holds of it.

The row of a table is stored together with each entry of its log, so the two never differ.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, literal, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from openhearts.server.storage.store import failures_named
from openhearts.server.storage.tables import DEADLINES


class DueTable(NamedTuple):
    """That a table has to be looked at."""

    table_id: str
    at: int


class DueTables:
    """The deadlines in one database.

    Every method raises ``StoreFailed`` where the database cannot be read or written.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        """Use a database as :func:`openhearts.server.storage.opening.open_store` gives it."""
        self._engine = engine

    async def passed(self, now: int, most: int, after: DueTable | None = None) -> list[DueTable]:
        """Return the deadlines that have passed by now, the oldest first, so many at most.

        With ``after`` those that come after this one.
        """
        query = (
            select(DEADLINES.c.table_id, DEADLINES.c.at)
            .where(DEADLINES.c.at <= now)
            .order_by(DEADLINES.c.at, DEADLINES.c.table_id)
            .limit(most)
        )
        if after is not None:
            place = tuple_(DEADLINES.c.at, DEADLINES.c.table_id)
            last = tuple_(literal(after.at, DEADLINES.c.at.type), literal(after.table_id))
            query = query.where(place > last)
        with failures_named():
            async with self._engine.connect() as connection:
                return [DueTable(*row) for row in await connection.execute(query)]

    async def correct(self, known: DueTable, at: int | None) -> None:
        """Put a deadline off to this moment, or drop it, unless it has become another."""
        same = (DEADLINES.c.table_id == known.table_id, DEADLINES.c.at == known.at)
        change = (
            delete(DEADLINES).where(*same)
            if at is None
            else update(DEADLINES).where(*same).values(at=at)
        )
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(change)
