"""What a client and the server say over one table's WebSocket.

Every request carries ``request``, a number the client chose, and gets exactly one answer
with that number: ``welcome``, ``done``, ``hints`` or ``refused``. Beside them come ``update`` for
every entry of the log, ``table`` whenever something about the people at the table changes, and
``said``. An action also carries
``decision``, copied from the last update: the number of the decision it answers. A message that
was sent twice, or came late, names a decision that is past, and is refused without any effect.
"""

from __future__ import annotations

import enum
from typing import Annotated, TypeAlias

import msgspec

from openhearts.protocol.events import AnyWireEvent
from openhearts.protocol.live import (
    MAX_TALK,
    Phrase,
    Said,
    SeatLost,
    SeatNumber,
    TableState,
    Wish,
)
from openhearts.protocol.rules import WireRules
from openhearts.protocol.table_settings import WireTableSettings
from openhearts.protocol.views import WireView
from openhearts.protocol.wordings import WireWording
from openhearts.rules.facts import Seat
from openhearts.rules.options import MoonChoice

PROTOCOL_VERSION = 1
SUBPROTOCOL = "openhearts.1"
"""The WebSocket subprotocol a client must ask for."""
MAX_MESSAGE_BYTES = 4096
"""A longer message from a client is refused unread."""

CardText = Annotated[str, msgspec.Meta(pattern="^[2-9TJQKA][CDSH]$", max_length=2)]
# The length keeps out a line break at the end, which `$` lets through.
RequestNumber = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
SequenceNumber = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=128)]


class ClientMessage(
    msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True
):
    """Base of what a client says."""

    request: RequestNumber


class Join(ClientMessage, frozen=True, tag="join"):
    """Take one's seat; the first message on a socket, and the way back after a break.

    With ``after`` the updates later than that number are sent again, one by one, of very many
    only the newest; without it only the present view is.
    """

    token: Token
    after: SequenceNumber | None = None


class Pass(ClientMessage, frozen=True, tag="pass"):
    """Pass these cards; the order matters for SCATTER."""

    decision: SequenceNumber
    cards: Annotated[list[CardText], msgspec.Meta(max_length=8)]


class Play(ClientMessage, frozen=True, tag="play"):
    """Play a card."""

    decision: SequenceNumber
    card: CardText


class Moon(ClientMessage, frozen=True, tag="moon"):
    """Say what one's moon does."""

    decision: SequenceNumber
    choice: MoonChoice


class TakeBack(ClientMessage, frozen=True, tag="take_back"):
    """Take back one's last decision, where nobody else at the table is a person."""

    to: SequenceNumber
    """``take_back`` of the last update: so that what is sent twice is done once."""


class EndHand(ClientMessage, frozen=True, tag="end_hand"):
    """End the hand of this number, when nothing can change its scores any more."""

    hand: SequenceNumber


class AskHint(ClientMessage, frozen=True, tag="ask_hint"):
    """Ask what the search makes of one's decision; the answer is ``hints``."""

    decision: SequenceNumber
    shown: bool = True
    """Whether the player sees the answer now; only then the match is marked with it."""


class Watch(ClientMessage, frozen=True, tag="watch"):
    """Watch a table without a seat, as far as it allows that; the answer is ``welcome``."""

    seat: SeatNumber | None = None
    """Over whose shoulder, where its holder allows it; null for what everybody sees."""


class LeaveSeat(ClientMessage, frozen=True, tag="leave"):
    """Get up for good; the seat's token is worth nothing any more."""


class RemovePerson(ClientMessage, frozen=True, tag="remove"):
    """As the owner: send somebody away; they stay out until they are let in."""

    seat: SeatNumber
    new_invitation: bool = False
    """Whether what invited until now, which they know, opens nothing any more."""


class RenewInvitation(ClientMessage, frozen=True, tag="new_invitation"):
    """As the owner: make a new link and a new code; the old ones open nothing any more.

    Who sits at the table stays; who watches came by the old link, and goes.
    """


class LetIn(ClientMessage, frozen=True, tag="let_in"):
    """As the owner: let somebody sit down again who was removed."""

    number: SequenceNumber
    """As in ``removed`` of the table's state."""


