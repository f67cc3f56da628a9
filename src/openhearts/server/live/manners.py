"""How much one seat may say and ask at a table, on all of its sockets together."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from openhearts.rules.facts import Seat
from openhearts.server.flood import TokenBucket
from openhearts.server.settings import ServerSettings
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import Refuse
from openhearts.table.seating import Seating
from openhearts.table.steps import Step

LONGEST_WAIT: Final = 600.0
"""Seconds until somebody who was refused again and again may ask once more."""


class Manners:
    """What each seat of a table has said and been refused lately, by the hash of its secret.

    Nothing of it is in the log, and another process counts for itself.
    """

    __slots__ = ("_clock", "_refused", "_settings", "_talk")

    def __init__(
        self, settings: ServerSettings, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin with nothing said. The clock tells seconds."""
        self._settings = settings
        self._clock = clock
        self._talk: dict[str, TokenBucket] = {}
        self._refused: dict[str, tuple[int, float]] = {}

    def may_talk(self, key: str) -> bool:
        """Tell whether a seat may say something more now; it counts as said."""
        bucket = self._talk.get(key)
        if bucket is None:
            bucket = TokenBucket(self._settings.talk_burst, self._settings.talk_rate, self._clock)
            self._talk[key] = bucket
        return bucket.take()

    def check_asking(self, key: str) -> None:
        """Refuse a question of somebody who was refused just now: it stands on every screen.

        Raises:
            NotAllowed: it comes too soon; the wait doubles with every refusal.
        """
        times, at = self._refused.get(key, (0, 0.0))
        wait = min(LONGEST_WAIT, self._settings.ask_again_seconds * 2 ** (times - 1))
        if times and self._clock() < at + wait:
            raise NotAllowed(
                "You were refused just now: wait before you ask again.", "not-allowed-ask-again"
            )

    def note(self, before: Seating, key_of: Callable[[Seat], str | None], step: Step) -> None:
        """Take note of an entry: somebody refused what another asked, or all agreed to it."""
        ask = before.ask
        key = None if ask is None else key_of(ask.seat)
        if ask is None or key is None:
            return
        if isinstance(step.action, Refuse) and step.seat != ask.seat:
            times, _ = self._refused.get(key, (0, 0.0))
            self._refused[key] = (times + 1, self._clock())
        elif not before.waits_for(ask._replace(agreed=(*ask.agreed, step.seat))):
            self._refused.pop(key, None)
