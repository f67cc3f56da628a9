"""How the command reads the files it is given, and shows what stands in them."""

from __future__ import annotations

from pathlib import Path

_LONGEST_LINE = 400


class UnreadableFileError(ValueError):
    """A file that cannot be read, and why."""


def read_file(path: Path) -> str:
    """Return a file's text.

    Raises:
        UnreadableFileError: there is no such file, or it holds no UTF-8 text.
    """
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise UnreadableFileError("it holds no UTF-8 text") from None
    except OSError as error:
        reason = "there is no such file" if isinstance(error, FileNotFoundError) else ""
        reason = "it is a folder" if isinstance(error, IsADirectoryError) else reason
        raise UnreadableFileError(reason or error.strerror or "for no known reason") from error


def printable(text: str) -> str:
    """Return a text on one line of bearable length, with nothing in it that a terminal obeys."""
    escaped = "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode()
        for char in _shortened(text)
    )
    return _shortened(escaped)


def _shortened(text: str) -> str:
    if len(text) <= _LONGEST_LINE:
        return text
    return f"{text[: _LONGEST_LINE // 2]} ... {text[-_LONGEST_LINE // 4 :]}"
