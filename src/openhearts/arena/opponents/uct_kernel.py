"""UCT with max^n backups in one world: plain functions over ints, to be compiled from outside.

The tree holds one node a card played; a node keeps the visits and the sum of the utilities of
the seat that played the card. A simulation goes down the tree by UCB1, adds one node, plays
out by a simple rule and chance, and backs up what each seat's result is worth to it.
"""

from __future__ import annotations

import math
from typing import Any

from openhearts.rules import masks
from openhearts.rules.masks import KernelOptions

LINEAR, MODULUS = 48_271, 2_147_483_647
"""The generator of the playouts: the same numbers compiled and not."""


def lowest_rank(cards: int) -> int:
    """Return the index of the card of the lowest rank, clubs first among equals."""
    lowest = -1
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = masks.popcount(bit - 1)
        if lowest < 0 or card & 15 < lowest & 15:
            lowest = card
    return lowest


def highest_rank(cards: int) -> int:
    """Return the index of the card of the highest rank, hearts first among equals."""
    highest = -1
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = masks.popcount(bit - 1)
        if card & 15 >= highest & 15 or highest < 0:
            highest = card
    return highest


def duck(  # noqa: PLR0913, PLR0917 - no keyword arguments in compiled code
    legal: int, length: int, players: int, led: int, best: int, options: KernelOptions
) -> int:
    """Return the card of a seat that wants no points: it ducks, throws the worst, leads low."""
    if length == 0:
        return lowest_rank(legal)
    dearest = options.value_masks[0]
    following = legal & (masks.CLUB_MASK << (16 * led))
    if not following:
        return highest_rank(legal & dearest or legal & options.penalty_cards or legal)
    below = following & ((1 << best) - 1)
    if below:
        return highest_rank(below)
    if length < players - 1:
        return lowest_rank(following)
    return highest_rank(following & ~dearest or following)


HELPERS = (lowest_rank, highest_rank, duck)
"""What the search calls, callees before callers."""


