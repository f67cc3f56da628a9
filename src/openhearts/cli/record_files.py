"""Writing records of matches to a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from openhearts.cli.rule_options import refuse
from openhearts.records import MatchRecord, write_json_lines, write_texts


def check_writable(path: Path) -> None:
    """End the command with one line if a file cannot be written; what is in it stays."""
    new = not path.exists()
    try:
        path.open("ab").close()
        if new:
            path.unlink()
    except OSError as error:
        refuse(f"cannot write {path}: {error.strerror or error}")


def write_records(path: Path, records: Sequence[MatchRecord]) -> None:
    """Write records in the form that the file's name asks for: JSON, or text."""
    form = write_json_lines if path.suffix.startswith(".json") else write_texts
    try:
        path.write_text(form(records), encoding="utf-8")
    except OSError as error:
        refuse(f"cannot write {path}: {error.strerror or error}")
