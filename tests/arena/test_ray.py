"""The arena on Ray: the same deals and the same result.

A stand-in with Ray's few calls stands for it where it is not installed, so that what is sent
and how losses are told is tested everywhere; `make soak` uses the real one where it is there.
"""

import os
import pickle
import signal
import subprocess
import sys
import threading
import time
import types

import pytest

from openhearts.arena.errors import ArenaError
from openhearts.arena.on_ray import RayBackend
from openhearts.arena.run import run_arena
from openhearts.arena.schedule import make_plan
from openhearts.arena.statistics import checksum
from openhearts.rules.ruletext import build_rules


class TaskFailed(Exception):
    def __init__(self, cause):
        super().__init__(str(cause))
        self.cause = cause


class WorkerLost(Exception):
    pass


def stand_in(capacity=3, losses=0):
    """A module with the calls of Ray that the arena makes; tasks end last in, first out."""
    ray = types.ModuleType("ray")
    ray.results, ray.cancelled, ray.alive = {}, [], False

    def init(**_):
        ray.alive = True

    def shutdown():
        ray.alive = False

    class Remote:
        def __init__(self, function):
            self.function = function

        def remote(self, *arguments):
            sent = pickle.loads(pickle.dumps(arguments))
            reference = len(ray.results)
            ray.results[reference] = (self.function, sent)
            return reference

    def get(reference):
        function, arguments = ray.results[reference]
        if losses:
            raise WorkerLost
        try:
            return pickle.loads(pickle.dumps(function(*arguments)))
        except ArenaError as error:
            raise TaskFailed(error) from error

    ray.init, ray.shutdown, ray.get = init, shutdown, get
    ray.is_initialized = lambda: ray.alive
    ray.cluster_resources = lambda: {"CPU": float(capacity)}
    ray.remote = lambda **_: Remote
    ray.wait = lambda references, num_returns: (references[-num_returns:], references[:-1])
    ray.cancel = lambda reference, force: ray.cancelled.append(reference)
    ray.exceptions = types.SimpleNamespace(RayTaskError=TaskFailed, RayError=WorkerLost)
    return ray


def plan_of(*entrants, **options):
    return make_plan(build_rules("omnibus"), entrants, "1v3", "ray", **options)


def test_the_result_is_that_of_one_process(monkeypatch):
    ray = stand_in()
    monkeypatch.setitem(sys.modules, "ray", ray)
    plan = plan_of("steady", "random")
    backend = RayBackend()
    assert backend.capacity == 3
    run = run_arena(plan, 10, backend=backend)
    backend.close()
    assert not ray.alive
    assert checksum(run.outcomes) == checksum(run_arena(plan, 10).outcomes)


def test_what_runs_is_cancelled_at_the_end(monkeypatch):
    ray = stand_in()
    monkeypatch.setitem(sys.modules, "ray", ray)
    backend = RayBackend()
    run_arena(plan_of("simple", "random"), 200, until=50.0, backend=backend)
    backend.close()
    assert len(ray.cancelled) <= 3


def test_a_deal_that_cannot_be_played_is_an_error(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", stand_in())
    monkeypatch.setattr("openhearts.arena.playing.MOST_HANDS", 1)
    backend = RayBackend()
    with pytest.raises(ArenaError, match="not over"):
        run_arena(plan_of("simple", "random", whole_matches=True), 3, backend=backend)


def test_a_deal_that_always_loses_its_worker_is_an_error(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", stand_in(losses=1))
    backend = RayBackend()
    with pytest.raises(ArenaError, match=r"deal \d has ended its worker 4 times: WorkerLost"):
        run_arena(plan_of("simple", "random"), 3, backend=backend)


def test_without_ray_the_error_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"pip install 'openhearts\[ray\]'"):
        RayBackend()


@pytest.mark.soak
@pytest.mark.filterwarnings("default")
def test_the_real_ray_gives_the_same_result_though_a_worker_is_killed():
    pytest.importorskip("ray")
    plan = plan_of("steady", "simple")
    backend = RayBackend()
    killed = []

    def kill():
        while not killed:
            time.sleep(0.2)
            listed = subprocess.check_output(["ps", "-eo", "pid,args"], text=True)
            for line in listed.splitlines():
                if "ray::_play" in line and not killed:
                    killed.append(int(line.split()[0]))
                    os.kill(killed[0], signal.SIGKILL)

    threading.Thread(target=kill, daemon=True).start()
    run = run_arena(plan, 80, backend=backend)
    backend.close()
    assert killed
    assert checksum(run.outcomes) == checksum(run_arena(plan, 80).outcomes)
