"""Where the deals of an arena are played: in this process, or in one process a core.

Every backend takes deals and gives outcomes back in any order; none loses a deal.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, Protocol

from openhearts.arena.errors import ArenaError
from openhearts.arena.playing import DealOutcome, play_deal
from openhearts.arena.schedule import Plan

_MOST_LOSSES = 3
"""A deal whose worker dies so often is not tried again."""


class Task(NamedTuple):
    """A deal to play."""

    plan: Plan
    number: int
    """Which of the plans at hand it belongs to."""
    deal: int
    out: frozenset[int]


class Backend(Protocol):
    """Plays deals."""

    @property
    def capacity(self) -> int:
        """How many deals it can play at once."""

    def submit(self, task: Task) -> None:
        """Take a deal to play."""

    def collect(self) -> list[tuple[Task, DealOutcome]]:
        """Wait for the next outcomes.

        Raises:
            ArenaError: a deal cannot be played.
        """

    def cancel(self) -> None:
        """Forget the deals that nobody has begun; outcomes of the others may still come."""

    def close(self) -> None:
        """End whatever is running."""


class InlineBackend:
    """Plays each deal in this process when it is asked for."""

    capacity = 1

    def __init__(self) -> None:
        """Start with nothing to do."""
        self._tasks: deque[Task] = deque()

    def submit(self, task: Task) -> None:
        """Take a deal to play."""
        self._tasks.append(task)

    def collect(self) -> list[tuple[Task, DealOutcome]]:
        """Play the next deal."""
        task = self._tasks.popleft()
        return [(task, play_deal(task.plan, task.deal, task.out))]

    def cancel(self) -> None:
        """Forget the deals that were not played."""
        self._tasks.clear()

    def close(self) -> None:
        """Forget the deals that were not played."""
        self._tasks.clear()


class _Worker:
    """One process with the deal it plays."""

    def __init__(self, context: SpawnContext) -> None:
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(theirs,), daemon=False)
        with _no_interrupts():
            self.process.start()
        theirs.close()
        self.task: Task | None = None

    def give(self, task: Task) -> None:
        self.task = task
        self.pipe.send((task.plan, task.deal, task.out))


class ProcessBackend:
    """Plays deals in processes of their own; one that dies is replaced and its deal given again."""

    def __init__(self, jobs: int) -> None:
        """Take how many processes to keep busy; they start with the first deals."""
        self.capacity = jobs
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []
        self._tasks: deque[Task] = deque()
        self._losses: dict[tuple[int, int], int] = {}

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers."""
        return [pid for worker in self._workers if (pid := worker.process.pid) is not None]

    def submit(self, task: Task) -> None:
        """Take a deal to play."""
        self._tasks.append(task)
        self._give_out()

    def collect(self) -> list[tuple[Task, DealOutcome]]:
        """Wait for the next outcomes."""
        done: list[tuple[Task, DealOutcome]] = []
        while not done:
            busy = {worker.pipe: worker for worker in self._workers if worker.task is not None}
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]  # what was waited for are the keys
                task = worker.task
                assert task is not None
                try:
                    outcome = worker.pipe.recv()
                except (EOFError, OSError):
                    self._replace(worker, task)
                    continue
                worker.task = None
                if isinstance(outcome, ArenaError):
                    raise outcome
                done.append((task, DealOutcome(*outcome)))
            self._give_out()
        return done

    def cancel(self) -> None:
        """Forget the deals that nobody has begun."""
        self._tasks.clear()

    def close(self) -> None:
        """End the workers."""
        self._tasks.clear()
        for worker in self._workers:
            with contextlib.suppress(OSError):
                worker.pipe.close()
            if worker.task is not None:
                worker.process.terminate()
        for worker in self._workers:
            worker.process.join(5)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
            worker.process.close()
        self._workers.clear()

    def _give_out(self) -> None:
        while self._tasks:
            worker = next((worker for worker in self._workers if worker.task is None), None)
            if worker is None:
                if len(self._workers) >= self.capacity:
                    return
                worker = _Worker(self._context)
                self._workers.append(worker)
            task = self._tasks.popleft()
            try:
                worker.give(task)
            except OSError:
                self._replace(worker, task)

    def _replace(self, worker: _Worker, task: Task) -> None:
        """Put the deal of a worker that died first in the line again."""
        worker.pipe.close()
        worker.process.join()
        code = worker.process.exitcode
        worker.process.close()
        self._workers.remove(worker)
        key = task.number, task.deal
        self._losses[key] = self._losses.get(key, 0) + 1
        if self._losses[key] >= _MOST_LOSSES:
            raise ArenaError(
                f"deal {task.deal} has ended its worker process {_MOST_LOSSES} times"
                f" (exit code {code}): it cannot be played"
            )
        self._tasks.appendleft(task)


def _work(pipe: Connection[Any, Any]) -> None:
    """Play deals until there are no more; the main function of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.signal(signal.SIGTERM, _leave)
    with contextlib.suppress(EOFError, OSError):
        while True:
            plan, deal, out = pipe.recv()
            try:
                answer: Any = tuple(play_deal(plan, deal, out))
            except ArenaError as error:
                answer = error
            pipe.send(answer)


@contextlib.contextmanager
def _no_interrupts() -> Iterator[None]:
    """Start what is started in here deaf to Ctrl-C, which is for this process to deal with.

    A worker could turn it away itself only once it runs Python.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The first spawn would start this helper, which lets interrupts through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave(_signal: int, _frame: object) -> None:
    raise SystemExit(0)


def usable_cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def make_backend(jobs: int) -> Backend:
    """Return a backend that plays so many deals at once on this machine."""
    return InlineBackend() if jobs == 1 else ProcessBackend(jobs)
