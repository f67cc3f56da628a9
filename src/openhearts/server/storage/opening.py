"""Opening the store, whichever database it is in."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL

from openhearts.server.storage.database import open_database
from openhearts.server.storage.postgres import open_postgres
from openhearts.server.storage.store import Store


async def open_store(database: Path | URL) -> Store:
    """Open the store in this file or at this address.

    Raises:
        DatabaseRefused: the database cannot be used.
    """
    if isinstance(database, Path):
        return Store(await open_database(database))
    return Store(await open_postgres(database))
