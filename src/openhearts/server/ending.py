"""Ending tasks, for certain.

A task that is cancelled while it waits in a library may go on: clients that wrap every wait in a
time-out have taken a cancellation for one. Whoever waited for such a task waited for ever, and the
server did not stop.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

AGAIN_SECONDS: Final = 0.3
"""After so long a task that goes on is cancelled once more."""


async def end(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks until they are done; what came of them is theirs to tell."""
    ending = {task for task in tasks if task is not None}
    pending = ending
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=AGAIN_SECONDS)
    # A failure that nobody asks for would be logged as forgotten.
    await asyncio.gather(*ending, return_exceptions=True)
