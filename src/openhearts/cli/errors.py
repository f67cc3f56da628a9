"""How the command reports an error: one clear line, exit code 2, never a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer


def complain(message: str) -> None:
    """Write one line on standard error."""
    typer.echo(f"hearts: {message}", err=True)


@contextmanager
def one_clear_line(*causes: type[Exception]) -> Iterator[None]:
    """Turn errors of these causes into one line on standard error and exit code 2."""
    try:
        yield
    except causes as error:
        complain(str(error))
        raise typer.Exit(2) from error
