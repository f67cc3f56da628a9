"""The one error of reading a record."""

from __future__ import annotations


class RecordError(ValueError):
    """A text or JSON value that is no record; the message says what would be right.

    ``line`` and ``column`` count from 1; they are ``None`` where there is no such place.
    """

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        """Keep the sentence and the place."""
        place = "" if line is None else f"line {line}"
        place += "" if column is None else f", column {column}"
        super().__init__(f"{place}: {message}" if place else message)
        self.message = message
        self.line = line
        self.column = column
