"""Anything whatever over the wire: nothing fails, and what is refused changes nothing."""

import asyncio
import random

import pytest

from openhearts.players.hints import hints
from openhearts.players.searching import EFFORTS
from openhearts.server.live import hint_work
from openhearts.simulation.warm import ensure_warm
from server.fuzzing import Crowd
from server.live import live_server

WIDE = {
    "flood_burst": 10**9,
    "tables_burst": 10**9,
    "seats_burst": 10**9,
    "asks_burst": 10**9,
    "join_seconds": 10**6,
}


@pytest.fixture(autouse=True)
def little_effort(monkeypatch):
    """Hints cost little here: it is not the search that is tried."""
    ensure_warm()
    effort = EFFORTS["strong"]._replace(rounds=(2, 2), passes=4, pass_rounds=(2,))
    monkeypatch.setattr(hint_work, "hints", lambda view, rng: hints(view, rng, effort))


def fuzz(database, seed, messages):
    """Send so many messages; the log of the server is checked by a fixture of all tests here."""
    with live_server(database, **WIDE) as live:
        crowd = Crowd(live, random.Random(seed))
        asyncio.run(crowd.run(messages))
        # One who does nothing odd finds a server as it should be.
        live.gather("Zoe")
    return crowd


def test_three_thousand_messages_of_a_crowd_do_no_harm(database):
    crowd = fuzz(database, 5, 3000)
    assert crowd.kinds["done"] > 200
    assert crowd.kinds["refused"] > 1000
    assert crowd.codes.keys() >= {
        "MALFORMED",
        "TOO_LARGE",
        "STALE_DECISION",
        "AGAINST_THE_RULES",
        "NOT_ALLOWED",
        "NOT_JOINED",
        "WRONG_TOKEN",
    }
    assert crowd.frames > 200


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_ten_times_ten_thousand_messages_do_no_harm(database, seed):
    crowd = fuzz(database, seed, 10_000)
    print(crowd.sent, crowd.opened, crowd.frames, crowd.kinds, crowd.codes)  # noqa: T201
    assert crowd.kinds["done"] > 500
