"""Section 1: everything it calls refused, with the options to blame and a sentence."""

import pytest

from openhearts.rules.errors import RuleSetError
from openhearts.rules.ruletext import build_rules
from rulebook.builders import HEARTS, refused_options, rules


@pytest.mark.parametrize(
    ("preset", "players"),
    [("kitty", 3), ("kitty", 5), ("black-maria", 7), ("standard", 2), ("classic", 8), ("spot", 0)],
)
def test_a_player_count_the_presets_table_lacks(preset, players):
    assert "players" in refused_options(preset, players)


def test_more_cards_dealt_than_the_deck_has():
    assert {"hand_size", "removed"} <= refused_options(removed=["2C"])


def test_cards_left_over_with_no_kitty():
    assert {"kitty", "hand_size"} <= refused_options(hand_size=12)
    assert {"kitty", "removed"} <= refused_options(removed=["2C"], hand_size=12)


def test_across_with_an_odd_number_of_seats():
    assert {"pass_cycle", "players"} <= refused_options(players=5, pass_cycle=["L", "A"])


def test_third_seats_with_three():
    assert {"pass_cycle", "players"} <= refused_options(players=3, pass_cycle=["L", "R3"])


def test_an_empty_cycle():
    assert refused_options(pass_cycle=[]) == {"pass_cycle"}


def test_a_pass_that_leaves_no_card():
    given = {"hand_size": 2, "kitty": "FIRST_TRICK"}
    assert {"pass_cycle", "hand_size"} <= refused_options(**given)


def test_that_club_with_eldest():
    assert refused_options(first_lead="ELDEST") == {"opening_card", "first_lead"}
    assert refused_options("classic", opening_card="THAT_CLUB") == {"opening_card", "first_lead"}


def test_neither_target_nor_limit():
    assert refused_options(target="none") == {"target", "hand_limit"}


def test_no_penalty_card_in_the_deck_and_no_limit():
    no_points = dict.fromkeys([*HEARTS.split(), "QS"], 0)
    assert refused_options(points=no_points) == {"points", "removed", "hand_limit"}
    assert rules(points=no_points, hand_limit=4).penalty_sum == 0
    removed = [*HEARTS.split(), "QS"]
    blamed = refused_options(removed=removed, hand_size=9, kitty="LAST_TRICK")
    assert blamed == {"points", "removed", "hand_limit"}


def test_a_bonus_alone_does_not_count_as_a_penalty_card():
    points = dict.fromkeys([*HEARTS.split(), "QS"], 0) | {"JD": -10}
    assert "hand_limit" in refused_options(points=points)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("moon", "SOMETIMES"),
        ("moon", 3),
        ("tie", "share"),
        ("moon_needs_bonus", "yes"),
        ("target_exceeded", 1),
        ("target", "100"),
        ("target", True),
        ("hand_size", "13"),
        ("hand_size", 13.0),
        ("hand_limit", -1),
        ("no_trick_bonus", "none"),
        ("pass_count", None),
        ("pass_cycle", "L"),
        ("pass_cycle", [1]),
        ("first_dealer", 1.0),
        ("first_dealer", True),
        ("exact_resets", [[100, 50]]),
        ("exact_resets", {"100": None}),
        ("removed", {"2C": 1}),
    ],
)
def test_a_value_the_option_does_not_take(option, value):
    assert refused_options(**{option: value}) == {option}


def test_an_option_that_does_not_exist():
    assert refused_options(jokers=2) == {"jokers"}
    with pytest.raises(RuleSetError, match="there is no option 'jokers'"):
        rules(jokers=2)


def test_preset_and_players_are_no_changes():
    for name in ("preset", "players"):
        with pytest.raises(RuleSetError, match="chosen beside the changes") as error:
            build_rules("standard", 4, {name: 4})
        assert error.value.options == (name,)


def test_a_preset_that_does_not_exist():
    assert refused_options("nonsense") == {"preset"}


def test_pointless_combinations_are_allowed():
    assert rules(sun="DOUBLE", moon="NONE")
    assert rules(kitty_seen_by="TAKER")
    assert rules(kitty="FIRST_HEART")
    assert rules(moon_needs_bonus=True)
    assert rules(removed=["2C", "3C", "4C", "5C"], hand_size=12, opening_card="ANY_CLUB")


def test_cutting_for_dealer_from_a_deck_of_one_rank():
    removed = [f"{rank}{suit}" for rank in "3456789TJQKA" for suit in "CDSH"]
    given = {"removed": removed, "hand_size": 1, "pass_cycle": ["H"]}
    assert refused_options(first_dealer="LOWEST_CUT", **given) == {"first_dealer", "removed"}
    assert len(rules(first_dealer="RANDOM", **given).deck) == 4
    given["removed"] = removed[:-1]
    given["kitty"] = "LAST_TRICK"
    assert len(rules(first_dealer="LOWEST_CUT", **given).deck) == 5
