"""The habits of playouts: those of the steady player, those that training found, and bad files."""

from importlib.resources import files

import numpy as np
import pytest

from openhearts.arena.playing import play_deal
from openhearts.arena.schedule import make_plan
from openhearts.players.steady import SteadyPlayer
from openhearts.rules.ruletext import build_rules
from openhearts.simulation.errors import HabitsError
from openhearts.simulation.habits import (
    HABIT_NAMES,
    STEADY,
    read_habits,
    seat_habits,
    trained_habits,
    write_habits,
)
from openhearts.simulation.kernel import MOST_SEATS
from openhearts.simulation.policy import COSTS_SIZE, choose
from openhearts.simulation.situation import read_situation


@pytest.mark.parametrize(
    ("preset", "players", "least"),
    [("standard", 4, 0.94), ("omnibus", 4, 0.9), ("black-maria", 3, 0.9), ("classic", 5, 0.9)],
)
def test_the_policy_plays_as_the_steady_player_does(preset, players, least, monkeypatch):
    """It knows less (no pass, nothing worked out from counts), so seldom it plays otherwise."""
    asked, same = [], []
    steadily = SteadyPlayer.choose_play
    rows = seat_habits(0, STEADY, STEADY)

    def choose_play(self, view):
        card = steadily(self, view)
        if len(view.legal_cards()) > 1:
            situation = read_situation(view)
            chosen = choose(
                situation.state,
                np.zeros(COSTS_SIZE),
                np.zeros(MOST_SEATS, np.int64),
                rows,
                situation.numbers[0],
            )
            asked.append(card)
            if chosen == card.index:
                same.append(card)
        return card

    monkeypatch.setattr(SteadyPlayer, "choose_play", choose_play)
    plan = make_plan(build_rules(preset, players), ("steady", "simple"), "3v1", seed="habits")
    for deal in range(5):
        play_deal(plan, deal)
    assert len(asked) > 300
    assert len(same) / len(asked) >= least


def test_habits_are_written_and_read():
    assert read_habits(write_habits(STEADY)) == pytest.approx(STEADY, abs=1e-4)
    assert write_habits(trained_habits()) == (
        files("openhearts.simulation").joinpath("habits.toml").read_text("utf-8")
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace("boldness = ", "boldnes = "), "lack boldness"),
        (lambda text: text + "courage = 1.0\n", "there is no habit courage"),
        (lambda text: text.replace("fed = 0.6000", 'fed = "much"'), "fed should be a number"),
        (lambda text: text.replace("fed = 0.6000", "fed = nan"), "fed should be a number"),
        (lambda text: text.replace("fed = 0.6000", "fed = 1e9"), "fed should be a number"),
        (lambda text: text.replace("fed = 0.6000", "fed = true"), "fed should be a number"),
        (lambda text: text[: len(text) // 2] + "\0", "not written in TOML"),
        (lambda _: "", "lack void_gain"),
    ],
    ids=["lacking", "unknown", "words", "nan", "huge", "truth", "cut", "empty"],
)
def test_bad_habits_are_refused(change, message):
    with pytest.raises(HabitsError, match=message):
        read_habits(change(write_habits(STEADY)))


def test_there_is_a_number_for_every_habit():
    assert len(HABIT_NAMES) == len(set(HABIT_NAMES)) == len(STEADY) == len(trained_habits())
