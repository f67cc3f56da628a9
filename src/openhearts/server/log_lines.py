"""Lines of the server's log: one a problem, and no secret in any.

Nothing that is logged names a token or a card on purpose. What a foreign message holds, an error of
the database or of a computer player, is not known, so what looks like one is taken out.
"""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime

_SECRET = re.compile(r"(?<![\w-])[A-Za-z0-9_-]{40,}(?![\w-])")
_CARD = re.compile(r"\b(?:10|[2-9TJQKA])[CDSH]\b|\b[2-9TJQKA][♣♦♠♥]")
_ADDRESS = re.compile(r"(\w+://)[^\s/@]*@")


def without_secrets(text: str) -> str:
    """Return a text without what looks like a token, a card or a password in an address."""
    text = _ADDRESS.sub(r"\1…@", text)
    return _CARD.sub("…", _SECRET.sub("…", text))


class OneLine(logging.Formatter):
    """Writes a problem as one line for people, without the trace of calls."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        text = f"{record.levelname.lower()}: {record.getMessage()}"
        if record.exc_info is not None and record.exc_info[1] is not None:
            text += f" ({record.exc_info[1]!r})"
        return without_secrets(" ".join(text.split()))


class JsonLine(logging.Formatter):
    """Writes a problem as one JSON object, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            fields["error"] = without_secrets(repr(record.exc_info[1]))
        return json.dumps(fields, ensure_ascii=False)
