"""Ending a hand that is settled: one entry, and the result of playing on."""

import random

import pytest

from openhearts.records import actions_of, record_of, verify
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from openhearts.table.entries import EndHand
from openhearts.table.marks import Marks
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed, StaleDecision
from openhearts.table.steps import HandEnded
from reference.random_rules import random_options
from table.test_referee import advanced, house_of, opened


def settled_tables():
    """Tables of all kinds at a moment at which their hand may be ended, with their houses."""
    found = 0
    for seed in range(200):
        rules = build_rules(*random_options(random.Random(seed)))
        referee = opened(rules)
        house = house_of(referee, seed)
        while referee.state.hands_played < 2 and not referee.over:
            referee, _ = advanced(referee, house, most=1)
            if referee.settled() is not None:
                found += 1
                yield referee, house
                break
    assert found > 60, found


def test_ending_gives_the_scores_of_playing_on_and_a_record_by_the_rules():
    for referee, house in settled_tables():
        number = referee.state.hand.setup.number
        ended, step = referee.submit_end_of_hand(1, hand=number)
        on = referee
        while on.state.phase is MatchPhase.PLAYING:
            on, _ = advanced(on, house, most=1)
        assert ended.state.phase == on.state.phase
        assert ended.state.results == on.state.results
        assert ended.state.totals == on.state.totals
        assert ended.seq == referee.seq + 1
        assert step.remark == HandEnded(1, referee.settled().taker)
        assert ended.marks == Marks(ended=((number, len(referee.state.hand.tricks) + 1),))
        assert ended.marks.counts
        record = record_of(ended.rules, ended.actions, [one.name for one in ended.seats])
        assert verify(record) is None
        assert tuple(actions_of(record)) == ended.actions
        assert Referee.open(ended.rules, ended.seats).replay(ended.log) == ended
        told = [ended.told(seat, step) for seat in range(ended.rules.players)]
        for seat, update in enumerate(told):
            view = referee.view(seat)
            for event in update.events:
                view = view.after(event)
            assert view == update.view == ended.view(seat)
            assert ended.missed(seat, referee.seq) == [update]


def test_a_hand_that_is_not_settled_goes_on():
    referee = opened(build_rules("standard"))
    house = house_of(referee)
    with pytest.raises(StaleDecision):
        referee.submit_end_of_hand(0, hand=1)
    while referee.state.phase is not MatchPhase.PLAYING:
        referee, _ = advanced(referee, house, most=1)
    with pytest.raises(NotAllowed, match="may still change"):
        referee.submit_end_of_hand(0, hand=1)
    with pytest.raises(StaleDecision):
        referee.submit_end_of_hand(0, hand=2)
    with pytest.raises(NotAllowed):
        referee.act(0, EndHand())


def test_a_hand_is_ended_once():
    referee, _ = next(settled_tables())
    number = referee.state.hand.setup.number
    ended, _ = referee.submit_end_of_hand(0, hand=number)
    with pytest.raises(StaleDecision):
        ended.submit_end_of_hand(0, hand=number)
