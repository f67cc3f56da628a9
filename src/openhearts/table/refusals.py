"""What a table refuses, beside what the rules do."""

from __future__ import annotations

from openhearts.rules.wording import Fact, wording


class NotAllowed(ValueError):
    """Something that this table, and not the rules, refuses now. Nothing has changed.

    ``said`` is what a person is told in their language.
    """

    def __init__(self, message: str, text: str, /, **facts: Fact) -> None:
        """Keep the English message and the name of the text that says it, with its facts."""
        super().__init__(message)
        self.said = wording(text, **facts)
