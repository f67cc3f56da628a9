"""What people at a table may say to each other."""

from __future__ import annotations

import msgspec

from openhearts.protocol.live import Phrase, Said
from openhearts.table.names import readable
from openhearts.table.refusals import NotAllowed
from openhearts.table.settings import TableSettings, Talk


def readable_talk(
    settings: TableSettings, *, phrase: Phrase | None, text: str | None
) -> str | None:
    """Return a text as everybody reads it; ``None`` for a phrase.

    Raises:
        NotAllowed: nothing is said here, or only phrases are; or it is nothing, or both, or a
            text that cannot be read.
    """
    if settings.talk is Talk.NOTHING:
        raise NotAllowed("Nobody talks at this table.", "not-allowed-talk")
    if (phrase is None) == (text is None):
        raise NotAllowed("Say a phrase or a text.", "not-allowed-talk-empty")
    if text is None:
        return None
    if settings.talk is not Talk.FREE:
        raise NotAllowed("Only phrases are said at this table.", "not-allowed-talk-text")
    read = readable(text)
    if read is None:
        raise NotAllowed("A text is made of visible characters.", "not-allowed-talk-empty")
    return read


def is_written(words: bytes) -> bool:
    """Tell whether passing words are a text that somebody wrote, and no phrase."""
    return msgspec.json.decode(words, type=Said).text is not None
