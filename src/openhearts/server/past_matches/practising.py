"""Playing a finished hand again from one of its steps: a table of its own, which never counts."""

from __future__ import annotations

from openhearts.review.story import StoryError, actions_before, story_of
from openhearts.rules.actions import CHANCE
from openhearts.rules.facts import Seat
from openhearts.server.past_matches.looking_back import Retrospect
from openhearts.server.storage.store import Practice
from openhearts.table.chairs import SeatHolder
from openhearts.table.entries import Practise
from openhearts.table.referee import Referee

KIND = "replay"
"""What such a match is marked with, in its log and in its record."""
LEVEL = "steady"
"""Who sits where a person sat."""


def practice_table(
    seen: Retrospect, *, hand: int, step: int, seat: Seat
) -> tuple[Referee, Practice]:
    """Return a table at which all stands as before a step of a hand, and what it is practice of.

    The holder of ``seat`` plays on, against computer players, until the hand is over.

    Raises:
        StoryError: there is no such hand, step or seat, or the hand is not over.
        HiddenCardsError: cards are hidden, so nobody knows how all stood.
    """
    story = story_of(seen.record, hand)
    if seat >= seen.record.rules.players:
        raise StoryError(f"there is no seat {seat}")
    before = actions_before(story, step)
    holders = [
        SeatHolder(name, None if number == seat else level or LEVEL)
        for number, (name, level) in enumerate(zip(seen.record.names, seen.levels, strict=True))
    ]
    table = Referee.open(seen.record.rules, holders, last_hand=hand)
    scores = story.hand.scores
    assert scores is not None  # noqa: S101 - a story is of a hand that is scored
    return (
        table.replay([(CHANCE, Practise(KIND)), *before]),
        Practice(seen.id, hand, step, scores),
    )
