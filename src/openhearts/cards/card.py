"""One card of the 52, as a small immutable value.

A card is one bit of a signed 64-bit word: bit ``16 * suit + rank``, thirteen bits a
suit. So a Python int and a machine word agree on every set of cards, and the rule
functions of :mod:`openhearts.rules.masks` can be compiled unchanged.
"""

from __future__ import annotations

import enum
from typing import Any, final

SUIT_WIDTH = 16
"""Bits from the lowest card of one suit to the lowest card of the next."""


class NotationError(ValueError):
    """A text that is not in the project's notation; the message says what would be."""


class Suit(enum.IntEnum):
    """The four suits, in the order their bits lie."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        """The letter of card texts: C, D, S or H."""
        return "CDSH"[self]

    @property
    def symbol(self) -> str:
        """The suit sign, for people."""
        return "♣♦♠♥"[self]

    @property
    def mask(self) -> int:
        """All thirteen cards of the suit as a mask."""
        return 0x1FFF << (SUIT_WIDTH * self)


CLUBS, DIAMONDS, SPADES, HEARTS = Suit


class Rank(enum.IntEnum):
    """The thirteen ranks, two lowest, ace highest."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12

    @property
    def letter(self) -> str:
        """The character of card texts: 2 to 9, T, J, Q, K or A."""
        return "23456789TJQKA"[self]


@final
class Card:
    """One of the 52 cards. There is one object a card, so equality is identity.

    >>> Card.parse("QS")
    Card.parse('QS')
    >>> Card.parse("QS").name
    'queen of spades'
    """

    __slots__ = ("bit", "index", "rank", "suit", "text")

    index: int
    """Number of the card's bit in a mask."""
    bit: int
    """The mask that holds this card alone."""
    suit: Suit
    rank: Rank
    text: str
    """Rank, then suit: ``QS``."""

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        """Return the card of this rank and suit."""
        return _CARD_OF_INDEX[SUIT_WIDTH * suit + rank]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card's text, upper-case rank then suit.

        Raises:
            NotationError: the text is no card.
        """
        card = _CARD_OF_TEXT.get(text)
        if card is None:
            raise NotationError(
                f"{text!r} is not a card: write the rank (2-9 T J Q K A),"
                " then the suit (C D S H), as QS"
            )
        return card

    @property
    def name(self) -> str:
        """The card in full English words."""
        return f"{self.rank.name.lower()} of {self.suit.name.lower()}"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed (tried to set {name!r})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card cannot be changed (tried to delete {name!r})")

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __le__(self, other: Card) -> bool:
        return self.index <= other.index

    def __gt__(self, other: Card) -> bool:
        return self.index > other.index

    def __ge__(self, other: Card) -> bool:
        return self.index >= other.index

    def __hash__(self) -> int:
        return self.index

    def __reduce__(self) -> tuple[Any, ...]:
        return (Card.parse, (self.text,))

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def __str__(self) -> str:
        return self.text


def _make_card(suit: Suit, rank: Rank) -> Card:
    card = object.__new__(Card)
    index = SUIT_WIDTH * suit + rank
    for name, value in (
        ("index", index),
        ("bit", 1 << index),
        ("suit", suit),
        ("rank", rank),
        ("text", rank.letter + suit.letter),
    ):
        object.__setattr__(card, name, value)
    return card


_CARD_OF_INDEX = {
    SUIT_WIDTH * suit + rank: _make_card(suit, rank) for suit in Suit for rank in Rank
}
_CARD_OF_TEXT = {card.text: card for card in _CARD_OF_INDEX.values()}


def all_cards() -> tuple[Card, ...]:
    """Return the 52 cards in ascending order, clubs, diamonds, spades, hearts."""
    return tuple(_CARD_OF_INDEX.values())


def card_of_index(index: int) -> Card:
    """Return the card whose bit has this number."""
    return _CARD_OF_INDEX[index]
