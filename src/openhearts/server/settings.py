"""What can be set about a server, with the values that suit one machine and a few friends."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import URL


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """Everything the application is told from outside."""

    database: Path | URL
    """The file of the database, or the address of one in PostgreSQL."""
    bus: str | None = field(default=None, repr=False)
    """The address of the bus between processes; without one this process is alone."""
    static_files: Path = Path(__file__).parent / "static"
    loopback_only: bool = True
    """Whether only this machine can connect: then other host names are refused."""
    public_name: str | None = None
    """The name under which a proxy in front of this server is reached; its word on who asks is
    then taken."""
    metrics_for_all: bool = False
    """Whether everybody may read the metrics, and not this machine alone."""
    page_host: str | None = None
    """Where pages asked for at ``localhost`` are sent: a browser keeps what it stores by host."""
    flood_burst: int = 200
    """Requests that one socket may send at once."""
    flood_rate: float = 100.0
    """Requests a second that one socket may send in the long run."""
    flood_patience: int = 500
    """Requests refused for flooding before the socket is closed."""
    talk_burst: int = 6
    """Phrases and texts that one seat may send at once."""
    talk_rate: float = 0.5
    """Phrases and texts a second from one seat in the long run."""
    ask_again_seconds: float = 20.0
    """How long somebody waits who was refused a pause or a take-back; it doubles every time."""
    own_tables_burst: int = 60
    """Tables that one address may create at once."""
    own_tables_rate: float = 0.5
    """Tables a second that one address may create in the long run."""
    tables_burst: int = 120
    """Tables that may be created at once."""
    tables_rate: float = 1.0
    """Tables a second that may be created in the long run."""
    asks_burst: int = 60
    """Questions about tables, such as for a short code, that one address may ask at once."""
    asks_rate: float = 2.0
    """Such questions a second from one address in the long run."""
    seats_burst: int = 30
    """Times that one address may sit down at once."""
    seats_rate: float = 0.2
    """Times a second that one address may sit down in the long run."""
    records_burst: int = 20
    """Files of records that may be taken in at once."""
    records_rate: float = 0.5
    """Files of records a second that may be taken in in the long run."""
    most_sockets: int = 20_000
    """Sockets open at one time."""
    most_sockets_per_address: int = 400
    """Sockets open at one time from one address, where other machines can connect."""
    outbox_size: int = 256
    """Messages that wait for a slow client before its socket is dropped."""
    join_seconds: float = 30.0
    """How long a socket may stay open without a seat."""
    idle_seconds: float = 300.0
    """How long a table without sockets stays in memory."""
    most_missed: int = 200
    """Updates sent again to a client that comes back; older ones are left out."""
    thinking_seconds: float = 20.0
    """How long a computer player may take before the fallback acts in its place."""
    store_retry_seconds: float = 0.5
    """The first pause after a failed write of an automatic action; it doubles up to 10 s."""
    round_seconds: float = 1.0
    """How often one of several processes looks after its tables."""
    look_seconds: float = 5.0
    """How often it looks for missed entries although the bus is whole."""
    sweep_seconds: float = 5.0
    """How often a process looks for what is due at tables where nobody is."""
    start_grace_seconds: float = 600.0
    """How long after a start nobody runs out of time at a match by correspondence."""
    mark_seconds: float = 20.0
    """How often a process marks which tables of the lobby are alive."""

    @property
    def others_connect(self) -> bool:
        """Whether other machines reach the server, on their own or through a proxy."""
        return not self.loopback_only or self.public_name is not None
