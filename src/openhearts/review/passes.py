"""Trying passes that are given, side by side in the same made-up worlds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from openhearts.rules.options import PassEntry
from openhearts.rules.view import PlayerView
from openhearts.simulation.passing import entry_number
from openhearts.simulation.policy import AS_IT_COMES, FOR_THE_MOON, NO_MOON
from openhearts.simulation.randomness import new_stream
from openhearts.simulation.rollouts import try_passes
from openhearts.simulation.search import Effort
from openhearts.simulation.situation import read_situation
from openhearts.simulation.warm import ensure_warm
from openhearts.simulation.worlds import draw_worlds, world_source

WORLDS = 400


def scores_of_passes(
    view: PlayerView, masks: Sequence[int], effort: Effort, rng: random.Random
) -> Any:
    """Return what came of passing each set of cards, given as masks: [pass, mode, world, ...].

    In a hand without a pass the one set is the empty one.
    """
    hand = view.hand
    assert hand is not None
    ensure_warm()
    situation = read_situation(view)
    stream = new_stream(rng)
    worlds = draw_worlds(world_source(situation), WORLDS, stream)
    modes = [AS_IT_COMES]
    if situation.numbers[0]["moon_kind"]:
        modes += [FOR_THE_MOON, NO_MOON]
    arms = [(mask, mode) for mask in masks for mode in modes]
    width = 2 * situation.players + 1
    out = np.zeros((len(arms), WORLDS, width), np.int32)
    hold = hand.pass_entry is PassEntry.HOLD
    try_passes(
        situation.numbers,
        effort.tables(situation.seat),
        int(situation.state[situation.seat]),
        worlds,
        situation.seat,
        np.array([mask for mask, _ in arms], np.int64),
        # A pass of no cards to anybody is no pass.
        1 if hold else entry_number(hand.pass_entry, situation.players),
        hand.cards_to_pass,
        (hand.dealer + 1) % situation.players,
        np.array([mode for _, mode in arms], np.int64),
        stream,
        out,
    )
    return out.reshape(len(masks), len(modes), WORLDS, width)
