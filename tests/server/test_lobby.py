"""The list of open tables: right whichever process is asked, as long as somebody is there."""

import time
from contextlib import ExitStack

import pytest

from openhearts.server.endpoints import lobby_api
from openhearts.server.storage.postgres import read_address
from server.live import Person, call, live_server
from server.test_store import run_sql

OPEN = {"access": "LOBBY", "level": "simple"}
LONG_AGO = 15 * 60 * 1000
PATIENCE = 20


@pytest.fixture(autouse=True)
def fresh_list(monkeypatch):
    monkeypatch.setattr(lobby_api, "LOBBY_SECONDS", 0)


@pytest.fixture
def address(postgres):
    return postgres.address(postgres.new_database())


def listed(live):
    status, _, lobby = call(live.port, "GET", "/api/lobby")
    assert status == 200, lobby
    return [table["table_id"] for table in lobby["tables"]]


def wait_until(true):
    ended = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < ended, "it did not happen"
        time.sleep(0.1)


def test_every_process_lists_the_tables_where_somebody_is(postgres, redis, address):
    name = address.rsplit("/", 1)[1]

    def grow_old():
        for change in ("actions SET at = at", "lobby SET seen = seen"):
            postgres.ask(name, f"UPDATE {change} - {LONG_AGO}")

    with ExitStack() as ends:
        one, two = (
            ends.enter_context(
                live_server(read_address(address), bus=redis.address, mark_seconds=0.2)
            )
            for _ in range(2)
        )
        left, _, _ = one.gather("Ann", **OPEN)
        kept, token, _ = one.gather("Ben", **OPEN)
        hidden, _, _ = one.gather("Cat", access="LINK", level="simple")
        assert sorted(listed(two)) == sorted([left, kept])
        with Person(one.port, kept, token) as ben:
            ben.join()
            # Nothing has happened at either for a quarter of an hour, but Ben still waits.
            grow_old()
            wait_until(lambda: listed(two) == [kept])
            time.sleep(1)
            assert listed(one) == listed(two) == [kept]
            assert hidden not in listed(two)
            _, taken = two.sit(kept, "Dan")
            assert taken["table_id"] == kept
            grow_old()
            wait_until(lambda: listed(one) == listed(two) == [kept])
            ben.until(lambda me: me.table["seats"][1]["name"] == "Dan")
            ben.ask("close")
            assert listed(one) == listed(two) == []


def test_a_list_outlives_the_process_and_forgets_what_nobody_comes_back_to(database):
    with live_server(database) as live:
        table_id, token, _ = live.gather("Ann", **OPEN)
        with Person(live.port, table_id, token) as ann:
            ann.join()
    with live_server(database, mark_seconds=0.2) as live:
        assert listed(live) == [table_id]
        run_sql(database, f"UPDATE actions SET at = at - {LONG_AGO}")
        run_sql(database, f"UPDATE lobby SET seen = seen - {LONG_AGO}")
        time.sleep(0.5)
        assert listed(live) == []
        with Person(live.port, table_id, token) as ann:
            ann.join()
            wait_until(lambda: listed(live) == [table_id])


def test_a_table_that_cannot_be_read_hides_no_other(database, problems_expected):
    key = "k" * 32
    with live_server(database) as live:
        broken, _, _ = live.gather("Ann", owner=key, **OPEN)
        whole, _, _ = live.gather("Ben", owner=key, **OPEN)
    run_sql(database, f"UPDATE actions SET action = 'x' WHERE table_id = '{broken}'")
    with live_server(database) as live:
        for _ in range(3):
            assert listed(live) == [whole]
        headers = {"authorization": f"Bearer {key}"}
        status, _, own = call(live.port, "GET", "/api/own-tables", headers=headers)
        assert (status, [one["table_id"] for one in own["tables"]]) == (200, [whole])
    assert len([one for one in problems_expected() if broken in one]) == 1
