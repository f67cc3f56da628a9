"""Warming up, and what is not loaded before anybody searches."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from openhearts.simulation import compiling
from openhearts.simulation.warm import ensure_warm, is_compiled, warm_up


def test_warming_tells_its_steps():
    told = []
    seconds = warm_up(lambda number, total, title: told.append((number, total, title)))
    assert [number for number, _, _ in told] == list(range(1, told[0][1] + 1))
    assert seconds > 0
    assert is_compiled()
    ensure_warm()


@pytest.mark.parametrize(
    "code",
    [
        "import openhearts, openhearts.rules, openhearts.players, openhearts.table",
        "import openhearts.cli",
        "from openhearts.players import player_named; import random;"
        " player_named('steady', random.Random(1))",
    ],
)
def test_what_does_not_search_does_not_load_numba(code):
    check = f"{code}; import sys; assert not {{'numba', 'numpy'}} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", check], check=True)


def test_the_command_warms():
    program = Path(sys.executable).with_name("hearts")
    done = subprocess.run([program, "warm"], capture_output=True, text=True, check=True)
    assert "everything is compiled" in done.stdout


def test_another_process_can_do_its_part_alone():
    code = "from openhearts.simulation.warm import compile_aside; compile_aside()"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_second_installation_of_the_same_sources_compiles_for_itself(tmp_path):
    here = Path(compiling.__file__).parent
    there = tmp_path / "simulation"
    there.mkdir()
    for source in here.glob("*.py"):
        shutil.copy(source, there)
    assert compiling.directory_for(here) == compiling.cache_directory()
    assert compiling.directory_for(there) != compiling.cache_directory()
    (there / "warm.py").write_text("")
    once = compiling.directory_for(there)
    (there / "warm.py").write_text("# changed")
    assert compiling.directory_for(there) != once
