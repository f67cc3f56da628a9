"""Where the matches are kept: a folder of one's own, or a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import platformdirs
import typer

from openhearts.cli.errors import one_clear_line
from openhearts.cli.rule_options import refuse

if TYPE_CHECKING:
    from sqlalchemy import URL

DATABASE_VARIABLE = "OPENHEARTS_DATABASE"

DatabaseOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        envvar=DATABASE_VARIABLE,
        help="Keep the matches in PostgreSQL: postgresql+asyncpg://USER:PASSWORD@HOST/DATABASE."
        " An address with a password is better given in the variable than for all to see.",
    ),
]


def default_folder() -> Path:
    """Return the folder where the system keeps the data of programs."""
    return Path(platformdirs.user_data_dir("openhearts", appauthor=False))


def chosen_database(data_dir: Path | None, address: str | None) -> Path | URL:
    """Return the file or the address of the database that was asked for.

    Ends the command with one line if it cannot be used.
    """
    # The other commands start faster without the server's libraries.
    from openhearts.server.storage.database import (  # noqa: PLC0415 - slow to load
        DATABASE_NAME,
        DatabaseRefused,
        check_database,
    )
    from openhearts.server.storage.postgres import read_address  # noqa: PLC0415 - slow to load

    if address is not None and data_dir is not None:
        refuse("the matches are kept at one place: give --data-dir or --database, not both")
    with one_clear_line(DatabaseRefused):
        if address is not None:
            return read_address(address)
        path = (data_dir or default_folder()) / DATABASE_NAME
        check_database(path)
        return path
