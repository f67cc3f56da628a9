"""What a seat, or chance, can do; each with one line of text that reads back.

Chance is explicit: whoever runs a match hands in the cut, the deal and the shuffle of
``MIX`` as actions of :data:`CHANCE`, so a list of actions is a whole match.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from openhearts.cards import Card, CardSet, Deal, NotationError
from openhearts.rules.facts import Seat, fact
from openhearts.rules.options import MoonChoice

CHANCE: Seat = -1
"""The actor of the actions that nobody at the table decides."""

_MOST_DIGITS = 10


@fact
class PassCards(NamedTuple):
    """Pass these cards; for ``SCATTER`` the first goes to the left neighbour, and so on round."""

    cards: tuple[Card, ...]


@fact
class PlayCard(NamedTuple):
    """Play this card to the trick."""

    card: Card


@fact
class ChooseMoon(NamedTuple):
    """Say what one's own moon does."""

    choice: MoonChoice


@fact
class AppointDealer(NamedTuple):
    """Chance: this seat deals the first hand."""

    dealer: Seat


@fact
class CutForDealer(NamedTuple):
    """Chance: the rounds of cutting, one card a seat, ``None`` for a seat that cuts no more."""

    rounds: tuple[tuple[Card | None, ...], ...]


@fact
class DealHand(NamedTuple):
    """Chance: the cards of the next hand."""

    deal: Deal


@fact
class ShufflePassed(NamedTuple):
    """Chance: the order in which the pool of ``MIX`` is dealt back."""

    order: tuple[Card, ...]


Action: TypeAlias = (
    PassCards | PlayCard | ChooseMoon | AppointDealer | CutForDealer | DealHand | ShufflePassed
)


def format_action(action: Action) -> str:
    """Write an action as one line of text.

    >>> format_action(PassCards((Card.parse("QS"), Card.parse("AH"))))
    'pass QS AH'
    """
    match action:
        case PlayCard(card):
            return f"play {card}"
        case PassCards(cards):
            return "pass " + _words(cards)
        case ChooseMoon(choice):
            return f"moon {choice.value}"
        case AppointDealer(dealer):
            return f"dealer {dealer}"
        case CutForDealer(rounds):
            return "cut " + " / ".join(
                " ".join("-" if card is None else card.text for card in cards) for cards in rounds
            )
        case DealHand(deal):
            return "deal " + " / ".join(str(cards) or "-" for cards in (*deal.hands, deal.kitty))
        case ShufflePassed(order):
            return "mix " + _words(order)


def parse_action(text: str) -> Action:
    """Read what :func:`format_action` wrote.

    Raises:
        NotationError: the text is no action.
    """
    verb, _, rest = text.strip().partition(" ")
    match verb:
        case "play":
            return PlayCard(Card.parse(rest.strip()))
        case "pass":
            return PassCards(_cards(rest))
        case "moon":
            if rest.strip() not in set(MoonChoice):
                raise NotationError(f"{rest!r} is no moon choice: write ADD or SUBTRACT")
            return ChooseMoon(MoonChoice(rest.strip()))
        case "dealer":
            if not (rest.isascii() and rest.isdigit() and len(rest) <= _MOST_DIGITS):
                raise NotationError(f"{rest!r} is no seat number")
            return AppointDealer(int(rest))
        case "cut":
            return CutForDealer(
                tuple(
                    tuple(None if word == "-" else Card.parse(word) for word in part.split())
                    for part in rest.split("/")
                )
            )
        case "deal":
            *hands, kitty = (
                CardSet.parse("" if part.strip() == "-" else part) for part in rest.split("/")
            )
            return DealHand(Deal(tuple(hands), kitty))
        case "mix":
            return ShufflePassed(_cards(rest))
    raise NotationError(
        f"{text!r} is no action: it starts with play, pass, moon, dealer, cut, deal or mix"
    )


def _words(cards: tuple[Card, ...]) -> str:
    return " ".join(card.text for card in cards)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())
