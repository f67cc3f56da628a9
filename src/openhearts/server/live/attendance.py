"""Who is at a table now: the sockets, whose they are, and since when somebody is gone.

Nothing of it is in the log, for nothing depends on it afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

from openhearts.rules.events import SPECTATOR
from openhearts.rules.facts import Seat
from openhearts.server.processes.presence import HEARD_FOR_MS, PresenceWords
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
    name: str | None = None
    """By which name of the table a watcher came."""


class _Elsewhere(NamedTuple):
    """Who is at the table through another process."""

    keys: frozenset[str]
    watchers: int
    heard: int


class Attendance:
    """Who is at one table: the sockets here, and what other processes tell of theirs."""

    __slots__ = ("_began", "_elsewhere", "_keys", "_left", "_places")

    def __init__(self, at: int) -> None:
        """Begin with nobody, at this moment."""
        self._places: dict[Listener, Place] = {}
        self._elsewhere: dict[str, _Elsewhere] = {}
        self._began = at
        self._keys: frozenset[str] | None = frozenset()
        self._left: dict[str, int] = {}

    def __bool__(self) -> bool:
        """Tell whether anybody is here."""
        return bool(self._places)

    def __iter__(self) -> Iterator[tuple[Listener, Place]]:
        """Go through everybody who is here; they may come and go meanwhile."""
        return iter(tuple(self._places.items()))

    def come(self, listener: Listener, place: Place) -> None:
        """Note that somebody is here, or has gone to another place here."""
        self._places[listener] = place
        self._keys = None

    def go(self, listener: Listener, at: int) -> Place | None:
        """Note that somebody is gone since this moment; return where they were."""
        before = self.keys
        place = self._places.pop(listener, None)
        self._keys = None
        self._note_gone(before, at)
        return place

    def hear(self, words: PresenceWords, at: int) -> bool:
        """Note who is there through another process; tell whether that is news."""
        before, watchers = self.keys, self.watchers
        self._elsewhere[words.process] = _Elsewhere(frozenset(words.keys), words.watchers, at)
        self._keys = None
        self._note_gone(before, at)
        return (before, watchers) != (self.keys, self.watchers)

    def forget_silent(self, at: int) -> bool:
        """Leave out processes that were not heard for long; tell whether there were any."""
        before = self.keys
        silent = [
            process
            for process, elsewhere in self._elsewhere.items()
            if at - elsewhere.heard > HEARD_FOR_MS
        ]
        for process in silent:
            del self._elsewhere[process]
        self._keys = None
        self._note_gone(before, at)
        return bool(silent)

    def _note_gone(self, before: frozenset[str], at: int) -> None:
        for key in before - self.keys:
            self._left[key] = at

    @property
    def keys(self) -> frozenset[str]:
        """The secrets' hashes of all who hold a seat and are there."""
        if self._keys is None:
            self._keys = self.keys_here.union(*(at.keys for at in self._elsewhere.values()))
        return self._keys

    @property
    def keys_here(self) -> frozenset[str]:
        """Those of them who are there through this process."""
        return frozenset(place.key for place in self._places.values() if place.key is not None)

    @property
    def watchers(self) -> int:
        """How many only watch."""
        return self.watchers_here + sum(other.watchers for other in self._elsewhere.values())

    @property
    def watchers_here(self) -> int:
        """How many of them do through this process."""
        return sum(place.key is None for place in self._places.values())

    def here(self, keys: Mapping[Seat, str]) -> frozenset[Seat]:
        """Return the seats whose holders are there, on any device."""
        present = self.keys
        return frozenset(seat for seat, key in keys.items() if key in present)

    def gone(self, keys: Mapping[Seat, str], at: int) -> dict[Seat, int]:
        """Return since when the holders of the other seats are gone, asked at this moment.

        Whoever was never seen here counts as gone since it was first asked for: one who has just
        sat down is still on the way. Of whoever has no seat any more nothing is remembered.
        """
        present = self.keys
        left = {
            seat: self._left.get(key, max(at, self._began))
            for seat, key in keys.items()
            if key not in present
        }
        self._left = {keys[seat]: since for seat, since in left.items()}
        return left


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
