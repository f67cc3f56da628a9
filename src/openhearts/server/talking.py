"""What people at a table may say to each other."""

from __future__ import annotations

from openhearts.protocol.live import Phrase
from openhearts.table.refusals import NotAllowed
from openhearts.table.settings import TableSettings, Talk


def check_talk(settings: TableSettings, *, phrase: Phrase | None, text: str | None) -> None:
    """Refuse what is not said at a table with these settings.

    Raises:
        NotAllowed: nothing is said here, or only phrases are; or it is nothing, or both.
    """
    if settings.talk is Talk.NOTHING:
        raise NotAllowed("Nobody talks at this table.", "not-allowed-talk")
    if (phrase is None) == (text is None):
        raise NotAllowed("Say a phrase or a text.", "not-allowed-talk-empty")
    if text is not None and settings.talk is not Talk.FREE:
        raise NotAllowed("Only phrases are said at this table.", "not-allowed-talk-text")
    if text is not None and (not text.strip() or not text.isprintable()):
        raise NotAllowed("A text is made of visible characters.", "not-allowed-talk-empty")
