"""A view in the form compiled code takes it: what was played, and who may hold what."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from openhearts.rules.masks import CLUB_MASK, OPEN_THAT_CLUB, legal_follows, legal_leads
from openhearts.rules.view import HandView, MatchPhase, PlayerView
from openhearts.simulation.compiling import compiled, entry_point
from openhearts.simulation.errors import ImpossibleViewError
from openhearts.simulation.kernel import (
    BEST,
    BROKEN,
    CAPTURED,
    COUNT,
    HANDS,
    HIDDEN,
    KITTY_TAKER,
    LEADER,
    LED,
    ONE,
    STATE_SIZE,
    TURN,
    State,
    play,
)
from openhearts.simulation.numbers import Numbers, numbers_of

PLAY_SEAT, PLAY_CARD, PLAY_LED, PLAY_FIRST, PLAY_BROKEN, PLAY_LATER = range(6)


class Situation(NamedTuple):
    """What a seat knows of a hand, as numbers. Sets of cards are masks."""

    numbers: Numbers
    seat: int
    players: int
    state: State
    """The hand so far, with the others' cards and the kitty left out."""
    plays: Any
    """One row a play: seat, card, suit led (-1 for a lead), first trick, broken, and the cards
    that the seat has played from then on."""
    leader: int
    """Who led to the first trick, -1 before."""
    unseen: int
    sizes: tuple[int, ...]
    """How many cards each seat holds that this one does not see; the kitty's come last."""
    may_hold: tuple[int, ...]
    """For each seat, and last the kitty, the unseen cards it may hold."""
    holds: tuple[int, ...]
    """For each seat, and last the kitty, the unseen cards it certainly holds."""


def read_situation(view: PlayerView) -> Situation:
    """Read a view of a hand that is being passed or played.

    Raises:
        ImpossibleViewError: no deal leads to such a view.
    """
    hand = view.hand
    if hand is None or view.seat < 0:
        raise ImpossibleViewError("the view is of no seat in a hand")
    rules = view.rules
    players, seat = rules.players, view.seat
    rows = _played(hand, players)
    own = hand.cards.mask
    known_kitty = hand.kitty.mask if hand.kitty is not None else 0
    seen = own | known_kitty
    count = len(hand.cards) + known_kitty.bit_count()
    for row in rows:
        seen |= 1 << row[PLAY_CARD]
        count += 1
    if count != seen.bit_count():
        raise ImpossibleViewError("a card is in two places at once")
    if seen & ~rules.deck.mask:
        raise ImpossibleViewError("there is a card that is not in the deck")
    unseen = rules.deck.mask & ~seen
    hidden = 0 if hand.kitty is not None else hand.kitty_size
    left = [_cards_left(view, other) for other in range(players)]
    if left[seat] != len(hand.cards):
        raise ImpossibleViewError(f"the seat should hold {left[seat]} cards, not {len(hand.cards)}")
    sizes = [0 if other == seat else size for other, size in enumerate(left)] + [hidden]
    if sum(sizes) != unseen.bit_count():
        raise ImpossibleViewError(
            f"{unseen.bit_count()} cards are unseen, but the others hold {sum(sizes)}"
        )
    numbers = numbers_of(rules)
    state = np.zeros(STATE_SIZE, np.int64)
    plays = np.array(rows, np.int64).reshape(-1, 6)
    leader = rows[0][PLAY_SEAT] if rows else (-1 if hand.leader is None else hand.leader)
    tricks_right = _replay(numbers, state, plays, max(leader, 0), own, seat)
    if not tricks_right or bool(state[BROKEN]) != hand.hearts_broken:
        raise ImpossibleViewError("the tricks are not by the rules")
    if hand.leader is not None and (
        state[LEADER] != hand.leader or state[COUNT] != len(hand.trick)
    ):
        raise ImpossibleViewError("the tricks are not by the rules")
    state[KITTY_TAKER] = -1 if hand.kitty_taker is None else hand.kitty_taker
    state[HIDDEN] = hidden
    if known_kitty and hand.kitty_taker is not None:
        state[CAPTURED + hand.kitty_taker] |= known_kitty
    may_hold, holds = _holdings(view, hand, numbers, plays, leader, unseen)
    return Situation(
        numbers, seat, players, state, plays, leader, unseen, tuple(sizes), may_hold, holds
    )


def _cards_left(view: PlayerView, seat: int) -> int:
    if view.phase in (MatchPhase.PASSING, MatchPhase.MIXING):
        return view.rules.hand_size
    return view.cards_left(seat)


