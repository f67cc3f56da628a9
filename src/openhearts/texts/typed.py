"""What people may type, in the words of a language: the terminal's side of ``typed.ftl``."""

from __future__ import annotations

import unicodedata

from openhearts.texts.texts import Texts

_LETTERS = str.maketrans({"œ": "oe"})


def plain(typed: str) -> str:
    """Return words without capitals and accents, which may be left out in typing.

    >>> plain("König"), plain("CŒUR")
    ('konig', 'coeur')
    """
    apart = unicodedata.normalize("NFD", typed.casefold().translate(_LETTERS))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words_typed(texts: Texts, text: str) -> list[str]:
    """Return every word or phrase of a text, the one that is told first."""
    also = f"{text}.also"
    lists = [texts.say(text), *([texts.say(also)] if texts.has(also) else [])]
    return [phrase for said in lists for phrase in said.split(", ")]
