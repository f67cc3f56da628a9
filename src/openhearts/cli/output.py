"""What the command does when its output cannot be written as it is, or not at all."""

from __future__ import annotations

import codecs
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_PLAIN = {"\N{MINUS SIGN}": "-", "♣": "C", "♦": "D", "♠": "S", "♥": "H"}
_HANDLER = "openhearts.plain"


@contextmanager
def output_guarded() -> Iterator[None]:
    """Write what an output's encoding lacks in plain characters, and name a failed write.

    A full disk ends the command with one clear line and exit code 2.
    """
    codecs.register_error(_HANDLER, _in_plain_characters)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)
    try:
        yield
    except OSError as error:
        _drop_what_is_left()
        with suppress(OSError):
            sys.stderr.write(f"hearts: {error.strerror or error}\n")
        raise SystemExit(2) from error


def _in_plain_characters(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(_PLAIN.get(char, "?") for char in lost), error.end


def _drop_what_is_left() -> None:
    """Keep the interpreter from writing the rest again when it ends."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
