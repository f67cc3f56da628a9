"""What the outcomes of an arena say: paired differences, with intervals clustered by deal.

The games of one deal share its cards, so they are not independent. Everything is first
averaged over the seatings of a deal; the interval then comes from the spread of these means
over the deals.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple, TypeVar

from openhearts.arena.playing import DealOutcome, GameOutcome
from openhearts.arena.schedule import Plan, Seating

_Number = TypeVar("_Number", int, float)

CHECKPOINT = 25
"""Every so many deals, and only then, an arena asks whether it knows enough."""
FIRST_CHECKPOINT = 50
"""With fewer deals the interval itself is too uncertain to stop on."""


class Estimate(NamedTuple):
    """A mean over deals and half the width of its 95 % interval."""

    mean: float
    half_width: float
    """Infinite with fewer than two deals."""

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.half_width

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.half_width


class EntrantResult(NamedTuple):
    """How one entrant did."""

    name: str
    seats: int
    """How many times it sat: games, counted once for each of its seats."""
    points: Estimate
    """What it scored on average: a hand, or a match."""
    difference: Estimate
    """The others' mean less its own, in the same game: how many points better it is."""
    wins: Estimate
    """Its share of the wins for each of its seats; a table of n is even at 1/n."""
    hands: int
    """Hands it sat in, counted once for each of its seats."""
    moons: int
    """Moons it shot."""
    moons_suffered: int
    """Hands, counted for each of its seats, in which another entrant shot the moon."""
    threats: int
    """Hands in which it alone had all penalty cards so far, and half the points or more."""
    stopped: int
    """Such hands of another entrant in which it took the card that ended the threat."""
    threats_met: int
    """Threats by other entrants at its tables, each counted once."""
    forfeits: int
    out_after: int | None
    """The deal with which it was out, if it was: later ones were played by ``simple``."""


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values with its 95 % interval (Student's t).

    >>> estimate([1.0, 2.0, 3.0, 4.0]).mean
    2.5
    """
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, math.inf)
    error = stdev(values) / math.sqrt(len(values))
    return Estimate(mean, t_quantile(len(values) - 1) * error)


def t_quantile(freedom: int) -> float:
    """Return the 97.5 % point of Student's t.

    Exact for one and two degrees of freedom; beyond them the expansion of Cornish and Fisher,
    good to 0.7 % at three and to 0.1 % from five on.
    """
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    if freedom == 2:
        return math.sqrt(2 / (4 * 0.975 * 0.025)) * 0.95
    z = NormalDist().inv_cdf(0.975)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


def deal_differences(plan: Plan, outcomes: Sequence[DealOutcome], entrant: int) -> list[float]:
    """Return, for each deal, how many points better an entrant is than the others."""
    return [
        fmean(
            _mean(game.points, seating, entrant, of_others=True)
            - _mean(game.points, seating, entrant)
            for game, seating in zip(outcome.games, plan.seatings, strict=True)
        )
        for outcome in outcomes
    ]


def results_of(plan: Plan, outcomes: Sequence[DealOutcome]) -> list[EntrantResult]:
    """Return how each entrant did, in the order of the plan."""
    return [_result(plan, outcomes, entrant) for entrant in range(len(plan.entrants))]


def narrow_enough(plan: Plan, outcomes: Sequence[DealOutcome], until: float) -> bool:
    """Tell whether the first entrant's interval is at most ``until`` to either side.

    Only ever true at a checkpoint, so that the answer does not depend on how many deals happen
    to be played at once.
    """
    deals = len(outcomes)
    if deals < FIRST_CHECKPOINT or deals % CHECKPOINT:
        return False
    return estimate(deal_differences(plan, outcomes, 0)).half_width <= until


def checksum(outcomes: Sequence[DealOutcome]) -> str:
    """Return a short digest of every score: equal for equal results."""
    digest = hashlib.sha256()
    for outcome in outcomes:
        digest.update(repr((outcome.deal, outcome.games, sorted(outcome.out))).encode())
    return digest.hexdigest()[:16]


def _result(plan: Plan, outcomes: Sequence[DealOutcome], entrant: int) -> EntrantResult:
    games = [
        (game, seating)
        for outcome in outcomes
        for game, seating in zip(outcome.games, plan.seatings, strict=True)
    ]
    return EntrantResult(
        name=plan.entrants[entrant],
        seats=sum(seating.count(entrant) for _, seating in games),
        points=_by_deal(plan, outcomes, entrant, "points"),
        difference=estimate(deal_differences(plan, outcomes, entrant)),
        wins=_by_deal(plan, outcomes, entrant, "won"),
        hands=sum(game.hands * seating.count(entrant) for game, seating in games),
        moons=sum(_sum(game.moons, seating, entrant) for game, seating in games),
        moons_suffered=sum(
            seating.count(entrant) * _of_others(game.moons, seating, entrant)
            for game, seating in games
        ),
        threats=sum(_sum(game.threats, seating, entrant) for game, seating in games),
        stopped=sum(_stopped(game, seating, entrant) for game, seating in games),
        threats_met=sum(_of_others(game.threats, seating, entrant) for game, seating in games),
        forfeits=sum(outcome.forfeits[entrant] for outcome in outcomes),
        out_after=next((outcome.deal - 1 for outcome in outcomes if entrant in outcome.out), None),
    )


def _by_deal(plan: Plan, outcomes: Sequence[DealOutcome], entrant: int, what: str) -> Estimate:
    """Estimate the mean over an entrant's seats of a value that games have by seat."""
    means = []
    for outcome in outcomes:
        total, seats = 0.0, 0
        for game, seating in zip(outcome.games, plan.seatings, strict=True):
            total += _sum(getattr(game, what), seating, entrant)
            seats += seating.count(entrant)
        means.append(total / seats)
    return estimate(means)


def _stopped(game: GameOutcome, seating: Seating, entrant: int) -> int:
    """Return how many threats of other entrants an entrant stopped in a game."""
    return sum(
        _sum(by_seat, seating, entrant)
        for threatening, by_seat in zip(seating, game.stops, strict=True)
        if threatening != entrant
    )


def _mean(
    values: Sequence[float], seating: Seating, entrant: int, *, of_others: bool = False
) -> float:
    return fmean(
        value
        for value, sits in zip(values, seating, strict=True)
        if (sits == entrant) is not of_others
    )


def _sum(values: Sequence[_Number], seating: Seating, entrant: int) -> _Number | int:
    return sum(value for value, sits in zip(values, seating, strict=True) if sits == entrant)


def _of_others(values: Sequence[int], seating: Seating, entrant: int) -> int:
    return sum(value for value, sits in zip(values, seating, strict=True) if sits != entrant)
