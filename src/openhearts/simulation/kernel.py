"""One hand in compiled code: a second loop over the rulebook's one set of rule functions.

The fast twin of :class:`openhearts.rules.hand.HandState`. A state is an array of
:data:`STATE_SIZE` whole numbers; the constants below name its places.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.rules.masks import (
    CLUB_MASK,
    MOON_ADD,
    MOON_NONE,
    MOON_SUBTRACT,
    beats,
    hand_score,
    legal_follows,
    legal_leads,
    shoots,
    takes_kitty,
)
from openhearts.simulation.compiling import compiled, count_of, entry_point, lowest_of
from openhearts.simulation.numbers import Numbers
from openhearts.simulation.randomness import Words, below

MOST_SEATS = 7
HANDS = 0
CAPTURED = 7
TAKEN = 14
VOIDS = 21
"""For each seat, the suits it has shown it lacks."""
LEADER = 28
COUNT = 29
"""Cards on the table."""
TRICK = 30
BEST = 31
BEST_SEAT = 32
LED = 33
BROKEN = 34
TRICKS = 35
"""Tricks finished."""
TURN = 36
KITTY = 37
KITTY_TAKER = 38
PLAYED = 39
HIDDEN = 40
"""How many cards of the kitty nobody has seen."""
STREAK = 41
"""How many tricks in a row the leader has won."""
LACKING = 42
"""For each suit, how many seats have shown they lack it."""
STATE_SIZE = 46

State = Any
"""An array of :data:`STATE_SIZE` 64-bit whole numbers."""

ONE: Any = np.int64(1)
EMPTY: Any = np.int64(0)
"""The empty mask, in the width of a mask."""


@compiled
def first_leader(hands: Any, eldest: int, options: Any) -> int:
    """Return who leads to the first trick."""
    leader = eldest
    if options.leads_lowest_club:
        lowest = EMPTY
        for seat in range(options.players):
            clubs = hands[seat] & CLUB_MASK
            low = clubs & -clubs
            if low and (lowest == 0 or low < lowest):
                lowest = low
                leader = seat
    return leader


@compiled
def begin(st: State, hands: Any, kitty: int, eldest: int, options: Any) -> None:
    """Set up a state in which play begins with these hands."""
    st[:] = 0
    leader = first_leader(hands, eldest, options)
    for seat in range(options.players):
        st[HANDS + seat] = hands[seat]
    st[KITTY] = kitty
    st[HIDDEN] = count_of(kitty)
    st[KITTY_TAKER] = -1
    st[LEADER] = leader
    st[TURN] = leader
    st[BEST] = -1
    st[LED] = -1


@compiled
def legal_mask(st: State, options: Any) -> int:
    """Return what the seat on turn may play."""
    hand = st[HANDS + st[TURN]]
    first = 1 if st[TRICKS] == 0 else 0
    if st[COUNT] == 0:
        return legal_leads(hand, first, st[BROKEN], options)
    return legal_follows(hand, st[LED], first, st[BROKEN], options)


@compiled
def play(st: State, card: int, options: Any) -> None:
    """Play a card that is legal for the seat on turn."""
    bit = ONE << card
    seat = st[TURN]
    count = st[COUNT]
    st[HANDS + seat] ^= bit
    st[PLAYED] |= bit
    st[TRICK] |= bit
    if count == 0:
        st[LED] = card >> 4
        st[BEST] = card
        st[BEST_SEAT] = seat
    elif beats(card, st[BEST]):
        st[BEST] = card
        st[BEST_SEAT] = seat
    elif card >> 4 != st[LED]:
        led = CLUB_MASK << (16 * st[LED])
        if not st[VOIDS + seat] & led:
            st[VOIDS + seat] |= led
            st[LACKING + st[LED]] += 1
    if bit & options.breaking_cards:
        st[BROKEN] = 1
    count += 1
    if count < options.players:
        st[COUNT] = count
        seat += 1
        st[TURN] = seat if seat < options.players else 0
        return
    winner = st[BEST_SEAT]
    trick = st[TRICK]
    st[CAPTURED + winner] |= trick
    st[TAKEN + winner] += 1
    if st[KITTY_TAKER] < 0 and st[KITTY] != 0:
        first = 1 if st[TRICKS] == 0 else 0
        last = 1 if st[HANDS + winner] == 0 else 0
        if takes_kitty(trick, first, last, options):
            st[KITTY_TAKER] = winner
            st[CAPTURED + winner] |= st[KITTY]
    st[STREAK] = st[STREAK] + 1 if winner == st[LEADER] else 1
    st[TRICKS] += 1
    st[COUNT] = 0
    st[TRICK] = 0
    st[BEST] = -1
    st[LED] = -1
    st[LEADER] = winner
    st[TURN] = winner


@compiled
def over(st: State) -> bool:
    """Tell whether every card is played."""
    return st[COUNT] == 0 and st[HANDS + st[TURN]] == 0


@compiled
def settled(st: State, options: Any) -> bool:
    """Tell, between tricks, whether nothing that is still to be played can change a score."""
    counting = options.penalty_cards | options.bonus_cards
    there = st[PLAYED]
    if st[KITTY_TAKER] >= 0:
        there |= st[KITTY]
    if counting & ~there:
        return False
    if options.sun_doubles and st[TAKEN + st[LEADER]] == st[TRICKS]:
        return False
    if options.no_trick_bonus != 0:
        for seat in range(options.players):
            if st[TAKEN + seat] == 0:
                return False
    return True


@compiled
def nth_card(mask: int, number: int) -> int:
    """Return the index of a card of a mask by its place, the lowest card being number 0."""
    for _ in range(number):
        mask &= mask - 1
    return lowest_of(mask)


@compiled
def find_shooter(st: State, options: Any) -> int:
    """Return who shot the moon, -1 if nobody did or the rules have none."""
    if options.moon_kind != 0:
        for seat in range(options.players):
            if shoots(st[CAPTURED + seat], options):
                return seat
    return -1


@compiled
def score(st: State, effect: int, scores: Any, options: Any) -> int:
    """Write what each seat scores for a hand that is over; return the shooter or -1.

    ``effect`` is what a moon does where the rules leave it open.
    """
    shooter = find_shooter(st, options)
    code = MOON_NONE
    shooter_tricks = EMPTY
    if shooter >= 0:
        shooter_tricks = st[TAKEN + shooter]
        code = effect
        if options.moon_kind == 1:
            code = MOON_ADD
        elif options.moon_kind == 2:
            code = MOON_SUBTRACT
    for seat in range(options.players):
        is_shooter = 1 if seat == shooter else 0
        scores[seat] = hand_score(
            st[CAPTURED + seat], st[TAKEN + seat], code, is_shooter, shooter_tricks, options
        )
    return shooter


@compiled
def shuffle(cards: Any, count: int, stream: Words) -> None:
    """Bring the first ``count`` cards into random order."""
    for i in range(count - 1, 0, -1):
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@compiled
def deal(hands: Any, cards: Any, stream: Words, options: Any) -> int:
    """Deal the deck; write the hands and return the kitty. ``cards`` is room for a deck."""
    count = 0
    left = options.deck
    while left:
        cards[count] = lowest_of(left)
        count += 1
        left &= left - 1
    shuffle(cards, count, stream)
    place = 0
    for seat in range(options.players):
        hand = EMPTY
        for _ in range(options.hand_size):
            hand |= ONE << cards[place]
            place += 1
        hands[seat] = hand
    kitty = EMPTY
    while place < count:
        kitty |= ONE << cards[place]
        place += 1
    return kitty


@entry_point
def random_hands(numbers: Numbers, count: int, stream: Words) -> int:
    """Deal and play hands at random, without passing; return a checksum of who scored what.

    Nothing looks at these hands while they are played, so they need no state: a third loop
    over the same rules, held to the second one by its checksum (:func:`random_hands_by_state`).
    """
    options = numbers[0]
    players = options.players
    hands = np.zeros(MOST_SEATS, np.int64)
    piles = np.zeros(MOST_SEATS, np.int64)
    taken = np.zeros(MOST_SEATS, np.int64)
    cards = np.zeros(64, np.int64)
    checksum = EMPTY
    for number in range(count):
        kitty = deal(hands, cards, stream, options)
        piles[:] = 0
        taken[:] = 0
        leader = first_leader(hands, number % players, options)
        broken = EMPTY
        open_kitty = kitty
        for trick in range(options.hand_size):
            first = 1 if trick == 0 else 0
            seat = leader
            table = EMPTY
            led = EMPTY
            best = EMPTY
            for place in range(players):
                hand = hands[seat]
                if place == 0:
                    legal = legal_leads(hand, first, broken, options)
                else:
                    legal = legal_follows(hand, led, first, broken, options)
                card = nth_card(legal, below(stream, count_of(legal)))
                bit = ONE << card
                hands[seat] = hand ^ bit
                table |= bit
                if place == 0:
                    led = card >> 4
                    best = card
                    leader = seat
                elif beats(card, best):
                    best = card
                    leader = seat
                if bit & options.breaking_cards:
                    broken = ONE
                seat += 1
                if seat == players:
                    seat = 0
            last = 1 if trick == options.hand_size - 1 else 0
            if open_kitty and takes_kitty(table, first, last, options):
                table |= open_kitty
                open_kitty = EMPTY
            piles[leader] |= table
            taken[leader] += 1
        shooter = -1
        if options.moon_kind != 0:
            for seat in range(players):
                if shooter < 0 and shoots(piles[seat], options):
                    shooter = seat
        code = MOON_NONE
        shooter_tricks = EMPTY
        if shooter >= 0:
            shooter_tricks = taken[shooter]
            code = MOON_SUBTRACT if options.moon_kind == 2 else MOON_ADD
        for seat in range(players):
            is_shooter = 1 if seat == shooter else 0
            points = hand_score(piles[seat], taken[seat], code, is_shooter, shooter_tricks, options)
            checksum = (checksum * 31 + points) & 0xFFFFFFFFFFF
    return checksum


@entry_point
def random_hands_by_state(numbers: Numbers, count: int, stream: Words) -> int:
    """Do the work of :func:`random_hands` with states, as playouts do."""
    options = numbers[0]
    st = np.zeros(STATE_SIZE, np.int64)
    hands = np.zeros(MOST_SEATS, np.int64)
    cards = np.zeros(64, np.int64)
    scores = np.zeros(MOST_SEATS, np.int64)
    checksum = EMPTY
    for number in range(count):
        kitty = deal(hands, cards, stream, options)
        begin(st, hands, kitty, number % options.players, options)
        for _ in range(options.players * options.hand_size):
            legal = legal_mask(st, options)
            chosen = nth_card(legal, below(stream, count_of(legal)))
            play(st, chosen, options)
        score(st, MOON_ADD, scores, options)
        for seat in range(options.players):
            checksum = (checksum * 31 + scores[seat]) & 0xFFFFFFFFFFF
    return checksum


@entry_point
def play_randomly(
    numbers: Numbers, hands: Any, kitty: int, eldest: int, stream: Words, out: Any
) -> Any:
    """Play one hand at random; write (seat, card, legal cards) of each play; return the end."""
    options = numbers[0]
    st = np.zeros(STATE_SIZE, np.int64)
    begin(st, hands, kitty, eldest, options)
    number = 0
    while not over(st):
        legal = legal_mask(st, options)
        chosen = nth_card(legal, below(stream, count_of(legal)))
        out[number, 0] = st[TURN]
        out[number, 1] = chosen
        out[number, 2] = legal
        number += 1
        play(st, chosen, options)
    return st


@entry_point
def score_of(numbers: Numbers, st: State, effect: int) -> Any:
    """Return what each seat scores for a hand that is over."""
    scores = np.zeros(numbers[0].players, np.int64)
    score(st, effect, scores, numbers[0])
    return scores
