"""Teaching the network what a search thinks of the cards.

It is to give each card the chance that the search's points give it (cross entropy), and to lose few
points by what it would choose.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from openhearts.simulation.network_weights import (
    CARDS,
    HELD,
    INPUTS,
    LED_SUIT,
    LENGTH,
    LENGTHS,
    ON_TABLE,
    OUT,
    SEATS,
    SHOWN,
    TRICK_NUMBER,
    UNSEEN,
    Weights,
)
from openhearts.training.examples import Examples
from openhearts.training.learning import Adam, add_slope, likely, no_slope, think

_SOFTNESS = 1.0
_LOST_WEIGHS = 3.0
_AT_ONCE = 512
_WARM_UP = 0.1
"""After what share of the steps the rate stands highest; it then falls to nothing."""


class Lessons(NamedTuple):
    """How to teach."""

    deals: int = 4_000
    """Deals that a search plays for examples."""
    times: int = 8
    """How often each example is shown."""
    rate: float = 0.002


def imitate(
    weights: Weights, examples: Examples, lessons: Lessons, chance: np.random.Generator
) -> Iterator[float]:
    """Teach ``weights`` in place; yield, after each showing, how many points a choice loses.

    After the first trick clubs and diamonds do the same, so what is true of some cards is shown of
    those of the other suit, too.
    """
    examples = _also_exchanged(examples)
    adam = Adam(weights)
    number = len(examples.losses)
    steps = lessons.times * -(-number // _AT_ONCE)
    step = 0
    for _ in range(lessons.times):
        order = chance.permutation(number)
        lost = 0.0
        for first in range(0, number, _AT_ONCE):
            rows = order[first : first + _AT_ONCE]
            found, points = slope(weights, Examples(*(column[rows] for column in examples)))
            lost += points * len(rows)
            done = step / steps
            pace = done / _WARM_UP if done < _WARM_UP else (1 - done) / (1 - _WARM_UP)
            adam.step(found, lessons.rate * pace)
            step += 1
        yield lost / number


def slope(weights: Weights, examples: Examples) -> tuple[Weights, float]:
    """Return which way the weights miss more, and how many points a choice loses on average."""
    layers = think(weights, examples.active)
    among = np.isfinite(examples.losses)
    losses = np.where(among, examples.losses, 0)
    chances = likely(layers.better - examples.costs, among, _SOFTNESS)
    wanted = likely(-losses, among, _SOFTNESS)
    lost = (chances * losses).sum(axis=1, keepdims=True)
    out = chances - wanted + _LOST_WEIGHS * chances * (losses - lost)
    total = no_slope(weights)
    add_slope(total, weights, layers, (out / (_SOFTNESS * len(out))).astype(np.float32))
    return total, float(lost.mean())


def _also_exchanged(examples: Examples) -> Examples:
    """Return the examples, and those after the first trick with clubs and diamonds exchanged."""
    first_trick = (examples.active == TRICK_NUMBER).any(axis=1)
    later = Examples(*(column[~first_trick] for column in examples))
    inputs, cards = exchanged_suits()
    exchanged = Examples(inputs[later.active], later.costs[:, cards], later.losses[:, cards])
    return Examples(*map(np.concatenate, zip(examples, exchanged, strict=True)))


def exchanged_suits() -> tuple[Any, Any]:
    """Return which input (-1 comes last), and which card, each becomes with the suits exchanged."""
    inputs = np.arange(INPUTS + 1)
    inputs[-1] = -1
    runs = [(first, CARDS // 4) for first in (HELD, UNSEEN, ON_TABLE)]
    runs += [(first, LENGTHS) for first in (LENGTH, OUT)]
    runs += [(first, 1) for first in (LED_SUIT, *range(SHOWN, SHOWN + 4 * (SEATS - 1), 4))]
    for first, length in runs:
        clubs, diamonds = slice(first, first + length), slice(first + length, first + 2 * length)
        inputs[clubs], inputs[diamonds] = inputs[diamonds].copy(), inputs[clubs].copy()
    return inputs.astype(np.int16), inputs[:CARDS] - HELD
