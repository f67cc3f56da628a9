"""How the command reports an error: one clear line, exit code 2, never a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer


@contextmanager
def one_clear_line(*causes: type[Exception]) -> Iterator[None]:
    """Turn errors of these causes into one line on standard error and exit code 2."""
    try:
        yield
    except causes as error:
        typer.echo(f"hearts: {error}", err=True)
        raise typer.Exit(2) from error
