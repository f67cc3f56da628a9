"""``python -m openhearts.training``: train habits and write them to a file."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from openhearts.simulation.errors import HabitsError
from openhearts.simulation.habits import STEADY, read_habits, write_habits
from openhearts.training.habits import Course, points_better, train

_LOOKS = 10
_CHECK_HANDS = 40_000
_CHECK_SEED = 1_000_003


def main() -> None:
    """Train, tell every tenth round how good the habits are, and write the last ones."""
    standard = Course()
    parser = argparse.ArgumentParser(prog="python -m openhearts.training", description=__doc__)
    parser.add_argument("file", type=Path, help="where the habits are written")
    parser.add_argument("--from", dest="start", type=Path, help="a file of habits to begin with")
    parser.add_argument("--rounds", type=int, default=standard.rounds)
    parser.add_argument("--hands", type=int, default=standard.hands)
    parser.add_argument("--seed", type=int, default=standard.seed)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    if min(given.rounds, given.hands, given.jobs) < 1:
        parser.error("rounds, hands and jobs are 1 or more")
    try:
        start = STEADY if given.start is None else read_habits(given.start.read_text("utf-8"))
    except (OSError, HabitsError) as error:
        parser.error(f"{given.start}: {error}")
    try:
        given.file.open("a").close()
    except OSError as error:
        parser.error(f"the habits cannot be written: {error}")
    course = standard._replace(rounds=given.rounds, hands=given.hands, seed=given.seed)
    for progress in train(course, start, jobs=given.jobs):
        if progress.round % _LOOKS and progress.round != course.rounds:
            continue
        better = points_better(progress.habits, STEADY, _CHECK_HANDS, _CHECK_SEED)
        sys.stdout.write(f"{progress.round:5} rounds: {better:+.3f} points a hand\n")
        sys.stdout.flush()
        given.file.write_text(write_habits(progress.habits), encoding="utf-8")


if __name__ == "__main__":
    main()
