"""What is to end ends, whatever it waits in."""

import asyncio

from openhearts.server.ending import end
from openhearts.server.processes.redis_bus import RedisBus


async def stubborn(times):
    """Take a cancellation for something else, as a client does for a time-out, so many times."""
    for _ in range(times):
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            continue
    await asyncio.Event().wait()


def test_a_task_that_swallows_a_cancellation_ends_all_the_same():
    async def use():
        task = asyncio.create_task(stubborn(2))
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await end(None, task)
        assert task.cancelled()

    asyncio.run(use())


def test_what_came_of_tasks_is_theirs_to_tell():
    async def fail():
        raise ValueError("it failed")

    async def use():
        failed, ended = asyncio.create_task(fail()), asyncio.create_task(asyncio.sleep(0, "here"))
        await asyncio.sleep(0.01)
        await end(failed, ended)
        await end()
        return ended.result()

    assert asyncio.run(use()) == "here"


class _Pipeline:
    """Swallows a cancellation while it sends."""

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        return None

    def publish(self, channel, message):
        pass

    async def execute(self):
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return


def test_a_bus_ends_though_its_client_swallows_the_cancellation(redis):
    async def use():
        bus = RedisBus(redis.address)
        await bus.start({}.get)
        bus._redis.pipeline = lambda **_: _Pipeline()
        async with asyncio.timeout(10):
            while not bus.whole:  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.02)
        bus.tell_entry("t", 1)
        await asyncio.sleep(0.1)
        async with asyncio.timeout(5):
            await bus.stop()

    asyncio.run(use())
