"""What every store promises, SQLite's and PostgreSQL's alike."""

import asyncio
import json
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, event, text
from sqlalchemy.ext.asyncio import create_async_engine

from openhearts.rules.ruletext import build_rules, format_rules
from openhearts.server.contests.contests import Contests, TryTaken, today
from openhearts.server.contests.outcomes import Outcomes
from openhearts.server.contests.ratings import RatingBook
from openhearts.server.identity import token_hash
from openhearts.server.live.sitting import gathering
from openhearts.server.past_matches.past import PastMatches
from openhearts.server.storage import leases
from openhearts.server.storage.database import (
    LATEST_REVISION,
    DatabaseRefused,
    known_revisions,
    migrate,
)
from openhearts.server.storage.due_tables import DueTable, DueTables
from openhearts.server.storage.gathered import Gathered
from openhearts.server.storage.history import History, Holding, NewImport
from openhearts.server.storage.leases import SharedLeases
from openhearts.server.storage.opening import open_store
from openhearts.server.storage.postgres import read_address
from openhearts.server.storage.store import Practice, SequenceTaken, StoreFailed
from openhearts.server.storage.tables import METADATA
from openhearts.table.chairs import SeatHolder
from openhearts.table.entries import format_entry
from openhearts.table.referee import Referee
from openhearts.table.seat_entries import NewInvitation, Sit
from openhearts.table.settings import Access, TableSettings
from openhearts.table.steps import Step
from server.live import Person, call, live_server, seeded_house

SEATS = [SeatHolder("Anna"), *(SeatHolder(f"P{seat}", "simple") for seat in (1, 2, 3))]
KEY = "a-key-that-this-browser-made-up"


@dataclass
class Place:
    """A fresh database of one kind."""

    database: Path | URL
    postgres: object = None

    @property
    def engine_url(self):
        if isinstance(self.database, Path):
            self.database.parent.mkdir(exist_ok=True)
            return URL.create("sqlite+aiosqlite", database=str(self.database))
        return self.database


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request, tmp_path):
    if request.param == "sqlite":
        return Place(tmp_path / "data" / "openhearts.db")
    postgres = request.getfixturevalue("postgres")
    return Place(read_address(postgres.address(postgres.new_database())), postgres)


@pytest.fixture
def in_postgres(postgres):
    return Place(read_address(postgres.address(postgres.new_database())), postgres)


@asynccontextmanager
async def opened(place):
    store = await open_store(place.database)
    try:
        yield store
    finally:
        await store.close()


def start():
    return Referee.open(build_rules(), SEATS)


def some_steps(count=8):
    """What the log of a table begins with, whoever plays in the person's seat."""
    bots = Referee.open(build_rules(), [SeatHolder(one.name, "simple") for one in SEATS])
    house = seeded_house(bots)
    referee, steps = start(), []
    while len(steps) < count:
        automatic = house.next_automatic_action(bots)
        bots, _ = bots.act(automatic.seat, automatic.action)
        referee, step = referee.act(automatic.seat, automatic.action)
        steps.append(step)
    return referee, steps


def run(coroutine):
    return asyncio.run(coroutine)


def test_a_table_comes_back_as_it_was(place):
    referee, steps = some_steps()
    practice = Practice("other", 2, 5, (1, 2, 3, 20))

    async def use():
        async with opened(place) as store:
            assert await store.load("t") is None
            hashes = {0: token_hash("a"), 2: token_hash("b")}
            await store.create("t", start(), hashes, {0: "owner"}, practice)
            for step in steps:
                await store.append("t", step)
            stored = await store.load("t")
        async with opened(place) as store:
            return stored, await store.load("t")

    first, second = run(use())
    assert first == second
    assert first.referee.log == referee.log
    assert first.token_hashes == {0: token_hash("a"), 2: token_hash("b")}
    assert first.practice == practice


def test_a_table_is_created_whole_or_not_at_all(place):
    async def use():
        async with opened(place) as store:
            with pytest.raises(StoreFailed):
                await store.create("t", start(), {0: token_hash("a"), 1: None})
            assert await store.load("t") is None
            await store.create("t", start(), {0: token_hash("a")})
            with pytest.raises(StoreFailed):
                await store.create("t", start(), {0: token_hash("a")})

    run(use())


