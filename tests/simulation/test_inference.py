"""How likely worlds are by what was played."""

import random

import numpy as np
import pytest

from openhearts.rules.presets import PRESETS
from openhearts.simulation.habits import STEADY, seat_habits
from openhearts.simulation.inference import weigh_worlds
from openhearts.simulation.kernel import HANDS, MOST_SEATS
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.situation import read_situation
from openhearts.simulation.worlds import draw_worlds, world_source
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
