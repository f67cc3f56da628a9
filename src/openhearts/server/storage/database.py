"""Opening a database file: checked, migrated, and refused in one clear line when it is not ours."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

if TYPE_CHECKING:
    from alembic.config import Config

DATABASE_NAME = "openhearts.db"
LATEST_REVISION = "0009"
"""The revision of the database after all migrations."""
BUSY_TIMEOUT_MS = 2000
"""How long a write waits for another process before it fails."""
MIGRATION_TIMEOUT_MS = 60_000
"""How long a process waits for another one that changes the tables."""
WAIT_FOR_LOG_SECONDS = 0.05
_SAME_FILE = "openhearts same file"


class DatabaseRefused(RuntimeError):
    """A database that cannot be used; the message says in one line what to do."""


async def open_database(path: Path) -> AsyncEngine:
    """Open the database in this file, made if it is missing and brought up to date.

    Raises:
        DatabaseRefused: the file is of another program, of a newer OpenHearts, damaged, or
            cannot be read and written. It is left as it is.
    """
    revision = check_database(path)
    # Not as a text: a folder's name may hold what means something in an address.
    address = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(
        address,
        pool_size=1,
        max_overflow=0,
        pool_timeout=10,
        # Whoever begins a transaction ends it.
        pool_reset_on_return=None,
    )
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    try:
        async with engine.connect() as connection:
            if revision != LATEST_REVISION:
                # Another process may be at it: whoever comes second waits and finds it done.
                await connection.exec_driver_sql(f"PRAGMA busy_timeout={MIGRATION_TIMEOUT_MS}")
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
                await connection.run_sync(migrate)
                await connection.commit()
                await connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
    except (SQLAlchemyError, sqlite3.Error) as error:
        await engine.dispose()
        raise DatabaseRefused(
            f"The database {path} cannot be written ({_cause(error)}): check the space and the"
            " permissions there, or choose another folder with --data-dir."
        ) from error
    same_file = _same_file(path)
    event.listen(engine.sync_engine, "commit", lambda _connection: same_file())
    event.listen(
        engine.sync_engine,
        "checkout",
        lambda _driver, record, _pooled: record.info.update({_SAME_FILE: same_file}),
    )
    return engine


def still_the_same_file(about: Mapping[str, Any]) -> None:
    """Check, by what is kept about a connection, that its file was not taken away.

    Raises:
        OSError: it was deleted or moved.
    """
    about[_SAME_FILE]()


def check_database(path: Path) -> str | None:
    """Make the folder of a database, and return the revision if there is one already.

    Raises:
        DatabaseRefused: as :func:`open_database`.
    """
    _prepare_folder(path)
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise DatabaseRefused(
            f"The folder {path.parent} cannot be written: check the permissions there, or choose"
            " another folder with --data-dir."
        )
    return _check_file(path)


def _prepare_folder(path: Path) -> None:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseRefused(
            f"The folder {path.parent} cannot be made ({error.strerror}):"
            " choose another one with --data-dir."
        ) from error


def _check_file(path: Path) -> str | None:
    """Return the revision of a database of ours, ``None`` if there is none yet."""
    if not path.exists() or (path.is_file() and path.stat().st_size == 0):
        return None
    elsewhere = "Move it away, or choose another folder with --data-dir."
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_TIMEOUT_MS / 1000)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema")}
            revision = None
            if "alembic_version" in names:
                revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError as error:
        raise DatabaseRefused(
            f"The database {path} cannot be opened ({error}): close the program that uses it, or"
            " choose another folder with --data-dir."
        ) from error
    except sqlite3.DatabaseError as error:
        raise DatabaseRefused(
            f"The file {path} is damaged or no database ({error}). {elsewhere}"
        ) from error
    if found is None or found[0] != "ok":
        raise DatabaseRefused(f"The database {path} is damaged. {elsewhere}")
    if not names:
        return None
    if revision is None or "matches" not in names:
        raise DatabaseRefused(f"The database {path} belongs to another program. {elsewhere}")
    if revision[0] != LATEST_REVISION and revision[0] not in known_revisions():
        raise DatabaseRefused(
            f"The database {path} was made by a newer OpenHearts: install the newest one, or"
            " choose another folder with --data-dir."
        )
    return str(revision[0])


# Alembic is loaded only where there is something to migrate: it takes 10 MB.


def known_revisions() -> set[str]:
    """Return the revisions of the database that this program knows."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - slow to load

    scripts = ScriptDirectory.from_config(_alembic_config())
    return {script.revision for script in scripts.walk_revisions()}


def _alembic_config() -> Config:
    from alembic.config import Config  # noqa: PLC0415 - slow to load

    config = Config()
    config.set_main_option(
        "script_location", str(Path(__file__).parent / "migrations").replace("%", "%%")
    )
    return config


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the tables up to a revision. Whoever calls it holds off other processes.

    Raises:
        SQLAlchemyError: the database cannot be written.
    """
    from alembic import command  # noqa: PLC0415 - slow to load

    config = _alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _set_pragmas(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    cursor: Any = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
    _use_write_ahead_log(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _use_write_ahead_log(cursor: Any) -> None:
    """Switch the log on. SQLite does not wait for another process with that, so this does."""
    deadline = time.monotonic() + MIGRATION_TIMEOUT_MS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(WAIT_FOR_LOG_SECONDS)
        else:
            return


def _same_file(path: Path) -> Callable[[], None]:
    """Return a check, before each commit, that the file is still the one that was opened.

    A file that was deleted or moved away still takes what is written, and nobody finds it again.
    """
    opened = _identity(path)

    def check() -> None:
        if _identity(path) != opened:
            raise OSError(f"the database {path} was taken away while the server runs")

    return check


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _cause(error: Exception) -> object:
    return getattr(error, "orig", None) or error
