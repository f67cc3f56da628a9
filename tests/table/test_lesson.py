"""The guided first hand: a fixed deal with something to show, and it never counts."""

import random

from openhearts.players import choose_action, player_named
from openhearts.players.plain import SimplePlayer
from openhearts.players.steady import SteadyPlayer
from openhearts.rules.actions import CHANCE
from openhearts.rules.events import HeartsBroken, TrickTaken
from openhearts.table.chairs import SeatHolder
from openhearts.table.house import House
from openhearts.table.lesson import LESSON, LESSON_LEVEL, LESSON_PLAYERS, begun_lesson
from openhearts.table.referee import Referee

SEATS = [SeatHolder("Me"), *(SeatHolder(f"P{seat}", LESSON_LEVEL) for seat in (1, 2, 3))]


def played(player):
    referee = begun_lesson(SEATS)
    house = House(
        {seat: player_named(LESSON_LEVEL, random.Random(seat)) for seat in (1, 2, 3)},
        random.Random(1),
    )
    events = []
    while not referee.over:
        automatic = house.next_automatic_action(referee)
        if automatic is None:
            seat, action = 0, choose_action(player, referee.view(0))
        else:
            assert automatic.seat != CHANCE
            seat, action = automatic.seat, automatic.action
        referee, step = referee.act(seat, action)
        events += step.deliveries[0]
    return referee, events


def test_it_is_marked_as_practice_and_begins_with_the_pass():
    referee = begun_lesson(SEATS)
    assert len(SEATS) == LESSON_PLAYERS
    assert referee.marks.practice == LESSON
    assert not referee.marks.counts
    assert referee.take_back(0) is None
    assert 0 in referee.to_act
    assert Referee.open(referee.rules, SEATS).replay(referee.log) == referee


def test_whoever_plays_it_sees_what_it_is_to_show():
    for player in (SimplePlayer(), SteadyPlayer()):
        referee, events = played(player)
        assert referee.state.hands_played == 1
        assert referee.over
        assert any(isinstance(event, HeartsBroken) for event in events)
        assert any(isinstance(event, TrickTaken) and event.points >= 13 for event in events)
