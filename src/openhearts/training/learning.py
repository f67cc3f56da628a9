"""How the network learns: its layers, many choices at a time, and the steps against a slope.

Adam follows the slope. Source: D. P. Kingma and J. Ba, "Adam: A Method for Stochastic
Optimization" (2015).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from openhearts.simulation.network_weights import INPUTS, Weights

_FIRST_MOMENT, _SECOND_MOMENT, _TINY = 0.9, 0.999, 1e-8
_FAR = np.float32(-1e9)


class Layers(NamedTuple):
    """What the network makes of choices, one a row."""

    inputs: Any
    one: Any
    two: Any
    better: Any
    """[choice, card]: how many points better a card is than the rules of thumb think."""


def think(weights: Weights, active: Any) -> Layers:
    """Return what the network makes of choices, given the inputs that are on (-1 for none)."""
    inputs = np.zeros((len(active), INPUTS + 1), np.float32)
    # What stands for no input is written beside them.
    np.put_along_axis(inputs, active.astype(np.int64), 1.0, axis=1)
    inputs = inputs[:, :INPUTS]
    one = np.maximum(inputs @ weights["first"] + weights["first_bias"], 0)
    two = np.maximum(one @ weights["second"] + weights["second_bias"], 0)
    return Layers(inputs, one, two, two @ weights["last"].T + weights["last_bias"])


def likely(worths: Any, among: Any, softness: float) -> Any:
    """Return how likely each card is chosen: e times as likely for ``softness`` points more."""
    worths = np.where(among, worths / softness, _FAR)
    chances = np.exp(worths - worths.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True)


def no_slope(weights: Weights) -> Weights:
    """Return a slope of zeros."""
    return {name: np.zeros_like(array) for name, array in weights.items()}


def add_slope(total: Weights, weights: Weights, layers: Layers, out: Any) -> None:
    """Add what a slope of ``better`` means for the weights."""
    to_two = (out @ weights["last"]) * (layers.two > 0)
    to_one = (to_two @ weights["second"].T) * (layers.one > 0)
    total["first"] += layers.inputs.T @ to_one
    total["first_bias"] += to_one.sum(axis=0)
    total["second"] += layers.one.T @ to_two
    total["second_bias"] += to_two.sum(axis=0)
    total["last"] += out.T @ layers.two
    total["last_bias"] += out.sum(axis=0)


class Adam:
    """Moves weights against their slope."""

    def __init__(self, weights: Weights) -> None:
        """Move these weights."""
        self._weights = weights
        self._steps = 0
        self._first = no_slope(weights)
        self._second = no_slope(weights)

    def step(self, slopes: Weights, rate: float) -> None:
        """Go one step, of about ``rate`` for each weight."""
        self._steps += 1
        for name, weights in self._weights.items():
            first, second, found = self._first[name], self._second[name], slopes[name]
            first += (1 - _FIRST_MOMENT) * (found - first)
            second += (1 - _SECOND_MOMENT) * (found**2 - second)
            mean = first / (1 - _FIRST_MOMENT**self._steps)
            size = np.sqrt(second / (1 - _SECOND_MOMENT**self._steps)) + _TINY
            np.subtract(weights, rate * mean / size, out=weights, casting="same_kind")
