"""Worlds for the benchmark opponent: the unseen cards dealt to where they may be.

Honours everything :func:`openhearts.players.counting.count_cards` knows: counts, shown voids,
the cards one has passed, the kitty. Not exactly uniform, as in the published method.
"""

from __future__ import annotations

import random

from openhearts.players.counting import Knowledge
from openhearts.rules.facts import Seat

_TRIES = 30

Bits = list[tuple[int, list[int]]]


def sample_world(knowledge: Knowledge, own_seat: Seat, rng: random.Random) -> tuple[list[int], int]:
    """Return every seat's hand, and the hidden kitty, as masks.

    Raises:
        ValueError: no deal agrees with what is known.
    """
    hands = list(knowledge.holds)
    players = len(hands)
    pool = knowledge.unseen
    for seat, held in enumerate(hands):
        if seat != own_seat:
            pool &= ~held
    room = [left - held.bit_count() for left, held in zip(knowledge.cards_left, hands, strict=True)]
    room[own_seat] = 0
    room.append(knowledge.hidden_kitty)
    may_hold = [*knowledge.may_hold, pool]
    loose: Bits = []
    while pool:
        bit = pool & -pool
        pool ^= bit
        places = [place for place in range(players + 1) if room[place] and may_hold[place] & bit]
        loose.append((bit, places))
    places_of = _deal_at_random(loose, room, rng)
    if places_of is None:
        places_of = _deal_by_search(loose, room, rng)
    masks = [*hands, 0]
    for bit, place in places_of:
        masks[place] |= bit
    return masks[:players], masks[players]


def _deal_at_random(
    loose: Bits, room: list[int], rng: random.Random
) -> list[tuple[int, int]] | None:
    """Deal the most constrained cards first, each to a place in proportion to its room."""
    for _ in range(_TRIES):
        left = room[:]
        cards = loose[:]
        rng.shuffle(cards)
        cards.sort(key=lambda card: len(card[1]))
        found: list[tuple[int, int]] = []
        for bit, places in cards:
            ticket = sum(left[place] for place in places)
            if not ticket:
                break
            drawn = int(rng.random() * ticket)
            for place in places:
                drawn -= left[place]
                if drawn < 0:
                    left[place] -= 1
                    found.append((bit, place))
                    break
        else:
            return found
    return None


def _deal_by_search(loose: Bits, room: list[int], rng: random.Random) -> list[tuple[int, int]]:
    """Place card after card, moving earlier ones aside where there is no other way."""
    place_of: dict[int, int] = {}
    places = dict(loose)
    left = room[:]

    def put(bit: int, tried: set[int]) -> bool:
        choices = places[bit][:]
        rng.shuffle(choices)
        for place in choices:
            if left[place]:
                left[place] -= 1
                place_of[bit] = place
                return True
        for place in choices:
            if place in tried:
                continue
            tried.add(place)
            for other in [card for card, at in place_of.items() if at == place]:
                if put(other, tried):
                    place_of[bit] = place
                    return True
        return False

    for bit, _ in loose:
        if not put(bit, set()):
            raise ValueError("no deal agrees with what this seat knows")
    return list(place_of.items())
