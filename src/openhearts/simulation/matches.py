"""Whole matches of sensible players: hands in compiled code, the score sheet by the rulebook."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from openhearts.rules.options import FirstDealer, Moon, MoonChoice
from openhearts.rules.passing import pass_size
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.scoring import (
    add_scores,
    find_shooter,
    lowest_seats,
    match_ends,
    score_hand,
    settled_effect,
)
from openhearts.simulation.habits import STEADY, seat_habits
from openhearts.simulation.kernel import CAPTURED, STATE_SIZE, TAKEN
from openhearts.simulation.numbers import numbers_of
from openhearts.simulation.passing import entry_number
from openhearts.simulation.playouts import sensible_hand
from openhearts.simulation.randomness import Words, below


class SimulatedMatch(NamedTuple):
    """How a match went."""

    totals: tuple[int, ...]
    hands: int
    moons: int
    winners: tuple[int, ...]


def simulate_match(rules: RuleSet, stream: Words, *, most_hands: int = 2_000) -> SimulatedMatch:
    """Play a whole match with sensible players, or as many hands as allowed."""
    numbers = numbers_of(rules)
    players = rules.players
    habits = seat_habits(0, STEADY, STEADY)
    state = np.zeros(STATE_SIZE, np.int64)
    totals: tuple[int, ...] = (0,) * players
    named = not isinstance(rules.first_dealer, FirstDealer)
    dealer = int(rules.first_dealer) if named else int(below(stream, players))
    moons = hands = 0
    while hands < most_hands:
        entry = rules.pass_entry(hands + 1)
        count = pass_size(entry, rules.pass_count, players)
        sensible_hand(
            numbers,
            habits,
            entry_number(entry, players),
            count,
            (dealer + 1) % players,
            stream,
            state,
        )
        captured = [int(pile) for pile in state[CAPTURED : CAPTURED + players]]
        tricks = [int(number) for number in state[TAKEN : TAKEN + players]]
        shooter = find_shooter(rules, captured)
        effect = None
        if shooter is not None:
            moons += 1
            effect = settled_effect(rules, captured, tricks, shooter, totals, hands)
            if effect is None and rules.moon is Moon.CHOICE:
                effect = MoonChoice.ADD
        totals = add_scores(rules, totals, score_hand(rules, captured, tricks, shooter, effect))
        hands += 1
        dealer = (dealer + 1) % players
        if match_ends(rules, totals, hands):
            break
    return SimulatedMatch(totals, hands, moons, lowest_seats(totals))
