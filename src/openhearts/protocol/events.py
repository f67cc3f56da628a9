"""Events of the rulebook as wire messages, each exactly what one seat may see of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from openhearts.rules import events
from openhearts.rules.events import Event
from openhearts.rules.facts import Seat


class WireEvent(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of the events on the wire; ``type`` names the kind."""


class MatchStarted(WireEvent, frozen=True, tag="match_started"):
    """A match began."""


class DealerFound(WireEvent, frozen=True, tag="dealer_found"):
    """The first dealer is known; ``cuts`` holds the rounds of cutting, by seat."""

    dealer: Seat
    cuts: list[list[str | None]]


class HandStarted(WireEvent, frozen=True, tag="hand_started"):
    """A hand is about to be dealt."""

    number: int
    dealer: Seat
    pass_entry: str
    cards_to_pass: int
    kitty_size: int


class CardsDealt(WireEvent, frozen=True, tag="cards_dealt"):
    """One's own cards were dealt."""

    seat: Seat
    cards: list[str]


class CardsPassed(WireEvent, frozen=True, tag="cards_passed"):
    """A seat chose what it passes; the cards are null for the eyes of others."""

    seat: Seat
    cards: list[str] | None


class CardsReceived(WireEvent, frozen=True, tag="cards_received"):
    """One got cards, with the seat each comes from (null: nobody knows)."""

    seat: Seat
    cards: list[str]
    givers: list[Seat | None]


class PlayBegan(WireEvent, frozen=True, tag="play_began"):
    """This seat opens the first trick."""

    leader: Seat


class CardPlayed(WireEvent, frozen=True, tag="card_played"):
    """A card was played."""

    seat: Seat
    card: str


class HeartsBroken(WireEvent, frozen=True, tag="hearts_broken"):
    """This play broke hearts."""

    seat: Seat
    card: str


class TrickTaken(WireEvent, frozen=True, tag="trick_taken"):
    """A trick was finished; ``points`` is what its cards are worth.

    They are null where the table does not tell that yet.
    """

    number: int
    winner: Seat
    cards: list[str]
    points: int | None


class KittyTaken(WireEvent, frozen=True, tag="kitty_taken"):
    """The kitty was captured; the cards are null for eyes that may not see them."""

    seat: Seat
    size: int
    cards: list[str] | None


class KittyShown(WireEvent, frozen=True, tag="kitty_shown"):
    """The hand is being scored: everyone sees the kitty."""

    cards: list[str]
    taker: Seat


class MoonShot(WireEvent, frozen=True, tag="moon_shot"):
    """A seat shot the moon (the sun: with every trick)."""

    seat: Seat
    sun: bool


class MoonChosen(WireEvent, frozen=True, tag="moon_chosen"):
    """The shooter chose what the moon does: ADD or SUBTRACT."""

    seat: Seat
    choice: str


class HandScored(WireEvent, frozen=True, tag="hand_scored"):
    """A hand was scored."""

    number: int
    card_points: list[int]
    shooter: Seat | None
    effect: str | None
    scores: list[int]
    totals: list[int]


class TotalReset(WireEvent, frozen=True, tag="total_reset"):
    """A total that was reached exactly was set to another."""

    seat: Seat
    reached: int
    becomes: int


class MatchEnded(WireEvent, frozen=True, tag="match_ended"):
    """The match is over."""

    winners: list[Seat]
    totals: list[int]


class TakenBack(WireEvent, frozen=True, tag="taken_back"):
    """A seat took its last decision back: the view is as it was before it."""

    seat: Seat


class HandEnded(WireEvent, frozen=True, tag="hand_ended"):
    """A seat ended a hand that nothing could change any more; its last tricks follow at once."""

    seat: Seat
    taker: Seat | None
    """Who takes all that was left; null where nothing that was left counts."""


