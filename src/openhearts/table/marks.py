"""What a match is marked with, beside its cards: for its record and for whoever counts matches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

TAKEN_BACK = "TakenBack"
HINTS = "Hints"
ENDED_EARLY = "EndedEarly"
PRACTICE = "Practice"


class Marks(NamedTuple):
    """How a match came about, as far as its cards do not tell."""

    taken_back: int = 0
    """How many decisions were taken back."""
    hints: int = 0
    """For how many decisions a hint was given."""
    ended: tuple[tuple[int, int], ...] = ()
    """The hands that were ended early: (hand, trick from which nobody chose any more)."""
    practice: str | None = None
    """What it is practice for; ``None`` for a match that counts."""

    @property
    def counts(self) -> bool:
        """Whether the match may go into statistics: nothing was taken back, and no practice.

        Hints do not matter here: they tell what a player might have thought of, never a card
        that is hidden; whoever compares matches may still leave those with hints out.
        """
        return self.practice is None and self.taken_back == 0

    def tags(self) -> dict[str, str]:
        """Return the marks as free tags of a record.

        >>> Marks(taken_back=2, ended=((1, 9),)).tags()
        {'TakenBack': '2', 'EndedEarly': '1:9'}
        """
        tags = {
            TAKEN_BACK: str(self.taken_back or ""),
            HINTS: str(self.hints or ""),
            ENDED_EARLY: " ".join(f"{hand}:{trick}" for hand, trick in self.ended),
            PRACTICE: self.practice or "",
        }
        return {tag: text for tag, text in tags.items() if text}


def marks_in(tags: Mapping[str, str]) -> Marks:
    """Return the marks that the free tags of a record tell; what is no mark means nothing."""
    ended = [part.partition(":") for part in tags.get(ENDED_EARLY, "").split()]
    return Marks(
        taken_back=_number(tags.get(TAKEN_BACK, "")),
        hints=_number(tags.get(HINTS, "")),
        ended=tuple((_number(hand), _number(trick)) for hand, _, trick in ended if _number(hand)),
        practice=tags.get(PRACTICE) or None,
    )


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
