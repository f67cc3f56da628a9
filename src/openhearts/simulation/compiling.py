"""How functions are compiled: Numba applied from outside, its results kept between runs.

:data:`openhearts.rules.masks.KERNEL_RULES` are made callable from compiled code as they
are. Numba keeps compiled code by the date of one source file and does not notice that
another one it was built from has changed, so the place it is kept in is named after all of
them together.
"""

from __future__ import annotations

import contextlib
import hashlib
import platform
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba import config, types
from numba.extending import intrinsic, overload, register_jitable
from platformdirs import user_cache_path

from openhearts.rules import masks

_Function = TypeVar("_Function", bound=Callable[..., Any])

ENTRY_POINTS: list[Any] = []
"""Every function compiled to be called from Python."""


@cache
def cache_directory() -> Path:
    """Return where compiled code is kept: another place for every change of the sources."""
    return directory_for(Path(__file__).parent)


def directory_for(package: Path) -> Path:
    """Return where what is compiled from the sources in that folder is kept.

    Numba finds what it kept by the path of the source, so a second installation of the same
    sources has a place of its own: in the other's it would find nothing and look warm.
    """
    sources = [*sorted(package.glob("*.py")), Path(masks.__file__)]
    about = f"{numba.__version__} {sys.version} {platform.machine()} {package.resolve()}"
    digest = hashlib.sha256(about.encode())
    for source in sources:
        digest.update(source.read_bytes())
    return user_cache_path("openhearts") / "compiled" / digest.hexdigest()[:16]


@contextlib.contextmanager
def _kept_in(directory: Path) -> Iterator[None]:
    settings: Any = config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(directory)
    try:
        yield
    finally:
        settings.CACHE_DIR = before


def entry_point(function: _Function) -> _Function:
    """Compile a function that Python calls. It releases the GIL and is kept between runs."""
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy", boundscheck=False)(function)
    # A machine without a writable directory compiles anew in every process.
    with contextlib.suppress(RuntimeError, OSError), _kept_in(cache_directory()):
        dispatcher.enable_caching()
    ENTRY_POINTS.append(dispatcher)
    result: _Function = dispatcher
    return result


def compiled(function: _Function) -> _Function:
    """Compile a function that only compiled code calls."""
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy", boundscheck=False)(function)
    result: _Function = dispatcher
    return result


def _count_bits_of(_context: Any, _mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def _trailing_zeros_of(_context: Any, _mask: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, 0))

    return types.int64(types.int64), generate


_count_bits: Any = intrinsic(_count_bits_of)
_trailing_zeros: Any = intrinsic(_trailing_zeros_of)


@overload(masks.popcount, inline="always")
def _popcount(mask):  # type: ignore[no-untyped-def]  # noqa: ARG001
    def popcount(mask):  # type: ignore[no-untyped-def]
        return _count_bits(mask)

    return popcount


@compiled
def count_of(mask: int) -> int:
    """Return how many cards a mask holds."""
    return _count_bits(mask)


@compiled
def copy_row(there: Any, here: Any) -> None:
    """Copy a row into one that is as long, or longer.

    Assigning a slice would do it, but brings the making of a message that takes seconds to compile.
    """
    for place in range(len(here)):
        there[place] = here[place]


@compiled
def lowest_of(mask: int) -> int:
    """Return the index of the lowest card of a mask that is not empty."""
    return _trailing_zeros(mask)


for rule in masks.KERNEL_RULES:
    if rule is not masks.popcount:
        register_jitable(rule)
