"""Counting cards: what a view says about the cards its seat does not see.

Everything here is a pure function of a :class:`PlayerView`: what was played, who showed a
void, which cards one passed and to whom, and how many cards each seat still holds. A card
one passed is unseen for the others, but not for oneself: one knows who has it.
"""

from __future__ import annotations

from typing import NamedTuple

from openhearts.cards import Card, Suit
from openhearts.rules.facts import Seat
from openhearts.rules.view import HandView, PlayerView


class Knowledge(NamedTuple):
    """What a seat can work out about the others' cards. Sets of cards are masks."""

    unseen: int
    """Cards that are neither in one's hand nor shown so far."""
    may_hold: tuple[int, ...]
    """For each seat, the unseen cards it may hold; for oneself, one's hand."""
    holds: tuple[int, ...]
    """For each seat, the cards it certainly holds."""
    cards_left: tuple[int, ...]
    hidden_kitty: int
    """How many of the unseen cards lie in the kitty, where nobody can play them."""


def count_cards(view: PlayerView) -> Knowledge:
    """Work out what is known about the hidden cards of the hand in progress."""
    hand = view.hand
    assert hand is not None
    players, seat = view.rules.players, view.seat
    own = hand.cards.mask
    seen = own
    shown_void = [0] * players
    for leader, cards, _ in hand.tricks:
        seen |= _note_trick(leader, cards, players, shown_void)
    if hand.trick:
        assert hand.leader is not None
        seen |= _note_trick(hand.leader, hand.trick, players, shown_void)
    hidden_kitty = hand.kitty_size
    if hand.kitty is not None:
        seen |= hand.kitty.mask
        hidden_kitty = 0
    unseen = view.rules.deck.mask & ~seen
    holds = _passed_and_unplayed(view, hand, unseen)
    may_hold = [unseen & ~shown_void[other] for other in range(players)]
    may_hold[seat] = holds[seat] = own
    cards_left = tuple(view.cards_left(other) for other in range(players))
    _settle(may_hold, holds, cards_left, seat, all_in_hands=hidden_kitty == 0)
    return Knowledge(unseen, tuple(may_hold), tuple(holds), cards_left, hidden_kitty)


def _note_trick(leader: Seat, cards: tuple[Card, ...], players: int, shown_void: list[int]) -> int:
    """Note who did not follow in a trick; return its cards."""
    mask = 0
    led: Suit | None = None
    for place, card in enumerate(cards):
        mask |= card.bit
        suit = card.suit
        if led is None:
            led = suit
        elif suit is not led:
            shown_void[(leader + place) % players] |= led.mask
    return mask


def _passed_and_unplayed(view: PlayerView, hand: HandView, unseen: int) -> list[int]:
    """Return, for each seat, the cards one passed to it that it has not played."""
    holds = [0] * view.rules.players
    if hand.received:
        for card, receiver in zip(hand.passed, view.pass_receivers, strict=True):
            if receiver is not None and card.bit & unseen:
                holds[receiver] |= card.bit
    return holds


def _settle(
    may_hold: list[int],
    holds: list[int],
    cards_left: tuple[int, ...],
    own_seat: Seat,
    *,
    all_in_hands: bool,
) -> None:
    """Draw the conclusions until nothing changes."""
    others = [seat for seat in range(len(may_hold)) if seat != own_seat]
    while True:
        before = tuple(holds)
        for seat in others:
            elsewhere = 0
            for other in others:
                if other != seat:
                    elsewhere |= holds[other]
            may_hold[seat] &= ~elsewhere
            if holds[seat].bit_count() == cards_left[seat]:
                may_hold[seat] = holds[seat]
            elif may_hold[seat].bit_count() == cards_left[seat]:
                holds[seat] = may_hold[seat]
        if all_in_hands:
            once = twice = 0
            for seat in others:
                twice |= once & may_hold[seat]
                once |= may_hold[seat]
            for seat in others:
                holds[seat] |= may_hold[seat] & once & ~twice
        if tuple(holds) == before:
            return
