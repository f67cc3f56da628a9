"""Building a rule set: the values of section 1 and everything it calls refused.

A rule set is a plain dict with one entry for every option of section 1. `removed` is a frozenset
of cards, `points` holds only the cards worth something, `exact_resets` has whole-number keys, and
an option without a value (`moon_value`, `target`, `hand_limit`) is None.
"""

from typing import Any

from reference.cards import FULL_DECK
from reference.errors import Refused
from reference.presets import STANDARD, preset_options

WORDS: dict[str, list[str]] = {
    "kitty": ["NONE", "FIRST_TRICK", "FIRST_PENALTY_CARD", "FIRST_HEART", "LAST_TRICK"],
    "kitty_seen_by": ["NOBODY", "TAKER"],
    "first_lead": ["LOWEST_CLUB", "ELDEST"],
    "opening_card": ["THAT_CLUB", "ANY_CLUB", "NOT_A_HEART", "NOT_A_POINT_CARD", "ANY"],
    "first_trick_points": ["ALLOWED", "BANNED"],
    "hearts_lead": ["FREE", "AFTER_BROKEN", "NEVER"],
    "broken_by": ["HEART", "HEART_OR_QUEEN", "PENALTY_CARD"],
    "stuck_lead": ["ONLY_HEARTS", "ONLY_PENALTY_CARDS"],
    "queen_lead": ["ANY_TIME", "AFTER_BROKEN"],
    "queen_discard": ["FREE", "AFTER_BROKEN", "FORCED"],
    "moon": ["NONE", "ADD_TO_OTHERS", "SUBTRACT_FROM_SELF", "CHOICE", "AUTO"],
    "sun": ["NONE", "DOUBLE"],
    "tie": ["SHARE", "PLAY_ON"],
}
YES_OR_NO: list[str] = ["moon_needs_bonus", "target_exceeded"]
AT_LEAST_ONE_OR_NONE: list[str] = ["moon_value", "target", "hand_limit"]
PASS_ENTRIES: list[str] = ["L", "R", "A", "L2", "R2", "L3", "R3", "H", "SCATTER", "MIX"]


def is_whole(value: Any) -> bool:
    """True for a whole number; yes and no are no numbers."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_card(value: Any) -> bool:
    """True for one of the 52 cards."""
    return isinstance(value, str) and value in FULL_DECK


def deck(options: dict[str, Any]) -> list[str]:
    """The cards in play: all but the removed ones. The kitty belongs to the deck."""
    return [card for card in FULL_DECK if card not in options["removed"]]


def kitty_size(options: dict[str, Any]) -> int:
    """What the deal leaves over (section 1, `hand_size`)."""
    return len(deck(options)) - int(options["players"] * options["hand_size"])


def penalty_cards(options: dict[str, Any]) -> set[str]:
    """The cards of the deck worth more than zero."""
    return {card for card in deck(options) if options["points"].get(card, 0) > 0}


def bonus_cards(options: dict[str, Any]) -> set[str]:
    """The cards of the deck worth less than zero."""
    return {card for card in deck(options) if options["points"].get(card, 0) < 0}


def penalty_sum(options: dict[str, Any]) -> int:
    """The sum of the penalty cards in the deck."""
    return sum(options["points"][card] for card in penalty_cards(options))


def build(preset: str, players: int, changes: dict[str, Any] | None = None) -> dict[str, Any]:
    """All options of a preset at a number of players with changes laid over it, or `Refused`."""
    options = preset_options(preset, players)
    for name, value in (changes or {}).items():
        lay_over(options, name, value)
    check_together(options)
    return options


def lay_over(  # noqa: C901, PLR0912, PLR0915 - one plain branch an option
    options: dict[str, Any], name: str, value: Any
) -> None:
    """Put one change over the options, refusing values outside the option's range."""
    if name == "players" or name not in STANDARD:
        raise Refused(name)
    if name == "removed":
        if not isinstance(value, (list, tuple, set, frozenset)):
            raise Refused(name)
        if not all(is_card(card) for card in value):
            raise Refused(name)
        options[name] = frozenset(value)
    elif name == "points":
        if not isinstance(value, dict):
            raise Refused(name)
        for card, worth in value.items():
            if not is_card(card) or not is_whole(worth):
                raise Refused(name)
            options["points"][card] = worth
        options["points"] = {card: worth for card, worth in options["points"].items() if worth}
    elif name == "exact_resets":
        options[name] = checked_resets(value)
    elif name == "pass_cycle":
        if not isinstance(value, (list, tuple)) or not value:
            raise Refused(name)
        if not all(entry in PASS_ENTRIES for entry in value):
            raise Refused(name)
        options[name] = list(value)
    elif name == "first_dealer":
        if value not in ("LOWEST_CUT", "RANDOM") and not (
            is_whole(value) and 0 <= value < options["players"]
        ):
            raise Refused(name)
        options[name] = value
    elif name in WORDS:
        if value not in WORDS[name]:
            raise Refused(name)
        options[name] = value
    elif name in YES_OR_NO:
        if not isinstance(value, bool):
            raise Refused(name)
        options[name] = value
    elif name in AT_LEAST_ONE_OR_NONE:
        if value in ("none", None):
            options[name] = None
        elif is_whole(value) and value >= 1:
            options[name] = value
        else:
            raise Refused(name)
    elif name == "hand_size":
        if not is_whole(value) or value < 1:
            raise Refused(name)
        options[name] = value
    elif name == "pass_count":
        if not is_whole(value) or not 0 <= value <= 4:
            raise Refused(name)
        options[name] = value
    elif name == "no_trick_bonus":
        if not is_whole(value) or value > 0:
            raise Refused(name)
        options[name] = value


