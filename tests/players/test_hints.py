"""Hints: ranked, with figures that fit together and a reason in words."""

import random

import pytest

from openhearts.players import PlayerError, random_stream
from openhearts.players.hints import hints, is_mistake
from openhearts.players.searching import EFFORTS
from openhearts.players.standing import better_moon
from openhearts.rules.actions import CHANCE
from openhearts.rules.match import MatchState
from openhearts.rules.options import MoonChoice
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from openhearts.table.chance import next_chance_action
from openhearts.texts import texts_in
from players.test_levels import small
from playing import Player
from simulation.test_worlds import played_to


def said(action):
    return texts_in("en").word(action.reason)


def check(found, view):
    assert found[0].behind == 0
    assert all(action.behind >= 0 for action in found)
    assert all(said(action) and action.error >= 0 for action in found)
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
    assert "queen of spades" in said(found[0])


def test_giving_the_queen_away_is_said_in_words():
    view = small("AS QS 6D", "2S KS", "5S 3S 3D 7D 8D 9D TD")
    found = hints(view, random.Random(1))
    assert found[0].cards[0].text == "QS"
    assert said(found[0]).startswith("Gives the queen of spades away")


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


def test_a_mistake_is_clear_and_costs_points():
    view = small("AS QS 6D", "2S KS", "5S 3S 3D 7D 8D 9D TD")
    best, *others = hints(view, random.Random(1))
    assert not is_mistake(best, best)
    worst = max(others, key=lambda action: action.behind)
    assert is_mistake(worst._replace(behind=8.0, error=0.5), best._replace(error=0.5))
    assert not is_mistake(worst._replace(behind=8.0, error=4.0), best._replace(error=0.5))
    assert not is_mistake(worst._replace(behind=1.0, error=0.01), best._replace(error=0.01))


def test_the_moons_question_has_a_hint():
    rules = build_rules("standard", 4, {"moon": "CHOICE", "target": 100})
    view = moon_view(rules)
    best, other = hints(view, random.Random(1))
    assert {best.choice, other.choice} == set(MoonChoice)
    assert best.choice is better_moon(view)
    assert best.behind == 0
    assert all(said(action).endswith(".") for action in (best, other))


def moon_view(rules):
    """The view of a seat that has just shot the moon."""
    for seed in range(100_000):
        rng = random.Random(seed)
        player = Player(rng, rigged=1.0, feeding=1.0)
        state, _ = MatchState.start(rules)
        while state.hands_played == 0 and state.phase is not MatchPhase.CHOOSING_MOON:
            seat = rng.choice(state.to_act)
            state, _ = state.apply(seat, player.action(state, seat))
        if state.phase is MatchPhase.CHOOSING_MOON:
            return state.view(state.to_act[0])
    raise AssertionError("nobody shot the moon")
