"""Random numbers for compiled code: a small generator whose state is an array of one word.

Fast and repeatable, fit for games and comparisons, not for secrets (xorshift64*).
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from openhearts.simulation.compiling import compiled

Words = Any
"""An array of unsigned 64-bit words."""

_MULTIPLIER = np.uint64(2685821657736338717)
_S12, _S25, _S27, _S32, _S11 = (np.uint64(n) for n in (12, 25, 27, 32, 11))
_TO_UNIT = 1.0 / 9007199254740992.0


def new_stream(rng: random.Random) -> Words:
    """Return a stream for compiled code, started from a Python generator."""
    return np.array([rng.getrandbits(64) | 1], dtype=np.uint64)


@compiled
def next_word(stream: Words) -> Any:
    """Return the next 64 random bits."""
    x = stream[0]
    x ^= x >> _S12
    x ^= x << _S25
    x ^= x >> _S27
    stream[0] = x
    return x * _MULTIPLIER


@compiled
def below(stream: Words, bound: int) -> Any:
    """Return a random whole number from 0 to ``bound`` - 1, for a bound of at most 2**32."""
    return np.int64(((next_word(stream) >> _S32) * np.uint64(bound)) >> _S32)


@compiled
def unit(stream: Words) -> float:
    """Return a random number of [0, 1)."""
    return np.float64(next_word(stream) >> _S11) * _TO_UNIT
