"""How a sensible player plays, in compiled code: what playouts and inference take for granted.

It follows the steady player's rules of thumb (:mod:`openhearts.players.steady`), made
cheaper: it knows its own hand, the cards played and the voids shown, and nothing else, so a
playout does not let anybody see through the cards of the world it is played in.
"""

from __future__ import annotations

from typing import Any

from openhearts.rules.masks import CLUB_MASK, card_points
from openhearts.simulation.compiling import compiled, count_of, lowest_of
from openhearts.simulation.kernel import (
    BEST,
    BEST_SEAT,
    CAPTURED,
    COUNT,
    EMPTY,
    HANDS,
    KITTY_TAKER,
    LEADER,
    LED,
    ONE,
    PLAYED,
    STREAK,
    TAKEN,
    TRICK,
    TRICKS,
    TURN,
    VOIDS,
    State,
    legal_mask,
)

AS_IT_COMES = 0
NO_MOON = 1
FOR_THE_MOON = 2

_BOLDNESS = 0.9
_BOLDNESS_AT_PASS = 0.5


@compiled
def suit_danger(
    holding: int, suit: int, unseen: int, discards: float, opponents: int, options: Any
) -> float:
    """Return the points one expects to take because of this holding in a suit."""
    out = count_of(unseen)
    if holding == 0:
        return -0.9 * options.unit if out else 0.0
    if out == 0:
        return count_of(holding) * 0.35 * discards
    common = options.suit_worth[suit]
    trick = discards + common * min(opponents, out)
    total = 0.0
    rounds = 0
    left = holding
    while left:
        bit = left & -left
        left ^= bit
        rounds += 1
        if bit & options.heavy_mask:
            continue
        lower = count_of(unseen & (bit - 1))
        if lower:
            share = lower / out
            exposure = min(0.8, opponents * rounds / (out + 1.0))
            total += share * share * (exposure * trick + common)
    if options.heavy_mask & (CLUB_MASK << (16 * suit)):
        for place in range(options.heavies):
            index = options.heavy[place]
            if index >> 4 == suit:
                total += _heavy_danger(index, holding, unseen, out, options)
    bonus = options.bonus_cards & (CLUB_MASK << (16 * suit)) & (holding | unseen)
    while bonus:
        bit = bonus & -bonus
        bonus ^= bit
        total -= _bonus_hope(lowest_of(bit), bit, holding, unseen, options)
    return total


@compiled
def _heavy_danger(index: int, holding: int, unseen: int, out: int, options: Any) -> float:
    bit = ONE << index
    value = options.worth[index]
    lower = count_of(holding & (bit - 1))
    over = count_of(holding & ~(bit | (bit - 1)))
    if bit & holding:
        wins = count_of(unseen & (bit - 1)) / max(out, 1)
        return value * 1.2 * wins**0.7 * options.guard[2 * lower + over]
    if bit & unseen and over:
        spared = 1.0
        for _ in range(lower):
            spared *= 0.7
        return value * 0.6 * min(1.4, 0.65 + 0.35 * over) * spared
    return 0.0


@compiled
def _bonus_hope(index: int, bit: int, holding: int, unseen: int, options: Any) -> float:
    gain = -options.worth[index]
    over = count_of(holding & ~(bit | (bit - 1)))
    over_out = count_of(unseen & ~(bit - 1))
    if bit & holding:
        return gain * (0.8 if over_out == 0 else 0.5 / (0.6 + over_out) + 0.06 * min(over, 3))
    if over:
        return gain * 0.3 * (1.0 - 0.5**over)
    return 0.0


@compiled
def penalty_of(pile: int, options: Any) -> int:
    """Return what the penalty cards of a pile count."""
    return card_points(pile & options.penalty_cards, options)


@compiled
def expected_losers(hand: int, unseen: int, opponents: int, options: Any) -> float:
    """Return how many tricks with penalty cards this hand is likely to lose if it wants all."""
    losers = 0.0
    for suit in range(4):
        mask = CLUB_MASK << (16 * suit)
        out = count_of(unseen & mask)
        if out == 0:
            continue
        weight = 1.4 if options.penalty_cards & mask else 0.8
        most = out / opponents + 1.5
        held = hand & mask
        above = count_of(held)
        highest_out = unseen & mask
        while held:
            bit = held & -held
            held ^= bit
            above -= 1
            if highest_out & ~(bit | (bit - 1)):
                losers += weight * min(1.0, max(0.0, most - above))
    return losers


