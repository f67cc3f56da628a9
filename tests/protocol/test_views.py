"""What a view says of scores: it is worked out by the rules, and nothing is left to infer."""

import msgspec
import pytest

from openhearts.protocol.views import WireReset, public_part, wire_view
from openhearts.rules.events import SPECTATOR, TotalReset
from openhearts.rules.options import MoonChoice
from openhearts.rules.view import MatchPhase
from playing import play_course
from rulebook.builders import begin_match, choose, play_hand, rules, tiny_rules

GAMES = {
    "the plain choice": rules(moon="CHOICE"),
    "black lady": rules("black-lady"),
    "a bonus card": rules("omnibus", moon="CHOICE"),
    "a bonus card that the moon needs": rules("omnibus", moon="CHOICE", moon_needs_bonus=True),
    "a bonus for no trick": rules(moon="CHOICE", no_trick_bonus=-5),
    "a sun that doubles": rules(moon="CHOICE", sun="DOUBLE"),
    "resets": rules(moon="CHOICE", exact_resets={"26": 3, "52": 0}, target=150),
    "a moon of its own value": rules(moon="CHOICE", moon_value=30, target=60, tie="PLAY_ON"),
    "a limit of hands": rules(moon="CHOICE", target="none", hand_limit=3),
    "three with a kitty": rules("kitty", 4, moon="CHOICE"),
}


def moments(rule_set, phase, seeds=range(6)):
    """Every state of some matches bent towards moons that waits for this."""
    courses = [play_course(rule_set, seed, 12, rigged=0.6, feeding=0.9) for seed in seeds]
    found = [state for course in courses for state in course.states if state.phase is phase]
    assert found, "it never came to that"
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_outcomes_of_a_moon_are_what_each_choice_then_does(game):
    for state in moments(GAMES[game], MatchPhase.CHOOSING_MOON):
        (shooter,) = state.to_act
        outcomes = wire_view(state.view(shooter)).moon_outcomes
        assert [outcome.choice for outcome in outcomes] == list(MoonChoice)
        for outcome in outcomes:
            after, _ = choose(state, outcome.choice)
            told = wire_view(after.view(shooter))
            assert outcome.scores == told.results[-1].scores
            assert outcome.totals == told.totals
            assert outcome.resets == told.results[-1].resets
            assert outcome.winners == told.winners


def test_the_outcomes_of_a_moon_are_for_its_shooter_alone_and_only_then():
    for state in moments(GAMES["the plain choice"], MatchPhase.CHOOSING_MOON):
        (shooter,) = state.to_act
        others = [seat for seat in range(-1, 4) if seat != shooter]
        assert all(wire_view(state.view(seat)).moon_outcomes == [] for seat in others)
        after, _ = choose(state, "ADD")
        assert wire_view(after.view(shooter)).moon_outcomes == []


def question(totals=None, **changes):
    """What a moon of the queen alone would do that took every trick: (ADD, SUBTRACT)."""
    given = tiny_rules("2C 3C 4C QS 2D 3D", moon="CHOICE", **changes)
    state, _ = play_hand(
        begin_match(given, totals), ["4C QS", "2C 2D", "3C 3D"], "2C 3C 4C QS 2D 3D"
    )
    return wire_view(state.view(0)).moon_outcomes


def test_the_outcomes_of_a_moon_count_the_sun():
    add, subtract = question(sun="DOUBLE")
    assert (add.points, add.totals) == (26, [0, 26, 26])
    assert (subtract.points, subtract.totals) == (26, [-26, 0, 0])


def test_the_outcomes_of_a_moon_count_bonuses():
    add, subtract = question(points={"2D": -4}, no_trick_bonus=-5)
    assert (add.points, add.scores) == (13, [-4, 8, 8])
    assert subtract.scores == [-17, -5, -5]


def test_the_outcomes_of_a_moon_count_resets():
    add, subtract = question((13, 37, 0), exact_resets={"50": 25})
    assert (add.totals, add.resets) == ([13, 25, 13], [WireReset(1, 50, 25)])
    assert (subtract.totals, subtract.resets) == ([0, 37, 0], [])


def test_the_outcomes_of_a_moon_say_whether_the_match_ends_and_who_wins():
    add, subtract = question((60, 90, 40))
    assert (add.winners, subtract.winners) == ([2], None)


@pytest.mark.parametrize("players", [3, 4])
def test_each_hand_of_the_score_sheet_holds_its_own_resets(players):
    given = rules("standard", players, exact_resets={"13": 2, "26": 0, "30": 11}, target=150)
    seen = 0
    for seed in range(6):
        course = play_course(given, seed, 15)
        told = [
            [WireReset(event.seat, event.reached, event.becomes) for event in events]
            for events in (
                [one for one in step if isinstance(one, TotalReset)]
                for step in course.events
                if any(type(one).__name__ == "HandScored" for one in step)
            )
        ]
        view = course.last.view(0)
        sheet = wire_view(view).results
        assert [result.resets for result in sheet] == told
        seen += sum(map(len, told))
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_the_shared_part_of_views_changes_no_byte_of_them(game):
    public, fitted, moments = None, 0, 0
    for state in play_course(GAMES[game], 5, 3, rigged=0.5, feeding=0.5).states:
        for seat in (*range(state.rules.players), SPECTATOR):
            view = state.view(seat)
            alone = msgspec.json.encode(wire_view(view))
            moments += 1
            fitted += public is not None and public.fits(view)
            assert msgspec.json.encode(wire_view(view, public)) == alone
            if public is None or not public.fits(view):
                public = public_part(view)
            assert msgspec.json.encode(wire_view(view, public)) == alone
    assert fitted > moments / 4
