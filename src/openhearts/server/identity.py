"""Secrets that prove who holds a seat. They are stored as hashes only and never logged."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

from openhearts.rules.facts import Seat

_CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_CODE_LENGTH = 7


def new_table_id() -> str:
    """Return a fresh name for a table: a public word, no secret."""
    return secrets.token_hex(8)


def import_id(owner: str, digest: str) -> str:
    """Return the name of a record that somebody took in: a word like a table's, but no fresh one.

    The same record of the same person has the same name, and nobody else can work it out.
    """
    return hashlib.sha256(f"{owner} {digest}".encode()).hexdigest()[:16]


def new_code() -> str:
    """Return a fresh short code, to be read aloud: no letters that look or sound alike."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def read_code(text: str) -> str | None:
    """Return the code that somebody typed, ``None`` if it is none."""
    code = text.strip().upper().replace("-", "").replace(" ", "")
    known = len(code) == _CODE_LENGTH and set(code) <= set(_CODE_LETTERS)
    return code if known else None


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
