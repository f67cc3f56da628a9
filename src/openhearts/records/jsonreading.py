"""Reading the JSON form, strictly: every error names the field and what would be right."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NoReturn, TypeVar

from openhearts.cards import Card, CardSet, NotationError
from openhearts.cards.sealing import Salt
from openhearts.records.errors import RecordError
from openhearts.records.hexadecimal import BYTES_EXPECTED, bytes_of_hex
from openhearts.records.record import (
    HIDDEN,
    HandRecord,
    HiddenOrCard,
    Holding,
    MatchRecord,
    MoonDecision,
    RecordedPass,
    RecordedSeal,
    RecordedTrick,
)
from openhearts.records.versions import upgraded, why_unreadable
from openhearts.rules.errors import RuleSetError
from openhearts.rules.options import MoonChoice, PassEntry
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import rules_from_plain

FORMAT_NAME = "openhearts-record"
_LARGEST_NUMBER = 10**18
_Read = TypeVar("_Read")


def read_json(text: str) -> MatchRecord:
    """Read a record from its JSON object.

    Raises:
        RecordError: the text is no such object.
    """
    try:
        plain = json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
            raise RecordError(
                "the JSON ends before the record is complete: it seems to be cut off here",
                error.lineno,
                error.colno,
            ) from None
        raise RecordError(f"this is no JSON: {error.msg}", error.lineno, error.colno) from None
    except (ValueError, RecursionError) as error:
        raise RecordError(f"this is no JSON that a record can hold: {error}") from None
    top = _Field("the record", plain)
    if not isinstance(plain, dict) or plain.get("format") != FORMAT_NAME:
        top.refuse(f'must be an object with "format": "{FORMAT_NAME}"')
    version = top.need("version").number()
    problem = why_unreadable(version)
    if problem is not None:
        raise RecordError(problem)
    return _read_record(_Field("the record", upgraded(plain, version)))


def read_json_lines(text: str) -> tuple[MatchRecord, ...]:
    """Read records, one JSON object a line.

    Raises:
        RecordError: a line is no record; the error names the line.
    """
    records = []
    for record in read_each_json_line(text):
        if isinstance(record, RecordError):
            raise record
        records.append(record)
    return tuple(records)


def read_each_json_line(text: str) -> Iterator[MatchRecord | RecordError]:
    """Read the records one by one: one that is wrong does not hide the others."""
    empty = True
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        if not line.strip():
            continue
        empty = False
        try:
            yield read_json(line)
        except RecordError as error:
            yield RecordError(error.message, number, error.column)
    if empty:
        yield RecordError("there is no record here", 1)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise RecordError(f"the key {key!r} stands twice in one object")
        made[key] = value
    return made


def _refuse_constant(word: str) -> NoReturn:
    raise RecordError(f"{word} is no number a record can hold")


class _Field:
    """A value in the JSON object, and the path to it for errors."""

    def __init__(self, path: str, value: Any) -> None:
        self.path = path
        self.value = value

    def refuse(self, message: str) -> NoReturn:
        raise RecordError(f"{self.path} {message}")

    def _sub(self, key: str) -> _Field:
        path = key if self.path == "the record" else f"{self.path}.{key}"
        return _Field(path, self.value[key])

    def only(self, *known: str) -> _Field:
        if not isinstance(self.value, dict):
            self.refuse("must be an object")
        for key in self.value:
            if key not in known:
                self.refuse(f"has an unknown key {key!r}: the keys are {', '.join(known)}")
        return self

    def need(self, key: str) -> _Field:
        if key not in self.value:
            self.refuse(f"lacks the key {key!r}")
        return self._sub(key)

    def maybe(self, key: str, read: Callable[[_Field], _Read]) -> _Read | None:
        return read(self._sub(key)) if key in self.value else None

    def number(self) -> int:
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= _LARGEST_NUMBER:
            self.refuse("must be a whole number")
        return value

    def text(self) -> str:
        if not isinstance(self.value, str):
            self.refuse("must be a string")
        return self.value

    def bytes(self) -> bytes:
        data = bytes_of_hex(self.text())
        if data is None:
            self.refuse(f"must be {BYTES_EXPECTED}")
        return data

    def items(self) -> list[_Field]:
        if not isinstance(self.value, list):
            self.refuse("must be a list")
        return [_Field(f"{self.path}[{place}]", item) for place, item in enumerate(self.value)]

    def numbers(self) -> tuple[int, ...]:
        return tuple(item.number() for item in self.items())

    def cards(self) -> tuple[Card, ...]:
        try:
            return tuple(Card.parse(word) for word in self.text().split())
        except NotationError as error:
            self.refuse(f"is wrong: {error}")

    def hidden_or_cards(self) -> tuple[HiddenOrCard, ...]:
        try:
            return tuple(
                None if word == HIDDEN else Card.parse(word) for word in self.text().split()
            )
        except NotationError as error:
            self.refuse(f"is wrong: {error}")

    def holding(self) -> Holding:
        cards = self.hidden_or_cards()
        known = [card for card in cards if card is not None]
        if len(set(known)) != len(known):
            self.refuse("names a card twice")
        return Holding(CardSet(known), len(cards) - len(known))

    def table(self) -> dict[str, str]:
        if not isinstance(self.value, dict) or not all(
            isinstance(value, str) for value in self.value.values()
        ):
            self.refuse("must be an object of strings")
        return self.value


def _read_record(top: _Field) -> MatchRecord:
    top.only(
        *("format", "version", "names", "view", "tags", "rules", "first_dealer", "cuts"),
        *("hands", "winners"),
    )
    rules = _read_rules(top.need("rules"))
    names = tuple(name.text() for name in top.need("names").items())
    tags = top.maybe("tags", _Field.table) or {}
    hands = tuple(_read_hand(hand) for hand in top.need("hands").items())
    try:
        return MatchRecord(
            rules=rules,
            names=names,
            tags=tuple(tags.items()),
            viewer=top.maybe("view", _Field.number),
            first_dealer=top.maybe("first_dealer", _Field.number),
            cuts=top.maybe("cuts", _read_cuts) or (),
            hands=hands,
            winners=top.maybe("winners", _Field.numbers),
        )
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(str(error)) from None


def _read_rules(field: _Field) -> RuleSet:
    options = field.value
    if not isinstance(options, dict) or not isinstance(options.get("preset"), str):
        field.refuse("must be an object of options, the preset's name among them")
    try:
        return rules_from_plain(options)
    except RuleSetError as error:
        field.refuse(f"are wrong: {error}")


def _read_cuts(field: _Field) -> tuple[tuple[Card | None, ...], ...]:
    rounds = []
    for item in field.items():
        try:
            rounds.append(
                tuple(None if word == "-" else Card.parse(word) for word in item.text().split())
            )
        except NotationError as error:
            item.refuse(f"is wrong: {error}")
    return tuple(rounds)


def _read_hand(field: _Field) -> HandRecord:
    field.only(
        *("dealer", "pass", "seal", "deal", "kitty", "passes", "mix", "tricks", "moon"),
        *("scores", "totals"),
    )
    entry = field.need("pass")
    if entry.text() not in set(PassEntry):
        entry.refuse(f"must be one of {', '.join(PassEntry)}")
    passes = field.maybe("passes", lambda found: tuple(map(_read_pass, found.items())))
    tricks = field.maybe("tricks", lambda found: tuple(map(_read_trick, found.items())))
    return HandRecord(
        dealer=field.need("dealer").number(),
        pass_entry=PassEntry(entry.text()),
        sealed=field.maybe("seal", _read_seal),
        hands=tuple(item.holding() for item in field.need("deal").items()),
        kitty=field.maybe("kitty", _Field.holding) or Holding(),
        passes=passes or (),
        mix_order=field.maybe("mix", _Field.hidden_or_cards),
        tricks=tricks or (),
        moon=field.maybe("moon", _read_moon),
        scores=field.maybe("scores", _Field.numbers),
        totals=field.maybe("totals", _Field.numbers),
    )


def _read_seal(field: _Field) -> RecordedSeal:
    field.only("commitment", "secret", "salts")
    salts = field.maybe("salts", lambda found: tuple(map(_read_salt, found.items())))
    try:
        return RecordedSeal(
            field.need("commitment").bytes(), field.maybe("secret", _Field.bytes), salts or ()
        )
    except RecordError:
        raise
    except ValueError as error:
        field.refuse(f"is wrong: {error}")


def _read_salt(field: _Field) -> Salt:
    field.only("seat", "data")
    return Salt(field.need("seat").number(), field.need("data").bytes())


def _read_pass(field: _Field) -> RecordedPass:
    field.only("seat", "cards")
    return RecordedPass(field.need("seat").number(), field.need("cards").hidden_or_cards())


def _read_trick(field: _Field) -> RecordedTrick:
    field.only("leader", "cards", "winner")
    return RecordedTrick(
        field.need("leader").number(),
        field.need("cards").cards(),
        field.maybe("winner", _Field.number),
    )


def _read_moon(field: _Field) -> MoonDecision:
    field.only("seat", "choice")
    choice = field.need("choice")
    if choice.text() not in set(MoonChoice):
        choice.refuse("must be ADD or SUBTRACT")
    return MoonDecision(field.need("seat").number(), MoonChoice(choice.text()))
