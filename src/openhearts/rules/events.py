"""What happened: frozen facts in the past tense, each with its own delivery rule.

Hiding is decided here, where the fact arises: :func:`delivered` asks the event itself what
a seat may see of it. An event without a rule reaches nobody.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias, TypeVar

from openhearts.cards import Card, CardSet
from openhearts.rules.facts import Seat, fact
from openhearts.rules.options import MoonChoice, PassEntry
from openhearts.rules.ruleset import RuleSet

_Event = TypeVar("_Event", bound=type)


def _public(cls: _Event) -> _Event:
    """Give an event class the rule that everybody sees all of it."""

    def for_seat(self: Any, _seat: Seat) -> Any:
        return self

    cls.for_seat = for_seat  # type: ignore[attr-defined]  # the decorated class has it from here on
    return cls


@_public
@fact
class MatchStarted(NamedTuple):
    """A match began, by these rules."""

    rules: RuleSet


@_public
@fact
class DealerFound(NamedTuple):
    """The dealer of the first hand is known; ``cuts`` is empty unless cards were cut."""

    dealer: Seat
    cuts: tuple[tuple[Card | None, ...], ...]


@_public
@fact
class HandStarted(NamedTuple):
    """A hand is about to be dealt."""

    number: int
    """1 for the first hand of the match."""
    dealer: Seat
    pass_entry: PassEntry
    cards_to_pass: int
    kitty_size: int


@fact
class CardsDealt(NamedTuple):
    """A seat was dealt its cards; only that seat sees them."""

    seat: Seat
    cards: CardSet

    def for_seat(self, seat: Seat) -> CardsDealt | None:
        """Return the event for its own seat, nothing for others."""
        return self if seat == self.seat else None


@fact
class CardsPassed(NamedTuple):
    """A seat chose what it passes; the others see only that it has."""

    seat: Seat
    cards: tuple[Card, ...] | None
    """In the order named; ``None`` for eyes that may not see them."""

    def for_seat(self, seat: Seat) -> CardsPassed:
        """Return the event with the cards for its own seat, without them for others."""
        return self if seat == self.seat else CardsPassed(self.seat, None)


@fact
class CardsReceived(NamedTuple):
    """A seat got its cards, after all had chosen; only that seat sees them."""

    seat: Seat
    cards: tuple[Card, ...]
    givers: tuple[Seat | None, ...]
    """The seat each card comes from; ``None`` where nobody knows (``MIX``)."""

    def for_seat(self, seat: Seat) -> CardsReceived | None:
        """Return the event for its own seat, nothing for others."""
        return self if seat == self.seat else None


@_public
@fact
class PlayBegan(NamedTuple):
    """Passing is over; this seat opens the first trick."""

    leader: Seat


@_public
@fact
class CardPlayed(NamedTuple):
    """A card was led, followed or thrown."""

    seat: Seat
    card: Card


@_public
@fact
class HeartsBroken(NamedTuple):
    """This play broke hearts."""

    seat: Seat
    card: Card


@_public
@fact
class TrickTaken(NamedTuple):
    """A trick was finished."""

    number: int
    """1 for the first trick of the hand."""
    winner: Seat
    cards: tuple[Card, ...]
    """In the order played."""
    points: int
    """What its cards are worth, the kitty apart."""


@fact
class KittyTaken(NamedTuple):
    """The winner of a trick captured the kitty."""

    seat: Seat
    size: int
    cards: CardSet | None
    """``None`` for eyes that may not see them."""
    shown_to_taker: bool

    def for_seat(self, seat: Seat) -> KittyTaken:
        """Return the event with the cards for a taker who may look, without them otherwise."""
        if seat == self.seat and self.shown_to_taker:
            return self
        return KittyTaken(self.seat, self.size, None, self.shown_to_taker)


@_public
@fact
class KittyShown(NamedTuple):
    """The hand is being scored, so everyone sees the kitty."""

    cards: CardSet
    taker: Seat


@_public
@fact
class MoonShot(NamedTuple):
    """A seat took every card that a moon needs."""

    seat: Seat
    sun: bool
    """Whether it took every trick as well."""


@_public
@fact
class MoonChosen(NamedTuple):
    """The shooter said what the moon does."""

    seat: Seat
    choice: MoonChoice


@_public
@fact
class HandScored(NamedTuple):
    """A hand was scored."""

    number: int
    card_points: tuple[int, ...]
    """What each seat's captured cards are worth, before any moon."""
    shooter: Seat | None
    effect: MoonChoice | None
    """What the moon did, if there was one that scores."""
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    """After this hand, resets made."""


@_public
@fact
class TotalReset(NamedTuple):
    """A total that was reached exactly was set to another."""

    seat: Seat
    reached: int
    becomes: int


@_public
@fact
class MatchEnded(NamedTuple):
    """The match is over."""

    winners: tuple[Seat, ...]
    """In ascending order; several when a tie is shared."""
    totals: tuple[int, ...]


Event: TypeAlias = (
    MatchStarted
    | DealerFound
    | HandStarted
    | CardsDealt
    | CardsPassed
    | CardsReceived
    | PlayBegan
    | CardPlayed
    | HeartsBroken
    | TrickTaken
    | KittyTaken
    | KittyShown
    | MoonShot
    | MoonChosen
    | HandScored
    | TotalReset
    | MatchEnded
)

EVENT_TYPES: tuple[type, ...] = Event.__args__
"""Every kind of event."""

SPECTATOR: Seat = -1
"""Eyes that sit nowhere: they see only what everybody sees."""


def delivered(event: Event, seat: Seat) -> Event | None:
    """Return what this seat is told of an event, ``None`` if nothing.

    A kind of event without a delivery rule is told to nobody.
    """
    rule = getattr(event, "for_seat", None)
    seen: Event | None = rule(seat) if rule is not None else None
    return seen
