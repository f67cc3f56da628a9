"""Names people give themselves: what can be read, and nothing that plays tricks on the reader."""

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
        BadName: it is empty or too long, holds control characters or such as change the
            direction of what follows, or nothing that can be seen.
    """
    composed = unicodedata.normalize("NFC", text)
    words = "".join(" " if unicodedata.category(one) == "Zs" else one for one in composed)
    name = " ".join(word for word in words.split(" ") if word)
    if not name or len(name) > LONGEST_NAME:
        raise BadName(f"A name has 1 to {LONGEST_NAME} characters.")
    marks = 0
    seen = False
    for place, character in enumerate(name):
        kind = unicodedata.category(character)
        if character in _BLANK or (kind in _UNSEEN and not _joins(name, place)):
            raise BadName("A name is made of visible characters.")
        if kind.startswith("M"):
            marks += 1
            if not seen or marks > MOST_MARKS:
                raise BadName("A name is made of letters, with few marks on each.")
        elif character not in _JOINERS:
            marks = 0
            seen = seen or character != " "
    return name


def _joins(name: str, place: int) -> bool:
    """Tell whether a joiner stands between two characters that it can join."""
    around = name[place - 1 : place] + name[place + 1 : place + 2]
    return (
        name[place] in _JOINERS
        and place > 0
        and len(around) == 2
        and all(unicodedata.category(one)[0] in "LMS" and one not in _BLANK for one in around)
    )