def search_world(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917 - one compiled loop
    start_hands: Any,
    start_captured: Any,
    start_taken: Any,
    start_trick: Any,
    start_length: int,
    start_leader: int,
    start_broken: int,
    tricks_played: int,
    kitty: int,
    kitty_open: int,
    moon: int,
    penalty_sum: int,
    simulations: int,
    exploration: float,
    sense: int,
    seed: int,
    options: KernelOptions,
    work: Any,
    shares: Any,
    totals: Any,
    means: Any,
) -> int:
    """Search one world from one decision.

    Args:
        start_hands: the cards each seat holds, as masks.
        start_captured: the cards each seat has taken.
        start_taken: how many tricks each seat has taken.
        start_trick: the cards on the table, as indexes.
        start_length: how many they are.
        start_leader: who led.
        start_broken: whether hearts are broken (1 or 0).
        tricks_played: how many tricks are finished.
        kitty: the kitty as a mask.
        kitty_open: whether nobody has taken it yet (1 or 0).
        moon: what a moon does, as a ``MOON_`` code.
        penalty_sum: the sum of the penalty cards.
        simulations: how many.
        exploration: the constant of UCB1.
        sense: how many of a thousand cards of a playout :func:`duck` plays; chance the others.
        seed: the state of the generator, 1 to MODULUS - 1.
        options: the numbers of the rule set.
        work: room for whole numbers, one row a purpose: hands, captured, taken, trick, the
            path and who played along it; then four rows of the tree: card, first child,
            children, visits.
        shares: room for each seat's utility.
        totals: room for the tree's sums of utilities.
        means: is given, by card index, the mean utility of the cards one may play.

    Returns:
        The generator's state.
    """
    players = options.players
    hands, captured, taken, trick = work[0], work[1], work[2], work[3]
    path, movers = work[4], work[5]
    card_of, first_child, children, visits = work[6], work[7], work[8], work[9]
    point_cards = options.penalty_cards | options.bonus_cards
    rest_matters = options.no_trick_bonus != 0 or options.sun_doubles != 0
    state = seed
    nodes = 1
    first_child[0] = children[0] = visits[0] = 0
    for _ in range(simulations):
        unplayed = 0
        for seat in range(players):
            hands[seat] = start_hands[seat]
            captured[seat] = start_captured[seat]
            taken[seat] = start_taken[seat]
            unplayed |= start_hands[seat]
        best = -1
        for place in range(start_length):
            card = start_trick[place]
            trick[place] = card
            if place == 0 or masks.beats(card, best):
                best = card
        length, leader, broken = start_length, start_leader, start_broken
        first_trick = 1 if tricks_played == 0 else 0
        waiting_kitty = kitty if kitty_open else 0
        node, depth, in_tree = 0, 0, 1
        on_table = 0
        for place in range(start_length):
            on_table |= 1 << start_trick[place]
        while unplayed:
            if length == 0 and not rest_matters and not (unplayed | waiting_kitty) & point_cards:
                break
            mover = leader + length
            if mover >= players:
                mover -= players
            if length == 0:
                legal = masks.legal_leads(hands[mover], first_trick, broken, options)
            else:
                legal = masks.legal_follows(
                    hands[mover], trick[0] >> 4, first_trick, broken, options
                )
            if in_tree:
                if children[node] == 0:
                    first_child[node] = nodes
                    rest = legal
                    while rest:
                        bit = rest & -rest
                        rest ^= bit
                        card_of[nodes] = masks.popcount(bit - 1)
                        first_child[nodes] = children[nodes] = visits[nodes] = 0
                        totals[nodes] = 0.0
                        nodes += 1
                    children[node] = nodes - first_child[node]
                begin = first_child[node]
                end = begin + children[node]
                fresh = 0
                for child in range(begin, end):
                    if visits[child] == 0:
                        fresh += 1
                chosen = begin
                if fresh:
                    state = state * LINEAR % MODULUS
                    skip = state % fresh
                    for child in range(begin, end):
                        if visits[child] == 0:
                            if skip == 0:
                                chosen = child
                                break
                            skip -= 1
                    in_tree = 0
                else:
                    log_visits = math.log(visits[node])
                    highest = -1.0e300
                    for child in range(begin, end):
                        bound = totals[child] / visits[child] + exploration * math.sqrt(
                            log_visits / visits[child]
                        )
                        if bound > highest:
                            highest = bound
                            chosen = child
                path[depth] = chosen
                movers[depth] = mover
                depth += 1
                node = chosen
                card = card_of[chosen]
            else:
                state = state * LINEAR % MODULUS
                if state % 1000 >= sense:
                    state = state * LINEAR % MODULUS
                    skip = state % masks.popcount(legal)
                    while skip:
                        legal &= legal - 1
                        skip -= 1
                    card = masks.popcount((legal & -legal) - 1)
                else:
                    card = duck(legal, length, players, trick[0] >> 4, best, options)
            bit = 1 << card
            hands[mover] ^= bit
            unplayed ^= bit
            on_table |= bit
            if bit & options.breaking_cards:
                broken = 1
            trick[length] = card
            if length == 0 or masks.beats(card, best):
                best = card
            length += 1
            if length == players:
                winner = leader
                for place in range(players):
                    if trick[place] == best:
                        winner = leader + place
                if winner >= players:
                    winner -= players
                pile = on_table
                if waiting_kitty and masks.takes_kitty(
                    on_table, first_trick, 0 if unplayed else 1, options
                ):
                    pile |= waiting_kitty
                    waiting_kitty = 0
                captured[winner] |= pile
                taken[winner] += 1
                leader, length, on_table, first_trick, best = winner, 0, 0, 0, -1
        shooter = -1
        if moon:
            for seat in range(players):
                if masks.shoots(captured[seat], options):
                    shooter = seat
        whole = 0.0
        for seat in range(players):
            score = masks.hand_score(
                captured[seat],
                taken[seat],
                moon if shooter >= 0 else 0,
                1 if seat == shooter else 0,
                taken[shooter] if shooter >= 0 else 0,
                options,
            )
            shares[seat] = float(penalty_sum - score)
            whole += shares[seat]
        visits[0] += 1
        for step in range(depth):
            child = path[step]
            visits[child] += 1
            totals[child] += shares[movers[step]] / whole if whole > 0.0 else 1.0 / players
    for child in range(first_child[0], first_child[0] + children[0]):
        if visits[child]:
            means[card_of[child]] = totals[child] / visits[child]
    return state
