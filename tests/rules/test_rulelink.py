"""Rule texts from links: short, and read as far as they make sense."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openhearts.rules.rulelink import read_rules, short_rules
from openhearts.rules.ruletext import build_rules, format_rules, parse_rules
from openhearts.texts import texts_in
from strategies import rule_sets


@given(rule_sets)
def test_a_short_text_reads_back_whole(rules):
    text = short_rules(rules)
    assert parse_rules(text) == rules
    assert read_rules(text) == (rules, ())
    assert read_rules(format_rules(rules)) == (rules, ())
    assert len(text) <= len(format_rules(rules))


@given(rule_sets, st.integers(0, 400), st.randoms(use_true_random=False))
def test_a_damaged_text_gives_rules_all_the_same(rules, cut, rng):
    text = short_rules(rules)
    for damaged in (text[:cut], text[cut:], _scrambled(text, rng)):
        found = read_rules(damaged)
        assert found.rules.players
        assert all(texts_in("en").word(problem) for problem in found.problems)
        assert read_rules(short_rules(found.rules)) == (found.rules, ())
        if not found.problems:
            assert parse_rules(damaged) == found.rules


def _scrambled(text, rng):
    letters = list(text)
    for _ in range(3):
        letters[rng.randrange(len(letters))] = rng.choice("aZ9=:,- \u00e9")
    return "".join(letters)


@pytest.mark.parametrize(
    ("text", "kept", "said"),
    [
        ("", "standard players=4", ["name of the game", "number of players"]),
        ("omnibs players=5", "omnibus players=5", ["no game called “omnibs”"]),
        ("standard players=9", "standard players=4", ["“9” is no number of players"]),
        (
            "standard players=4 moon=CHO target=50",
            "standard players=4 target=50",
            ["Shooting the moon cannot be set like that"],
        ),
        ("standard players=4 colour=red", "standard players=4", ["“colour=red” is no rule"]),
        (
            "standard players=4 target=50 target=60",
            "standard players=4 target=50",
            ["Play to is set twice"],
        ),
        ("standard players=4 first_lead=ELDEST", "standard players=4", ["lowest club must open"]),
        ("x" * 5000, "standard players=4", ["no game", "number of players"]),
    ],
)
def test_what_is_wrong_is_said_and_the_rest_kept(text, kept, said):
    found = read_rules(text)
    assert short_rules(found.rules) == kept
    assert len(found.problems) == len(said)
    for problem, part in zip(found.problems, said, strict=True):
        assert part in texts_in("en").word(problem)


def test_options_that_need_each_other_are_taken_over_together_in_any_order():
    changes = {"first_lead": "ELDEST", "opening_card": "ANY", "kitty": "NONE"}
    rules = build_rules("standard", 4, changes)
    words = short_rules(rules).split()
    rest = words[2:]
    random.Random(1).shuffle(rest)
    found = read_rules(" ".join([*words[:2], *rest, "moon=NEVER"]))
    assert found.rules == rules
    assert len(found.problems) == 1
