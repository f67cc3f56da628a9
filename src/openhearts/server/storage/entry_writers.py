"""Writing rows of logs, many in one statement that is a transaction of its own.

A transaction in three round trips (begin, write, commit) costs three times what one costs: hops to
the thread that SQLite is called in, or ways to PostgreSQL and back. So each database is given all
rows as one value, in a statement of its own words that never changes and is prepared once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeAlias

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from openhearts.rules.facts import Seat
from openhearts.server.storage.database import still_the_same_file
from openhearts.server.storage.kept_connection import BadRow, KeptConnection

if TYPE_CHECKING:
    import aiosqlite

Key: TypeAlias = tuple[str, int]
"""A table and the number of an entry in its log."""


class EntryRow(NamedTuple):
    """One entry of a table's log as it is stored."""

    table_id: str
    seq: int
    seat: Seat
    action: str
    at: int

    @property
    def key(self) -> Key:
        """What no two rows share."""
        return self.table_id, self.seq


class EntryWriter(Protocol):
    """Writes rows into the log of one database, for one who waits at a time."""

    async def write(self, rows: Sequence[EntryRow]) -> set[Key]:
        """Store these rows, but those whose number is taken; return the keys of the stored ones.

        When it returns they are on the disk.

        Raises:
            BadRow: one of them cannot be stored, and none is.
            NotReached: the database cannot be written.
        """

    async def close(self) -> None:
        """Let the connection go."""


def entry_writer(engine: AsyncEngine) -> EntryWriter:
    """Return the writer for a database."""
    return PostgresWriter(engine) if engine.dialect.name == "postgresql" else SqliteWriter(engine)


_JSON: Final = msgspec.json.Encoder()
# It begins with no word after which Python's module opens a transaction by itself.
_INTO_SQLITE: Final = """
    WITH entries AS (SELECT value FROM json_each(?))
    INSERT INTO actions (table_id, seq, seat, action, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]')
    FROM entries WHERE true
    ON CONFLICT DO NOTHING
    RETURNING table_id, seq
"""


class SqliteWriter:
    """Writes with the one connection that everything in this process shares."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Write into this database."""
        self._engine = engine

    async def write(self, rows: Sequence[EntryRow]) -> set[Key]:
        """Store these rows, as :meth:`EntryWriter.write` says."""
        async with self._engine.connect() as connection:
            pooled = await connection.get_raw_connection()
            driver: aiosqlite.Connection = pooled.driver_connection  # type: ignore[assignment]
            still_the_same_file(pooled.info)
            try:
                written = await driver.execute_fetchall(
                    _INTO_SQLITE, (_JSON.encode(rows).decode(),)
                )
            except (sqlite3.IntegrityError, sqlite3.DataError) as error:
                raise BadRow(str(error)) from error
        return {(table_id, seq) for table_id, seq in written}

    async def close(self) -> None:
        """Nothing is kept."""


_INTO_POSTGRES: Final = """
    INSERT INTO actions (table_id, seq, seat, action, at)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::bigint[])
    ON CONFLICT DO NOTHING
    RETURNING table_id, seq
"""


class PostgresWriter:
    """Writes with a connection that is kept for it."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Write into this database."""
        self._connection = KeptConnection(engine)

    async def write(self, rows: Sequence[EntryRow]) -> set[Key]:
        """Store these rows, as :meth:`EntryWriter.write` says."""
        columns = map(list, zip(*rows, strict=True))
        written = await self._connection.fetch(_INTO_POSTGRES, *columns)
        return {(row[0], row[1]) for row in written}

    async def close(self) -> None:
        """Let the connection go."""
        await self._connection.close()
