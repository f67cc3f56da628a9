"""What waits to be sent: in order, no more than fits, and nothing twice."""

import asyncio

from openhearts.server.outbox import Outbox


def test_messages_are_taken_once_in_order_and_waited_for():
    async def use():
        outbox = Outbox(3)
        taking = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        assert not taking.done()
        assert outbox.put(b"a")
        assert outbox.put(None)
        assert await taking == [b"a", None]
        assert all(outbox.put(message) for message in (b"b", b"c", b"d"))
        assert not outbox.put(b"e")
        assert await outbox.take() == [b"b", b"c", b"d"]
        assert outbox.put(b"f")
        assert await outbox.take() == [b"f"]

    asyncio.run(use())


def test_whoever_stops_waiting_loses_no_message():
    async def use():
        outbox = Outbox(3)
        taking = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        taking.cancel()
        outbox.put(b"a")
        await asyncio.gather(taking, return_exceptions=True)
        assert await outbox.take() == [b"a"]

    asyncio.run(use())
