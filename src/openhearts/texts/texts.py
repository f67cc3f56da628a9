"""The texts of one language, read from its Fluent files and filled with facts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from openhearts.cards import Card
from openhearts.rules.wording import Wording, wording
from openhearts.texts.languages import language_named

Value: TypeAlias = "int | float | bool | str | Sequence[Card] | Sequence[Wording] | Sequence[str]"
"""What may be filled into a text; a truth is the word ``yes`` or ``no``."""


_HYPHEN_OF_NUMBER = re.compile(r"(?<!\w)-(?=\d)")


class MissingText(LookupError):
    """A text that is not there, or a fact that it needs and did not get."""


class Texts:
    """Everything that can be said in one language."""

    def __init__(self, language: str) -> None:
        """Read the language's files; :func:`texts_in` keeps them."""
        self.language = language
        functions: dict[str, Any] = {"CARDS": self._named_cards, "JOIN": self._joined}
        self._bundle = FluentBundle(
            [language],
            functions=functions,
            use_isolating=False,
        )
        folder = files("openhearts.texts") / language
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, text: str, /, **facts: Value) -> str:
        """Return a text filled with facts.

        >>> texts_in("en").say("points", count=1)
        '1 point'

        Raises:
            MissingText: there is no such text, or it needs a fact that is not given.
        """
        name, _, part = text.partition(".")
        if not self._bundle.has_message(name):
            raise MissingText(f"there is no text {text!r} in {self.language!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            raise MissingText(f"there is no text {text!r} in {self.language!r}")
        said, errors = self._bundle.format_pattern(
            pattern, {key: self._fluent(value) for key, value in facts.items()}
        )
        if errors:
            raise MissingText(f"{text!r} in {self.language!r}: {errors[0]}")
        return _with_minus(str(said))

    def word(self, said: Wording) -> str:
        """Return a wording in words."""
        return self.say(said.text, **said.facts)

    def has(self, text: str) -> bool:
        """Tell whether there is a text of this name."""
        name, _, part = text.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return part in message.attributes if part else message.value is not None

    def listed(self, parts: Sequence[str], last: str = "and") -> str:
        """Join parts as a sentence does.

        >>> texts_in("en").listed(["Ada", "Ben", "Cleo"])
        'Ada, Ben and Cleo'
        """
        if not parts:
            return ""
        joined = parts[0]
        for place, part in enumerate(parts[1:], start=2):
            how = last if place == len(parts) else "comma"
            joined = self.say(f"list-{how}", before=joined, last=part)
        return joined

    def _fluent(self, value: Value) -> FluentType | int | float | str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float | str):
            return value
        return _Parts(value, self)

    def _named_cards(self, cards: Any, form: str = "") -> str:
        """Name cards, for the texts: ``CARDS($cards, form: "the")``."""
        text = f"card-{form}" if form else "card"
        return self.listed([self.word(card_wording(card, text)) for card in cards.parts])

    def _joined(self, parts: Any, last: str = "and", capital: str = "no") -> str:
        """Join parts, for the texts: ``JOIN($parts, last: "then", capital: "yes")``."""
        joined = self.listed(self.each(parts.parts), last)
        return joined[:1].upper() + joined[1:] if capital == "yes" else joined

    def each(self, parts: Iterable[Card | Wording | str]) -> list[str]:
        """Return each of several parts in words."""
        return [
            part
            if isinstance(part, str)
            else self.word(part)
            if isinstance(part, Wording)
            else self.word(card_wording(part))
            for part in parts
        ]


def card_wording(card: Card, text: str = "card") -> Wording:
    """Return the wording that names a card."""
    return wording(text, rank=card.rank.name.lower(), suit=card.suit.name.lower())


class _Parts(FluentType):
    """Cards or parts of a sentence, on their way through Fluent."""

    def __init__(self, parts: Sequence[Card] | Sequence[Wording] | Sequence[str], texts: Texts):
        self.parts = parts
        self._texts = texts

    def format(self, _locale: Any) -> str:
        return self._texts.listed(self._texts.each(self.parts))


def _with_minus(said: str) -> str:
    return _HYPHEN_OF_NUMBER.sub("−", said)


@cache
def _texts_of(code: str) -> Texts:
    return Texts(code)


def texts_in(language: str) -> Texts:
    """Return the texts of a language, by code or name.

    Raises:
        UnknownLanguage: there are none.
    """
    return _texts_of(language_named(language))
