"""Errors by cause: a rule set that contradicts itself, an action that is refused."""

from __future__ import annotations

import enum

from openhearts.rules.wording import Wording, wording


class RuleSetError(ValueError):
    """A rule set that cannot be: an option out of range, or two that contradict.

    ``options`` names every option that has a part in it; ``said`` is for people who chose the
    rules on a page, and need not know how the options are written.
    """

    def __init__(self, message: str, options: tuple[str, ...], said: Wording | None = None) -> None:
        """Keep the message, the names of the options it is about, and what is said of it."""
        super().__init__(message)
        self.options = options
        self.said = wording("clash-unreadable") if said is None else said


class Reason(enum.StrEnum):
    """Why an action is refused; stable words, also used on the wire."""

    MATCH_OVER = "MATCH_OVER"
    WRONG_PHASE = "WRONG_PHASE"
    NOT_YOUR_TURN = "NOT_YOUR_TURN"
    NO_PASS_THIS_HAND = "NO_PASS_THIS_HAND"
    ALREADY_PASSED = "ALREADY_PASSED"
    WRONG_PASS_COUNT = "WRONG_PASS_COUNT"
    SAME_CARD_TWICE = "SAME_CARD_TWICE"
    NOT_IN_HAND = "NOT_IN_HAND"
    MUST_FOLLOW_SUIT = "MUST_FOLLOW_SUIT"
    MUST_OPEN_WITH_LOWEST_CLUB = "MUST_OPEN_WITH_LOWEST_CLUB"
    MUST_OPEN_WITH_A_CLUB = "MUST_OPEN_WITH_A_CLUB"
    MAY_NOT_OPEN_WITH_A_HEART = "MAY_NOT_OPEN_WITH_A_HEART"
    MAY_NOT_OPEN_WITH_A_POINT_CARD = "MAY_NOT_OPEN_WITH_A_POINT_CARD"
    NO_PENALTY_CARD_ON_FIRST_TRICK = "NO_PENALTY_CARD_ON_FIRST_TRICK"
    HEARTS_NOT_BROKEN = "HEARTS_NOT_BROKEN"
    HEARTS_ARE_NEVER_LED = "HEARTS_ARE_NEVER_LED"
    QUEEN_WAITS_FOR_BROKEN_HEARTS = "QUEEN_WAITS_FOR_BROKEN_HEARTS"
    QUEEN_MUST_BE_THROWN = "QUEEN_MUST_BE_THROWN"
    NO_MOON_CHOICE_DUE = "NO_MOON_CHOICE_DUE"
    BAD_CUT = "BAD_CUT"
    BAD_SEAT = "BAD_SEAT"
    BAD_DEAL = "BAD_DEAL"
    BAD_SHUFFLE = "BAD_SHUFFLE"


class IllegalAction(ValueError):
    """An action the rules refuse at this moment. Nothing has changed.

    ``reason`` is the cause for programs, ``said`` what a person is told in their language; the
    message says in English what would be legal.
    """

    def __init__(self, reason: Reason, message: str, said: Wording | None = None) -> None:
        """Keep the cause and what is said of it."""
        super().__init__(message)
        self.reason = reason
        self.said = wording(f"refused-{reason}") if said is None else said
