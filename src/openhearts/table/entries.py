"""What stands in the log of a table: the actions of the rules, and what the table adds to them.

Nothing is ever taken out of a log. A decision that is taken back is one more entry, which says
after how many entries the match goes on; a hint that was given, a hand that was ended early and
a match that is only practice are entries too, and so is whatever changes who sits at the table
(:mod:`openhearts.table.seat_entries`). So the log alone tells what happened, in order, and whoever
folds it comes to the same table.
"""

from __future__ import annotations

import re
from typing import NamedTuple, TypeAlias

from openhearts.cards import NotationError
from openhearts.cards.sealing import SECRET_BYTES
from openhearts.rules.actions import Action, format_action, parse_action
from openhearts.rules.facts import fact
from openhearts.table.seat_entries import (
    SEAT_VERBS,
    SeatEntry,
    format_seat_entry,
    parse_seat_entry,
)

_MOST_DIGITS = 10
_HAND_AND_BYTES = re.compile(rf"([1-9][0-9]{{0,8}}) ([0-9a-f]{{{2 * SECRET_BYTES}}})")


@fact
class TakeBack(NamedTuple):
    """Go on from where the log had so many entries; what came after no longer counts."""

    to: int


@fact
class EndHand(NamedTuple):
    """End a hand whose scores nothing can change any more."""


@fact
class GiveHint(NamedTuple):
    """Note that the seat was shown what the search makes of its decision."""


@fact
class Practise(NamedTuple):
    """Note that the match is practice, and counts nowhere."""

    kind: str
    """A word that says what for, such as ``lesson``."""


@fact
class SealHand(NamedTuple):
    """Bind the table to the secret from which a hand is dealt; the seats are told its hash."""

    hand: int
    secret: bytes

    def __repr__(self) -> str:
        return f"SealHand(hand={self.hand})"


@fact
class FixDeals(NamedTuple):
    """Have all deals follow from one secret, so that they are the same at several tables."""

    deals: bytes

    def __repr__(self) -> str:
        return "FixDeals()"


@fact
class AddSalt(NamedTuple):
    """Add a seat's own random bytes to the shuffle of a sealed hand."""

    hand: int
    data: bytes


CardEntry: TypeAlias = (
    Action | TakeBack | EndHand | GiveHint | Practise | SealHand | FixDeals | AddSalt
)
"""What is about the match itself."""

Entry: TypeAlias = CardEntry | SeatEntry


def format_entry(entry: Entry) -> str:
    """Write an entry as one line of text.

    >>> format_entry(TakeBack(12))
    'back 12'
    """
    match entry:
        case TakeBack(to):
            return f"back {to}"
        case EndHand():
            return "end"
        case GiveHint():
            return "hint"
        case Practise(kind):
            return f"practice {kind}"
        case SealHand(hand, secret):
            return f"seal {hand} {secret.hex()}"
        case FixDeals(deals):
            return f"fix {deals.hex()}"
        case AddSalt(hand, data):
            return f"salt {hand} {data.hex()}"
        case _ if isinstance(entry, SeatEntry):
            return format_seat_entry(entry)
        case _:
            return format_action(entry)


def parse_entry(text: str) -> Entry:
    """Read what :func:`format_entry` wrote.

    Raises:
        NotationError: the text is no entry.
    """
    verb, _, rest = text.strip().partition(" ")
    match verb, rest:
        case "back", _:
            if not (rest.isascii() and rest.isdigit() and len(rest) <= _MOST_DIGITS):
                raise NotationError(f"{rest!r} is no length of a log")
            return TakeBack(int(rest))
        case "end", "":
            return EndHand()
        case "hint", "":
            return GiveHint()
        case "practice", kind if kind.isascii() and kind.isalpha():
            return Practise(kind)
        case "seal", _:
            return SealHand(*_hand_and_bytes(rest))
        case "fix", _:
            return FixDeals(_hand_and_bytes(f"1 {rest}")[1])
        case "salt", _:
            return AddSalt(*_hand_and_bytes(rest))
        case _ if verb in SEAT_VERBS:
            return parse_seat_entry(text.strip())
        case _:
            return parse_action(text)


def _hand_and_bytes(text: str) -> tuple[int, bytes]:
    found = _HAND_AND_BYTES.fullmatch(text)
    if found is None:
        raise NotationError(f"a hand and {SECRET_BYTES} bytes in hexadecimal are expected here")
    return int(found[1]), bytes.fromhex(found[2])
