"""A connection to PostgreSQL that is kept while it is in use, for what is asked all the time.

One from the pool is tried before it is used, and cleaned after: that takes longer than what is
asked. Here the driver is spoken to directly, so each question is one way there and back.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

KEPT_SECONDS: Final = 0.1
"""After so long without use the database may have been started anew meanwhile; no faster."""


class BadRow(RuntimeError):
    """The database takes none of several rows, for one of them cannot be."""


class NotReached(RuntimeError):
    """The database cannot be asked, or was lost while it was asked."""


class KeptConnection:
    """Asks one question after the other."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Ask this database, with a connection of its pool."""
        self._engine = engine
        self._kept: AsyncConnection | None = None
        self._used = 0.0

    async def fetch(self, question: str, *values: Any) -> list[Any]:
        """Return the rows that answer a question in PostgreSQL's own words.

        Raises:
            BadRow: it is to store what cannot be.
            NotReached: the database cannot be asked.
        """
        from asyncpg.exceptions import (  # type: ignore[import-untyped] # noqa: PLC0415 - optional
            DataError,
            IntegrityConstraintViolationError,
            InterfaceError,
            PostgresError,
        )

        driver = await self._driver()
        try:
            rows: list[Any] = await driver.fetch(question, *values)
        except (IntegrityConstraintViolationError, DataError) as error:
            raise BadRow(str(error)) from error
        except (PostgresError, InterfaceError) as error:
            await self._drop()
            raise NotReached(str(error)) from error
        except BaseException:
            # Nobody knows what became of it, and the connection may be in the middle of it.
            await self._drop()
            raise
        return rows

    async def _driver(self) -> Any:
        now = asyncio.get_running_loop().time()
        if self._kept is not None and now - self._used > KEPT_SECONDS:
            await self.close()
        self._used = now
        if self._kept is not None:
            driver: Any = (await self._kept.get_raw_connection()).driver_connection
            if not driver.is_closed():
                return driver
            await self._drop()
        self._kept = await self._engine.connect()
        return (await self._kept.get_raw_connection()).driver_connection

    async def close(self) -> None:
        """Let the connection go."""
        kept, self._kept = self._kept, None
        if kept is not None:
            await kept.close()

    async def _drop(self) -> None:
        """Let the connection go, and let nobody use it any more."""
        if self._kept is not None:
            await self._kept.invalidate()
        await self.close()
