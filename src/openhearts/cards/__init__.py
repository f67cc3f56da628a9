"""Cards as values: suits, ranks, the 52 cards, sets of cards, and deals."""

from openhearts.cards.card import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    Card,
    NotationError,
    Rank,
    Suit,
    all_cards,
)
from openhearts.cards.cardset import CardSet
from openhearts.cards.deck import FULL_DECK, Deal, Shuffler, deal_cards

__all__ = [
    "CLUBS",
    "DIAMONDS",
    "FULL_DECK",
    "HEARTS",
    "SPADES",
    "Card",
    "CardSet",
    "Deal",
    "NotationError",
    "Rank",
    "Shuffler",
    "Suit",
    "all_cards",
    "deal_cards",
]
