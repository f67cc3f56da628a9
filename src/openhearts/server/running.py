"""Running the server on a socket that is already bound."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import logging
import signal
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress

import uvicorn
from starlette.types import ASGIApp

from openhearts.server.app import create_app
from openhearts.server.endpoints.connection import LARGEST_FRAME_BYTES
from openhearts.server.endpoints.taking_over import HandshakeProtocol
from openhearts.server.processes.bus import LocalBus
from openhearts.server.processes.redis_bus import RedisBus
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.database import DatabaseRefused
from openhearts.server.storage.opening import open_store

try:
    import resource
except ModuleNotFoundError:
    resource = None  # type: ignore[assignment]  # only POSIX has it

LOGGER = logging.getLogger("openhearts.server")
GRACE_SECONDS = 1
DEAD_CLIENT_MS = 60_000
COLLECT_AFTER = (5_000, 400, 20)
"""Objects made before the collector looks at the newest, and how much seldomer at older ones.

Whatever it looks at it goes through at once, and nobody is served meanwhile: a few milliseconds for
the newest. What was there before is looked at after two million that stayed, for nothing of a table
or a socket in use is a cycle that ends.
"""
FILES_OF_MACOS = 10_240
"""The most files that a process may have open on macOS, whatever its limit says."""
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket bound to this address.

    Raises:
        OSError: the address is taken, or is none of this machine.
    """
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    bound = socket.socket(family, kind, protocol)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # A client that takes nothing for so long is gone.
            bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_CLIENT_MS)
        bound.bind(address)
        bound.listen(128)
    except OSError:
        bound.close()
        raise
    return bound


def network_address() -> str | None:
    """Return the address under which others on the network reach this machine, if it has one.

    It is the one from which the system would send to elsewhere; nothing is sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address that is kept for documentation, so it is nobody's.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address


class _AnnouncingServer(uvicorn.Server):
    """Says when it answers, and takes a signal to stop as a normal end."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._announce is not None:
            self._announce()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOP_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def server_of(
    app: ASGIApp, *, behind_proxy: bool = False, started: Callable[[], None] | None = None
) -> uvicorn.Server:
    """Return the ASGI server of an application; ``started`` is called once it answers.

    With ``behind_proxy`` a proxy's word on who asks is taken: one on this machine, or at the
    addresses in the variable FORWARDED_ALLOW_IPS.
    """
    config = uvicorn.Config(
        app,
        log_config=None,
        # Its warnings are of requests that cannot be read: anybody could fill the log with them.
        log_level=logging.ERROR,
        access_log=False,
        lifespan="on",
        proxy_headers=behind_proxy,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws=HandshakeProtocol,
        ws_max_size=LARGEST_FRAME_BYTES,
        ws_per_message_deflate=False,
    )
    return _AnnouncingServer(config, started)


def run(serving: Coroutine[object, object, None]) -> None:
    """Run a server to its end, on the fastest event loop that is installed."""
    _settle_memory()
    _allow_many_sockets()
    try:
        import uvloop  # noqa: PLC0415 - optional
    except ModuleNotFoundError:
        asyncio.run(serving)
    else:
        uvloop.run(serving)


def _allow_many_sockets() -> None:
    """Raise the number of open files to what the system allows this process."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        # macOS says that there is no limit, and refuses to be taken at its word.
        for files in (most, FILES_OF_MACOS):
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
                return


def _settle_memory() -> None:
    """Let the collector of cycles look at what is made from now on, and seldom.

    Modules and compiled code are hundreds of thousands of objects that stay. Going through them
    again and again took a third of a busy server's time and held every table up for up to a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


async def serve(
    settings: ServerSettings, bound: socket.socket, *, started: Callable[[], None] | None = None
) -> None:
    """Serve until a signal says stop.

    Raises:
        DatabaseRefused: the database cannot be used.
        BusRefused: the bus cannot.
    """
    bus = LocalBus() if settings.bus is None else RedisBus(settings.bus)
    await bus.check()
    try:
        store = await open_store(settings.database)
    except DatabaseRefused:
        await bus.stop()
        raise
    app = create_app(settings, store, bus=bus)
    behind_proxy = settings.public_name is not None
    server = server_of(app, behind_proxy=behind_proxy, started=started)
    LOGGER.info("the server starts")
    await server.serve(sockets=[bound])
    LOGGER.info("the server has stopped")
