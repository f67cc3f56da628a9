"""The languages there are, and how one is named."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

LANGUAGES: Mapping[str, str] = MappingProxyType(
    {
        "en": "English",
    }
)
"""Every language by its code, with the name it has for itself."""

DEFAULT_LANGUAGE = "en"
_NO_LANGUAGE = ("", "C", "POSIX")


class UnknownLanguage(ValueError):
    """A language OpenHearts does not speak; the message names those it does."""

    def __init__(self, name: str) -> None:
        """Keep the name that was asked for."""
        spoken = ", ".join(f"{code} ({own})" for code, own in LANGUAGES.items())
        super().__init__(f"OpenHearts does not speak {name!r}: the languages are {spoken}")
        self.name = name


def language_named(name: str) -> str:
    """Return the code of a language that is named by code, locale or its own name.

    >>> language_named("en-GB"), language_named("English")
    ('en', 'en')

    Raises:
        UnknownLanguage: there are no texts in it.
    """
    wanted = name.strip().casefold()
    code = wanted.split(".")[0].split("@")[0].replace("_", "-").split("-")[0]
    for known, own in LANGUAGES.items():
        if code == known or wanted == own.casefold():
            return known
    raise UnknownLanguage(name)


def language_of_locale(environment: Mapping[str, str]) -> str:
    """Return the language of the variables by which a system tells it.

    >>> language_of_locale({"LANG": "en_GB.UTF-8"}), language_of_locale({"LC_ALL": "C"})
    ('en', 'en')

    Raises:
        UnknownLanguage: there are no texts in it.
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            plain = value.split(".")[0].split("@")[0]
            return DEFAULT_LANGUAGE if plain in _NO_LANGUAGE else language_named(value)
    return DEFAULT_LANGUAGE