class SetLevel(ClientMessage, frozen=True, tag="level"):
    """As the owner, before the match: choose the computer player of a chair."""

    seat: SeatNumber
    level: Annotated[str, msgspec.Meta(max_length=32)]


class ChangeSettings(ClientMessage, frozen=True, tag="settings"):
    """As the owner: change what the table allows.

    ``access`` stays what it is; once the match has begun the clock and ``rated`` do as well, and in
    a rated match everything does.
    """

    settings: WireTableSettings


class SwapSeats(ClientMessage, frozen=True, tag="swap"):
    """As the owner, before the match: change who sits where."""

    one: SeatNumber
    other: SeatNumber


class HandOver(ClientMessage, frozen=True, tag="hand_over"):
    """As the owner: make somebody else the owner."""

    seat: SeatNumber


class StartMatch(ClientMessage, frozen=True, tag="start"):
    """As the owner: start the match; computer players fill the free chairs."""


class CloseTable(ClientMessage, frozen=True, tag="close"):
    """As the owner: close the table for good."""


class ComeBack(ClientMessage, frozen=True, tag="come_back"):
    """Take one's seat back from the computer player that sits in. Joining does it as well."""


class Ask(ClientMessage, frozen=True, tag="ask"):
    """Ask everybody for a pause, for no clock any more, or for one's last decision back."""

    wish: Wish
    to: SequenceNumber = 0
    """For a take-back: ``ask_back`` of the last update."""


class AnswerAsk(ClientMessage, frozen=True, tag="answer"):
    """Agree to what is asked, or refuse it; whoever asked takes it back with a refusal."""

    number: SequenceNumber
    """``number`` of what is asked."""
    agree: bool


class Resume(ClientMessage, frozen=True, tag="resume"):
    """End the pause."""


class LetWatch(ClientMessage, frozen=True, tag="let_watch"):
    """Say whether watchers may see one's cards, where the table allows that."""

    allowed: bool


class ListTable(ClientMessage, frozen=True, tag="list_table"):
    """As the owner: put the table into the list of open tables, or take it out."""

    listed: bool


class Say(ClientMessage, frozen=True, tag="say"):
    """Say something to everybody at the table: a phrase, or a text where those are allowed."""

    phrase: Phrase | None = None
    text: Annotated[str, msgspec.Meta(max_length=MAX_TALK)] | None = None


AboutSeats: TypeAlias = (
    LeaveSeat
    | RemovePerson
    | RenewInvitation
    | LetIn
    | SetLevel
    | ChangeSettings
    | SwapSeats
    | HandOver
    | StartMatch
    | CloseTable
    | ComeBack
    | Ask
    | AnswerAsk
    | Resume
    | LetWatch
    | ListTable
)
"""What a seat asks about the table and its people; the answer is ``done``."""

AnyClientMessage: TypeAlias = (
    Join | Watch | Pass | Play | Moon | TakeBack | EndHand | AskHint | AboutSeats | Say
)


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where."""

    seat: Seat
    name: str
    level: str | None
    """The computer player's level; null for a person."""


class PracticeInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a finished hand is played again here."""

    source: str
    """The match it is of."""
    hand: int
    step: int
    """From which step of the hand."""
    scores: list[int]
    """What the hand scored in the match."""


class TableInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as it was when one joined; who sits where later is told by ``table``."""

    table_id: str
    seat: Seat
    """The seat of whoever is told; -1 for a watcher."""
    seats: list[SeatInfo]
    rules: WireRules
    practice: PracticeInfo | None = None
    aided: bool = True
    """Whether decisions are taken back here and hints given: not where results count."""


