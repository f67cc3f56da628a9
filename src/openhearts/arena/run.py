"""Holding an arena: deals handed out, outcomes put in order, forfeits counted, the end found."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from openhearts.arena.playing import FORFEITS_ALLOWED, DealOutcome
from openhearts.arena.schedule import Plan
from openhearts.arena.statistics import narrow_enough
from openhearts.arena.workers import Backend, InlineBackend, Task

_AHEAD = 4
"""For each deal that can be played at once, how many are handed out beyond the one waited for."""

Progress = Callable[[int, Sequence[DealOutcome]], None]
"""Is told the number of the plan and its outcomes so far, in order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaRun:
    """What was played of one plan."""

    plan: Plan
    outcomes: tuple[DealOutcome, ...]
    """In the order of the deals, from the first on without a gap."""
    asked: int
    """How many deals were asked for; fewer were played if fewer were enough."""
    seconds: float


def run_arena(  # noqa: PLR0913 - the options of an arena
    plan: Plan,
    deals: int,
    *,
    backend: Backend | None = None,
    until: float | None = None,
    progress: Progress | None = None,
    number: int = 0,
) -> ArenaRun:
    """Play a plan. The result depends on the plan, ``deals`` and ``until``, and on nothing else.

    An entrant with more than two forfeits is out from the next deal on: ``simple`` plays for
    it. Which deal that is follows from the order of the deals, so a deal that was played too
    early with the entrant still in is played again.

    Args:
        plan: what is played.
        deals: how many deals at most.
        backend: where; it stays open. By default in this process.
        until: stop at a checkpoint at which the first entrant's interval is this narrow.
        progress: is told after every deal.
        number: the plan's number, where one backend plays several: each needs its own.

    Raises:
        ArenaError: a deal cannot be played.
    """
    began = time.perf_counter()
    asked = deals
    place = backend or InlineBackend()
    ahead = _AHEAD * place.capacity
    outcomes: list[DealOutcome] = []
    waiting: dict[int, DealOutcome] = {}
    forfeits: Counter[int] = Counter()
    out: frozenset[int] = frozenset()
    handed_out = 0
    while len(outcomes) < deals:
        while handed_out < min(deals, len(outcomes) + ahead):
            place.submit(Task(plan, number, handed_out, out))
            handed_out += 1
        for task, outcome in place.collect():
            if task.number == number:
                waiting[outcome.deal] = outcome
        while len(outcomes) in waiting:
            stale = [deal for deal, played in waiting.items() if played.out != out]
            for deal in stale:
                del waiting[deal]
                place.submit(Task(plan, number, deal, out))
            ready = waiting.pop(len(outcomes), None)
            if ready is None:
                break
            outcomes.append(ready)
            forfeits += ready.forfeits
            out = frozenset(entrant for entrant, n in forfeits.items() if n > FORFEITS_ALLOWED)
            if progress is not None:
                progress(number, outcomes)
            if until is not None and narrow_enough(plan, outcomes, until):
                handed_out = deals = len(outcomes)
                break
    place.cancel()
    return ArenaRun(
        plan=plan,
        outcomes=tuple(outcomes),
        asked=asked,
        seconds=time.perf_counter() - began,
    )
