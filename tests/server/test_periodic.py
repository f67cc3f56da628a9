"""Work that is done again and again ends with a whole round."""

import asyncio

from openhearts.server.storage import periodic
from openhearts.server.storage.periodic import Periodic
from openhearts.server.storage.store import StoreFailed


def test_a_round_is_not_broken_off_by_the_end():
    rounds = []

    async def use():
        async def do():
            rounds.append("begun")
            await asyncio.sleep(0.2)
            rounds.append("ended")

        work = Periodic(do, 60, failure="it fails")
        work.start()
        await asyncio.sleep(0.05)
        assert not work.stopping
        await work.stop()
        await asyncio.sleep(0.1)

    asyncio.run(use())
    assert rounds == ["begun", "ended"]


def test_a_round_that_does_not_end_is_broken_off_at_last(monkeypatch):
    monkeypatch.setattr(periodic, "LAST_SECONDS", 0.1)

    async def use():
        work = Periodic(asyncio.Event().wait, 0, failure="it fails")
        work.start()
        await asyncio.sleep(0.05)
        async with asyncio.timeout(2):
            await work.stop()

    asyncio.run(use())


def test_a_store_that_fails_is_told_of_once_until_it_works_again(problems_expected):
    answers = iter([False, False, True, False])

    async def use():
        async def do():
            if not next(answers, True):
                raise StoreFailed("the disk is full")

        work = Periodic(do, 0, failure="it fails")
        work.start()
        await asyncio.sleep(0.2)
        await work.stop()

    asyncio.run(use())
    assert problems_expected() == ["it fails: the disk is full"] * 2


def test_a_fault_in_one_round_does_not_end_the_others(problems_expected):
    async def use():
        rounds, third = [], asyncio.Event()

        async def do():
            rounds.append("begun")
            if len(rounds) == 1:
                raise KeyError("a fault")
            if len(rounds) == 3:
                third.set()

        work = Periodic(do, 0, failure="it fails")
        work.start()
        async with asyncio.timeout(30):
            await third.wait()
        await work.stop()

    asyncio.run(use())
    assert problems_expected() == ["it fails"]
