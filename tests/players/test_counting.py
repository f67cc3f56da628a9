"""Counting cards: what a view proves about hidden cards, checked against the cards themselves."""

import random

import pytest

from openhearts.cards import CardSet, Suit
from openhearts.players import choose_action, player_named, random_stream
from openhearts.players.counting import count_cards
from openhearts.rules.actions import CHANCE
from openhearts.rules.match import MatchState
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from openhearts.rules.trick import Trick
from openhearts.rules.view import MatchPhase
from openhearts.table.chance import next_chance_action
from players.positions import cards, playing

GAMES = [(name, count) for name, preset in PRESETS.items() for count in preset.player_counts]


def in_play(rules, seed):
    """Every state of a match of random players in which a card is to be played."""
    rng = random.Random(seed)
    players = [player_named("random", random_stream(seed, s)) for s in range(rules.players)]
    state, _ = MatchState.start(rules)
    while state.to_act:
        seat = state.to_act[0]
        if state.phase is MatchPhase.PLAYING:
            yield state
        if seat == CHANCE:
            action = next_chance_action(state, rng)
        else:
            action = choose_action(players[seat], state.view(seat))
        state, _ = state.apply(seat, action)


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_what_is_counted_is_true_of_the_hidden_cards(preset, players):
    rules = build_rules(preset, players, {"hand_limit": 2, "target": "none", "tie": "SHARE"})
    for state in in_play(rules, 3):
        for seat in range(players):
            known = count_cards(state.view(seat))
            for other, hand in enumerate(state.hand.hands):
                assert known.cards_left[other] == hand.bit_count()
                assert not hand & ~known.may_hold[other]
                assert not known.holds[other] & ~hand


@pytest.mark.parametrize("entry", ["SCATTER", "MIX", "R2"])
def test_passes_of_every_kind_are_counted_truly(entry):
    rules = build_rules("standard", 5, {"pass_cycle": [entry], "hand_limit": 1, "target": "none"})
    for state in in_play(rules, 4):
        view = state.view(2)
        known = count_cards(view)
        for other, hand in enumerate(state.hand.hands):
            assert not hand & ~known.may_hold[other]
            assert not known.holds[other] & ~hand


def test_a_shown_void_is_remembered():
    played = [Trick(0, cards("2C 3C AD 4C"), 3)]
    hand = "5C 6C 7C 2D 3D 4D 5D 2S 3S 4S 5S 6S"
    known = count_cards(playing(hand, tricks=played, seat=0))
    assert not known.may_hold[2] & Suit.CLUBS.mask
    assert known.may_hold[1] & Suit.CLUBS.mask


def test_the_last_cards_are_known_by_elimination():
    for state in in_play(build_rules("standard", 4, {"hand_limit": 1, "target": "none"}), 9):
        view = state.view(0)
        if view.cards_left(1) + view.cards_left(2) == 0 and view.cards_left(3):
            known = count_cards(view)
            assert known.holds[3] == state.hand.hands[3]


def test_a_kitty_nobody_saw_keeps_the_last_cards_open():
    rules = build_rules("classic", 3, {"hand_limit": 1, "target": "none"})
    for state in in_play(rules, 2):
        known = count_cards(state.view(0))
        assert known.hidden_kitty == 4
        kitty = state.hand.setup.deal.kitty
        assert kitty <= CardSet.from_mask(known.unseen)