def test_a_table_begins_with_its_log(place):
    referee, _ = some_steps()

    async def use():
        async with opened(place) as store:
            await store.create("t", referee, {0: token_hash("a")})
            return await store.load("t")

    assert run(use()).referee.log == referee.log


def test_a_number_is_given_once(place):
    _, steps = some_steps()

    async def use():
        async with opened(place) as store:
            await store.create("t", start(), {0: token_hash("a")})
            await store.append("t", steps[0])
            with pytest.raises(SequenceTaken):
                await store.append("t", steps[0])
            await store.append("t", steps[1])
            return await store.load("t")

    assert run(use()).referee.seq == 2


def test_an_action_of_no_table_is_no_loss_to_others(place):
    _, steps = some_steps()

    async def use():
        async with opened(place) as store:
            await store.create("t", start(), {0: token_hash("a")})
            outcomes = await asyncio.gather(
                store.append("nowhere", steps[0]),
                store.append("t", steps[0]),
                store.append("elsewhere", steps[0]),
                return_exceptions=True,
            )
            return outcomes, await store.load("t")

    (nowhere, here, elsewhere), stored = run(use())
    assert isinstance(nowhere, StoreFailed)
    assert isinstance(elsewhere, StoreFailed)
    assert here is None
    assert stored.referee.seq == 1


def test_what_arrives_together_shares_transactions(place):
    tables = [f"t{number}" for number in range(50)]
    _, steps = some_steps()
    groups = []

    async def use():
        async with opened(place) as store:
            for table in tables:
                await store.create(table, start(), {0: token_hash("a")})
            write = store._appends._entries.write

            async def noted(rows):
                groups.append(len(rows))
                return await write(rows)

            store._appends._entries.write = noted
            for step in steps[:3]:
                await asyncio.gather(*(store.append(table, step) for table in tables))
            return [await store.load(table) for table in tables]

    assert all(stored.referee.seq == 3 for stored in run(use()))
    assert 3 <= len(groups) <= 9
    assert sum(groups) == 150


@pytest.mark.parametrize("name", ['Zoë "O\'Hara"', "back\\slash\\", "🂡 ♥ %s $1 ?", "[[null]]"])
def test_a_name_is_stored_as_it_is_whatever_is_in_it(place, name):
    sitting = Sit(token_hash("z"), name)

    async def use():
        async with opened(place) as store:
            await store.create("t", start(), {0: token_hash("a")})
            await store.append("t", Step(1, 2, sitting, {}, at=2**40))
            return await store.entries_after("t", 0), await store.entries_after("t", 0, to=1)

    assert run(use()) == ([(2, sitting, 2**40)],) * 2


def test_entries_are_read_together_and_each_table_gets_its_own(place):
    tables = [f"t{number}" for number in range(30)]
    referee, steps = some_steps()
    queries = []

    async def use():
        async with opened(place) as store:
            for table in tables:
                await store.create(table, start(), {0: token_hash("a")})
                for step in steps:
                    await store.append(table, step)
            engine = store.engine.sync_engine
            event.listen(engine, "before_cursor_execute", lambda *seen: queries.append(seen[2]))
            found = await asyncio.gather(
                *(store.entries_after(table, n % 8, to=10) for n, table in enumerate(tables)),
                store.entries_after("nowhere", 0, to=3),
            )
            whole = await store.entries_after("t0", 2)
            return found, whole

    found, whole = run(use())
    log = [(seat, entry) for seat, entry in referee.log]
    for number, entries in enumerate(found[:-1]):
        assert [(seat, entry) for seat, entry, _ in entries] == log[number % 8 :]
    assert found[-1] == []
    assert [(seat, entry) for seat, entry, _ in whole] == log[2:]
    assert len([query for query in queries if "actions" in query]) <= 4


