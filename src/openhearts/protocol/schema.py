"""The JSON Schema of all wire messages, from which the web client's types are generated."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from openhearts.protocol.contests import (
    ComparedHands,
    ContestEntered,
    ContestInfo,
    ContestResults,
    EnterContest,
    NewContest,
    Ratings,
    SeatsLeft,
)
from openhearts.protocol.live import (
    Invitation,
    Lobby,
    NewSeatKey,
    NextMatch,
    OwnTables,
    QuickSeat,
    SeatTaken,
    TakeSeat,
)
from openhearts.protocol.matches import (
    HoldSeats,
    MatchPage,
    RecordsTaken,
    SeatsHeld,
    Statistics,
)
from openhearts.protocol.messages import AnyClientMessage, AnyServerMessage
from openhearts.protocol.review import HandAnalysis, HandReview, MatchReview, PracticeWanted
from openhearts.protocol.rules import (
    Catalogue,
    NewTable,
    RulesAnswer,
    RulesRequest,
    SharedRules,
    SharedRulesAnswer,
    TableCreated,
    TableSummary,
)
from openhearts.protocol.seals import NewSalt, TableSeals

MESSAGE_TYPES: dict[str, Any] = {
    "ClientMessage": AnyClientMessage,
    "ServerMessage": AnyServerMessage,
    "Catalogue": Catalogue,
    "RulesRequest": RulesRequest,
    "RulesAnswer": RulesAnswer,
    "SharedRules": SharedRules,
    "SharedRulesAnswer": SharedRulesAnswer,
    "NewTable": NewTable,
    "NextMatch": NextMatch,
    "TableCreated": TableCreated,
    "TableSummary": TableSummary,
    "Invitation": Invitation,
    "TakeSeat": TakeSeat,
    "NewSeatKey": NewSeatKey,
    "QuickSeat": QuickSeat,
    "SeatTaken": SeatTaken,
    "Lobby": Lobby,
    "OwnTables": OwnTables,
    "MatchPage": MatchPage,
    "HoldSeats": HoldSeats,
    "SeatsHeld": SeatsHeld,
    "RecordsTaken": RecordsTaken,
    "Statistics": Statistics,
    "MatchReview": MatchReview,
    "HandReview": HandReview,
    "HandAnalysis": HandAnalysis,
    "PracticeWanted": PracticeWanted,
    "TableSeals": TableSeals,
    "NewContest": NewContest,
    "EnterContest": EnterContest,
    "ContestInfo": ContestInfo,
    "ContestEntered": ContestEntered,
    "ContestResults": ContestResults,
    "ComparedHands": ComparedHands,
    "Ratings": Ratings,
    "SeatsLeft": SeatsLeft,
    "NewSalt": NewSalt,
}


def protocol_schema() -> str:
    """Return the schema as JSON text, the same for the same protocol."""
    schemas, components = msgspec.json.schema_components(
        MESSAGE_TYPES.values(), ref_template="#/definitions/{name}"
    )
    properties = dict(zip(MESSAGE_TYPES, schemas, strict=True))
    document = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Protocol",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
        "definitions": components,
    }
    return json.dumps(document, indent=2, sort_keys=True) + "\n"
