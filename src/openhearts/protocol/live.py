"""What clients and the server say about tables with several people: who sits, asks, watches, talks.

The messages of the socket are requests and answers as in :mod:`openhearts.protocol.messages`; the
rest are bodies of HTTP requests and their answers.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from openhearts.protocol.rules import Name, WireRules
from openhearts.protocol.table_settings import WireTableSettings
from openhearts.rules.facts import Seat

Wish: TypeAlias = Literal["PAUSE", "CLOCK_OFF", "TAKE_BACK"]
TablePhase: TypeAlias = Literal["GATHERING", "PLAYING", "CLOSED"]
Phrase: TypeAlias = Literal[
    "HELLO",
    "GOOD_LUCK",
    "WELL_PLAYED",
    "THANKS",
    "SORRY",
    "OOPS",
    "MOON",
    "QUEEN",
    "HURRY",
    "MOMENT",
    "GOOD_GAME",
    "BYE",
    "SMILE",
    "LAUGH",
    "SAD",
    "SURPRISED",
    "CLAP",
    "HEART",
]
"""What can be said without writing; the last six are emotes."""
MAX_TALK = 200
"""Characters of a text that somebody writes."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=6)]


class ChairState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a table, and whoever is in it."""

    seat: Seat
    name: str
    """Empty where nobody sits yet."""
    person: bool
    level: str
    """Of the computer player that plays here where no person does."""
    connected: bool
    """Whether the person is at the table on some device now."""
    away: bool
    """Whether a computer player sits in for the person."""
    next_hand: bool
    """Whether the person begins to play with the next hand."""
    shows: bool
    """Whether watchers may see these cards."""
    left_ms: int | None
    """What was left of the seat's time, its bank counted, when this was sent; null without clock.
    It runs while the seat is among ``running``."""
    bank_ms: int | None
    gone_ms: int | None
    """How long until the table does something about somebody who is gone; null otherwise."""
    program: bool = False
    """Whether it is no person who plays here but a program of somebody's own."""


class RemovedPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who was removed from the table, and stays out."""

    number: int
    """To be named in ``let_in``."""
    name: str


class OpenAsk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat asks of the others."""

    number: int
    """To be named in ``answer``."""
    seat: Seat
    wish: Wish
    waits_for: list[Seat]
    """Who has not agreed yet."""


class TableState(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Who is at the table and how it stands; told anew, as a whole, whenever it changes."""

    seq: int
    """How many entries the table's log holds."""
    phase: TablePhase
    paused: bool
    """By consent; ``resume`` ends it."""
    idle: bool
    """Whether everybody is gone: the table is kept, and nothing happens."""
    over: bool
    """Whether nothing more is played."""
    you: Seat | None
    """The seat of whoever is told; null for a watcher."""
    owner: Seat | None
    """Who may do what only the owner may; somebody else while the owner is gone."""
    seats: list[ChairState]
    running: list[Seat]
    """Whose time runs."""
    ask: OpenAsk | None
    watchers: int
    settings: WireTableSettings
    code: str | None
    """The short code of the invitation; null where nobody is invited."""
    invitation: str
    """What stands in the link that invites: the table's own name, until a new link is made."""
    next: str | None = None
    """The table where these people play on after the match; null while there is none."""
    removed: list[RemovedPerson] = []
    """Who stays out until whoever leads the table lets them in; told to nobody else."""


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody at the table said something."""

    seat: Seat
    name: str
    phrase: Phrase | None
    text: str | None
    """What they wrote; exactly one of the two is there."""


class SeatLost(msgspec.Struct, frozen=True, tag_field="type", tag="seat_lost"):
    """The seat is no longer theirs: they left it, or were removed. The socket is closed then."""


class FreeChair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where, for somebody who is invited."""

    seat: Seat
    name: str
    person: bool
    free: bool
    """Whether one may sit down here."""


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody who has the link may know of a table."""

    table_id: str
    code: str
    phase: TablePhase
    over: bool
    seats: list[FreeChair]
    owner: str
    """The owner's name; empty where there is none."""
    settings: WireTableSettings
    rules: WireRules
    hands: int
    """How many hands are scored."""
    invitation: str
    """By what name one sits down or watches: the table's own, until a new link is made."""


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table."""

    name: Name
    seat: SeatNumber | None = None
    """Null for any free chair."""


class NextMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the people of a table play on after their match."""

    table_id: str
    seated: bool
    """Whether the secret of one's seat is that of a chair there, too."""


class NewSeatKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As the owner: give a seat whose holder lost its key another one."""

    seat: SeatNumber


class QuickSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at any table of the lobby that has a free chair."""

    name: Name
    preset: str | None = None
    players: int | None = None


class SeatTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chair, and the secret that proves whose it is."""

    table_id: str
    seat: Seat
    token: str


class LobbyTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table where anybody may sit down."""

    table_id: str
    code: str
    phase: TablePhase
    preset: str
    custom: bool
    players: int
    names: list[str]
    """Of the people at it."""
    free: int
    """How many chairs are free."""
    hands: int
    settings: WireTableSettings
    invitation: str
    """By what name one sits down."""


class Lobby(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables where anybody may sit down, those that wait for people first."""

    tables: list[LobbyTable]


class OwnTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table at which the holder of a key sits."""

    table_id: str
    seat: Seat
    preset: str
    custom: bool
    names: list[str]
    phase: TablePhase
    your_turn: bool
    left_ms: int | None
    """What is left of the time for it; null where no clock runs."""


class OwnTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's tables that are not over, those where one is to act first."""

    tables: list[OwnTable]
