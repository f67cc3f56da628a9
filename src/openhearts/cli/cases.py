"""``hearts cases``: put rule cases to the engine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

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
        try:
            found = run_cases(read_file(file))
        except (UnreadableFileError, CaseError) as error:
            typer.echo(f"{printable(str(file))}: {printable(str(error))}", err=True)
            broken = True
            continue
        outcomes += found
        for outcome in found:
            if not outcome.passed:
                typer.echo(f"{printable(str(file))}: {printable(outcome.name)}")
                for difference in outcome.differences:
                    typer.echo(f"  {printable(str(difference))}")
    failed = sum(not outcome.passed for outcome in outcomes)
    typer.echo(f"{len(outcomes) - failed} passed, {failed} failed")
    raise typer.Exit(2 if broken else int(failed > 0))
