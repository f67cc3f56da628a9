"""The seals of a match: which hands are sealed, and what the seats added to each.

A hand is sealed while nothing of it is drawn, usually as soon as the hand before it is dealt, so
that the seats have that hand's time to add to the shuffle and nobody ever waits for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from openhearts.cards.sealing import Seal
from openhearts.rules.facts import Seat
from openhearts.rules.match import MatchState
from openhearts.rules.options import FirstDealer
from openhearts.rules.view import MatchPhase


class HandSealed(NamedTuple):
    """What everybody is told when a hand is sealed."""

    hand: int
    commitment: bytes


class SaltAdded(NamedTuple):
    """What everybody is told when a seat adds to the shuffle of a hand."""

    hand: int
    seat: Seat


class SealOpened(NamedTuple):
    """What everybody is told when a sealed hand is scored: all that proves its deal."""

    hand: int
    seal: Seal


class ToldSeal(NamedTuple):
    """What everybody may know of the seal of one hand."""

    hand: int
    commitment: bytes
    salted: tuple[Seat, ...]
    """The seats that added to the shuffle."""
    opened: Seal | None
    """The seal itself, once the hand is scored."""


@dataclass(frozen=True, slots=True)
class Seals:
    """The seals of the hands of a match, in their order."""

    hands: tuple[tuple[int, Seal], ...] = ()
    fixed: bytes | None = field(default=None, repr=False)
    """The secret that all deals follow from, where they are the same at several tables."""

    def of(self, hand: int) -> Seal | None:
        """Return the seal of a hand, ``None`` if it is not sealed."""
        for number, seal in reversed(self.hands):
            if number == hand:
                return seal
        return None

    def with_seal(self, hand: int, seal: Seal) -> Seals:
        """Return the seals with this one for that hand."""
        others = (one for one in self.hands if one[0] != hand)
        return replace(self, hands=tuple(sorted((*others, (hand, seal)), key=_hand)))

    def told(self, hands_played: int) -> Iterable[ToldSeal]:
        """Return what may be told when so many hands are scored."""
        for hand, seal in self.hands:
            yield ToldSeal(
                hand,
                seal.commitment,
                tuple(salt.seat for salt in seal.salts),
                seal if hand <= hands_played else None,
            )


def _hand(one: tuple[int, Seal]) -> int:
    return one[0]


def fresh_hand(state: MatchState) -> int | None:
    """Return the number of the next hand of which nothing is drawn; ``None`` if none can come.

    Its first dealer counts as drawn with the first hand.
    """
    played = state.hands_played
    match state.phase:
        case MatchPhase.OVER:
            return None
        case MatchPhase.FINDING_DEALER:
            fresh = 1
        case MatchPhase.DEALING if played or not isinstance(state.rules.first_dealer, FirstDealer):
            fresh = played + 1
        case _:
            fresh = played + 2
    limit = state.rules.hand_limit
    return None if limit is not None and fresh > limit else fresh
