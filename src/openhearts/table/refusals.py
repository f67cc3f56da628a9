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


class StaleDecision(ValueError):
    """An action that answers a decision which is past, or not yet there. Nothing has changed."""

    def __init__(self, named: int, present: int) -> None:
        """Keep the number the action named and the seat's present one."""
        super().__init__(f"This answers decision {named}; the present one is {present}.")
        self.named = named
        self.present = present


class NotAsSealed(ValueError):
    """Chance acted otherwise than the seal of the hand says. Nothing has changed."""
