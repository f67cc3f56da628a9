"""The others of a playout stop one's own moon where a player who searches would."""

import random

import numpy as np
import pytest

from openhearts.cards import CardSet
from openhearts.rules.ruletext import build_rules
from openhearts.simulation.defence import moon_begun, spare_cards, stop_moon
from openhearts.simulation.habits import STEADY, seat_habits
from openhearts.simulation.kernel import (
    BEST,
    BEST_SEAT,
    BROKEN,
    CAPTURED,
    COUNT,
    HANDS,
    LEADER,
    LED,
    MOST_SEATS,
    PLAYED,
    STATE_SIZE,
    TRICK,
    TRICKS,
    TURN,
)
from openhearts.simulation.numbers import numbers_of
from openhearts.simulation.policy import FOR_THE_MOON
from openhearts.simulation.rollouts import try_cards

RULES = build_rules("standard")
NUMBERS = numbers_of(RULES)
OPTIONS = NUMBERS[0]
SHOOTER = 0


def mask(text):
    return CardSet.parse(text).mask if text else 0


def index(text):
    return CardSet.parse(text).lowest().index


def position(hands, trick=(), leader=SHOOTER):
    """The end of a hand in which the shooter has every penalty card that nobody holds."""
    state = np.zeros(STATE_SIZE, np.int64)
    held = 0
    for seat, text in enumerate(hands):
        state[HANDS + seat] = mask(text)
        held |= mask(text)
    table = mask(" ".join(trick))
    state[CAPTURED + SHOOTER] = RULES.deck.mask & ~held & ~table
    state[PLAYED] = RULES.deck.mask & ~held
    state[TRICKS] = 13 - max(len(text.split()) for text in hands)
    state[BROKEN] = 1
    state[LEADER] = leader
    state[TURN] = (leader + len(trick)) % 4
    state[COUNT] = len(trick)
    state[LED] = index(trick[0]) >> 4 if trick else -1
    state[BEST] = -1
    state[TRICK] = table
    for place, card in enumerate(trick):
        if place == 0 or (index(card) >> 4 == state[LED] and index(card) > state[BEST]):
            state[BEST], state[BEST_SEAT] = index(card), (leader + place) % 4
    return state


@pytest.mark.parametrize(
    ("hands", "trick", "leader", "legal", "answer"),
    [
        # The four of spades beats the three once the two has gone under the queen.
        (("3S QS", "2S 4S QH", "6C 7C 8C", "9C QC AH"), ("KD",), 0, "2S 4S QH", "QH"),
        # Another has the trick: a penalty card on it ends the moon.
        (("3S QS", "2C 9D 5H", "6C 7C", "8C 9C"), ("2D", "3D", "4D"), 2, "2C 9D 5H", "9D"),
        (("3S QS", "2C 5H", "6C 7C", "8C"), ("9D", "3D", "4D"), 2, "2C 5H", "5H"),
        # A heart that the shooter cannot beat.
        (("3S QS", "2C 5H 9H", "6C 7C", "8C"), (), 1, "2C 5H 9H", "9H"),
        # The shooter's card is beaten, by no more than it takes.
        (("2S AS", "8H TH KH", "6C 7C", "8C"), ("7H",), 0, "8H TH KH", "8H"),
        # The shooter still to play beats the eight, so the lowest does.
        (("TH AS", "2C 3C", "6C 7C", "8H 4H"), ("7H",), 2, "8H 4H", "4H"),
    ],
)
def test_what_stops_the_moon(hands, trick, leader, legal, answer):
    state = position(hands, trick, leader)
    seat = int(state[TURN])
    found = stop_moon(state, mask(legal), int(state[HANDS + seat]), SHOOTER, OPTIONS)
    assert found == index(answer)


def test_no_lead_stops_it_when_the_shooter_beats_them_all():
    state = position(("AS AH", "KS KH", "QS QH", "JS JH"), leader=1)
    assert stop_moon(state, mask("KS KH"), mask("KS KH"), SHOOTER, OPTIONS) == -1


@pytest.mark.parametrize(
    ("own", "theirs", "spare"),
    [
        ("2S 4S", "3S QS", 0),
        ("2S 4S 5S", "3S QS", 1),
        ("4S", "3S QS", -1),
        ("2S 4S", "5S QS", -1),
        ("2S 4S", "", -1),
    ],
)
def test_how_many_cards_of_a_suit_are_not_needed(own, theirs, spare):
    assert spare_cards(mask(own), mask(theirs)) == spare


def test_a_moon_has_begun_once_one_seat_alone_has_enough():
    state = position(("3S QS", "2C 5H", "6C 7C", "8C"))
    assert moon_begun(state, SHOOTER, OPTIONS)
    assert not moon_begun(state, 1, OPTIONS)
    state[CAPTURED + SHOOTER] = mask("2H 3H")
    assert not moon_begun(state, SHOOTER, OPTIONS)
    state[CAPTURED + SHOOTER] = mask("2H 3H 4H 6H")
    state[CAPTURED + 2] = mask("7H")
    assert not moon_begun(state, SHOOTER, OPTIONS)


def test_in_every_second_world_fewer_moons_come_through():
    """The same hundred endings twice: as it comes, and with the others against the moon."""
    own, rest = "AS KD JD 3S", list(CardSet.parse("5S 9S TS 6C 9C JC QC KC 4D 9D QH AH"))
    state = position((own, "", "", ""))
    state[PLAYED] &= ~sum(card.bit for card in rest)
    state[CAPTURED + SHOOTER] = state[PLAYED]
    chance = random.Random(1)
    worlds = []
    for _ in range(100):
        chance.shuffle(rest)
        hands = [sum(card.bit for card in rest[place : place + 4]) for place in (0, 4, 8)]
        worlds += [[0, *hands, 0]] * 2
    out = np.zeros((1, len(worlds), 2 * RULES.players + 1), np.int32)
    try_cards(
        NUMBERS,
        np.array([seat_habits(SHOOTER, STEADY, STEADY)]),
        state,
        np.array(worlds, np.int64),
        np.zeros((len(worlds), MOST_SEATS), np.int64),
        SHOOTER,
        np.array([index("AS")], np.int64),
        np.array([FOR_THE_MOON], np.int64),
        out,
    )
    shot = out[0, :, -1] == SHOOTER
    as_it_comes, against = int(shot[::2].sum()), int(shot[1::2].sum())
    assert against < as_it_comes * 0.8
