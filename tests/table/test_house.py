"""The house: chance, computer players, and the fallback for those that fail."""

import random

import pytest

from openhearts.cards import Card
from openhearts.players import choose_action, player_named
from openhearts.players.plain import SimplePlayer
from openhearts.players.steady import SteadyPlayer
from openhearts.rules.actions import CHANCE, DealHand
from openhearts.rules.events import CardPlayed
from openhearts.rules.ruletext import build_rules
from openhearts.simulation import habits, network_weights
from openhearts.simulation.numbers import numbers_of
from openhearts.table.chairs import SeatHolder
from openhearts.table.house import House
from openhearts.table.referee import Referee

RULES = build_rules("standard", 4, {"first_dealer": 0})


class Broken(SimplePlayer):
    """Fails in a way of its own choosing."""

    def __init__(self, answer):
        self.answer = answer

    def choose_play(self, view):
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def choose_pass(self, view):
        return self.choose_play(view)


class Watching(SimplePlayer):
    """Remembers what it was told."""

    def __init__(self):
        self.seen = []

    def observe(self, event):
        self.seen.append(event)


def table(player):
    referee = Referee.open(RULES, [SeatHolder(f"P{seat}", "simple") for seat in range(4)])
    players = {0: player, **{seat: SimplePlayer() for seat in (1, 2, 3)}}
    return referee, House(players, random.Random(5))


def played_out(referee, house, hands=1):
    automatic = []
    while referee.state.hands_played < hands:
        automatic.append(house.next_automatic_action(referee))
        referee, _ = referee.act(automatic[-1].seat, automatic[-1].action)
    return referee, automatic


@pytest.mark.parametrize(
    "answer",
    [
        RuntimeError("out of ideas"),
        None,
        "QS",
        Card.parse("2C"),
        (Card.parse("2C"), Card.parse("2C"), Card.parse("2C")),
        [],
    ],
)
def test_a_player_that_fails_is_replaced_by_the_steady_one(answer):
    broken, with_broken = played_out(*table(Broken(answer)))
    steady, without = played_out(*table(SteadyPlayer()))
    assert broken.log == steady.log
    faults = [automatic.fault for automatic in with_broken if automatic.seat == 0]
    assert any(faults)
    assert not any(automatic.fault for automatic in with_broken if automatic.seat != 0)
    assert not any(automatic.fault for automatic in without)


def test_the_fault_says_what_happened():
    _, automatic = played_out(*table(Broken(RuntimeError("out of ideas"))))
    assert "it raised RuntimeError: out of ideas" in {a.fault for a in automatic}
    _, automatic = played_out(*table(Broken(Card.parse("QS"))))
    faults = {a.fault for a in automatic if a.fault}
    assert any("the rules refuse its answer" in fault for fault in faults)


def test_a_dismissed_player_is_never_asked_again():
    referee, house = table(Broken(AssertionError("asked")))
    house.dismiss(0)
    _, automatic = played_out(referee, house)
    faults = {a.fault for a in automatic if a.seat == 0}
    assert faults == {"there is no computer player in this seat"}


def test_a_watching_player_is_told_what_its_seat_sees_and_nothing_twice():
    watching = Watching()
    referee, _ = played_out(*table(watching), hands=2)
    expected = [event for update in referee.missed(0, 0) for event in update.events]
    assert watching.seen == expected[: len(watching.seen)]
    plays = [event for event in watching.seen if isinstance(event, CardPlayed)]
    assert len(plays) > 90


def test_the_same_shuffler_deals_the_same_cards():
    first, _ = played_out(*table(SimplePlayer()))
    second, _ = played_out(*table(SimplePlayer()))
    assert first.log == second.log
    deals = [action for seat, action in first.log if seat == CHANCE]
    assert all(isinstance(action, DealHand) for action in deals)


def test_the_house_leaves_people_alone_but_passes_for_the_others():
    holders = [SeatHolder("Anna"), *(SeatHolder(f"P{seat}", "steady") for seat in (1, 2, 3))]
    referee = Referee.open(RULES, holders)
    players = {seat: player_named("steady", random.Random(seat)) for seat in (1, 2, 3)}
    house = House(players, random.Random(5))
    while (automatic := house.next_automatic_action(referee)) is not None:
        referee, _ = referee.act(automatic.seat, automatic.action)
    assert referee.to_act == (0,)
    assert len(referee.log) == 4
    action = choose_action(SimplePlayer(), referee.view(0))
    assert referee.submit(0, action, decision=referee.decision(0))


def test_a_damaged_file_of_habits_stops_no_table(tmp_path, monkeypatch):
    (tmp_path / "habits.toml").write_text("void_gain = 1.0\n")
    monkeypatch.setattr(habits, "files", lambda _: tmp_path)
    habits.trained_habits.cache_clear()
    try:
        expert, with_expert = played_out(*table(player_named("expert", random.Random(1))))
    finally:
        habits.trained_habits.cache_clear()
    steady, _ = played_out(*table(SteadyPlayer()))
    assert expert.log == steady.log
    faults = [automatic.fault for automatic in with_expert if automatic.fault]
    assert faults
    assert all("HabitsError: habits.toml is damaged" in fault for fault in faults)


def test_a_damaged_network_stops_no_table(tmp_path, monkeypatch):
    (tmp_path / "network.npz").write_bytes(b"no weights")
    monkeypatch.setattr(network_weights, "files", lambda _: tmp_path)
    caches = (network_weights.trained_network, numbers_of)
    for cache in caches:
        cache.cache_clear()
    try:
        master, with_master = played_out(*table(player_named("master", random.Random(1))))
        # Who does not ask the network is not touched.
        _, with_strong = played_out(*table(player_named("strong", random.Random(1))))
    finally:
        for cache in caches:
            cache.cache_clear()
    steady, _ = played_out(*table(SteadyPlayer()))
    assert master.log == steady.log
    faults = [automatic.fault for automatic in with_master if automatic.fault]
    assert faults
    assert all("NetworkError: network.npz is damaged" in fault for fault in faults)
    assert not any(automatic.fault for automatic in with_strong)
