"""Clocks and what is due, as folds of the log: no test here waits for anything."""

import random
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openhearts.rules.actions import CHANCE, PassCards
from openhearts.rules.ruletext import build_rules
from openhearts.table.chairs import News, SeatHolder
from openhearts.table.chance import next_chance_action
from openhearts.table.clock import Clocks
from openhearts.table.due import look_again_at, next_due
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import (
    Agree,
    Ask,
    ComeBack,
    RestartClocks,
    Resume,
    Sit,
    SitIn,
    Start,
    Wish,
)
from openhearts.table.settings import PointsShown, TableSettings, TricksShown, WhenAway
from playing import Player

SECOND = 1000
RULES = build_rules("standard", players=4, changes={"first_dealer": 0})


def key(name):
    return sha256(name.encode()).hexdigest()


def table(rng, *names, at=0, **chosen):
    """A table at which these people pass their cards."""
    referee = Referee.open(RULES, [SeatHolder("", "simple")] * 4, settings=TableSettings(**chosen))
    for seat, name in enumerate(names):
        referee, _ = referee.act(seat, Sit(key(name), name), at=at)
    referee, _ = referee.act(0, Start(), at=at)
    referee, _ = referee.act(CHANCE, next_chance_action(referee.state, rng), at=at)
    return referee


@pytest.fixture
def rng():
    return random.Random(5)


def passing(referee, seat):
    cards = list(referee.view(seat).hand.cards)[:3]
    return PassCards(tuple(cards))


def test_time_runs_from_the_turn_and_what_is_over_comes_out_of_the_bank(rng):
    referee = table(rng, "Ann", "Ben", at=100 * SECOND, move_seconds=20, bank_seconds=60)
    assert referee.clocks.running() == (0, 1)
    assert referee.clocks.left(0, 100 * SECOND) == 80 * SECOND
    assert referee.clocks.left(0, 110 * SECOND) == 70 * SECOND
    referee, _ = referee.act(0, passing(referee, 0), at=110 * SECOND)
    assert referee.clocks.running() == (1,)
    assert referee.clocks.seats[0].bank == 60 * SECOND
    referee, _ = referee.act(1, passing(referee, 1), at=135 * SECOND)
    assert referee.clocks.seats[1].bank == 45 * SECOND
    assert referee.clocks.left(1, 999 * SECOND) == 65 * SECOND


def test_a_pause_takes_nobodys_time(rng):
    referee = table(rng, "Ann", "Ben", move_seconds=20)
    referee, _ = referee.act(0, Ask(Wish.PAUSE), at=5 * SECOND)
    referee, _ = referee.act(1, Agree(referee.seq), at=6 * SECOND)
    assert referee.clocks.running() == ()
    assert next_due(referee, here=(0, 1), gone={}, now=900 * SECOND) is None
    with pytest.raises(NotAllowed, match="paused"):
        referee.submit(0, passing(referee, 0), decision=referee.decision(0), at=7 * SECOND)
    referee, _ = referee.act(1, Resume(), at=1000 * SECOND)
    assert referee.clocks.left(0, 1001 * SECOND) == 13 * SECOND


def test_the_clock_is_off_for_the_rest_of_the_match_when_everybody_agrees(rng):
    referee = table(rng, "Ann", "Ben", move_seconds=20, bank_seconds=60)
    referee, _ = referee.submit_about_seats(0, Ask(Wish.CLOCK_OFF), at=5 * SECOND)
    assert referee.clocks.running() == (0, 1)
    referee, step = referee.submit_about_seats(1, Agree(referee.seq), at=6 * SECOND)
    assert step.remark == (News.CLOCK_OFF, CHANCE, "", 0)
    assert (referee.clocks, referee.seating.ask) == (None, None)
    assert referee.settings == TableSettings()
    assert next_due(referee, here=(0, 1), gone={}, now=900 * SECOND) is None
    referee, _ = referee.submit(0, passing(referee, 0), decision=referee.decision(0))
    again = Referee.open(RULES, referee.opened, settings=referee.first_settings)
    again = again.replay((one.seat, one.action) for one in referee.log)
    assert (again.clocks, again.settings) == (None, referee.settings)
    # It was for this match.
    assert referee.seating.settings_of_next == TableSettings(move_seconds=20, bank_seconds=60)


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"move_seconds": 20, "rated": True}, "not-allowed-clock-rated"),
        ({"move_days": 2}, "not-allowed-clock-none"),
        ({}, "not-allowed-clock-none"),
    ],
)
def test_where_results_count_or_no_seconds_do_no_clock_is_switched_off(rng, chosen, why):
    with pytest.raises(NotAllowed) as refused:
        table(rng, "Ann", "Ben", **chosen).submit_about_seats(0, Ask(Wish.CLOCK_OFF))
    assert refused.value.said.text == why


