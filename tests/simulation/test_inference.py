"""How likely worlds are by what was played."""

import random

import numpy as np
import pytest

from openhearts.cards import CardSet
from openhearts.players.base import choose_action
from openhearts.players.searching import EFFORTS
from openhearts.players.steady import SteadyPlayer
from openhearts.rules.actions import CHANCE
from openhearts.rules.match import MatchState
from openhearts.rules.presets import PRESETS
from openhearts.rules.view import MatchPhase
from openhearts.simulation.habits import STEADY, seat_habits, trained_habits
from openhearts.simulation.inference import draw_likely_worlds, weigh_worlds
from openhearts.simulation.kernel import HANDS, MOST_SEATS
from openhearts.simulation.policy import COSTS_SIZE, choose
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.situation import read_situation
from openhearts.simulation.worlds import draw_worlds, world_source
from openhearts.table.chance import next_chance_action
from simulation.test_worlds import played_to


def weights_of(situation, worlds):
    """The logarithms of the worlds' weights, and how likely each seat is set on the moon."""
    intent = np.zeros((len(worlds), MOST_SEATS))
    kind = np.zeros((len(worlds), MOST_SEATS, 1))
    weights = weigh_worlds(
        situation.numbers,
        np.array([seat_habits(situation.seat, STEADY, STEADY)]),
        situation.plays,
        worlds,
        situation.seat,
        int(situation.state[HANDS + situation.seat]),
        situation.leader,
        np.array([0.7]),
        intent,
        kind,
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


class _AsksNetwork:
    """Plays as a playout does with trained habits and the network."""

    def __init__(self, seat):
        self._rows = seat_habits(seat, trained_habits(), STEADY, asks=True)

    def choose_pass(self, view):
        return SteadyPlayer().choose_pass(view)

    def choose_play(self, view):
        situation = read_situation(view)
        ways = np.zeros(MOST_SEATS, np.int64)
        numbers = situation.numbers[0]
        card = choose(situation.state, np.zeros(COSTS_SIZE), ways, self._rows, numbers)
        return CardSet.from_mask(1 << card).lowest()


def test_what_a_seat_plays_tells_whose_habits_it_has():
    """One that asks the network is told from steady players, whose cards it might often play."""
    tables = EFFORTS["master"].tables(0)
    found = {SteadyPlayer: [], _AsksNetwork: []}
    for seed in range(12):
        players = [SteadyPlayer(), SteadyPlayer(), _AsksNetwork(2), SteadyPlayer()]
        view = view_before_card(players, seed, cards_left=4)
        likely = draw_likely_worlds(
            world_source(read_situation(view)),
            tables,
            200,
            new_stream(random.Random(seed)),
            wider=4,
            softness=EFFORTS["master"].softness,
        )
        for seat in (1, 2, 3):
            found[type(players[seat])].append(likely.kinds[:, seat].mean())
    assert np.mean(found[_AsksNetwork]) > np.mean(found[SteadyPlayer]) + 0.1
    assert np.mean(found[_AsksNetwork]) > 0.8


def view_before_card(players, seed, *, cards_left):
    """What seat 0 sees when it is to play and holds so many cards."""
    state, _ = MatchState.start(PRESETS["standard"].rules(4))
    rng = random.Random(seed)
    while True:
        seat = state.to_act[0]
        if seat == CHANCE:
            state, _ = state.apply(seat, next_chance_action(state, rng))
            continue
        view = state.view(seat)
        if view.phase is MatchPhase.PLAYING and seat == 0 and len(view.hand.cards) == cards_left:
            return view
        state, _ = state.apply(seat, choose_action(players[seat], view))
