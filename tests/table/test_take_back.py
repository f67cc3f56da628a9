"""Taking decisions back: entries of the log, answered as before, and marked."""

import random

import pytest

from openhearts.cards import Card
from openhearts.records import actions_of, read_each, record_of, verify, write_json, write_text
from openhearts.rules.actions import CHANCE, AppointDealer, PassCards, PlayCard
from openhearts.rules.errors import IllegalAction, Reason
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase
from openhearts.table.entries import (
    EndHand,
    GiveHint,
    Practise,
    TakeBack,
    format_entry,
    parse_entry,
)
from openhearts.table.marks import Marks, marks_in
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed, StaleDecision
from openhearts.table.steps import TakenBack
from table.test_referee import advanced, house_of, opened

RULES = build_rules("standard", 4, {"first_dealer": 0})


def person_acts(referee, rng):
    seat = 0
    view = referee.view(seat)
    if view.phase is MatchPhase.PASSING:
        action = PassCards(tuple(rng.sample(list(view.hand.cards), view.hand.cards_to_pass)))
    else:
        action = PlayCard(rng.choice(list(view.legal_cards())))
    return referee.submit(seat, action, decision=referee.decision(seat))[0]


def played(rules=RULES, *, turns, seed=3):
    """A table at which a person in seat 0 has acted so many times and must act again."""
    referee = opened(rules, people=(0,))
    house = house_of(referee, seed)
    rng = random.Random(seed)
    referee, _ = advanced(referee, house)
    for _ in range(turns):
        referee, _ = advanced(person_acts(referee, rng), house)
    return referee, house


def undone(referee):
    return referee.submit_take_back(0, to=referee.take_back(0))[0]


def test_again_and_again_back_to_the_deal():
    referee, _ = played(turns=5)
    trail = []
    while referee.take_back(0) is not None:
        before = referee
        referee = undone(referee)
        trail.append(referee)
        assert referee.seq == before.seq + 1
        assert referee.log[: before.seq] == before.log
        assert referee.state.to_act[0] in (0, 1, 2, 3)
        assert 0 in referee.to_act
    assert len(trail) == 5
    assert referee.state.phase is MatchPhase.PASSING
    assert referee.marks == Marks(taken_back=5)
    assert not referee.marks.counts
    with pytest.raises(NotAllowed, match="nothing yet"):
        referee.submit_take_back(0, to=0)


def test_the_same_play_again_gets_the_same_answers():
    referee, house = played(turns=6)
    back = undone(undone(undone(referee)))
    # Whatever the computer players draw meanwhile makes no difference.
    for _ in range(3):
        house.next_automatic_action(opened(RULES, people=(0,)))
    again = back
    for seat, action in referee.actions[len(back.actions) :]:
        if seat == 0:
            again, _ = again.submit(0, action, decision=again.decision(0))
        else:
            automatic = house.next_automatic_action(again)
            assert (automatic.seat, automatic.action, automatic.fault) == (seat, action, None)
            again, _ = again.act(automatic.seat, automatic.action)
    assert again.state == referee.state
    assert again.actions == referee.actions


def test_another_play_is_answered_by_players_who_know_nothing_of_it():
    referee, house = played(turns=6)
    back = undone(referee)
    played_before = {action for seat, action in referee.actions if seat == 0}
    other = next(c for c in back.view(0).legal_cards() if PlayCard(c) not in played_before)
    after, _ = back.submit(0, PlayCard(other), decision=back.decision(0))
    after, _ = advanced(after, house)
    assert after.log[: referee.seq] == referee.log
    assert (0, PlayCard(other)) in after.actions


def test_the_mix_is_the_same_for_the_same_pass_only():
    rules = build_rules("standard", 4, {"first_dealer": 0, "pass_cycle": ["MIX"]})
    referee, house = played(rules, turns=1)
    mixed = referee.state.hand.setup.received
    back = undone(referee)
    passed = next(act for seat, act in referee.actions if seat == 0)
    same, _ = advanced(back.submit(0, passed, decision=back.decision(0))[0], house)
    assert same.state.hand.setup.received == mixed
    held = [card for card in back.view(0).hand.cards if card not in passed.cards]
    other, _ = back.submit(0, PassCards(tuple(held[:3])), decision=back.decision(0))
    other, _ = advanced(other, house)
    assert other.state.hand.setup.received != mixed


def test_a_computer_player_that_was_slower_passes_the_same_again():
    referee = opened(RULES, people=(0,))
    house = house_of(referee, 4)
    referee, _ = advanced(referee, house, most=2)
    assert referee.state.phase is MatchPhase.PASSING
    cards = tuple(referee.view(0).hand.cards)[:3]
    referee, _ = referee.submit(0, PassCards(cards), decision=referee.decision(0))
    passed, _ = advanced(referee, house)
    back, _ = advanced(undone(passed), house)
    given = list(passed.state.hand.setup.passes[1:])
    assert list(back.state.hand.setup.passes[1:]) == given
    assert back.state.hand.setup.passes[0] is None


def test_a_scored_hand_stays():
    referee, house = played(turns=13)
    assert referee.state.hand.setup.number == 1
    referee, _ = advanced(person_acts(referee, random.Random(1)), house)
    assert referee.state.hands_played == 1
    assert referee.take_back(0) is None
    with pytest.raises(NotAllowed):
        referee.submit_take_back(0, to=referee.seq - 1)


