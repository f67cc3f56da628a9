"""The kernel of ``uct`` in compiled code, with the arrays it works on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from openhearts.arena.opponents.uct_kernel import HELPERS, search_world


@cache
def compiled_search() -> Callable[..., int]:
    """Return :func:`search_world`, compiled. The compiler is loaded with the first call."""
    # Slow to import, so only whoever plays brings them in.
    from numba.extending import register_jitable  # noqa: PLC0415 - slow to load

    from openhearts.simulation.compiling import entry_point  # noqa: PLC0415 - slow to load

    for helper in HELPERS:
        register_jitable(helper)
    return entry_point(search_world)


def new_numbers(rows: int, length: int, *, whole: bool = True) -> Any:
    """Return rows of zeros: whole numbers of 64 bits, or floats."""
    import numpy as np  # noqa: PLC0415 - slow to import

    return np.zeros((rows, length), dtype=np.int64 if whole else np.float64)
