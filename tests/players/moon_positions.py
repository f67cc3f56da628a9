"""Positions in which one seat is about to shoot the moon and the seat to play can stop it."""

import random
from functools import cache

import numpy as np

from openhearts.cards import CardSet, Deal
from openhearts.players.steady import SteadyPlayer
from openhearts.players.steady import moon as shooting
from openhearts.players.steady.danger import indexes
from openhearts.players.steady.reading import read_view
from openhearts.rules.actions import CHANCE, DealHand, PlayCard
from openhearts.rules.masks import CLUB_MASK, card_points
from openhearts.rules.match import MatchState
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from openhearts.simulation.compiling import compiled
from openhearts.simulation.habits import STEADY, seat_habits
from openhearts.simulation.kernel import (
    BEST,
    CAPTURED,
    COUNT,
    EMPTY,
    LED,
    MOST_SEATS,
    ONE,
    PLAYED,
    STATE_SIZE,
    TRICK,
    TURN,
    begin,
    legal_mask,
    over,
    play,
)
from openhearts.simulation.numbers import numbers_of
from openhearts.simulation.policy import COSTS_SIZE, FOR_THE_MOON, choose

RULES = build_rules(
    "standard", 4, {"pass_cycle": ["H"], "first_dealer": 0, "hand_limit": 1, "target": "none"}
)
SHOOTER = 0
WINNERS = "AS KS AH KH QH AD AC KC"
TAKEN = 13
"""How many points the shooter has by then at least."""
MOST = 3
"""What stopping may cost at most: what the seat scores in the whole hand."""


def shooter_card(view):
    """The card of a player that goes for the moon as long as it is open."""
    reading = read_view(view)
    legal = indexes(view.legal_cards().mask)
    if not shooting._still_open(reading):
        return SteadyPlayer().choose_play(view)
    choose = shooting.moon_lead if reading.led < 0 else shooting.moon_follow
    return CardSet.from_mask(1 << choose(reading, legal)).lowest()


def next_card(state):
    seat = state.to_act[0]
    view = state.view(seat)
    return shooter_card(view) if seat == SHOOTER else SteadyPlayer().choose_play(view)


def outcome(state, seat, card):
    """Play a card and the rest out; tell whether it ends in a moon, and what the seat scores."""
    state, _ = state.apply(seat, PlayCard(card))
    while state.phase is MatchPhase.PLAYING:
        state, _ = state.apply(state.to_act[0], PlayCard(next_card(state)))
    return state.results[0].shooter == SHOOTER, state.results[0].scores[seat]


def dealt(rng):
    """A deal in which the shooter's hand is good for a moon."""
    rest = list(RULES.deck)
    winners = rng.sample(list(CardSet.parse(WINNERS)), 6)
    for card in winners:
        rest.remove(card)
    rng.shuffle(rest)
    hands = [CardSet(winners + rest[:7])] + [
        CardSet(rest[7 + 13 * s : 20 + 13 * s]) for s in range(3)
    ]
    return Deal(tuple(hands))


def stops_of(state):
    """The cards that stop a moon for certain and cheaply, where everything else lets it happen."""
    seat = state.to_act[0]
    hand = state.hand
    if seat == SHOOTER or len(hand.trick) != 3:
        return CardSet()
    needed = RULES.penalty_cards
    piles = [CardSet.from_mask(pile) & needed for pile in hand.captured]
    values = RULES.card_values
    taken = sum(values[card] for card in piles[SHOOTER])
    on_table = sum(values.get(card, 0) for card in hand.trick)
    if taken < TAKEN or any(piles[1:]) or not 0 < on_table <= MOST:
        return CardSet()
    led, best = hand.trick[0].suit, hand.best
    legal = state.view(seat).legal_cards()
    stops = CardSet(card for card in legal if card.suit is led and card.index > best)
    others = legal - stops
    if not stops or not others:
        return CardSet()
    if min(outcome(state, seat, card)[1] for card in stops) > MOST:
        return CardSet()
    return stops if all(outcome(state, seat, card)[0] for card in others) else CardSet()


def moon_over(state):
    """Tell whether another seat has a penalty card already: no position comes after that."""
    piles = state.hand.captured
    return any(
        CardSet.from_mask(pile) & RULES.penalty_cards
        for seat, pile in enumerate(piles)
        if seat != SHOOTER
    )


@compiled
def promising(numbers, habits, hands, eldest):
    """Tell by one quick playout of a deal whether it is worth a look: most are not."""
    options = numbers[0]
    st = np.zeros(STATE_SIZE, np.int64)
    costs = np.zeros(COSTS_SIZE, np.float64)
    ways = np.zeros(MOST_SEATS, np.int64)
    ways[SHOOTER] = FOR_THE_MOON
    begin(st, hands, EMPTY, eldest, options)
    while not over(st):
        pile = st[CAPTURED + SHOOTER]
        points = card_points(pile, options)
        if st[COUNT] == 3 and st[TURN] != SHOOTER and points >= TAKEN:
            on_table = card_points(st[TRICK], options)
            alone = points + on_table + card_points(~(pile | st[PLAYED]), options)
            legal = legal_mask(st, options)
            stops = legal & (CLUB_MASK << (16 * st[LED])) & ~((ONE << (st[BEST] + 1)) - 1)
            if 0 < on_table <= MOST and stops and legal & ~stops and alone == options.penalty_sum:
                return True
        play(st, choose(st, costs, ways, habits, options), options)
    return False


@cache
def moon_positions(count, seed=1):
    """Find positions: the state, and the cards that stop the moon. 200 take some minutes."""
    rng = random.Random(seed)
    start, _ = MatchState.start(RULES)
    numbers = numbers_of(RULES)
    habits = seat_habits(SHOOTER, STEADY, STEADY)
    found = []
    while len(found) < count:
        deal = dealt(rng)
        hands = np.array([hand.mask for hand in deal.hands])
        if not promising(numbers, habits, hands, 1):
            continue
        state, _ = start.apply(CHANCE, DealHand(deal))
        while state.phase is MatchPhase.PLAYING and not moon_over(state):
            stops = stops_of(state)
            if stops:
                found.append((state, stops))
                break
            state, _ = state.apply(state.to_act[0], PlayCard(next_card(state)))
    return found
