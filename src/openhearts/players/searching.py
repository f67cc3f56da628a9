"""Players that decide by trying: in worlds they make up from their view, and nothing else."""

from __future__ import annotations

import random

from openhearts.cards import Card, CardSet
from openhearts.players.standing import better_moon, value_of
from openhearts.players.steady.passing import choose_cards_to_pass
from openhearts.rules.options import MoonChoice
from openhearts.rules.view import PlayerView
from openhearts.simulation.passing import search_pass
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.search import Effort, Tried, search_card
from openhearts.simulation.situation import read_situation
from openhearts.simulation.warm import ensure_warm

_ALL = 300
"""More sets of cards to pass than there are for 13 cards and three to pass."""

EFFORTS = {
    "strong": Effort(rounds=(20, 30, 60), pass_rounds=()),
    "expert": Effort(
        rounds=(60, 100, 200, 400),
        wider=2,
        passes=_ALL,
        pass_rounds=(10, 20, 40, 80, 160, 320),
        trained=True,
        others_vary=True,
    ),
    "master": Effort(
        rounds=(400, 800, 1600, 3200),
        wider=4,
        passes=_ALL,
        pass_rounds=(40, 80, 160, 320, 640, 1280),
        trained=True,
        others_vary=True,
        network=True,
    ),
}
"""The work that each searching level puts into a decision."""


class SearchingPlayer:
    """Tries every card, and likely passes, in worlds that agree with its view."""

    def __init__(self, rng: random.Random, effort: Effort) -> None:
        """Take the generator all worlds come from, and how much work a decision may take."""
        self._rng = rng
        self._effort = effort

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return the cards that come out best, the left neighbour's first."""
        if not self._effort.pass_rounds:
            return choose_cards_to_pass(view)
        best = try_view_passes(view, self._effort, self._rng)[0]
        return tuple(CardSet.from_mask(best.action))

    def choose_play(self, view: PlayerView) -> Card:
        """Return the card that comes out best."""
        legal = view.legal_cards()
        if len(legal) == 1:
            return legal.lowest()
        best = try_view_cards(view, self._effort, self._rng)[0]
        return CardSet.from_mask(1 << best.action).lowest()

    def choose_moon(self, view: PlayerView) -> MoonChoice:
        """Return the choice that leaves the better match."""
        return better_moon(view)


def try_view_cards(view: PlayerView, effort: Effort, rng: random.Random) -> list[Tried]:
    """Try the legal cards of a view; return what came of each, the best first.

    Raises:
        ImpossibleViewError: no deal leads to this view.
    """
    ensure_warm()
    situation = read_situation(view)
    return search_card(situation, view.legal_cards().mask, value_of(view), effort, new_stream(rng))


def try_view_passes(view: PlayerView, effort: Effort, rng: random.Random) -> list[Tried]:
    """Try likely passes of a view; return what came of each, the best first.

    Raises:
        ImpossibleViewError: no deal leads to this view.
    """
    hand = view.hand
    assert hand is not None
    ensure_warm()
    situation = read_situation(view)
    return search_pass(
        situation,
        hand.pass_entry,
        hand.cards_to_pass,
        hand.dealer,
        value_of(view),
        effort,
        new_stream(rng),
    )
