"""The hints of one table: worked out once for each decision, beside the event loop."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets

from openhearts.players.hints import HintedAction, hints
from openhearts.rules.facts import Seat
from openhearts.rules.view import PlayerView
from openhearts.server.live.thinking import in_own_thread
from openhearts.table.refusals import NotAllowed

LOGGER = logging.getLogger("openhearts.server")


class HintWork:
    """The newest decision that hints were asked for, and the work on them."""

    __slots__ = ("_of", "_seconds", "_work")

    def __init__(self, seconds: float) -> None:
        """Begin with none; let each take so long."""
        self._seconds = seconds
        self._of: tuple[Seat, int] | None = None
        self._work: asyncio.Task[tuple[HintedAction, ...]] | None = None

    async def hints(
        self, table_id: str, view: PlayerView, decision: int
    ) -> tuple[HintedAction, ...]:
        """Return what the search makes of a decision.

        Raises:
            NotAllowed: nothing could be worked out.
        """
        if self._work is None or self._of != (view.seat, decision):
            self._of = view.seat, decision
            self._work = asyncio.create_task(self._work_out(view))
        work = self._work
        try:
            return await asyncio.shield(work)
        except Exception as error:
            if self._work is work:
                # It may have been too busy here: whoever asks again has it tried again.
                self._work = None
            LOGGER.warning("table %s: no hint: %r", table_id, error)
            raise NotAllowed(
                "No hint could be worked out for this.", "not-allowed-hint-none"
            ) from error

    async def _work_out(self, view: PlayerView) -> tuple[HintedAction, ...]:
        rng = random.Random(secrets.token_bytes(32))  # noqa: S311 - a stream for made-up deals
        return await in_own_thread(lambda: hints(view, rng), seconds=self._seconds)

    def close(self) -> None:
        """Work no more."""
        if self._work is not None:
            self._work.cancel()