class WireMarks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the match is marked with."""

    taken_back: int
    """How many decisions were taken back."""
    hints: int
    """For how many decisions a hint was given."""
    practice: str | None
    """What it is practice for; null for a match that counts."""


class WireEnding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That the hand may be ended now: nothing can change its scores any more."""

    hand: int
    """The number of the hand, to be named in ``end_hand``."""
    taker: Seat | None
    """Who takes all that is left; null where nothing that is left counts."""


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """One action was stored: what happened, and what the seat knows now."""

    seq: int
    """How many actions the table's log holds."""
    decision: int
    """The number of the decision this seat has to take, to be copied into its answer."""
    events: list[AnyWireEvent]
    view: WireView
    take_back: int | None
    """What to name to take back one's last decision; null when that is not possible."""
    ending: WireEnding | None
    """That the hand may be ended now, where that saves a trick."""
    marks: WireMarks
    ask_back: int | None = None
    """What to name in ``ask`` to ask the others for one's last decision back; null where nobody
    else is a person, or nothing can be taken back."""


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """Answer to ``join`` and ``watch``: the table, the updates asked for, and the present state."""

    request: int
    version: int
    table: TableInfo
    missed: list[Update]
    """The updates after the number the client named, oldest first."""
    now: Update
    """The present state; its ``events`` are empty."""
    state: TableState | None = None
    """Who is at the table."""


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """The action is stored. Its effect comes as the next update."""

    request: int
    seq: int


class WireHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to decide, and what came of it in the worlds that were tried."""

    cards: list[str]
    """The card to play, or the cards to pass; empty for the moon's question."""
    choice: MoonChoice | None
    """The answer to the moon's question."""
    points: float
    """What the seat scores this hand, on average."""
    behind: float
    """How much worse it came out than the best, in points."""
    error: float
    """The standard error of that, in points."""
    own_moon: float
    """How often the seat shoots the moon: 0 to 1."""
    moon_risk: float
    """How often somebody else does."""
    reason: WireWording
    """Why, as a sentence about the cards."""
    mistake: bool
    """Whether it clearly loses against the best."""


class Hints(msgspec.Struct, frozen=True, tag_field="type", tag="hints"):
    """Answer to ``ask_hint``: every action there is to choose from, the best first.

    Of the passes only the likely ones were tried.
    """

    request: int
    decision: int
    hints: list[WireHint]


class RefusalCode(enum.StrEnum):
    """Why a request was refused, as stable words; rule reasons are in ``reason``."""

    MALFORMED = "MALFORMED"
    TOO_LARGE = "TOO_LARGE"
    UNKNOWN_TABLE = "UNKNOWN_TABLE"
    WRONG_TOKEN = "WRONG_TOKEN"  # noqa: S105 - the name of a refusal, no secret
    NOT_JOINED = "NOT_JOINED"
    NOT_SEATED = "NOT_SEATED"
    STALE_DECISION = "STALE_DECISION"
    AGAINST_THE_RULES = "AGAINST_THE_RULES"
    NOT_ALLOWED = "NOT_ALLOWED"
    BAD_RULES = "BAD_RULES"
    BAD_RECORD = "BAD_RECORD"
    NOT_OVER = "NOT_OVER"
    HIDDEN_CARDS = "HIDDEN_CARDS"
    BAD_NAME = "BAD_NAME"
    BAD_SETTINGS = "BAD_SETTINGS"
    TABLE_FULL = "TABLE_FULL"
    NO_SUCH_INVITATION = "NO_SUCH_INVITATION"
    OLD_INVITATION = "OLD_INVITATION"
    OLD_PROTOCOL = "OLD_PROTOCOL"
    STORE_FAILED = "STORE_FAILED"
    TOO_MANY_REQUESTS = "TOO_MANY_REQUESTS"
    NOT_FOUND = "NOT_FOUND"
    WRONG_ORIGIN = "WRONG_ORIGIN"


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing was changed; why, for programs and for people."""

    request: int | None
    """The request's number; null when it could not be read."""
    code: RefusalCode
    message: str
    """One English sentence."""
    reason: str | None = None
    """The rule's reason word, with AGAINST_THE_RULES."""
    said: WireWording | None = None
    """What is said of it to people; null where only a program can have done it."""
    options: list[str] = []
    """The options that have a part in it, with BAD_RULES."""


AnyServerMessage: TypeAlias = (
    Welcome | Update | TableState | Done | Hints | Said | SeatLost | Refused
)
