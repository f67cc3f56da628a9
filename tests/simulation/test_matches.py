"""Whole simulated matches end by the rulebook, in every game."""

import random

import pytest

from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from openhearts.simulation.matches import simulate_match
from openhearts.simulation.randomness import new_stream

GAMES = [(name, count) for name, preset in PRESETS.items() for count in preset.player_counts]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_match_ends(name, players):
    rules = build_rules(name, players)
    match = simulate_match(rules, new_stream(random.Random(2)))
    assert 1 <= match.hands < 2_000
    assert max(match.totals) >= rules.target
    assert min(match.totals) == match.totals[match.winners[0]]


def test_sensible_players_score_what_there_is():
    rules = build_rules("standard", 4, {"hand_limit": 200, "target": "none"})
    match = simulate_match(rules, new_stream(random.Random(5)))
    assert sum(match.totals) == 26 * (200 - match.moons) + 78 * match.moons
    assert match.moons < 40


@pytest.mark.parametrize("entry", ["SCATTER", "MIX", "L", "R", "A", "H"])
def test_every_pass_is_made(entry):
    rules = build_rules("standard", 4, {"pass_cycle": [entry], "hand_limit": 5, "target": "none"})
    assert simulate_match(rules, new_stream(random.Random(7))).hands == 5
