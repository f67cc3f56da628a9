"""Whether the rest of a hand can still change what it scores.

A hand may be ended early when every way of playing on gives the same scores. Two proofs are
looked for, both by the exact rules and both sound for every rule set:

- *Nothing counts any more*: no card that counts is outside the captured piles, no seat without
  a trick can still gain or lose the bonus for that, and no moon can still become a sun.
- *The rest is one seat's*: that seat wins the trick on the table whatever the others play, and
  then leads nothing but cards that nobody can beat. Then it takes every card there is, the
  kitty included, in whatever order they fall.

Whoever asks may know all hands. Telling that a hand is settled gives nothing away that could
still be of use: nothing anybody does changes the scores.
"""

from __future__ import annotations

from typing import NamedTuple

from openhearts.cards.card import card_of_index
from openhearts.rules import masks
from openhearts.rules.actions import Action, PlayCard
from openhearts.rules.facts import Seat
from openhearts.rules.hand import NOBODY, HandPhase, HandState
from openhearts.rules.scoring import find_shooter


class Settled(NamedTuple):
    """Why a hand is settled."""

    taker: Seat | None
    """Who takes all that is left; ``None`` where nothing that is left counts."""


def settled(hand: HandState) -> Settled | None:
    """Return the proof that playing on cannot change the scores, ``None`` without one."""
    if hand.phase is not HandPhase.PLAYING:
        return None
    if _nothing_counts(hand):
        return Settled(None)
    taker = _taker_of_the_rest(hand)
    return None if taker is None else Settled(taker)


def play_out(hand: HandState) -> list[tuple[Seat, Action]]:
    """Return a lawful way of playing a hand to its end: each seat its lowest card that it may."""
    actions: list[tuple[Seat, Action]] = []
    while hand.phase is HandPhase.PLAYING:
        seat = hand.turn
        action = PlayCard(hand.legal_cards().lowest())
        hand, _ = hand.apply(seat, action)
        actions.append((seat, action))
    return actions


def _nothing_counts(hand: HandState) -> bool:
    rules, kernel = hand.rules, hand.rules.kernel
    counting = kernel.penalty_cards | kernel.bonus_cards
    outside = 0
    for held in hand.hands:
        outside |= held
    for card in hand.trick:
        outside |= card.bit
    if hand.kitty_taker == NOBODY:
        outside |= hand.setup.deal.kitty.mask
    if outside & counting:
        return False
    if kernel.no_trick_bonus and 0 in hand.taken:
        return False
    shooter = find_shooter(rules, hand.captured)
    return shooter is None or hand.taken[shooter] < len(hand.tricks)


def _taker_of_the_rest(hand: HandState) -> Seat | None:
    players = hand.rules.players
    if not hand.trick:
        return hand.turn if _beats_all(hand, hand.turn, hand.hands[hand.turn]) else None
    led = masks.CLUB_MASK << (16 * hand.trick[0].suit)
    waiting = [(hand.leader + place) % players for place in range(len(hand.trick), players)]
    best = 1 << hand.best
    for seat in waiting:
        cards = hand.hands[seat] & led
        # It must follow, and whatever it follows with beats the table.
        if cards & -cards > best:
            return seat if _beats_all(hand, seat, hand.hands[seat]) else None
    if any(hand.hands[seat] & led > best for seat in waiting):
        return None
    winning = (hand.leader + hand.trick.index(card_of_index(hand.best))) % players
    return winning if _beats_all(hand, winning, hand.hands[winning]) else None


def _beats_all(hand: HandState, seat: Seat, cards: int) -> bool:
    """Tell whether each of these cards wins whenever its seat leads it."""
    others = 0
    for other, held in enumerate(hand.hands):
        if other != seat:
            others |= held
    for suit in range(4):
        of_suit = masks.CLUB_MASK << (16 * suit)
        own = cards & of_suit
        if own and others & of_suit > own & -own:
            return False
    return True
