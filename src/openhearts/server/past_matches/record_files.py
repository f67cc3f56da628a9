"""Files that people bring: records read and verified, or refused with what is wrong and where."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from openhearts.protocol.messages import RefusalCode
from openhearts.records import (
    Fault,
    MatchRecord,
    RecordError,
    read_each,
    verify,
    write_json,
)
from openhearts.rules.wording import Wording, wording
from openhearts.server.gate import Refusal, refusal
from openhearts.server.past_matches.past import import_line
from openhearts.server.storage.history import NewImport

MOST_RECORDS = 200
_LONGEST_MESSAGE = 400


class _Wrong(NamedTuple):
    """Why a file is refused: in English with every detail, and in words for every reader."""

    message: str
    said: Wording


def read_records(data: bytes) -> list[NewImport]:
    """Read the records of a file, verified; one that is wrong refuses all of them.

    Raises:
        Refusal: with what is wrong, and where.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        byte = error.start + 1
        message = f"This is no text: byte {byte} is no UTF-8."
        raise _bad(_Wrong(message, wording("record-no-text", byte=byte))) from error
    if not text.strip():
        raise _bad(_Wrong("The file is empty.", wording("record-empty")))
    found: list[MatchRecord | RecordError] = []
    for record in read_each(text):
        found.append(record)
        if len(found) > MOST_RECORDS:
            message = f"A file may hold at most {MOST_RECORDS} records."
            raise _bad(_Wrong(message, wording("record-too-many", count=MOST_RECORDS)))
    taken: list[NewImport] = []
    for number, record in enumerate(found, start=1):
        if isinstance(record, RecordError):
            raise _bad(_one_of(number, len(found), _unreadable(record)))
        fault = verify(record)
        if fault is not None:
            raise _bad(_one_of(number, len(found), _contradiction(fault)))
        taken.append(_new_import(record))
    return taken


def _unreadable(error: RecordError) -> _Wrong:
    if error.line is None:
        return _Wrong(str(error), wording("record-foreign"))
    return _Wrong(str(error), wording("record-line-wrong", line=error.line))


def _contradiction(fault: Fault) -> _Wrong:
    places = [
        wording(text, number=number)
        for text, number in (
            ("record-hand", fault.hand),
            ("record-trick", fault.trick),
            ("record-seat", fault.seat),
        )
        if number is not None
    ]
    if not places:
        return _Wrong(str(fault), wording("record-contradicts"))
    return _Wrong(str(fault), wording("record-contradicts-at", parts=tuple(places)))


def _one_of(number: int, count: int, wrong: _Wrong) -> _Wrong:
    """Say which record it is, where a file has several."""
    if count == 1:
        return wrong
    return _Wrong(
        f"Record {number} of {count}: {wrong.message}",
        wording("record-of", place=number, count=count, parts=(wrong.said,)),
    )


def _bad(wrong: _Wrong) -> Refusal:
    message = wrong.message
    if len(message) > _LONGEST_MESSAGE:
        message = f"{message[: _LONGEST_MESSAGE - 100]} … {message[-80:]}"
    return refusal(RefusalCode.BAD_RECORD, message, said=wrong.said)


def _new_import(record: MatchRecord) -> NewImport:
    whole = write_json(record)
    seat = record.viewer if record.viewer is not None and record.viewer >= 0 else None
    digest = hashlib.sha256(whole.encode()).hexdigest()
    return NewImport(digest, import_line(record), whole, seat)
