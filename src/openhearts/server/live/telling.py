"""What those at one table are told: each entry through their own eyes, and how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from openhearts.protocol.live import TableState
from openhearts.protocol.shared_views import fields_of
from openhearts.rules.facts import Seat
from openhearts.server.live.attendance import Attendance, Listener, Place, eyes_of_watcher
from openhearts.server.live.seat_keys import SeatKeys
from openhearts.server.live.table_log import TableLog
from openhearts.server.live.table_state import Presence, removed_people, table_state
from openhearts.server.live.talking import is_written
from openhearts.server.live.wire_updates import EncodedUpdates
from openhearts.server.moments import Moments
from openhearts.table.due import grace_ends
from openhearts.table.inviting import inviting_code, inviting_name
from openhearts.table.seat_entries import SeatEntry
from openhearts.table.settings import Access, Watching
from openhearts.table.steps import Step


class Telling:
    """Tells everybody at a table; what several are told is encoded once."""

    __slots__ = ("_attendance", "_code", "_keys", "_log", "_moments", "_updates")

    def __init__(
        self,
        log: TableLog,
        keys: SeatKeys,
        attendance: Attendance,
        moments: Moments,
        *,
        code: str | None,
    ) -> None:
        """Tell of this table to those who are there."""
        self._log = log
        self._keys = keys
        self._attendance = attendance
        self._moments = moments
        self._code = code
        self._updates = EncodedUpdates()

    def eyes_of(self, place: Place) -> Seat | None:
        """Return through whose eyes somebody sees; ``None`` if their seat is theirs no more."""
        referee = self._log.referee
        if place.key is None:
            invited = place.name == inviting_name(self._log.table_id, referee.seating)
            watched = invited and referee.settings.watching is not Watching.NOBODY
            return eyes_of_watcher(referee.seating, place) if watched else None
        return self._keys.seat_of(referee, place.key)

    def step(self, step: Step) -> None:
        """Tell everybody of the step that led here."""
        referee = self._log.referee
        there: list[tuple[Listener, Seat]] = []
        for listener, place in self._attendance:
            seat = self.eyes_of(place)
            if seat is None:
                self._attendance.go(listener, self._moments.now())
                listener.lose_seat()
            else:
                there.append((listener, seat))
        if there:
            updates = referee.told_each({seat for _, seat in there}, step)
            encoded = self._updates.of_step(updates, referee.settings)
            for listener, seat in there:
                listener.tell(encoded[seat])
        if referee.clocks is not None or isinstance(step.action, SeatEntry):
            self.state()

    def state(self, *, but: Listener | None = None) -> None:
        """Tell everybody, but perhaps one, how the table stands; alone at a table one knows."""
        if self._log.referee.settings.access is Access.SOLO:
            return
        shared: bytes | None = None
        for listener, place in self._attendance:
            if listener is but:
                continue
            if shared is None:
                shared = fields_of(_for_everybody(self.state_at(place)))
            you = self._seat_at(place)
            removed = removed_people(self._log.referee.seating, you)
            own = fields_of({"type": "table", "you": you, "removed": removed})
            listener.tell(b"{%b,%b}" % (own, shared))

    def words(self, words: bytes) -> None:
        """Pass on what somebody said; what was written freely is for those at the table alone."""
        written = is_written(words)
        for listener, place in self._attendance:
            if place.key is not None or not written:
                listener.tell(words)

    def state_at(self, place: Place) -> TableState:
        """Return how the table stands, for somebody in this place."""
        referee = self._log.referee
        keys, now = self._keys.of(referee), self._moments.now()
        here = self._attendance.here(keys)
        ends: Mapping[Seat, int] = grace_ends(
            referee, here=here, gone=self._attendance.gone(keys, now)
        )
        return table_state(
            referee,
            Presence(
                here, self._attendance.watchers, {seat: at - now for seat, at in ends.items()}
            ),
            you=self._seat_at(place),
            at=now,
            code=inviting_code(self._code, referee.seating),
            invitation=inviting_name(self._log.table_id, referee.seating),
        )

    def _seat_at(self, place: Place) -> Seat | None:
        return None if place.key is None else self._keys.seat_of(self._log.referee, place.key)


def _for_everybody(state: TableState) -> dict[str, Any]:
    """Return the fields of a table's state that all who are told of it share."""
    return {
        name: getattr(state, name)
        for name in state.__struct_fields__
        if name not in {"you", "removed"}
    }
