"""Limits on how fast one address may ask, so that a storm from one is no harm to the others."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from typing import Final

from starlette.requests import HTTPConnection

from openhearts.protocol.messages import RefusalCode
from openhearts.server.flood import TokenBucket
from openhearts.server.gate import refusal

MOST_ADDRESSES: Final = 10_000
"""Remembered at one time; of more, those that asked longest ago are forgotten."""
_HOST_BITS: Final = 64
"""Of an IPv6 address: what tells the devices of one household apart."""


def address_of(connection: HTTPConnection) -> str:
    """Return where a request comes from.

    Of an IPv6 address it is the network: whoever has one address there has all 2^64 of them.
    """
    host = "" if connection.client is None else connection.client.host
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(address) >> _HOST_BITS << _HOST_BITS))


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
