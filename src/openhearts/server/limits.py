"""Limits on how fast one address may ask, so that a storm from one is no harm to the others."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from starlette.requests import HTTPConnection

from openhearts.protocol.messages import RefusalCode
from openhearts.server.flood import TokenBucket
from openhearts.server.gate import refusal

MOST_ADDRESSES: Final = 10_000
"""Remembered at one time; of more, those that asked longest ago are forgotten."""


def address_of(connection: HTTPConnection) -> str:
    """Return where a request comes from."""
    return "" if connection.client is None else connection.client.host


class PerAddress:
    """One bucket for each address."""

    def __init__(self, burst: int, rate: float) -> None:
        """Allow each address ``burst`` at once and ``rate`` a second in the long run."""
        self._burst = burst
        self._rate = rate
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def check(self, connection: HTTPConnection, message: str) -> None:
        """Refuse a request from an address that has asked too often.

        Raises:
            Refusal: with this message.
        """
        address = address_of(connection)
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._burst, self._rate)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take():
            raise refusal(RefusalCode.TOO_MANY_REQUESTS, message)
