"""How the line game writes cards, hands, tricks and score sheets."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from openhearts.cards import Card, CardSet, Suit
from openhearts.rules.options import PassEntry
from openhearts.rules.scoring import HandResult
from openhearts.rules.trick import Trick

_RESET = "\x1b[0m"
_TWO_COLOURS = {Suit.DIAMONDS: "\x1b[31m", Suit.HEARTS: "\x1b[31m"}
_FOUR_COLOURS = {
    Suit.CLUBS: "\x1b[32m",
    Suit.DIAMONDS: "\x1b[36m",
    Suit.HEARTS: "\x1b[31m",
}
_BOLD = "\x1b[1m"
_HAND_ORDER = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)

PASS_WORDS = {
    PassEntry.LEFT: "to the left",
    PassEntry.RIGHT: "to the right",
    PassEntry.ACROSS: "across",
    PassEntry.LEFT_2: "two seats to the left",
    PassEntry.RIGHT_2: "two seats to the right",
    PassEntry.LEFT_3: "three seats to the left",
    PassEntry.RIGHT_3: "three seats to the right",
    PassEntry.SCATTER: "one to each other player",
    PassEntry.MIX: "into the pool, which is shuffled and dealt back",
    PassEntry.HOLD: "nothing",
}


class TableText(NamedTuple):
    """A way of writing cards: with suit symbols or letters, with colours or without."""

    symbols: bool = True
    colours: bool = False
    four_colours: bool = False

    def card(self, card: Card) -> str:
        """Write one card, as ``Q♠``."""
        if not self.symbols:
            return card.text
        return self._painted(card.suit, f"{card.rank.letter}{card.suit.symbol}")

    def cards(self, cards: Collection[Card]) -> str:
        """Write several cards in a row."""
        return " ".join(self.card(card) for card in cards)

    def hand(self, cards: CardSet, marked: Collection[Card] = ()) -> str:
        """Write a hand grouped by suit, low to high; ``marked`` cards get a star."""
        groups = []
        for suit in _HAND_ORDER:
            held = cards.of_suit(suit)
            if not held:
                continue
            ranks = " ".join(card.rank.letter + ("*" if card in marked else "") for card in held)
            sign = suit.symbol if self.symbols else suit.letter
            groups.append(self._painted(suit, f"{sign} {ranks}"))
        return "   ".join(groups)

    def strong(self, text: str) -> str:
        """Write a heading."""
        return f"{_BOLD}{text}{_RESET}" if self.colours else text

    def trick(self, names: Sequence[str], leader: int, cards: Sequence[Card]) -> str:
        """Write the cards of a trick with who played them."""
        return "   ".join(
            f"{names[(leader + place) % len(names)]} {self.card(card)}"
            for place, card in enumerate(cards)
        )

    def taken_trick(self, names: Sequence[str], trick: Trick, points: int) -> str:
        """Write a finished trick and who took it."""
        cards = self.trick(names, trick.leader, trick.cards)
        takes = "take" if names[trick.winner] == "You" else "takes"
        worth = "" if points == 0 else f", {plural(points, 'point')}"
        return f"  {cards}   -> {names[trick.winner]} {takes} it{worth}"

    def _painted(self, suit: Suit, text: str) -> str:
        colour = (_FOUR_COLOURS if self.four_colours else _TWO_COLOURS).get(suit)
        return f"{colour}{text}{_RESET}" if self.colours and colour else text


def plural(count: int, noun: str) -> str:
    """Write a number with its noun.

    >>> plural(1, "point"), plural(-10, "point")
    ('1 point', '-10 points')
    """
    return f"{count} {noun}" if abs(count) == 1 else f"{count} {noun}s"


def listed(words: Sequence[str]) -> str:
    """Join words as a sentence does.

    >>> listed(["Ada", "Ben", "Cleo"])
    'Ada, Ben and Cleo'
    """
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]


def score_rows(
    names: Sequence[str], results: Sequence[HandResult], totals: Sequence[int]
) -> list[str]:
    """Write the score sheet: one line a hand, then the totals."""
    widths = [max(5, len(name)) + 2 for name in names]

    def row(label: str, cells: Sequence[object], note: str = "") -> str:
        line = "".join(f"{cell!s:>{width}}" for cell, width in zip(cells, widths, strict=True))
        return f"  {label:<9}{line}{note}"

    lines = [row("", names)]
    for result in results:
        note = ""
        if result.shooter is not None:
            note = f"   {names[result.shooter]} shot the moon"
        lines.append(row(f"hand {result.number}", result.scores, note))
    lines.append(row("total", totals))
    return lines
