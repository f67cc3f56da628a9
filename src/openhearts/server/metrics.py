"""What a server counts and measures, in the form that Prometheus reads."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Sized
from http import HTTPStatus

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.server.bus import Bus

REGISTRY = CollectorRegistry()
"""Everything that this process counts."""
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

ENTRIES = Counter("openhearts_entries", "Entries stored in the logs of tables", registry=REGISTRY)
ENTRIES_TAKEN = Counter(
    "openhearts_entries_taken",
    "Entries that were not stored because another process was first",
    registry=REGISTRY,
)
STORE_FAILURES = Counter(
    "openhearts_store_failures", "Entries that the database did not take", registry=REGISTRY
)
STORE_SECONDS = Histogram(
    "openhearts_store_seconds",
    "How long a transaction with entries took",
    buckets=_QUICK,
    registry=REGISTRY,
)
ANSWER_SECONDS = Histogram(
    "openhearts_answer_seconds",
    "From a request over a table's socket to its answer and everybody's update",
    buckets=_QUICK,
    registry=REGISTRY,
)
REFUSALS = Counter(
    "openhearts_refusals",
    "Requests over tables' sockets that were refused, by code",
    ["code"],
    registry=REGISTRY,
)
TABLES = Gauge("openhearts_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("openhearts_sockets", "Sockets that are open", registry=REGISTRY)
BUS_WHOLE = Gauge(
    "openhearts_bus_whole", "1 while the bus between processes works", registry=REGISTRY
)


def metrics_route(
    tables: Sized, sockets: Sized, bus: Bus, *, for_all: bool, missing: Callable[[], Response]
) -> BaseRoute:
    """Return the endpoint of the metrics.

    Only this machine is told, unless they are ``for_all``; others get what ``missing`` returns.
    """

    async def get_metrics(request: Request) -> Response:
        if not for_all and not _is_here(request):
            return missing()
        TABLES.set(len(tables))
        SOCKETS.set(len(sockets))
        BUS_WHOLE.set(bus.whole)
        content = generate_latest(REGISTRY)
        headers = {"cache-control": "no-store", "content-type": CONTENT_TYPE_PLAIN_0_0_4}
        return Response(content, HTTPStatus.OK, headers)

    return Route("/metrics", get_metrics, methods=["GET"])


def _is_here(request: Request) -> bool:
    """Tell whether this machine itself asks, and no proxy on it for somebody else."""
    if request.client is None or "x-forwarded-for" in request.headers:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
