"""Hints as wire messages."""

from __future__ import annotations

from collections.abc import Sequence

from openhearts.players.hints import HintedAction, is_mistake
from openhearts.protocol.messages import WireHint
from openhearts.protocol.wordings import wire_wording


def wire_hints(found: Sequence[HintedAction]) -> list[WireHint]:
    """Return the wire form of what was found, the best first."""
    return [
        WireHint(
            cards=[card.text for card in action.cards],
            choice=action.choice,
            points=round(action.points, 2),
            behind=round(action.behind, 2),
            error=round(action.error, 3),
            own_moon=round(action.own_moon, 3),
            moon_risk=round(action.moon_risk, 3),
            reason=wire_wording(action.reason),
            mistake=is_mistake(action, found[0]),
        )
        for action in found
    ]
