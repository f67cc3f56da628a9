"""The steady player is clearly better than the plain ones, on the same cards in every seat."""

import statistics

import pytest

from openhearts.players import player_named, random_stream
from openhearts.rules.ruletext import build_rules
from openhearts.table.play import play_match


def advantages(preset, players, one, rest, deals):
    """For each deal: what ``one`` scores less than the others, over every seat it can take."""
    rules = build_rules(preset, players, {"hand_limit": 1, "target": "none", "first_dealer": 0})
    found = []
    for deal in range(deals):
        entry = rules.pass_cycle[deal % len(rules.pass_cycle)]
        turned = rules.with_changes(pass_cycle=(entry,), first_dealer=deal % players)
        less = 0.0
        for seat in range(players):
            seated = [
                player_named(one if s == seat else rest, random_stream(deal, "player", s))
                for s in range(players)
            ]
            match = play_match(turned, seated, random_stream(deal, "cards"))
            scores = match.final.results[0].scores
            less += (sum(scores) - scores[seat]) / (players - 1) - scores[seat]
        found.append(less / players)
    return found


@pytest.mark.parametrize(
    ("preset", "players", "one", "rest", "deals"),
    [
        ("standard", 4, "steady", "simple", 60),
        ("standard", 4, "steady", "random", 40),
        ("standard", 4, "simple", "random", 60),
        ("standard", 3, "steady", "simple", 60),
        ("standard", 6, "steady", "simple", 60),
        ("omnibus", 4, "steady", "simple", 60),
        ("black-maria", 4, "steady", "simple", 60),
        ("spot", 4, "steady", "simple", 60),
        ("classic", 5, "steady", "simple", 60),
        ("queens", 4, "steady", "simple", 60),
        ("kitty", 4, "steady", "simple", 60),
    ],
)
def test_is_better_on_the_same_cards(preset, players, one, rest, deals):
    found = advantages(preset, players, one, rest, deals)
    error = statistics.stdev(found) / len(found) ** 0.5
    assert statistics.mean(found) > 3 * error


@pytest.mark.soak
@pytest.mark.parametrize(
    ("one", "rest", "least"),
    [
        ("casual", "beginner", 0.5),
        ("steady", "casual", 0.5),
        ("strong", "steady", 0.5),
        ("expert", "strong", 0.5),
        ("master", "expert", 0.5),
        ("expert", "steady", 3.0),
        ("master", "steady", 3.5),
    ],
)
def test_each_level_is_as_strong_as_it_says(one, rest, least):
    found = advantages("standard", 4, one, rest, 300)
    error = statistics.stdev(found) / len(found) ** 0.5
    assert statistics.mean(found) >= least
    assert statistics.mean(found) > 1.96 * error


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("preset", ["omnibus", "spot", "classic"])
def test_the_expert_is_better_in_other_games_too(preset, players):
    found = advantages(preset, players, "expert", "steady", 150)
    error = statistics.stdev(found) / len(found) ** 0.5
    assert statistics.mean(found) > 1.96 * error
