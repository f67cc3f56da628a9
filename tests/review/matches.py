"""Matches played by computer players, as records and as logs."""

import random
from functools import cache

from openhearts.players import player_named
from openhearts.records import record_of
from openhearts.rules.ruletext import build_rules
from openhearts.table.play import play_match

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Guy")


@cache
def played(preset="standard", players=4, hands=2, seed=1, level="steady", **changes):
    """The rules and the actions of a match of so many hands."""
    rules = build_rules(preset, players, {"hand_limit": hands, "target": "none"} | changes)
    rng = random.Random(seed)
    seats = [player_named(level, random.Random(rng.random())) for _ in range(players)]
    return rules, play_match(rules, seats, rng, stop_after=hands).actions


def recorded(*args, **options):
    rules, actions = played(*args, **options)
    return record_of(rules, actions, NAMES[: rules.players])
