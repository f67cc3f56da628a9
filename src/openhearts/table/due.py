"""What time brings about at a table: a computer player sits in for whoever is gone or out of time.

Whether something is due follows from the table and from who is there; when, from the moments of the
log. Nothing here reads a clock, so whoever holds the log knows what happens next.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from openhearts.rules.facts import Seat
from openhearts.table.referee import Referee
from openhearts.table.seat_entries import Lead, SitIn
from openhearts.table.settings import Access, WhenAway

PROGRAM_SECONDS: Final = 10
"""For each decision of a program, where no clock of the table counts in seconds."""


class Due(NamedTuple):
    """Something that happens at a moment, unless the table changes before."""

    at: int
    entry: SitIn | Lead


def next_due(
    referee: Referee,
    *,
    here: Collection[Seat],
    gone: Mapping[Seat, int],
    asked: Mapping[Seat, int] = MappingProxyType({}),
    now: int,
) -> Due | None:
    """Return what is due next, ``None`` if nothing is.

    Args:
        referee: the table.
        here: the seats whose holders are there.
        gone: since when the others are not.
        asked: since when the programs that have to decide have known of it.
        now: the present moment.
    """
    if referee.over or not referee.seating.runs or referee.settings.access is Access.SOLO:
        return None
    if not here and not referee.settings.by_correspondence:
        # Nobody waits for anybody: the table is kept as it is.
        return None
    due = [Due(at, SitIn(seat)) for seat, at in grace_ends(referee, here=here, gone=gone).items()]
    if referee.clocks is not None:
        due += [
            Due(now + referee.clocks.left(seat, now), SitIn(seat))
            for seat in referee.clocks.running()
        ]
    if referee.clocks is None or referee.settings.by_correspondence:
        due += [Due(at + PROGRAM_SECONDS * 1000, SitIn(seat)) for seat, at in asked.items()]
    return min(due, default=None)


def look_again_at(referee: Referee, at: int) -> int | None:
    """Return when somebody has to look at a table where nobody has to stay.

    It is asked after an entry of this moment. Nothing waits for it at a table of people who are
    there, for whoever comes looks as well, nor where it is a person's turn without a clock.
    """
    if referee.over or not referee.seating.runs or not referee.settings.by_correspondence:
        return None
    if referee.automatic_seat is not None:
        return at
    moments = []
    if referee.clocks is not None:
        moments = [at + referee.clocks.left(seat, at) for seat in referee.clocks.running()]
    chairs = referee.seating.chairs
    if any(chairs[seat].program for seat in referee.to_act):
        moments.append(at + PROGRAM_SECONDS * 1000)
    return min(moments, default=None)


def grace_ends(
    referee: Referee, *, here: Collection[Seat], gone: Mapping[Seat, int]
) -> dict[Seat, int]:
    """Return when the table does something about each of those who are gone.

    Nobody has to stay at a match by correspondence, and where nobody is left nobody is missed.
    """
    settings = referee.settings
    if settings.when_away is WhenAway.WAIT or settings.by_correspondence or not here:
        return {}
    return {
        seat: since + settings.grace_seconds * 1000
        for seat, since in gone.items()
        if seat in referee.seating.present
    }
