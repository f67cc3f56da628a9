"""``hearts arena``: players meet on the same cards, and a table says who is better."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Annotated, Any

import typer

from openhearts.arena.entrants import ENTRANT_NAMES, check_entrant
from openhearts.arena.errors import ArenaError
from openhearts.arena.on_ray import RayBackend
from openhearts.arena.playing import DealOutcome
from openhearts.arena.ratings import rate
from openhearts.arena.report import (
    plain_ratings,
    plain_run,
    pool_lines,
    table_lines,
)
from openhearts.arena.run import ArenaRun, run_arena
from openhearts.arena.schedule import LAYOUTS, Plan, make_plan
from openhearts.arena.statistics import deal_differences, estimate
from openhearts.arena.workers import Backend, make_backend, usable_cores
from openhearts.cli.errors import one_clear_line
from openhearts.cli.files import printable
from openhearts.cli.rule_options import refuse, rules_from_options

_REDRAW_SECONDS = 0.2


def register(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command("arena")(arena)


def arena(
    names: Annotated[
        list[str],
        typer.Argument(metavar="PLAYER...", help=f"{', '.join(ENTRANT_NAMES)}: two or more."),
    ],
    *,
    preset: Annotated[
        str, typer.Option(help="The game, such as standard or omnibus.")
    ] = "standard",
    players: Annotated[int, typer.Option(help="How many seats: 3 to 7.")] = 4,
    deals: Annotated[int, typer.Option(min=1, help="How many deals to play at most.")] = 100,
    layout: Annotated[
        str | None,
        typer.Option(
            help=f"{', '.join(LAYOUTS)}, or KvM: who sits with whom."
            " Without it 1v3 for two players, all for more, 2v2 in a round robin."
        ),
    ] = None,
    seed: Annotated[str, typer.Option(help="Where chance comes from: any word or number.")] = "1",
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="OPTION=VALUE", help="Change a rule; may be repeated."),
    ] = None,
    matches: Annotated[
        bool, typer.Option("--matches", help="Play whole matches, not single hands.")
    ] = False,
    until: Annotated[
        float | None,
        typer.Option(
            metavar="WIDTH",
            help="Stop early, once the first player's interval is this narrow to either side.",
        ),
    ] = None,
    round_robin: Annotated[
        bool, typer.Option("--round-robin", help="Let every pair meet, and rate the pool.")
    ] = False,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="How many processes; all cores if not given.")
    ] = None,
    backend: Annotated[
        str, typer.Option(help="processes, or ray for a Ray cluster.")
    ] = "processes",
    bot_seconds: Annotated[
        float, typer.Option(help="How long a program from outside may take over an answer.")
    ] = 10.0,
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object.")] = False,
) -> None:
    """Compare players on the same cards. The same seed gives the same result on any machine."""
    rules = rules_from_options(preset, players, changes or ())
    if until is not None and not until > 0:
        refuse(f"--until is a width in points above 0, not {until:g}")
    if not bot_seconds > 0:
        refuse(f"--bot-seconds is a time above 0, not {bot_seconds:g}")
    with one_clear_line(ArenaError):
        groups = _groups(names, round_robin)
        how = layout or ("2v2" if round_robin else "1v3" if len(names) == 2 else "all")
        plans = [
            make_plan(rules, group, how, seed, whole_matches=matches, bot_seconds=bot_seconds)
            for group in groups
        ]
        for name in dict.fromkeys(names):
            check_entrant(name)
        place = _backend(backend, jobs)
    try:
        with one_clear_line(ArenaError):
            runs = _hold(plans, deals, place, until)
    except KeyboardInterrupt:
        typer.echo("hearts: interrupted", err=True)
        raise typer.Exit(130) from None
    finally:
        place.close()
    _report(names, runs, how, place.capacity, round_robin=round_robin, as_json=as_json)


def _groups(names: Sequence[str], round_robin: bool) -> list[Sequence[str]]:
    """Return who meets whom."""
    if not round_robin:
        return [names]
    if len(names) < 2 or len(set(names)) != len(names):
        raise ArenaError("a round robin needs two different players or more, each named once")
    return list(combinations(names, 2))


def _backend(name: str, jobs: int | None) -> Backend:
    match name:
        case "processes":
            return make_backend(jobs or usable_cores())
        case "ray":
            return RayBackend()
    raise ArenaError(f"there is no backend {name!r}: the backends are processes and ray")


def _hold(plans: Sequence[Plan], deals: int, place: Backend, until: float | None) -> list[ArenaRun]:
    runs = []
    with _progress(plans, deals) as progress:
        for number, plan in enumerate(plans):
            runs.append(
                run_arena(plan, deals, backend=place, until=until, progress=progress, number=number)
            )
    return runs


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


def _report(
    names: Sequence[str],
    runs: Sequence[ArenaRun],
    layout: str,
    jobs: int,
    *,
    round_robin: bool,
    as_json: bool,
) -> None:
    if not round_robin:
        run = runs[0]
        if as_json:
            _write_json(plain_run(run, layout, jobs))
            return
        for line in table_lines(run, layout):
            typer.echo(printable(line))
        return
    ratings = rate(names, runs)
    if as_json:
        pairs = [plain_run(run, layout, jobs) for run in runs]
        _write_json({"format": 1, "ratings": plain_ratings(ratings), "pairs": pairs})
        return
    for line in pool_lines(names, runs, ratings):
        typer.echo(printable(line))


def _write_json(report: dict[str, Any]) -> None:
    typer.echo(json.dumps(report, ensure_ascii=False))