def test_of_many_who_want_a_number_at_once_one_gets_it(place):
    tables = [f"t{number}" for number in range(12)]
    _, steps = some_steps()

    async def append(store, table, step):
        try:
            await store.append(table, step)
        except SequenceTaken:
            return 0
        return 1

    async def use():
        async with opened(place) as one, opened(place) as two, opened(place) as three:
            for table in tables:
                await one.create(table, start(), {0: token_hash("a")})
            for step in steps:
                won = await asyncio.gather(
                    *(
                        append(store, table, step)
                        for table in tables
                        for store in (one, two, three, two)
                    )
                )
                assert [sum(won[n : n + 4]) for n in range(0, len(won), 4)] == [1] * len(tables)
            return [await two.load(table) for table in tables]

    assert all(stored.referee.seq == len(steps) for stored in run(use()))


def test_a_new_invitation_is_found_if_and_only_if_its_entry_is_stored(place):
    async def use():
        async with opened(place) as one, opened(place) as two:
            table, seated = gathering(build_rules(), TableSettings(access=Access.LINK), "Ann")
            await one.create("t", table, {}, code="FIRST22")
            assert await two.table_of_code("FIRST22") == "t"
            assert await two.table_invited_to("t") is None
            renewed, step = table.submit_about_seats(seated.seat, NewInvitation("0a", "SECOND2"))
            await one.append("t", step)
            _, late = table.submit_about_seats(seated.seat, NewInvitation("0b", "LATE222"))
            for store in (one, two):
                with pytest.raises(SequenceTaken):
                    await store.append_until("t", late, None)
            for word, found in (("0a", "t"), ("SECOND2", "t"), ("0b", None), ("LATE222", None)):
                assert await two.table_invited_to(word) == found
                assert await two.table_of_code(word) == found
            assert await two.table_of_code("FIRST22") == "t"
            stored = await two.load("t")
            assert (stored.code, stored.referee.log) == ("SECOND2", renewed.log)

    run(use())


def test_history_holds_what_was_put_into_it(place):
    async def use():
        async with opened(place) as store:
            history = History(store.engine)
            await store.create("t", start(), {0: token_hash("a")})
            assert await history.holding("me", "t") is None
            await history.hold("me", "t", 0)
            await history.hold("me", "t", 3)
            assert await history.holding("me", "t") == Holding(0)
            assert await history.owners() == ["me"]
            [line] = await history.played("me", 1)
            assert (line.id, line.seat, line.seq, line.facts) == ("t", 0, 0, None)
            for facts in ("one", "two"):
                await history.keep_facts("t", version=1, seq=0, facts=facts)
                assert (await history.played("me", 1))[0].facts == facts
                await history.keep_analysis("d", "e", facts)
                assert await history.analysis("d", "e") == facts
            assert (await history.played("me", 2))[0].facts is None
            await history.forget_derived()
            assert await history.analysis("d", "e") is None
            names, known = await history.take_in("me", [NewImport("x", "{}", "r\\u0000é", None)])
            again = await history.take_in("me", [NewImport("x", "{}", "r", None)])
            assert (known, again) == (0, (names, 1))
            assert await history.record(names[0]) == "r\\u0000é"
            assert [line.id for line in await history.imported("me")] == names

    run(use())


def test_a_file_that_comes_twice_at_once_is_taken_in_once(place):
    async def use():
        async with opened(place) as store:
            history = History(store.engine)
            records = [NewImport(digest, "{}", "r", None) for digest in ("x", "y")]
            answers = await asyncio.gather(*(history.take_in("me", records) for _ in range(8)))
            [names] = {tuple(names) for names, _ in answers}
            assert {line.id for line in await history.imported("me")} == set(names)
            # What somebody else takes in is theirs.
            others, known = await history.take_in("you", records)
            assert known == 0
            assert not set(others) & set(names)

    run(use())


def test_statistics_are_the_same_and_can_be_rebuilt(place):
    headers = {"authorization": f"Bearer {KEY}"}
    body = {
        "rules": {"preset": "standard", "changes": {"hand_limit": 1, "target": "none"}},
        "name": "Mia",
        "level": "simple",
    }
    with live_server(place.database) as live:
        for _ in range(2):
            _, _, made = call(live.port, "POST", "/api/tables", body, headers)
            with Person(live.port, made["table_id"], made["token"]) as person:
                person.join()
                person.play()
        _, _, found = call(live.port, "GET", "/api/statistics", headers=headers)
        _, _, page = call(live.port, "GET", "/api/matches?text=mia", headers=headers)
    assert [group["matches"] for group in found["groups"]] == [2]
    assert page["found"] == 2

    async def rebuilt():
        async with opened(place) as store:
            past = PastMatches(store, History(store.engine))
            assert await past.rebuild() == 2
            return await past.statistics(token_hash(KEY))

    assert [group.matches for group in run(rebuilt()).groups] == [2]


