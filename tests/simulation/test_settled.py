"""Playouts stop early; what is left then never changes a score."""

import random

import numpy as np
import pytest

from openhearts.rules.masks import MOON_ADD, MOON_SUBTRACT
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from openhearts.simulation.kernel import (
    COUNT,
    MOST_SEATS,
    STATE_SIZE,
    begin,
    deal,
    legal_mask,
    over,
    play,
    score,
    settled,
)
from openhearts.simulation.numbers import numbers_of
from openhearts.simulation.randomness import new_stream

GAMES = [(name, count) for name, preset in PRESETS.items() for count in preset.player_counts]
SUN = ("standard", 4, {"sun": "DOUBLE", "moon": "AUTO"})
NO_TRICK = ("standard", 4, {"no_trick_bonus": -5})


def scores_of(state, options):
    found = np.zeros(MOST_SEATS, np.int64)
    return [
        (score(state.copy(), effect, found, options), *found)
        for effect in (MOON_ADD, MOON_SUBTRACT)
    ]


@pytest.mark.parametrize("game", [*GAMES, SUN, NO_TRICK], ids=str)
def test_what_is_settled_stays_so(game):
    rules = build_rules(*game)
    options = numbers_of(rules)[0]
    stream, chance = new_stream(random.Random(3)), random.Random(4)
    hands, cards = np.zeros(MOST_SEATS, np.int64), np.zeros(64, np.int64)
    early = 0
    for number in range(40):
        state = np.zeros(STATE_SIZE, np.int64)
        begin(state, hands, deal(hands, cards, stream, options), number % rules.players, options)
        expected = None
        while not over(state):
            if expected is None and state[COUNT] == 0 and settled(state, options):
                expected = scores_of(state, options)
                early += 1
            legal = int(legal_mask(state, options))
            # Whoever can takes the trick: hands with moons and suns come up too.
            choices = [index for index in range(64) if legal >> index & 1]
            play(state, max(choices) if number % 2 else chance.choice(choices), options)
        assert expected in (None, scores_of(state, options))
    assert early or rules.no_trick_bonus or rules.kitty.value != "NONE"
