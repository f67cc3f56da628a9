"""What a table leaves out of what is told while a hand is played.

It is left out of the messages themselves: what a page does not get it cannot show.
"""

from __future__ import annotations

from msgspec.structs import replace

from openhearts.protocol.events import AnyWireEvent, TrickTaken
from openhearts.protocol.messages import Update
from openhearts.protocol.views import WireHand, WireTrick
from openhearts.rules.facts import Seat
from openhearts.rules.view import MatchPhase
from openhearts.table.settings import PointsShown, TableSettings, TricksShown


def as_shown(update: Update, settings: TableSettings) -> Update:
    """Return what a seat, or a watcher, is told of an update at a table that allows this.

    Once a hand is played out everything of it is told.
    """
    view = update.view
    if view.hand is None or view.phase is not MatchPhase.PLAYING or not settings.hides:
        return update
    hand = _hand(view.hand, view.seat, settings)
    return replace(
        update,
        view=replace(view, hand=hand),
        events=[_event(event, view.seat, settings.points_shown) for event in update.events],
    )


def _hand(hand: WireHand, eyes: Seat, settings: TableSettings) -> WireHand:
    points = settings.points_shown
    return replace(
        hand,
        tricks=[_trick(trick, eyes, points) for trick in _told(hand.tricks, settings)],
        points_taken=[
            count if _tells(points, seat, eyes) else None
            for seat, count in enumerate(hand.points_taken)
        ],
        # It says that all the others have no points, too.
        moon_threat=hand.moon_threat if points is PointsShown.ALL else None,
    )


def _told(tricks: list[WireTrick], settings: TableSettings) -> list[WireTrick]:
    match settings.tricks_shown:
        case TricksShown.ALL:
            return tricks
        case TricksShown.LAST:
            return tricks[-1:]
        case TricksShown.NONE:
            return []


def _trick(trick: WireTrick, eyes: Seat, points: PointsShown) -> WireTrick:
    return trick if _tells(points, trick.winner, eyes) else replace(trick, points=None)


def _event(event: AnyWireEvent, eyes: Seat, points: PointsShown) -> AnyWireEvent:
    if isinstance(event, TrickTaken) and not _tells(points, event.winner, eyes):
        return replace(event, points=None)
    return event


def _tells(points: PointsShown, seat: Seat, eyes: Seat) -> bool:
    return points is PointsShown.ALL or (points is PointsShown.OWN and seat == eyes)
