"""Every text form reads back, and what is not in the form is refused with a sentence."""

import copy
import pickle

import pytest
from hypothesis import given

from openhearts.cards import (
    FULL_DECK,
    Card,
    CardSet,
    NotationError,
    Rank,
    Suit,
    all_cards,
    deal_cards,
)
from openhearts.rules.actions import Action, format_action, parse_action
from openhearts.rules.errors import RuleSetError
from openhearts.rules.ruleset import OPTION_NAMES, RuleSet, card_points_table, words_of_option
from openhearts.rules.ruletext import (
    build_rules,
    changes_from_preset,
    format_rules,
    is_custom,
    parse_rules,
    plain_options,
    rules_from_plain,
)
from strategies import actions, card_sets, cards, deals, rule_sets

# ------------------------------------------------------------------------- cards


@given(cards)
def test_a_card_reads_back(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card(card.rank, card.suit) is card
    assert eval(repr(card), {"Card": Card}) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.deepcopy(card) is card
    assert card.name == f"{card.rank.name.lower()} of {card.suit.name.lower()}"


@given(card_sets)
def test_a_card_set_reads_back(held: CardSet) -> None:
    assert CardSet.parse(str(held)) == held
    assert CardSet.from_mask(held.mask) == held
    assert CardSet(list(held)) == held
    assert eval(repr(held), {"CardSet": CardSet}) == held
    assert pickle.loads(pickle.dumps(held)) == held
    assert hash(CardSet(held)) == hash(held)
    assert len(held) == len(list(held))
    assert list(held) == sorted(held)


@given(card_sets, card_sets)
def test_card_sets_are_sets(one: CardSet, other: CardSet) -> None:
    left, right = set(one), set(other)
    assert set(one | other) == left | right
    assert set(one & other) == left & right
    assert set(one - other) == left - right
    assert (one <= other) == (left <= right)
    assert (one == other) == (left == right)
    assert bool(one) == bool(left)
    assert one != left
    for suit in Suit:
        assert set(one.of_suit(suit)) == {card for card in left if card.suit is suit}
    if one:
        assert one.lowest() == min(left)
        assert one.highest() == max(left)


def test_there_are_52_cards_in_order() -> None:
    assert len(all_cards()) == len(set(all_cards())) == 52
    assert list(all_cards()) == sorted(all_cards()) == list(FULL_DECK)
    low, high = all_cards()[0], all_cards()[-1]
    assert low < high
    assert low <= high
    assert high > low
    assert high >= low
    assert [suit.letter for suit in Suit] == list("CDSH")
    assert [suit.symbol for suit in Suit] == list("♣♦♠♥")
    assert [rank.letter for rank in Rank] == list("23456789TJQKA")


@pytest.mark.parametrize("text", ["", "1C", "10C", "qs", "QS ", "Q", "QX", "SQ", "♠Q"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card: write the rank"):
        Card.parse(text)


def test_a_card_may_not_stand_twice_in_a_set() -> None:
    with pytest.raises(NotationError, match="QS stands twice"):
        CardSet.parse("QS 2C QS")


def test_a_mask_with_other_bits_is_refused() -> None:
    with pytest.raises(ValueError, match="bits that are no card"):
        CardSet.from_mask(1 << 13)
    with pytest.raises(ValueError, match="bits that are no card"):
        CardSet.from_mask(-1)


def test_an_empty_set_has_no_lowest_and_no_highest_card() -> None:
    with pytest.raises(ValueError, match="no lowest card"):
        CardSet().lowest()
    with pytest.raises(ValueError, match="no highest card"):
        CardSet().highest()


def test_cards_and_card_sets_cannot_be_changed() -> None:
    for frozen in (Card.parse("QS"), CardSet()):
        for name in ("mask", "bit", "anything"):
            with pytest.raises(AttributeError, match="cannot be changed"):
                setattr(frozen, name, 1)
            with pytest.raises(AttributeError, match="cannot be changed"):
                delattr(frozen, name)


def test_a_deal_needs_enough_cards() -> None:
    class Still:
        def shuffle(self, x: list[Card], /) -> None:
            x.reverse()

    whole = deal_cards(FULL_DECK, 5, 10, Still())
    assert [len(hand) for hand in whole.hands] == [10] * 5
    assert str(whole.kitty) == "2C 3C"
    assert str(whole).endswith("| kitty: 2C 3C")
    assert "kitty" not in str(deal_cards(FULL_DECK, 4, 13, Still()))
    with pytest.raises(ValueError, match="5 hands of 11 need more than 52 cards"):
        deal_cards(FULL_DECK, 5, 11, Still())


@given(rule_sets.flatmap(deals))
def test_a_deal_is_a_partition(whole) -> None:
    union = whole.kitty
    for hand in whole.hands:
        assert not union & hand
        union |= hand


# ----------------------------------------------------------------------- actions


@given(actions)
def test_an_action_reads_back(action: Action) -> None:
    text = format_action(action)
    assert parse_action(text) == action
    assert parse_action(f"  {text} ") == action
    assert "\n" not in text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lead QS",
        "play",
        "play QS KS",
        "play XX",
        "pass XX",
        "moon MAYBE",
        "moon",
        "dealer",
        "dealer x",
        "dealer -1",
        "dealer ²",
        "dealer " + "1" * 5000,
        "cut 2C XX",
        "deal 2C 2C / -",
        "mix 1C",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)


# --------------------------------------------------------------------- rule texts


@given(rule_sets)
def test_a_rule_set_reads_back_from_every_form(rules: RuleSet) -> None:
    assert parse_rules(format_rules(rules)) == rules
    assert "\n" not in format_rules(rules)
    assert rules_from_plain(plain_options(rules)) == rules
    changes = changes_from_preset(rules)
    assert build_rules(rules.preset, rules.players, changes) == rules
    again = pickle.loads(pickle.dumps(rules))
    assert again == rules
    assert again.kernel == rules.kernel
    assert rules.with_changes() == rules
    assert hash(again) == hash(rules)
    assert is_custom(rules) <= bool(changes)


def test_a_short_rule_text_leaves_the_rest_to_the_preset() -> None:
    assert parse_rules("omnibus") == build_rules("omnibus")
    assert parse_rules("target=50") == build_rules("standard", 4, {"target": 50})
    given_text = parse_rules("classic players=3 target_exceeded=yes hand_limit=none removed=-")
    assert given_text == build_rules("classic", 3, {"target_exceeded": True})


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("", {"preset"}),
        ("nonsense", {"preset"}),
        ("standard target", {"target"}),
        ("standard target=", {"target"}),
        ("standard target=50 target=60", {"target"}),
        ("standard jokers=2", {"jokers"}),
        ("standard preset=classic", {"preset"}),
        ("standard target_exceeded=true", {"target_exceeded"}),
        ("standard target=many", {"target"}),
        ("standard points=QS", {"points"}),
        ("standard points=QS:1,QS:2", {"points"}),
        ("standard points=QS:x", {"points"}),
        ("standard exact_resets=100:50,0100:40", {"exact_resets"}),
        ("standard players=four", {"players"}),
        ("standard removed=2C,2C", {"removed"}),
        ("standard moon=MAYBE", {"moon"}),
    ],
)
def test_a_wrong_rule_text_blames_the_option(text: str, options: set[str]) -> None:
    with pytest.raises(RuleSetError) as error:
        parse_rules(text)
    assert set(error.value.options) == options


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("players", "4"),
        ("removed", ("2C",)),
        ("pass_cycle", ["L"]),
        ("pass_cycle", ("L",)),
        ("points", {Card.parse("QS"): 13}),
        ("points", ((Card.parse("QS"), 0),)),
        ("exact_resets", {100: 50}),
        ("exact_resets", ((100, 50), (50, 0))),
        ("moon", "CHOICE"),
        ("first_dealer", "RANDOM"),
        ("target", 1.5),
        ("moon_needs_bonus", 1),
    ],
)
def test_a_rule_set_checks_the_types_of_its_options(option: str, value: object) -> None:
    with pytest.raises(RuleSetError) as error:
        RuleSet(**{option: value})
    assert error.value.options == (option,)


def test_a_points_table_may_come_as_pairs_or_as_a_table() -> None:
    queen, jack = Card.parse("QS"), Card.parse("JD")
    assert card_points_table({queen: 13, jack: 0}) == card_points_table([(queen, 13)])


def test_words_of_options_are_told_and_others_have_none() -> None:
    assert words_of_option("tie") == ("SHARE", "PLAY_ON")
    assert words_of_option("points") == ()
    assert all(isinstance(words_of_option(name), tuple) for name in OPTION_NAMES)


def test_the_text_of_a_rule_set_may_be_in_any_letters() -> None:
    text = format_rules(build_rules("omnibus", 4, {"removed": [], "moon": "CHOICE"}))
    assert format_rules(parse_rules(text.lower())) == text
    assert format_rules(parse_rules(text.upper().replace("OMNIBUS", "Omnibus"))) == text


def test_a_rule_set_without_points_has_a_text() -> None:
    none = {card.text: 0 for card, _ in build_rules("basic").points}
    rules = build_rules("basic", 4, {"points": none, "hand_limit": 1})
    assert "points=-" in format_rules(rules)
    assert parse_rules(format_rules(rules)) == rules
