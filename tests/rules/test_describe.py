"""The rule page says every rule, in sentences, and changes with every option that matters."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openhearts.cards import FULL_DECK, Card, CardSet
from openhearts.rules import legality
from openhearts.rules.describe import describe, describe_text
from openhearts.rules.option_words import option_meaning
from openhearts.rules.ruleset import OPTION_NAMES, RuleSet, words_of_option
from openhearts.rules.ruletext import build_rules
from rulebook.builders import rules
from strategies import rule_sets


@given(rule_sets)
def test_every_rule_set_is_described_in_sentences(given_rules: RuleSet) -> None:
    sentences = describe(given_rules)
    sections = list(dict.fromkeys(sentence.section for sentence in sentences))
    headings = [line for line in describe_text(given_rules).splitlines() if line[:1].isalpha()]
    assert headings == sections, "the sentences of a section stand together"
    for sentence in sentences:
        assert sentence.text[0].isupper()
        assert sentence.text.endswith(".")
        assert "  " not in sentence.text
        assert set(sentence.options) <= set(OPTION_NAMES)
        assert sentence.text in describe_text(given_rules)


CHANGES = [
    {"first_dealer": "LOWEST_CUT"},
    {"first_dealer": 2},
    {"pass_count": 2},
    {"pass_count": 0},
    {"pass_cycle": ["L"]},
    {"pass_cycle": ["MIX"]},
    {"pass_cycle": ["SCATTER"]},
    {"opening_card": "ANY_CLUB"},
    {"opening_card": "NOT_A_HEART"},
    {"opening_card": "NOT_A_POINT_CARD"},
    {"opening_card": "ANY"},
    {"opening_card": "ANY", "first_lead": "ELDEST"},
    {"first_trick_points": "ALLOWED"},
    {"hearts_lead": "FREE"},
    {"hearts_lead": "NEVER"},
    {"broken_by": "HEART_OR_QUEEN"},
    {"broken_by": "PENALTY_CARD"},
    {"stuck_lead": "ONLY_PENALTY_CARDS"},
    {"queen_lead": "AFTER_BROKEN"},
    {"queen_discard": "AFTER_BROKEN"},
    {"queen_discard": "FORCED"},
    {"points": {"JD": -10}},
    {"points": {"QS": 0}},
    {"points": {"KS": 10, "AS": 7}},
    {"no_trick_bonus": -5},
    {"moon": "NONE"},
    {"moon": "SUBTRACT_FROM_SELF"},
    {"moon": "CHOICE"},
    {"moon": "AUTO"},
    {"moon_value": 30},
    {"moon_needs_bonus": True, "points": {"JD": -10}},
    {"sun": "DOUBLE"},
    {"target": 50},
    {"target": "none", "hand_limit": 4},
    {"target_exceeded": True},
    {"exact_resets": {"100": 50}},
    {"hand_limit": 1},
    {"tie": "PLAY_ON"},
    {"removed": ["2C", "2D", "2S", "3C"], "hand_size": 12},
    {"hand_size": 12, "kitty": "FIRST_TRICK"},
    {"hand_size": 12, "kitty": "FIRST_PENALTY_CARD"},
    {"hand_size": 12, "kitty": "FIRST_HEART"},
    {"hand_size": 12, "kitty": "LAST_TRICK"},
    {"hand_size": 12, "kitty": "LAST_TRICK", "kitty_seen_by": "TAKER"},
]


def test_every_change_makes_its_own_page() -> None:
    pages = [describe_text(rules(**changes)) for changes in CHANGES]
    pages.append(describe_text(rules()))
    assert len(set(pages)) == len(pages)


@pytest.mark.parametrize(
    "name", [name for name in OPTION_NAMES if name not in ("preset", "players")]
)
def test_every_option_has_a_meaning_and_every_word_a_label(name: str) -> None:
    meaning = option_meaning(name)
    assert meaning.sentence.endswith(".")
    assert set(meaning.words) >= set(words_of_option(name)) or not meaning.words


def test_an_unknown_option_has_no_meaning() -> None:
    with pytest.raises(KeyError):
        option_meaning("jokers")


@pytest.mark.parametrize(
    ("players", "cycle", "way"),
    [
        (4, "R3", "in every hand: to the left."),
        (4, "L3", "in every hand: to the right."),
        (4, "L2", "in every hand: across."),
        (3, "R2", "in every hand: to the left."),
        (6, "R3", "in every hand: across."),
        (5, "L3", "in every hand: to the second seat on the right."),
        (7, "L3", "in every hand: to the third seat on the left."),
    ],
)
def test_a_pass_is_said_in_the_plainest_way(players: int, cycle: str, way: str) -> None:
    assert way in describe_text(build_rules("standard", players, {"pass_cycle": [cycle]}))


FREE_TO_PLAY = "would leave you no card to play, you may play any."


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, False),
        ({"queen_discard": "FORCED", "opening_card": "ANY_CLUB"}, False),
        ({"queen_lead": "AFTER_BROKEN"}, True),
        ({"queen_discard": "AFTER_BROKEN"}, True),
        ({"points": {"2C": 1}}, True),
        ({"points": {"2C": 1}, "first_trick_points": "ALLOWED"}, False),
        ({"points": {"5H": 0}, "opening_card": "NOT_A_POINT_CARD"}, True),
        ({"queen_lead": "AFTER_BROKEN", "removed": ["QS"], "hand_size": 12, "kitty": "LAST_TRICK"},
         False),
    ],
)  # fmt: skip
def test_the_way_out_is_named_where_it_can_be_needed(changes: dict[str, Any], said: bool) -> None:
    assert (FREE_TO_PLAY in describe_text(rules(**changes))) is said


@given(rule_sets, st.sets(st.sampled_from(tuple(FULL_DECK)), min_size=1, max_size=13))
def test_no_hand_needs_a_way_out_that_is_not_named(given_rules: RuleSet, hand: set[Card]) -> None:
    held = CardSet(hand) & given_rules.deck
    if held and legality._leaves_no_card(held.mask, given_rules.kernel):
        assert legality.can_leave_no_card(given_rules)
