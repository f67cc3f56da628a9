"""The result of an arena as plain data and as lines for people."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from openhearts.arena.playing import Fault
from openhearts.arena.run import ArenaRun
from openhearts.arena.statistics import (
    EntrantResult,
    Estimate,
    checksum,
    deal_differences,
    estimate,
    results_of,
)
from openhearts.rules.facts import counted
from openhearts.rules.ruletext import format_rules
from openhearts.texts import DEFAULT_LANGUAGE, game_title, texts_in

if TYPE_CHECKING:
    from openhearts.arena.ratings import Rating

REPORT_VERSION = 1
_MOST_FAULTS = 20
"""More forfeits than this are counted, not listed."""


def faults_of(run: ArenaRun) -> list[Fault]:
    """Return every forfeit, in the order of the deals."""
    return [fault for outcome in run.outcomes for fault in outcome.faults]


def milliseconds_a_card(run: ArenaRun) -> list[float | None]:
    """Return how long each entrant took over a card, on average."""
    found: list[float | None] = []
    for entrant in range(len(run.plan.entrants)):
        cards = sum(outcome.timing[entrant][0] for outcome in run.outcomes)
        seconds = sum(outcome.timing[entrant][1] for outcome in run.outcomes)
        found.append(1000 * seconds / cards if cards else None)
    return found


def plain_run(run: ArenaRun, layout: str, jobs: int) -> dict[str, Any]:
    """Return the result for JSON. All but ``timing`` is the same in every repetition."""
    plan = run.plan
    faults = faults_of(run)
    return {
        "format": REPORT_VERSION,
        "rules": format_rules(plan.rules),
        "players": plan.rules.players,
        "seed": plan.seed,
        "layout": layout,
        "games": "matches" if plan.whole_matches else "hands",
        "seatings": len(plan.seatings),
        "deals_asked": run.asked,
        "deals": len(run.outcomes),
        "entrants": [_plain_result(result) for result in results_of(plan, run.outcomes)],
        "deal_differences": [round(value, 6) for value in deal_differences(plan, run.outcomes, 0)],
        "forfeits": [
            {**fault._asdict(), "entrant": plan.entrants[fault.entrant]}
            for fault in faults[:_MOST_FAULTS]
        ],
        "forfeits_not_listed": max(0, len(faults) - _MOST_FAULTS),
        "checksum": checksum(run.outcomes),
        "timing": {
            "seconds": round(run.seconds, 3),
            "jobs": jobs,
            "milliseconds_a_card": [
                None if value is None else round(value, 4) for value in milliseconds_a_card(run)
            ],
        },
    }


def plain_ratings(ratings: Sequence[Rating]) -> list[dict[str, Any]]:
    """Return ratings for JSON."""
    return [
        {
            **rating._asdict(),
            "rating": round(rating.rating, 4),
            "half_width": round(rating.half_width, 4),
        }
        for rating in ratings
    ]


def table_lines(run: ArenaRun, layout: str) -> list[str]:
    """Return the result as a table."""
    plan = run.plan
    results = results_of(plan, run.outcomes)
    what = "match" if plan.whole_matches else "hand"
    games = len(run.outcomes) * len(plan.seatings)
    width = max(6, *(len(result.name) for result in results))
    title = game_title(plan.rules, texts_in(DEFAULT_LANGUAGE))
    lines = [
        f"{title}, {plan.rules.players} players, {layout}:"
        f" {counted(len(run.outcomes), 'deal')} in {counted(len(plan.seatings), 'seating')},"
        f" {counted(games, 'match', 'matches') if plan.whole_matches else counted(games, 'hand')}"
        + ("" if len(run.outcomes) == run.asked else f" (of {run.asked} deals: narrow enough)"),
        f"{'player':<{width}}  {f'points/{what}':>12}  {'better by, 95 %':>17}  {'wins':>6}"
        f"  {'moons':>12}  {'suffered':>8}  {'stopped':>9}  {'ms/card':>8}",
    ]
    for result, time in zip(results, milliseconds_a_card(run), strict=True):
        stopped = f"{result.stopped}/{result.threats_met}"
        moons = f"{result.moons} ({result.moons / result.hands:.1%})"
        lines.append(
            f"{result.name:<{width}}  {result.points.mean:>12.2f}"
            f"  {_interval(result.difference):>17}  {result.wins.mean:>6.1%}  {moons:>12}"
            f"  {result.moons_suffered:>8}  {stopped:>9}"
            f"  {'-' if time is None else f'{time:.2f}':>8}"
        )
    lines += forfeit_lines(run, results)
    return lines


def forfeit_lines(run: ArenaRun, results: Sequence[EntrantResult]) -> list[str]:
    """Return what there is to say about forfeits."""
    lines = []
    for entrant, result in enumerate(results):
        if not result.forfeits:
            continue
        first = next(fault for fault in faults_of(run) if fault.entrant == entrant)
        lines.append(
            f"{result.name}: {counted(result.forfeits, 'forfeit')}; the first in deal {first.deal},"
            f" seat {first.seat}: {first.reason}"
        )
        lines += [f"    {word}" for word in first.last_words[-5:]]
        if result.out_after is not None:
            lines.append(f"{result.name}: out after deal {result.out_after}, then played by simple")
    return lines


def pool_lines(
    pool: Sequence[str], runs: Sequence[ArenaRun], ratings: Sequence[Rating]
) -> list[str]:
    """Return ratings, and how each pair did, as a table."""
    width = max(6, *(len(name) for name in pool))
    lines = [
        f"{'player':<{width}}  {'rating, 95 %':>16}  {'won':>5}  {'drawn':>5}  {'lost':>5}",
        *(
            f"{rating.name:<{width}}  {f'{rating.rating:.2f} ± {rating.half_width:.2f}':>16}"
            f"  {rating.won:>5}  {rating.drawn:>5}  {rating.lost:>5}"
            for rating in ratings
        ),
    ]
    for (first, second), run in zip(combinations(pool, 2), runs, strict=True):
        difference = estimate(deal_differences(run.plan, run.outcomes, 0))
        lines.append(f"{first} is {_interval(difference)} points better than {second}")
        lines += forfeit_lines(run, results_of(run.plan, run.outcomes))
    return lines


def _plain_result(result: EntrantResult) -> dict[str, Any]:
    plain = result._asdict()
    for name in ("points", "difference", "wins"):
        value: Estimate = getattr(result, name)
        known = math.isfinite(value.half_width)
        plain[name] = {
            "mean": round(value.mean, 6),
            "half_width": round(value.half_width, 6) if known else None,
            "low": round(value.low, 6) if known else None,
            "high": round(value.high, 6) if known else None,
        }
    return plain


def _interval(value: Estimate) -> str:
    half = f"{value.half_width:.2f}" if math.isfinite(value.half_width) else "?"
    return f"{value.mean:+.2f} ± {half}"
