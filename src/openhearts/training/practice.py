"""Practice: one seat plays hands with chance, and what it chose is written down.

Each deal is played several times. The seat goes by the network, but its cards are drawn by chance,
likelier for cheaper ones; the others play as they always do.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from openhearts.rules.masks import MOON_ADD, card_points
from openhearts.simulation.compiling import compiled, entry_point, lowest_of
from openhearts.simulation.kernel import (
    CAPTURED,
    COUNT,
    HANDS,
    MOST_SEATS,
    PLAYED,
    STATE_SIZE,
    TRICK,
    TRICKS,
    TURN,
    State,
    begin,
    deal,
    legal_mask,
    over,
    play,
    score,
    settled,
)
from openhearts.simulation.network import active_inputs, mend_costs
from openhearts.simulation.network_weights import CARDS, MOST_ACTIVE
from openhearts.simulation.numbers import Numbers
from openhearts.simulation.playouts import pass_cards
from openhearts.simulation.policy import (
    COSTS_SIZE,
    NETWORK_ROOM,
    choose,
    choose_pass,
    judge,
    one_of_each_run,
    shoots_now,
)
from openhearts.simulation.randomness import Words, unit

TRICKS_OF_A_HAND = 13
SEAT = 0
"""The seat that practises."""


class Choices(NamedTuple):
    """Choices that were made, one a row, and what the hands came to."""

    active: Any
    """[choice, place]: the inputs that were on, and -1 after them."""
    costs: Any
    """[choice, card]: what the rules of thumb made of the cards."""
    cards: Any
    """Between which cards the choice was, as a mask."""
    chosen: Any
    """The index of the card."""
    hand: Any
    """In which of the hands: those of one deal stand together."""
    trick: Any
    so_far: Any
    """How many points fewer than the others on average the seat had taken by then."""
    results: Any
    """[hand]: how many fewer it had at the end."""


class Sitting(NamedTuple):
    """What is played, and how often."""

    numbers: Numbers
    habits: Any
    """[seat, habit]"""
    entry: int
    """How many seats to the left cards are passed; 0 for none."""
    passed: int
    """How many cards those are."""
    deals: int
    plays: int
    """How often each deal is played."""
    softness: float
    """How many points dearer a card is that is chosen 1/e times as often."""


def practise(sitting: Sitting, stream: Words) -> Choices:
    """Play the hands of a sitting."""
    hands = sitting.deals * sitting.plays
    most = hands * TRICKS_OF_A_HAND
    choices = Choices(
        active=np.full((most, MOST_ACTIVE), -1, np.int64),
        costs=np.zeros((most, CARDS), np.float32),
        cards=np.zeros(most, np.int64),
        chosen=np.zeros(most, np.int64),
        hand=np.zeros(most, np.int64),
        trick=np.zeros(most, np.int64),
        so_far=np.zeros(most, np.float64),
        results=np.zeros(hands, np.float64),
    )
    total = _play_hands(sitting, stream, choices)
    return choices._replace(
        **{name: getattr(choices, name)[:total] for name in Choices._fields if name != "results"}
    )


@entry_point
def _play_hands(sitting: Sitting, stream: Words, choices: Choices) -> int:
    """Play the hands; write the choices, and return how many there are."""
    options = sitting.numbers[0]
    habits, entry, plays = sitting.habits, sitting.entry, sitting.plays
    st = np.zeros(STATE_SIZE, np.int64)
    dealt = np.zeros(MOST_SEATS, np.int64)
    given = np.zeros(MOST_SEATS, np.int64)
    cards = np.zeros(64, np.int64)
    costs = np.zeros(COSTS_SIZE, np.float64)
    ways = np.zeros(MOST_SEATS, np.int64)
    scores = np.zeros(MOST_SEATS, np.int64)
    total = 0
    for number in range(sitting.deals):
        kitty = deal(dealt, cards, stream, options)
        if entry:
            for seat in range(options.players):
                given[seat] = choose_pass(dealt[seat], sitting.passed, habits[seat], options)
            pass_cards(dealt, given, entry, number % options.players, stream, options)
        for hand in range(number * plays, (number + 1) * plays):
            begin(st, dealt, kitty, number % options.players, options)
            while not over(st):
                if st[COUNT] == 0 and settled(st, options):
                    break
                between = _choice(st, habits, options)
                if between == 0:
                    play(st, choose(st, costs, ways, habits, options), options)
                    continue
                judge(st, between, costs, habits[SEAT], options)
                for card in range(CARDS):
                    choices.costs[total, card] = costs[card]
                mend_costs(st, between, costs, costs[NETWORK_ROOM:], options)
                card = _drawn(between, costs, sitting.softness, stream)
                active_inputs(st, choices.active[total], options)
                choices.cards[total] = between
                choices.chosen[total] = card
                choices.hand[total] = hand
                choices.trick[total] = st[TRICKS]
                choices.so_far[total] = _fewer(st, options)
                total += 1
                play(st, card, options)
            score(st, MOON_ADD, scores, options)
            others = scores[: options.players].sum() - scores[SEAT]
            choices.results[hand] = others / (options.players - 1) - scores[SEAT]
    return total


@compiled
def _choice(st: State, habits: Any, options: Any) -> int:
    """Return the cards that the seat's network chooses from; none where it is not asked."""
    legal = legal_mask(st, options)
    if st[TURN] != SEAT or legal & (legal - 1) == 0:
        return 0
    hand = st[HANDS + SEAT]
    unseen = options.deck & ~(st[PLAYED] | hand)
    if shoots_now(st, SEAT, hand, unseen, habits[SEAT], options):
        return 0
    different = one_of_each_run(legal, unseen | st[TRICK], options)
    return different if different & (different - 1) else 0


@compiled
def _drawn(between: int, costs: Any, softness: float, stream: Words) -> int:
    """Draw a card, likelier for a cheaper one."""
    low = 1e9
    left = between
    while left:
        low = min(low, costs[lowest_of(left)])
        left &= left - 1
    weight = 0.0
    left = between
    while left:
        weight += np.exp((low - costs[lowest_of(left)]) / softness)
        left &= left - 1
    at = unit(stream) * weight
    card = lowest_of(between)
    left = between
    while left and at >= 0.0:
        card = lowest_of(left)
        left &= left - 1
        at -= np.exp((low - costs[card]) / softness)
    return card


@compiled
def _fewer(st: State, options: Any) -> float:
    """Return how many points fewer than the others on average the seat has taken."""
    fewer = 0.0
    for seat in range(options.players):
        points = float(card_points(st[CAPTURED + seat], options))
        fewer += -points if seat == SEAT else points / (options.players - 1)
    return fewer
