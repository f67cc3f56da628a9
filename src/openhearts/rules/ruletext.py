"""Rule sets as plain values and as one line of text, both ways.

The plain form of an option is what JSON and TOML can hold: words for options with words,
whole numbers, ``true``/``false``, ``"none"`` for an absent number, lists of cards or cycle
entries, tables for ``points`` and ``exact_resets``. The text form is one line,
``preset players=4 removed=- hand_size=13 ...``, with **every** option, so that a record
stays true when a preset changes; reading also accepts a line that names only some, the
others being the preset's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from openhearts.cards import Card, CardSet, NotationError
from openhearts.rules.errors import RuleSetError
from openhearts.rules.options import FirstDealer, PassEntry
from openhearts.rules.presets import preset_named
from openhearts.rules.ruleset import (
    OPTION_NAMES,
    CardPoints,
    RuleSet,
    card_points_table,
    words_of_option,
)

_MOST_DIGITS = 18
"""Longer words are no numbers; what is too large for a rule set is told so by it."""

PlainValue = str | int | bool | list[str] | dict[str, int]
"""What one option looks like in JSON, TOML and on the wire."""

CHANGEABLE_OPTIONS = tuple(name for name in OPTION_NAMES if name not in ("preset", "players"))
"""The options a change may name; the player count picks the preset's own table instead."""


def build_rules(
    preset: str = "standard", players: int = 4, changes: Mapping[str, Any] | None = None
) -> RuleSet:
    """Build a rule set from a preset, a player count and changes in plain form.

    ``points`` lies over the preset's table card by card; every other change replaces the
    preset's value.

    Raises:
        RuleSetError: no such preset, count, option or value, or a contradiction.
    """
    if type(players) is not int:
        raise RuleSetError(f"players must be a whole number, not {players!r}", ("players",))
    rules = preset_named(preset).rules(players)
    if not changes:
        return rules
    return rules.with_changes(
        **{name: _read_option(name, value, rules) for name, value in changes.items()}
    )


def plain_option(rules: RuleSet, name: str) -> PlainValue:
    """Return the plain form of one option of a rule set."""
    value = getattr(rules, name)
    if value is None:
        return "none"
    if isinstance(value, CardSet):
        return [card.text for card in value]
    if name == "pass_cycle":
        return [entry.value for entry in value]
    if name == "points":
        return {card.text: points for card, points in value}
    if name == "exact_resets":
        return {str(reached): becomes for reached, becomes in value}
    plain: PlainValue = value.value if isinstance(value, (FirstDealer, PassEntry)) else value
    return str(plain) if isinstance(plain, str) else plain


def plain_options(rules: RuleSet) -> dict[str, PlainValue]:
    """Return every option of a rule set in plain form, ``preset`` first."""
    return {name: plain_option(rules, name) for name in OPTION_NAMES}


def changes_from_preset(rules: RuleSet) -> dict[str, PlainValue]:
    """Return, in plain form, the options in which a rule set differs from its preset.

    ``points`` holds the cards that differ, 0 for a card taken out; so
    ``build_rules(rules.preset, rules.players, changes)`` gives the rule set again.
    """
    base = preset_named(rules.preset).rules(rules.players)
    changes: dict[str, PlainValue] = {}
    for name in CHANGEABLE_OPTIONS:
        if getattr(rules, name) == getattr(base, name):
            continue
        if name == "points":
            before, after = dict(base.points), dict(rules.points)
            changes[name] = {
                card.text: after.get(card, 0)
                for card in sorted(before.keys() | after.keys())
                if before.get(card, 0) != after.get(card, 0)
            }
        else:
            changes[name] = plain_option(rules, name)
    return changes


def rules_from_plain(options: Mapping[str, Any]) -> RuleSet:
    """Read what :func:`plain_options` wrote; options left out are the preset's.

    Raises:
        RuleSetError: an unknown option or value, or a contradiction.
    """
    rest = dict(options)
    preset = rest.pop("preset", "standard")
    if not isinstance(preset, str):
        raise RuleSetError(f"preset must be a name, not {preset!r}", ("preset",))
    base = build_rules(preset, rest.pop("players", 4))
    if "points" in rest:
        rest["points"] = {card.text: 0 for card, _ in base.points} | _checked_table(
            "points", rest["points"]
        )
    return base.with_changes(
        **{name: _read_option(name, value, base) for name, value in rest.items()}
    )


