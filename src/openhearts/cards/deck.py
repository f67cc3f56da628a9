"""The deck, and a deal of it as a plain value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from openhearts.cards.card import Card, Suit
from openhearts.cards.cardset import CardSet

FULL_DECK = CardSet.from_mask(sum(suit.mask for suit in Suit))
"""All 52 cards."""


class Shuffler(Protocol):
    """Anything that brings a list into random order, such as ``random.Random``."""

    def shuffle(self, x: list[Card], /) -> None:
        """Shuffle ``x`` in place."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt: one set a seat, and the undealt rest (the kitty)."""

    hands: tuple[CardSet, ...]
    kitty: CardSet = CardSet()

    def __str__(self) -> str:
        parts = [f"{seat}: {hand}" for seat, hand in enumerate(self.hands)]
        if self.kitty:
            parts.append(f"kitty: {self.kitty}")
        return " | ".join(parts)


def deal_cards(deck: CardSet, players: int, hand_size: int, shuffler: Shuffler) -> Deal:
    """Shuffle ``deck`` and deal ``hand_size`` cards to each seat; the rest is the kitty.

    Raises:
        ValueError: the deck has too few cards.
    """
    if players * hand_size > len(deck):
        raise ValueError(f"{players} hands of {hand_size} need more than {len(deck)} cards")
    cards = list(deck)
    shuffler.shuffle(cards)
    hands = tuple(
        CardSet(cards[seat * hand_size : (seat + 1) * hand_size]) for seat in range(players)
    )
    return Deal(hands, CardSet(cards[players * hand_size :]))