def checked_resets(value: Any) -> dict[int, int]:
    """A reset table with whole-number keys of at least 1; keys may come as text."""
    if not isinstance(value, dict):
        raise Refused("exact_resets")
    table: dict[int, int] = {}
    for total, new_total in value.items():
        if isinstance(total, str) and total.isascii() and total.isdigit():
            key = int(total)
        elif is_whole(total):
            key = total
        else:
            raise Refused("exact_resets")
        if key < 1 or key in table or not is_whole(new_total):
            raise Refused("exact_resets")
        table[key] = new_total
    return table


def check_together(options: dict[str, Any]) -> None:
    """Refuse what section 1 calls contradictory."""
    if kitty_size(options) < 0:
        raise Refused("hand_size", "players", "removed")
    if kitty_size(options) > 0 and options["kitty"] == "NONE":
        raise Refused("kitty", "hand_size", "removed")
    for entry in options["pass_cycle"]:
        check_pass_entry(options, entry)
    if options["opening_card"] == "THAT_CLUB" and options["first_lead"] == "ELDEST":
        raise Refused("opening_card", "first_lead")
    if options["target"] is None and options["hand_limit"] is None:
        raise Refused("target", "hand_limit")
    if options["hand_limit"] is None and not penalty_cards(options):
        raise Refused("hand_limit", "points", "removed")


def check_pass_entry(options: dict[str, Any], entry: str) -> None:
    """Refuse a pass no seat could make (section 1, `pass_cycle`)."""
    if entry == "A" and options["players"] % 2 == 1:
        raise Refused("pass_cycle", "players")
    if entry in ("L3", "R3") and options["players"] == 3:
        raise Refused("pass_cycle", "players")
    if cards_passed(options, entry) >= options["hand_size"]:
        raise Refused("pass_cycle", "pass_count", "hand_size")


def cards_passed(options: dict[str, Any], entry: str) -> int:
    """How many cards each seat passes under an entry of the cycle; 0 is a hold."""
    if entry == "H":
        return 0
    if entry == "SCATTER":
        return int(options["players"]) - 1
    return int(options["pass_count"])


def as_written(options: dict[str, Any]) -> dict[str, Any]:
    """The options as the case files write them: "none" for no value, text keys, sorted cards."""
    written = dict(options)
    written["removed"] = [card for card in FULL_DECK if card in options["removed"]]
    written["exact_resets"] = {str(key): new for key, new in options["exact_resets"].items()}
    for name in AT_LEAST_ONE_OR_NONE:
        if written[name] is None:
            written[name] = "none"
    return written