class TableNews(WireEvent, frozen=True, tag="table_news"):
    """Something about the people at the table changed; ``table`` tells how it stands now."""

    what: Literal[
        "SAT",
        "LEFT",
        "REMOVED",
        "LET_IN",
        "NEW_KEY",
        "NEW_INVITATION",
        "LEVEL",
        "SETTINGS",
        "SWAPPED",
        "OWNER",
        "LEADS",
        "LEADS_AGAIN",
        "STARTED",
        "AWAY",
        "BACK",
        "ASKED_PAUSE",
        "ASKED_CLOCK_OFF",
        "ASKED_TAKE_BACK",
        "AGREED",
        "REFUSED",
        "PAUSED",
        "RESUMED",
        "CLOCK_OFF",
        "CLOSED",
        "SHOWS",
        "HIDES",
        "CLOCKS",
        "LISTED",
        "UNLISTED",
        "PLAY_ON",
    ]
    seat: Seat | None
    """Whom it is about; null for the whole table."""
    name: str
    """Who that is, or was; empty for the whole table."""


class HandSealed(WireEvent, frozen=True, tag="hand_sealed"):
    """The table is bound to the deal of this hand: what it is bound to, in hexadecimal."""

    hand: int
    commitment: str


class SaltAdded(WireEvent, frozen=True, tag="salt_added"):
    """A seat added its own random bytes to the shuffle of this hand."""

    hand: int
    seat: Seat


class WireSalt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat added to a shuffle, in hexadecimal."""

    seat: Seat
    data: str


class SealOpened(WireEvent, frozen=True, tag="seal_opened"):
    """A sealed hand is scored: its secret and all that was added, in hexadecimal."""

    hand: int
    commitment: str
    secret: str
    salts: list[WireSalt]


AnyWireEvent: TypeAlias = (
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
    | TakenBack
    | HandEnded
    | TableNews
    | HandSealed
    | SaltAdded
    | SealOpened
)


def wire_event(event: Event) -> AnyWireEvent:  # noqa: C901, PLR0912 - one case an event
    """Return the wire form of an event **as it was delivered to one seat**.

    It shows everything the event holds, so what a seat may not see must be gone before.
    """
    match event:
        case events.MatchStarted():
            return MatchStarted()
        case events.DealerFound(dealer, cuts):
            return DealerFound(
                dealer, [[None if c is None else c.text for c in cards] for cards in cuts]
            )
        case events.HandStarted(number, dealer, entry, count, kitty_size):
            return HandStarted(number, dealer, entry.value, count, kitty_size)
        case events.CardsDealt(seat, dealt):
            return CardsDealt(seat, [card.text for card in dealt])
        case events.CardsPassed(seat, passed):
            return CardsPassed(seat, None if passed is None else [card.text for card in passed])
        case events.CardsReceived(seat, got, givers):
            return CardsReceived(seat, [card.text for card in got], list(givers))
        case events.PlayBegan(leader):
            return PlayBegan(leader)
        case events.CardPlayed(seat, card):
            return CardPlayed(seat, card.text)
        case events.HeartsBroken(seat, card):
            return HeartsBroken(seat, card.text)
        case events.TrickTaken(number, winner, played, points):
            return TrickTaken(number, winner, [card.text for card in played], points)
        case events.KittyTaken(seat, size, kitty, _):
            return KittyTaken(seat, size, None if kitty is None else [c.text for c in kitty])
        case events.KittyShown(shown, taker):
            return KittyShown([card.text for card in shown], taker)
        case events.MoonShot(seat, sun):
            return MoonShot(seat, sun)
        case events.MoonChosen(seat, choice):
            return MoonChosen(seat, choice.value)
        case events.HandScored(number, card_points, shooter, effect, scores, totals):
            return HandScored(
                number,
                list(card_points),
                shooter,
                None if effect is None else effect.value,
                list(scores),
                list(totals),
            )
        case events.TotalReset(seat, reached, becomes):
            return TotalReset(seat, reached, becomes)
        case events.MatchEnded(winners, totals):
            return MatchEnded(list(winners), list(totals))
