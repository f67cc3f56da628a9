"""Group commit: the actions of many tables that arrive together go into one transaction.

A transaction costs a flush of the disk, whatever is in it. While one is being written, what
arrives waits for the next; a lone action waits for nothing.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Executable
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from openhearts.server.metrics import ENTRIES, ENTRIES_TAKEN, STORE_FAILURES, STORE_SECONDS
from openhearts.server.storage.entry_writers import EntryRow, Key, entry_writer
from openhearts.server.storage.kept_connection import BadRow, NotReached
from openhearts.server.storage.tables import ACTIONS
from openhearts.server.storage.upserts import insert_or_keep

MOST_AT_ONCE = 500
"""Actions in one transaction; more wait for the next."""


class StoreFailed(RuntimeError):
    """The store could not read or write; nothing was changed."""


class SequenceTaken(RuntimeError):
    """Somebody else stored an action with this number first."""


class _Waiting(NamedTuple):
    row: EntryRow
    also: Sequence[Executable]
    done: asyncio.Future[None]


class GroupCommit:
    """Stores the actions of all tables of this process, many in one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Write into this database."""
        self._engine = engine
        self._entries = entry_writer(engine)
        self._insert = insert_or_keep(ACTIONS, engine.dialect.name).returning(
            ACTIONS.c.table_id, ACTIONS.c.seq
        )
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, row: EntryRow, also: Sequence[Executable] = ()) -> None:
        """Store a row of the log; when this returns, it is on the disk.

        ``also`` is what changes together with it: both are stored or neither. A row that cannot
        be stored is no loss to those it shares a transaction with. Whoever is cancelled while
        waiting breaks no transaction off.

        Raises:
            SequenceTaken: the table's log has a row with this number already.
            StoreFailed: the database cannot be written.
        """
        waiting = _Waiting(row, also, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await waiting.done

    async def close(self) -> None:
        """Write what still waits."""
        if self._writer is not None:
            await self._writer
        await self._entries.close()

    async def _write(self) -> None:
        while self._waiting:
            group = self._next_group()
            for alike in (
                [one for one in group if not one.also],
                [one for one in group if one.also],
            ):
                if alike and not await self._store(alike):
                    for one in alike:
                        await self._store([one])

    def _next_group(self) -> list[_Waiting]:
        """Take those that go together: one for each key, in the order of the keys.

        Two processes that insert in the same order cannot wait for each other in a circle.
        """
        chosen: dict[Key, _Waiting] = {}
        later: list[_Waiting] = []
        for one in self._waiting:
            key = one.row.key
            if len(chosen) < MOST_AT_ONCE and key not in chosen:
                chosen[key] = one
            else:
                later.append(one)
        self._waiting = later
        return [chosen[key] for key in sorted(chosen)]

    async def _store(self, group: list[_Waiting]) -> bool:
        """Store a group; false if one of several rows is bad and each has to be tried alone."""
        try:
            with STORE_SECONDS.time():
                kept = await self._kept(group)
        except (BadRow, IntegrityError, DataError) as error:
            if len(group) > 1:
                return False
            self._fail(group, error)
        except (NotReached, SQLAlchemyError, sqlite3.Error, OSError) as error:
            self._fail(group, error)
        except BaseException as error:
            self._fail(group, error)
            raise
        else:
            ENTRIES.inc(len(kept))
            ENTRIES_TAKEN.inc(len(group) - len(kept))
            for one in group:
                self._settle(one, kept)
        return True

    async def _kept(self, group: list[_Waiting]) -> set[Key]:
        """Store a group and return the keys of what was stored."""
        if not any(one.also for one in group):
            return await self._entries.write([one.row for one in group])
        # These are few: a change of seats or access, and matches that take days.
        async with self._engine.begin() as connection:
            rows = [one.row._asdict() for one in group]
            stored = await connection.execute(self._insert, rows)
            kept = {(row.table_id, row.seq) for row in stored}
            for one in group:
                for statement in one.also if one.row.key in kept else ():
                    await connection.execute(statement)
        return kept

    @staticmethod
    def _settle(one: _Waiting, kept: set[Key]) -> None:
        if one.done.done():
            return
        if one.row.key in kept:
            one.done.set_result(None)
        else:
            table_id, seq = one.row.key
            one.done.set_exception(SequenceTaken(f"table {table_id} has an action {seq}"))

    @staticmethod
    def _fail(group: list[_Waiting], error: BaseException) -> None:
        cause = getattr(error, "orig", None) or error
        STORE_FAILURES.inc(len(group))
        for one in group:
            if not one.done.done():
                failed = StoreFailed(str(cause))
                failed.__cause__ = error
                one.done.set_exception(failed)
