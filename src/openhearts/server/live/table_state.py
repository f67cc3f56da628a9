"""How a table stands, as a wire message: told as a whole, so that one that is lost harms nobody."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from openhearts.protocol import events as wire
from openhearts.protocol import live
from openhearts.protocol.live import ChairState, OpenAsk, RemovedPerson, TableState
from openhearts.protocol.table_settings import WireTableSettings
from openhearts.rules.actions import CHANCE
from openhearts.rules.facts import Seat
from openhearts.table.chairs import Chair, TableNews, TablePhase
from openhearts.table.referee import Referee
from openhearts.table.seat_entries import Wish
from openhearts.table.seating import Seating
from openhearts.table.settings import SettingsError, TableSettings

WIRE_PHASES: Final[dict[TablePhase, live.TablePhase]] = {
    TablePhase.GATHERING: "GATHERING",
    TablePhase.PLAYING: "PLAYING",
    TablePhase.CLOSED: "CLOSED",
}
_WISHES: Final[dict[Wish, live.Wish]] = {
    Wish.PAUSE: "PAUSE",
    Wish.CLOCK_OFF: "CLOCK_OFF",
    Wish.TAKE_BACK: "TAKE_BACK",
}


class Presence(NamedTuple):
    """Who is at the table now; nothing of it is in the log."""

    connected: frozenset[Seat]
    watchers: int
    gone_ms: Mapping[Seat, int]
    """How long until the table does something about those who are gone."""


@lru_cache(maxsize=256)
def wire_settings(settings: TableSettings) -> WireTableSettings:
    """Return the wire form of what a table allows."""
    return msgspec.convert(msgspec.to_builtins(settings), WireTableSettings)


def settings_of(wanted: WireTableSettings) -> TableSettings:
    """Return the settings that somebody asks for.

    Raises:
        SettingsError: no table can have them.
    """
    try:
        return msgspec.convert(msgspec.to_builtins(wanted), TableSettings)
    except msgspec.ValidationError as error:
        raise SettingsError(str(error)) from error


def table_state(  # noqa: PLR0913 - what is not in the log of a table
    referee: Referee,
    presence: Presence,
    *,
    you: Seat | None,
    at: int,
    code: str | None,
    invitation: str,
) -> TableState:
    """Return how a table stands at this moment, for somebody in this seat or in none."""
    seating, clocks = referee.seating, referee.clocks
    return TableState(
        seq=referee.seq,
        phase=WIRE_PHASES[seating.phase],
        paused=seating.paused,
        idle=seating.idle,
        over=referee.over,
        you=you,
        owner=seating.leader,
        seats=[
            _chair(referee, seat, chair, presence, at) for seat, chair in enumerate(seating.chairs)
        ],
        running=[] if clocks is None else list(clocks.running()),
        ask=_ask(referee),
        watchers=presence.watchers,
        settings=wire_settings(seating.settings),
        code=code,
        next=seating.next_table,
        invitation=invitation,
        removed=removed_people(seating, you),
    )


def wire_news(news: TableNews) -> wire.TableNews:
    """Return the wire form of what everybody is told about the people at the table."""
    seat = None if news.seat == CHANCE else news.seat
    return msgspec.convert(
        {"type": "table_news", "what": news.what.value, "seat": seat, "name": news.name},
        wire.TableNews,
    )


def _chair(referee: Referee, seat: Seat, chair: Chair, presence: Presence, at: int) -> ChairState:
    clocks = referee.clocks
    return ChairState(
        seat=seat,
        name=chair.name,
        person=chair.person,
        level=chair.level,
        connected=seat in presence.connected,
        away=chair.away,
        next_hand=chair.person and referee.state.hands_played < chair.joins,
        shows=chair.shows,
        left_ms=None if clocks is None else clocks.left(seat, at),
        bank_ms=None if clocks is None else clocks.seats[seat].bank,
        gone_ms=presence.gone_ms.get(seat),
        program=chair.program,
    )


def removed_people(seating: Seating, you: Seat | None) -> list[RemovedPerson]:
    """Return who may not sit down again, as told to this seat: whoever leads the table alone."""
    if you is None or you != seating.leader:
        return []
    return [RemovedPerson(number, name) for number, name in seating.removed]


def _ask(referee: Referee) -> OpenAsk | None:
    ask = referee.seating.ask
    if ask is None:
        return None
    waits = list(referee.seating.waits_for(ask))
    return OpenAsk(ask.number, ask.seat, _WISHES[ask.wish], waits)
