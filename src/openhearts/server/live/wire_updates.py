"""What a seat is told of one stored entry, as a wire message."""

from __future__ import annotations

from collections.abc import Mapping

from openhearts.protocol import events as wire
from openhearts.protocol.events import AnyWireEvent, wire_event
from openhearts.protocol.messages import PracticeInfo, Update, WireEnding, WireMarks
from openhearts.protocol.shared_views import SharedView, encoded_view, fields_of, shared_view
from openhearts.protocol.views import PublicPart, public_part, wire_view
from openhearts.rules.facts import Seat
from openhearts.server.encoding import encode
from openhearts.server.live.sealing import wire_opening
from openhearts.server.live.shown import as_shown
from openhearts.server.live.table_state import wire_news
from openhearts.server.storage.store import Practice
from openhearts.table.chairs import TableNews
from openhearts.table.seals import HandSealed, SaltAdded
from openhearts.table.settings import TableSettings
from openhearts.table.steps import HandEnded, Remark, SeatUpdate, TakenBack


def wire_update(update: SeatUpdate, settings: TableSettings) -> Update:
    """Return the wire form of what a seat is told at a table that allows this."""
    whole = Update(
        seq=update.seq,
        decision=update.decision,
        events=_wire_events(update),
        view=wire_view(update.view),
        take_back=update.take_back,
        ending=_wire_ending(update),
        marks=_wire_marks(update),
        ask_back=update.ask_back,
    )
    return as_shown(whole, settings)


class EncodedUpdates:
    """The encoded updates of the seats of one table, step by step.

    What the seats share is encoded once for each step, and once for each trick what stays as it is
    until the next.
    """

    __slots__ = ("_public",)

    def __init__(self) -> None:
        """Know nothing yet."""
        self._public: PublicPart | None = None

    def of_step(
        self, updates: Mapping[Seat, SeatUpdate], settings: TableSettings
    ) -> dict[Seat, bytes]:
        """Return what each seat is told of one step at a table that allows this."""
        if settings.hides:
            # What is shared otherwise differs from seat to seat here, or is not told.
            return {seat: encode(wire_update(update, settings)) for seat, update in updates.items()}
        shared: _SharedUpdate | None = None
        encoded: dict[Seat, bytes] = {}
        for seat, update in updates.items():
            if shared is None:
                shared = self._shared(update)
            together = None if shared is None else shared.encoded(update)
            encoded[seat] = encode(wire_update(update, settings)) if together is None else together
        return encoded

    def _shared(self, update: SeatUpdate) -> _SharedUpdate | None:
        if self._public is None or not self._public.fits(update.view):
            self._public = public_part(update.view, self._public)
        if self._public is None or not self._public.fits(update.view):
            return None
        view = shared_view(update.view, self._public)
        return None if view is None else _SharedUpdate(update, view)


class _SharedUpdate:
    """What the updates of one step share, encoded."""

    __slots__ = ("_events", "_fields", "_of", "_view")

    def __init__(self, update: SeatUpdate, view: SharedView) -> None:
        self._of = update
        self._view = view
        self._events = encode(_wire_events(update))
        self._fields = fields_of(
            {"seq": update.seq, "ending": _wire_ending(update), "marks": _wire_marks(update)}
        )

    def encoded(self, update: SeatUpdate) -> bytes | None:
        """Return the update of a seat; ``None`` if it shares less than others do."""
        view = encoded_view(update.view, self._view)
        if view is None:
            return None
        same = update.events == self._of.events and update.opened is self._of.opened
        own = fields_of(
            {
                "type": "update",
                "decision": update.decision,
                "take_back": update.take_back,
                "ask_back": update.ask_back,
            }
        )
        events = self._events if same else encode(_wire_events(update))
        return b'{%b,%b,"events":%b,"view":%b}' % (own, self._fields, events, view)


def _wire_events(update: SeatUpdate) -> list[AnyWireEvent]:
    return [
        *_wire_remark(update.remark),
        *(wire_event(event) for event in update.events),
        *wire_opening(update.opened),
    ]


def _wire_ending(update: SeatUpdate) -> WireEnding | None:
    hand = update.view.hand
    if update.settled is None or hand is None:
        return None
    return WireEnding(hand.number, update.settled.taker)


def _wire_marks(update: SeatUpdate) -> WireMarks:
    marks = update.marks
    return WireMarks(marks.taken_back, marks.hints, marks.practice)


def _wire_remark(remark: Remark | None) -> list[AnyWireEvent]:
    match remark:
        case None:
            return []
        case TakenBack(seat):
            return [wire.TakenBack(seat)]
        case HandEnded(seat, taker):
            return [wire.HandEnded(seat, taker)]
        case TableNews():
            return [wire_news(remark)]
        case HandSealed(hand, commitment):
            return [wire.HandSealed(hand, commitment.hex())]
        case SaltAdded(hand, seat):
            return [wire.SaltAdded(hand, seat)]


def wire_practice(practice: Practice | None) -> PracticeInfo | None:
    """Return the wire form of what a table is practice of."""
    if practice is None:
        return None
    return PracticeInfo(practice.source, practice.hand, practice.step, list(practice.scores))
