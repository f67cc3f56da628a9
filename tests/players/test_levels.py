"""The levels: what they do right from casual up, and what the searching ones do besides."""

import random
import threading

import numpy as np
import pytest

from openhearts.cards import CardSet
from openhearts.players import choose_action, player_named, random_stream
from openhearts.players.levels import LEVELS
from openhearts.players.searching import EFFORTS, SearchingPlayer, try_view_cards
from openhearts.players.standing import better_moon, value_of, win_chance
from openhearts.rules.options import MoonChoice
from openhearts.rules.ruletext import build_rules
from openhearts.rules.trick import Trick
from openhearts.rules.view import HandView, MatchPhase, PlayerView
from openhearts.simulation.errors import ImpossibleViewError
from players.moon_positions import moon_positions
from players.positions import cards, playing

FROM_CASUAL = [name for name in LEVELS if name != "beginner"]
FREE = {
    "pass_cycle": ["H"],
    "first_lead": "ELDEST",
    "opening_card": "ANY",
    "first_trick_points": "ALLOWED",
    "hearts_lead": "FREE",
    "moon": "NONE",
}


def small(hand, trick, rest, changes=None):
    """A view of the first trick of a hand dealt from a few cards only: a whole, honest view."""
    size = len(cards(hand))
    deck = CardSet.parse(f"{hand} {trick} {rest}")
    removed = CardSet.from_mask(build_rules("standard").deck.mask & ~deck.mask)
    options = {**FREE, "hand_size": size, "removed": str_of(removed), **(changes or {})}
    return playing(
        hand, trick, rules=build_rules("standard", 4, options), tricks=[], broken=any_heart(trick)
    )


def str_of(deck):
    return [card.text for card in deck]


def any_heart(trick):
    return any(card.text[1] == "H" for card in cards(trick))


KNOWN_FAULTS = [
    ("AD 3D 5C 8H", "9D 4D QS", "2C 3C 4C 6C 7C 8C 9C TC JC", {}, "3D"),
    ("QD 4D 7C", "TD QS", "JD 2C 3C 5C 8C 9C TC", {"points": {"JD": -10}}, "4D"),
    ("AS QS 6D", "2S KS 5S", "2D 3D 7D 8D 9D TD", {}, "QS"),
    ("KS QS 6D", "2S AS 5S", "2D 3D 7D 8D 9D TD", {}, "QS"),
    ("3D 4C", "", "9C AH KH QH JH TH", {}, "4C"),
]


@pytest.mark.parametrize("level", FROM_CASUAL)
@pytest.mark.parametrize(("hand", "trick", "rest", "changes", "right"), KNOWN_FAULTS)
def test_makes_none_of_the_mistakes_programs_are_known_for(
    level, hand, trick, rest, changes, right
):
    view = small(hand, trick, rest, changes)
    for seed in range(3):
        assert player_named(level, random_stream(seed)).choose_play(view).text == right


@pytest.mark.parametrize("level", LEVELS)
def test_an_only_card_is_played(level):
    view = small("QS", "2S", "3S 4S")
    assert player_named(level, random_stream(1)).choose_play(view).text == "QS"


@pytest.mark.parametrize("level", EFFORTS)
def test_threads_change_nothing(level):
    view = small("AD 3D 5C 8H", "9D 4D", "QS 2C 3C 4C 6C 7C 8C 9C TC JC")
    alone = player_named(level, random_stream(5)).choose_play(view)
    found = []

    def work():
        found.append(player_named(level, random_stream(5)).choose_play(view))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [alone] * 4


def impossible():
    played = [Trick(0, cards("2C 3D 4D 5D"), 0), Trick(0, cards("AC 6D 7D 8D"), 0)]
    hold = build_rules("standard", 4, {"pass_cycle": ["H"]})
    hand = "KC QC JC TC 9C 8C 7C 6C 5C 4C 3C"
    return playing(hand, rules=hold, tricks=played, seat=0, broken=True)


