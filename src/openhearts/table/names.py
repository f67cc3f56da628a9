"""Names and texts of people: what can be read, and nothing that plays tricks on the reader."""

from __future__ import annotations

import unicodedata
from typing import Final

from openhearts.table.refusals import NotAllowed

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 3
"""Marks above and below one letter; more of them run into the lines around."""

_BLANK: Final = frozenset(
    "\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"
)
"""Characters that show nothing though they count as letters, signs or marks."""
_JOINERS: Final = frozenset("\u200c\u200d")
"""Seen in what they join, in Persian and Hindi words and in emojis, and only there."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


class BadName(NotAllowed):
    """A name that cannot be read, or plays tricks on whoever reads it."""

    def __init__(self, message: str) -> None:
        """Keep the English message."""
        super().__init__(message, "not-allowed-name")


def clean_name(text: str) -> str:
    """Return a name as it is shown: composed, with single spaces.

    >>> clean_name("  Jose\u0301   Luis ")
    'José Luis'

    Raises:
        BadName: it is empty or too long, or cannot be read as :func:`readable` says.
    """
    name = readable(text)
    if name is None or len(name) > LONGEST_NAME:
        raise BadName(f"A name has 1 to {LONGEST_NAME} characters that can be seen.")
    return name


def readable(text: str) -> str | None:
    """Return a line of text as it is shown; ``None`` if it cannot be, or plays tricks on readers.

    That is a text with nothing to see, with control characters or such as change the direction of
    what follows, or with so many marks on a letter that they run into other lines.
    """
    composed = unicodedata.normalize("NFC", text)
    words = "".join(" " if unicodedata.category(one) == "Zs" else one for one in composed)
    line = " ".join(word for word in words.split(" ") if word)
    marks = 0
    seen = False
    for place, character in enumerate(line):
        kind = unicodedata.category(character)
        if character in _BLANK or (kind in _UNSEEN and not _joins(line, place)):
            return None
        if kind.startswith("M"):
            marks += 1
            if not seen or marks > MOST_MARKS:
                return None
        elif character not in _JOINERS:
            marks = 0
            seen = seen or character != " "
    return line or None


def _joins(name: str, place: int) -> bool:
    """Tell whether a joiner stands between two characters that it can join."""
    around = name[place - 1 : place] + name[place + 1 : place + 2]
    return (
        name[place] in _JOINERS
        and place > 0
        and len(around) == 2
        and all(unicodedata.category(one)[0] in "LMS" and one not in _BLANK for one in around)
    )
