"""Players whose answers follow from the seed and the place in the match alone."""

import random

import pytest

from openhearts.players import PlayerError, choose_action
from openhearts.players.plain import SimplePlayer
from openhearts.players.repeatable import RepeatablePlayer
from openhearts.rules.actions import CHANCE
from openhearts.rules.match import MatchState
from openhearts.rules.ruletext import build_rules
from openhearts.table.chance import next_chance_action

RULES = build_rules("standard", 4, {"hand_limit": 1, "target": "none"})


def views():
    """What seat 0 sees at each of its decisions of a hand."""
    state, _ = MatchState.start(RULES)
    rng = random.Random(2)
    while state.to_act:
        seat = state.to_act[0]
        if seat == CHANCE:
            action = next_chance_action(state, rng)
        else:
            if seat == 0:
                yield state.view(0)
            action = choose_action(SimplePlayer(), state.view(seat))
        state, _ = state.apply(seat, action)


@pytest.mark.parametrize("level", ["random", "beginner", "casual", "steady"])
def test_a_player_that_is_made_anew_answers_the_same(level):
    seen = list(views())
    whole = RepeatablePlayer(level, 7)
    answers = [choose_action(whole, view) for view in seen]
    assert answers == [choose_action(RepeatablePlayer(level, 7), view) for view in seen]


def test_another_seed_answers_otherwise():
    seen = list(views())
    answers = {
        tuple(choose_action(RepeatablePlayer("random", seed), view) for view in seen)
        for seed in range(3)
    }
    assert len(answers) == 3


def test_there_must_be_such_a_player():
    with pytest.raises(PlayerError):
        RepeatablePlayer("nobody", 1)
