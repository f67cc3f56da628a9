"""What chance deals: how many cards of a kind a seat is dealt in a number of hands."""

from __future__ import annotations

import enum
from math import comb
from typing import NamedTuple

import numpy as np

from openhearts.cards import FULL_DECK, Card, CardSet, Rank, Suit
from openhearts.rules.ruleset import RuleSet

TOO_FEW_HANDS = 20
"""With fewer hands nothing can be said: almost any number is within chance."""
_TAIL = 0.025
"""What lies beyond each end of a range that holds nineteen cases of twenty."""


class DealtKind(enum.StrEnum):
    """Which of the dealt cards are counted."""

    QUEEN = "QUEEN"
    """The queen of spades."""
    HEARTS = "HEARTS"
    HIGH = "HIGH"
    """Aces and kings."""


_CARDS = {
    DealtKind.QUEEN: CardSet([Card.parse("QS")]),
    DealtKind.HEARTS: FULL_DECK.of_suit(Suit.HEARTS),
    DealtKind.HIGH: CardSet(card for card in FULL_DECK if card.rank in {Rank.ACE, Rank.KING}),
}


class ByChance(NamedTuple):
    """What fair deals give: the mean, and the range of nineteen cases of twenty."""

    mean: float
    low: int
    high: int


def cards_counted(rules: RuleSet) -> dict[DealtKind, CardSet]:
    """Return the counted cards that the deck has; a kind of which it has none is left out.

    >>> from openhearts.rules.presets import preset_named
    >>> str(cards_counted(preset_named("standard").rules(4))[DealtKind.QUEEN])
    'QS'
    """
    found = {kind: cards & rules.deck for kind, cards in _CARDS.items()}
    return {kind: cards for kind, cards in found.items() if cards}


def dealt_by_chance(rules: RuleSet, cards: CardSet, hands: int) -> ByChance:
    """Return how many of these cards of the deck a seat is dealt in so many fair hands.

    One hand is drawn from the deck, the kitty with it, without putting back; hands do not
    depend on one another, so the distribution of their sum is that of one hand folded with
    itself, which is a power of its Fourier transform.

    >>> from openhearts.rules.presets import preset_named
    >>> dealt_by_chance(preset_named("standard").rules(4), CardSet([Card.parse("QS")]), 100)
    ByChance(mean=25.0, low=17, high=34)
    """
    deck, size, marked = len(rules.deck), rules.hand_size, len(cards)
    one = [
        comb(marked, count) * comb(deck - marked, size - count) / comb(deck, size)
        for count in range(min(marked, size) + 1)
    ]
    length = hands * (len(one) - 1) + 1
    sums = np.fft.irfft(np.fft.rfft(one, 2 * length) ** hands, 2 * length)[:length]
    upto = np.cumsum(sums)
    low = int(np.searchsorted(upto, _TAIL, side="right"))
    high = int(np.searchsorted(upto, 1 - _TAIL))
    return ByChance(hands * size * marked / deck, low, high)
