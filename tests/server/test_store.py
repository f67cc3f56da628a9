"""The store: nothing is told that is not kept, and no foreign database is touched."""

import asyncio
import json
import os
import sqlite3
import time
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from openhearts.rules.ruletext import build_rules
from openhearts.server.identity import token_hash
from openhearts.server.storage.database import (
    DATABASE_NAME,
    LATEST_REVISION,
    DatabaseRefused,
    known_revisions,
    open_database,
)
from openhearts.server.storage.store import SequenceTaken, Store, StoreFailed
from openhearts.server.storage.tables import METADATA
from openhearts.table.chairs import SeatHolder
from openhearts.table.referee import Referee
from openhearts.table.seat_entries import ChangeSettings, LetWatch, Sit
from openhearts.table.settings import TableSettings, Watching
from server.frame_checker import check_order
from server.live import Person, call, live_server, seeded_house

SEATS = [SeatHolder("Anna"), *(SeatHolder(f"P{seat}", "simple") for seat in (1, 2, 3))]


def with_store(database, use):
    """What ``use(store)`` returns, over a database opened for it."""

    async def run():
        store = Store(await open_database(database))
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def some_steps(count=6):
    referee = Referee.open(build_rules(), SEATS)
    house = seeded_house(referee)
    steps = []
    while len(steps) < count and (automatic := house.next_automatic_action(referee)):
        referee, step = referee.act(automatic.seat, automatic.action)
        steps.append(step)
    return referee, steps


def test_a_table_comes_back_as_it_was(database):
    referee, steps = some_steps()

    async def use(store):
        assert await store.load("t") is None
        await store.create("t", Referee.open(referee.rules, SEATS), {0: token_hash("a")})
        for step in steps:
            await store.append("t", step)
        return await store.load("t")

    stored = with_store(database, use)
    assert stored.referee == referee
    assert stored.token_hashes == {0: token_hash("a")}
    assert with_store(database, lambda store: store.load("t")) == stored


def test_a_table_whose_settings_changed_comes_back_as_it_was(database):
    seats = [SeatHolder("", "simple")] * 4
    start = Referee.open(build_rules(), seats, settings=TableSettings(watching=Watching.SEAT))
    changes = [
        Sit(token_hash("a"), "Anna"),
        LetWatch(allowed=True),
        ChangeSettings(TableSettings()),
    ]
    changed, steps = start, []
    for entry in changes:
        changed, step = changed.act(0, entry)
        steps.append(step)

    async def use(store):
        await store.create("begun", changed, {})
        await store.create("step", start, {})
        for step in steps:
            await store.append("step", step)
        return [(await store.load(name)).referee for name in ("begun", "step")]

    assert with_store(database, use) == [changed, changed]


def test_an_action_number_is_given_once(database):
    _, steps = some_steps()

    async def use(store):
        await store.create("t", Referee.open(build_rules(), SEATS), {0: token_hash("a")})
        await store.append("t", steps[0])
        with pytest.raises(SequenceTaken):
            await store.append("t", steps[0])
        await store.append("t", steps[1])
        return await store.load("t")

    assert with_store(database, use).referee.seq == 2


def test_a_table_is_created_whole_or_not_at_all(database):
    async def use(store):
        start = Referee.open(build_rules(), SEATS)
        with pytest.raises(StoreFailed):
            await store.create("t", start, {0: token_hash("a"), 1: None})
        assert await store.load("t") is None
        await store.create("t", start, {0: token_hash("a")})
        with pytest.raises(StoreFailed):
            await store.create("t", start, {0: token_hash("a")})

    with_store(database, use)


def test_secrets_are_stored_as_hashes_only(database):
    with live_server(database) as live:
        table_id, token = live.new_table()
        with Person(live.port, table_id, token) as person:
            person.join()
            person.play(turns=2)
    for file in database.parent.iterdir():
        assert token.encode() not in file.read_bytes()


def test_every_commit_is_flushed_to_the_disk(database):
    async def use(store):
        async with store._engine.connect() as connection:
            return [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]

    assert with_store(database, use) == ["wal", 2, 1]


def test_the_migrations_make_the_tables_of_the_program(database):
    def differences(connection):
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, METADATA)

    async def use(store):
        async with store._engine.connect() as connection:
            return await connection.run_sync(differences)

    assert with_store(database, use) == []


@pytest.fixture
def made(database):
    """A database with a table in it."""

    async def use(store):
        await store.create("t", Referee.open(build_rules(), SEATS), {0: token_hash("a")})

    with_store(database, use)
    return database


def test_the_latest_revision_is_that_of_the_last_migration(made):
    with closing(sqlite3.connect(made)) as connection:
        [(found,)] = connection.execute("SELECT version_num FROM alembic_version")
    assert found == LATEST_REVISION
    assert found in known_revisions()


