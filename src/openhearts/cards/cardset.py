"""An immutable set of cards over one int."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, final

from openhearts.cards.card import Card, NotationError, Suit, card_of_bit

_ALL = sum(suit.mask for suit in Suit)


@final
class CardSet:
    """A set of cards: hashable, ordered when iterated, equal when the cards are the same.

    >>> hand = CardSet.parse("QS 2C TD")
    >>> len(hand), str(hand)
    (3, '2C TD QS')
    """

    __slots__ = ("mask",)

    mask: int
    """The raw int, one bit a card; the only door to it."""

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """Make the set of these cards."""
        mask = 0
        for card in cards:
            mask |= card.bit
        object.__setattr__(self, "mask", mask)

    @classmethod
    def from_mask(cls, mask: int) -> CardSet:
        """Make the set whose raw int is ``mask``.

        Raises:
            ValueError: the mask has a bit that is no card.
        """
        if mask & ~_ALL:
            raise ValueError(f"{mask:#x} has bits that are no card")
        made = object.__new__(cls)
        object.__setattr__(made, "mask", mask)
        return made

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """Read cards with white space between them.

        Raises:
            NotationError: a word is no card, or a card stands there twice.
        """
        mask = 0
        for word in text.split():
            bit = Card.parse(word).bit
            if mask & bit:
                raise NotationError(f"{word} stands twice in {text!r}")
            mask |= bit
        return cls.from_mask(mask)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card set cannot be changed (tried to set {name!r})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card set cannot be changed (tried to delete {name!r})")

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            bit = mask & -mask
            yield card_of_bit(bit)
            mask ^= bit

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet.from_mask(self.mask | other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet.from_mask(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet.from_mask(self.mask & ~other.mask)

    def __le__(self, other: CardSet) -> bool:
        return not self.mask & ~other.mask

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CardSet):
            return NotImplemented
        return self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def of_suit(self, suit: Suit) -> CardSet:
        """Return the cards of one suit."""
        return CardSet.from_mask(self.mask & suit.mask)

    def lowest(self) -> Card:
        """Return the first card in order.

        Raises:
            ValueError: the set is empty.
        """
        if not self.mask:
            raise ValueError("an empty card set has no lowest card")
        return card_of_bit(self.mask & -self.mask)

    def highest(self) -> Card:
        """Return the last card in order.

        Raises:
            ValueError: the set is empty.
        """
        if not self.mask:
            raise ValueError("an empty card set has no highest card")
        return card_of_bit(1 << (self.mask.bit_length() - 1))

    def __reduce__(self) -> tuple[Any, ...]:
        return (CardSet.from_mask, (self.mask,))

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"

    def __str__(self) -> str:
        return " ".join(card.text for card in self)