@compiled
def moon_open(st: State, seat: int, options: Any) -> bool:
    """Tell whether nobody else has a card that a moon of this seat needs."""
    needed = options.penalty_cards
    if options.moon_needs_bonus:
        needed |= options.bonus_cards
    for other in range(options.players):
        if other != seat and st[CAPTURED + other] & needed:
            return False
    return True


@compiled
def shoots_now(st: State, seat: int, hand: int, unseen: int, options: Any) -> bool:
    """Tell whether a seat goes for the moon in this trick."""
    if options.moon_kind == 0 or options.moon_swing == 0.0 or not moon_open(st, seat, options):
        return False
    losers = expected_losers(hand, unseen, options.players - 1, options)
    taken = penalty_of(st[CAPTURED + seat], options)
    limit = _BOLDNESS + 0.5 * taken / options.penalty_sum
    if losers > limit:
        return False
    if st[LED] >= 0:
        winning = (
            hand & (CLUB_MASK << (16 * st[LED])) & ~((ONE << st[BEST]) | ((ONE << st[BEST]) - 1))
        )
        if winning == 0:
            losers += 0.6 if not st[TRICK] & options.penalty_cards else 5.0
    if st[KITTY_TAKER] >= 0 and st[KITTY_TAKER] != seat:
        losers += 1.0
    return losers <= limit


@compiled
def _win_chance(
    st: State, index: int, seat: int, unseen: int, later: int, clean: bool, options: Any
) -> float:
    """Return how likely a card takes the trick, if the others duck where they can."""
    suit = index >> 4
    led = st[LED]
    if led >= 0 and (suit != led or index < st[BEST]):
        return 0.0
    mask = CLUB_MASK << (16 * suit)
    bit = ONE << index
    higher = count_of(unseen & mask & ~(bit | (bit - 1)))
    if higher == 0 or later == 0:
        return 1.0
    lower = count_of(unseen & mask & (bit - 1))
    if later == options.players - 1 and lower == 0:
        return 0.0
    able = 0
    for other in range(options.players):
        if other != seat and not st[VOIDS + other] & mask:
            able += 1
    if able == 0:
        return 1.0
    no_lower = options.miss[able, lower]
    has_higher = 1.0 - options.miss[able, higher]
    keeps = 1.0
    other = seat
    for step in range(later):
        other += 1
        if other >= options.players:
            other = 0
        if st[VOIDS + other] & mask:
            continue
        chance = no_lower * has_higher
        if step == later - 1 and clean:
            chance += (1.0 - no_lower) * has_higher * 0.3
        keeps *= 1.0 - chance
    return keeps


@compiled
def _points_to_come(
    st: State, index: int, seat: int, unseen: int, later: int, throw: float, options: Any
) -> float:
    """Return what the seats still to play put on the trick, if this card takes it."""
    suit = st[LED] if st[LED] >= 0 else index >> 4
    mask = CLUB_MASK << (16 * suit)
    out = unseen & mask
    able = 0
    for other in range(options.players):
        if other != seat and not st[VOIDS + other] & mask:
            able += 1
    void = options.miss[able, count_of(out)]
    below = out & ((ONE << index) - 1)
    dear = 0.0
    if able and below & options.heavy_mask:
        for place in range(options.heavies):
            if below >> options.heavy[place] & 1:
                dear += options.worth[options.heavy[place]] / able
    bonus = below & options.bonus_cards
    if able and bonus:
        dear += options.worth[lowest_of(bonus)] / able * options.miss[able, count_of(out) - 1]
    total = 0.0
    other = seat
    for _ in range(later):
        other += 1
        if other >= options.players:
            other = 0
        if st[VOIDS + other] & mask:
            total += throw
        else:
            total += void * throw + (1.0 - void) * options.suit_worth[suit] + dear
    return total


@compiled
def _average_throw(st: State, unseen: int, options: Any) -> float:
    """Return what an opponent throws on average when it cannot follow suit."""
    if st[TRICKS] == 0 and options.ban_on_first_trick:
        return 0.0
    opponents = options.players - 1
    total = 0.0
    if unseen & options.heavy_mask:
        for place in range(options.heavies):
            if unseen >> options.heavy[place] & 1:
                total += options.worth[options.heavy[place]] / opponents
    for suit in range(4):
        if options.suit_worth[suit] != 0.0:
            out = count_of(unseen & (CLUB_MASK << (16 * suit)))
            total += options.suit_worth[suit] * (1.0 - options.miss[opponents, out])
    return total


@compiled
def moon_chance(taken: float, streak: int, options: Any) -> float:
    """Guess how likely a seat that took so much, and nobody else any, shoots the moon."""
    share = taken / options.penalty_sum
    chance = share * share * share * share + 0.02 * min(streak, 6)
    if streak >= 3:
        chance *= 1.5
    return min(0.95, chance)


