"""Section 2: the values of each preset at each count, typed by hand from the rulebook."""

import pytest

from openhearts.rules.presets import PRESETS, preset_named
from openhearts.rules.ruletext import is_custom, plain_options
from rulebook.builders import rules

HEARTS_ONE = {rank + "H": 1 for rank in "23456789TJQKA"}
LADY = {**HEARTS_ONE, "QS": 13}

STANDARD = {
    "kitty": "NONE",
    "kitty_seen_by": "NOBODY",
    "first_dealer": "RANDOM",
    "pass_count": 3,
    "first_lead": "LOWEST_CLUB",
    "opening_card": "THAT_CLUB",
    "first_trick_points": "BANNED",
    "hearts_lead": "AFTER_BROKEN",
    "broken_by": "HEART",
    "stuck_lead": "ONLY_HEARTS",
    "queen_lead": "ANY_TIME",
    "queen_discard": "FREE",
    "points": LADY,
    "no_trick_bonus": 0,
    "moon": "ADD_TO_OTHERS",
    "moon_value": "none",
    "moon_needs_bonus": False,
    "sun": "NONE",
    "target": 100,
    "target_exceeded": False,
    "exact_resets": {},
    "hand_limit": "none",
    "tie": "SHARE",
}
"""What does not depend on the number of players."""

# Removed cards, hand size, pass cycle.
STRIPPED = {
    3: ("2D", 17, "L R H"),
    4: ("", 13, "L R A H"),
    5: ("2C 2D", 10, "L R L2 R2 H"),
    6: ("3C 4C 2D 3D", 8, "L R L2 R2 A H"),
    7: ("3C 2D 3D", 7, "L R L2 R2 L3 R3 H"),
}
CLASSIC = {
    3: ("", 16, "R L H"),
    4: ("", 13, "R L A H"),
    5: ("", 10, "R L R2 L2 H"),
    6: ("", 8, "R L R2 L2 A H"),
    7: ("", 7, "R L R2 L2 R3 L3 H"),
}
BASIC = {3: ("", 16, "H"), 4: ("", 13, "H"), 5: ("", 10, "H"), 6: ("", 8, "H"), 7: ("", 7, "H")}
BRITISH = {
    3: ("2C", 17, "R"),
    4: ("", 13, "R"),
    5: ("2C 2D", 10, "R"),
    6: ("2C 3C 2D 2S", 8, "R"),
}
ONLY_FOUR = {4: ("", 12, "L R A H")}

