"""Leases: one process at a time acts for the computer players and clocks of a table.

A lease is a row in the database, for whoever acts must reach the database anyway: nothing else can
fail on its own. It holds as long as its holder shows signs of life, one small write a second for a
whole process, by the database's clock and nobody else's. Two that act at once do no harm, for the
unique key lets one entry win; so a process that cannot tell acts.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Protocol

from sqlalchemy import (
    BigInteger,
    bindparam,
    cast,
    delete,
    exists,
    func,
    literal_column,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.elements import ColumnElement

from openhearts.server.ending import end
from openhearts.server.storage.appending import StoreFailed
from openhearts.server.storage.store import failures_named
from openhearts.server.storage.tables import LEASES, PROCESSES
from openhearts.server.storage.upserts import insert_or_replace, new_row

LOGGER = logging.getLogger("openhearts.server")
LIFE_SECONDS = 2.0
"""How long a process counts as alive after a sign of life."""
BEAT_SECONDS = 0.6
MARGIN_SECONDS = 0.4
"""How much earlier a process itself takes its leases for lost."""
FORGET_SECONDS = 24 * 3600
MOST_AT_ONCE = 500


class Leases(Protocol):
    """Who acts for a table."""

    async def start(self) -> None:
        """Begin to show signs of life."""

    async def hold(self, table_id: str) -> bool:
        """Tell whether this process acts for a table now; it does if no other one that lives.

        Raises:
            StoreFailed: the database cannot be reached.
        """

    def give_up(self, table_id: str) -> None:
        """Let another process act for a table, should it have to."""

    async def take_over(self, most: int) -> list[str]:
        """Take the tables of processes that are dead, so many at most; return which.

        Raises:
            StoreFailed: the database cannot be reached.
        """

    async def stop(self) -> None:
        """Let others act from now on."""


class LoneLeases:
    """Of a server that is alone: it acts for every table."""

    async def start(self) -> None:
        """Nobody looks for signs of life."""

    async def hold(self, table_id: str) -> bool:  # noqa: ARG002 - whichever it is
        """Tell that this process acts."""
        return True

    def give_up(self, table_id: str) -> None:
        """Nobody else would act."""

    async def take_over(self, most: int) -> list[str]:  # noqa: ARG002 - however many
        """Return nothing: there are no others."""
        return []

    async def stop(self) -> None:
        """Nothing runs."""


class SharedLeases:
    """Of one of several processes over one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Use this database."""
        self._engine = engine
        self._name = secrets.token_hex(8)
        self._held: set[str] = set()
        self._given_up: set[str] = set()
        self._sure_until = 0.0
        self._beating: asyncio.Task[None] | None = None
        now = _database_clock(engine.dialect.name)
        living = exists().where(PROCESSES.c.holder == LEASES.c.holder, PROCESSES.c.until > now)
        self._beat = insert_or_replace(PROCESSES, engine.dialect.name).values(
            holder=self._name, until=now + int(LIFE_SECONDS * 1000)
        )
        claim = new_row(LEASES, engine.dialect.name).values(
            table_id=bindparam("table"), holder=self._name
        )
        self._claim = claim.on_conflict_do_update(
            index_elements=[LEASES.c.table_id],
            set_={"holder": self._name},
            where=(LEASES.c.holder == self._name) | ~living,
        ).returning(LEASES.c.table_id)
        orphaned = select(LEASES.c.table_id).where(~living).limit(bindparam("most"))
        self._take_over = (
            update(LEASES)
            .where(LEASES.c.table_id.in_(orphaned), ~living)
            .values(holder=self._name)
            .returning(LEASES.c.table_id)
        )
        self._forget = delete(PROCESSES).where(PROCESSES.c.until < now - FORGET_SECONDS * 1000)

    async def start(self) -> None:
        """Begin to show signs of life.

        Raises:
            StoreFailed: the database cannot be reached.
        """
        await self._show_life()
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(self._forget)
        self._beating = asyncio.create_task(self._keep_beating())

    async def hold(self, table_id: str) -> bool:
        """Tell whether this process acts for a table now; it does if no other one that lives.

        Raises:
            StoreFailed: the database cannot be reached.
        """
        if not self._sure:
            self._held.clear()
        elif table_id in self._held:
            return True
        self._given_up.discard(table_id)
        with failures_named():
            async with self._engine.begin() as connection:
                claimed = (await connection.execute(self._claim, {"table": table_id})).first()
        if claimed is not None:
            self._held.add(table_id)
        return claimed is not None

    def give_up(self, table_id: str) -> None:
        """Let another process act for a table, should it have to."""
        if table_id in self._held:
            self._held.discard(table_id)
            self._given_up.add(table_id)

    async def take_over(self, most: int) -> list[str]:
        """Take the tables of processes that are dead, so many at most; return which.

        Raises:
            StoreFailed: the database cannot be reached.
        """
        with failures_named():
            async with self._engine.begin() as connection:
                taken = list(await connection.scalars(self._take_over, {"most": most}))
        self._held.update(taken)
        return taken

    async def stop(self) -> None:
        """Let others act from now on."""
        if self._beating is None:
            return
        await end(self._beating)
        try:
            with failures_named():
                async with self._engine.begin() as connection:
                    await connection.execute(
                        delete(PROCESSES).where(PROCESSES.c.holder == self._name)
                    )
        except StoreFailed as error:
            LOGGER.warning("the tables are left to be taken over: %s", error)

    @property
    def _sure(self) -> bool:
        return asyncio.get_running_loop().time() < self._sure_until

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._show_life()
                await self._delete_given_up()
            except StoreFailed as error:
                LOGGER.debug("no sign of life: %s", error)
            except Exception:
                # Without signs of life others would act for every table here, for good.
                LOGGER.exception("no sign of life")

    async def _show_life(self) -> None:
        began = asyncio.get_running_loop().time()
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(self._beat)
        if not self._sure:
            # Others may have taken them meanwhile.
            self._held.clear()
        self._sure_until = began + LIFE_SECONDS - MARGIN_SECONDS

    async def _delete_given_up(self) -> None:
        if not self._given_up:
            return
        names = list(self._given_up)[:MOST_AT_ONCE]
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(
                    delete(LEASES).where(
                        LEASES.c.holder == self._name, LEASES.c.table_id.in_(names)
                    )
                )
        self._given_up.difference_update(names)


def _database_clock(dialect: str) -> ColumnElement[int]:
    """Return the database's present moment, in milliseconds since 1970."""
    if dialect == "postgresql":
        return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
    return literal_column("CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)", BigInteger)
