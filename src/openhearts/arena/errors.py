"""What can be wrong with what an arena is asked for."""

from __future__ import annotations


class ArenaError(ValueError):
    """An arena that cannot be held as asked; the message says why."""