@pytest.mark.parametrize("level", EFFORTS)
def test_a_view_that_no_deal_leads_to_is_refused(level):
    with pytest.raises(ImpossibleViewError):
        player_named(level, random_stream(1)).choose_play(impossible())


def test_stops_moons_that_can_be_stopped_cheaply():
    positions = moon_positions(12)
    stopped = 0
    for number, (state, stops) in enumerate(positions):
        seat = state.to_act[0]
        card = player_named("expert", random_stream(number)).choose_play(state.view(seat))
        stopped += card in stops
    assert stopped >= 11


@pytest.mark.soak
@pytest.mark.parametrize("level", ["expert", "master"])
def test_stops_nineteen_moons_in_twenty(level):
    positions = moon_positions(200, seed=2)
    stopped = sum(
        player_named(level, random_stream(number)).choose_play(state.view(state.to_act[0])) in stops
        for number, (state, stops) in enumerate(positions)
    )
    assert stopped >= 0.95 * len(positions)


def test_more_work_is_better_informed():
    view = small("AD 3D 5C 8H", "9D 4D", "QS 2C 3C 4C 6C 7C 8C 9C TC JC")
    few = try_view_cards(view, EFFORTS["strong"], random.Random(1))
    many = try_view_cards(view, EFFORTS["expert"], random.Random(1))
    assert len(few[0].rows) < len(many[0].rows)


def finished_moon(totals, moon="CHOICE"):
    """A view of a hand in which seat 0 took everything and must say what its moon does."""
    rules = build_rules("standard", 4, {"moon": moon, "pass_cycle": ["H"]})
    deck = list(rules.deck)
    tricks = tuple(
        Trick(0, tuple(deck[place + 13 * suit] for suit in range(4)), 0) for place in range(13)
    )
    return PlayerView(
        seat=0,
        rules=rules,
        phase=MatchPhase.CHOOSING_MOON,
        dealer=3,
        totals=totals,
        hand=HandView(
            number=1,
            dealer=3,
            pass_entry=rules.pass_entry(1),
            cards_to_pass=0,
            kitty_size=0,
            leader=0,
            tricks=tricks,
            hearts_broken=True,
            shooter=0,
        ),
    )


@pytest.mark.parametrize(
    ("totals", "choice"),
    [
        ((0, 0, 0, 0), MoonChoice.ADD),
        ((80, 95, 30, 40), MoonChoice.SUBTRACT),
        ((60, 95, 70, 80), MoonChoice.ADD),
    ],
)
def test_a_moon_does_what_wins_the_match(totals, choice):
    view = finished_moon(totals)
    assert better_moon(view) is choice
    assert player_named("master", random_stream(1)).choose_moon(view) is choice


def test_chances_add_up_and_follow_the_totals():
    rules = build_rules("standard")
    totals = (20, 55, 70, 40)
    chances = [win_chance(rules, totals, 8, seat) for seat in range(4)]
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[3] > chances[1] > chances[2]
    assert win_chance(rules, (20, 100, 70, 40), 9, 0) == 1.0
    assert win_chance(rules, (20, 100, 20, 40), 9, 0) == 0.5


def test_near_the_end_the_match_counts_and_not_the_points():
    view = finished_moon((40, 92, 30, 45))
    value = value_of(view)
    lose_little = np.array([[5, 9, 6, 6, 5, 9, 6, 6, -1]])
    lose_more = np.array([[8, 6, 6, 6, 8, 6, 6, 6, -1]])
    assert value(lose_more)[0] > value(lose_little)[0]
    early = value_of(finished_moon((0, 0, 0, 0)))
    assert early(lose_little)[0] > early(lose_more)[0]


def test_a_searching_player_asks_for_nothing_but_its_view():
    view = small("AD 3D 5C 8H", "9D 4D QS", "2C 3C 4C 6C 7C 8C 9C TC JC")
    player = SearchingPlayer(random.Random(1), EFFORTS["strong"])
    assert choose_action(player, view).card in view.legal_cards()
