"""Since when the programs at a table have had something to decide, as far as this server knows.

Where a table has a clock, the log tells it. Where it has none nothing depends on it afterwards but
that a computer player sits in for a program that does not answer, and that is an entry.
"""

from __future__ import annotations

from openhearts.rules.facts import Seat
from openhearts.table.referee import Referee


class ProgramTurns:
    """The decisions of a table's programs, and when they were seen first."""

    def __init__(self) -> None:
        """Begin with none."""
        self._since: dict[tuple[Seat, int], int] = {}

    def since(self, referee: Referee, now: int) -> dict[Seat, int]:
        """Return since when each program that has to decide has had to."""
        chairs = referee.seating.chairs
        present = {
            (seat, referee.decisions[seat]): now
            for seat in referee.to_act
            if seat >= 0 and chairs[seat].program and referee.stand_ins[seat] is None
        }
        self._since = {turn: self._since.get(turn, at) for turn, at in present.items()}
        return {seat: at for (seat, _), at in self._since.items()}
