"""The HTTP endpoint of the metrics, in the form that Prometheus reads."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Sized
from http import HTTPStatus

from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from openhearts.server.metrics import BUS_WHOLE, REGISTRY, SOCKETS, TABLES
from openhearts.server.processes.bus import Bus


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
