"""How likely worlds are: by what was played, and by what was passed."""

import random

import numpy as np
import pytest

from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from openhearts.simulation.habits import STEADY, seat_habits
from openhearts.simulation.inference import draw_likely_worlds, weigh_worlds
from openhearts.simulation.kernel import HANDS, MOST_SEATS
from openhearts.simulation.passed import pass_signs, weigh_passes
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.situation import read_situation
from openhearts.simulation.worlds import WORLD_SIZE, draw_worlds, world_source
from simulation.test_worlds import played_to


def weights_of(situation, worlds):
    """The logarithms of the worlds' weights, and how likely each seat is set on the moon."""
    intent = np.zeros((len(worlds), MOST_SEATS))
    weights = weigh_worlds(
        situation.numbers,
        seat_habits(situation.seat, STEADY, STEADY),
        situation.plays,
        worlds,
        situation.seat,
        int(situation.state[HANDS + situation.seat]),
        situation.leader,
        0.7,
        intent,
    )
    return weights, intent


@pytest.mark.parametrize(
    ("name", "players"), [("standard", 4), ("omnibus", 4), ("kitty", 4), ("classic", 5)]
)
@pytest.mark.parametrize("left", [3, 7])
def test_a_world_weighs_the_same_alone_and_among_others(name, players, left):
    """A hand that comes again is not judged again, and kitties differ from world to world."""
    rules = PRESETS[name].rules(players)
    state = played_to(rules, 3, players * (rules.hand_size - left) + 1, who="steady")
    situation = read_situation(state.view(state.to_act[0]))
    worlds = draw_worlds(world_source(situation), 60, new_stream(random.Random(2)))
    together, intents = weights_of(situation, worlds)
    for place in range(len(worlds)):
        alone, intent = weights_of(situation, worlds[place : place + 1])
        assert alone[0] == together[place]
        assert np.array_equal(intent[0], intents[place])
    assert len(set(together)) > 1


def after_a_pass(seed, plays=0):
    """The situation of the seat on turn in a hand of steady players, and all the hands."""
    state = played_to(build_rules("standard"), seed, plays, who="steady")
    return read_situation(state.view(state.to_act[0])), state.hand.hands


def test_true_hands_look_likelier_after_a_pass_than_those_dealt_by_chance():
    better = 0.0
    for seed in range(40):
        situation, hands = after_a_pass(seed)
        true = np.zeros((1, WORLD_SIZE), np.int64)
        true[0, :4] = [0 if seat == situation.seat else hands[seat] for seat in range(4)]
        by_chance = draw_worlds(world_source(situation), 200, new_stream(random.Random(seed)))
        signs = pass_signs(situation.numbers, 3)
        weights = weigh_passes(situation, situation.given, np.vstack((true, by_chance)), signs)
        better += weights[0] - np.log(np.exp(weights[1:]).mean())
    assert better / 40 > 0.7


def test_after_a_pass_worlds_are_drawn_whose_hands_were_kept():
    """They are much likelier than chance would have them, and hold what was given to them."""
    situation, _ = after_a_pass(5)
    (receiver,) = (seat for seat, cards in enumerate(situation.given) if cards)
    source = world_source(situation)
    habits = seat_habits(situation.seat, STEADY, STEADY)
    likely, _ = draw_likely_worlds(
        source, habits, 2_000, new_stream(random.Random(1)), wider=2, softness=0.7
    )
    by_chance = draw_worlds(source, 2_000, new_stream(random.Random(1)))
    signs = pass_signs(situation.numbers, 3)

    def mean_weight(worlds):
        return weigh_passes(situation, situation.given, worlds, signs).mean()

    assert mean_weight(likely) > mean_weight(by_chance) + 1.0
    for world in likely[:50]:
        assert int(world[receiver]) & situation.given[receiver] == situation.given[receiver]


@pytest.mark.parametrize("entry", ["H", "SCATTER", "MIX"])
def test_other_passes_say_nothing(entry):
    rules = build_rules("standard", 4, {"pass_cycle": [entry]})
    state = played_to(rules, 1, 5)
    assert read_situation(state.view(state.to_act[0])).given is None
