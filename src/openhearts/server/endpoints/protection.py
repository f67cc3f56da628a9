"""What keeps other web sites out: checks of host and origin, and headers for the browser."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from openhearts.protocol.messages import RefusalCode, Refused
from openhearts.server.endpoints.answers import refused_response

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self';"
        " style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Protection:
    """Refuses requests that another web site made a browser send.

    With ``loopback_only`` the name of the host must be one of this machine's own, or the
    ``public_name`` of a proxy in front, so a foreign name that was made to point here (DNS
    rebinding) reaches nothing.
    """

    def __init__(
        self, app: ASGIApp, *, loopback_only: bool, public_name: str | None = None
    ) -> None:
        """Stand before this application."""
        self._app = app
        known = LOOPBACK_NAMES if public_name is None else {*LOOPBACK_NAMES, public_name.lower()}
        self._names = known if loopback_only else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check one request or socket, and add the headers to the answer."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_protected(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        problem = self._problem(scope)
        if problem is None:
            await self._app(scope, receive, send_protected)
        elif scope["type"] == "websocket":
            websocket = WebSocket(scope, receive, send_protected)
            await websocket.send_denial_response(refused_response(problem))
        else:
            await refused_response(problem)(scope, receive, send_protected)

    def _problem(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self._names is not None and _name_of(host) not in self._names:
            return _wrong("This server answers only under its own names.")
        origin = headers.get("origin")
        writes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if writes and origin is not None and not _same_host(origin, host):
            return _wrong("This server takes requests only from its own pages.")
        return None


def _wrong(message: str) -> Refused:
    return Refused(request=None, code=RefusalCode.WRONG_ORIGIN, message=message)


def _name_of(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _same_host(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()
