"""Whose the seats of a table are now, by the hashes of their secrets."""

from __future__ import annotations

from collections.abc import Mapping

from openhearts.rules.facts import Seat
from openhearts.server.storage.store import present_keys
from openhearts.table.referee import Referee
from openhearts.table.seating import Seating


class SeatKeys:
    """The keys of the seats, worked out anew only when somebody sits down or gets up."""

    __slots__ = ("_first", "_known", "_of", "_seats")

    def __init__(self, first: Mapping[Seat, str]) -> None:
        """Begin with the keys that were made with the table."""
        self._first = first
        self._of: Seating | None = None
        self._known: dict[Seat, str] = {}
        self._seats: dict[str, Seat] = {}

    def of(self, referee: Referee) -> Mapping[Seat, str]:
        """Return the hashes of the secrets of the seats that people hold now."""
        if self._of is not referee.seating:
            self._of = referee.seating
            self._known = present_keys(referee, self._first)
            self._seats = {key: seat for seat, key in self._known.items()}
        return self._known

    def seat_of(self, referee: Referee, key: str) -> Seat | None:
        """Return the seat of a key, which may change before the match."""
        self.of(referee)
        return self._seats.get(key)
