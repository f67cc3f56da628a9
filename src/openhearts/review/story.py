"""The story of one finished hand: every decision, and what each seat knew by then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from openhearts.cards import Card, CardSet, Suit
from openhearts.records import MatchRecord, actions_of
from openhearts.records.record import HandRecord, HiddenOrCard
from openhearts.rules.actions import Action, DealHand, PassCards, PlayCard
from openhearts.rules.facts import Seat
from openhearts.rules.match import MatchState
from openhearts.rules.passing import deal_mixed, receivers
from openhearts.rules.view import PlayerView


class StoryError(ValueError):
    """A hand that cannot be told: there is no such hand, or it is not over."""


class Moment(NamedTuple):
    """One decision: a pass or a card."""

    seat: Seat
    trick: int | None
    """From 1; ``None`` for a pass."""
    cards: tuple[HiddenOrCard, ...]
    """The card played, or the cards passed in the order named."""
    voids: tuple[tuple[Suit, ...], ...]
    """By seat, the suits that it had shown before that it holds no more."""


class Pass(NamedTuple):
    """What a seat passed, and to whom."""

    seat: Seat
    cards: tuple[HiddenOrCard, ...]
    receivers: tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True)
class HandStory:
    """A finished hand, as whoever looks back may see it."""

    record: MatchRecord
    number: int
    """From 1."""
    dealt: tuple[CardSet | None, ...]
    """By seat, before the pass; ``None`` for cards that stay hidden."""
    held: tuple[CardSet, ...]
    """By seat, when play began: every one of these cards was played face up."""
    passes: tuple[Pass, ...]
    """In the order in which they were chosen."""
    moments: tuple[Moment, ...]

    @property
    def hand(self) -> HandRecord:
        """The recorded hand."""
        return self.record.hands[self.number - 1]

    @property
    def eyes(self) -> tuple[Seat, ...]:
        """The seats whose knowledge may be shown: all, or only the one whose view this is."""
        viewer = self.record.viewer
        if viewer is None or not self.hand.hides_cards:
            return tuple(range(self.record.rules.players))
        return () if viewer < 0 else (viewer,)


def story_of(record: MatchRecord, number: int) -> HandStory:
    """Return the story of a hand, counted from 1.

    Raises:
        StoryError: there is no such hand, or it is not over, so that it would tell of cards
            that somebody still plays.
    """
    if not 1 <= number <= len(record.hands):
        raise StoryError(f"there is no hand {number}")
    hand = record.hands[number - 1]
    if hand.scores is None:
        raise StoryError(f"hand {number} is not over")
    players = record.rules.players
    held = [CardSet() for _ in range(players)]
    for trick in hand.tricks:
        for place, card in enumerate(trick.cards):
            held[(trick.leader + place) % players] |= CardSet((card,))
    passes = tuple(
        Pass(given.seat, given.cards, _receivers(record, hand, given.seat, given.cards))
        for given in hand.passes
    )
    dealt = tuple(None if cards.hidden else cards.known for cards in hand.hands)
    return HandStory(record, number, dealt, tuple(held), passes, _moments(record, hand))


def _receivers(
    record: MatchRecord, hand: HandRecord, seat: Seat, cards: tuple[HiddenOrCard, ...]
) -> tuple[Seat | None, ...]:
    """Return who got each passed card; looking back, of a mixed one too, if the mix is known."""
    players = record.rules.players
    if hand.mix_order is None:
        return receivers(hand.pass_entry, seat, len(cards), players)
    got: dict[Card, Seat] = {}
    if None not in hand.mix_order:
        order = [card for card in hand.mix_order if card is not None]
        dealt = deal_mixed(order, (hand.dealer + 1) % players, players)
        got = {card: to for to, mixed in enumerate(dealt) for card in mixed}
    return tuple(None if card is None else got.get(card) for card in cards)


def _moments(record: MatchRecord, hand: HandRecord) -> tuple[Moment, ...]:
    players = record.rules.players
    shown: list[set[Suit]] = [set() for _ in range(players)]

    def voids() -> tuple[tuple[Suit, ...], ...]:
        return tuple(tuple(sorted(suits)) for suits in shown)

    moments = [Moment(given.seat, None, given.cards, voids()) for given in hand.passes]
    for number, trick in enumerate(hand.tricks, start=1):
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % players
            moments.append(Moment(seat, number, (card,), voids()))
            if card.suit is not trick.cards[0].suit:
                shown[seat].add(trick.cards[0].suit)
    return tuple(moments)


class Decision(NamedTuple):
    """A moment as the seat saw it that had to decide."""

    moment: int
    """Its place in :attr:`HandStory.moments`."""
    view: PlayerView
    action: PassCards | PlayCard


def decisions_of(story: HandStory) -> list[Decision]:
    """Return the decisions of a hand with the views they were made from.

    Raises:
        HiddenCardsError: the record hides cards, so nobody knows what the others saw.
        IllegalAction: the record is not by the rules.
    """
    state, _ = MatchState.start(story.record.rules)
    decisions: list[Decision] = []
    for seat, action in actions_of(story.record):
        if state.hands_played >= story.number:
            break
        inside = state.hand is not None and state.hand.setup.number == story.number
        if inside and isinstance(action, PassCards | PlayCard):
            decisions.append(Decision(len(decisions), state.view(seat), action))
        state, _ = state.apply(seat, action)
    return decisions


def actions_before(story: HandStory, moment: int) -> list[tuple[Seat, Action]]:
    """Return all actions of the match that came before a moment of the hand.

    Raises:
        HiddenCardsError: the record hides cards.
        StoryError: the hand has no such moment.
    """
    if not 0 <= moment < len(story.moments):
        raise StoryError(f"hand {story.number} has no step {moment}")
    before: list[tuple[Seat, Action]] = []
    hands = found = 0
    for seat, action in actions_of(story.record):
        hands += isinstance(action, DealHand)
        if hands == story.number and isinstance(action, PassCards | PlayCard):
            if found == moment:
                break
            found += 1
        before.append((seat, action))
    return before


def views_when_dealt(story: HandStory) -> list[PlayerView]:
    """Return what each seat knew when it had been dealt its cards, by seat.

    Raises:
        HiddenCardsError: the record hides cards.
    """
    state, _ = MatchState.start(story.record.rules)
    for seat, action in actions_of(story.record):
        state, _ = state.apply(seat, action)
        dealt = isinstance(action, DealHand) and state.hand is not None
        if dealt and state.hands_played == story.number - 1:
            break
    return [state.view(seat) for seat in range(story.record.rules.players)]
