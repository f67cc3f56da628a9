"""Training: repeatable whatever the number of processes, and worth its while."""

import subprocess
import sys

import numpy as np

from openhearts.simulation.habits import STEADY, read_habits, trained_habits
from openhearts.training.habits import Course, points_better, train


def test_the_result_does_not_depend_on_the_processes():
    course = Course(rounds=2, pairs=3, hands=40, seed=5)
    alone = [progress.habits for progress in train(course)]
    together = [progress.habits for progress in train(course, jobs=2)]
    assert np.array_equal(alone, together)
    assert not np.array_equal(alone[0], alone[1])


def test_what_is_shipped_is_better_than_the_steady_player():
    assert points_better(trained_habits(), STEADY, 20_000, seed=77) > 0.5
    assert abs(points_better(STEADY, STEADY, 20_000, seed=77)) < 0.3


def test_the_command_writes_habits_and_says_how_good_they_are(tmp_path):
    file = tmp_path / "habits.toml"
    command = [sys.executable, "-m", "openhearts.training", "habits", str(file), "--rounds", "1"]
    done = subprocess.run(
        [*command, "--hands", "20", "--jobs", "1"], capture_output=True, text=True, check=True
    )
    assert "1 rounds" in done.stdout
    assert len(read_habits(file.read_text())) == len(STEADY)
    file.write_text("nonsense")
    refused = subprocess.run(
        [*command, "--from", str(file)], capture_output=True, text=True, check=False
    )
    assert refused.returncode == 2
    assert "not written in TOML" in refused.stderr
    # That the file cannot be written is told before the training, not after it.
    command[4] = str(tmp_path)
    refused = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert refused.returncode == 2
    assert "cannot be written" in refused.stderr
