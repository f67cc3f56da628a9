"""The presets of section 2, for every number of players they take."""

from typing import Any

from reference.cards import FULL_DECK, RANKS
from reference.errors import Refused

HEARTS_ONE_EACH: dict[str, int] = {card: 1 for card in FULL_DECK if card.endswith("H")}

STANDARD: dict[str, Any] = {
    "players": 4,
    "removed": frozenset(),
    "hand_size": 13,
    "kitty": "NONE",
    "kitty_seen_by": "NOBODY",
    "first_dealer": "RANDOM",
    "pass_count": 3,
    "pass_cycle": ["L", "R", "A", "H"],
    "first_lead": "LOWEST_CLUB",
    "opening_card": "THAT_CLUB",
    "first_trick_points": "BANNED",
    "hearts_lead": "AFTER_BROKEN",
    "broken_by": "HEART",
    "stuck_lead": "ONLY_HEARTS",
    "queen_lead": "ANY_TIME",
    "queen_discard": "FREE",
    "points": {**HEARTS_ONE_EACH, "QS": 13},
    "no_trick_bonus": 0,
    "moon": "ADD_TO_OTHERS",
    "moon_value": None,
    "moon_needs_bonus": False,
    "sun": "NONE",
    "target": 100,
    "target_exceeded": False,
    "exact_resets": {},
    "hand_limit": None,
    "tie": "SHARE",
}

DECK_FOR_PLAYERS: dict[int, tuple[str, int]] = {
    3: ("2D", 17),
    4: ("", 13),
    5: ("2D 2C", 10),
    6: ("2D 3D 3C 4C", 8),
    7: ("2D 3D 3C", 7),
}
CYCLE_FOR_PLAYERS: dict[int, str] = {
    3: "L R H",
    4: "L R A H",
    5: "L R L2 R2 H",
    6: "L R L2 R2 A H",
    7: "L R L2 R2 L3 R3 H",
}

CLASSIC_HAND_SIZE: dict[int, int] = {3: 16, 4: 13, 5: 10, 6: 8, 7: 7}
CLASSIC_CYCLE: dict[int, str] = {
    3: "R L H",
    4: "R L A H",
    5: "R L R2 L2 H",
    6: "R L R2 L2 A H",
    7: "R L R2 L2 R3 L3 H",
}

BLACK_MARIA_DECK: dict[int, tuple[str, int]] = {
    3: ("2C", 17),
    4: ("", 13),
    5: ("2C 2D", 10),
    6: ("2C 3C 2D 2S", 8),
}

SPOT_POINTS: dict[str, int] = {
    **{rank + "H": value for value, rank in enumerate(RANKS, start=2)},
    "QS": 25,
}
QUEENS_POINTS: dict[str, int] = {**HEARTS_ONE_EACH, "QC": 13, "QD": 13, "QS": 13, "QH": 13}

DIFFERENCES: dict[str, dict[str, Any]] = {
    "standard": {},
    "black-lady": {"broken_by": "HEART_OR_QUEEN", "moon": "CHOICE"},
    "classic": {
        "kitty": "FIRST_TRICK",
        "first_dealer": "LOWEST_CUT",
        "first_lead": "ELDEST",
        "opening_card": "NOT_A_HEART",
        "first_trick_points": "ALLOWED",
        "points": HEARTS_ONE_EACH,
        "moon": "NONE",
        "target": 50,
    },
    "play-on": {"first_trick_points": "ALLOWED", "tie": "PLAY_ON"},
    "american": {"first_trick_points": "ALLOWED", "moon": "CHOICE"},
    "bicycle": {"broken_by": "HEART_OR_QUEEN"},
    "omnibus": {"points": {**HEARTS_ONE_EACH, "QS": 13, "JD": -10}},
    "omnibus-ten": {
        "points": {**HEARTS_ONE_EACH, "QS": 13, "TD": -10},
        "moon_needs_bonus": True,
        "moon": "SUBTRACT_FROM_SELF",
    },
    "black-maria": {
        "points": {**HEARTS_ONE_EACH, "QS": 13, "KS": 10, "AS": 7},
        "first_lead": "ELDEST",
        "opening_card": "ANY",
        "first_trick_points": "ALLOWED",
        "hearts_lead": "FREE",
    },
    "spot": {"points": SPOT_POINTS, "target": 500},
    "hooligan": {"points": {**HEARTS_ONE_EACH, "QS": 13, "7C": 7}},
    "black-jack": {"points": {**HEARTS_ONE_EACH, "JS": 10}},
    "queens": {
        "points": QUEENS_POINTS,
        "hearts_lead": "FREE",
        "first_trick_points": "ALLOWED",
        "moon": "NONE",
        "target": 108,
    },
    "kitty": {"hand_size": 12, "kitty": "FIRST_PENALTY_CARD", "kitty_seen_by": "TAKER"},
    "new-moon": {"moon": "SUBTRACT_FROM_SELF"},
    "basic": {
        "kitty": "FIRST_TRICK",
        "first_dealer": "LOWEST_CUT",
        "pass_count": 0,
        "first_lead": "ELDEST",
        "opening_card": "ANY",
        "first_trick_points": "ALLOWED",
        "hearts_lead": "FREE",
        "points": HEARTS_ONE_EACH,
        "moon": "NONE",
        "target": 50,
    },
}
PRESETS: list[str] = list(DIFFERENCES)


def counts_of(preset: str) -> list[int]:
    """The numbers of players a preset has a table for (section 2)."""
    if preset == "kitty":
        return [4]
    if preset == "black-maria":
        return [3, 4, 5, 6]
    return [3, 4, 5, 6, 7]


def preset_options(preset: str, players: int) -> dict[str, Any]:
    """All option values of a preset at a number of players (section 2)."""
    if preset not in DIFFERENCES:
        raise Refused("preset")
    if type(players) is not int or players not in counts_of(preset):
        raise Refused("players")
    options = dict(STANDARD)
    options["players"] = players
    if preset in ("classic", "basic"):
        options["hand_size"] = CLASSIC_HAND_SIZE[players]
        options["pass_cycle"] = CLASSIC_CYCLE[players].split() if preset == "classic" else ["H"]
    elif preset == "black-maria":
        removed, options["hand_size"] = BLACK_MARIA_DECK[players]
        options["removed"] = frozenset(removed.split())
        options["pass_cycle"] = ["R"]
    else:
        removed, options["hand_size"] = DECK_FOR_PLAYERS[players]
        options["removed"] = frozenset(removed.split())
        options["pass_cycle"] = CYCLE_FOR_PLAYERS[players].split()
    options.update(DIFFERENCES[preset])
    options["points"] = dict(options["points"])
    options["exact_resets"] = dict(options["exact_resets"])
    return options
