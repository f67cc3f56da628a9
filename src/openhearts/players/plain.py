"""The two players everything else is measured against: ``random`` and ``simple``."""

from __future__ import annotations

import random

from openhearts.cards import Card
from openhearts.rules.options import MoonChoice
from openhearts.rules.view import PlayerView


class RandomPlayer:
    """Does anything lawful, every choice equally likely."""

    def __init__(self, rng: random.Random) -> None:
        """Take the generator all choices come from."""
        self._rng = rng

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return any cards of the hand."""
        assert view.hand is not None
        return tuple(self._rng.sample(list(view.hand.cards), view.hand.cards_to_pass))

    def choose_play(self, view: PlayerView) -> Card:
        """Return any legal card."""
        return self._rng.choice(list(view.legal_cards()))

    def choose_moon(self, view: PlayerView) -> MoonChoice:  # noqa: ARG002 - any answer will do
        """Return either choice."""
        return self._rng.choice(list(MoonChoice))


class SimplePlayer:
    """Passes its highest cards and always plays its lowest legal card."""

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return the highest cards by rank, hearts and spades first among equals."""
        assert view.hand is not None
        by_rank = sorted(view.hand.cards, key=_by_rank, reverse=True)
        return tuple(by_rank[: view.hand.cards_to_pass])

    def choose_play(self, view: PlayerView) -> Card:
        """Return the lowest legal card by rank, clubs first among equals."""
        return min(view.legal_cards(), key=_by_rank)

    def choose_moon(self, view: PlayerView) -> MoonChoice:  # noqa: ARG002 - always the same
        """Return ``ADD``."""
        return MoonChoice.ADD


def _by_rank(card: Card) -> tuple[int, int]:
    return card.rank, card.suit
