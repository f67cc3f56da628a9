"""The rule page says every rule, in sentences, and changes with every option that matters."""

import pytest
from hypothesis import given

from openhearts.rules.describe import describe, describe_text
from openhearts.rules.option_words import option_meaning
from openhearts.rules.ruleset import OPTION_NAMES, RuleSet, words_of_option
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
