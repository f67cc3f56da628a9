"""Who is at a table now: the sockets, whose they are, and since when somebody is gone.

Nothing of it is in the log, for nothing depends on it afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

from openhearts.rules.events import SPECTATOR
from openhearts.rules.facts import Seat
from openhearts.table.seating import Seating
from openhearts.table.settings import Watching


class Listener(Protocol):
    """Somebody at a table who is told what happens."""

    def tell(self, message: bytes) -> None:
        """Take a message for the client; never waits."""

    def lose_seat(self) -> None:
        """Hear that the seat is theirs no more; nothing is told after it."""


class Place(NamedTuple):
    """Where somebody is at a table."""

    key: str | None
    """The hash of the seat's secret; ``None`` for a watcher."""
    over_shoulder: Seat | None = None
    """Whom a watcher wants to watch."""


class Attendance:
    """The sockets of one table."""

    def __init__(self, at: int) -> None:
        """Begin with nobody, at this moment."""
        self._places: dict[Listener, Place] = {}
        self._began = at
        self._left: dict[str, int] = {}

    def __bool__(self) -> bool:
        """Tell whether anybody is here."""
        return bool(self._places)

    def __iter__(self) -> Iterator[tuple[Listener, Place]]:
        """Go through everybody; they may come and go meanwhile."""
        return iter(tuple(self._places.items()))

    def come(self, listener: Listener, place: Place) -> None:
        """Note that somebody is here, or has gone to another place here."""
        self._places[listener] = place

    def go(self, listener: Listener, at: int) -> Place | None:
        """Note that somebody is gone since this moment; return where they were."""
        place = self._places.pop(listener, None)
        if place is not None and place.key is not None and place.key not in self.keys:
            self._left[place.key] = at
        return place

    def here(self, keys: Mapping[Seat, str]) -> frozenset[Seat]:
        """Return the seats whose holders are here, on any device."""
        present = self.keys
        return frozenset(seat for seat, key in keys.items() if key in present)

    def gone(self, keys: Mapping[Seat, str]) -> dict[Seat, int]:
        """Return since when the holders of the other seats are gone.

        Whoever was never seen here counts as gone since the beginning.
        """
        present = self.keys
        return {
            seat: self._left.get(key, self._began)
            for seat, key in keys.items()
            if key not in present
        }

    @property
    def keys(self) -> frozenset[str]:
        """The secrets' hashes of all who hold a seat and are here."""
        return frozenset(place.key for place in self._places.values() if place.key is not None)

    @property
    def watchers(self) -> int:
        """How many only watch."""
        return sum(place.key is None for place in self._places.values())


def eyes_of_watcher(seating: Seating, place: Place) -> Seat:
    """Return through whose eyes a watcher sees: a seat whose holder allows it, or nobody's."""
    seat = place.over_shoulder
    if (
        seat is None
        or seating.settings.watching is not Watching.SEAT
        or not 0 <= seat < len(seating.chairs)
        or not seating.chairs[seat].shows
    ):
        return SPECTATOR
    return seat
