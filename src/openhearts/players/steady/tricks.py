"""What it costs to play a card to the trick on the table."""

from __future__ import annotations

import math

from openhearts.players.steady.danger import indexes, suit_danger
from openhearts.players.steady.reading import Reading
from openhearts.rules.facts import Seat
from openhearts.rules.masks import CLUB_MASK

_HIGH_FROM_LAST_SEAT = 0.3
_LOOK_AHEAD = 0.5
_KEEPS_STOPPER = 4.0
"""How much of the chance of a moon rests on whether this hand can stop it."""
_PLAIN_STOPPER = 0.3
"""What stopping in a suit without penalty cards is worth: others must throw some on it."""


def win_chance(reading: Reading, index: int) -> float:
    """Return how likely a card takes the trick, if the others duck where they can."""
    suit = index >> 4
    if reading.led >= 0 and (suit != reading.led or index < reading.best):
        return 0.0
    unseen = reading.knowledge.unseen & (CLUB_MASK << (16 * suit))
    higher = unseen & -(1 << index)
    if not higher or not reading.later:
        return 1.0
    lower = unseen & ((1 << index) - 1)
    leads = len(reading.later) == reading.opponents
    if leads and not lower and not reading.knowledge.hidden_kitty:
        return 0.0
    keeps = 1.0
    for seat in reading.later:
        keeps *= 1.0 - _beating_chance(reading, seat, suit, lower, higher)
    return keeps


def _beating_chance(reading: Reading, seat: Seat, suit: int, lower: int, higher: int) -> float:
    knowledge = reading.knowledge
    may_hold, holds = knowledge.may_hold[seat], knowledge.holds[seat]
    over = (higher & may_hold).bit_count()
    if not over:
        return 0.0
    miss = 1.0 - reading.shares[suit][seat]
    under = (lower & may_hold).bit_count()
    has_higher = 1.0 if holds & higher else 1.0 - miss ** float(over)
    no_lower = 0.0 if holds & lower else miss ** float(under)
    beats = no_lower * has_higher
    if seat == reading.later[-1] and reading.penalty_points == 0:
        beats += (1.0 - no_lower) * has_higher * _HIGH_FROM_LAST_SEAT
    return beats


def points_to_come(reading: Reading, index: int) -> float:
    """Return what the seats still to play put on the trick, if this card takes it."""
    suit = reading.led if reading.led >= 0 else index >> 4
    knowledge, worth = reading.knowledge, reading.worth
    below = (1 << index) - 1
    total = 0.0
    for seat in reading.later:
        may_follow = knowledge.may_hold[seat] & (CLUB_MASK << (16 * suit))
        share = reading.shares[suit][seat]
        if knowledge.holds[seat] & may_follow:
            void = 0.0
        else:
            void = (1.0 - share) ** float(may_follow.bit_count())
        total += void * reading.discard_points[seat]
        total += (1.0 - void) * worth.suit_values[suit]
        for heavy in worth.heavy:
            if heavy >> 4 == suit and may_follow & below & (1 << heavy):
                sure = knowledge.holds[seat] >> heavy & 1
                total += worth.values[heavy] * (1.0 if sure else share)
        for bonus in indexes(worth.bonus & may_follow & below):
            total += worth.values[bonus] * share * (1.0 - share) ** (may_follow.bit_count() - 1.0)
    return total


def playing_cost(reading: Reading, index: int) -> float:
    """Return what playing a card costs in points: in this trick, and in what is left in hand."""
    return trick_cost(reading, index) + _LOOK_AHEAD * danger_change(reading, index)


def danger_change(reading: Reading, index: int) -> float:
    """Return how much more dangerous the suit becomes in one's hand without the card."""
    suit = index >> 4
    holding = reading.hand & (CLUB_MASK << (16 * suit))
    before = suit_danger(holding, suit, reading.outlook)
    return suit_danger(holding & ~(1 << index), suit, reading.outlook) - before


