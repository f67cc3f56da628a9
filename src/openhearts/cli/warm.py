"""``hearts warm``: compile the players' search ahead of use."""

from __future__ import annotations

import sys

import typer


def register(app: typer.Typer) -> None:
    """Add the command ``warm``."""
    app.command()(warm)


def warm() -> None:
    """Compile the search of the computer players now, so that nobody waits for it later."""
    # Numba and NumPy are loaded only for the commands that need them.
    from openhearts.simulation.warm import warm_up  # noqa: PLC0415 - slow to load

    live = sys.stderr.isatty()

    def tell(number: int, total: int, title: str) -> None:
        end = "\r" if live and number < total else "\n"
        typer.echo(f"Compiling {number}/{total}: {title:<12}", err=True, nl=False)
        typer.echo(end, err=True, nl=False)

    seconds = warm_up(tell)
    typer.echo(f"Ready: everything is compiled ({seconds:.1f} s).")
