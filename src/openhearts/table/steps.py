"""What a table accepted, and what each seat is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from openhearts.rules.events import Event
from openhearts.rules.facts import Seat
from openhearts.rules.rest import Settled
from openhearts.rules.view import PlayerView
from openhearts.table.chairs import TableNews
from openhearts.table.entries import Entry
from openhearts.table.marks import Marks
from openhearts.table.seals import HandSealed, SaltAdded, SealOpened


class TakenBack(NamedTuple):
    """What everybody is told when a seat takes its last decision back."""

    seat: Seat


class HandEnded(NamedTuple):
    """What everybody is told when a seat ends a hand that is settled, before its events."""

    seat: Seat
    taker: Seat | None
    """Who takes all that is left; ``None`` where nothing that is left counts."""


Remark: TypeAlias = TakenBack | HandEnded | TableNews | HandSealed | SaltAdded


class Step(NamedTuple):
    """An entry that the referee accepted, ready to be stored."""

    seq: int
    """How many entries the log holds with this one."""
    seat: Seat
    action: Entry
    deliveries: Mapping[Seat, tuple[Event, ...]]
    """For each seat, and for :data:`SPECTATOR`, the events as that seat may see them."""
    remark: Remark | None = None
    opened: SealOpened | None = None
    """The seal of the hand that was scored, where it had one."""
    at: int = 0
    """When, in milliseconds since 1970."""


class SeatUpdate(NamedTuple):
    """What one seat is told of one stored entry."""

    seq: int
    decision: int
    events: tuple[Event, ...]
    view: PlayerView
    """What the seat knows after it."""
    take_back: int | None = None
    """The number to name to take back one's last decision; ``None`` when one cannot."""
    ask_back: int | None = None
    """The number to name to ask the others for one's last decision back; ``None`` likewise."""
    settled: Settled | None = None
    """Why the hand may be ended now, if it may and that saves a trick."""
    marks: Marks = Marks()
    remark: Remark | None = None
    opened: SealOpened | None = None