@compiled
def judge(st: State, legal: int, costs: Any, options: Any) -> None:
    """Write what each legal card costs the seat on turn, for a seat that wants few points."""
    seat = st[TURN]
    hand = st[HANDS + seat]
    unseen = options.deck & ~(st[PLAYED] | hand)
    opponents = options.players - 1
    later = opponents - st[COUNT]
    leads = st[COUNT] == 0
    trick = st[TRICK]
    table = 0.0
    if trick & (options.penalty_cards | options.bonus_cards):
        table = float(card_points(trick, options))
    table_penalty = float(penalty_of(trick, options)) if trick & options.penalty_cards else 0.0
    unseen_count = max(count_of(unseen), 1)
    discards = opponents * 1.5 * penalty_of(unseen, options) / unseen_count
    throw = _average_throw(st, unseen, options)
    tricks_left = count_of(hand)
    trick_price = 0.25 * options.unit if tricks_left > 1 else 0.0
    if options.no_trick_bonus < 0 and st[TAKEN + seat] == 0:
        gone = st[TRICKS] / options.hand_size
        trick_price += -options.no_trick_bonus * (0.05 + 0.95 * gone * gone)
    threat = -1
    threat_taken = 0.0
    threat_chance = 0.0
    if options.moon_swing > 0.0:
        takers = 0
        for other in range(options.players):
            if st[CAPTURED + other] & options.penalty_cards:
                takers += 1
                threat = other
        if takers != 1 or threat == seat:
            threat = -1
        else:
            threat_taken = float(penalty_of(st[CAPTURED + threat], options))
            streak = st[STREAK] if st[LEADER] == threat else 0
            threat_chance = moon_chance(threat_taken, streak, options)
    threat_wins = 0.0
    if threat >= 0:
        place = (threat - st[LEADER] + options.players) % options.players
        if place > st[COUNT]:
            threat_wins = 0.7
        elif not leads and threat == st[BEST_SEAT]:
            threat_wins = 0.85 if later else 1.0
    suit_before = -1
    before = 0.0
    left = legal
    while left:
        bit = left & -left
        left ^= bit
        index = lowest_of(bit)
        suit = index >> 4
        mask = CLUB_MASK << (16 * suit)
        holding = hand & mask
        out = unseen & mask
        if suit != suit_before:
            before = suit_danger(holding, suit, out, discards, opponents, options)
            suit_before = suit
        value = options.worth[index]
        wins = _win_chance(st, index, seat, unseen, later, table_penalty == 0.0, options)
        to_come = 0.0
        if wins > 0.0 and later:
            to_come = _points_to_come(st, index, seat, unseen, later, throw, options)
        on_table = table + value
        cost = wins * (on_table + to_come + trick_price) - (1.0 - wins) * on_table / opponents
        if threat >= 0:
            penalty = max(value, 0.0)
            shown = table_penalty + penalty
            certain = 1.0 if shown > 0.0 else min(0.8, to_come / options.unit)
            stopped = wins * certain
            growth = 0.0
            if shown > 0.0:
                stopped += (1.0 - wins) * (1.0 - threat_wins)
                streak = st[STREAK] if st[LEADER] == threat else 0
                growth = max(
                    0.0, moon_chance(threat_taken + shown, streak, options) - threat_chance
                )
            cost += options.moon_swing * (
                (1.0 - wins) * threat_wins * growth - stopped * threat_chance
            )
        after = suit_danger(holding ^ bit, suit, out, discards, opponents, options)
        cost += 0.5 * (after - before)
        if leads and options.heavy_mask & mask & ~(bit | (bit - 1)) & unseen:
            for place in range(options.heavies):
                dear = options.heavy[place]
                safe = not holding & ~((ONE << dear) - 1)
                if dear >> 4 == suit and dear > index and unseen >> dear & 1 and safe:
                    cost -= 0.06 * options.worth[dear]
        costs[index] = cost


@compiled
def cheapest(legal: int, costs: Any, by_rank: bool) -> int:
    """Return the legal card that costs least; among equals the highest."""
    best = -1
    best_cost = 0.0
    left = legal
    while left:
        index = lowest_of(left)
        left &= left - 1
        cost = costs[index]
        better = best < 0 or cost < best_cost
        if not better and cost == best_cost:
            better = (index & 15) >= (best & 15) if by_rank else True
        if better:
            best = index
            best_cost = cost
    return best