def refusal_of(database):
    before = database.read_bytes() if database.is_file() else None
    with pytest.raises(DatabaseRefused) as refused:
        with_store(database, lambda store: store.load("t"))
    if before is not None:
        assert database.read_bytes() == before
    message = str(refused.value)
    assert "\n" not in message
    assert str(database) in message or str(database.parent) in message
    return message


def run_sql(database, *statements):
    with closing(sqlite3.connect(database)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def test_a_newer_database_is_refused(made):
    run_sql(made, "UPDATE alembic_version SET version_num = '9999'")
    assert "was made by a newer OpenHearts" in refusal_of(made)


def test_a_database_of_another_program_is_refused(database):
    database.parent.mkdir()
    run_sql(database, "CREATE TABLE recipes (name TEXT)")
    assert "belongs to another program" in refusal_of(database)


def test_a_database_of_another_alembic_program_is_refused(database):
    database.parent.mkdir()
    run_sql(
        database,
        "CREATE TABLE alembic_version (version_num TEXT)",
        "INSERT INTO alembic_version VALUES ('0001')",
    )
    assert "belongs to another program" in refusal_of(database)


def test_a_file_that_is_no_database_is_refused(database):
    database.parent.mkdir()
    database.write_text("Dear diary, today I shot the moon.\n" * 100)
    assert "damaged or no database" in refusal_of(database)


def test_a_damaged_database_is_refused(made):
    content = bytearray(made.read_bytes())
    for place in range(4096, len(content)):
        content[place] = (content[place] * 7 + 13) % 256
    made.write_bytes(content)
    assert "damaged" in refusal_of(made)


def test_half_a_database_is_refused(made):
    content = made.read_bytes()
    made.write_bytes(content[: len(content) // 2 + 100])
    assert "damaged" in refusal_of(made)


def test_a_folder_in_place_of_the_database_is_refused(database):
    database.mkdir(parents=True)
    assert "cannot be opened" in refusal_of(database)


def test_a_file_in_place_of_the_folder_is_refused(database):
    database.parent.write_text("")
    assert "cannot be made" in refusal_of(database)


def test_an_empty_file_becomes_a_database(database):
    database.parent.mkdir()
    database.touch()
    assert with_store(database, lambda store: store.load("t")) is None


BROKEN_TABLES = {
    "a gap": "UPDATE actions SET seq = 99 WHERE seq = 2",
    "an action that is none": "UPDATE actions SET action = 'cheat' WHERE seq = 2",
    "a deal that is none": "UPDATE actions SET action = 'deal 2C' WHERE seq = 2",
    "an illegal action": "UPDATE actions SET seat = 3 WHERE seq = 1",
    "rules that are none": "UPDATE matches SET rules = 'standard players=99'",
    "seats that are none": "UPDATE matches SET seats = '{'",
    "too few seats": "UPDATE matches SET seats = '[]'",
    "a newer format": "UPDATE matches SET format = 99",
}


@pytest.mark.parametrize("damage", BROKEN_TABLES.values(), ids=BROKEN_TABLES.keys())
def test_a_table_that_cannot_be_read_is_said_to_be_so_and_others_play_on(database, damage):
    with live_server(database) as live:
        broken = live.new_table()
        with Person(live.port, *broken) as person:
            person.join()
            person.wait_alone()
    run_sql(database, damage)
    with live_server(database) as live:
        with Person(live.port, *broken) as person:
            assert person.join()["code"] == "STORE_FAILED"
        status, _, answer = call(live.port, "GET", f"/api/tables/{broken[0]}")
        assert (status, answer["code"]) == (503, "STORE_FAILED")
        with Person(live.port, *live.new_table()) as person:
            person.join()
            person.wait_alone()


def set_page_limit(live, pages):
    """Let the database grow no further than this many pages beyond what it has."""

    async def limit():
        async with live.store._engine.connect() as connection:
            now = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
            await connection.execute(text(f"PRAGMA max_page_count = {now + pages}"))

    live.inside(limit())


def test_a_full_disk_stops_a_table_and_space_lets_it_go_on(database, problems_expected):
    with live_server(database, store_retry_seconds=0.05) as live:
        table_id, token = live.new_table("standard", 4, {"target": 1000, "first_dealer": 0})
        with Person(live.port, table_id, token) as person:
            person.join()
            refusals = stops = 0
            while refusals < 1 or stops < 3:
                stops += 1
                set_page_limit(live, 0)
                while True:
                    person.wait_at_most(0.5)
                    if not person.its_turn:
                        break
                    kind, fields = person.choice()
                    answer = person.ask(kind, **fields)
                    if answer["type"] == "refused":
                        assert answer["code"] == "STORE_FAILED"
                        assert person.ask(kind, **fields)["code"] == "STORE_FAILED"
                        refusals += 1
                        break
                assert live.log(table_id).seq == person.now["seq"]
                set_page_limit(live, 500)
                person.wait_for_turn()
                person.act()
            person.wait_for_turn()
            check_order(person.updates)
            before = live.log(table_id)
    assert any("was not stored" in problem for problem in problems_expected())
    with live_server(database) as live, Person(live.port, table_id, token) as person:
        person.join()
        assert live.log(table_id) == before


def test_a_locked_database_stops_a_table_only_while_it_is_locked(database, problems_expected):
    with live_server(database) as live:
        table_id, token = live.new_table("standard", 4, {"first_dealer": 0})
        with Person(live.port, table_id, token) as person:
            person.join()
            person.wait_alone()
            kind, fields = person.choice()
            with closing(sqlite3.connect(database)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert person.ask(kind, **fields)["code"] == "STORE_FAILED"
                status, _, answer = call(live.port, "POST", "/api/tables", {"rules": {}})
                assert (status, answer["code"]) == (503, "STORE_FAILED")
                other.rollback()
            assert person.ask(kind, **fields)["type"] == "done"
            person.play(turns=5)


def test_two_servers_on_one_database_never_fork_a_match(database):
    with live_server(database) as one, live_server(database) as two:
        table_id, token = one.new_table("standard", 4, {"target": 30})
        with Person(one.port, table_id, token) as left, Person(two.port, table_id, token) as right:
            left.join()
            right.join()
            done = 0
            for turn in range(60):
                actor = left if turn % 2 else right
                if actor.over:
                    break
                actor.wait_at_most(0.3)
                if not actor.its_turn:
                    continue
                kind, fields = actor.choice()
                answer = actor.ask(kind, **fields)
                if answer["type"] == "done":
                    done += 1
                else:
                    assert answer["code"] in ("STALE_DECISION", "AGAINST_THE_RULES")
            assert done > 10
            check_order(left.updates)
            check_order(right.updates)
            known = {}
            for update in (*left.updates, *right.updates):
                frame = json.dumps([update["events"], update["view"]])
                assert known.setdefault(update["seq"], frame) == frame
        assert one.log(table_id) == two.log(table_id)


def test_a_write_that_fails_is_told_to_nobody(live, problems_expected):
    table_id, token = live.new_table()
    with Person(live.port, table_id, token) as person, Person(live.port, table_id, token) as tab:
        person.join()
        tab.join()
        person.wait_alone()
        append = live.store.append

        async def failing(*_):
            raise StoreFailed("no space left on device")

        live.store.append = failing
        kind, fields = person.choice()
        assert person.ask(kind, **fields)["code"] == "STORE_FAILED"
        frames = len(tab.frames)
        live.store.append = append
        assert tab.ask("moon", decision=0, choice="ADD")["type"] == "refused"
        assert all('"type":"update"' not in frame for frame in tab.frames[frames + 60 :])
        assert person.ask(kind, **fields)["type"] == "done"
        person.play(turns=3)
    assert len([p for p in problems_expected() if "no space left on device" in p]) == 1


def test_a_bots_write_that_fails_is_tried_again(database, problems_expected):
    with live_server(database, store_retry_seconds=0.02) as live:
        table_id, token = live.new_table("basic", 3, {"hand_limit": 1})
        append, fails = live.store.append, [0]

        async def failing_often(table, step):
            fails[0] += 1
            if step.seat != 0 and fails[0] % 3:
                raise StoreFailed("no space left on device")
            await append(table, step)

        live.store.append = failing_often
        with Person(live.port, table_id, token) as person:
            person.join()
            began = time.monotonic()
            person.play()
            assert person.over
            check_order(person.updates)
        assert time.monotonic() - began < 60


@pytest.mark.parametrize("name", ["what?mode=ro", "100% #1", "a b", "ключ", "x:y@z"])
def test_a_folder_may_have_any_name(tmp_path, name):
    database = tmp_path / name / DATABASE_NAME
    with_store(
        database, lambda store: store.create("t", Referee.open(build_rules(), SEATS), {0: "h"})
    )
    assert list(tmp_path.iterdir()) == [database.parent]
    assert with_store(database, lambda store: store.load("t")).token_hashes == {0: "h"}


@pytest.mark.skipif(os.name != "posix", reason="a file in use can be taken away")
@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
def test_a_database_taken_away_takes_no_more_actions(database, how):
    referee, steps = some_steps()

    async def use(store):
        await store.create("t", Referee.open(referee.rules, SEATS), {0: "h"})
        await store.append("t", steps[0])
        if how == "deleted":
            database.unlink()
        else:
            database.rename(database.with_name("elsewhere"))
            if how == "replaced":
                database.touch()
        with pytest.raises(StoreFailed, match="taken away"):
            await store.append("t", steps[1])
        with pytest.raises(StoreFailed, match="taken away"):
            await store.create("u", Referee.open(referee.rules, SEATS), {0: "h"})
        if how != "deleted":
            database.with_name("elsewhere").replace(database)
            await store.append("t", steps[1])

    with_store(database, use)