# ------------------------------------------------------------------- leases


def test_one_process_at_a_time_acts_for_a_table(place, monkeypatch):
    monkeypatch.setattr(leases, "LIFE_SECONDS", 0.6)
    monkeypatch.setattr(leases, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(leases, "MARGIN_SECONDS", 0.1)

    async def use():
        async with opened(place) as one, opened(place) as two:
            first, second = SharedLeases(one.engine), SharedLeases(two.engine)
            await first.start()
            await second.start()
            assert await first.hold("t")
            assert await first.hold("t")
            assert not await second.hold("t")
            assert await second.hold("u")
            assert await second.take_over(10) == []
            first.give_up("t")
            await _until(second.hold, "t")
            assert not await first.hold("t")
            # One dies without a word.
            second._beating.cancel()
            assert await first.take_over(10) == []
            await asyncio.sleep(0.9)
            assert len(await first.take_over(1)) == 1
            assert len(await first.take_over(10)) == 1
            assert await first.take_over(10) == []
            # It was only held up, and finds that others act now.
            await second._show_life()
            assert not await second.hold("t")
            assert await first.hold("t")
            assert await first.hold("u")
            # One leaves in good order, and the other need not wait.
            await first.stop()
            assert await second.hold("t")
            await second.stop()

    run(use())


async def _until(true, *arguments):
    async with asyncio.timeout(10):
        while not await true(*arguments):  # noqa: ASYNC110 - the database tells nobody
            await asyncio.sleep(0.05)


# ---------------------------------------------------------------- deadlines


def test_a_deadline_is_stored_with_the_entry_or_not_at_all(place):
    _, steps = some_steps()

    async def use():
        async with opened(place) as store:
            due = DueTables(store.engine)
            await store.create("t", start(), {})
            await store.create("u", start(), {})
            await store.append_until("t", steps[0], 500)
            await store.append_until("u", steps[0], 400)
            assert await due.passed(399, 9) == []
            assert await due.passed(500, 9) == [("u", 400), ("t", 500)]
            assert await due.passed(500, 1) == [("u", 400)]
            with pytest.raises(SequenceTaken):
                await store.append_until("t", steps[0], 7)
            await store.append_until("t", steps[1], 600)
            # Whoever read the old one changes nothing any more.
            await due.correct(DueTable("t", 500), 1)
            await due.correct(DueTable("t", 500), None)
            assert await due.passed(600, 9) == [("u", 400), ("t", 600)]
            await due.correct(DueTable("t", 600), 300)
            assert await due.passed(600, 9) == [("t", 300), ("u", 400)]
            await due.correct(DueTable("u", 400), None)
            await store.append_until("t", steps[2], None)
            assert await due.passed(10**15, 9) == []
            return (await store.load("t")).referee.seq

    assert run(use()) == 3


@pytest.mark.parametrize(
    ("settings", "looked_at"),
    [(None, False), (TableSettings(move_seconds=20), False), (TableSettings(move_days=3), True)],
)
def test_the_matches_by_correspondence_of_before_have_a_deadline(place, settings, looked_at):
    async def use():
        engine = create_async_engine(place.engine_url)
        stored = None if settings is None else msgspec.json.encode(settings).decode()
        async with engine.begin() as connection:
            await connection.run_sync(migrate, "0001")
            await connection.run_sync(old_match)
            await connection.run_sync(migrate, "0007")
            await connection.execute(
                text("UPDATE matches SET settings = :settings"), {"settings": stored}
            )
        await engine.dispose()
        async with opened(place) as store:
            return await DueTables(store.engine).passed(0, 9)

    assert run(use()) == ([("old", 0)] if looked_at else [])


# -------------------------------------------------------------------- lobby


def test_the_lobby_holds_what_was_seen_alive_not_long_ago(place):
    public = Referee.open(build_rules(), SEATS, settings=TableSettings(access=Access.LOBBY))

    async def use():
        async with opened(place) as store:
            lobby = Gathered(store.engine)
            for number, name in enumerate("tuv"):
                await store.create(name, public, {}, at=100 + number)
            await store.create("by-link", start(), {}, at=100)
            assert sorted(await lobby.listed(since=100)) == ["t", "u", "v"]
            assert sorted(await lobby.listed(since=102)) == ["v"]
            await lobby.mark_seen({"t": 300, "u": 50, "by-link": 300, "gone": 300})
            await lobby.mark_seen({})
            assert sorted(await lobby.listed(since=101)) == ["t", "u", "v"]
            assert sorted(await lobby.listed(since=300)) == ["t"]
            await lobby.unlist("t")
            assert await lobby.listed(since=300) == []

    run(use())


# --------------------------------------------------------------- migrations


def differences(connection):
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, METADATA)


