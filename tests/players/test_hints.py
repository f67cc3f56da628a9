"""Hints: ranked, with figures that fit together and a reason in words."""

import random

import pytest

from openhearts.players import PlayerError, random_stream
from openhearts.players.hints import hints
from openhearts.players.searching import EFFORTS
from openhearts.rules.actions import CHANCE
from openhearts.rules.match import MatchState
from openhearts.rules.ruletext import build_rules
from openhearts.table.chance import next_chance_action
from players.test_levels import small
from simulation.test_worlds import played_to


def check(found, view):
    assert found[0].behind == 0
    assert all(action.behind >= 0 for action in found)
    assert all(action.reason and action.error >= 0 and action.worlds for action in found)
    assert all(0 <= action.own_moon <= 1 and 0 <= action.moon_risk <= 1 for action in found)


@pytest.mark.parametrize("seed", range(8))
def test_every_legal_card_is_ranked_once(seed):
    rules = build_rules("standard", 4, {"pass_cycle": ["L"]})
    view = (state := played_to(rules, seed, 5 + 6 * seed, "steady")).view(state.to_act[0])
    found = hints(view, random.Random(1), EFFORTS["strong"])
    check(found, view)
    assert sorted(action.cards[0] for action in found) == sorted(view.legal_cards())


def test_ducking_the_queen_is_said_in_words():
    view = small("AD 3D 5C 8H", "9D 4D", "QS 2S 3S 4C 6C 7C 8C 9C TC JC")
    found = hints(view, random.Random(1))
    assert found[0].cards[0].text == "3D"
    assert "queen of spades" in found[0].reason


def test_giving_the_queen_away_is_said_in_words():
    view = small("AS QS 6D", "2S KS", "5S 3S 3D 7D 8D 9D TD")
    found = hints(view, random.Random(1))
    assert found[0].cards[0].text == "QS"
    assert found[0].reason.startswith("gives the queen of spades away")


def test_passes_are_ranked_too():
    state, _ = MatchState.start(build_rules("standard", 4, {"first_dealer": 0}))
    state, _ = state.apply(CHANCE, next_chance_action(state, random_stream(3)))
    view = state.view(1)
    found = hints(view, random.Random(1), EFFORTS["expert"])
    check(found, view)
    assert len({action.cards for action in found}) == len(found)
    for action in found:
        assert len(set(action.cards)) == 3
        assert all(card in view.hand.cards for card in action.cards)


def test_the_same_stream_gives_the_same_hints():
    view = small("AD 3D 5C 8H", "9D 4D", "QS 2C 3C 4C 6C 7C 8C 9C TC JC")
    assert hints(view, random.Random(4)) == hints(view, random.Random(4))


def test_nobody_is_given_hints_out_of_turn():
    state = played_to(build_rules("standard"), 1, 3)
    waiting = next(seat for seat in range(4) if seat not in state.to_act)
    with pytest.raises(PlayerError, match="no card to play"):
        hints(state.view(waiting), random.Random(1))
