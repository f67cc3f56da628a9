"""How small frozen facts (actions, events, tricks) are made equal by kind and content."""

from __future__ import annotations

from typing import Any, TypeVar

_Fact = TypeVar("_Fact", bound=tuple[Any, ...])

Seat = int
"""A seat, 0 to n-1 clockwise; ``(seat + 1) % n`` sits to its left."""


def counted(count: int, noun: str, plural: str | None = None) -> str:
    """Write a number with its noun, whose plural ends in ``s`` unless it is given.

    >>> counted(1, "card"), counted(3, "card"), counted(2, "match", "matches")
    ('1 card', '3 cards', '2 matches')
    """
    return f"{count} {noun if count == 1 else plural or noun + 's'}"


def fact(cls: type[_Fact]) -> type[_Fact]:
    """Make a named tuple equal only to its own kind.

    Named tuples are the cheapest frozen values of the language, but as bare tuples two
    different kinds with the same content would be equal.
    """

    def equal(self: _Fact, other: object) -> bool:
        return type(other) is cls and tuple.__eq__(self, other)

    def unequal(self: _Fact, other: object) -> bool:
        return not equal(self, other)

    def hashed(self: _Fact) -> int:
        return hash((cls.__name__, *self))

    # A class has them from here on, which no type checker allows.
    cls.__eq__ = equal  # type: ignore[method-assign,assignment]
    cls.__ne__ = unequal  # type: ignore[method-assign,assignment]
    cls.__hash__ = hashed  # type: ignore[method-assign,assignment]
    return cls
