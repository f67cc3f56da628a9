"""The JSON form of records, for programs: one object, on one line.

Cards stand in the same words as in the text form, several in one string. What is written
here reads back to an equal record.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from openhearts.records.errors import RecordError
from openhearts.records.jsonreading import (
    FORMAT_NAME,
    read_each_json_line,
    read_json,
    read_json_lines,
)
from openhearts.records.record import (
    FORMAT_VERSION,
    HIDDEN,
    HandRecord,
    HiddenOrCard,
    MatchRecord,
    RecordedSeal,
)
from openhearts.records.textreading import read_each_text, read_texts
from openhearts.rules.ruletext import plain_options

__all__ = [
    "read_each",
    "read_json",
    "read_json_lines",
    "read_records",
    "write_json",
    "write_json_lines",
]


def write_json(record: MatchRecord) -> str:
    """Write a record as one JSON object on one line, without a line end."""
    plain: dict[str, Any] = {
        "format": FORMAT_NAME,
        "version": FORMAT_VERSION,
        "names": list(record.names),
    }
    if record.viewer is not None:
        plain["view"] = record.viewer
    if record.tags:
        plain["tags"] = dict(record.tags)
    plain["rules"] = plain_options(record.rules)
    if record.first_dealer is not None:
        plain["first_dealer"] = record.first_dealer
    if record.cuts:
        plain["cuts"] = [
            " ".join("-" if card is None else card.text for card in cut) for cut in record.cuts
        ]
    plain["hands"] = [_plain_hand(hand) for hand in record.hands]
    if record.winners is not None:
        plain["winners"] = list(record.winners)
    return json.dumps(plain, separators=(",", ":"))


def write_json_lines(records: Iterable[MatchRecord]) -> str:
    """Write several records, one JSON object a line."""
    return "".join(write_json(record) + "\n" for record in records)


def read_records(text: str) -> tuple[MatchRecord, ...]:
    """Read the records in a text, whichever of the two forms it is in.

    Raises:
        RecordError: it is no record in either form.
    """
    return read_json_lines(text) if _is_json(text) else read_texts(text)


def read_each(text: str) -> Iterator[MatchRecord | RecordError]:
    """Read the records in a text of either form one by one, with an error for each wrong one."""
    return read_each_json_line(text) if _is_json(text) else read_each_text(text)


def _is_json(text: str) -> bool:
    start = text.removeprefix("\ufeff").lstrip()
    return start.startswith("{") and not any(line.startswith("[") for line in start.split("\n"))


def _plain_hand(hand: HandRecord) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "dealer": hand.dealer,
        "pass": hand.pass_entry.value,
    }
    if hand.sealed is not None:
        plain["seal"] = _plain_seal(hand.sealed)
    plain["deal"] = [str(holding) for holding in hand.hands]
    if len(hand.kitty):
        plain["kitty"] = str(hand.kitty)
    if hand.passes:
        plain["passes"] = [
            {"seat": given.seat, "cards": _cards(given.cards)} for given in hand.passes
        ]
    if hand.mix_order is not None:
        plain["mix"] = _cards(hand.mix_order)
    if hand.tricks:
        plain["tricks"] = [
            {"leader": trick.leader, "cards": _cards(trick.cards)}
            | ({} if trick.winner is None else {"winner": trick.winner})
            for trick in hand.tricks
        ]
    if hand.moon is not None:
        plain["moon"] = {"seat": hand.moon.seat, "choice": hand.moon.choice.value}
    if hand.scores is not None and hand.totals is not None:
        plain["scores"] = list(hand.scores)
        plain["totals"] = list(hand.totals)
    return plain


def _plain_seal(sealed: RecordedSeal) -> dict[str, Any]:
    plain: dict[str, Any] = {"commitment": sealed.commitment.hex()}
    if sealed.secret is not None:
        plain["secret"] = sealed.secret.hex()
    if sealed.salts:
        plain["salts"] = [{"seat": salt.seat, "data": salt.data.hex()} for salt in sealed.salts]
    return plain


def _cards(cards: Iterable[HiddenOrCard]) -> str:
    return " ".join(HIDDEN if card is None else card.text for card in cards)
