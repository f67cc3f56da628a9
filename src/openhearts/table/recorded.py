"""The seals of a table as its record tells them."""

from __future__ import annotations

from openhearts.records import RecordedSeal
from openhearts.table.referee import Referee


def recorded_seals(referee: Referee) -> dict[int, RecordedSeal]:
    """Return the seals of a table for its record: open where the hand is scored."""
    return {
        told.hand: RecordedSeal(told.commitment)
        if told.opened is None
        else RecordedSeal(told.commitment, told.opened.secret, told.opened.salts)
        for told in referee.told_seals
    }
