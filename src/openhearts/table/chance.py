"""What chance does in a match: the cut or the draw for dealer, the deal, the shuffle of ``MIX``.

The rules take chance as actions and own no randomness; this is where it comes in. Whoever
runs a match says which source it is by handing in a shuffler.
"""

from __future__ import annotations

from typing import Any, Protocol

from openhearts.cards import Card, deal_cards
from openhearts.rules.actions import Action, AppointDealer, CutForDealer, DealHand, ShufflePassed
from openhearts.rules.match import MatchState
from openhearts.rules.options import FirstDealer
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.view import MatchPhase


class ListShuffler(Protocol):
    """Anything that brings a list into random order in place, such as ``random.Random``."""

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle ``x`` in place."""


def next_chance_action(state: MatchState, shuffler: ListShuffler) -> Action:
    """Draw what chance does next in a match that waits for it.

    Raises:
        ValueError: the match waits for a seat, or for nothing.
    """
    rules = state.rules
    match state.phase:
        case MatchPhase.FINDING_DEALER:
            if rules.first_dealer is FirstDealer.LOWEST_CUT:
                return cut_for_dealer(rules, shuffler)
            seats = list(range(rules.players))
            shuffler.shuffle(seats)
            return AppointDealer(seats[0])
        case MatchPhase.DEALING:
            return DealHand(deal_cards(rules.deck, rules.players, rules.hand_size, shuffler))
        case MatchPhase.MIXING:
            hand = state.hand
            assert hand is not None
            pool = sorted(card for cards in hand.setup.passes for card in cards or ())
            shuffler.shuffle(pool)
            return ShufflePassed(tuple(pool))
        case _:
            raise ValueError(f"a match in phase {state.phase} does not wait for chance")


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