def test_the_chance_before_a_hand_is_never_taken_back():
    rules = build_rules("standard", 4, {"pass_cycle": ["H"]})
    referee, _ = played(rules, turns=1)
    back = undone(referee)
    assert back.take_back(0) is None
    assert back.state.hand.setup.deal == referee.state.hand.setup.deal
    assert back.actions[0][1] == AppointDealer(back.state.dealer)


def test_nothing_is_taken_back_among_people():
    referee = opened(RULES, people=(0, 2))
    house = house_of(referee, 2)
    referee, _ = advanced(referee, house)
    cards = tuple(referee.view(0).hand.cards)[:3]
    referee, _ = referee.submit(0, PassCards(cards), decision=referee.decision(0))
    assert referee.take_back(0) is None
    with pytest.raises(NotAllowed, match="other people"):
        referee.submit_take_back(0, to=referee.seq - 1)
    with pytest.raises(NotAllowed, match="no hints"):
        referee.submit_hint(2, decision=referee.decision(2))


def test_what_is_named_wrongly_or_twice_is_stale():
    referee, _ = played(turns=4)
    to = referee.take_back(0)
    for wrong in (0, to - 1, to + 1, referee.seq, 10**9):
        with pytest.raises(StaleDecision):
            referee.submit_take_back(0, to=wrong)
    stale = referee.decision(0)
    back = undone(referee)
    with pytest.raises(StaleDecision):
        back.submit_take_back(0, to=to)
    with pytest.raises(StaleDecision):
        back.submit(0, PlayCard(Card.parse("2C")), decision=stale)
    with pytest.raises(NotAllowed):
        referee.act(1, TakeBack(to))
    with pytest.raises(NotAllowed):
        referee.act(0, TakeBack(to - 1))


def test_the_log_alone_gives_the_table_again():
    referee, house = played(turns=5)
    referee = undone(undone(referee))
    noted, _ = referee.submit_hint(0, decision=referee.decision(0))
    referee, _ = advanced(person_acts(noted, random.Random(8)), house)
    referee = undone(referee)
    start = Referee.open(referee.rules, referee.seats)
    assert start.replay(referee.log) == referee
    for half in range(0, referee.seq, 7):
        assert start.replay(referee.log[:half]).replay(referee.log[half:]) == referee
    assert [parse_entry(format_entry(entry)) for _, entry in referee.log] == [
        entry for _, entry in referee.log
    ]


def test_everybody_is_told_and_what_was_missed_tells_the_same():
    referee, _ = played(turns=3)
    before = referee.seq
    referee, step = referee.submit_take_back(0, to=referee.take_back(0))
    for seat in range(4):
        told = referee.told(seat, step)
        assert told.remark == TakenBack(0)
        assert told.events == ()
        assert told.view == referee.view(seat)
        assert told.decision == referee.seq
        assert referee.missed(seat, before) == [told]
        assert referee.missed(seat, 0)[-1] == told


def test_a_hint_is_noted_once_for_each_decision():
    referee, house = played(turns=2)
    noted, _ = referee.submit_hint(0, decision=referee.decision(0))
    assert noted.marks == Marks(hints=1)
    assert noted.marks.counts
    assert noted.decision(0) == referee.decision(0)
    assert noted.submit_hint(0, decision=noted.decision(0)) is None
    with pytest.raises(StaleDecision):
        noted.submit_hint(0, decision=noted.decision(0) + 1)
    waiting, _ = advanced(person_acts(noted, random.Random(1)), house, most=0)
    if 0 not in waiting.to_act:
        with pytest.raises(IllegalAction) as refused:
            waiting.submit_hint(0, decision=waiting.decision(0))
        assert refused.value.reason is Reason.NOT_YOUR_TURN


def test_the_record_is_of_what_counts_and_carries_the_marks():
    referee, _ = played(turns=5)
    referee = undone(undone(referee))
    referee, _ = referee.submit_hint(0, decision=referee.decision(0))
    referee, _ = referee.act(CHANCE, Practise("lesson"))
    names = [holder.name for holder in referee.seats]
    record = record_of(referee.rules, referee.actions, names, referee.marks.tags())
    assert verify(record) is None
    assert tuple(actions_of(record)) == referee.actions
    for text in (write_text(record), write_json(record)):
        [again] = read_each(text)
        assert again == record
        assert marks_in(dict(again.tags)) == Marks(taken_back=2, hints=1, practice="lesson")


@pytest.mark.parametrize(
    "entry", [TakeBack(0), TakeBack(412), EndHand(), GiveHint(), Practise("lesson")]
)
def test_entries_read_back(entry):
    assert parse_entry(format_entry(entry)) == entry


@pytest.mark.parametrize(
    "text", ["back", "back -1", "back " + "1" * 5000, "back 1 2", "end now", "practice", "hint 2"]
)
def test_what_is_no_entry_is_refused(text):
    with pytest.raises(ValueError, match="is no"):
        parse_entry(text)


@pytest.mark.parametrize(
    "tags",
    [{}, {"TakenBack": "many"}, {"EndedEarly": "x:y : 1"}, {"Hints": "-1"}, {"Hints": "9" * 40}],
)
def test_foreign_tags_mark_nothing(tags):
    marks = marks_in(tags)
    assert (marks.taken_back, marks.hints, marks.practice) == (0, 0, None)
    assert marks.counts
