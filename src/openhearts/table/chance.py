"""What chance does in a match: the cut or the draw for dealer, the deal, the shuffle of ``MIX``.

The rules take chance as actions and own no randomness; this is where it comes in. Whoever
runs a match says which source it is: a shuffler, or the seal of the hand.
"""

from __future__ import annotations

from openhearts.cards.sealing import Purpose, Seal
from openhearts.rules.actions import Action
from openhearts.rules.drawing import ListShuffler, draw_deal, draw_dealer, draw_mix
from openhearts.rules.match import MatchState
from openhearts.rules.view import MatchPhase

_PURPOSES = {
    MatchPhase.FINDING_DEALER: Purpose.DEALER,
    MatchPhase.DEALING: Purpose.DEAL,
    MatchPhase.MIXING: Purpose.MIX,
}


def next_chance_action(state: MatchState, shuffler: ListShuffler) -> Action:
    """Draw what chance does next in a match that waits for it.

    Raises:
        ValueError: the match waits for a seat, or for nothing.
    """
    match state.phase:
        case MatchPhase.FINDING_DEALER:
            return draw_dealer(state.rules, shuffler)
        case MatchPhase.DEALING:
            return draw_deal(state.rules, shuffler)
        case MatchPhase.MIXING:
            hand = state.hand
            assert hand is not None
            return draw_mix((card for cards in hand.setup.passes for card in cards or ()), shuffler)
        case _:
            raise ValueError(f"a match in phase {state.phase} does not wait for chance")


def sealed_chance_action(state: MatchState, seal: Seal) -> Action:
    """Return what chance does next where the hand is sealed: the same however often asked.

    Raises:
        ValueError: the match waits for a seat, or for nothing.
    """
    purpose = _PURPOSES.get(state.phase)
    if purpose is None:
        raise ValueError(f"a match in phase {state.phase} does not wait for chance")
    return next_chance_action(state, seal.shuffler(purpose))
