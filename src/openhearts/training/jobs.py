"""Working side by side: the same results on any number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Protocol, TypeVar

Given = TypeVar("Given")
Found = TypeVar("Found")


class MapAll(Protocol):
    """Applies a function to everything; the results stand in the order of what was given."""

    def __call__(
        self, function: Callable[[Given], Found], given: Iterable[Given], /
    ) -> list[Found]:
        """Return what the function makes of each."""


@contextmanager
def mapping(jobs: int) -> Iterator[MapAll]:
    """Yield what works with so many processes."""
    if jobs == 1:
        yield lambda function, given: [function(one) for one in given]
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield lambda function, given: pool.map(function, given, chunksize=1)
