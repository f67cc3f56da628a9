"""Who leads a table whose owner is gone, and from when."""

from hashlib import sha256

import pytest

from openhearts.rules.actions import CHANCE
from openhearts.rules.ruletext import build_rules
from openhearts.table.chairs import SeatHolder
from openhearts.table.leading import lead_due
from openhearts.table.referee import Referee
from openhearts.table.seat_entries import Close, Lead, SeatProgram, Sit, SitIn, Start
from openhearts.table.settings import TableSettings, WhenAway

SECOND = 1000
DAY = 86_400 * SECOND
RULES = build_rules("standard", players=4)


def table(*entries, **chosen):
    """A table that Ann made, where Ben and Cat sit."""
    referee = Referee.open(RULES, [SeatHolder("", "simple")] * 4, settings=TableSettings(**chosen))
    sitting = [(seat, Sit(key(name), name)) for seat, name in enumerate(("Ann", "Ben", "Cat"))]
    return referee.replay([*sitting, *entries])


def key(name):
    return sha256(name.encode()).hexdigest()


def due(referee, here, *, gone_at=0, last_at=0, now=0):
    gone = {seat: gone_at for seat in referee.people if seat not in here}
    return lead_due(referee, here=here, gone=gone, last_at=last_at, now=now)


@pytest.mark.parametrize("begun", [(), ((0, Start()),)], ids=["before the start", "in play"])
@pytest.mark.parametrize("when_away", WhenAway)
def test_after_the_grace_the_next_who_is_there_leads(begun, when_away):
    referee = table(*begun, grace_seconds=30, when_away=when_away)
    assert due(referee, {0, 1, 2}) is None
    assert due(referee, {1, 2}, gone_at=5 * SECOND) == (35 * SECOND, Lead(1))
    assert due(referee, {2}, gone_at=5 * SECOND) == (35 * SECOND, Lead(2))
    assert due(referee, set()) is None


def test_the_owner_who_is_back_leads_at_once():
    referee = table((CHANCE, Lead(1)))
    assert due(referee, {1, 2}) is None
    assert due(referee, {2}, gone_at=SECOND) == (61 * SECOND, Lead(2))
    assert due(referee, {0, 1}, now=7) == (7, Lead(0))


def test_no_program_leads():
    referee = table((0, SeatProgram(3, key("Hal"), "Hal")))
    assert due(referee, {3}) is None
    assert due(referee, {2, 3}).entry == Lead(2)


def test_nobody_is_missed_at_a_table_that_is_closed_or_for_one():
    assert due(table((0, Close())), {1}) is None
    alone = Referee.open(RULES, [SeatHolder("Me"), *[SeatHolder("B", "simple")] * 3])
    assert due(alone, {1}) is None


def test_by_correspondence_the_owner_is_missed_after_as_long_as_a_decision_may_take():
    referee = table(move_days=2)
    assert due(referee, {1}, last_at=SECOND, now=5 * SECOND) == (SECOND + 2 * DAY, Lead(1))
    assert due(referee, {1}, last_at=SECOND, now=9 * DAY) == (9 * DAY, Lead(1))
    away = table((0, Start()), (CHANCE, SitIn(0)), move_days=2)
    assert due(away, {1}, now=3) == (3, Lead(1))
