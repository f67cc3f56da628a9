"""Independent streams of randomness, derived from one seed by purpose.

A stream belongs to what it is for (the deal of hand 3, the player in seat 1), so one more
draw by a player cannot change the cards.
"""

from __future__ import annotations

import hashlib
import random


def derive_seed(seed: int | str, *labels: int | str) -> int:
    """Return the seed of the stream with these labels; other labels give an unrelated one.

    >>> derive_seed(7, "deal", 1) == derive_seed(7, "deal", 1)
    True
    >>> derive_seed(7, "deal", 1) == derive_seed(7, "deal", 2)
    False
    """
    text = "\x1f".join(f"{type(part).__name__}:{part}" for part in (seed, *labels))
    # A word from a command line may hold bytes that are no text; they make a stream like any other.
    return int.from_bytes(hashlib.sha256(text.encode(errors="surrogatepass")).digest(), "big")


def random_stream(seed: int | str, *labels: int | str) -> random.Random:
    """Return a generator for one purpose. Fit for games and comparisons, not for secrets."""
    return random.Random(derive_seed(seed, *labels))  # noqa: S311 - repeatable on purpose
