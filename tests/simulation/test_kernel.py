"""The compiled hand agrees with the rulebook's, action by action."""

import random

import numpy as np
import pytest

from openhearts.cards import deal_cards
from openhearts.players import random_stream
from openhearts.rules.actions import PlayCard
from openhearts.rules.hand import HandPhase, HandState
from openhearts.rules.options import MoonChoice
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from openhearts.rules.scoring import find_shooter, score_hand
from openhearts.simulation.kernel import (
    CAPTURED,
    KITTY_TAKER,
    TAKEN,
    play_randomly,
    random_hands,
    random_hands_by_state,
    score_of,
)
from openhearts.simulation.numbers import numbers_of
from openhearts.simulation.randomness import new_stream
from openhearts.table.conformance import random_rules

GAMES = [(name, count) for name, preset in PRESETS.items() for count in preset.player_counts]


class Stream:
    """The plain twin of the compiled generator."""

    def __init__(self, word):
        self.word = word

    def below(self, bound):
        x = self.word
        x ^= x >> 12
        x = (x ^ x << 25) & (1 << 64) - 1
        x ^= x >> 27
        self.word = x
        word = x * 2685821657736338717 & (1 << 64) - 1
        return (word >> 32) * bound >> 32


def check_hand(rules, rng):
    dealt = deal_cards(rules.deck, rules.players, rules.hand_size, rng)
    dealer = rng.randrange(rules.players)
    hold = rules.with_changes(pass_count=0, pass_cycle=(type(rules.pass_cycle[0])("H"),))
    state, _ = HandState.start(hold, 1, dealer, dealt)
    stream = new_stream(rng)
    twin = Stream(int(stream[0]))
    hands = np.array([cards.mask for cards in dealt.hands], np.int64)
    numbers = numbers_of(hold)
    rows = np.zeros((64, 3), np.int64)
    eldest = (dealer + 1) % rules.players
    end = play_randomly(numbers, hands, dealt.kitty.mask, eldest, stream, rows)
    for seat, index, legal in rows[: rules.players * rules.hand_size]:
        assert state.turn == seat
        assert state.legal == legal
        cards = list(state.legal_cards())
        card = cards[twin.below(len(cards))]
        assert card.index == index
        state, _ = state.apply(int(seat), PlayCard(card))
    assert state.phase is HandPhase.PLAYED
    assert tuple(end[CAPTURED : CAPTURED + rules.players]) == state.captured
    assert tuple(end[TAKEN : TAKEN + rules.players]) == state.taken
    assert end[KITTY_TAKER] == state.kitty_taker
    shooter = find_shooter(hold, state.captured)
    for code, effect in ((1, MoonChoice.ADD), (2, MoonChoice.SUBTRACT)):
        used = {"ADD_TO_OTHERS": MoonChoice.ADD, "SUBTRACT_FROM_SELF": MoonChoice.SUBTRACT}.get(
            hold.moon, effect
        )
        plain = score_hand(hold, state.captured, state.taken, shooter, used)
        assert tuple(score_of(numbers, end, code)) == plain


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_agrees_with_the_rulebook_in_every_game(name, players):
    rng = random_stream(name, players)
    for _ in range(5):
        check_hand(build_rules(name, players), rng)


@pytest.mark.parametrize("seed", range(60))
def test_agrees_with_the_rulebook_under_random_rules(seed):
    rng = random.Random(seed)
    rules = random_rules(rng, 1)
    for _ in range(4):
        check_hand(rules, rng)


def test_more_values_than_a_rule_set_usually_has():
    points = {card.text: 1 + card.index % 29 for card in build_rules("standard").deck}
    rules = build_rules("standard", 4, {"points": points})
    assert len(rules.kernel.values) > 16
    check_hand(rules, random.Random(4))


def test_the_same_stream_gives_the_same_hands():
    numbers = numbers_of(build_rules("standard"))
    first = random_hands(numbers, 500, new_stream(random.Random(3)))
    assert first == random_hands(numbers, 500, new_stream(random.Random(3)))
    assert first != random_hands(numbers, 500, new_stream(random.Random(4)))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_random_hands_are_the_same_with_and_without_a_state(name, players):
    numbers = numbers_of(build_rules(name, players))
    first = random_hands(numbers, 300, new_stream(random.Random(3)))
    assert first == random_hands_by_state(numbers, 300, new_stream(random.Random(3)))