def test_who_is_out_of_time_is_sat_in_for_and_comes_back_with_time(rng):
    referee = table(rng, "Ann", "Ben", move_seconds=20)
    due = next_due(referee, here=(0, 1), gone={}, now=1 * SECOND)
    assert due == (20 * SECOND, SitIn(0))
    referee, _ = referee.act(CHANCE, due.entry, at=20 * SECOND)
    assert referee.automatic_seat in (0, 2, 3)
    assert referee.clocks.running() == (1,)
    with pytest.raises(NotAllowed, match="take your seat back"):
        referee.submit(0, passing(referee, 0), decision=referee.decision(0))
    referee, _ = referee.act(0, ComeBack(), at=25 * SECOND)
    assert referee.clocks.running() == (0, 1)
    referee.submit(0, passing(referee, 0), decision=referee.decision(0))


def test_a_clock_that_goes_back_takes_nobodys_time(rng):
    referee = table(rng, "Ann", "Ben", at=500 * SECOND, move_seconds=20)
    referee, _ = referee.act(0, passing(referee, 0), at=100 * SECOND)
    assert referee.clocks.left(1, 101 * SECOND) == 19 * SECOND


def test_time_is_given_anew_after_nobody_could_be_told(rng):
    referee = table(rng, "Ann", "Ben", move_seconds=20, bank_seconds=30)
    referee, _ = referee.act(CHANCE, RestartClocks(), at=900 * SECOND)
    assert referee.clocks.left(0, 900 * SECOND) == 50 * SECOND


def test_a_grace_begins_when_somebody_is_gone_and_ends_at_the_bot(rng):
    referee = table(rng, "Ann", "Ben", grace_seconds=30)
    assert next_due(referee, here=(0, 1), gone={}, now=0) is None
    due = next_due(referee, here=(0,), gone={1: 100 * SECOND}, now=110 * SECOND)
    assert due == (130 * SECOND, SitIn(1))


def test_nobody_is_missed_where_nobody_is_left(rng):
    referee = table(rng, "Ann", "Ben", grace_seconds=30, move_seconds=10)
    assert next_due(referee, here=(), gone={0: 0, 1: 0}, now=10**9) is None


def test_a_table_that_waits_does_nothing_about_who_is_gone(rng):
    referee = table(rng, "Ann", "Ben", when_away=WhenAway.WAIT)
    assert next_due(referee, here=(0,), gone={1: 0}, now=10**9) is None


def test_by_correspondence_nobody_has_to_stay(rng):
    referee = table(rng, "Ann", "Ben", move_days=2)
    days = 2 * 86_400 * SECOND
    assert next_due(referee, here=(), gone={0: 0, 1: 0}, now=5) == (days, SitIn(0))


def test_nothing_is_due_before_the_match_and_after_it():
    referee = Referee.open(RULES, [SeatHolder("", "simple")] * 4, settings=TableSettings())
    assert next_due(referee, here=(), gone={}, now=0) is None
    assert (
        next_due(Referee.open(RULES, [SeatHolder("Me")] * 4), here=(), gone={0: 0}, now=0) is None
    )


def test_the_clocks_come_back_from_the_log_with_its_moments(rng):
    referee = table(rng, "Ann", "Ben", move_seconds=20, bank_seconds=60)
    moments = [0] * referee.seq
    player = Player(rng)
    while referee.seq < 60:
        seat = referee.to_act[0]
        at = moments[-1] + 7_000
        referee, _ = referee.act(seat, player.action(referee.state, seat), at=at)
        moments.append(at)
    entries = [(seat, entry, at) for (seat, entry), at in zip(referee.log, moments, strict=True)]
    start = Referee.open(RULES, referee.opened, settings=referee.first_settings)
    assert start.replay_timed(entries) == referee


@settings(deadline=None)
@given(
    st.lists(
        st.tuples(
            st.integers(0, 50_000),
            st.frozensets(st.integers(0, 3)),
            st.frozensets(st.integers(0, 3)),
        )
    )
)
def test_no_bank_grows_and_nobody_is_charged_more_than_went_by(steps):
    clocks = Clocks.of(TableSettings(move_seconds=10, bank_seconds=30), 4)
    at = 0
    for passed, runs, decided in steps:
        before = clocks
        at += passed
        clocks = clocks.after(at, runs=runs, decided=decided)
        for old, new in zip(before.seats, clocks.seats, strict=True):
            assert 0 <= new.bank <= old.bank
            assert new.spent <= old.used(at)
        assert clocks.running() == tuple(sorted(runs))


