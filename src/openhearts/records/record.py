"""A whole match as one frozen value: what was dealt, passed, played and scored.

A record stands on its own: it holds the rule set whole and the cards themselves, never a
seed. Matches that stopped at any point are records too, and so is what one seat saw of a
match: there the cards it could not see are hidden (``??`` in the text form).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from openhearts.cards import Card, CardSet
from openhearts.cards.sealing import SECRET_BYTES, Salt, Seal
from openhearts.rules.facts import Seat
from openhearts.rules.options import MoonChoice, PassEntry
from openhearts.rules.ruleset import RuleSet

FORMAT_VERSION = 1
"""The version of the record format that is written."""

HIDDEN = "??"
"""How a card that is not known is written."""

RESERVED_TAGS = frozenset(
    ["Game", "Version", "View", "FirstDealer", "Cuts", "Hand", "Dealer", "Pass", "Moon"]
    + ["Scores", "Totals", "Winners"]
    + [f"Seat{seat}" for seat in range(10)]
)
"""Tag names of the text form itself, which free tags may not take."""

_TAG_NAME = re.compile(r"[A-Z][A-Za-z0-9]*")

HiddenOrCard: TypeAlias = Card | None
"""A card, or ``None`` for one that is hidden."""


_NO_CARDS = CardSet()


@dataclass(frozen=True, slots=True)
class Holding:
    """The cards of a dealt hand or a kitty, as far as they are known."""

    known: CardSet = _NO_CARDS
    hidden: int = 0
    """How many more cards there are that are not known."""

    def __post_init__(self) -> None:
        if self.hidden < 0:
            raise ValueError(f"a holding cannot hide {self.hidden} cards")

    def __len__(self) -> int:
        return len(self.known) + self.hidden

    def __str__(self) -> str:
        return " ".join([*(card.text for card in self.known), *([HIDDEN] * self.hidden)])


@dataclass(frozen=True, slots=True)
class RecordedPass:
    """What one seat passed, in the order it named the cards."""

    seat: Seat
    cards: tuple[HiddenOrCard, ...]


@dataclass(frozen=True, slots=True)
class RecordedTrick:
    """A trick, finished or not: who led, the cards in the order played, who took it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None
    """``None`` while the trick is unfinished."""


@dataclass(frozen=True, slots=True)
class MoonDecision:
    """The shooter's answer where the rules leave the choice."""

    seat: Seat
    choice: MoonChoice


