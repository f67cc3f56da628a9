"""Secrets, salts and commitments as they are written in records."""

from __future__ import annotations

import re

from openhearts.cards.sealing import SECRET_BYTES

BYTES_EXPECTED = f"{SECRET_BYTES} bytes as {2 * SECRET_BYTES} small hexadecimal digits"
"""What a reader says is expected."""

_HEX = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")


def bytes_of_hex(text: str) -> bytes | None:
    """Return the bytes that a word stands for, ``None`` if it is no such word."""
    return bytes.fromhex(text) if _HEX.fullmatch(text) else None
