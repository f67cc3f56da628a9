"""An immutable set of cards over one int."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, final

from openhearts.cards.card import SUIT_WIDTH, Card, NotationError, Suit, card_of_index

_ALL = sum(suit.mask for suit in Suit)
_SUIT = Suit.CLUBS.mask


class _SuitCards(dict[int, tuple[Card, ...]]):
    """The cards of one suit by their thirteen bits, each combination found out once."""

    def __init__(self, suit: Suit) -> None:
        super().__init__()
        self._first = SUIT_WIDTH * suit

    def __missing__(self, bits: int) -> tuple[Card, ...]:
        places = range(bits.bit_length())
        cards = tuple(card_of_index(self._first + place) for place in places if bits >> place & 1)
        self[bits] = cards
        return cards


_CLUBS, _DIAMONDS, _SPADES, _HEARTS = map(_SuitCards, Suit)


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
        _set_mask(self, mask)

    @classmethod
    def from_mask(cls, mask: int) -> CardSet:
        """Make the set whose raw int is ``mask``.

        Raises:
            ValueError: the mask has a bit that is no card.
        """
        if mask & ~_ALL:
            raise ValueError(f"{mask:#x} has bits that are no card")
        made = object.__new__(cls)
        _set_mask(made, mask)
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
        return iter(
            _CLUBS[mask & _SUIT]
            + _DIAMONDS[mask >> 16 & _SUIT]
            + _SPADES[mask >> 32 & _SUIT]
            + _HEARTS[mask >> 48]
        )

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __or__(self, other: CardSet) -> CardSet:
        return _of(self.mask | other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        return _of(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return _of(self.mask & ~other.mask)

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
        return _of(self.mask & suit.mask)

    def lowest(self) -> Card:
        """Return the first card in order.

        Raises:
            ValueError: the set is empty.
        """
        if not self.mask:
            raise ValueError("an empty card set has no lowest card")
        return card_of_index((self.mask & -self.mask).bit_length() - 1)

    def highest(self) -> Card:
        """Return the last card in order.

        Raises:
            ValueError: the set is empty.
        """
        if not self.mask:
            raise ValueError("an empty card set has no highest card")
        return card_of_index(self.mask.bit_length() - 1)

    def __reduce__(self) -> tuple[Any, ...]:
        return (CardSet.from_mask, (self.mask,))

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"

    def __str__(self) -> str:
        return " ".join(card.text for card in self)


_set_mask: Callable[[CardSet, int], None] = vars(CardSet)["mask"].__set__
"""Fills the slot of a set being made; the set itself refuses to be changed."""


def _of(mask: int) -> CardSet:
    made = object.__new__(CardSet)
    _set_mask(made, mask)
    return made
