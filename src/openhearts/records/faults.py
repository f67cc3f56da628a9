"""What is wrong with a record, and where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from openhearts.cards import Card
from openhearts.records.record import HandRecord
from openhearts.rules.facts import Seat, counted
from openhearts.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong in a record.

    ``hand`` and ``trick`` count from 1; a place that does not apply is ``None``.
    """

    message: str
    hand: int | None = None
    trick: int | None = None
    seat: Seat | None = None

    def __str__(self) -> str:
        place = [
            f"{word} {number}"
            for word, number in (("hand", self.hand), ("trick", self.trick), ("seat", self.seat))
            if number is not None
        ]
        return f"{', '.join(place)}: {self.message}" if place else self.message


class FaultFoundError(Exception):
    """Carries a fault out of the replay that found it; never leaves this package."""

    def __init__(self, fault: Fault) -> None:
        """Keep the fault."""
        super().__init__(str(fault))
        self.fault = fault


def report(
    message: str, hand: int | None = None, trick: int | None = None, seat: Seat | None = None
) -> NoReturn:
    """Raise the fault at this place."""
    raise FaultFoundError(Fault(message, hand, trick, seat))


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """What a hand that was played to the end left to score."""

    captured: tuple[int, ...]
    """The cards each seat took, as masks, the kitty included."""
    taken: tuple[int, ...]
    """How many tricks each seat took."""


def check_deal(rules: RuleSet, number: int, hand: HandRecord) -> None:
    """Check that the deal can be one of this deck for this table.

    Raises:
        FaultFoundError: it cannot.
    """
    places: dict[Card, str] = {}
    holders = [(f"seat {seat}", seat, cards) for seat, cards in enumerate(hand.hands)]
    for place, seat, cards in [*holders, ("the kitty", None, hand.kitty)]:
        size = rules.hand_size if seat is not None else rules.kitty_size
        for card in cards.known:
            if card not in rules.deck:
                report(f"{card} was dealt, and it is not in the deck", number, seat=seat)
            if card in places:
                report(f"{card} was dealt twice, to {places[card]} and {place}", number, seat=seat)
            places[card] = place
        if len(cards) != size:
            held = counted(len(cards), "card")
            report(f"{place} has {held} in the deal, not {size}", number, seat=seat)
