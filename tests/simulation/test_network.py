"""The network: what it reads, that it computes what it should, and bad files."""

import io
import random
from importlib.resources import files

import numpy as np
import pytest

from openhearts.cards import CardSet, Suit
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from openhearts.simulation import network_weights
from openhearts.simulation.errors import NetworkError
from openhearts.simulation.habits import STEADY, seat_habits, trained_habits
from openhearts.simulation.kernel import MOST_SEATS
from openhearts.simulation.network import ROOM, inputs_of, mend_costs
from openhearts.simulation.network_weights import (
    CARDS,
    DEAR,
    HEART_STEPS,
    HEARTS,
    HELD,
    INPUTS,
    LED_SUIT,
    LENGTH,
    MOST_ACTIVE,
    ON_TABLE,
    OUT,
    PLACE,
    SHOWN,
    TRICK_NUMBER,
    UNSEEN,
    new_weights,
    read_network,
    trained_network,
)
from openhearts.simulation.numbers import numbers_of
from openhearts.simulation.playouts import sensible_hands
from openhearts.simulation.policy import COSTS_SIZE, choose
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.situation import read_situation
from simulation.test_worlds import played_to

STANDARD = build_rules("standard")


def situations():
    for seed in range(12):
        state = played_to(STANDARD, seed, 4 * seed + seed % 4, who="steady")
        yield state, read_situation(state.view(state.to_act[0]))


def inputs_on(situation):
    out = np.zeros((1, MOST_ACTIVE), np.int64)
    inputs_of(situation.numbers, situation.state[None], out)
    on = out[0][out[0] >= 0]
    assert len(set(on)) == len(on)
    assert max(on) < INPUTS
    return set(on)


def test_the_inputs_say_what_the_seat_knows():
    for state, situation in situations():
        seat = situation.seat
        view = state.view(seat).hand
        on = inputs_on(situation)

        def cards(first, on=on):
            return {place - first for place in on if first <= place < first + CARDS}

        assert cards(HELD) == {card.index for card in view.cards}
        assert cards(UNSEEN) == {card.index for card in CardSet.from_mask(situation.unseen)}
        assert cards(ON_TABLE) == {card.index for card in view.trick}
        assert PLACE + len(view.trick) in on
        assert (LED_SUIT + int(view.trick[0].suit) in on) if view.trick else True
        assert TRICK_NUMBER + len(view.tricks) in on
        for suit in range(4):
            held = sum(card.suit == suit for card in view.cards)
            assert LENGTH + 14 * suit + held in on
            unseen = sum(card.suit == suit for card in CardSet.from_mask(situation.unseen))
            assert OUT + 14 * suit + unseen in on
        for step in range(4):
            pile = state.view(seat).captured[(seat + step) % 4]
            assert (DEAR + step in on) == any(str(card) == "QS" for card in pile)
            hearts = sum(card.suit is Suit.HEARTS for card in pile)
            grade = [hearts == 0, hearts == 1, 2 <= hearts <= 4, 5 <= hearts <= 8, hearts > 8]
            assert HEARTS + HEART_STEPS * step + grade.index(True) in on
        assert view.hearts_broken == (network_weights.BROKEN_AT in on)


def test_a_suit_that_was_not_followed_is_known_to_be_lacking():
    shown = 0
    for state, situation in situations():
        view, seat = state.view(situation.seat).hand, situation.seat
        lacking = set()
        for trick in view.tricks:
            for place, card in enumerate(trick.cards):
                other = (trick.leader + place) % 4
                if card.suit != trick.cards[0].suit and other != seat:
                    lacking.add(SHOWN + 4 * ((other - seat) % 4 - 1) + int(trick.cards[0].suit))
        on = inputs_on(situation)
        assert lacking <= on
        shown += len(lacking)
    assert shown > 10


