"""``hearts verify``: whether records of matches are by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from openhearts.cli.errors import complain
from openhearts.cli.files import UnreadableFileError, printable, read_file
from openhearts.records import MatchRecord, RecordError, proven_deals, read_each
from openhearts.records import verify as fault_of
from openhearts.rules.facts import Seat, counted
from openhearts.table.marks import marks_in


def register(app: typer.Typer) -> None:
    """Add the command ``verify``."""
    app.command()(verify)


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records, text or JSON.")],
) -> None:
    """Replay records of matches by the rules and tell the first thing wrong in each."""
    worst = 0
    for file in files:
        name = printable(str(file))
        try:
            records = list(read_each(read_file(file)))
        except UnreadableFileError as error:
            complain(f"{name} cannot be read: {error}")
            worst = 2
            continue
        for number, record in enumerate(records, start=1):
            place = f"{name}, record {number}" if len(records) > 1 else name
            if isinstance(record, RecordError):
                complain(f"{place}: {printable(str(record))}")
                worst = 2
                continue
            fault = fault_of(record)
            typer.echo(f"{place}: {_summary(record) if fault is None else fault}")
            if fault is not None:
                worst = max(worst, 1)
    raise typer.Exit(worst)


def _summary(record: MatchRecord) -> str:
    hands = counted(record.hands_scored, "hand")
    if record.winners is None:
        result = "not finished"
    else:
        names = ", ".join(_name(record, seat) for seat in record.winners)
        result = f"won by {names}" if len(record.winners) == 1 else f"shared by {names}"
    parts = ["ok", hands, result]
    if record.viewer is not None:
        viewer = "spectators" if record.viewer < 0 else f"seat {record.viewer}"
        parts.append(f"as {viewer} saw it")
    if any(hand.sealed is not None for hand in record.hands):
        parts.append(_proof(record))
    taken_back = marks_in(dict(record.tags)).taken_back
    if taken_back:
        parts.append(f"{counted(taken_back, 'decision')} taken back")
    return ", ".join(parts)


def _proof(record: MatchRecord) -> str:
    proven, count = proven_deals(record), len(record.hands)
    if proven == count:
        return f"{counted(count, 'deal')} proven"
    return f"{proven} of {counted(count, 'deal')} proven"


def _name(record: MatchRecord, seat: Seat) -> str:
    """Return a player's name, with the seat where others have the same one."""
    name = printable(record.names[seat])
    return name if record.names.count(record.names[seat]) == 1 else f"{name} (seat {seat})"