@pytest.fixture
def asked(rng):
    """Ann has passed, then asks to take that back."""
    referee = table(rng, "Ann", "Ben")
    referee, _ = referee.act(0, passing(referee, 0))
    return referee, referee.ask_back(0)


def test_a_take_back_by_consent_goes_back_before_the_decision(asked):
    referee, to = asked
    assert referee.take_back(0) is None
    before = referee.seq
    referee, step = referee.submit_about_seats(0, Ask(Wish.TAKE_BACK, to))
    assert step.remark.what == "ASKED_TAKE_BACK"
    referee, step = referee.submit_about_seats(1, Agree(before + 1))
    assert type(step.remark).__name__ == "TakenBack"
    assert referee.view(0).hand.passed == ()
    assert referee.marks.taken_back == 1
    assert referee.ask_back(0) is None
    again = Referee.open(RULES, referee.opened, settings=referee.first_settings).replay(referee.log)
    assert again == referee


def test_only_ones_last_decision_can_be_asked_back(asked):
    referee, to = asked
    with pytest.raises(ValueError, match="decision"):
        referee.submit_about_seats(0, Ask(Wish.TAKE_BACK, to - 1))
    with pytest.raises(NotAllowed, match="nothing yet"):
        referee.submit_about_seats(1, Ask(Wish.TAKE_BACK, to))


def test_nothing_can_be_asked_back_in_a_rated_match(rng):
    referee = table(rng, "Ann", "Ben", rated=True)
    referee, _ = referee.act(0, passing(referee, 0))
    assert referee.ask_back(0) is None


@pytest.mark.parametrize(
    "shown", [{"points_shown": PointsShown.OWN}, {"tricks_shown": TricksShown.LAST}]
)
def test_there_are_no_hints_where_something_is_not_shown_again(rng, shown):
    referee = table(rng, "Ann", **shown)
    with pytest.raises(NotAllowed) as hint:
        referee.check_hint(0, decision=referee.decision(0))
    assert hint.value.said.text == "not-allowed-hint-hidden"


def test_a_rated_match_knows_no_undo_and_no_hints_even_against_computers_alone(rng):
    referee = table(rng, "Ann", rated=True)
    with pytest.raises(NotAllowed) as hint:
        referee.check_hint(0, decision=referee.decision(0))
    assert hint.value.said.text == "not-allowed-hint-rated"
    referee, _ = referee.act(0, passing(referee, 0))
    assert referee.take_back(0) is None
    with pytest.raises(NotAllowed) as undo:
        referee.submit_take_back(0, to=referee.seq - 1)
    assert undo.value.said.text == "not-allowed-undo-rated"


def test_a_table_where_nobody_stays_says_when_to_look_again(rng):
    days = TableSettings(move_days=2)
    referee = Referee.open(RULES, [SeatHolder("", "simple")] * 4, settings=days)
    assert look_again_at(referee, 0) is None
    referee, _ = referee.act(0, Sit(key("Ann"), "Ann"), at=0)
    referee, _ = referee.act(1, Sit(key("Ben"), "Ben"), at=0)
    assert look_again_at(referee, 0) is None
    referee, _ = referee.act(0, Start(), at=SECOND)
    # The cards are to be dealt, and then computer players pass theirs: at once.
    assert look_again_at(referee, SECOND) == SECOND
    referee, _ = referee.act(CHANCE, next_chance_action(referee.state, rng), at=2 * SECOND)
    assert look_again_at(referee, 2 * SECOND) == 2 * SECOND
    for seat in (2, 3):
        referee, _ = referee.act(seat, passing(referee, seat), at=3 * SECOND)
    two_days = 2 * 24 * 60 * 60 * SECOND
    assert look_again_at(referee, 3 * SECOND) == 2 * SECOND + two_days
    referee, _ = referee.act(0, Ask(Wish.PAUSE), at=4 * SECOND)
    assert look_again_at(referee, 4 * SECOND) == 2 * SECOND + two_days
    referee, _ = referee.act(1, Agree(referee.seq), at=5 * SECOND)
    assert look_again_at(referee, 5 * SECOND) is None


def test_a_table_with_a_clock_of_seconds_need_not_be_looked_at(rng):
    assert look_again_at(table(rng, "Ann", "Ben", move_seconds=20), 0) is None
    assert look_again_at(table(rng, "Ann", "Ben"), 0) is None
