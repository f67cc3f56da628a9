"""Letting a computer player think without holding up anybody else."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

_Result = TypeVar("_Result")


async def in_own_thread(function: Callable[[], _Result], *, seconds: float) -> _Result:
    """Return what ``function`` returns, run beside the event loop.

    The thread is a daemon: a function that never returns keeps neither the table waiting nor the
    program alive.

    Raises:
        TimeoutError: it took longer than that.
    """
    loop = asyncio.get_running_loop()
    outcome: asyncio.Future[_Result] = loop.create_future()

    def settle(act: Callable[[], None]) -> None:
        # The loop may be closed, and the future cancelled, when a late answer comes.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(lambda: None if outcome.done() else act())

    def run() -> None:
        try:
            result = function()
        except Exception as error:  # noqa: BLE001 - raised again where it is awaited
            problem = error
            settle(lambda: outcome.set_exception(problem))
        else:
            settle(lambda: outcome.set_result(result))

    threading.Thread(target=run, daemon=True, name="computer player").start()
    async with asyncio.timeout(seconds):
        return await outcome