def _played(hand: HandView, players: int) -> list[list[int]]:
    rows: list[list[int]] = []
    tricks = [(trick.leader, trick.cards) for trick in hand.tricks]
    if hand.trick and hand.leader is not None:
        tricks.append((hand.leader, hand.trick))
    for number, (leader, cards) in enumerate(tricks):
        for place, card in enumerate(cards):
            led = -1 if place == 0 else int(cards[0].suit)
            rows.append([(leader + place) % players, card.index, led, int(number == 0), 0, 0])
    later = [0] * players
    for row in reversed(rows):
        later[row[PLAY_SEAT]] |= 1 << row[PLAY_CARD]
        row[PLAY_LATER] = later[row[PLAY_SEAT]]
    return rows


def _holdings(
    view: PlayerView, hand: HandView, numbers: Numbers, plays: Any, leader: int, unseen: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    players, seat = view.rules.players, view.seat
    holds = [0] * (players + 1)
    if hand.received:
        for card, receiver in zip(hand.passed, view.pass_receivers, strict=True):
            if receiver is not None and card.bit & unseen:
                holds[receiver] |= card.bit
    known = np.array(holds, np.int64)
    excluded = np.zeros(players + 1, np.int64)
    _exclude(numbers, plays, known, unseen, seat, excluded)
    may_hold = [0 if s == seat else unseen & ~int(excluded[s]) for s in range(players)]
    # A card one passed went to somebody's hand, whoever it was.
    may_hold.append(unseen & ~sum(card.bit for card in hand.passed))
    kernel = view.rules.kernel
    if kernel.leads_lowest_club and leader >= 0:
        dealt_out = view.rules.deck.mask & ~(hand.kitty.mask if hand.kitty is not None else 0)
        clubs = dealt_out & CLUB_MASK
        if len(plays) and kernel.opening_card == OPEN_THAT_CLUB and plays[0, PLAY_CARD] < 13:
            below = (1 << int(plays[0, PLAY_CARD])) - 1
            for s in range(players):
                may_hold[s] &= ~below
        elif not hand.kitty_size and clubs & -clubs & unseen and leader != seat:
            holds[leader] |= clubs & -clubs
    for s, sure in enumerate(holds):
        if sure & ~may_hold[s]:
            raise ImpossibleViewError(f"seat {s} holds a card that it cannot have")
        for other in range(players + 1):
            if other != s:
                may_hold[other] &= ~sure
    return tuple(may_hold), tuple(holds)


@entry_point
def _replay(numbers: Numbers, st: State, plays: Any, leader: int, own: int, seat: int) -> bool:
    """Play what was played; complete the rows; tell whether each seat played in its turn."""
    options = numbers[0]
    st[:] = 0
    st[KITTY_TAKER] = -1
    st[LEADER] = leader
    st[TURN] = leader
    st[BEST] = -1
    st[LED] = -1
    for row in range(len(plays)):
        st[HANDS + plays[row, PLAY_SEAT]] |= ONE << plays[row, PLAY_CARD]
    st[HANDS + seat] |= own
    right = True
    for row in range(len(plays)):
        if st[TURN] != plays[row, PLAY_SEAT]:
            right = False
        plays[row, PLAY_BROKEN] = st[BROKEN]
        if plays[row, PLAY_SEAT] == seat:
            hand = st[HANDS + seat]
            if not legal_in(hand, plays, row, options) & (ONE << plays[row, PLAY_CARD]):
                right = False
        play(st, plays[row, PLAY_CARD], options)
    return right


@compiled
def legal_in(hand: int, plays: Any, row: int, options: Any) -> int:
    """Return what a hand could have played where a play was made."""
    led = plays[row, PLAY_LED]
    first = plays[row, PLAY_FIRST]
    broken = plays[row, PLAY_BROKEN]
    if led < 0:
        return legal_leads(hand, first, broken, options)
    return legal_follows(hand, led, first, broken, options)


@entry_point
def _exclude(
    numbers: Numbers, plays: Any, known: Any, unseen: int, own_seat: int, excluded: Any
) -> None:
    """Find, for each seat, the unseen cards with which one of its plays was against the rules.

    A card is ruled out when the play was illegal with it in hand, whatever single other card
    comes along. What takes more cards to tell is left to the proof of each world.
    """
    options = numbers[0]
    for row in range(len(plays)):
        seat = plays[row, PLAY_SEAT]
        bit = ONE << plays[row, PLAY_CARD]
        led = plays[row, PLAY_LED]
        if seat == own_seat or (led >= 0 and plays[row, PLAY_CARD] >> 4 == led):
            continue
        hand = plays[row, PLAY_LATER] | known[seat]
        left = unseen & ~known[seat] & ~excluded[seat]
        while left:
            one = left & -left
            left ^= one
            if legal_in(hand | one, plays, row, options) & bit:
                continue
            ruled_out = True
            more = unseen & ~one
            while more:
                another = more & -more
                more ^= another
                if legal_in(hand | one | another, plays, row, options) & bit:
                    ruled_out = False
                    break
            if ruled_out:
                excluded[seat] |= one
