"""Sealed deals: cards that follow from a secret to which the dealer was bound beforehand.

Whoever deals draws a secret, tells its *commitment*, takes what the seats add to the shuffle
(their *salts*), deals as secret and salts say, and opens the secret when the hand is over.
``docs/fair-deals.md`` describes every byte of it, with test vectors; what is dealt by this
module today must be dealt by it for ever, or old records can be proven no more.
"""

from __future__ import annotations

import enum
import hashlib
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

SECRET_BYTES: Final = 32
"""How many random bytes a secret has, and a salt."""

_DOMAIN = b"openhearts sealed deal 1: "
_LARGEST_LIST = 256


class Purpose(enum.StrEnum):
    """What is drawn; each has a stream of its own, so that none depends on another."""

    DEALER = "dealer"
    """The draw or the cut for the first dealer."""
    DEAL = "deal"
    MIX = "mix"
    """The shuffle of the passed cards, where the pass is ``MIX``."""


class Salt(NamedTuple):
    """What a seat adds to the shuffle."""

    seat: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Seal:
    """A secret, and what the seats added to it: all that chance does in one hand.

    Raises:
        ValueError: the secret or a salt has the wrong length, a seat added twice, or the salts
            do not stand in the order of the seats.
    """

    secret: bytes = field(repr=False)
    salts: tuple[Salt, ...] = ()

    def __post_init__(self) -> None:
        for name, data in (("secret", self.secret), *((f"salt {s}", d) for s, d in self.salts)):
            if len(data) != SECRET_BYTES:
                raise ValueError(f"the {name} has {len(data)} bytes, not {SECRET_BYTES}")
        seats = [salt.seat for salt in self.salts]
        if seats != sorted(set(seats)) or any(not 0 <= seat < _LARGEST_LIST for seat in seats):
            raise ValueError("the salts stand in the order of their seats, one a seat")

    @property
    def commitment(self) -> bytes:
        """What is told of the secret before anything is drawn."""
        return _hash("commitment", self.secret)

    @property
    def seed(self) -> bytes:
        """What secret and salts come to."""
        parts = (bytes([salt.seat]) + salt.data for salt in self.salts)
        return _hash("seed", self.secret, *parts)

    def with_salt(self, seat: int, data: bytes) -> Seal:
        """Return the seal with what one more seat adds.

        Raises:
            ValueError: the salt has the wrong length, or the seat has added already.
        """
        return Seal(self.secret, tuple(sorted((*self.salts, Salt(seat, data)))))

    def shuffler(self, purpose: Purpose) -> SealedShuffler:
        """Return what shuffles for this purpose, always from the start."""
        return SealedShuffler(self.seed, purpose)


def fixed_secret(deals: bytes, hand: int) -> bytes:
    """Return the secret of a hand where the same deals are dealt at several tables.

    ``deals`` is the secret that all of them follow from; one hand's tells nothing of another's.
    """
    return _hash("fixed deals", deals, hand.to_bytes(8, "big"))


class SealedShuffler:
    """Brings lists into the order that a seed says: Fisher-Yates over a stream of SHA-256."""

    def __init__(self, seed: bytes, purpose: Purpose) -> None:
        """Start the stream of this purpose."""
        self._seed = seed
        self._purpose = purpose
        self._blocks = 0
        self._bytes: list[int] = []

    def below(self, limit: int) -> int:
        """Return the next number from 0 to ``limit - 1``, each as likely as any other.

        Raises:
            ValueError: the limit is not 1 to 256.
        """
        if not 1 <= limit <= _LARGEST_LIST:
            raise ValueError(f"no number below {limit} is drawn from one byte")
        # Bytes past the last whole multiple would favour small numbers; they are dropped.
        useful = _LARGEST_LIST - _LARGEST_LIST % limit
        while (drawn := self._byte()) >= useful:
            pass
        return drawn % limit

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle ``x`` in place.

        Raises:
            ValueError: it has more than 256 items.
        """
        for place in range(len(x) - 1, 0, -1):
            other = self.below(place + 1)
            x[place], x[other] = x[other], x[place]

    def _byte(self) -> int:
        if not self._bytes:
            counter = self._blocks.to_bytes(8, "big")
            self._bytes = list(_hash(self._purpose.value, self._seed, counter))[::-1]
            self._blocks += 1
        return self._bytes.pop()


def _hash(use: str, *parts: bytes) -> bytes:
    # The name of the use and a zero byte come first, so that no hash can stand for another.
    return hashlib.sha256(_DOMAIN + use.encode("ascii") + b"\0" + b"".join(parts)).digest()
