"""``python -m openhearts.training``: train habits or the network, and write them to a file."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import numpy as np

from openhearts.simulation.errors import HabitsError
from openhearts.simulation.habits import STEADY, read_habits, trained_habits, write_habits
from openhearts.training import habits, network
from openhearts.training.imitation import Lessons

_LOOKS = 10
_NETWORK_LOOKS = 200
_CHECK_HANDS = 40_000
_CHECK_SEED = 1_000_003


def main() -> None:
    """Train, tell from time to time how good the result is, and write the last one."""
    parser = argparse.ArgumentParser(prog="python -m openhearts.training", description=__doc__)
    kinds = parser.add_subparsers(dest="kind", required=True)
    for_habits = kinds.add_parser("habits", help="the numbers that the rules of thumb weigh with")
    for_network = kinds.add_parser("network", help="what mends the rules of thumb")
    for one, course in ((for_habits, habits.Course()), (for_network, network.Course())):
        one.add_argument("file", type=Path, help="where the result is written")
        one.add_argument("--rounds", type=int, default=course.rounds)
        one.add_argument("--seed", type=int, default=course.seed)
        one.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    for_habits.add_argument("--from", dest="start", type=Path, help="habits to begin with")
    for_habits.add_argument("--hands", type=int, default=habits.Course().hands)
    for_network.add_argument(
        "--examples", type=int, default=Lessons().deals, help="deals that it imitates a search in"
    )
    for_network.add_argument(
        "--deals", type=int, default=network.Course().deals, help="deals in a round of practice"
    )
    given = parser.parse_args()
    numbers = [value for value in vars(given).values() if isinstance(value, int)]
    if min(numbers) < 1:
        parser.error("every number is 1 or more")
    try:
        given.file.open("a").close()
    except OSError as error:
        parser.error(f"{given.file} cannot be written: {error}")
    if given.kind == "network":
        _train_network(given)
        return
    try:
        start = STEADY if given.start is None else read_habits(given.start.read_text("utf-8"))
    except (OSError, HabitsError) as error:
        parser.error(f"{given.start}: {error}")
    _train_habits(given, start)


def _train_habits(given: argparse.Namespace, start: object) -> None:
    course = habits.Course(rounds=given.rounds, hands=given.hands, seed=given.seed)
    for progress in habits.train(course, start, jobs=given.jobs):
        if progress.round % _LOOKS and progress.round != course.rounds:
            continue
        better = habits.points_better(progress.habits, STEADY, _CHECK_HANDS, _CHECK_SEED)
        _tell(f"{progress.round:5} rounds: {better:+.3f} points a hand")
        given.file.write_text(write_habits(progress.habits), encoding="utf-8")


def _train_network(given: argparse.Namespace) -> None:
    course = network.Course(
        lessons=Lessons(deals=given.examples),
        rounds=given.rounds,
        deals=given.deals,
        seed=given.seed,
    )
    for progress in network.train(course, jobs=given.jobs):
        if progress.round % _NETWORK_LOOKS and progress.round != course.rounds:
            continue
        steady, trained = (
            network.points_better(progress.weights, others, _CHECK_HANDS, _CHECK_SEED)
            for others in (STEADY, trained_habits())
        )
        _tell(
            f"{progress.round:5} rounds: {steady:+.3f} points a hand against steady players, "
            f"{trained:+.3f} against trained habits"
        )
        with given.file.open("wb") as file:
            np.savez(file, **progress.weights)


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
