"""Every number that a rule set accepts survives its text."""

import pytest

from openhearts.rules.errors import RuleSetError
from openhearts.rules.ruletext import build_rules, format_rules, parse_rules

LARGEST = 999_999_999
LARGE_CHANGES = [
    {"target": LARGEST},
    {"hand_limit": LARGEST},
    {"moon_value": LARGEST},
    {"no_trick_bonus": -LARGEST},
    {"points": {"QS": LARGEST, "JD": -LARGEST}},
    {"exact_resets": {str(LARGEST): -LARGEST}},
]
TOO_LARGE_CHANGES = [
    {"target": LARGEST + 1},
    {"hand_limit": LARGEST + 1},
    {"moon_value": LARGEST + 1},
    {"no_trick_bonus": -LARGEST - 1},
    {"points": {"QS": LARGEST + 1}},
    {"points": {"QS": -LARGEST - 1}},
    {"exact_resets": {"100": LARGEST + 1}},
]


@pytest.mark.parametrize("changes", LARGE_CHANGES)
def test_the_largest_numbers_survive(changes: dict[str, object]) -> None:
    rules = build_rules("standard", 4, changes)
    assert parse_rules(format_rules(rules)) == rules


@pytest.mark.parametrize("changes", TOO_LARGE_CHANGES)
def test_larger_numbers_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(RuleSetError) as caught:
        build_rules("standard", 4, changes)
    assert caught.value.options == tuple(changes)