def is_custom(rules: RuleSet) -> bool:
    """Tell whether a rule set differs from its preset by more than the settings it offers."""
    settings = preset_named(rules.preset).settings
    return any(
        name not in settings or getattr(rules, name) not in settings[name]
        for name in changes_from_preset(rules)
    )


def format_rules(rules: RuleSet) -> str:
    """Write the canonical one-line text of a rule set, with every option.

    >>> format_rules(build_rules("basic", 3))[:44]
    'basic players=3 removed=- hand_size=16 kitty'
    """
    words = [rules.preset]
    words += [f"{name}={option_text(rules, name)}" for name in OPTION_NAMES if name != "preset"]
    return " ".join(words)


def parse_rules(text: str) -> RuleSet:
    """Read the one-line text of a rule set; options it leaves out are the preset's.

    Words may be in capitals or small letters.

    Raises:
        RuleSetError: the text is not in the form of :func:`format_rules`, or what it says
            contradicts itself.
    """
    words = text.split()
    if not words:
        raise RuleSetError("an empty rule text: write a preset, then option=value", ("preset",))
    preset, rest = (words[0].lower(), words[1:]) if "=" not in words[0] else ("standard", words)
    given: dict[str, Any] = {}
    for word in rest:
        name, value = option_from_text(word)
        if name in given:
            raise RuleSetError(f"the rule text gives {name} twice", (name,))
        given[name] = value
    return rules_from_plain({"preset": preset, **given})


def parse_changes(texts: Iterable[str]) -> dict[str, PlainValue]:
    """Read changes to a preset, one ``option=value`` each, into the plain form.

    >>> parse_changes(["moon=CHOICE", "points=JD:-10"])
    {'moon': 'CHOICE', 'points': {'JD': -10}}

    Raises:
        RuleSetError: a text is no ``option=value``, or an option stands there twice.
    """
    changes: dict[str, PlainValue] = {}
    for text in texts:
        name, value = option_from_text(text)
        if name not in CHANGEABLE_OPTIONS:
            raise _unknown_option(name)
        if name in changes:
            raise RuleSetError(f"{name} is changed twice", (name,))
        if name == "points" and not value:
            raise RuleSetError(
                "points takes CARD:NUMBER pairs, as points=QS:13,JD:-10; cards that are not named"
                " stay as they are, so to take one out write CARD:0, as points=QS:0",
                (name,),
            )
        changes[name] = value
    return changes


def option_from_text(text: str) -> tuple[str, Any]:
    """Read one ``option=value``; whether the value fits the rules is asked later.

    Raises:
        RuleSetError: the text is not of that form, or there is no such option.
    """
    name, separator, value = text.partition("=")
    name = name.lower()
    if not separator or not value:
        raise RuleSetError(f"{text!r} is not option=value, as moon=CHOICE", (name,))
    if name not in OPTION_NAMES or name == "preset":
        raise _unknown_option(name)
    return name, _TEXT_READERS.get(name, _scalar_from_text)(name, value)


def option_text(rules: RuleSet, name: str) -> str:
    """Write the value of one option as the text of a rule set has it.

    >>> option_text(build_rules("standard"), "pass_cycle")
    'L,R,A,H'
    """
    value = plain_option(rules, name)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ",".join(value) or "-"
    if isinstance(value, dict):
        return ",".join(f"{key}:{number}" for key, number in value.items()) or "-"
    return str(value)


def _scalar_from_text(name: str, text: str) -> Any:
    if name in ("moon_needs_bonus", "target_exceeded"):
        if text.lower() not in ("yes", "no"):
            raise RuleSetError(f"{name} must be yes or no, not {text!r}", (name,))
        return text.lower() == "yes"
    if _is_number(text):
        return int(text)
    if text.lower() == "none":
        return "NONE" if "NONE" in words_of_option(name) else "none"
    return text.upper() if text.upper() in words_of_option(name) else text


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS


def _list_from_text(_name: str, text: str) -> list[str]:
    return [] if text == "-" else text.upper().split(",")