def test_the_migrations_make_the_tables_of_the_program(place):
    async def use():
        async with opened(place) as store, store.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert run(use()) == []


def old_match(connection):
    """A match as the first revision holds it."""
    _, steps = some_steps()
    row = {
        "id": "old",
        "format": 2,
        "rules": format_rules(build_rules()),
        "seats": json.dumps([{"name": one.name, "level": one.level} for one in SEATS]),
        "created": "2026-01-02T03:04:05+00:00",
    }
    insert_row = (
        "INSERT INTO matches (id, format, rules, seats, created)"
        " VALUES (:id, :format, :rules, :seats, :created)"
    )
    connection.execute(text(insert_row), row)
    connection.execute(text("INSERT INTO seats VALUES ('old', 0, 'hash')"))
    for step in steps:
        row = {"seq": step.seq, "seat": step.seat, "action": format_entry(step.action)}
        columns = "(table_id, seq, seat, action) VALUES ('old', :seq, :seat, :action)"
        connection.execute(text(f"INSERT INTO actions {columns}"), row)
    return steps


@pytest.mark.parametrize("revision", sorted(known_revisions()))
def test_what_an_older_program_kept_is_there_after_every_upgrade(place, revision):
    async def use():
        engine = create_async_engine(place.engine_url)
        async with engine.begin() as connection:
            await connection.run_sync(migrate, "0001")
            steps = await connection.run_sync(old_match)
            await connection.run_sync(migrate, revision)
        await engine.dispose()
        async with opened(place) as store:
            async with store.engine.connect() as connection:
                found = await connection.scalar(text("SELECT version_num FROM alembic_version"))
                assert found == LATEST_REVISION
                assert await connection.run_sync(differences) == []
            stored = await store.load("old")
            return steps, stored

    steps, stored = run(use())
    assert stored.referee.seq == len(steps)
    assert stored.token_hashes == {0: "hash"}


def test_processes_that_start_at_once_make_the_tables_once(place):
    async def use():
        stores = await asyncio.gather(*(open_store(place.database) for _ in range(4)))
        for number, store in enumerate(stores):
            await store.create(f"t{number}", start(), {0: token_hash("a")})
        assert await stores[0].load("t3") is not None
        for store in stores:
            await store.close()

    run(use())


# ---------------------------------------------------- PostgreSQL's own ways


def refusal_of(address):
    async def use():
        await (await open_store(read_address(address))).close()

    with pytest.raises(DatabaseRefused) as refused:
        run(use())
    message = str(refused.value)
    assert "\n" not in message
    assert "xyzzy" not in message
    return message


def test_a_restart_of_the_database_costs_no_stored_action(in_postgres, problems_expected):
    _, steps = some_steps(40)
    postgres = in_postgres.postgres

    async def use():
        async with opened(in_postgres) as store:
            await store.create("t", start(), {0: token_hash("a")})
            for number, step in enumerate(steps):
                # In a thread: a server hears that its database goes while it does something else.
                if number == 10:
                    await asyncio.to_thread(postgres.kill)
                    with pytest.raises(StoreFailed):
                        await store.append("t", step)
                    await asyncio.to_thread(postgres.start)
                if number == 20:
                    await asyncio.to_thread(postgres.stop)
                    await asyncio.to_thread(postgres.start)
                await store.append("t", step)
            return await store.load("t")

    assert run(use()).referee.seq == len(steps)


