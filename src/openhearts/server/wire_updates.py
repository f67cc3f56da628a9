"""What a seat is told of one stored entry, as a wire message."""

from __future__ import annotations

from openhearts.protocol import events as wire
from openhearts.protocol.events import AnyWireEvent, wire_event
from openhearts.protocol.messages import PracticeInfo, Update, WireEnding, WireMarks
from openhearts.protocol.views import PublicPart, wire_view
from openhearts.server.sealing import wire_opening
from openhearts.server.store import Practice
from openhearts.server.table_state import wire_news
from openhearts.table.chairs import TableNews
from openhearts.table.seals import HandSealed, SaltAdded
from openhearts.table.steps import HandEnded, Remark, SeatUpdate, TakenBack


def wire_update(update: SeatUpdate, public: PublicPart | None = None) -> Update:
    """Return the wire form of what a seat is told, with what the seats share if it is known."""
    hand, marks = update.view.hand, update.marks
    return Update(
        seq=update.seq,
        decision=update.decision,
        events=[
            *_wire_remark(update.remark),
            *(wire_event(event) for event in update.events),
            *wire_opening(update.opened),
        ],
        view=wire_view(update.view, public),
        take_back=update.take_back,
        ending=(
            None
            if update.settled is None or hand is None
            else WireEnding(hand.number, update.settled.taker)
        ),
        marks=WireMarks(marks.taken_back, marks.hints, marks.practice),
        ask_back=update.ask_back,
    )


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
