"""How a sensible player plays, in compiled code: what playouts and inference take for granted.

It follows the steady player's rules of thumb (:mod:`openhearts.players.steady`), made
cheaper: it knows its own hand, the cards played and the voids shown, and nothing else, so a
playout does not let anybody see through the cards of the world it is played in.
"""

from __future__ import annotations

from typing import Any

from openhearts.rules.masks import (
    CLUB_MASK,
    KITTY_FIRST_TRICK,
    KITTY_LAST_TRICK,
    card_points,
)
from openhearts.simulation.compiling import compiled, count_of, lowest_of
from openhearts.simulation.danger import expected_losers, losers_up_to, penalty_of, suit_danger
from openhearts.simulation.defence import moon_begun, stop_moon
from openhearts.simulation.habits import (
    AHEAD_FOLLOWING,
    AHEAD_GROWS,
    AHEAD_LEADING,
    AHEAD_THROWING,
    ASKS_NETWORK,
    BEATEN_CLEAN,
    BOLDER_TAKEN,
    BOLDNESS,
    BOLDNESS_AT_PASS,
    COMES_BACK,
    COMES_BACK_OVER,
    DISCARDS,
    FED,
    GIVEN,
    KEEPS_STOPPER,
    LATE_HIGH,
    LEAD_TO_VOID,
    MOON_SWING,
    PASS_VOID,
    SMOKE_OUT,
    TO_COME,
    TRICK_PRICE,
)
from openhearts.simulation.kernel import (
    BEST,
    CAPTURED,
    COUNT,
    EMPTY,
    HANDS,
    HIDDEN,
    KITTY_TAKER,
    LEADER,
    LED,
    MOST_SEATS,
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
from openhearts.simulation.network import ROOM, mend_costs
from openhearts.simulation.threat import (
    find_threat,
    holders_of,
    moon_chance,
    stopping_in,
    threat_wins,
)

AS_IT_COMES = 0
NO_MOON = 1
FOR_THE_MOON = 2
AGAINST = 8
"""A seat with the way ``AGAINST`` + another seat stops that one's moon, knowing its cards."""

THROWS = 64
STOPPING = THROWS + MOST_SEATS
NETWORK_ROOM = STOPPING + 4
COSTS_SIZE = NETWORK_ROOM + ROOM
"""How much room :func:`judge` takes: a cost for each card, and what it notes on the way."""


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
def shoots_now(st: State, seat: int, hand: int, unseen: int, habits: Any, options: Any) -> bool:
    """Tell whether a seat goes for the moon in this trick."""
    if options.moon_kind == 0 or options.moon_swing == 0.0 or not moon_open(st, seat, options):
        return False
    taken = penalty_of(st[CAPTURED + seat], options)
    limit = habits[BOLDNESS] + habits[BOLDER_TAKEN] * taken / options.penalty_sum
    losers = losers_up_to(hand, unseen, options.players - 1, limit, habits, options)
    if losers > limit:
        return False
    if st[LED] >= 0:
        winning = (
            hand & (CLUB_MASK << (16 * st[LED])) & ~((ONE << st[BEST]) | ((ONE << st[BEST]) - 1))
        )
        if winning == 0:
            losers += habits[BEATEN_CLEAN] if not st[TRICK] & options.penalty_cards else 5.0
    if st[KITTY_TAKER] >= 0 and st[KITTY_TAKER] != seat:
        losers += 1.0
    return losers <= limit


@compiled
def _win_chance(
    st: State,
    index: int,
    seat: int,
    unseen: int,
    later: int,
    clean: bool,
    habits: Any,
    options: Any,
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
    able = holders_of(st, seat, suit, options)
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
            chance += (1.0 - no_lower) * has_higher * habits[LATE_HIGH]
        keeps *= 1.0 - chance
    return keeps


@compiled
def _points_to_come(
    st: State, index: int, seat: int, unseen: int, later: int, costs: Any, options: Any
) -> float:
    """Return what the seats still to play put on the trick, if this card takes it."""
    suit = st[LED] if st[LED] >= 0 else index >> 4
    mask = CLUB_MASK << (16 * suit)
    out = unseen & mask
    able = holders_of(st, seat, suit, options)
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
            total += costs[THROWS + other]
        else:
            total += void * costs[THROWS + other] + (1.0 - void) * options.suit_worth[suit] + dear
    return total


@compiled
def _foresee_throws(st: State, seat: int, unseen: int, costs: Any, options: Any) -> None:
    """Write what each opponent throws on average when it cannot follow suit."""
    for other in range(options.players):
        costs[THROWS + other] = 0.0
    if st[TRICKS] == 0 and options.ban_on_first_trick:
        return
    for suit in range(4):
        mask = CLUB_MASK << (16 * suit)
        out = unseen & mask
        if out == 0 or (options.suit_worth[suit] == 0.0 and not out & options.heavy_mask):
            continue
        able = holders_of(st, seat, suit, options)
        if able == 0:
            continue
        points = options.suit_worth[suit] * (1.0 - options.miss[able, count_of(out)])
        if out & options.heavy_mask:
            for place in range(options.heavies):
                if out >> options.heavy[place] & 1:
                    points += options.worth[options.heavy[place]] / able
        for other in range(options.players):
            if other != seat and not st[VOIDS + other] & mask:
                costs[THROWS + other] += points


@compiled
def _kitty_points(
    st: State, unseen: int, unseen_count: int, tricks_left: int, penalty: float, options: Any
) -> float:
    """Return what comes with the trick from a kitty nobody has seen, on average."""
    if st[HIDDEN] == 0 or st[KITTY_TAKER] >= 0:
        return 0.0
    comes = 0.25
    if tricks_left == 1 or penalty > 0.0:
        comes = 1.0
    if options.kitty == KITTY_FIRST_TRICK:
        comes = 1.0 if st[TRICKS] == 0 or tricks_left == 1 else 0.0
    elif options.kitty == KITTY_LAST_TRICK:
        comes = 1.0 if tricks_left == 1 else 0.0
    return comes * card_points(unseen, options) * st[HIDDEN] / unseen_count


@compiled
def judge(st: State, legal: int, costs: Any, habits: Any, options: Any) -> None:
    """Write what each legal card costs the seat on turn, for a seat that wants few points.

    ``costs`` has :data:`COSTS_SIZE` places, the first 64 by card index.
    """
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
    discards = opponents * habits[DISCARDS] * penalty_of(unseen, options) / unseen_count
    if st[HIDDEN]:
        discards *= 1.0 - st[HIDDEN] / unseen_count
    if later:
        _foresee_throws(st, seat, unseen, costs, options)
    tricks_left = count_of(hand)
    trick_price = habits[TRICK_PRICE] * options.unit if tricks_left > 1 else 0.0
    trick_price += _kitty_points(st, unseen, unseen_count, tricks_left, table_penalty, options)
    if options.no_trick_bonus < 0 and st[TAKEN + seat] == 0:
        gone = st[TRICKS] / options.hand_size
        trick_price += -options.no_trick_bonus * (0.05 + 0.95 * gone * gone)
    threat = find_threat(st, seat, options)
    now = 0.0
    lost_trick = 0.0
    won_trick = 0.0
    to_feed = 0.0
    fails = 1.0
    if threat >= 0:
        taken = float(penalty_of(st[CAPTURED + threat], options))
        streak = st[STREAK] if st[LEADER] == threat else 0
        now = moon_chance(taken, streak, st[TRICKS], habits, options)
        lost_trick = now
        if streak:
            lost_trick = moon_chance(taken, 0, st[TRICKS], habits, options)
        won_trick = moon_chance(taken + table_penalty, streak + 1, st[TRICKS], habits, options)
        to_feed = options.penalty_sum - taken - table_penalty
        for suit in range(4):
            held = hand & (CLUB_MASK << (16 * suit))
            costs[STOPPING + suit] = 1.0 - stopping_in(
                st, threat, suit, held, unseen, habits, options
            )
            fails *= costs[STOPPING + suit]
    ahead = habits[AHEAD_LEADING]
    if not leads:
        follows = legal & (CLUB_MASK << (16 * st[LED]))
        ahead = habits[AHEAD_FOLLOWING] if follows else habits[AHEAD_THROWING]
    ahead += habits[AHEAD_GROWS] * st[TRICKS] / options.hand_size
    suit_before = -1
    before = 0.0
    last = -1
    left = legal
    while left:
        bit = left & -left
        left ^= bit
        index = lowest_of(bit)
        if last >= 0 and same_run(last, index, unseen | trick, options):
            costs[index] = costs[last]
            continue
        last = index
        suit = index >> 4
        mask = CLUB_MASK << (16 * suit)
        holding = hand & mask
        out = unseen & mask
        if suit != suit_before:
            before = suit_danger(holding, suit, out, discards, opponents, habits, options)
            suit_before = suit
        value = options.worth[index]
        wins = _win_chance(st, index, seat, unseen, later, table_penalty == 0.0, habits, options)
        to_come = 0.0
        if wins > 0.0 and later:
            to_come = _points_to_come(st, index, seat, unseen, later, costs, options)
        on_table = table + value
        cost = wins * (on_table + habits[TO_COME] * to_come + trick_price)
        cost -= habits[GIVEN] * (1.0 - wins) * on_table / opponents
        if threat >= 0:
            penalty = max(value, 0.0)
            stops = table_penalty + penalty > 0.0
            if options.moon_needs_bonus and (trick | bit) & options.bonus_cards:
                stops = True
            certain = 1.0 if stops else min(0.8, to_come / options.unit)
            broken = wins * certain
            to_threat = 1.0 - wins
            if wins < 1.0:
                to_threat *= threat_wins(st, threat, index, unseen, later, options)
            if stops:
                broken += 1.0 - wins - to_threat
            fed = won_trick
            if penalty > 0.0:
                fed = 1.0
                if to_feed > penalty:
                    fed = won_trick + (1.0 - won_trick) * habits[FED] * penalty / to_feed
            chance = to_threat * fed + (1.0 - to_threat - broken) * lost_trick
            rest = stopping_in(st, threat, suit, holding ^ bit, unseen, habits, options)
            others = 1.0
            for another in range(4):
                if another != suit:
                    others *= costs[STOPPING + another]
            used_up = others * (1.0 - rest) - fails
            chance += (1.0 - broken) * now * habits[KEEPS_STOPPER] * used_up
            cost += habits[MOON_SWING] * options.moon_swing * chance
        after = suit_danger(holding ^ bit, suit, out, discards, opponents, habits, options)
        cost += ahead * (after - before)
        if leads:
            gone = opponents - holders_of(st, seat, suit, options)
            cost += habits[LEAD_TO_VOID] * gone * discards / opponents * wins
        if leads and options.heavy_mask & mask & ~(bit | (bit - 1)) & unseen:
            for place in range(options.heavies):
                dear = options.heavy[place]
                safe = not holding & ~((ONE << dear) - 1)
                if dear >> 4 == suit and dear > index and unseen >> dear & 1 and safe:
                    cost -= habits[SMOKE_OUT] * options.worth[dear]
        costs[index] = cost


@compiled
def same_run(lower: int, higher: int, between: int, options: Any) -> bool:
    """Tell whether two cards of a hand do the same: one suit and worth, and nothing between.

    ``between`` holds the cards that can part them: those of others and those on the table.
    """
    if lower >> 4 != higher >> 4 or options.worth[lower] != options.worth[higher]:
        return False
    return not between & ((ONE << higher) - 1) & ~((ONE << lower) - 1)


@compiled
def one_of_each_run(legal: int, between: int, options: Any) -> int:
    """Return the cards without those that do the same as a lower one.

    ``between`` is that of :func:`same_run`.
    """
    different = legal & -legal
    last = lowest_of(legal)
    left = legal & (legal - 1)
    while left:
        index = lowest_of(left)
        if not same_run(last, index, between, options):
            different |= left & -left
        left &= left - 1
        last = index
    return different


@compiled
def _highest(cards: int) -> int:
    while cards & (cards - 1):
        cards &= cards - 1
    return lowest_of(cards)


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
def choose(st: State, costs: Any, ways: Any, habits: Any, options: Any) -> int:
    """Return the card the seat on turn plays; ``ways`` says for each seat how it plays.

    ``habits`` has a row for each seat.
    """
    legal = legal_mask(st, options)
    if legal & (legal - 1) == 0:
        return lowest_of(legal)
    seat = st[TURN]
    hand = st[HANDS + seat]
    unseen = options.deck & ~(st[PLAYED] | hand)
    shooting = False
    if ways[seat] == FOR_THE_MOON:
        shooting = moon_open(st, seat, options)
    elif ways[seat] != NO_MOON:
        shooting = shoots_now(st, seat, hand, unseen, habits[seat], options)
    if shooting:
        if st[COUNT] == 0:
            return moon_lead(legal, hand, unseen, options)
        return moon_follow(st, legal, unseen, options.players - 1 - st[COUNT], options)
    different = one_of_each_run(legal, unseen | st[TRICK], options)
    if different & (different - 1) == 0:
        return _highest(legal)
    if ways[seat] >= AGAINST and moon_begun(st, ways[seat] - AGAINST, options):
        stopping = stop_moon(st, legal, hand, ways[seat] - AGAINST, options)
        if stopping >= 0:
            return stopping
    judge(st, legal, costs, habits[seat], options)
    if habits[seat, ASKS_NETWORK] and options.has_network:
        mend_costs(st, different, costs, costs[NETWORK_ROOM:], options)
        return cheapest(different, costs, False)
    discards = st[COUNT] > 0 and not legal & (CLUB_MASK << (16 * st[LED]))
    return cheapest(legal, costs, discards)


@compiled
def choose_pass(hand: int, count: int, habits: Any, options: Any) -> int:
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
                losers = expected_losers(kept ^ bit, unseen, opponents, habits, options)
                losers += 1e-6 * (lowest_of(bit) & 15)
                if losers < best_losers:
                    best_losers = losers
                    best = bit
            kept ^= best
        if expected_losers(kept, unseen, opponents, habits, options) <= habits[BOLDNESS_AT_PASS]:
            return hand & ~kept
    discards = opponents * habits[DISCARDS] * penalty_of(unseen, options) / max(count_of(unseen), 1)
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
            change = suit_danger(
                holding ^ bit, suit, unseen & mask, discards, opponents, habits, options
            )
            change -= suit_danger(
                holding, suit, unseen & mask, discards, opponents, habits, options
            )
            if holding == bit:
                change -= habits[PASS_VOID] * options.unit
            if bit & options.heavy_mask:
                over = count_of(holding & ~(bit | (bit - 1)))
                change += options.worth[index] * (
                    habits[COMES_BACK] + habits[COMES_BACK_OVER] * over
                )
            if change < best_change:
                best_change = change
                best = bit
        kept ^= best
    return hand & ~kept
