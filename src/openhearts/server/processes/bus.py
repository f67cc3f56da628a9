"""The bus: how the rooms of one table hear of each other, in one process or in many.

It carries two things: *table T has entry N*, and passing words that nothing depends on afterwards.
It may lose, double or reorder both. Whoever hears a number beyond its own reads the log; whoever
hears nothing looks into the log now and then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias


class Hearer(Protocol):
    """A room: what the bus calls, never waiting for it."""

    def hear_entry(self, seq: int) -> None:
        """Hear that the table's log holds so many entries."""

    def hear_words(self, words: bytes) -> None:
        """Hear passing words of this table, the room's own included."""


Lookup: TypeAlias = Callable[[str], Hearer | None]
"""Returns the room of a table, if it is in memory."""


class Bus(Protocol):
    """What rooms tell each other through. Telling never waits and never fails."""

    @property
    def whole(self) -> bool:
        """Whether what is told now reaches everybody; if not, rooms have to look into the log."""

    @property
    def shared(self) -> bool:
        """Whether other processes may act at the same tables."""

    async def check(self) -> None:
        """Raise ``BusRefused`` if the bus cannot be reached at all."""

    async def start(self, lookup: Lookup) -> None:
        """Begin to listen for the rooms that ``lookup`` finds."""

    def open(self, table_id: str) -> None:
        """Listen for a table from now on."""

    def close(self, table_id: str) -> None:
        """Listen for it no more."""

    def tell_entry(self, table_id: str, seq: int) -> None:
        """Tell the other processes that a table's log holds so many entries."""

    def tell_words(self, table_id: str, words: bytes) -> None:
        """Tell every room of a table these words, in this process and in others."""

    async def stop(self) -> None:
        """Listen and tell no more."""


class LocalBus:
    """The bus of a server that is alone: a function call."""

    whole = True
    shared = False

    def __init__(self) -> None:
        """Know no rooms yet."""
        self._lookup: Lookup = lambda _table_id: None

    async def check(self) -> None:
        """Do nothing: it is always there."""

    async def start(self, lookup: Lookup) -> None:
        """Begin to listen for the rooms that ``lookup`` finds."""
        self._lookup = lookup

    def open(self, table_id: str) -> None:
        """Nothing has to be asked for."""

    def close(self, table_id: str) -> None:
        """Nothing was asked for."""

    def tell_entry(self, table_id: str, seq: int) -> None:
        """There is nobody else to tell."""

    def tell_words(self, table_id: str, words: bytes) -> None:
        """Tell the room of a table these words."""
        hearer = self._lookup(table_id)
        if hearer is not None:
            hearer.hear_words(words)

    async def stop(self) -> None:
        """Nothing runs."""
