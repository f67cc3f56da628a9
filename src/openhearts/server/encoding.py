"""Messages to bytes."""

from __future__ import annotations

from typing import Any

import msgspec

_ENCODER = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    """Return a message as JSON bytes."""
    return _ENCODER.encode(message)
