"""What chance draws, given something that shuffles: the first dealer, a deal, the mixed pool.

The rules own no randomness. Whoever runs a match, or checks one, hands the shuffler in.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from openhearts.cards import Card, deal_cards
from openhearts.rules.actions import AppointDealer, CutForDealer, DealHand, ShufflePassed
from openhearts.rules.options import FirstDealer
from openhearts.rules.ruleset import RuleSet


class ListShuffler(Protocol):
    """Anything that brings a list into random order in place, such as ``random.Random``."""

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle ``x`` in place."""


def draw_dealer(rules: RuleSet, shuffler: ListShuffler) -> AppointDealer | CutForDealer:
    """Find the first dealer, by a draw or by the cut as the rules say."""
    if rules.first_dealer is FirstDealer.LOWEST_CUT:
        return cut_for_dealer(rules, shuffler)
    seats = list(range(rules.players))
    shuffler.shuffle(seats)
    return AppointDealer(seats[0])


def cut_for_dealer(rules: RuleSet, shuffler: ListShuffler) -> CutForDealer:
    """Draw rounds of cutting until one seat alone has cut the lowest rank."""
    tied = list(range(rules.players))
    rounds: list[tuple[Card | None, ...]] = []
    while len(tied) > 1:
        pack = list(rules.deck)
        shuffler.shuffle(pack)
        cut = dict(zip(tied, pack, strict=False))
        rounds.append(tuple(cut.get(seat) for seat in range(rules.players)))
        lowest = min(card.rank for card in cut.values())
        tied = [seat for seat, card in cut.items() if card.rank == lowest]
    return CutForDealer(tuple(rounds))


def draw_deal(rules: RuleSet, shuffler: ListShuffler) -> DealHand:
    """Deal a hand."""
    return DealHand(deal_cards(rules.deck, rules.players, rules.hand_size, shuffler))


def draw_mix(passed: Iterable[Card], shuffler: ListShuffler) -> ShufflePassed:
    """Shuffle the passed cards of ``MIX``."""
    pool = sorted(passed)
    shuffler.shuffle(pool)
    return ShufflePassed(tuple(pool))
