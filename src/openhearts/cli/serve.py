"""`hearts serve`: the game server and its web client."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import logging
import socket
import webbrowser
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from openhearts.cli.files import printable

DEFAULT_PORT = 8765
PORTS_TO_TRY = 20
MISUSE = 2


class _OneLine(logging.Formatter):
    """Writes a problem as one line, without the trace of calls."""

    def format(self, record: logging.LogRecord) -> str:
        text = f"{record.levelname.lower()}: {record.getMessage()}"
        if record.exc_info is not None and record.exc_info[1] is not None:
            text += f" ({record.exc_info[1]!r})"
        return " ".join(text.split())


def register(app: typer.Typer) -> None:
    """Add the command `serve`."""
    app.command("serve")(serve_command)


def serve_command(
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
        Path | None, typer.Option(help="The folder that keeps the matches.")
    ] = None,
) -> None:
    """Serve the game to web browsers."""
    # The other commands start faster without the server's libraries.
    from openhearts.server.database import DATABASE_NAME, DatabaseRefused  # noqa: PLC0415
    from openhearts.server.running import serve  # noqa: PLC0415
    from openhearts.server.settings import ServerSettings  # noqa: PLC0415
    from openhearts.simulation.warm import ensure_warm  # noqa: PLC0415

    _log_quietly()
    bound = _bind(host, port)
    found = bound.getsockname()[1]
    loopback = _is_loopback(host)
    if not loopback:
        typer.echo(
            f"Warning: everybody who can reach this machine at {host} can play here, and the"
            " connection is not encrypted.",
            err=True,
        )
    if port is None and found != DEFAULT_PORT:
        typer.echo(f"Port {DEFAULT_PORT} is in use, so this is port {found}.")
    folder = data_dir or Path(platformdirs.user_data_dir("openhearts", appauthor=False))
    settings = ServerSettings(database=folder / DATABASE_NAME, loopback_only=loopback)
    url = _url(host, found)
    # Compiling would hold up every table, so it is done before anybody is served.
    ensure_warm()

    def started() -> None:
        typer.echo(f"OpenHearts is served at {url} (Ctrl-C stops it)")
        if open_browser:
            webbrowser.open(url)

    try:
        asyncio.run(serve(settings, bound, started=started))
    except DatabaseRefused as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(MISUSE) from error
    except KeyboardInterrupt:
        pass
    finally:
        bound.close()
    typer.echo("Stopped.")


def _bind(host: str, port: int | None) -> socket.socket:
    from openhearts.server.running import listening_socket  # noqa: PLC0415 - as above

    candidates = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TO_TRY)
    for candidate in candidates:
        try:
            return listening_socket(host, candidate)
        except (OSError, UnicodeError) as error:
            if isinstance(error, UnicodeError):
                cause = "this is no name of a host"
            elif error.errno == errno.EADDRINUSE:
                continue
            else:
                cause = str(error.strerror)
            typer.echo(
                f"Cannot listen at {printable(host)} port {candidate} ({cause}):"
                " choose another address with --host and --port.",
                err=True,
            )
            raise typer.Exit(MISUSE) from error
    busy = (
        f"Port {port} is"
        if port is not None
        else f"The ports {DEFAULT_PORT} to {DEFAULT_PORT + PORTS_TO_TRY - 1} are"
    )
    typer.echo(f"{busy} in use: stop what uses it, or choose another with --port.", err=True)
    raise typer.Exit(MISUSE)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _url(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)  # noqa: S104
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _log_quietly() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(_OneLine())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
