"""The same result however the deals are spread, and none is lost."""

import os
import random
import signal
import threading
import time
from collections import deque

import pytest

from openhearts.arena import playing
from openhearts.arena.errors import ArenaError
from openhearts.arena.guard import Guard
from openhearts.arena.playing import play_deal
from openhearts.arena.run import run_arena
from openhearts.arena.schedule import make_plan
from openhearts.arena.statistics import FIRST_CHECKPOINT, checksum, results_of
from openhearts.arena.workers import InlineBackend, ProcessBackend, Task
from openhearts.cards import Card
from openhearts.players import player_named
from openhearts.rules import events
from openhearts.rules.actions import CHANCE
from openhearts.rules.match import MatchState
from openhearts.rules.options import PassEntry
from openhearts.rules.ruletext import build_rules
from openhearts.table.chance import next_chance_action
from openhearts.table.moonwatch import MoonWatch


def plan_of(*entrants, layout="1v3", preset="standard", players=4, **options):
    return make_plan(build_rules(preset, players), entrants, layout, "arena", **options)


class Shuffled:
    """Plays as the inline backend does, but gives outcomes back in any order."""

    capacity = 5

    def __init__(self, seed):
        self._rng = random.Random(seed)
        self._tasks = deque()

    def submit(self, task):
        self._tasks.append(task)

    def collect(self):
        task = self._tasks[self._rng.randrange(len(self._tasks))]
        self._tasks.remove(task)
        return [(task, play_deal(task.plan, task.deal, task.out))]

    def cancel(self):
        self._tasks.clear()

    def close(self):
        self._tasks.clear()


def plain(run):
    return [outcome._replace(timing=()) for outcome in run.outcomes]


@pytest.fixture(scope="module")
def two_processes():
    backend = ProcessBackend(2)
    yield backend
    backend.close()


def test_one_and_two_jobs_and_any_order_give_the_same_result(two_processes):
    plan = plan_of("steady", "random")
    one = run_arena(plan, 12)
    two = run_arena(plan, 12, backend=two_processes, number=1)
    shuffled = run_arena(plan, 12, backend=Shuffled(3))
    assert plain(one) == plain(two) == plain(shuffled)
    assert [outcome.deal for outcome in one.outcomes] == list(range(12))
    assert checksum(one.outcomes) == checksum(two.outcomes)


def test_a_longer_arena_begins_with_the_shorter_one():
    plan = plan_of("random", "simple")
    assert plain(run_arena(plan, 3)) == plain(run_arena(plan, 6))[:3]


def test_early_stopping_does_not_depend_on_what_is_played_at_once():
    plan = plan_of("simple", "random", players=3)
    one = run_arena(plan, 200, until=100.0)
    many = run_arena(plan, 200, until=100.0, backend=Shuffled(1))
    assert len(one.outcomes) == len(many.outcomes) == FIRST_CHECKPOINT
    assert one.asked == 200
    assert plain(one) == plain(many)
    assert len(run_arena(plan, 60, until=0.001).outcomes) == 60


def test_a_worker_that_is_killed_loses_no_deal():
    plan = plan_of("steady", "simple")
    backend = ProcessBackend(2)
    killed = []

    def kill(number, outcomes):
        if len(outcomes) in (2, 5) and len(killed) < 2:
            killed.append(backend.pids[0])
            os.kill(backend.pids[0], signal.SIGKILL)

    try:
        run = run_arena(plan, 10, backend=backend, progress=kill)
    finally:
        backend.close()
    assert len(killed) == 2
    assert plain(run) == plain(run_arena(plan, 10))


def test_a_deal_that_always_ends_its_worker_is_reported():
    plan = plan_of("steady", "uct:1000x9999")
    backend = ProcessBackend(1)
    stop = threading.Event()

    def kill_all():
        while not stop.is_set():
            for pid in backend.pids:
                os.kill(pid, signal.SIGKILL)
            time.sleep(0.05)

    thread = threading.Thread(target=kill_all)
    try:
        backend.submit(Task(plan, 0, 0, frozenset()))
        thread.start()
        with pytest.raises(ArenaError, match="deal 0 has ended its worker process 3 times"):
            backend.collect()
    finally:
        stop.set()
        thread.join()
        backend.close()


def test_closing_ends_workers_in_the_middle_of_a_deal():
    backend = ProcessBackend(1)
    backend.submit(Task(plan_of("uct:1000x9999", "simple"), 0, 0, frozenset()))
    (pid,) = backend.pids
    backend.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_player_that_cannot_be_made_forfeits(two_processes):
    plan = plan_of("nobody", "simple", whole_matches=True)
    run = run_arena(plan, 2, backend=two_processes, number=7)
    assert results_of(run.plan, run.outcomes)[0].forfeits > 2


def test_whole_matches_share_every_deal():
    plan = plan_of("steady", "simple", whole_matches=True)
    outcome = play_deal(plan, 0)
    assert all(game.hands > 1 and max(game.points) >= 100 for game in outcome.games)
    assert all(sum(game.won) == pytest.approx(1) for game in outcome.games)
    run = run_arena(plan, 3)
    first, second = results_of(plan, run.outcomes)
    assert first.wins.mean + 3 * second.wins.mean == pytest.approx(1)


