"""Group reading: entries that several rooms heard of at about the same time, in one query."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import bindparam, select, tuple_
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from openhearts.rules.facts import Seat
from openhearts.server.storage.appending import StoreFailed
from openhearts.server.storage.kept_connection import KeptConnection, NotReached
from openhearts.server.storage.tables import ACTIONS

MOST_AT_ONCE = 500
"""Entries asked for in one query; more wait for the next."""

_FROM_POSTGRES: Final = """
    SELECT table_id, seq, seat, action, at
    FROM actions JOIN unnest($1::text[], $2::integer[]) AS wanted (t, s)
        ON table_id = t AND seq = s
"""
_Key: TypeAlias = tuple[str, int]


class LoggedRow(NamedTuple):
    """One line of a table's log as it is stored."""

    seq: int
    seat: Seat
    action: str
    at: int | None


class _Waiting(NamedTuple):
    keys: Sequence[_Key]
    found: asyncio.Future[list[LoggedRow]]


class GroupRead:
    """Reads entries for all rooms of this process, those of many tables in one query."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Read from this database."""
        self._engine = engine
        self._waiting: list[_Waiting] = []
        self._reader: asyncio.Task[None] | None = None
        columns = ACTIONS.c
        self._query = select(
            columns.table_id, columns.seq, columns.seat, columns.action, columns.at
        ).where(tuple_(columns.table_id, columns.seq).in_(bindparam("keys", expanding=True)))
        shared = engine.dialect.name == "postgresql"
        self._kept = KeptConnection(engine) if shared else None

    async def rows(self, table_id: str, seqs: Sequence[int]) -> list[LoggedRow]:
        """Return the rows of a table's log with these numbers, as far as they are there.

        Raises:
            StoreFailed: the database cannot be read.
        """
        keys = [(table_id, seq) for seq in seqs]
        waiting = _Waiting(keys, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._reader is None or self._reader.done():
            self._reader = asyncio.create_task(self._read())
        return await waiting.found

    async def _read(self) -> None:
        while self._waiting:
            group, keys = [], set[_Key]()
            while self._waiting and len(keys) < MOST_AT_ONCE:
                group.append(self._waiting.pop(0))
                keys.update(group[-1].keys)
            try:
                rows = await self._answers(keys)
                found = {(table_id, row[0]): LoggedRow(*row) for table_id, *row in rows}
            except (NotReached, SQLAlchemyError, sqlite3.Error, OSError) as error:
                _fail(group, error)
            except BaseException as error:
                _fail(group, error)
                raise
            else:
                for one in group:
                    if not one.found.done():
                        one.found.set_result([found[key] for key in one.keys if key in found])

    async def _answers(self, keys: Collection[_Key]) -> Iterable[Any]:
        if self._kept is not None:
            tables, numbers = zip(*keys, strict=True)
            return await self._kept.fetch(_FROM_POSTGRES, tables, numbers)
        async with self._engine.connect() as connection:
            return (await connection.execute(self._query, {"keys": list(keys)})).all()

    async def close(self) -> None:
        """Let the connection go."""
        if self._kept is not None:
            await self._kept.close()


def _fail(group: list[_Waiting], error: BaseException) -> None:
    for one in group:
        if not one.found.done():
            failed = StoreFailed(str(getattr(error, "orig", None) or error))
            failed.__cause__ = error
            one.found.set_exception(failed)