@dataclass(frozen=True, slots=True)
class RecordedSeal:
    """What the dealer was bound to before a hand, and the secret once it was opened.

    Raises:
        ValueError: something in it has the wrong length, or the salts are not in seat order.
    """

    commitment: bytes
    secret: bytes | None = None
    salts: tuple[Salt, ...] = ()
    """What the seats added to the shuffle; known with the secret only."""

    def __post_init__(self) -> None:
        if len(self.commitment) != SECRET_BYTES:
            raise ValueError(f"a commitment has {SECRET_BYTES} bytes, not {len(self.commitment)}")
        if self.secret is not None:
            Seal(self.secret, self.salts)
        elif self.salts:
            raise ValueError("what was added to a shuffle stands beside the secret only")

    @property
    def seal(self) -> Seal | None:
        """The seal itself, once it was opened."""
        return None if self.secret is None else Seal(self.secret, self.salts)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRecord:
    """One hand: what was dealt, and as much of the rest as had happened."""

    dealer: Seat
    pass_entry: PassEntry
    sealed: RecordedSeal | None = None
    """What proves the deal; ``None`` where the dealer was bound to nothing."""
    hands: tuple[Holding, ...]
    """As dealt, before the pass, by seat."""
    kitty: Holding = Holding()
    passes: tuple[RecordedPass, ...] = ()
    """In the order in which the seats chose."""
    mix_order: tuple[HiddenOrCard, ...] | None = None
    """The shuffled pool of ``MIX``, once it was dealt back."""
    tricks: tuple[RecordedTrick, ...] = ()
    moon: MoonDecision | None = None
    scores: tuple[int, ...] | None = None
    """By seat, resets not made; ``None`` while the hand is not scored."""
    totals: tuple[int, ...] | None = None
    """By seat after this hand, resets made."""

    @property
    def hides_cards(self) -> bool:
        """Whether a card is hidden anywhere in the hand."""
        return (
            any(holding.hidden for holding in (*self.hands, self.kitty))
            or any(None in given.cards for given in self.passes)
            or None in (self.mix_order or ())
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """A match, finished or not, wholly known or as one seat saw it.

    The value only has the right shape (so many seats, so many scores); whether what it tells
    is by the rules is asked of :func:`openhearts.records.verify.verify`.

    Raises:
        ValueError: the shape is wrong; the message says what would be right.
    """

    version: ClassVar[int] = FORMAT_VERSION

    rules: RuleSet
    names: tuple[str, ...]
    """The players, by seat."""
    tags: tuple[tuple[str, str], ...] = ()
    """Free remarks such as Date, Event, Program: (tag, value)."""
    viewer: Seat | None = None
    """Whose view this is: a seat, -1 for a spectator, ``None`` when nothing was hidden."""
    first_dealer: Seat | None = None
    """The dealer of the first hand, once known."""
    cuts: tuple[tuple[Card | None, ...], ...] = ()
    """The rounds of cutting for the first deal; ``None`` for a seat that cut no more."""
    hands: tuple[HandRecord, ...] = ()
    winners: tuple[Seat, ...] | None = None
    """The winning seats in ascending order; ``None`` while the match is not over."""

    def __post_init__(self) -> None:
        players = self.rules.players
        _check_names_and_tags(self.names, self.tags, players)
        if self.viewer is not None and not -1 <= self.viewer < players:
            raise ValueError(f"there is no seat {self.viewer} to view the match from")
        if self.first_dealer is not None:
            _check_seat(self.first_dealer, players)
        for cut in self.cuts:
            if len(cut) != players:
                raise ValueError(f"a round of cutting has a place for each of {players} seats")
        for hand in self.hands:
            _check_hand(hand, players)
        if self.winners is not None:
            for seat in self.winners:
                _check_seat(seat, players)
            if not self.winners or list(self.winners) != sorted(set(self.winners)):
                raise ValueError("the winners are one seat or more, in ascending order")

    @property
    def is_partial(self) -> bool:
        """Whether cards are hidden, so that the record cannot be replayed card by card."""
        return any(hand.hides_cards for hand in self.hands)

    @property
    def hands_scored(self) -> int:
        """How many hands were played to the end and scored."""
        return sum(hand.scores is not None for hand in self.hands)


def _check_names_and_tags(
    names: tuple[str, ...], tags: tuple[tuple[str, str], ...], players: int
) -> None:
    if len(names) != players:
        raise ValueError(f"there are {len(names)} names for {players} seats")
    for text in (*names, *(value for _, value in tags)):
        if any("\ud800" <= char <= "\udfff" for char in text):
            raise ValueError(f"{text!r} is no Unicode text: half a surrogate pair is in it")
    for name, _ in tags:
        if not _TAG_NAME.fullmatch(name) or name in RESERVED_TAGS:
            raise ValueError(
                f"{name!r} cannot be a free tag: take an ASCII word that starts with a capital"
                " letter and that the format does not use itself"
            )
    if len({name for name, _ in tags}) != len(tags):
        raise ValueError("a tag stands there twice")


def _check_seat(seat: Seat, players: int) -> None:
    if not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat}: the seats are 0 to {players - 1}")


def _check_hand(hand: HandRecord, players: int) -> None:
    _check_seat(hand.dealer, players)
    for salt in () if hand.sealed is None else hand.sealed.salts:
        _check_seat(salt.seat, players)
    if len(hand.hands) != players:
        raise ValueError(f"{len(hand.hands)} hands are dealt for {players} seats")
    for given in hand.passes:
        _check_seat(given.seat, players)
    for trick in hand.tricks:
        _check_seat(trick.leader, players)
        if not 1 <= len(trick.cards) <= players:
            raise ValueError(f"a trick has 1 to {players} cards, not {len(trick.cards)}")
        if (trick.winner is None) != (len(trick.cards) < players):
            raise ValueError("a trick names its taker exactly when every seat has played")
        if trick.winner is not None:
            _check_seat(trick.winner, players)
    if hand.moon is not None:
        _check_seat(hand.moon.seat, players)
    if (hand.scores is None) != (hand.totals is None):
        raise ValueError("scores and totals stand together or not at all")
    for numbers in (hand.scores, hand.totals):
        if numbers is not None and len(numbers) != players:
            raise ValueError(f"there are {len(numbers)} scores or totals for {players} seats")