# Table of counts, sum of the penalty cards, differences from standard.
FACTS = {
    "standard": (STRIPPED, 26, {}),
    "black-lady": (STRIPPED, 26, {"broken_by": "HEART_OR_QUEEN", "moon": "CHOICE"}),
    "classic": (
        CLASSIC,
        13,
        {
            "kitty": "FIRST_TRICK",
            "first_dealer": "LOWEST_CUT",
            "first_lead": "ELDEST",
            "opening_card": "NOT_A_HEART",
            "first_trick_points": "ALLOWED",
            "points": HEARTS_ONE,
            "moon": "NONE",
            "target": 50,
        },
    ),
    "play-on": (STRIPPED, 26, {"first_trick_points": "ALLOWED", "tie": "PLAY_ON"}),
    "american": (STRIPPED, 26, {"first_trick_points": "ALLOWED", "moon": "CHOICE"}),
    "bicycle": (STRIPPED, 26, {"broken_by": "HEART_OR_QUEEN"}),
    "omnibus": (STRIPPED, 26, {"points": {**LADY, "JD": -10}}),
    "omnibus-ten": (
        STRIPPED,
        26,
        {
            "points": {**LADY, "TD": -10},
            "moon_needs_bonus": True,
            "moon": "SUBTRACT_FROM_SELF",
        },
    ),
    "black-maria": (
        BRITISH,
        43,
        {
            "points": {**HEARTS_ONE, "QS": 13, "KS": 10, "AS": 7},
            "first_lead": "ELDEST",
            "opening_card": "ANY",
            "first_trick_points": "ALLOWED",
            "hearts_lead": "FREE",
        },
    ),
    "spot": (
        STRIPPED,
        129,
        {
            "points": {
                "2H": 2,
                "3H": 3,
                "4H": 4,
                "5H": 5,
                "6H": 6,
                "7H": 7,
                "8H": 8,
                "9H": 9,
                "TH": 10,
                "JH": 11,
                "QH": 12,
                "KH": 13,
                "AH": 14,
                "QS": 25,
            },
            "target": 500,
        },
    ),
    "hooligan": (STRIPPED, 33, {"points": {**LADY, "7C": 7}}),
    "black-jack": (STRIPPED, 23, {"points": {**HEARTS_ONE, "JS": 10}}),
    "queens": (
        STRIPPED,
        64,
        {
            "points": {**HEARTS_ONE, "QH": 13, "QC": 13, "QD": 13, "QS": 13},
            "hearts_lead": "FREE",
            "first_trick_points": "ALLOWED",
            "moon": "NONE",
            "target": 108,
        },
    ),
    "kitty": (ONLY_FOUR, 26, {"kitty": "FIRST_PENALTY_CARD", "kitty_seen_by": "TAKER"}),
    "new-moon": (STRIPPED, 26, {"moon": "SUBTRACT_FROM_SELF"}),
    "basic": (
        BASIC,
        13,
        {
            "kitty": "FIRST_TRICK",
            "first_dealer": "LOWEST_CUT",
            "pass_count": 0,
            "first_lead": "ELDEST",
            "opening_card": "ANY",
            "first_trick_points": "ALLOWED",
            "hearts_lead": "FREE",
            "points": HEARTS_ONE,
            "moon": "NONE",
            "target": 50,
        },
    ),
}
KITTY_CARDS = {("classic", 3): 4, ("classic", 5): 2, ("classic", 6): 4, ("classic", 7): 3}
KITTY_CARDS |= {("basic", players): size for (_, players), size in KITTY_CARDS.items()}
KITTY_CARDS |= {("kitty", 4): 4}
MOON_POINTS = {"black-maria": 43, "spot": 129, "hooligan": 33, "black-jack": 23}

GAMES = [(preset, players) for preset, (table, _, _) in FACTS.items() for players in table]


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_every_value_of_the_preset(preset, players):
    table, _, differences = FACTS[preset]
    removed, hand_size, cycle = table[players]
    given = plain_options(rules(preset, players))
    assert given == {
        "preset": preset,
        "players": players,
        "removed": removed.split(),
        "hand_size": hand_size,
        "pass_cycle": cycle.split(),
        **STANDARD,
        **differences,
        "points": _in_card_order(differences.get("points", LADY)),
    }


def _in_card_order(points):
    return {text: points[text] for text in sorted(points, key=lambda text: "CDSH".index(text[1]))}


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_sums_and_left_over_cards(preset, players):
    given = rules(preset, players)
    assert given.penalty_sum == FACTS[preset][1]
    assert given.kitty_size == KITTY_CARDS.get((preset, players), 0)
    if preset in MOON_POINTS:
        assert given.moon_points == MOON_POINTS[preset]
    assert not is_custom(given)


def test_these_are_all_presets_at_all_their_counts():
    known = [(name, count) for name, preset in PRESETS.items() for count in preset.player_counts]
    assert sorted(known) == sorted(GAMES)


def test_standard_is_the_default():
    assert next(iter(PRESETS)) == "standard"
    assert rules() == preset_named("standard").rules(4)


def test_play_on_shows_its_players_two_settings():
    settings = preset_named("play-on").settings
    assert dict(settings) == {"queen_lead": ("ANY_TIME", "AFTER_BROKEN"), "target": (50, 100, 150)}
    assert not any(preset.settings for name, preset in PRESETS.items() if name != "play-on")


def test_a_changed_setting_leaves_it_play_on_and_any_other_change_does_not():
    assert not is_custom(rules("play-on", queen_lead="AFTER_BROKEN", target=150))
    assert is_custom(rules("play-on", target=120))
    assert is_custom(rules("play-on", moon="NONE"))
    assert is_custom(rules("standard", target=50))
