"""Cards are two-letter strings, rank then suit (rulebook, opening words)."""

RANKS = "23456789TJQKA"
SUITS = "CDSH"
FULL_DECK: list[str] = [rank + suit for suit in SUITS for rank in RANKS]
QUEEN_OF_SPADES = "QS"


def suit(card: str) -> str:
    """The suit letter of a card."""
    return card[1]


def rank_order(card: str) -> int:
    """0 for a two up to 12 for an ace."""
    return RANKS.index(card[0])


def is_heart(card: str) -> bool:
    """Rules that name hearts mean the suit, whatever the cards are worth (section 1)."""
    return suit(card) == "H"


def in_order(cards: set[str] | list[str]) -> list[str]:
    """The cards in the order of the full deck, for output that must not depend on set order."""
    return sorted(cards, key=FULL_DECK.index)


def split(text: str) -> list[str]:
    """A text of cards as a list of cards."""
    return text.split()
