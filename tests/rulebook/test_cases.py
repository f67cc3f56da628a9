"""The engine answers every case of `cases.toml`, which the reference answers as well."""

from pathlib import Path

import pytest

from openhearts.records.cases import Case, read_cases, run_case

CASES = read_cases((Path(__file__).parent / "cases.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_engine_agrees_with_the_case(case: Case) -> None:
    assert run_case(case).differences == ()
