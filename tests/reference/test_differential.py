"""The engine and the reference agree, step by step, on random matches under random rules."""

import os

import pytest

from reference.differential import Comparison, compare_refusals

MATCHES, CHUNK = 2_000, 50
SOAK_MATCHES, SOAK_CHUNK = 50_000, 500
SOAK_SEED = int(os.environ.get("SOAK_SEED", "1000000"))
"""Nightly runs set another one."""
RULE_SETS = 6_000


# Under the coverage tracer these would take minutes, and other tests reach every line as well.
pytestmark = pytest.mark.no_cover


def compare_matches(seeds: range) -> None:
    for seed in seeds:
        Comparison(seed).play()


@pytest.mark.parametrize("first", range(0, MATCHES, CHUNK))
def test_random_matches_agree_step_by_step(first: int) -> None:
    compare_matches(range(first, first + CHUNK))


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, SOAK_MATCHES, SOAK_CHUNK))
def test_many_random_matches_agree_step_by_step(first: int) -> None:
    compare_matches(range(SOAK_SEED + first, SOAK_SEED + first + SOAK_CHUNK))


def test_random_rule_sets_are_built_alike_or_refused_by_both() -> None:
    built = sum(compare_refusals(seed) for seed in range(RULE_SETS))
    assert RULE_SETS * 0.2 < built < RULE_SETS * 0.8