def test_a_match_goes_on_after_a_restart_of_the_database(in_postgres, problems_expected):
    with live_server(in_postgres.database, store_retry_seconds=0.05) as live:
        table_id, token = live.new_table("basic", 3, {"hand_limit": 1})
        with Person(live.port, table_id, token) as person:
            person.join()
            person.play(turns=2)
            person.wait_for_turn()
            in_postgres.postgres.kill()
            kind, fields = person.choice()
            assert person.ask(kind, **fields)["code"] == "STORE_FAILED"
            in_postgres.postgres.start()
            person.play()
            assert person.over
        assert live.log(table_id).over


@pytest.mark.parametrize(
    "address",
    [
        "openhearts.db",
        "sqlite+aiosqlite:///x.db",
        "mysql://me:xyzzy@127.0.0.1/x",
        "postgresql+psycopg://me:xyzzy@127.0.0.1/x",
        "postgresql://me:xyzzy@127.0.0.1:notaport/x",
        "postgresql://me:xyzzy@127.0.0.1:99999999/x",
        "",
    ],
)
def test_an_address_that_is_none_is_refused(address):
    assert "--database takes an address like" in refusal_of(address)


def test_a_database_that_cannot_be_reached_is_refused(postgres):
    address = postgres.address("nosuch")
    assert '"nosuch" does not exist' in refusal_of(address)
    assert "cannot be used" in refusal_of(address.replace(str(postgres.port), "9"))
    assert "cannot be used" in refusal_of(address.replace("127.0.0.1", "nosuch.invalid"))


def test_foreign_and_newer_databases_are_refused(postgres):
    name = postgres.new_database()
    postgres.ask(name, "CREATE TABLE recipes (name TEXT)")
    assert "belongs to another program" in refusal_of(postgres.address(name))
    assert postgres.ask(name, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == ["1"]
    name = postgres.new_database()
    run(open_and_close(postgres.address(name)))
    postgres.ask(name, "UPDATE alembic_version SET version_num = '9999'")
    assert "was made by a newer OpenHearts" in refusal_of(postgres.address(name))


async def open_and_close(address):
    await (await open_store(read_address(address))).close()


def test_contests_and_outcomes_are_kept(place):
    async def use():
        async with opened(place) as store:
            contests, outcomes = Contests(store.engine), Outcomes(store)
            day = today()
            daily = await contests.daily(day)
            assert await contests.daily(day) == daily
            assert await contests.get(daily.id) == daily
            assert await contests.get("none") is None
            for table_id, owner in (("one", "ann"), ("two", "ann"), ("three", None)):
                counted = table_id == "one"
                trying = owner if counted else None
                enter = contests.entering(daily, trying, counted=counted)
                of = {0: owner or "x"}
                await store.create(table_id, daily.begun(start()), {0: "h"}, of, beside=enter)
            # A try that is taken leaves no table behind, nor a table that is there a try.
            second = contests.entering(daily, "ann", counted=True)
            with pytest.raises(TryTaken):
                await store.create("four", daily.begun(start()), {0: "h"}, beside=second)
            assert await store.load("four") is None
            other = contests.entering(daily, "ben", counted=True)
            with pytest.raises(StoreFailed):
                await store.create("one", daily.begun(start()), {0: "h"}, beside=other)
            assert await contests.own_try(daily.id, "ben") is None
            assert await contests.own_try(daily.id, "ann") == "one"
            assert [one.table_id for one in await contests.tables(daily.id)] == [
                "one",
                "three",
                "two",
            ]
            found = await outcomes.of(["one", "two", "none"])
            assert set(found) == {"one", "two"}
            assert not found["one"].ended
            assert await outcomes.of(["one", "two"]) == found
            assert (await RatingBook(store, outcomes).ratings(None)).games == []

    asyncio.run(use())
