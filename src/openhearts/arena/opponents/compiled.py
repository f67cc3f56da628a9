"""The kernel of ``uct``, compiled where that is possible."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Callable
from functools import cache
from typing import Any

from openhearts.arena.opponents.uct_kernel import search_world
from openhearts.rules import masks

numba: Any = None
np: Any = None
# Without them it is plain Python, hundreds of times slower.
with contextlib.suppress(ImportError):
    numba = importlib.import_module("numba")
    np = importlib.import_module("numpy")


@cache
def compiled_search() -> Callable[..., int]:
    """Return :func:`search_world`, compiled if it can be."""
    if numba is None:
        return search_world
    _teach_rules()
    compiled: Callable[..., int] = numba.njit(cache=True, nogil=True)(search_world)
    return compiled


def new_numbers(rows: int, length: int, *, whole: bool = True) -> Any:
    """Return rows of zeros: whole numbers of 64 bits, or floats."""
    if numba is None:
        zero: float = 0 if whole else 0.0
        return [[zero] * length for _ in range(rows)]
    return np.zeros((rows, length), dtype=np.int64 if whole else np.float64)


def _teach_rules() -> None:
    """Let compiled code call the rules."""
    extending = importlib.import_module("numba.extending")
    for rule in masks.KERNEL_RULES:
        if rule is not masks.popcount:
            extending.register_jitable(rule)
    extending.overload(masks.popcount)(_popcount)


def _popcount(mask: int) -> Callable[[int], int]:  # noqa: ARG001 - the signature is asked for
    """Return what compiled code calls for ``popcount``: sums of ever wider groups of bits."""

    def count(mask: int) -> int:
        pairs = mask - ((mask >> 1) & 0x5555555555555555)
        fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
        eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
        return ((eights * 0x0101010101010101) >> 56) & 0x7F

    return count
