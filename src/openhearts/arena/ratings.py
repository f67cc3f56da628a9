"""Ratings over a pool that has met pair by pair.

The unit is a deal of a pair: whoever scored less over all its seatings has won it, so games on
the same cards count as one. OpenSkill's Bradley-Terry model rates these results in the order
of the deals. Strengths do not change within an arena, so its drift is switched off.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import BradleyTerryFull

from openhearts.arena.run import ArenaRun
from openhearts.arena.statistics import deal_differences

_WITHIN_95 = 1.959964


class Rating(NamedTuple):
    """The strength of one entrant of a pool, on OpenSkill's scale: 25 is the average."""

    name: str
    rating: float
    half_width: float
    """Half the width of the 95 % interval."""
    won: int
    """Deals of a pair that it won."""
    drawn: int
    lost: int


def rate(pool: Sequence[str], runs: Sequence[ArenaRun]) -> list[Rating]:
    """Rate a pool from the runs of its pairs, best first."""
    model = BradleyTerryFull(tau=0.0)
    strengths = {name: model.rating(name=name) for name in pool}
    tally = {name: [0, 0, 0] for name in pool}
    sheets = [(run.plan.entrants, deal_differences(run.plan, run.outcomes, 0)) for run in runs]
    for deal in range(max((len(sheet) for _, sheet in sheets), default=0)):
        for (first, second), sheet in sheets:
            if deal >= len(sheet):
                continue
            ranks = (
                [0.0, 0.0]
                if math.isclose(sheet[deal], 0.0, abs_tol=1e-9)
                else ([0.0, 1.0] if sheet[deal] > 0 else [1.0, 0.0])
            )
            tally[first][1 if ranks[0] == ranks[1] else int(2 * ranks[0])] += 1
            tally[second][1 if ranks[0] == ranks[1] else int(2 * ranks[1])] += 1
            ((one,), (other,)) = model.rate([[strengths[first]], [strengths[second]]], ranks=ranks)
            strengths[first], strengths[second] = one, other
    rated = [
        Rating(name, strength.mu, _WITHIN_95 * strength.sigma, *tally[name])
        for name, strength in strengths.items()
    ]
    return sorted(rated, key=lambda rating: -rating.rating)