def test_compiled_code_computes_the_layers():
    weights = new_weights(np.random.default_rng(3))
    weights["last"] *= 20
    weights["last_bias"] += np.arange(CARDS, dtype=np.float32) / 10
    for state, situation in situations():
        numbers = situation.numbers.copy()
        network_weights.put_weights(numbers, weights)
        legal = state.view(situation.seat).legal_cards()
        costs = np.arange(COSTS_SIZE, dtype=np.float64)
        before = costs.copy()
        mend_costs(situation.state, legal.mask, costs, np.zeros(ROOM), numbers[0])
        inputs = np.zeros(INPUTS, np.float32)
        inputs[list(inputs_on(situation))] = 1
        one = np.maximum(inputs @ weights["first"] + weights["first_bias"], 0)
        two = np.maximum(one @ weights["second"] + weights["second_bias"], 0)
        better = weights["last"] @ two + weights["last_bias"]
        changed = {card.index for card in legal}
        for index in range(COSTS_SIZE):
            expected = before[index] - (better[index] if index in changed else 0)
            assert costs[index] == pytest.approx(expected, abs=1e-3)


def test_only_a_seat_that_asks_follows_it_and_only_where_it_knows_the_game():
    def chosen(situation, rows):
        ways, costs = np.zeros(MOST_SEATS, np.int64), np.zeros(COSTS_SIZE)
        return choose(situation.state, costs, ways, rows, situation.numbers[0])

    differ = 0
    for _, situation in situations():
        alone = seat_habits(situation.seat, STEADY, STEADY)
        others = seat_habits(situation.seat, STEADY, STEADY, others_ask=True)
        asking = seat_habits(situation.seat, STEADY, STEADY, asks=True)
        assert chosen(situation, alone) == chosen(situation, others)
        differ += chosen(situation, alone) != chosen(situation, asking)
    assert differ
    for name, players in (("omnibus", 4), ("standard", 3), ("classic", 5)):
        rules = PRESETS[name].rules(players)
        assert not numbers_of(rules)["has_network"][0]
        state = played_to(rules, 2, 3 * players, who="steady")
        situation = read_situation(state.view(state.to_act[0]))
        rows = seat_habits(situation.seat, STEADY, STEADY)
        asks = seat_habits(situation.seat, STEADY, STEADY, asks=True)
        assert chosen(situation, rows) == chosen(situation, asks)
    assert numbers_of(STANDARD)["has_network"][0]


def test_it_is_better_than_the_trained_habits_alone():
    """One seat that asks it among three that do not, all with the trained habits."""
    habits = trained_habits()
    rows = seat_habits(0, habits, habits, asks=True)
    stream = new_stream(random.Random(9))
    hands = 20_000
    sums = sensible_hands(
        numbers_of(STANDARD), rows, np.array([1, 3, 2, 0], np.int64), 3, hands, stream
    )
    assert (sums[1:4].sum() / 3 - sums[0]) / hands > 0.5


def shipped():
    return files("openhearts.simulation").joinpath("network.npz").read_bytes()


def test_the_shipped_file_is_small_and_read():
    assert len(shipped()) < 1_000_000
    again = read_network(shipped())
    assert all(np.array_equal(again[name], array) for name, array in trained_network().items())


def saved(**changes):
    weights = new_weights(np.random.default_rng(1)) | changes
    file = io.BytesIO()
    np.savez(file, **{name: array for name, array in weights.items() if array is not None})
    return file.getvalue()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not the weights"),
        (b"nonsense", "not the weights"),
        (saved()[:5000], "not the weights"),
        (saved(last=None), "not the weights"),
        (saved(last_bias=np.zeros(3, np.float32)), "last_bias should be"),
        (saved(last_bias=np.zeros(CARDS)), "32 bits"),
        (saved(last_bias=np.full(CARDS, np.nan, np.float32)), "finite"),
        (saved(last_bias=np.array([None] * CARDS)), "not the weights"),
    ],
    ids=["empty", "text", "cut", "part", "shape", "type", "nan", "objects"],
)
def test_a_bad_file_is_refused(data, words):
    with pytest.raises(NetworkError, match=words):
        read_network(data)