def test_a_match_without_end_is_an_error(monkeypatch):
    monkeypatch.setattr(playing, "MOST_HANDS", 2)
    with pytest.raises(ArenaError, match="not over after 2 hands"):
        play_deal(plan_of("steady", "simple", whole_matches=True), 0)


@pytest.mark.parametrize(
    ("preset", "players"), [("omnibus", 4), ("black-maria", 4), ("spot", 5), ("classic", 3)]
)
def test_other_games_and_tables(preset, players):
    plan = plan_of("steady", "shooter", preset=preset, players=players, layout="all")
    outcome = play_deal(plan, 1)
    assert len(outcome.games) == 2**players - 2
    assert not outcome.faults


# ------------------------------------------------------------------ faults


class Faulty:
    """Plays as ``simple`` until its fault is due."""

    def __init__(self, fault):
        self._fault = fault
        self._simple = player_named("simple", random.Random(0))

    def choose_pass(self, view):
        if self._fault == "passes too few":
            return (view.hand.cards.lowest(),)
        if self._fault == "passes another's":
            return tuple(set(view.rules.deck) - set(view.hand.cards))[: view.hand.cards_to_pass]
        return self._simple.choose_pass(view)

    def choose_play(self, view):
        if self._fault == "raises":
            raise RuntimeError("lost")
        if self._fault == "plays anything":
            return Card.parse("AH") if view.legal_cards().lowest().text != "AH" else None
        if self._fault == "plays nothing":
            return None
        return self._simple.choose_play(view)

    def choose_moon(self, view):
        return "BOTH"


def match_view(phase_entry):
    rules = build_rules("standard", 4, {"first_dealer": 0, "pass_cycle": [phase_entry]})
    state, _ = MatchState.start(rules)
    state, _ = state.apply(CHANCE, next_chance_action(state, random.Random(5)))
    return state


@pytest.mark.parametrize("fault", ["passes too few", "passes another's"])
def test_a_wrong_pass_is_a_forfeit_and_simple_passes(fault):
    state = match_view("L")
    guard = Guard(lambda: Faulty(fault))
    view = state.view(0)
    assert guard.choose_pass(view) == player_named("simple", random.Random(0)).choose_pass(view)
    assert len(guard.faults) == 1


@pytest.mark.parametrize("fault", ["raises", "plays anything", "plays nothing"])
def test_a_wrong_play_is_a_forfeit_and_simple_plays_the_hand(fault):
    state = match_view("H")
    seat = state.to_act[0]
    guard = Guard(lambda: Faulty(fault))
    view = state.view(seat)
    simple = player_named("simple", random.Random(0))
    assert guard.choose_play(view) == simple.choose_play(view)
    assert guard.choose_play(view) == simple.choose_play(view)
    assert len(guard.faults) == 1
    assert guard.faults[0].hand == 1


def test_who_forfeits_too_often_is_out_whatever_the_order(monkeypatch):
    """The third forfeit falls in some deal; every later deal is played without the player."""
    make = playing.maker_of

    def maker_of(name, rng, **seat):
        if name == "simple" and rng.random() < 0.02:
            return lambda: Faulty("raises")
        return make(name, rng, **seat)

    monkeypatch.setattr(playing, "maker_of", maker_of)
    plan = plan_of("steady", "simple")
    one = run_arena(plan, 40)
    assert plain(one) == plain(run_arena(plan, 40, backend=Shuffled(8)))
    result = results_of(plan, one.outcomes)[1]
    assert result.forfeits >= 3
    assert result.out_after is not None
    assert 0 < result.out_after < 39
    before = one.outcomes[: result.out_after + 1]
    assert sum(len(outcome.faults) for outcome in before) == result.forfeits
    assert all(outcome.cards[1] == 0 for outcome in one.outcomes[result.out_after + 1 :])


# ------------------------------------------------------------------- moons


def trick(number, winner, words):
    return events.TrickTaken(number, winner, tuple(map(Card.parse, words.split())), 0)


def watched(*happened):
    watch = MoonWatch(build_rules())
    watch(events.HandStarted(1, 0, PassEntry.HOLD, 0, 0))
    for event in happened:
        watch(event)
    return watch


def test_a_moon_is_threatened_with_half_the_points_and_stopped_by_one_card():
    watch = watched(
        trick(1, 2, "2C 3C 4C QS"), trick(2, 1, "2D 3D 4D 5D"), trick(3, 1, "2H 3H 4H 5H")
    )
    assert watch.threatened == [0, 0, 1, 0]
    assert watch.stopped[2] == [0, 1, 0, 0]


def test_few_points_are_no_threat():
    watch = watched(trick(1, 2, "2C 3C 4C 2H"), trick(2, 1, "2S 3S 4S QS"))
    assert watch.threatened == [0, 0, 0, 0]
    assert watch.stopped == [[0] * 4] * 4


def test_the_next_hand_begins_anew():
    watch = watched(
        trick(1, 2, "2C 3C 4C QS"),
        events.MoonShot(2, False),
        events.HandStarted(2, 1, PassEntry.HOLD, 0, 0),
        trick(1, 1, "2C 3C 4C 2H"),
    )
    assert watch.shot == [0, 0, 1, 0]
    assert watch.stopped == [[0] * 4] * 4


def test_the_inline_backend_forgets():
    backend = InlineBackend()
    backend.submit(Task(plan_of("steady", "simple"), 0, 0, frozenset()))
    backend.cancel()
    with pytest.raises(IndexError):
        backend.collect()
