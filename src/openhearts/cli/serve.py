"""`hearts serve`: the game server and its web client."""

from __future__ import annotations

import errno
import ipaddress
import logging
import re
import socket
import sys
import urllib.request
import webbrowser
from http.client import HTTPException
from pathlib import Path
from typing import Annotated

import typer

from openhearts.cli.database_option import DatabaseOption, chosen_database, default_folder
from openhearts.cli.errors import one_clear_line
from openhearts.cli.files import printable
from openhearts.cli.output import say
from openhearts.cli.rule_options import refuse

DEFAULT_PORT = 8765
PORTS_TO_TRY = 20
PATIENCE_SECONDS = 3
LONGEST_ANSWER = 1000
_HOST_NAME = re.compile(r"[0-9A-Za-z_-]+(\.[0-9A-Za-z_-]+)*")
EVERYWHERE = ("0.0.0.0", "")  # noqa: S104 - compared with, not listened at


def register(app: typer.Typer) -> None:
    """Add the command `serve`."""
    app.command("serve")(serve_command)


def serve_command(
    *,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the game in the browser.")
    ] = False,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen at.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            max=65535,
            help=f"The port; {DEFAULT_PORT}, or the next free one, if not given.",
        ),
    ] = None,
    data_dir: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help=f"The folder that keeps the matches; {default_folder()} if not given.",
        ),
    ] = None,
    database: DatabaseOption = None,
    bus: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="OPENHEARTS_BUS",
            help="The Redis through which several servers over one database hear of each other:"
            " redis://:PASSWORD@HOST:6379.",
        ),
    ] = None,
    public_name: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            envvar="OPENHEARTS_PUBLIC_NAME",
            help="The name of the site of a proxy in front of this server, such as"
            " hearts.example.org. The proxy's word on who asks is then taken.",
        ),
    ] = None,
    metrics: Annotated[
        bool,
        typer.Option("--metrics", help="Let everybody read /metrics, and not only this machine."),
    ] = False,
    json_logs: Annotated[
        bool,
        typer.Option("--json-logs", help="Write the log as JSON, one object a line."),
    ] = False,
) -> None:
    """Serve the game to web browsers.

    Matches are kept in the folder of --data-dir. A second call without --port finds the server
    that already runs over the same folder. With --database they are kept in PostgreSQL, and with
    --bus any number of servers may share it.
    """
    # The other commands start faster without the server's libraries.
    from openhearts.server.processes.redis_bus import BusRefused  # noqa: PLC0415 - slow to load
    from openhearts.server.running import network_address, run, serve  # noqa: PLC0415 - slow
    from openhearts.server.settings import ServerSettings  # noqa: PLC0415 - slow to load
    from openhearts.server.storage.database import DatabaseRefused  # noqa: PLC0415 - slow to load
    from openhearts.simulation.warm import ensure_warm  # noqa: PLC0415 - slow to load

    if public_name is not None and not _is_host(public_name):
        refuse(
            f"{printable(public_name)!r} is no name of a site: give --public-name the name alone,"
            " such as hearts.example.org, without http:// and without a port"
        )
    _log(as_json=json_logs)
    place = chosen_database(data_dir, database)
    loopback = _is_loopback(host)
    bound = _bind(host, port, place.parent if loopback and isinstance(place, Path) else None)
    if isinstance(bound, str):
        say(f"OpenHearts is already served at {bound}")
        if open_browser:
            webbrowser.open(bound)
        return
    address, found = bound.getsockname()[:2]
    if not loopback:
        typer.echo(
            f"Warning: everybody who can reach this machine at {host} can play here, and the"
            " connection is not encrypted.",
            err=True,
        )
    if port is None and found != DEFAULT_PORT:
        say(f"Port {DEFAULT_PORT} is in use by something else, so this is port {found}.")
    shown = _shown_host(address if loopback else host)
    settings = ServerSettings(
        database=place,
        bus=bus,
        public_name=public_name,
        metrics_for_all=metrics,
        loopback_only=loopback,
        page_host=f"[{shown}]" if ":" in shown else shown,
    )
    url = _url(shown, found)
    network = network_address() if host in EVERYWHERE else None
    shared = None if network is None else _url(network, found)
    if sys.stderr.isatty():
        typer.echo("OpenHearts is getting ready.", err=True)
    # Compiling would hold up every table, so it is done before anybody is served.
    ensure_warm()

    def started() -> None:
        say(f"OpenHearts is served at {url} (Ctrl-C stops it)")
        if shared is not None:
            say(
                f"On your network it is {shared}; open it by this address here as well, so that"
                " the links to your tables work for everybody."
            )
        if open_browser:
            webbrowser.open(shared or url)

    try:
        with one_clear_line(DatabaseRefused, BusRefused):
            run(serve(settings, bound, started=started))
    except KeyboardInterrupt:
        pass
    finally:
        bound.close()
    say("Stopped.")


def _bind(host: str, port: int | None, shared: Path | None) -> socket.socket | str:  # noqa: RET503 - it ends by refusing
    """Return a bound socket, or the address of a server that is there already.

    Args:
        host: where to listen.
        port: the port to take; without it, the first free one.
        shared: the data folder; without a port, a server over the same one is as good.
    """
    from openhearts.server.running import listening_socket  # noqa: PLC0415 - slow to load

    candidates = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TO_TRY)
    for candidate in candidates:
        try:
            return listening_socket(host, candidate)
        except UnicodeError:
            refuse(f"{printable(host)} is no name of a host: choose another with --host")
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                refuse(
                    f"cannot listen at {printable(host)} port {candidate} ({error.strerror}):"
                    " choose another address with --host and --port"
                )
            if port is None and shared is not None:
                url = _url(_shown_host("127.0.0.1" if host == "localhost" else host), candidate)
                if _is_served(url, shared):
                    return url
    busy = (
        f"port {port} is"
        if port is not None
        else f"the ports {DEFAULT_PORT} to {DEFAULT_PORT + PORTS_TO_TRY - 1} are"
    )
    refuse(f"{busy} in use: stop what uses it, or choose another with --port")


def _is_served(url: str, folder: Path) -> bool:
    """Tell whether OpenHearts answers there, over the database in this folder."""
    from openhearts.server.health import HEALTH_PATH, serves  # noqa: PLC0415 - slow to load

    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(url.rstrip("/") + HEALTH_PATH, timeout=PATIENCE_SECONDS) as answer:
            return serves(answer.read(LONGEST_ANSWER), folder)
    except (OSError, ValueError, HTTPException):
        return False


def _is_host(name: str) -> bool:
    """Tell whether a browser may send this as the host it asks, port apart."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return _HOST_NAME.fullmatch(name) is not None
    return True


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _shown_host(host: str) -> str:
    """Return the name under which this machine reaches what listens there."""
    own = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}  # noqa: S104 - compared with
    return own.get(host, host)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _log(*, as_json: bool) -> None:
    """Log problems for people, or for programs whatever an operator wants to know."""
    from openhearts.server.log_lines import JsonLine, OneLine  # noqa: PLC0415 - slow to load

    handler = logging.StreamHandler()
    handler.setFormatter(JsonLine() if as_json else OneLine())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if as_json:
        logging.getLogger("openhearts").setLevel(logging.INFO)
