"""How the command writes and reads: to the width of the terminal, in any encoding, in any pipe."""

from __future__ import annotations

import codecs
import io
import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
_HANGING = re.compile(r" *- |\S.{0,11}? {2,}(?=\S)| {4}\S+ {2,}(?=\S)| *")
"""What later lines of a text stand below: a bullet's text, a labelled text, else the first word."""
_GROUPS = re.compile(r"(?<=\S)(?= {3,}\S)")
"""Between groups of cards stand three blanks or more."""
_WORDS = re.compile(r" *(?:[^ ,]+,*|,+)")
_NARROWEST = 30
_PLAIN = {"−": "-", "±": "+/-", "♣": "C", "♦": "D", "♠": "S", "♥": "H", "…": "..."}


def terminal_width() -> int | None:
    """Return how many columns standard output has, ``None`` if it is no terminal."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def fit(line: str, width: int | None, hang: int | None = None) -> str:
    """Break one line at blanks and behind commas so that it fits a width, if there is one.

    Later lines begin at the column ``hang``; without it, below the line's own text.

    >>> print(fit("  - Follow suit if you can.", 30))
      - Follow suit if you can.
    >>> print(fit("  - The queen of spades may not be led.", 30))
      - The queen of spades may
        not be led.
    """
    if width is None or _columns(line) <= width:
        return line
    width = max(width, _NARROWEST)
    if hang is None:
        found = _HANGING.match(line)
        hang = 0 if found is None else len(found.group())
    hang = min(hang, width // 2)
    rows: list[str] = []
    row = line[:hang]
    for part in _parts(line[hang:], width - hang):
        if row.strip() and _columns(row + part) > width:
            rows.append(row.rstrip())
            row = " " * hang + part.lstrip()
        else:
            row += part
    return "\n".join([*rows, row])


def _parts(text: str, width: int) -> Iterator[str]:
    """Split a text where it may be broken: between groups of words, or else between words."""
    for group in _GROUPS.split(text):
        if group == text or _columns(group) > width:
            yield from _WORDS.findall(group)
        else:
            yield group


def _columns(text: str) -> int:
    return len(_ESCAPES.sub("", text))


def say(text: str = "", *, hang: int | None = None) -> None:
    """Write a text, each of its lines broken to the width of the terminal."""
    width = terminal_width()
    # Not typer.echo: it writes UTF-8 where the encoding is ASCII.
    print("\n".join(fit(line, width, hang) for line in text.split("\n")), flush=True)


@contextmanager
def output_guarded() -> Iterator[None]:
    """Write what an output's encoding lacks in plain letters, and name a failed write.

    A full disk ends the command with one clear line and exit code 2; a reader that has gone
    away ends it quietly. A stream that was closed beforehand is empty, and what is typed may
    hold bytes that are no text.
    """
    _open_what_was_closed()
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    codecs.register_error("openhearts", _in_plain_letters)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="openhearts")
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BrokenPipeError as error:
        _drop_what_is_left()
        raise SystemExit(1) from error
    except OSError as error:
        _drop_what_is_left()
        with suppress(OSError):
            sys.stderr.write(f"hearts: {error.strerror or error}\n")
        raise SystemExit(2) from error


def _open_what_was_closed() -> None:
    """Give the command the streams it was started without.

    Otherwise the next file that is opened, the database perhaps, would get the number of one.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # It stays open for as long as the command runs.
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115
            setattr(sys, name, nothing)


def _drop_what_is_left() -> None:
    """Keep the interpreter from writing the rest again when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    failed = error.object[error.start : error.end]
    return "".join(_PLAIN.get(char, "?") for char in failed), error.end
