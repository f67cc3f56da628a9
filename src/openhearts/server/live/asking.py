"""What a seat asks about the table, from the wire to the entry of the log that does it."""

from __future__ import annotations

from typing import Final

from openhearts.players import PLAYER_NAMES
from openhearts.protocol import live
from openhearts.protocol import messages as wire
from openhearts.server.identity import new_code, new_table_id
from openhearts.server.live.table_state import settings_of
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import (
    Agree,
    Ask,
    ChangeSettings,
    Close,
    ComeBack,
    HandOver,
    Leave,
    LetIn,
    LetWatch,
    ListTable,
    NewInvitation,
    Refuse,
    Remove,
    Resume,
    SeatEntry,
    SetLevel,
    Start,
    SwapSeats,
    Wish,
)

_WISHES: Final[dict[live.Wish, Wish]] = {
    "PAUSE": Wish.PAUSE,
    "CLOCK_OFF": Wish.CLOCK_OFF,
    "TAKE_BACK": Wish.TAKE_BACK,
}


def seat_entry_of(message: wire.AboutSeats) -> SeatEntry:  # noqa: C901, PLR0912 - a table
    """Return the entry that a message asks for.

    Raises:
        NotAllowed: there is no computer player of that level.
        SettingsError: no table can have these settings.
    """
    match message:
        case wire.LeaveSeat():
            return Leave()
        case wire.RemovePerson():
            return Remove(message.seat, _new_invitation() if message.new_invitation else None)
        case wire.RenewInvitation():
            return _new_invitation()
        case wire.LetIn():
            return LetIn(message.number)
        case wire.ChangeSettings():
            _check_level(message.settings.level)
            return ChangeSettings(settings_of(message.settings))
        case wire.SetLevel():
            _check_level(message.level)
            return SetLevel(message.seat, message.level)
        case wire.SwapSeats():
            return SwapSeats(message.one, message.other)
        case wire.HandOver():
            return HandOver(message.seat)
        case wire.StartMatch():
            return Start()
        case wire.CloseTable():
            return Close()
        case wire.ComeBack():
            return ComeBack()
        case wire.Ask():
            wish = _WISHES[message.wish]
            return Ask(wish, message.to if wish is Wish.TAKE_BACK else 0)
        case wire.AnswerAsk():
            return Agree(message.number) if message.agree else Refuse(message.number)
        case wire.Resume():
            return Resume()
        case wire.LetWatch():
            return LetWatch(message.allowed)
        case wire.ListTable():
            return ListTable(message.listed)


def _new_invitation() -> NewInvitation:
    # A name as a table has one, so that nobody sees in a link that it is not the first.
    return NewInvitation(new_table_id(), new_code())


def _check_level(level: str) -> None:
    if level not in PLAYER_NAMES:
        raise NotAllowed(
            f"There is no level {level!r}: the levels are {', '.join(PLAYER_NAMES)}.",
            "not-allowed-level",
        )
