"""Each ruling and each value of each option has a test named after it.

The names are ``test_x7_...`` for rulings and ``test_<option>_<value>_...`` for options, with
``yes`` and ``no``, and a number (or ``seat``) where an option takes numbers.
"""

import ast
import re
from pathlib import Path

import pytest

from openhearts.rules.ruleset import MAX_PLAYERS, MIN_PLAYERS, OPTION_NAMES, words_of_option

YES_OR_NO = ("moon_needs_bonus", "target_exceeded")
NUMBERS_OR_NONE = ("moon_value", "target", "hand_limit")
TABLES = ("removed", "hand_size", "points", "exact_resets")


def names_of_tests() -> list[str]:
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    found = [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [name for name in found if name.startswith("test_")]


def values_of(option: str) -> list[str]:
    if option == "players":
        return [str(number) for number in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
    if option == "pass_count":
        return ["0", "1", "2", "3", "4"]
    if option in YES_OR_NO:
        return ["yes", "no"]
    words = [word.lower() for word in words_of_option(option)]
    if option == "first_dealer":
        words.append("seat")
    if option in NUMBERS_OR_NONE:
        words += ["none", r"\d+"]
    if option == "no_trick_bonus":
        words += ["0", r"[1-9]\d*"]
    return words or [""]


VALUES = {option: values_of(option) for option in OPTION_NAMES if option != "preset"}
WANTED = [(option, value) for option, values in VALUES.items() for value in values]


def values_named_by(test: str) -> set[tuple[str, str]]:
    """The option's value that a test's name begins with: the longest that fits."""
    fitting = []
    for option, value in WANTED:
        pattern = f"test_{option}_{value}" if value else f"test_{option}"
        matched = re.match(f"{pattern}(?=_|$)", test)
        if matched:
            fitting.append((len(matched[0]), option, value))
    longest = max(fitting, default=(0, "", ""))[0]
    return {(option, value) for length, option, value in fitting if length == longest}


@pytest.mark.parametrize(("option", "value"), WANTED)
def test_the_value_has_a_test(option: str, value: str) -> None:
    assert any((option, value) in values_named_by(test) for test in names_of_tests())


@pytest.mark.parametrize("ruling", range(1, 23))
def test_the_ruling_has_a_test(ruling: int) -> None:
    assert any(test.startswith(f"test_x{ruling}_") for test in names_of_tests())


def test_options_without_words_are_known_here() -> None:
    without = {option for option, values in VALUES.items() if values == [""]}
    assert without == set(TABLES)


def test_no_two_tests_share_a_name() -> None:
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        names = re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(names) == len(set(names)), file.name
