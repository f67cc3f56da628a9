"""``hearts verify``: whether records of matches are by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from openhearts.cli.files import UnreadableFileError, printable, read_file
from openhearts.records import MatchRecord, RecordError, read_records
from openhearts.records import verify as fault_of


def register(app: typer.Typer) -> None:
    """Add the command ``verify``."""
    app.command()(verify)


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records, text or JSON.")],
) -> None:
    """Replay records of matches by the rules and tell the first thing wrong in each."""
    worst = 0
    for file in files:
        try:
            records = read_records(read_file(file))
        except (UnreadableFileError, RecordError) as error:
            typer.echo(f"{printable(str(file))}: {printable(str(error))}", err=True)
            worst = 2
            continue
        for number, record in enumerate(records, start=1):
            name = printable(str(file))
            if len(records) > 1:
                name += f", record {number}"
            fault = fault_of(record)
            typer.echo(f"{name}: {_summary(record) if fault is None else fault}")
            if fault is not None:
                worst = max(worst, 1)
    raise typer.Exit(worst)


def _summary(record: MatchRecord) -> str:
    count = record.hands_scored
    hands = f"{count} hand{'' if count == 1 else 's'}"
    if record.winners is None:
        result = "not finished"
    else:
        names = ", ".join(printable(record.names[seat]) for seat in record.winners)
        result = f"won by {names}" if len(record.winners) == 1 else f"shared by {names}"
    if record.viewer is None:
        return f"ok, {hands}, {result}"
    viewer = "spectators" if record.viewer < 0 else f"seat {record.viewer}"
    return f"ok, {hands}, {result}, as {viewer} saw it"
