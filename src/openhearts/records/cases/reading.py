"""Reading a case file, strictly: unknown keys are refused, errors name case and field."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from openhearts.cards import Card, CardSet, NotationError
from openhearts.records.cases.shapes import Case, CaseError

Reader = Callable[["Field"], Any]


@dataclass(frozen=True, slots=True)
class Field:
    """A value of a case, and where it stands, for errors."""

    case: str
    path: str
    value: Any

    def refuse(self, message: str) -> NoReturn:
        """Raise the error that this value is wrong."""
        raise CaseError(f"case {self.case!r}: {self.path} {message}")

    def items(self) -> list[Field]:
        """Return the values of an array."""
        if not isinstance(self.value, list):
            self.refuse(f"must be an array, not {self.value!r}")
        return [
            Field(self.case, f"{self.path}[{place}]", item) for place, item in enumerate(self.value)
        ]


@dataclass(frozen=True, slots=True)
class Key:
    """What a table may hold under one key."""

    read: Reader
    required: bool = False
    default: Any = None


def string(field: Field) -> str:
    """Read a string."""
    if not isinstance(field.value, str):
        field.refuse(f"must be a string, not {field.value!r}")
    return field.value


def integer(field: Field) -> int:
    """Read a whole number."""
    if not isinstance(field.value, int) or isinstance(field.value, bool):
        field.refuse(f"must be a whole number, not {field.value!r}")
    return field.value


def boolean(field: Field) -> bool:
    """Read true or false."""
    if not isinstance(field.value, bool):
        field.refuse(f"must be true or false, not {field.value!r}")
    return field.value


def table(field: Field) -> dict[str, Any]:
    """Read a table of anything."""
    if not isinstance(field.value, dict):
        field.refuse(f"must be a table, not {field.value!r}")
    return field.value


def card_list(field: Field) -> tuple[Card, ...]:
    """Read a text of cards in which the order counts."""
    try:
        return tuple(Card.parse(word) for word in string(field).split())
    except NotationError as error:
        field.refuse(f"is wrong: {error}")


def card_set(field: Field) -> CardSet:
    """Read a text of cards in which the order means nothing."""
    try:
        return CardSet.parse(string(field))
    except NotationError as error:
        field.refuse(f"is wrong: {error}")


def cut(field: Field) -> tuple[Card | None, ...]:
    """Read a round of cutting: a card a seat, ``-`` for none."""
    words = string(field).split()
    try:
        return tuple(None if word == "-" else Card.parse(word) for word in words)
    except NotationError as error:
        field.refuse(f"is wrong: {error}")


def array(read: Reader) -> Reader:
    """Return the reader of an array whose values are all read so."""
    return lambda field: tuple(read(item) for item in field.items())


def one_of(*words: str) -> Reader:
    """Return the reader of one of these words."""

    def read(field: Field) -> str:
        if field.value not in words:
            field.refuse(f"must be one of {', '.join(words)}, not {field.value!r}")
        return string(field)

    return read


def attempt(field: Field) -> tuple[int, tuple[Card, ...]]:
    """Read a pass that is tried: ``{ seat, cards }``."""
    read = read_table(
        field, {"seat": Key(integer, required=True), "cards": Key(card_list, required=True)}
    )
    return read["seat"], read["cards"]


def points_table(field: Field) -> dict[Card, int]:
    """Read a table of points by card."""
    points = {}
    for word, value in table(field).items():
        entry = Field(field.case, f"{field.path}.{word}", value)
        try:
            points[Card.parse(word)] = integer(entry)
        except NotationError as error:
            entry.refuse(f"is wrong: {error}")
    return points


numbers = array(integer)

COMMON_KEYS: Mapping[str, Key] = {
    "name": Key(string, required=True),
    "kind": Key(one_of("play", "hand", "match", "build"), required=True),
    "tests": Key(array(string), required=True),
    "preset": Key(string, required=True),
    "players": Key(integer, default=4),
    "changes": Key(table, default={}),
    "expect": Key(table, required=True),
}

SITUATION_KEYS: Mapping[str, Mapping[str, Key]] = {
    "play": {
        "hand": Key(integer, default=1),
        "dealer": Key(integer, required=True),
        "cuts": Key(array(cut)),
        "deal": Key(array(card_set), required=True),
        "kitty": Key(card_set, default=CardSet()),
        "bad_passes": Key(array(attempt), default=()),
        "passes": Key(array(card_list)),
        "second_passes": Key(array(attempt), default=()),
        "mix_order": Key(card_list),
        "plays": Key(card_list, default=()),
    },
    "hand": {
        "captured": Key(array(card_set), required=True),
        "tricks": Key(numbers, required=True),
        "choice": Key(one_of("ADD", "SUBTRACT")),
        "totals_before": Key(numbers),
        "hands_before": Key(integer, default=0),
    },
    "match": {
        "scores": Key(array(numbers), required=True),
        "first_dealer": Key(integer),
    },
    "build": {},
}

EXPECT_KEYS: Mapping[str, Mapping[str, Key]] = {
    "play": {
        "turn": Key(integer, required=True),
        "legal": Key(card_set, required=True),
        "hearts_broken": Key(boolean, required=True),
        "hands": Key(array(card_set)),
        "captured": Key(array(card_set)),
        "tricks": Key(numbers),
        "kitty_taken_by": Key(integer),
    },
    "hand": {"scores": Key(numbers, required=True)},
    "match": {
        "totals": Key(array(numbers), required=True),
        "ended_after": Key(integer, required=True),
        "winners": Key(numbers, required=True),
        "dealers": Key(numbers),
    },
    "build": {
        "refused": Key(boolean, required=True),
        "hand_size": Key(integer),
        "kitty_cards": Key(integer),
        "penalty_sum": Key(integer),
        "removed": Key(card_set),
        "points": Key(points_table),
        "options": Key(table),
    },
}

_BY_SEAT = ("deal", "passes", "captured", "tricks", "totals_before", "hands", "scores")


def read_cases(text: str) -> tuple[Case, ...]:
    """Read a case file.

    Raises:
        CaseError: it is malformed; the message names the case and the field.
    """
    try:
        file = tomllib.loads(text.replace("\r\n", "\n"))
    except (ValueError, RecursionError) as error:
        raise CaseError(f"the file is no TOML: {error}") from None
    unknown = sorted(file.keys() - {"case"})
    if unknown:
        raise CaseError(f"unknown key {unknown[0]!r}: a case file is an array of tables [[case]]")
    cases = file.get("case", [])
    if not isinstance(cases, list) or not all(isinstance(case, dict) for case in cases):
        raise CaseError("a case file is an array of tables [[case]]")
    if not cases:
        raise CaseError("there is no case here: a case file is an array of tables [[case]]")
    read: dict[str, Case] = {}
    for number, raw in enumerate(cases, start=1):
        case = _read_case(raw, number)
        if case.name in read:
            raise CaseError(f"case {case.name!r}: another case has this name")
        read[case.name] = case
    return tuple(read.values())


def read_table(field: Field, keys: Mapping[str, Key]) -> dict[str, Any]:
    """Read a table whose keys are known; absent ones have their default or are left out."""
    raw = table(field)
    prefix = f"{field.path}." if field.path else ""
    unknown = [key for key in raw if key not in keys]
    if unknown:
        named = Field(field.case, f"{prefix}{unknown[0]}", None)
        named.refuse(f"is no field here: the fields are {', '.join(keys)}")
    read: dict[str, Any] = {}
    for name, key in keys.items():
        named = Field(field.case, f"{prefix}{name}", raw.get(name))
        if name in raw:
            read[name] = key.read(named)
        elif key.required:
            named.refuse("is missing")
        elif key.default is not None:
            read[name] = key.default
    return read


def _read_case(raw: dict[str, Any], number: int) -> Case:
    name = raw.get("name")
    label = name if isinstance(name, str) else f"number {number}"
    kind = COMMON_KEYS["kind"].read(Field(label, "kind", raw.get("kind")))
    read = read_table(Field(label, "", raw), {**COMMON_KEYS, **SITUATION_KEYS[kind]})
    expect = read_table(Field(label, "expect", read["expect"]), EXPECT_KEYS[kind])
    case = Case(
        name=read["name"],
        kind=kind,
        tests=read["tests"],
        preset=read["preset"],
        players=read["players"],
        changes=read["changes"],
        situation={key: read[key] for key in SITUATION_KEYS[kind] if key in read},
        expect=expect,
    )
    _check_lengths(case)
    _check_seats_and_counts(case)
    _check_build(case)
    return case


def _check_lengths(case: Case) -> None:
    """Check that what is listed by seat has a place for each seat."""
    for prefix, values in (("", case.situation), ("expect.", case.expect)):
        for key, value in values.items():
            if key in ("totals", "cuts") or (key == "scores" and case.kind == "match"):
                rows = value
            elif key in _BY_SEAT:
                rows = (value,)
            else:
                continue
            for row in rows:
                if len(row) != case.players:
                    _refuse(case, prefix + key, f"has {len(row)} values for {case.players} seats")


def _check_seats_and_counts(case: Case) -> None:
    """Check that seats are seats of this table, and that fields which need others have them."""
    situation = case.situation
    seats = [(key, situation[key]) for key in ("dealer", "first_dealer") if key in situation]
    for key in ("bad_passes", "second_passes"):
        seats += [(key, seat) for seat, _ in situation.get(key, ())]
    for key, seat in seats:
        if not 0 <= seat < case.players:
            _refuse(case, key, f"names seat {seat}: the seats are 0 to {case.players - 1}")
    if situation.get("hand", 1) < 1:
        _refuse(case, "hand", "counts from 1")
    if situation.get("hands_before", 0) < 0:
        _refuse(case, "hands_before", "cannot be negative")
    if "dealers" in case.expect and "first_dealer" not in situation:
        _refuse(case, "expect.dealers", "needs first_dealer in the case")
    if situation.get("second_passes") and "passes" not in situation:
        _refuse(case, "second_passes", "needs passes in the case")


def _check_build(case: Case) -> None:
    if case.kind != "build":
        return
    if case.expect["refused"]:
        extra = [key for key in case.expect if key != "refused"]
        if extra:
            _refuse(case, f"expect.{extra[0]}", "says something of a rule set that is refused")
        return
    for key in ("hand_size", "kitty_cards", "penalty_sum"):
        if key not in case.expect:
            _refuse(case, f"expect.{key}", "is missing")


def _refuse(case: Case, path: str, message: str) -> NoReturn:
    Field(case.name, path, None).refuse(message)
