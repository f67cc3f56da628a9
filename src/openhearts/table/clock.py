"""The clocks of a table, as a fold of the log: who used how much time, and whose time runs.

Nothing here reads a clock. Every entry comes with the moment it was made, in milliseconds; a
seat's time runs from the entry that gave it the turn to the one that answers it.
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from openhearts.rules.facts import Seat
from openhearts.table.settings import TableSettings


class SeatClock(NamedTuple):
    """The time of one seat."""

    bank: int
    """What is left beyond the time of each decision."""
    spent: int = 0
    """Of the present decision, until ``since``."""
    since: int | None = None
    """When its time last began to run; ``None`` while it stands."""

    def used(self, at: int) -> int:
        """Return what the present decision has taken until this moment."""
        # A clock that went back takes nobody's time.
        return self.spent if self.since is None else self.spent + max(0, at - self.since)


class Clocks(NamedTuple):
    """The time of everybody at a table with a clock."""

    move: int
    """What each decision may take without the bank."""
    seats: tuple[SeatClock, ...]

    @classmethod
    def of(cls, settings: TableSettings, players: int) -> Clocks | None:
        """Return the clocks of a new table; ``None`` if it has none."""
        if settings.move_time is None:
            return None
        return cls(settings.move_time, (SeatClock(settings.bank_seconds * 1000),) * players)

    def left(self, seat: Seat, at: int) -> int:
        """Return what is left of a seat's time for its present decision, its bank counted."""
        clock = self.seats[seat]
        return self.move + clock.bank - clock.used(at)

    def running(self) -> tuple[Seat, ...]:
        """Return whose time runs."""
        return tuple(seat for seat, clock in enumerate(self.seats) if clock.since is not None)

    def after(self, at: int, *, runs: Container[Seat], decided: Container[Seat]) -> Clocks:
        """Return the clocks after an entry of this moment.

        Args:
            at: the moment.
            runs: whose time runs from now on.
            decided: whose decision is another one now; what the last one took is charged.
        """
        return self._replace(
            seats=tuple(
                self._after(clock, at, runs=seat in runs, decided=seat in decided)
                for seat, clock in enumerate(self.seats)
            )
        )

    def anew(self, at: int) -> Clocks:
        """Return the clocks with all of the time for each decision that is due."""
        return self._replace(
            seats=tuple(
                clock._replace(spent=0, since=None if clock.since is None else at)
                for clock in self.seats
            )
        )

    def _after(self, clock: SeatClock, at: int, *, runs: bool, decided: bool) -> SeatClock:
        spent, bank = clock.used(at), clock.bank
        if decided:
            bank, spent = max(0, bank - max(0, spent - self.move)), 0
        return SeatClock(bank, spent, at if runs else None)
