"""What can be wrong with what the search is given: light to import, so callers can name it."""

from __future__ import annotations


class ImpossibleViewError(ValueError):
    """A view that no deal can have led to; the message says what is wrong with it."""


class HabitsError(ValueError):
    """A file of habits that cannot be used; the message says what is wrong with it."""


class NetworkError(ValueError):
    """A file of weights that cannot be used; the message says what is wrong with it."""
