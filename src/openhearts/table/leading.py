"""Who leads a table whose owner is gone: whoever is there next, until the owner is back.

Without that a table would be stranded: nobody could start the match, free a chair or close the
table. It follows from the table and from who is there, as what :mod:`openhearts.table.due` says.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from openhearts.rules.facts import Seat
from openhearts.table.chairs import TablePhase
from openhearts.table.due import Due
from openhearts.table.referee import Referee
from openhearts.table.seat_entries import Lead
from openhearts.table.settings import Access


def lead_due(
    referee: Referee,
    *,
    here: Collection[Seat],
    gone: Mapping[Seat, int],
    last_at: int,
    now: int,
) -> Due | None:
    """Return when somebody else leads the table, ``None`` while nobody has to.

    Args:
        referee: the table.
        here: the seats whose holders are there.
        gone: since when the others are not.
        last_at: when the last entry was made.
        now: the present moment.
    """
    seating, settings = referee.seating, referee.settings
    leader = seating.leader
    closed = seating.phase is TablePhase.CLOSED or referee.over
    if settings.access is Access.SOLO or closed or leader is None or seating.owner is None:
        return None
    if seating.owner in here:
        return None if seating.deputy is None else Due(now, Lead(seating.owner))
    to = _next_after(referee, leader, here)
    if leader in here or to is None:
        return None
    if not settings.by_correspondence:
        return Due(gone.get(leader, now) + settings.grace_seconds * 1000, Lead(to))
    # Nobody has to stay there: the owner is missed after as long as a decision may take.
    missed = seating.chairs[leader].away
    at = now if missed else max(now, last_at + (settings.move_time or 0))
    return Due(at, Lead(to))


def _next_after(referee: Referee, seat: Seat, here: Collection[Seat]) -> Seat | None:
    chairs = referee.seating.chairs
    others = [(seat + step) % len(chairs) for step in range(1, len(chairs))]
    return next((one for one in others if one in here and not chairs[one].program), None)
