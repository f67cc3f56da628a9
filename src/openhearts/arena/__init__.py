"""Duplicate matches between players: the same deals over all seatings, compared deal by deal."""

from openhearts.arena.entrants import ENTRANT_NAMES, make_entrant
from openhearts.arena.errors import ArenaError
from openhearts.arena.run import ArenaRun, run_arena
from openhearts.arena.schedule import Plan, make_plan, seatings
from openhearts.arena.statistics import EntrantResult, Estimate, estimate, results_of

__all__ = [
    "ENTRANT_NAMES",
    "ArenaError",
    "ArenaRun",
    "EntrantResult",
    "Estimate",
    "Plan",
    "estimate",
    "make_entrant",
    "make_plan",
    "results_of",
    "run_arena",
    "seatings",
]
