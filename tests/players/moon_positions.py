"""Positions in which one seat is about to shoot the moon and the seat to play can stop it."""

import random

from openhearts.cards import CardSet, Deal
from openhearts.players.steady import SteadyPlayer
from openhearts.players.steady import moon as shooting
from openhearts.players.steady.danger import indexes
from openhearts.players.steady.reading import read_view
from openhearts.rules.actions import CHANCE, DealHand, PlayCard
from openhearts.rules.match import MatchState
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase

RULES = build_rules(
    "standard", 4, {"pass_cycle": ["H"], "first_dealer": 0, "hand_limit": 1, "target": "none"}
)
SHOOTER = 0
WINNERS = "AS KS AH KH QH AD AC KC"
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
    if taken < 13 or any(piles[1:]) or not 0 < on_table <= MOST:
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


def moon_positions(count, seed=1):
    """Find positions: the state, and the cards that stop the moon."""
    rng = random.Random(seed)
    found = []
    while len(found) < count:
        state, _ = MatchState.start(RULES)
        state, _ = state.apply(CHANCE, DealHand(dealt(rng)))
        while state.phase is MatchPhase.PLAYING and len(found) < count:
            stops = stops_of(state)
            if stops:
                found.append((state, stops))
                break
            state, _ = state.apply(state.to_act[0], PlayCard(next_card(state)))
    return found
