"""A whole match as data: records, their text and JSON forms, and whether they are true."""

from openhearts.records.building import (
    HiddenCardsError,
    actions_of,
    as_seen_by,
    record_of,
    record_of_view,
)
from openhearts.records.errors import RecordError
from openhearts.records.faults import Fault
from openhearts.records.jsonform import (
    read_each,
    read_json,
    read_json_lines,
    read_records,
    write_json,
    write_json_lines,
)
from openhearts.records.proof import proven_deals
from openhearts.records.record import (
    FORMAT_VERSION,
    HandRecord,
    Holding,
    MatchRecord,
    MoonDecision,
    RecordedPass,
    RecordedSeal,
    RecordedTrick,
)
from openhearts.records.text import read_text, read_texts, write_text, write_texts
from openhearts.records.verify import verify

__all__ = [
    "FORMAT_VERSION",
    "Fault",
    "HandRecord",
    "HiddenCardsError",
    "Holding",
    "MatchRecord",
    "MoonDecision",
    "RecordError",
    "RecordedPass",
    "RecordedSeal",
    "RecordedTrick",
    "actions_of",
    "as_seen_by",
    "proven_deals",
    "read_each",
    "read_json",
    "read_json_lines",
    "read_records",
    "read_text",
    "read_texts",
    "record_of",
    "record_of_view",
    "verify",
    "write_json",
    "write_json_lines",
    "write_text",
    "write_texts",
]
