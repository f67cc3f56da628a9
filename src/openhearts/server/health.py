"""Who answers at a port: so that a second `hearts serve` finds the first one."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
from sqlalchemy import URL

from openhearts import __version__

PROGRAM = "OpenHearts"
HEALTH_PATH = "/api/health"


class Health(msgspec.Struct, frozen=True):
    """What a server says of itself."""

    program: str
    version: str
    data: str
    """The fingerprint of its data folder; empty if it keeps its matches in PostgreSQL."""


def fingerprint(folder: Path) -> str:
    """Return a word that is the same for the same folder, and does not tell which it is."""
    try:
        status = folder.stat()
    except OSError:
        return ""
    return hashlib.sha256(f"{status.st_dev} {status.st_ino}".encode()).hexdigest()[:16]


def health_of(database: Path | URL) -> Health:
    """Return what a server over this database says of itself."""
    data = fingerprint(database.parent) if isinstance(database, Path) else ""
    return Health(PROGRAM, __version__, data)


def serves(answer: bytes, folder: Path) -> bool:
    """Tell whether an answer is that of a server over the database in this folder."""
    try:
        health = msgspec.json.decode(answer, type=Health)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    own = fingerprint(folder)
    return health.program == PROGRAM and own != "" and health.data == own