def _table_from_text(name: str, text: str) -> dict[str, int]:
    table: dict[str, int] = {}
    for pair in _list_from_text(name, text):
        key, separator, number = pair.partition(":")
        if not separator or not _is_number(number) or key in table:
            wanted = "CARD:NUMBER" if name == "points" else "TOTAL:NEW"
            problem = "stands there twice" if separator and key in table else f"is not {wanted}"
            raise RuleSetError(f"{pair!r} in {name} {problem}", (name,))
        table[key] = int(number)
    return table


_TEXT_READERS: dict[str, Callable[[str, str], Any]] = {
    "removed": _list_from_text,
    "pass_cycle": _list_from_text,
    "points": _table_from_text,
    "exact_resets": _table_from_text,
}


def _unknown_option(name: str) -> RuleSetError:
    if name in ("preset", "players"):
        return RuleSetError(f"{name} is chosen beside the changes, not among them", (name,))
    return RuleSetError(
        f"there is no option {name!r}: the options are {', '.join(CHANGEABLE_OPTIONS)}", (name,)
    )


def _read_option(name: str, value: Any, base: RuleSet) -> Any:
    if name not in CHANGEABLE_OPTIONS:
        raise _unknown_option(name)
    if name in _PLAIN_READERS:
        return _PLAIN_READERS[name](name, value, base)
    words = words_of_option(name)
    if words and isinstance(value, str):
        kind = type(getattr(base, name)) if name != "first_dealer" else FirstDealer
        if value not in words:
            expected = ", ".join(words) + (" or a seat number" if name == "first_dealer" else "")
            raise RuleSetError(f"{name} must be one of {expected}, not {value!r}", (name,))
        return kind(value)
    if value == "none" and name in ("target", "hand_limit", "moon_value"):
        return None
    return value


def _checked_list(name: str, value: Any) -> list[str]:
    if not isinstance(value, (list, tuple)) or not all(isinstance(item, str) for item in value):
        raise RuleSetError(f"{name} must be a list of words, not {value!r}", (name,))
    return list(value)


def _checked_table(name: str, value: Any) -> dict[str, int]:
    if not isinstance(value, Mapping) or not all(
        isinstance(key, str) and isinstance(number, int) and not isinstance(number, bool)
        for key, number in value.items()
    ):
        raise RuleSetError(f"{name} must be a table of whole numbers, not {value!r}", (name,))
    return dict(value)


def _card(name: str, text: str) -> Card:
    try:
        return Card.parse(text)
    except NotationError as error:
        raise RuleSetError(f"{name}: {error}", (name,)) from None


def _read_removed(name: str, value: Any, _base: RuleSet) -> CardSet:
    cards = [_card(name, text) for text in _checked_list(name, value)]
    if len(set(cards)) != len(cards):
        raise RuleSetError("removed names a card twice", (name,))
    return CardSet(cards)


def _read_pass_cycle(name: str, value: Any, _base: RuleSet) -> tuple[PassEntry, ...]:
    entries = _checked_list(name, value)
    for entry in entries:
        if entry not in set(PassEntry):
            raise RuleSetError(
                f"pass_cycle is a list of {', '.join(PassEntry)}; {entry!r} is none of them",
                (name,),
            )
    return tuple(PassEntry(entry) for entry in entries)


def _read_points(name: str, value: Any, base: RuleSet) -> CardPoints:
    changes = {_card(name, text): points for text, points in _checked_table(name, value).items()}
    return card_points_table(dict(base.points) | changes)


def _read_exact_resets(name: str, value: Any, _base: RuleSet) -> tuple[tuple[int, int], ...]:
    resets: dict[int, int] = {}
    for key, becomes in _checked_table(name, value).items():
        if not _is_number(key) or int(key) in resets:
            raise RuleSetError(f"exact_resets: {key!r} is not a new total", (name,))
        resets[int(key)] = becomes
    return tuple(sorted(resets.items()))


_PLAIN_READERS: dict[str, Callable[[str, Any, RuleSet], Any]] = {
    "removed": _read_removed,
    "pass_cycle": _read_pass_cycle,
    "points": _read_points,
    "exact_resets": _read_exact_resets,
}
