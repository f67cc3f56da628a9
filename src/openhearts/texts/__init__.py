"""What OpenHearts says to people, in their language: one source for every interface.

The texts are Fluent files, a folder a language. The web client carries the same files; here
:func:`texts_in` reads them. ``docs/design/languages.md`` says how they are written.
"""

from openhearts.texts.languages import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    UnknownLanguage,
    language_named,
    language_of_locale,
)
from openhearts.texts.rulepage import game_title, option_label, rule_page, word_of_option
from openhearts.texts.texts import MissingText, Texts, texts_in

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "MissingText",
    "Texts",
    "UnknownLanguage",
    "game_title",
    "language_named",
    "language_of_locale",
    "option_label",
    "rule_page",
    "texts_in",
    "word_of_option",
]
