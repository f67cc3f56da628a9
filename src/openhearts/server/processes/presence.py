"""What the processes of a server tell each other about who is at a table.

They are passing words on the bus: each process tells who is there through it, again and again, and
what was not heard for a while counts no more. So a word that is lost, or a process that dies, makes
nobody present or absent for good.
"""

from __future__ import annotations

from typing import Final

import msgspec

_MARK: Final = b"\x00"
"""No word for clients begins so: those are JSON."""
TELL_AGAIN_MS: Final = 8_000
HEARD_FOR_MS: Final = 25_000
"""After so long without a word a process counts as gone, and those who were there through it."""
ASKING_MS: Final = 3_000
"""How long a new room asks the others who is there, for the first words may be lost."""


class PresenceWords(msgspec.Struct, frozen=True, array_like=True):
    """Who is at a table through one process."""

    process: str
    keys: list[str]
    """The hashes of the secrets of their seats."""
    watchers: int
    asks: bool
    """Whether the others shall tell the same of themselves."""


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(PresenceWords)


def presence_words(words: PresenceWords) -> bytes:
    """Return the words as they go over the bus."""
    return _MARK + _ENCODER.encode(words)


def read_presence(words: bytes) -> PresenceWords | None:
    """Return what these words tell of presence; ``None`` if they are for clients."""
    return _DECODER.decode(words[1:]) if words.startswith(_MARK) else None
