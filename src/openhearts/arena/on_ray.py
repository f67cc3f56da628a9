"""The arena on a Ray cluster: the same deals, the same result.

Needs the extra ``openhearts[ray]``. Ray starts a task whose worker or machine died again, so
no deal is lost.
"""

from __future__ import annotations

import importlib
from collections import deque
from typing import Any

from openhearts.arena.errors import ArenaError
from openhearts.arena.playing import DealOutcome, play_deal
from openhearts.arena.schedule import Plan, Seating
from openhearts.arena.workers import Task
from openhearts.rules.ruletext import format_rules, parse_rules

_RETRIES = 3


class RayBackend:
    """Plays deals as Ray tasks, one core each."""

    def __init__(self, address: str | None = None) -> None:
        """Connect to a cluster, or start one on this machine.

        Args:
            address: as ``ray.init`` takes it; ``None`` asks ``RAY_ADDRESS``, then starts one.

        Raises:
            ArenaError: Ray is not installed, or there is no such cluster.
        """
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError:
            raise ArenaError(
                "Ray is not installed: install the extra with pip install 'openhearts[ray]'"
            ) from None
        self._ray = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            try:
                ray.init(
                    address=address,
                    logging_level="ERROR",
                    log_to_driver=False,
                    include_dashboard=False if address is None else None,
                )
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise ArenaError(f"Ray cannot be reached: {error}") from None
        self.capacity = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(num_cpus=1, max_retries=_RETRIES)(_play)
        self._tasks: deque[Task] = deque()
        self._running: dict[Any, Task] = {}

    def submit(self, task: Task) -> None:
        """Take a deal to play."""
        self._tasks.append(task)
        self._give_out()

    def collect(self) -> list[tuple[Task, DealOutcome]]:
        """Wait for the next outcomes."""
        self._give_out()
        done, _ = self._ray.wait(list(self._running), num_returns=1)
        found = []
        for reference in done:
            task = self._running.pop(reference)
            try:
                found.append((task, DealOutcome(*self._ray.get(reference))))
            except self._ray.exceptions.RayTaskError as error:
                raise ArenaError(str(error.cause)) from None
            except self._ray.exceptions.RayError as error:
                raise ArenaError(
                    f"deal {task.deal} has ended its worker {_RETRIES + 1} times:"
                    f" {type(error).__name__}"
                ) from None
        self._give_out()
        return found

    def cancel(self) -> None:
        """Forget the deals that nobody has begun."""
        self._tasks.clear()

    def close(self) -> None:
        """Stop what is running, and the cluster if it was started here."""
        self._tasks.clear()
        for reference in self._running:
            self._ray.cancel(reference, force=True)
        self._running.clear()
        if self._ours:
            self._ray.shutdown()

    def _give_out(self) -> None:
        while self._tasks and len(self._running) < self.capacity:
            task = self._tasks.popleft()
            self._running[self._play.remote(*_plain(task))] = task


def _plain(task: Task) -> tuple[Any, ...]:
    """Return a deal to play as plain values, which a worker reads without our modules."""
    plan = task.plan
    return (
        format_rules(plan.rules),
        plan.entrants,
        plan.seatings,
        plan.seed,
        plan.whole_matches,
        plan.bot_seconds,
        task.deal,
        sorted(task.out),
    )


def _play(  # noqa: PLR0913, PLR0917 - a deal as plain values
    rules: str,
    entrants: tuple[str, ...],
    seatings: tuple[Seating, ...],
    seed: str,
    whole_matches: bool,
    bot_seconds: float,
    deal: int,
    out: list[int],
) -> tuple[Any, ...]:
    plan = Plan(
        rules=parse_rules(rules),
        entrants=entrants,
        seatings=seatings,
        seed=seed,
        whole_matches=whole_matches,
        bot_seconds=bot_seconds,
    )
    return tuple(play_deal(plan, deal, frozenset(out)))
