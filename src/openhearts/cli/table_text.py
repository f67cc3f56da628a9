"""How the line game writes cards, hands, tricks, people and score sheets."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, TypedDict

from openhearts.cards import Card, CardSet, Rank, Suit
from openhearts.rules.facts import Seat
from openhearts.rules.scoring import HandResult
from openhearts.rules.trick import Trick
from openhearts.texts import Texts

_RESET = "\x1b[0m"
_TWO_COLOURS = {Suit.DIAMONDS: "\x1b[31m", Suit.HEARTS: "\x1b[31m"}
_FOUR_COLOURS = {
    Suit.CLUBS: "\x1b[32m",
    Suit.DIAMONDS: "\x1b[36m",
    Suit.HEARTS: "\x1b[31m",
}
_BOLD = "\x1b[1m"
_HAND_ORDER = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)


class Person(TypedDict):
    """The facts by which texts speak of somebody."""

    who: str
    me: bool


class Company(NamedTuple):
    """The names at the table; the reader's own is spoken to where no name was given."""

    names: tuple[str, ...]
    nameless: bool
    """Whether the person in seat 0 is simply "you"."""

    def person(self, seat: Seat) -> Person:
        """Return how texts speak of a seat."""
        return {"who": self.names[seat], "me": self.nameless and seat == 0}


class TableText(NamedTuple):
    """A way of writing: in a language, with suit symbols or letters, with colours or without."""

    texts: Texts
    symbols: bool = True
    colours: bool = False
    four_colours: bool = False
    own_letters: bool = False
    """Whether ranks have the letters of the language, not the English ones."""

    def card(self, card: Card) -> str:
        """Write one card, as ``Q♠``."""
        letter = self.letter(card.rank)
        if not self.symbols:
            return letter + card.suit.letter
        return self._painted(card.suit, f"{letter}{card.suit.symbol}")

    def cards(self, cards: Iterable[Card]) -> str:
        """Write several cards in a row."""
        return " ".join(self.card(card) for card in cards)

    def letter(self, rank: Rank) -> str:
        """Write a rank."""
        if self.own_letters:
            return self.texts.say("rank-letter", rank=rank.name.lower())
        return rank.letter

    def hand(self, cards: CardSet, marked: Collection[Card] = ()) -> str:
        """Write a hand grouped by suit, low to high; ``marked`` cards get a star."""
        groups = []
        for suit in _HAND_ORDER:
            held = cards.of_suit(suit)
            if not held:
                continue
            ranks = " ".join(
                self.letter(card.rank) + ("*" if card in marked else "") for card in held
            )
            sign = suit.symbol if self.symbols else suit.letter
            groups.append(self._painted(suit, f"{sign} {ranks}"))
        return "   ".join(groups)

    def strong(self, text: str) -> str:
        """Write a heading."""
        return f"{_BOLD}{text}{_RESET}" if self.colours else text

    def trick(self, company: Company, leader: Seat, cards: Sequence[Card]) -> str:
        """Write the cards of a trick with who played them."""
        names = company.names
        return "   ".join(
            f"{names[(leader + place) % len(names)]} {self.card(card)}"
            for place, card in enumerate(cards)
        )

    def taken_trick(self, company: Company, trick: Trick, points: int) -> str:
        """Write a finished trick and who took it."""
        cards = self.trick(company, trick.leader, trick.cards)
        person = company.person(trick.winner)
        if points == 0:
            taken = self.texts.say("term-trick-taken", **person)
        else:
            taken = self.texts.say("term-trick-taken-points", count=points, **person)
        return f"  {cards}   -> {taken}"

    def named(self, company: Company, numbers: Iterable[int]) -> str:
        """Write a number for each name, as a list."""
        return self.texts.listed(
            [f"{name} {number}" for name, number in zip(company.names, numbers, strict=True)]
        )

    def score_rows(
        self, company: Company, results: Sequence[HandResult], totals: Sequence[int]
    ) -> list[str]:
        """Write the score sheet: one line a hand, then the totals."""
        say, names = self.texts.say, company.names
        widths = [max(5, len(name)) + 2 for name in names]
        total = say("term-row-total")
        labels = [say("term-row-hand", hand=result.number) for result in results]
        first = max(9, *(len(label) + 1 for label in [*labels, total]))

        def row(label: str, cells: Sequence[object], note: str = "") -> str:
            line = "".join(f"{cell!s:>{width}}" for cell, width in zip(cells, widths, strict=True))
            return f"  {label:<{first}}{line}{note}"

        lines = [row("", names)]
        for label, result in zip(labels, results, strict=True):
            note = ""
            if result.shooter is not None:
                note = "   " + say("term-row-moon", **company.person(result.shooter))
            lines.append(row(label, result.scores, note))
        lines.append(row(total, totals))
        return lines

    def _painted(self, suit: Suit, text: str) -> str:
        colour = (_FOUR_COLOURS if self.four_colours else _TWO_COLOURS).get(suit)
        return f"{colour}{text}{_RESET}" if self.colours and colour else text
