"""The rule page says every rule, in sentences, and changes with every option that matters.

It is read in English here; the tests of the texts hold the other languages to the same facts.
"""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openhearts.cards import FULL_DECK, Card, CardSet
from openhearts.rules import legality
from openhearts.rules.describe import describe
from openhearts.rules.ruleset import OPTION_NAMES, RuleSet
from openhearts.rules.ruletext import build_rules
from openhearts.texts import rule_page, texts_in
from rulebook.builders import rules
from strategies import rule_sets

ENGLISH = texts_in("en")


def describe_text(given_rules: RuleSet) -> str:
    return rule_page(given_rules, ENGLISH)


@given(rule_sets)
def test_every_rule_set_is_described_in_sentences(given_rules: RuleSet) -> None:
    sentences = describe(given_rules)
    sections = list(
        dict.fromkeys(ENGLISH.say(f"section-{sentence.section}") for sentence in sentences)
    )
    headings = [line for line in describe_text(given_rules).splitlines() if line[:1].isalpha()]
    assert headings == sections, "the sentences of a section stand together"
    for sentence in sentences:
        text = ENGLISH.word(sentence.said)
        assert text[0].isupper()
        assert text.endswith(".")
        assert "  " not in text
        assert set(sentence.options) <= set(OPTION_NAMES)
        assert text in describe_text(given_rules)


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


def every(suit: str, points: int) -> dict[str, int]:
    return {f"{rank}{suit}": points for rank in "23456789TJQKA"}


def without(suit: str) -> list[str]:
    return list(every(suit, 0))


ONE_CARD_EACH = {"hand_size": 1, "pass_cycle": ["H"], "kitty": "LAST_TRICK"}

TRUTHS = [
    (ONE_CARD_EACH, "52 cards; 1 card each.", "1 cards"),
    ({"removed": ["2C", "2D", "3D"], "hand_size": 12, "kitty": "LAST_TRICK"},
     "The one card left over is the kitty, which goes to the winner of the last trick; it counts"
     " like a card won in a trick, but breaks nothing.", "its cards"),
    ({"pass_cycle": ["L", "SCATTER", "MIX", "H"], "pass_count": 1},
     "Each player passes cards, by turns from hand to hand: one card to the left, one card to each"
     " other seat, one card into a pool that is shuffled and dealt back, then no passing.",
     "three"),
    ({"pass_cycle": ["L", "SCATTER"], "pass_count": 0},
     "Each player passes cards, by turns from hand to hand: no passing, then one card to each"
     " other seat.", "no cards"),
    ({"removed": without("C"), "hand_size": 9, "kitty": "LAST_TRICK"},
     "The player on the dealer's left leads to the first trick, with any card.", "club in any"),
    ({"removed": without("C"), "hand_size": 9, "kitty": "LAST_TRICK",
      "opening_card": "NOT_A_HEART"},
     "The player on the dealer's left leads to the first trick, with any card but a heart",
     "lowest club"),
    ({"hand_size": 9, "kitty": "LAST_TRICK"},
     "If no hand holds a club, the player on the dealer's left leads, with any card.",
     "no club in"),
    ({"hand_size": 10, "kitty": "LAST_TRICK"}, "with that club.", "no hand holds a club"),
    ({"removed": without("H"), "hand_size": 9, "kitty": "LAST_TRICK"},
     "There are no hearts in the deck.", "before hearts are broken"),
    ({"removed": ["QS", "2C", "2D", "2S"], "hand_size": 12, "queen_discard": "FORCED",
      "queen_lead": "AFTER_BROKEN"}, "Hearts 1 each: 13 in all.", "the queen of spades may"),
    ({"points": {**every("H", 0), "2H": 2, "3H": 3}},
     "The queen of spades 13, the three of hearts 3 and the two of hearts 2: 18 in all.",
     "their rank"),
    ({"points": {**{f"{r}H": "23456789TJQKA".index(r) + 2 for r in "23456789TJQKA"}, "AH": -5}},
     "the two of hearts 2", "their rank"),
    ({"points": {f"{rank}H": 2 for rank in "234567"}},
     "the seven of hearts 2 each, the queen of spades 13 and the other hearts 1 each",
     "the other hearts 2"),
    ({"points": {"AH": 5}},
     "The queen of spades 13, the ace of hearts 5 and the other hearts 1 each", "The other"),
    ({"points": {"AH": 0}}, "Hearts but the ace 1 each", "other hearts"),
    ({"removed": ["AH", "2C", "2D", "2S"], "hand_size": 12}, "Hearts 1 each", "but the ace"),
    ({"no_trick_bonus": -1, "moon": "SUBTRACT_FROM_SELF", "moon_value": 1},
     "gets 1 point off, and the others score 0", "1 points"),
    ({"exact_resets": {"100": -50}}, "100 becomes −50", "-50"),
    ({"tie": "PLAY_ON"}, "play goes on until it would end with one alone lowest.", "is alone."),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "said", "not_said"), TRUTHS)
def test_odd_rule_sets_are_described_as_they_are(
    changes: dict[str, object], said: str, not_said: str
) -> None:
    page = describe_text(rules(**changes))
    assert said in page
    assert not_said not in page


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
