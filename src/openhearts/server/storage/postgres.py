"""Opening a PostgreSQL database: its address read, its tables checked and brought up to date."""

from __future__ import annotations

from sqlalchemy import URL, Connection, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from openhearts.server.storage.database import (
    LATEST_REVISION,
    DatabaseRefused,
    known_revisions,
    migrate,
)

DRIVER = "postgresql+asyncpg"
EXAMPLE = f"{DRIVER}://USER:PASSWORD@HOST/DATABASE"
CONNECTIONS = 8
"""Connections that one process keeps. Appends share one; the others read."""
CONNECT_SECONDS = 5
COMMAND_SECONDS = 15
"""How long the database may take before what was asked counts as failed."""
MIGRATION_LOCK = 0x4F48_6561_7274_7331
"""The key of the advisory lock that a process holds while it changes the tables."""


def read_address(address: str) -> URL:
    """Read the address of a PostgreSQL database.

    Raises:
        DatabaseRefused: it is none. The message does not repeat it, for it may hold a password.
    """
    try:
        url = make_url(address)
        port_is_right = url.port is None or 0 < url.port < 65536
    except (ArgumentError, ValueError) as error:
        raise DatabaseRefused(f"--database takes an address like {EXAMPLE}.") from error
    if url.drivername not in (DRIVER, "postgresql", "postgres") or not port_is_right:
        raise DatabaseRefused(f"--database takes an address like {EXAMPLE}.")
    return url.set(drivername=DRIVER)


def shown(url: URL) -> str:
    """Return the name of a database without any secret of its address."""
    place = "" if url.port is None else f":{url.port}"
    return f"{url.database or 'database'} at {url.host or 'this machine'}{place}"


async def open_postgres(url: URL) -> AsyncEngine:
    """Open a PostgreSQL database and bring its tables up to date.

    Raises:
        DatabaseRefused: it cannot be reached or written, is of another program or of a newer
            OpenHearts, or the driver is not installed.
    """
    try:
        engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=10,
            # A connection that a restart of the database broke is replaced before it is used.
            pool_pre_ping=True,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS},
        )
    except ModuleNotFoundError as error:
        raise DatabaseRefused(
            "PostgreSQL needs a package that is not installed: pip install 'openhearts[many]'."
        ) from error
    try:
        async with engine.begin() as connection:
            if await connection.run_sync(_revision, url) == LATEST_REVISION:
                return engine
        async with engine.begin() as connection:
            # Changing the tables may take longer than any other work.
            await connection.execute(text("SET LOCAL statement_timeout = 0"))
            await connection.execute(
                text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK}
            )
            # Another process may have done it while this one waited.
            if await connection.run_sync(_revision, url) != LATEST_REVISION:
                await connection.run_sync(migrate)
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        cause = " ".join(str(getattr(error, "orig", None) or error).split())
        raise DatabaseRefused(
            f"The database {shown(url)} cannot be used ({cause or type(error).__name__}): check"
            " that it runs, and the address given with --database."
        ) from error
    except DatabaseRefused:
        await engine.dispose()
        raise
    return engine


def _revision(connection: Connection, url: URL) -> str | None:
    """Return the revision of a database of ours, ``None`` if there is none yet."""
    names = set(inspect(connection).get_table_names())
    if not names:
        return None
    elsewhere = "Choose another one with --database."
    found = None
    if "alembic_version" in names:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found is None or "matches" not in names:
        raise DatabaseRefused(f"The database {shown(url)} belongs to another program. {elsewhere}")
    if found != LATEST_REVISION and found not in known_revisions():
        raise DatabaseRefused(
            f"The database {shown(url)} was made by a newer OpenHearts: install the newest one."
            f" {elsewhere}"
        )
    return str(found)