@compiled
def moon_lead(legal: int, hand: int, unseen: int, options: Any) -> int:
    """Return the card to lead on the way to the moon: winners of the longest suit first."""
    best = -1
    best_key = -1
    left = legal
    while left:
        index = lowest_of(left)
        left &= left - 1
        mask = CLUB_MASK << (16 * (index >> 4))
        bit = ONE << index
        key = count_of(hand & mask) * 64 + index
        if not unseen & mask & ~(bit | (bit - 1)):
            key += 1 << 14
        if not options.penalty_cards & mask:
            key += 1 << 13
        if key > best_key:
            best_key = key
            best = index
    return best


@compiled
def moon_follow(st: State, legal: int, unseen: int, later: int, options: Any) -> int:
    """Return the card to follow with, or to throw, on the way to the moon."""
    led = st[LED]
    mask = CLUB_MASK << (16 * led)
    following = legal & mask
    needed = options.penalty_cards | options.bonus_cards
    if following == 0:
        best = -1
        best_key = 0.0
        left = legal
        while left:
            index = lowest_of(left)
            left &= left - 1
            bit = ONE << index
            own = CLUB_MASK << (16 * (index >> 4))
            key = 100.0 * abs(options.worth[index]) if needed & bit else 0.0
            if not unseen & own & ~(bit | (bit - 1)):
                key += 20.0
            key += index & 15
            if best < 0 or key < best_key:
                best = index
                best_key = key
        return best
    best_bit = ONE << st[BEST]
    winners = following & ~(best_bit | (best_bit - 1))
    clean = not st[TRICK] & options.penalty_cards
    if winners == 0:
        harmless = following & ~options.penalty_cards
        return lowest_of(harmless) if harmless else lowest_of(following)
    low = following & -following
    if later == 0:
        spare = not low & winners and not low & options.penalty_cards
        if clean and spare and unseen & mask & ~(low | (low - 1)):
            return lowest_of(low)
        return lowest_of(winners)
    best = -1
    left = winners
    while left:
        best = lowest_of(left)
        left &= left - 1
    return best


@compiled
def choose(st: State, costs: Any, ways: Any, options: Any) -> int:
    """Return the card the seat on turn plays; ``ways`` says for each seat how it plays."""
    legal = legal_mask(st, options)
    if legal & (legal - 1) == 0:
        return lowest_of(legal)
    seat = st[TURN]
    hand = st[HANDS + seat]
    unseen = options.deck & ~(st[PLAYED] | hand)
    shooting = False
    if ways[seat] == FOR_THE_MOON:
        shooting = moon_open(st, seat, options)
    elif ways[seat] == AS_IT_COMES:
        shooting = shoots_now(st, seat, hand, unseen, options)
    if shooting:
        if st[COUNT] == 0:
            return moon_lead(legal, hand, unseen, options)
        return moon_follow(st, legal, unseen, options.players - 1 - st[COUNT], options)
    judge(st, legal, costs, options)
    discards = st[COUNT] > 0 and not legal & (CLUB_MASK << (16 * st[LED]))
    return cheapest(legal, costs, discards)


@compiled
def choose_pass(hand: int, count: int, options: Any) -> int:
    """Return the cards to pass as a mask: those that leave the least danger, one by one."""
    opponents = options.players - 1
    if count == 0:
        return 0
    unseen = options.deck & ~hand
    if options.moon_swing > 0.0:
        kept = hand
        for _ in range(count):
            best = EMPTY
            best_losers = 1e9
            left = kept
            while left:
                bit = left & -left
                left ^= bit
                losers = expected_losers(kept ^ bit, unseen, opponents, options)
                losers += 1e-6 * (lowest_of(bit) & 15)
                if losers < best_losers:
                    best_losers = losers
                    best = bit
            kept ^= best
        if expected_losers(kept, unseen, opponents, options) <= _BOLDNESS_AT_PASS:
            return hand & ~kept
    discards = opponents * 1.5 * penalty_of(unseen, options) / max(count_of(unseen), 1)
    kept = hand
    for _ in range(count):
        best = EMPTY
        best_change = 1e9
        left = kept
        while left:
            bit = left & -left
            left ^= bit
            index = lowest_of(bit)
            suit = index >> 4
            mask = CLUB_MASK << (16 * suit)
            holding = kept & mask
            change = suit_danger(holding ^ bit, suit, unseen & mask, discards, opponents, options)
            change -= suit_danger(holding, suit, unseen & mask, discards, opponents, options)
            if bit & options.heavy_mask:
                over = count_of(holding & ~(bit | (bit - 1)))
                change += options.worth[index] * (0.13 + 0.15 * over)
            if change < best_change:
                best_change = change
                best = bit
        kept ^= best
    return hand & ~kept
