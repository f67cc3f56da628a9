"""Importing the package is cheap: no NumPy, no framework, and no hidden cards in reach."""

import subprocess
import sys

import pytest

import openhearts

FRAMEWORKS = ["numpy", "starlette", "uvicorn", "sqlalchemy", "typer", "msgspec", "asyncio", "torch"]


def loaded_after(statement: str) -> set[str]:
    program = f"import sys; {statement}; print(' '.join(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("statement", ["import openhearts", "from openhearts import *"])
def test_importing_loads_no_framework(statement: str) -> None:
    assert not loaded_after(statement) & set(FRAMEWORKS)


def test_the_bare_import_loads_nothing_of_the_package() -> None:
    loaded = loaded_after("import openhearts")
    assert [name for name in loaded if name.startswith("openhearts.")] == []


def test_the_whole_core_loads_no_framework() -> None:
    assert not loaded_after("import openhearts.rules.match") & set(FRAMEWORKS)


@pytest.mark.parametrize("name", openhearts.__all__)
def test_the_names_for_newcomers_are_there(name: str) -> None:
    assert getattr(openhearts, name) is not None
    assert name in dir(openhearts)


def test_there_are_no_other_names() -> None:
    for name in ("HandState", "MatchState", "nonsense"):
        with pytest.raises(AttributeError, match="has no attribute"):
            getattr(openhearts, name)
