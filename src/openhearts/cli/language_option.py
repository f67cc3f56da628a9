"""In which language a command speaks."""

from __future__ import annotations

import os
from typing import Annotated, TypeAlias

import typer

from openhearts.cli.errors import complain, one_clear_line
from openhearts.texts import (
    DEFAULT_LANGUAGE,
    Texts,
    UnknownLanguage,
    language_of_locale,
    texts_in,
)

Language: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="LANGUAGE",
        help="en, pt, fr, hu, es or de; without it, that of LC_ALL, LC_MESSAGES or LANG.",
    ),
]


def chosen_texts(language: str | None) -> Texts:
    """Return the texts a command line asks for, or end the command; else the system's.

    A system whose language is not spoken gets English, and one line that says so.
    """
    if language is not None:
        with one_clear_line(UnknownLanguage):
            return texts_in(language)
    try:
        return texts_in(language_of_locale(os.environ))
    except UnknownLanguage as error:
        complain(f"{error}; this is English")
        return texts_in(DEFAULT_LANGUAGE)
