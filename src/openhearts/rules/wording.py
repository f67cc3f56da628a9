"""What is to be said, without the words: the name of a text and the facts that go into it.

The rules know no language. They give a :class:`Wording`; ``openhearts.texts`` and the web client
look its text up and say it in the language of whoever reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from openhearts.cards import Card

Fact: TypeAlias = "int | str | tuple[Card, ...] | tuple[Wording, ...]"
"""A number, a stable word that a text chooses by (or a name), cards, or parts of a sentence."""


class Wording(NamedTuple):
    """The name of a text and its facts.

    >>> wording("refused-must-follow", suit="clubs")
    Wording(text='refused-must-follow', facts=mappingproxy({'suit': 'clubs'}))
    """

    text: str
    """The name of a message; of a part of it after a dot, as ``preset-omnibus.summary``."""
    facts: Mapping[str, Fact]


def wording(text: str, /, **facts: Fact | bool) -> Wording:
    """Make a wording; a truth becomes the word ``yes`` or ``no``."""
    return Wording(
        text,
        MappingProxyType(
            {
                name: ("yes" if fact else "no") if isinstance(fact, bool) else fact
                for name, fact in facts.items()
            }
        ),
    )
