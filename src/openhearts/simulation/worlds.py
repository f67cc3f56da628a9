"""Worlds: deals of the hidden cards that agree with everything a seat knows.

Each is as likely as every other. Cards that the same seats may hold are one kind; how many
of each kind a seat gets is drawn by the exact number of ways the rest can then be dealt, so
nothing is tried and thrown away but what only a whole hand can contradict. Every world
proves itself: each play so far was legal in it, and its leader had to lead.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from openhearts.rules.masks import CLUB_MASK
from openhearts.simulation.compiling import compiled, copy_row, entry_point
from openhearts.simulation.errors import ImpossibleViewError
from openhearts.simulation.kernel import EMPTY, ONE
from openhearts.simulation.numbers import Numbers
from openhearts.simulation.randomness import Words, below, unit
from openhearts.simulation.situation import (
    PLAY_CARD,
    PLAY_LATER,
    PLAY_LED,
    PLAY_SEAT,
    Situation,
    legal_in,
)

KITTY_PLACE = 7
"""The place of the kitty in a world; before it come the seats."""
WORLD_SIZE = 8
_MOST_KINDS = 10
_MOST_STATES = 1 << 22
_TRIES = 2_000
"""How often a world may fail its proof before the view is called impossible."""


class WorldSource(NamedTuple):
    """What worlds of one situation are drawn from."""

    situation: Situation
    sure: Any
    """For each place of a world, the cards that are there in every one."""
    cards: Any
    """The other unseen cards, kind after kind."""
    starts: Any
    """Where each kind begins in ``cards``."""
    places: Any
    """The places that get cards, in the order they are dealt to."""
    first_edges: Any
    edge_ways: Any
    """For each way to deal to a place, the sum of deals up to it among those of its state."""
    edge_counts: Any
    edge_targets: Any
    deals: float
    """How many worlds there are before their proof."""


def world_source(situation: Situation) -> WorldSource:
    """Prepare drawing worlds.

    Raises:
        ImpossibleViewError: no deal agrees with the view.
    """
    players = situation.players
    sure = np.zeros(WORLD_SIZE, np.int64)
    fixed = 0
    room: list[tuple[int, int, int]] = []
    for holder, (size, may, holds) in enumerate(
        zip(situation.sizes, situation.may_hold, situation.holds, strict=True)
    ):
        place = KITTY_PLACE if holder == players else holder
        sure[place] = holds
        fixed |= holds
        if size < holds.bit_count():
            raise ImpossibleViewError(f"seat {holder} holds more cards than it has left")
        if size > holds.bit_count():
            room.append((place, size - holds.bit_count(), may))
    free = situation.unseen & ~fixed
    kinds = _kinds(free, room)
    product = 1
    for cards, _ in kinds:
        product *= cards.bit_count() + 1
    if len(kinds) > _MOST_KINDS or product > _MOST_STATES:
        room = [(place, size, free) for place, size, _ in room]
        kinds = _kinds(free, room)
    free_cards = [index for mask, _ in kinds for index in range(64) if mask >> index & 1]
    starts = np.zeros(len(kinds) + 1, np.int64)
    np.cumsum([mask.bit_count() for mask, _ in kinds], out=starts[1:])
    allowed = np.array(
        [[int(bool(takers >> i & 1)) for _, takers in kinds] for i in range(len(room))], np.int64
    ).reshape(len(room), len(kinds))
    tables = _count_deals(
        np.diff(starts), np.array([size for _, size, _ in room], np.int64), allowed
    )
    if not tables[4] > 0.0:
        raise ImpossibleViewError("no deal of the unseen cards agrees with what was played")
    return WorldSource(
        situation,
        sure,
        np.array(free_cards, np.int64),
        starts,
        np.array([place for place, _, _ in room], np.int64),
        *tables,
    )


def _kinds(free: int, room: list[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """Group cards by who may hold them: (cards, places as bits)."""
    groups: dict[int, int] = {}
    for index in range(64):
        if free >> index & 1:
            takers = sum(1 << i for i, (_, _, may) in enumerate(room) if may >> index & 1)
            if not takers:
                raise ImpossibleViewError("nobody can hold one of the unseen cards")
            groups[takers] = groups.get(takers, 0) | 1 << index
    return [(cards, takers) for takers, cards in groups.items()]


def draw_worlds(source: WorldSource, count: int, stream: Words) -> Any:
    """Draw worlds: an array of one row a world, the hidden cards by seat, the kitty last.

    Raises:
        ImpossibleViewError: no deal agrees with the view.
    """
    situation = source.situation
    out = np.zeros((count, WORLD_SIZE), np.int64)
    done = _draw(
        situation.numbers,
        situation.plays,
        situation.seat,
        situation.leader,
        situation.state[situation.seat],
        source.sure,
        source.cards,
        source.starts,
        source.places,
        source.first_edges,
        source.edge_ways,
        source.edge_counts,
        source.edge_targets,
        stream,
        out,
    )
    if done < count:
        raise ImpossibleViewError("no deal of the unseen cards was found that agrees with the view")
    return out


@compiled
def _grown(array: Any) -> Any:
    larger = np.zeros(2 * len(array), array.dtype)
    copy_row(larger, array)
    return larger


@entry_point
def _count_deals(sizes: Any, rooms: Any, may: Any) -> Any:
    """Count the ways to deal cards of some kinds to places, and lay them out for drawing.

    Returns the first edge of each state, and for each edge the running sum of deals, how many
    cards of each kind it takes (six bits a kind) and the state it leads to; and all deals.
    """
    kinds = len(sizes)
    holders = len(rooms)
    choose = np.zeros((64, 64), np.float64)
    for n in range(64):
        choose[n, 0] = 1.0
        for k in range(1, n + 1):
            choose[n, k] = choose[n - 1, k - 1] + choose[n - 1, k]
    radix = np.ones(kinds + 1, np.int64)
    for kind in range(kinds):
        radix[kind + 1] = radix[kind] * (sizes[kind] + 1)
    number = np.full(radix[kinds], -1, np.int32)
    states = np.zeros(256, np.int64)
    layer_start = np.zeros(holders + 2, np.int64)
    first = np.zeros(256, np.int64)
    ways = np.zeros(1024, np.float64)
    counts = np.zeros(1024, np.int64)
    targets = np.zeros(1024, np.int64)
    total_states = 1
    states[0] = radix[kinds] - 1
    layer_start[1] = 1
    edges = 0
    rest = np.zeros(kinds, np.int64)
    taken = np.zeros(kinds, np.int64)
    after = np.zeros(kinds + 1, np.int64)
    for layer in range(holders):
        begin_next = total_states
        for state in range(layer_start[layer], layer_start[layer + 1]):
            first[state] = edges
            code = states[state]
            for kind in range(kinds):
                rest[kind] = (code // radix[kind]) % (sizes[kind] + 1)
            after[kinds] = 0
            for kind in range(kinds - 1, -1, -1):
                after[kind] = after[kind + 1] + (rest[kind] if may[layer, kind] else 0)
            need = rooms[layer]
            if after[0] < need:
                continue
            kind = 0
            open_ = need
            taken[:] = -1
            while kind >= 0:
                most = min(rest[kind], open_) if may[layer, kind] else 0
                least = max(0, open_ - after[kind + 1])
                if taken[kind] < 0:
                    taken[kind] = least
                else:
                    open_ += taken[kind]
                    most = min(rest[kind], open_) if may[layer, kind] else 0
                    taken[kind] += 1
                if taken[kind] > most:
                    taken[kind] = -1
                    kind -= 1
                    continue
                open_ -= taken[kind]
                if kind < kinds - 1:
                    kind += 1
                    taken[kind] = -1
                    continue
                if open_ == 0:
                    weight = 1.0
                    packed = EMPTY
                    target = code
                    for k in range(kinds):
                        weight *= choose[rest[k], taken[k]]
                        packed |= taken[k] << (6 * k)
                        target -= taken[k] * radix[k]
                    if number[target] < begin_next:
                        number[target] = total_states
                        if total_states >= len(states):
                            states = _grown(states)
                            first = _grown(first)
                        states[total_states] = target
                        total_states += 1
                    if edges >= len(ways):
                        ways = _grown(ways)
                        counts = _grown(counts)
                        targets = _grown(targets)
                    ways[edges] = weight
                    counts[edges] = packed
                    targets[edges] = number[target]
                    edges += 1
        layer_start[min(layer + 2, holders + 1)] = total_states
    full = np.zeros(total_states + 1, np.int64)
    copy_row(full, first[:total_states])
    last_layer = layer_start[holders]
    for state in range(last_layer, total_states + 1):
        full[state] = edges
    deals = np.zeros(total_states, np.float64)
    for state in range(last_layer, total_states):
        deals[state] = 1.0 if states[state] == 0 else 0.0
    for state in range(last_layer - 1, -1, -1):
        running = 0.0
        for edge in range(full[state], full[state + 1]):
            running += ways[edge] * deals[targets[edge]]
            ways[edge] = running
        deals[state] = running
    return full, ways[:edges].copy(), counts[:edges].copy(), targets[:edges].copy(), deals[0]


@compiled
def _proves(world: Any, plays: Any, seat: int, leader: int, own: int, options: Any) -> bool:
    """Tell whether every play so far is legal in a world, and its leader the right one."""
    for row in range(len(plays)):
        player = plays[row, PLAY_SEAT]
        led = plays[row, PLAY_LED]
        card = plays[row, PLAY_CARD]
        if player == seat or (led >= 0 and card >> 4 == led):
            continue
        hand = world[player] | plays[row, PLAY_LATER]
        if not legal_in(hand, plays, row, options) & (ONE << card):
            return False
    if options.leads_lowest_club and leader >= 0:
        lowest = EMPTY
        found = -1
        for player in range(options.players):
            hand = own if player == seat else world[player]
            for row in range(len(plays)):
                if plays[row, PLAY_SEAT] == player:
                    hand |= plays[row, PLAY_LATER]
                    break
            clubs = hand & CLUB_MASK
            low = clubs & -clubs
            if low and (lowest == 0 or low < lowest):
                lowest = low
                found = player
        if found >= 0 and found != leader:
            return False
    return True


@entry_point
def _draw(
    numbers: Numbers,
    plays: Any,
    seat: int,
    leader: int,
    own: int,
    sure: Any,
    cards: Any,
    starts: Any,
    places: Any,
    first_edges: Any,
    edge_ways: Any,
    edge_counts: Any,
    edge_targets: Any,
    stream: Words,
    out: Any,
) -> int:
    """Draw worlds until ``out`` is full; return how many were found."""
    options = numbers[0]
    kinds = len(starts) - 1
    order = cards.copy()
    at = np.zeros(kinds + 1, np.int64)
    failed = 0
    done = 0
    while done < len(out):
        world = out[done]
        copy_row(world, sure)
        copy_row(at, starts)
        state = 0
        for holder in range(len(places)):
            low = first_edges[state]
            high = first_edges[state + 1] - 1
            if low < high:
                wanted = unit(stream) * edge_ways[high]
                while low < high:
                    middle = (low + high) >> 1
                    if edge_ways[middle] > wanted:
                        high = middle
                    else:
                        low = middle + 1
            packed = edge_counts[low]
            state = edge_targets[low]
            hand = EMPTY
            for kind in range(kinds):
                count = packed & 63
                packed >>= 6
                place = at[kind]
                end = starts[kind + 1]
                if count == end - place:
                    for i in range(place, end):
                        hand |= ONE << order[i]
                else:
                    for i in range(place, place + count):
                        j = i + below(stream, end - i)
                        chosen = order[j]
                        order[j] = order[i]
                        order[i] = chosen
                        hand |= ONE << chosen
                at[kind] = place + count
            world[places[holder]] |= hand
        if _proves(world, plays, seat, leader, own, options):
            done += 1
            failed = 0
        else:
            failed += 1
            if failed > _TRIES:
                break
    return done
