"""The referee: a fold of the log, with decisions that go stale and deliveries that hide."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openhearts.cards import Card
from openhearts.players import player_named
from openhearts.rules.actions import CHANCE, PassCards, PlayCard
from openhearts.rules.errors import IllegalAction, Reason
from openhearts.rules.events import SPECTATOR
from openhearts.rules.presets import PRESETS
from openhearts.rules.ruletext import build_rules
from openhearts.rules.view import MatchPhase, PlayerView
from openhearts.table.chairs import SeatHolder
from openhearts.table.house import House
from openhearts.table.referee import Referee
from openhearts.table.refusals import StaleDecision

GAMES = [(name, count) for name, preset in PRESETS.items() for count in preset.player_counts]
MIX = build_rules("standard", 4, {"pass_cycle": ["MIX", "SCATTER"]})


def opened(rules, *, people=()):
    holders = [
        SeatHolder(f"P{seat}", None if seat in people else "random")
        for seat in range(rules.players)
    ]
    return Referee.open(rules, holders)


def house_of(referee, seed=1):
    return House(
        {
            seat: player_named(holder.level, random.Random(seed + seat))
            for seat, holder in enumerate(referee.seats)
            if holder.level is not None
        },
        random.Random(seed),
    )


def advanced(referee, house, *, most=10_000):
    """The referee, and every step, after the house has acted as far as it can."""
    steps = []
    while len(steps) < most:
        automatic = house.next_automatic_action(referee)
        if automatic is None:
            break
        assert automatic.fault is None
        referee, step = referee.act(automatic.seat, automatic.action)
        steps.append((referee, step))
    return referee, steps


def hands_played(rules, seed, hands):
    referee = opened(rules)
    house = house_of(referee, seed)
    while referee.state.hands_played < hands and not referee.over:
        referee, _ = advanced(referee, house, most=1)
    return referee


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_replaying_the_log_gives_the_very_same_referee(preset, players):
    live = hands_played(build_rules(preset, players), 7, 3)
    again = Referee.open(live.rules, live.seats).replay(live.log)
    assert again == live
    half = len(live.log) // 2
    start = Referee.open(live.rules, live.seats)
    assert start.replay(live.log[:half]).replay(live.log[half:]) == live


@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_the_fold_of_a_seats_deliveries_is_its_view(game, seed):
    _check_folds(build_rules(*game), seed)


@given(st.integers(0, 2**32))
def test_the_fold_of_deliveries_is_the_view_when_passes_are_mixed_and_scattered(seed):
    _check_folds(MIX, seed)


def _check_folds(rules, seed):
    referee = opened(rules)
    house = house_of(referee, seed)
    eyes = (SPECTATOR, *range(rules.players))
    views = {seat: PlayerView.of_new_match(seat, rules) for seat in eyes}
    while referee.state.hands_played < 2 and not referee.over:
        referee, steps = advanced(referee, house, most=1)
        for _, step in steps:
            for seat in eyes:
                for event in step.deliveries[seat]:
                    views[seat] = views[seat].after(event)
                assert views[seat] == referee.view(seat)


def test_missed_updates_are_those_that_were_told():
    referee = opened(MIX)
    house = house_of(referee)
    told = {seat: [] for seat in range(4)}
    while referee.state.hands_played < 2:
        referee, steps = advanced(referee, house, most=1)
        for seat, updates in told.items():
            updates += [after.told(seat, step) for after, step in steps]
    for seat, updates in told.items():
        assert referee.missed(seat, 0) == updates
        assert referee.missed(seat, 60) == updates[60:]
        assert referee.missed(seat, 60, most=5) == updates[-5:]
        assert referee.missed(seat, 0, most=10_000) == updates
        assert referee.missed(seat, referee.seq) == []
        assert referee.missed(seat, referee.seq + 99) == []
        assert updates[-1]._replace(events=()) == referee.now(seat)


def test_updates_are_numbered_by_the_length_of_the_log():
    referee = opened(build_rules("basic", 3))
    house = house_of(referee)
    for expected in range(1, 30):
        referee, [(_, step)] = advanced(referee, house, most=1)
        assert step.seq == referee.seq == len(referee.log) == expected


@pytest.fixture
def passing():
    """A table of four people who have cards and are to pass."""
    referee = opened(build_rules("standard", 4, {"first_dealer": 0}), people=range(4))
    referee, steps = advanced(referee, house_of(referee))
    assert len(steps) == 1
    assert referee.view(0).phase is MatchPhase.PASSING
    return referee


def lowest_pass(referee, seat):
    return PassCards(tuple(referee.view(seat).hand.cards)[:3])


def test_a_decision_keeps_its_number_while_others_act(passing):
    numbers = [passing.decision(seat) for seat in range(4)]
    assert numbers == [1, 1, 1, 1]
    referee, _ = passing.submit(2, lowest_pass(passing, 2), decision=1)
    assert [referee.decision(seat) for seat in range(4)] == [1, 1, 2, 1]
    referee, _ = referee.submit(0, lowest_pass(referee, 0), decision=1)
    assert [referee.decision(seat) for seat in range(4)] == [3, 1, 2, 1]


def test_the_same_pass_twice_is_stale(passing):
    action = lowest_pass(passing, 2)
    referee, _ = passing.submit(2, action, decision=1)
    with pytest.raises(StaleDecision) as refusal:
        referee.submit(2, action, decision=1)
    assert (refusal.value.named, refusal.value.present) == (1, 2)


def test_passing_again_with_the_new_number_is_against_the_rules(passing):
    referee, _ = passing.submit(2, lowest_pass(passing, 2), decision=1)
    with pytest.raises(IllegalAction) as refusal:
        referee.submit(2, lowest_pass(referee, 2), decision=2)
    assert refusal.value.reason is Reason.ALREADY_PASSED


def test_a_play_is_stale_once_it_is_made_and_out_of_turn_is_refused(passing):
    referee = passing
    for seat in range(4):
        referee, _ = referee.submit(seat, lowest_pass(referee, seat), decision=1)
    leader = referee.view(0).turn
    card = PlayCard(referee.view(leader).legal_cards().lowest())
    other = (leader + 2) % 4
    with pytest.raises(IllegalAction) as refusal:
        referee.submit(other, card, decision=referee.decision(other))
    assert refusal.value.reason is Reason.NOT_YOUR_TURN
    number = referee.decision(leader)
    assert number == referee.seq
    referee, _ = referee.submit(leader, card, decision=number)
    with pytest.raises(StaleDecision):
        referee.submit(leader, card, decision=number)
    with pytest.raises(StaleDecision):
        referee.submit(leader, card, decision=number + 99)


def test_a_winner_who_leads_again_has_a_new_decision():
    referee = opened(build_rules("basic", 3), people=range(3))
    house = house_of(referee)
    referee, _ = advanced(referee, house)
    seen = set()
    for _ in range(20):
        seat = referee.view(0).turn
        number = referee.decision(seat)
        assert number == referee.seq
        assert number not in seen
        seen.add(number)
        card = PlayCard(referee.view(seat).legal_cards().highest())
        referee, _ = referee.submit(seat, card, decision=number)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_nobody_speaks_for_chance_or_for_a_seat_that_is_not_there(passing, seat):
    with pytest.raises(IllegalAction) as refusal:
        passing.submit(seat, lowest_pass(passing, 0), decision=1)
    assert refusal.value.reason is Reason.BAD_SEAT


def test_a_person_cannot_deal():
    referee = opened(build_rules("standard", 4, {"first_dealer": 0}), people=range(4))
    deal = house_of(referee).next_automatic_action(referee)
    assert deal.seat == CHANCE
    with pytest.raises(IllegalAction) as refusal:
        referee.submit(0, deal.action, decision=0)
    assert refusal.value.reason is Reason.NOT_YOUR_TURN


def test_what_is_refused_changes_nothing(passing):
    before = (passing.state, passing.log, passing.decisions)
    with pytest.raises(IllegalAction):
        passing.submit(0, PassCards((Card.parse("QS"),) * 3), decision=1)
    with pytest.raises(StaleDecision):
        passing.submit(0, lowest_pass(passing, 0), decision=0)
    assert before == (passing.state, passing.log, passing.decisions)


def test_a_table_needs_a_holder_for_every_seat():
    with pytest.raises(ValueError, match="4 seats need 4 holders, not 1"):
        Referee.open(build_rules(), [SeatHolder("Anna")])


def test_a_match_that_is_over_waits_for_nobody():
    referee = hands_played(build_rules("standard", 4, {"target": 1}), 3, 99)
    assert referee.over
    assert referee.to_act == ()
    assert referee.automatic_seat is None
    assert house_of(referee).next_automatic_action(referee) is None
