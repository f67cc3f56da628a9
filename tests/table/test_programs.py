"""A program in a chair: the owner seats it, it plays as a person does, and decides nothing else."""

from hashlib import sha256

import pytest

from openhearts.rules.actions import CHANCE
from openhearts.rules.ruletext import build_rules
from openhearts.table.chairs import Moment, News, SeatHolder
from openhearts.table.due import PROGRAM_SECONDS, next_due
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import (
    Agree,
    Ask,
    ComeBack,
    HandOver,
    Leave,
    LetWatch,
    Remove,
    Resume,
    SeatProgram,
    Sit,
    SitIn,
    Start,
    Wish,
    format_seat_entry,
    parse_seat_entry,
)
from openhearts.table.seating import Seating
from openhearts.table.settings import TableSettings

NOW = Moment(seq=0, hands=0, in_hand=False, over=False)


def key(name):
    return sha256(name.encode()).hexdigest()


def after(seating, *entries):
    for seat, entry in entries:
        seating, _ = seating.after(seat, entry, NOW)
    return seating


def table(*more, **changes):
    """Ann owns it; a program called Deep sits in chair 1."""
    start = Seating.of([SeatHolder("", "steady")] * 4, TableSettings(**changes))
    return after(
        start, (0, Sit(key("Ann"), "Ann")), (0, SeatProgram(1, key("Deep"), "Deep")), *more
    )


def test_the_owner_seats_a_program_and_everybody_hears_of_it():
    start = Seating.of([SeatHolder("", "steady")] * 4, TableSettings())
    owned = after(start, (2, Sit(key("Ann"), "Ann")))
    seating, news = owned.after(2, SeatProgram(0, key("Deep"), "Deep"), NOW)
    assert news == (News.SAT, 0, "Deep", 0)
    assert seating.chairs[0].program
    assert seating.people == (0, 2)
    assert seating.seat_of(key("Deep")) == 0
    assert seating.owner == 2
    assert not after(seating, (2, Remove(0))).chairs[0].program


@pytest.mark.parametrize(
    ("by", "entry", "text"),
    [
        (1, SeatProgram(2, key("x"), "X"), "not-allowed-program"),
        (2, SeatProgram(3, key("x"), "X"), "not-allowed-owner"),
        (0, SeatProgram(1, key("x"), "X"), "not-allowed-chair-taken"),
        (0, SeatProgram(3, key("x"), "DEEP"), "not-allowed-name-taken"),
        (0, SeatProgram(3, key("Deep"), "X"), "not-allowed-seated"),
        (0, SeatProgram(9, key("x"), "X"), "not-allowed-nobody"),
        (0, HandOver(1), "not-allowed-program"),
        (1, Ask(Wish.PAUSE), "not-allowed-program"),
        (1, LetWatch(allowed=True), "not-allowed-program"),
        (1, Resume(), "not-allowed-program"),
    ],
)
def test_what_is_no_business_of_a_program_is_refused(by, entry, text):
    seating = table((2, Sit(key("Ben"), "Ben")))
    with pytest.raises(NotAllowed) as refused:
        seating.after(by, entry, NOW)
    assert refused.value.said.text == text


def test_nobody_waits_for_the_word_of_a_program():
    playing = table((2, Sit(key("Ben"), "Ben")), (0, Start()), (0, Ask(Wish.PAUSE)))
    assert playing.waits_for(playing.ask) == (2,)
    with pytest.raises(NotAllowed):
        playing.after(1, Agree(playing.ask.number), NOW)
    assert after(playing, (2, Agree(playing.ask.number))).paused


def test_a_table_with_nobody_but_programs_waits_and_is_nobodys():
    playing = table((0, Start()))
    assert not playing.idle
    assert after(playing, (CHANCE, SitIn(0))).idle
    left = after(playing, (0, Leave()))
    assert (left.idle, left.owner) == (True, None)
    assert after(left, (3, Sit(key("Cat"), "Cat"))).owner == 3


def test_a_program_that_was_too_slow_takes_its_seat_back():
    playing = table((0, Start()), (CHANCE, SitIn(1)))
    assert playing.stand_in(1, 0) == "steady"
    assert after(playing, (1, ComeBack())).stand_in(1, 0) is None


def test_the_entry_can_be_read_again():
    for name in ("Deep", "Deep  Blue", "sit 1"):
        entry = SeatProgram(3, key("x"), name)
        assert parse_seat_entry(format_seat_entry(entry)) == entry


def referee(**changes):
    rules = build_rules("basic", players=3, changes={"first_dealer": 0})
    opened = Referee.open(rules, [SeatHolder("", "simple")] * 3, settings=TableSettings(**changes))
    return opened.replay(
        [(0, Sit(key("Ann"), "Ann")), (0, SeatProgram(1, key("Deep"), "Deep")), (0, Start())]
    )


def test_a_program_has_time_where_no_clock_runs():
    now = 1_000_000
    there = {"here": {0, 1}, "gone": {}, "now": now}
    due = next_due(referee(), asked={1: now - 500}, **there)
    assert due == (now - 500 + PROGRAM_SECONDS * 1000, SitIn(1))
    assert next_due(referee(), asked={}, **there) is None
    days = next_due(referee(move_days=1), asked={1: now}, **there)
    assert days == (now + PROGRAM_SECONDS * 1000, SitIn(1))


def test_where_a_clock_runs_it_is_the_programs_too():
    now = 1_000_000
    there = {"here": {0, 1}, "gone": {}, "now": now}
    assert next_due(referee(move_seconds=300), asked={1: 0}, **there) is None
