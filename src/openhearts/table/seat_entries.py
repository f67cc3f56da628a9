"""What stands in the log of a table about its people: who sits where, who is away, who agreed.

Their effect is :class:`openhearts.table.seating.Seating`. Each is stored with the seat that it
comes from: for :class:`Sit` the chair that is taken, for what the table does by itself chance.
"""

from __future__ import annotations

import enum
import re
from typing import Final, NamedTuple, TypeAlias

import msgspec

from openhearts.cards import NotationError
from openhearts.rules.facts import Seat, fact
from openhearts.table.settings import TableSettings

_HASH: Final = re.compile(r"[0-9a-f]{64}")
_TABLE: Final = re.compile(r"[0-9a-f]{1,64}")
_CODE: Final = re.compile(r"[A-Z0-9]{1,32}")
_MOST_DIGITS: Final = 10
"""Of any number that a client can send: what is stored must be read again."""


@fact
class Sit(NamedTuple):
    """Somebody sits down."""

    key: str
    """The hash of the secret that proves who it is."""
    name: str


@fact
class Leave(NamedTuple):
    """The holder of the seat gets up for good."""


@fact
class NewInvitation(NamedTuple):
    """The owner makes a new invitation; what invited before opens nothing any more."""

    name: str
    """What stands in the link."""
    code: str


@fact
class Remove(NamedTuple):
    """The owner sends somebody away, and with a new invitation the one they know is no use."""

    seat: Seat
    invitation: NewInvitation | None = None


@fact
class SetLevel(NamedTuple):
    """The owner chooses the computer player of a chair."""

    seat: Seat
    level: str


@fact
class ChangeSettings(NamedTuple):
    """The owner changes what the table allows."""

    settings: TableSettings


@fact
class SwapSeats(NamedTuple):
    """The owner changes who sits where, before the match."""

    one: Seat
    other: Seat


@fact
class HandOver(NamedTuple):
    """The owner makes somebody else the owner."""

    seat: Seat


@fact
class Lead(NamedTuple):
    """Somebody leads the table while its owner is gone, or the owner does again."""

    seat: Seat


@fact
class LetIn(NamedTuple):
    """The owner lets somebody sit down again who was removed."""

    number: int
    """Of the entry that seated them."""


@fact
class KeepOut(NamedTuple):
    """Somebody who was removed from the table these people come from stays out here as well."""

    name: str


@fact
class NewKey(NamedTuple):
    """The owner gives a seat another key, for its holder has lost the one it had."""

    seat: Seat
    key: str
    """The hash of the new secret."""


@fact
class Start(NamedTuple):
    """The owner starts the match; computer players fill the free chairs."""


@fact
class SeatProgram(NamedTuple):
    """The owner lets a program of somebody's own sit down."""

    seat: Seat
    key: str
    """The hash of the secret that proves it is that program."""
    name: str


@fact
class SitIn(NamedTuple):
    """A computer player sits in for the holder of this seat, who is away or out of time."""

    seat: Seat


@fact
class ComeBack(NamedTuple):
    """The holder takes the seat back from the computer player that sat in."""


class Wish(enum.StrEnum):
    """What needs the consent of everybody at the table."""

    PAUSE = "pause"
    CLOCK_OFF = "clockoff"
    """For the rest of the match."""
    TAKE_BACK = "back"


@fact
class Ask(NamedTuple):
    """A seat asks everybody for something."""

    wish: Wish
    to: int = 0
    """For a take-back: after how many entries the decision came."""


@fact
class Agree(NamedTuple):
    """A seat agrees to what was asked."""

    number: int
    """Of the entry that asked."""


@fact
class Refuse(NamedTuple):
    """A seat refuses what was asked, or takes its own request back."""

    number: int


@fact
class Resume(NamedTuple):
    """A seat ends the pause."""


@fact
class Close(NamedTuple):
    """The owner closes the table for good."""


@fact
class LetWatch(NamedTuple):
    """A seat says whether watchers may see its cards."""

    allowed: bool


@fact
class ListTable(NamedTuple):
    """The owner puts the table into the list of open tables, or takes it out."""

    listed: bool


@fact
class PlayOn(NamedTuple):
    """After the match somebody makes the table where these people go on."""

    table: str
    """Its name."""


@fact
class RestartClocks(NamedTuple):
    """Whoever has to decide gets their time anew: the server could not tell them meanwhile."""


SeatEntry: TypeAlias = (
    Sit
    | Leave
    | NewInvitation
    | Remove
    | SetLevel
    | ChangeSettings
    | SwapSeats
    | HandOver
    | Lead
    | LetIn
    | KeepOut
    | NewKey
    | Start
    | SeatProgram
    | SitIn
    | ComeBack
    | Ask
    | Agree
    | Refuse
    | Resume
    | Close
    | LetWatch
    | ListTable
    | PlayOn
    | RestartClocks
)

