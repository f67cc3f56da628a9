"""Who sat at a table while its match was played, from when, and how much of it they played.

A *sitting* is one person in one chair, from the entry that seated them until they get up or the
match is over. Whoever leaves and comes back has two. What became of people before the match
began is nothing that counts for it.
"""

from __future__ import annotations

from typing import NamedTuple

from openhearts.rules.facts import Seat
from openhearts.table.chairs import TablePhase
from openhearts.table.folding import Fold
from openhearts.table.referee import Referee
from openhearts.table.seating import Seating


class Sitting(NamedTuple):
    """One person in one chair while the match was played."""

    number: int
    """Of the entry that seated them."""
    seat: Seat
    name: str
    since: int
    """How many hands were scored when they came, none for whoever was there from the start."""
    played: int
    """How many hands they played to the end themselves."""
    stayed: bool
    """Whether the chair is theirs in the end, and no computer player sits in for them."""


def sittings_of(referee: Referee) -> list[Sitting]:
    """Return the sittings of a match in the order in which people came, from its log alone."""
    found: dict[int, Sitting] = {}
    now = Referee.open(
        referee.rules, referee.opened, last_hand=referee.last_hand, settings=referee.first_settings
    )
    # Carried on entry by entry: a value for each would copy the whole log each time.
    fold = Fold(now)
    for acting, entry in referee.log:
        seating, hands = fold.seating, fold.state.hands_played
        fold.add(acting, entry, 0)
        if fold.seating.phase is TablePhase.PLAYING:
            for seat, chair in enumerate(fold.seating.chairs):
                if chair.person:
                    new = Sitting(chair.sat, seat, chair.name, hands, played=0, stayed=False)
                    found.setdefault(chair.sat, new)
        if fold.state.hands_played > hands:
            for number in _playing(seating, hands):
                found[number] = found[number]._replace(played=found[number].played + 1)
    for number in _playing(referee.seating, referee.state.hands_played):
        if number in found:
            found[number] = found[number]._replace(stayed=True)
    return list(found.values())


def _playing(seating: Seating, hands: int) -> list[int]:
    """Return the sittings of those who act for themselves after so many hands."""
    return [
        chair.sat
        for seat, chair in enumerate(seating.chairs)
        if chair.person and seating.stand_in(seat, hands) is None
    ]
