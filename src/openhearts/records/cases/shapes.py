"""The values of rule cases: a case, what came out of it, and the error of a broken file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


class CaseError(ValueError):
    """A case file that is malformed; the message names the case, the field and what is right."""


@dataclass(frozen=True, slots=True)
class Case:
    """One case, checked and read: cards are cards, and every default is filled in."""

    name: str
    kind: str
    tests: tuple[str, ...]
    preset: str
    players: int
    changes: Mapping[str, Any]
    situation: Mapping[str, Any]
    """The fields of the kind; one that is absent and has no default is left out."""
    expect: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Difference:
    """A field in which the engine's answer is not what the case expects."""

    field: str
    expected: str
    actual: str

    def __str__(self) -> str:
        return f"{self.field}: expected {self.expected}, the engine says {self.actual}"


@dataclass(frozen=True, slots=True)
class CaseOutcome:
    """What came out of one case."""

    name: str
    kind: str
    differences: tuple[Difference, ...]

    @property
    def passed(self) -> bool:
        """Whether the engine answered as the case expects."""
        return not self.differences
