"""``hearts cases``: put rule cases to the engine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from openhearts.cli.errors import complain
from openhearts.cli.files import UnreadableFileError, printable, read_file
from openhearts.records.cases import CaseError, CaseOutcome, run_cases


def register(app: typer.Typer) -> None:
    """Add the command ``cases``."""
    app.command()(cases)


def cases(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Case files (TOML).")],
) -> None:
    """Put rule cases to the engine and show where its answers differ."""
    outcomes: list[CaseOutcome] = []
    broken = False
    for file in files:
        name = printable(str(file))
        try:
            found = run_cases(read_file(file))
        except UnreadableFileError as error:
            complain(f"{name} cannot be read: {error}")
            broken = True
            continue
        except CaseError as error:
            complain(f"{name}: {printable(str(error))}")
            broken = True
            continue
        outcomes += found
        for outcome in found:
            if not outcome.passed:
                typer.echo(f"{name}: {printable(outcome.name)}")
                for difference in outcome.differences:
                    typer.echo(f"  {printable(str(difference))}")
    failed = sum(not outcome.passed for outcome in outcomes)
    if outcomes or not broken:
        typer.echo(f"{len(outcomes) - failed} passed, {failed} failed")
    raise typer.Exit(2 if broken else int(failed > 0))
