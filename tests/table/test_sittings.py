"""Who sat at a table while its match was played: told by the log alone."""

import random

import pytest

from openhearts.rules.actions import CHANCE
from openhearts.rules.ruletext import build_rules
from openhearts.table.chairs import SeatHolder
from openhearts.table.folding import Fold
from openhearts.table.referee import Referee
from openhearts.table.seat_entries import ComeBack, HandOver, Leave, Sit, SitIn, Start, SwapSeats
from openhearts.table.settings import Arrival, TableSettings
from openhearts.table.sittings import sittings_of
from playing import Player


class Match:
    """A match of four hands with Ann in seat 0 and Ben in seat 1, a computer player in seat 2."""

    def __init__(self, **settings):
        rules = build_rules("basic", players=3, changes={"hand_limit": 4, "target": "none"})
        settings = TableSettings(rated=True, **settings)
        self.now = Referee.open(rules, [SeatHolder("", "simple")] * 3, settings=settings)
        self.player = Player(random.Random(5))
        self.sit(0, "Ann")
        self.sit(1, "Ben")

    def do(self, seat, entry):
        self.now, _ = self.now.submit_about_seats(seat, entry)
        return self.now.seq

    def sit(self, seat, name):
        return self.do(seat, Sit(f"{self.now.seq:064x}", name))

    def hands(self, count):
        """Play so many hands, whoever sits there."""
        until = self.now.state.hands_played + count
        while self.now.state.hands_played < until:
            seat = self.now.to_act[0]
            self.now, _ = self.now.act(seat, self.player.action(self.now.state, seat))
        return self

    def some_cards(self):
        """Begin a hand."""
        while self.now.to_act[0] == CHANCE or self.now.view(0).hand is None:
            seat = self.now.to_act[0]
            self.now, _ = self.now.act(seat, self.player.action(self.now.state, seat))
        return self

    def told(self):
        return [(one.name, one.seat, one.since, one.played, one.stayed) for one in self.sittings]

    @property
    def sittings(self):
        return sittings_of(self.now)


@pytest.fixture
def match():
    begun = Match()
    begun.do(0, Start())
    return begun


def test_who_stays_plays_every_hand(match):
    match.hands(4)
    assert match.told() == [("Ann", 0, 0, 4, True), ("Ben", 1, 0, 4, True)]
    assert [one.number for one in match.sittings] == [1, 2]


def test_who_leaves_and_comes_back_has_two_sittings(match):
    match.hands(1)
    match.do(1, Leave())
    match.hands(1)
    again = match.sit(1, "Ben")
    match.hands(2)
    assert match.told()[1:] == [("Ben", 1, 0, 1, False), ("Ben", 1, 2, 2, True)]
    assert match.sittings[2].number == again


def test_hands_that_a_computer_player_ends_are_not_ones_own(match):
    match.some_cards()
    match.do(CHANCE, SitIn(1))
    match.hands(2)
    match.do(1, ComeBack())
    match.hands(2)
    assert match.told()[1] == ("Ben", 1, 0, 2, True)
    other = Match()
    other.do(0, Start())
    other.hands(3)
    other.do(CHANCE, SitIn(1))
    other.hands(1)
    assert other.told()[1] == ("Ben", 1, 0, 3, False)


def test_who_waits_for_the_next_hand_has_not_played_this_one():
    match = Match(arrival=Arrival.BETWEEN_HANDS)
    match.do(0, Start())
    match.hands(2).some_cards()
    match.sit(2, "Cat")
    match.hands(2)
    assert match.told()[2] == ("Cat", 2, 2, 1, True)


def test_what_was_before_the_match_does_not_count():
    match = Match()
    match.do(1, Leave())
    match.do(0, SwapSeats(0, 2))
    match.do(2, Start())
    match.hands(1)
    match.do(2, Leave())
    assert match.told() == [("Ann", 2, 0, 1, False)]


def test_a_match_that_is_not_begun_has_no_sittings():
    assert Match().sittings == []


def test_the_owner_may_be_another_one(match):
    match.do(0, HandOver(1))
    match.hands(4)
    assert [told[-1] for told in match.told()] == [True, True]


def test_the_log_is_gone_through_once_however_long_it_is(match, monkeypatch):
    match.hands(2)
    made = []
    folded = Fold.folded
    monkeypatch.setattr(Fold, "folded", lambda fold: (made.append(fold), folded(fold))[1])
    assert match.told() == [("Ann", 0, 0, 2, True), ("Ben", 1, 0, 2, True)]
    assert len(made) <= 1, "a value for each entry copies the log each time"
