"""Names that look alike: one drawn with letters of another script, or with letters made wide.

Unicode's list of confusable characters (https://www.unicode.org/reports/tr39/) is far longer; here
are the letters of the Greek and Cyrillic alphabets that are drawn as Latin ones, and the signs that
are drawn as one another, which is what a name at a table is imitated with.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_DRAWN_AS: Final = str.maketrans(
    # Cyrillic, then Greek, each in the order of its Latin look; then what is drawn as l, o and '.
    "АВСЕНІЈКМОРԚЅТѴԜХҮаьсԁеһіјӏорԛѕѵԝхуүΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχγϲϳIl1|ıO0’ʼ‘`",
    "abcehljkmopqstvwxyabcdehijlopqsvwxyyabezhlkmnoptyxaikvoptuxycjllllloo''''",
)


def look_alike(one: str, other: str) -> bool:
    """Tell whether somebody could take one name for the other.

    >>> look_alike("Ann", "\u0410nn"), look_alike("Ann", "Ana")
    (True, False)
    """
    return one.casefold() == other.casefold() or _drawn(one) == _drawn(other)


def _drawn(name: str) -> str:
    wide = unicodedata.normalize("NFKC", name)
    return wide.translate(_DRAWN_AS).casefold().translate(_DRAWN_AS)
