"""Holding the arena that ``hearts arena`` was asked for, and reporting on it."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple

import typer

from openhearts.arena.entrants import check_entrant
from openhearts.arena.errors import ArenaError
from openhearts.arena.on_ray import RayBackend
from openhearts.arena.playing import DealOutcome
from openhearts.arena.report import (
    REPORT_VERSION,
    plain_ratings,
    plain_run,
    pool_lines,
    table_lines,
)
from openhearts.arena.run import ArenaRun, run_arena
from openhearts.arena.schedule import Plan, make_plan
from openhearts.arena.statistics import deal_differences, estimate
from openhearts.arena.workers import Backend, make_backend, usable_cores
from openhearts.cli.errors import one_clear_line
from openhearts.cli.files import printable
from openhearts.rules.ruleset import RuleSet

_REDRAW_SECONDS = 0.2


class Wish(NamedTuple):
    """What the command line asks for."""

    rules: RuleSet
    names: tuple[str, ...]
    deals: int
    layout: str | None
    seed: str
    whole_matches: bool
    until: float | None
    round_robin: bool
    jobs: int | None
    backend: str
    bot_seconds: float
    as_json: bool

    @property
    def layout_used(self) -> str:
        """The layout, or the one that stands for none."""
        if self.layout is not None:
            return self.layout
        if self.round_robin:
            return "2v2"
        return "1v3" if len(self.names) == 2 else "all"


def hold(wish: Wish) -> None:
    """Hold an arena and write its result."""
    with one_clear_line(ArenaError):
        for name in dict.fromkeys(wish.names):
            check_entrant(name)
        plans = [
            make_plan(
                wish.rules,
                group,
                wish.layout_used,
                wish.seed,
                whole_matches=wish.whole_matches,
                bot_seconds=wish.bot_seconds,
            )
            for group in _groups(wish)
        ]
        place = _backend(wish)
    try:
        with one_clear_line(ArenaError):
            runs = _play(plans, place, wish)
    except KeyboardInterrupt:
        typer.echo("hearts: interrupted", err=True)
        raise typer.Exit(130) from None
    finally:
        place.close()
    if wish.round_robin:
        _report_pool(wish, runs, place.capacity)
    else:
        _report(wish, runs[0], place.capacity)


def _groups(wish: Wish) -> list[tuple[str, ...]]:
    """Return who meets whom."""
    if not wish.round_robin:
        return [wish.names]
    if len(wish.names) < 2 or len(set(wish.names)) != len(wish.names):
        raise ArenaError("a round robin needs two different players or more, each named once")
    return list(combinations(wish.names, 2))


def _backend(wish: Wish) -> Backend:
    match wish.backend:
        case "processes":
            return make_backend(wish.jobs or usable_cores())
        case "ray":
            return RayBackend()
    raise ArenaError(f"there is no backend {wish.backend!r}: the backends are processes and ray")


def _play(plans: Sequence[Plan], place: Backend, wish: Wish) -> list[ArenaRun]:
    with _progress(plans, wish.deals) as progress:
        return [
            run_arena(
                plan,
                wish.deals,
                backend=place,
                until=wish.until,
                progress=progress,
                number=number,
            )
            for number, plan in enumerate(plans)
        ]


class _ProgressLine:
    """One line on standard error that says how far the arena is, if anybody looks at it."""

    def __init__(self, plans: Sequence[Plan], deals: int) -> None:
        self._plans = plans
        self._deals = deals
        self._began = time.monotonic()
        self._drawn = 0.0
        self._shown = sys.stderr.isatty()

    def __call__(self, number: int, outcomes: Sequence[DealOutcome]) -> None:
        now = time.monotonic()
        if not self._shown or now - self._drawn < _REDRAW_SECONDS:
            return
        self._drawn = now
        plan = self._plans[number]
        done = number * self._deals + len(outcomes)
        whole = self._deals * len(self._plans)
        bar = "#" * (20 * done // whole)
        left = (now - self._began) / done * (whole - done)
        value = estimate(deal_differences(plan, outcomes, 0))
        sys.stderr.write(
            f"\r[{bar:<20}] {done}/{whole} deals  {plan.entrants[0]} {value.mean:+.2f}"
            f" ± {value.half_width:.2f}  {left:.0f} s left\x1b[K"
        )
        sys.stderr.flush()

    def clear(self) -> None:
        """Take the line away."""
        if self._shown and self._drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


@contextmanager
def _progress(plans: Sequence[Plan], deals: int) -> Iterator[_ProgressLine]:
    line = _ProgressLine(plans, deals)
    try:
        yield line
    finally:
        line.clear()


def _report(wish: Wish, run: ArenaRun, jobs: int) -> None:
    if wish.as_json:
        _write_json(plain_run(run, wish.layout_used, jobs))
        return
    for line in table_lines(run, wish.layout_used):
        typer.echo(printable(line))


def _report_pool(wish: Wish, runs: Sequence[ArenaRun], jobs: int) -> None:
    # Imported here because only a round robin needs the rating library.
    from openhearts.arena.ratings import rate  # noqa: PLC0415 - slow to load

    ratings = rate(wish.names, runs)
    if wish.as_json:
        pairs = [plain_run(run, wish.layout_used, jobs) for run in runs]
        _write_json({"format": REPORT_VERSION, "ratings": plain_ratings(ratings), "pairs": pairs})
        return
    for line in pool_lines(wish.names, runs, ratings):
        typer.echo(printable(line))


def _write_json(report: dict[str, Any]) -> None:
    typer.echo(json.dumps(report, ensure_ascii=False))