_PLAIN: Final[dict[str, SeatEntry]] = {
    "leave": Leave(),
    "start": Start(),
    "return": ComeBack(),
    "resume": Resume(),
    "close": Close(),
    "show": LetWatch(allowed=True),
    "hide": LetWatch(allowed=False),
    "list": ListTable(listed=True),
    "unlist": ListTable(listed=False),
    "clocks": RestartClocks(),
}
_OF_AN_ASK: Final[dict[str, type[Agree | Refuse]]] = {"agree": Agree, "refuse": Refuse}
_WORDS: Final = {entry: word for word, entry in _PLAIN.items()}
_OF_A_SEAT: Final[dict[str, type[HandOver | Lead | SitIn]]] = {
    "owner": HandOver,
    "lead": Lead,
    "away": SitIn,
}
_SEAT_WORDS: Final = {kind: word for word, kind in _OF_A_SEAT.items()}
SEAT_VERBS: Final = frozenset(
    {
        *_PLAIN,
        *_OF_A_SEAT,
        "sit",
        "program",
        "invite",
        "remove",
        "level",
        "settings",
        "swap",
        "letin",
        "keepout",
        "rekey",
        "ask",
        "agree",
        "refuse",
        "next",
    }
)
"""The first words of all these entries."""


def format_seat_entry(entry: SeatEntry) -> str:  # noqa: C901, PLR0912 - a table
    """Write such an entry as one line of text.

    >>> format_seat_entry(SwapSeats(0, 2))
    'swap 0 2'
    """
    match entry:
        case Sit(key, name):
            return f"sit {key} {name}"
        case SeatProgram(seat, key, name):
            return f"program {seat} {key} {name}"
        case SetLevel(seat, level):
            return f"level {seat} {level}"
        case ChangeSettings(settings):
            return f"settings {msgspec.json.encode(settings).decode()}"
        case SwapSeats(one, other):
            return f"swap {one} {other}"
        case NewInvitation(name, code):
            return f"invite {name} {code}"
        case Remove(seat, None):
            return f"remove {seat}"
        case Remove(seat, NewInvitation(name, code)):
            return f"remove {seat} {name} {code}"
        case HandOver(seat) | Lead(seat) | SitIn(seat):
            return f"{_SEAT_WORDS[type(entry)]} {seat}"
        case LetIn(number):
            return f"letin {number}"
        case KeepOut(name):
            return f"keepout {name}"
        case NewKey(seat, key):
            return f"rekey {seat} {key}"
        case Ask(wish, to):
            return f"ask {wish.value} {to}"
        case Agree(number):
            return f"agree {number}"
        case Refuse(number):
            return f"refuse {number}"
        case PlayOn(table):
            return f"next {table}"
        case _:
            return _WORDS[entry]


def parse_seat_entry(text: str) -> SeatEntry:  # noqa: C901, PLR0912 - a table
    """Read what :func:`format_seat_entry` wrote.

    Raises:
        NotationError: the text is no such entry.
    """
    verb, _, rest = text.partition(" ")
    words = rest.split(" ") if rest else []
    match verb, words:
        case "sit", [key, *_] if _HASH.fullmatch(key) and len(rest) > len(key) + 1:
            return Sit(key, rest[len(key) + 1 :])
        case "program", [seat, key, name, *more] if _HASH.fullmatch(key) and name:
            return SeatProgram(_number(seat), key, " ".join([name, *more]))
        case "level", [seat, level] if level.isascii() and level.isalpha():
            return SetLevel(_number(seat), level)
        case "rekey", [seat, key] if _HASH.fullmatch(key):
            return NewKey(_number(seat), key)
        case "invite", [name, code]:
            return _invitation(name, code)
        case "remove", [seat]:
            return Remove(_number(seat))
        case "remove", [seat, name, code]:
            return Remove(_number(seat), _invitation(name, code))
        case "letin", [number]:
            return LetIn(_number(number))
        case "keepout", [name, *_] if name:
            return KeepOut(rest)
        case "settings", [_, *_]:
            return ChangeSettings(_settings(rest))
        case "swap", [one, other]:
            return SwapSeats(_number(one), _number(other))
        case _, [seat] if verb in _OF_A_SEAT:
            return _OF_A_SEAT[verb](_number(seat))
        case "ask", [wish, to] if wish in set(Wish):
            return Ask(Wish(wish), _number(to))
        case _, [number] if verb in _OF_AN_ASK:
            return _OF_AN_ASK[verb](_number(number))
        case "next", [table] if _TABLE.fullmatch(table):
            return PlayOn(table)
        case _, [] if verb in _PLAIN:
            return _PLAIN[verb]
        case _:
            raise NotationError(f"{text!r} says nothing about seats")


def _invitation(name: str, code: str) -> NewInvitation:
    if not (_TABLE.fullmatch(name) and _CODE.fullmatch(code)):
        raise NotationError(f"{name!r} and {code!r} invite nobody")
    return NewInvitation(name, code)


def _settings(text: str) -> TableSettings:
    try:
        return msgspec.json.decode(text, type=TableSettings)
    except msgspec.DecodeError as error:
        raise NotationError(f"{text!r} are no settings") from error


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
        raise NotationError(f"{text!r} is no number")
    return int(text)
