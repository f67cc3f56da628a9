"""Secrets that prove who holds a seat. They are stored as hashes only and never logged."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

from openhearts.rules.facts import Seat


def new_table_id() -> str:
    """Return a fresh name for a table: a public word, no secret."""
    return secrets.token_hex(8)


def new_token() -> str:
    """Return a fresh secret for a seat."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """Return what is stored of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of_token(token: str, hashes: Mapping[Seat, str]) -> Seat | None:
    """Return whose secret this is; the time it takes tells nothing about the secrets."""
    given = token_hash(token)
    found = None
    for seat, stored in hashes.items():
        if hmac.compare_digest(given, stored):
            found = seat
    return found