def trick_cost(reading: Reading, index: int) -> float:
    """Return what a card costs in this trick, counted against the average opponent."""
    wins = win_chance(reading, index)
    value = reading.worth.values[index]
    to_come = points_to_come(reading, index) if wins else 0.0
    on_table = reading.points + value
    taken = on_table + to_come + reading.kitty_points + reading.trick_cost
    cost = wins * taken - (1.0 - wins) * on_table / reading.opponents
    if reading.threat is not None:
        cost += _moon_cost(reading, wins, index, to_come)
    return cost


def _moon_cost(reading: Reading, wins: float, index: int, to_come: float) -> float:
    """Return what an opponent's moon costs on average after this card."""
    threat = reading.threat
    assert threat is not None
    worth = reading.worth
    value = max(worth.values[index], 0)
    stops = reading.penalty_points + value > 0 or _bonus_that_counts(reading, index)
    certain = 1.0 if stops else min(0.8, to_come / worth.unit)
    broken = wins * certain
    lost = 1.0 - wins
    to_threat = lost * _threat_wins(reading, index)
    if stops:
        broken += lost - to_threat
    chance = to_threat * threat.chance_if_it_wins(value, reading.penalty_points)
    chance += (1.0 - to_threat - broken) * threat.chance_if_it_loses()
    used_up = _stopping(reading, reading.hand) - _stopping(reading, reading.hand & ~(1 << index))
    chance += (1.0 - broken) * threat.chance * _KEEPS_STOPPER * used_up
    return worth.moon_swing * chance


def _bonus_that_counts(reading: Reading, index: int) -> bool:
    """Tell whether the trick holds a bonus card that a moon needs."""
    if not reading.view.rules.moon_needs_bonus:
        return False
    on_table = sum(card.bit for card in reading.hand_view.trick) | 1 << index
    return bool(on_table & reading.worth.bonus)


def _stopping(reading: Reading, hand: int) -> float:
    """Return how likely a hand gets a trick from the shooter sooner or later."""
    fails = 1.0
    for suit in range(4):
        held = hand & (CLUB_MASK << (16 * suit))
        if held:
            fails *= 1.0 - _stopping_in(reading, suit, held)
    return 1.0 - fails


def _stopping_in(reading: Reading, suit: int, held: int) -> float:
    """Return how likely the highest card of a suit outlives what the shooter has above it.

    It needs a guard for each of those, and one more card below it that the shooter must play.
    """
    threat = reading.threat
    assert threat is not None
    share = reading.shares[suit][threat.seat]
    theirs = reading.knowledge.may_hold[threat.seat] & (CLUB_MASK << (16 * suit))
    top = 1 << (held.bit_length() - 1)
    over, under = (theirs & -top).bit_count(), (theirs & (top - 1)).bit_count()
    meets = 1.0 - math.pow(1.0 - share, under)
    weight = 1.0 if reading.worth.suit_values[suit] else _PLAIN_STOPPER
    return weight * meets * _at_most(held.bit_count() - 1, over, share)


def _at_most(most: int, cards: int, share: float) -> float:
    """Return how likely a seat holds at most so many of some cards, each with this chance."""
    if most >= cards:
        return 1.0
    if share >= 1.0:
        return 0.0
    total, exactly = 0.0, math.pow(1.0 - share, cards)
    for number in range(most + 1):
        total += exactly
        exactly *= (cards - number) / (number + 1) * share / (1.0 - share)
    return total


def _threat_wins(reading: Reading, index: int) -> float:
    """Return how likely the shooter takes the trick if this card does not."""
    threat = reading.threat
    assert threat is not None
    if threat.seat in reading.later:
        suit = reading.led if reading.led >= 0 else index >> 4
        best = max(reading.best, index) if index >> 4 == suit else reading.best
        over = reading.knowledge.may_hold[threat.seat] & (CLUB_MASK << (16 * suit)) & -(1 << best)
        return 1.0 - math.pow(1.0 - reading.shares[suit][threat.seat], over.bit_count())
    if threat.seat == reading.best_seat and reading.led >= 0:
        return 0.85 if reading.later else 1.0
    return 0.0
