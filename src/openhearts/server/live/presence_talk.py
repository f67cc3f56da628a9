"""What the rooms of one table in several processes tell each other of who is there."""

from __future__ import annotations

from openhearts.server.live.attendance import Attendance
from openhearts.server.moments import Moments
from openhearts.server.processes.bus import Bus
from openhearts.server.processes.presence import (
    ASKING_MS,
    TELL_AGAIN_MS,
    PresenceWords,
    presence_words,
)


class PresenceTalk:
    """Tells the other processes who is at a table through this one, again and again."""

    __slots__ = ("_asks_until", "_attendance", "_bus", "_moments", "_table_id", "_told")

    def __init__(self, table_id: str, attendance: Attendance, bus: Bus, moments: Moments) -> None:
        """Begin by asking the others, for the first words may be lost."""
        self._table_id = table_id
        self._attendance = attendance
        self._bus = bus
        self._moments = moments
        self._asks_until = moments.now() + ASKING_MS
        self._told = 0

    def tell(self) -> None:
        """Tell who is there now."""
        now = self._moments.now()
        self._told = now
        words = PresenceWords(
            self._moments.process,
            sorted(self._attendance.keys_here),
            self._attendance.watchers_here,
            asks=now < self._asks_until,
        )
        self._bus.tell_words(self._table_id, presence_words(words))

    def keep_up(self) -> bool:
        """Tell it again if it is time to; return whether a process fell silent since."""
        now = self._moments.now()
        again = ASKING_MS / 3 if now < self._asks_until else TELL_AGAIN_MS
        if now - self._told >= again:
            self.tell()
        return self._attendance.forget_silent(now)

    def hear(self, presence: PresenceWords) -> bool:
        """Note who is there through another process; tell whether that is news."""
        if presence.process == self._moments.process:
            return False
        if presence.asks:
            self.tell()
        return self._attendance.hear(presence, self._moments.now())
