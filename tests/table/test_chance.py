"""Chance: drawn from outside, lawful for every preset, the same for the same source."""

import random

import pytest

from openhearts.rules.actions import CHANCE, AppointDealer, CutForDealer, PassCards, ShufflePassed
from openhearts.rules.match import MatchState
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from openhearts.table.chance import next_chance_action

GAMES = [(name, count) for name, preset in PRESETS.items() for count in preset.player_counts]


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_every_game_finds_a_dealer_and_deals(preset, players):
    state, _ = MatchState.start(build_rules(preset, players))
    rng = random.Random(5)
    while state.to_act == (CHANCE,):
        state, _ = state.apply(CHANCE, next_chance_action(state, rng))
    assert state.phase in (MatchPhase.PASSING, MatchPhase.PLAYING)


def test_the_same_source_draws_the_same_deal():
    state, _ = MatchState.start(build_rules("standard", 4, {"first_dealer": 0}))
    assert next_chance_action(state, random.Random(3)) == next_chance_action(
        state, random.Random(3)
    )


def test_cutting_goes_on_until_one_seat_is_alone_lowest():
    rules = build_rules("classic", 7)
    rounds = []
    for seed in range(60):
        state, _ = MatchState.start(rules)
        action = next_chance_action(state, random.Random(seed))
        assert isinstance(action, CutForDealer)
        rounds.append(len(action.rounds))
        assert state.why_not(CHANCE, action) is None
    assert max(rounds) > 1


def test_every_seat_can_be_drawn_as_dealer():
    state, _ = MatchState.start(build_rules("standard", 5))
    drawn = {next_chance_action(state, random.Random(seed)) for seed in range(80)}
    assert drawn == {AppointDealer(seat) for seat in range(5)}


def test_the_mixed_pool_is_shuffled():
    rules = build_rules("standard", 4, {"pass_cycle": ["MIX"], "first_dealer": 1})
    rng = random.Random(8)
    state, _ = MatchState.start(rules)
    state, _ = state.apply(CHANCE, next_chance_action(state, rng))
    for seat in range(4):
        cards = tuple(state.view(seat).hand.cards)[:3]
        state, _ = state.apply(seat, PassCards(cards))
    action = next_chance_action(state, rng)
    assert isinstance(action, ShufflePassed)
    state, _ = state.apply(CHANCE, action)
    assert state.phase is MatchPhase.PLAYING


def test_a_match_that_waits_for_a_seat_has_no_chance_action():
    state, _ = MatchState.start(build_rules("basic", 4, {"first_dealer": 0}))
    state, _ = state.apply(CHANCE, next_chance_action(state, random.Random(1)))
    with pytest.raises(ValueError, match="PLAYING"):
        next_chance_action(state, random.Random(1))
