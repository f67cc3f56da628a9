"""One WebSocket after its handshake: what comes in, what goes out, and what a slow client costs."""

import asyncio
import os

import pytest
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import Protocol, Side

from openhearts.server.endpoints.connection import LARGEST_FRAME_BYTES, Connection
from openhearts.server.endpoints.keep_alive import keep_alive


class Wire(asyncio.Transport):
    """A transport that keeps what is written, and the client's side of it."""

    def __init__(self):
        self.client = Protocol(Side.CLIENT)
        self.frames, self.calls, self.closed = [], [], False

    def set_protocol(self, protocol):
        self.protocol = protocol

    def is_closing(self):
        return self.closed

    def write(self, data):
        self.client.receive_data(data)
        self.frames += self.client.events_received()

    def close(self):
        self.closed = True

    def abort(self):
        self.closed = True
        self.calls.append("abort")

    def pause_reading(self):
        self.calls.append("pause")

    def resume_reading(self):
        self.calls.append("resume")

    def say(self, *frames, cut=None):
        """Let the client send these frames, in pieces of so many bytes."""
        data = b"".join(frame.serialize(mask=True) for frame in frames)
        for first in range(0, len(data), cut or len(data)):
            self.protocol.data_received(data[first : first + (cut or len(data))])

    @property
    def texts(self):
        return [frame.data for frame in self.frames if frame.opcode is Opcode.TEXT]


class Hearer:
    """Remembers what it hears."""

    def __init__(self):
        self.messages, self.ends = [], 0

    def heard(self, message):
        self.messages.append(message)

    def gone(self):
        self.ends += 1


def connected(most=3):
    wire, hearer, connections = Wire(), Hearer(), set()
    connection = Connection(wire, connections, most_waiting=most)
    connection.serve(hearer)
    assert connections == {connection}
    return wire, hearer, connection, connections


@pytest.mark.parametrize("cut", [None, 1, 7])
def test_messages_come_whole_however_they_are_cut(cut):
    wire, hearer, _, _ = connected()
    wire.say(
        Frame(Opcode.TEXT, "schön".encode()),
        Frame(Opcode.TEXT, b"one,", fin=False),
        Frame(Opcode.PING, b"p"),
        Frame(Opcode.CONT, b"two", fin=True),
        Frame(Opcode.BINARY, b"raw"),
        Frame(Opcode.TEXT, b"\xff\xfe"),
        cut=cut,
    )
    assert hearer.messages == ["schön".encode(), b"one,two", None, None]
    assert [frame.opcode for frame in wire.frames] == [Opcode.PONG]


def test_what_a_slow_client_does_not_take_waits_in_order_and_only_so_much():
    wire, _, connection, _ = connected(most=3)
    assert connection.send(b"a")
    connection.pause_writing()
    assert [connection.send(text) for text in (b"b", b"c", b"d", b"e")] == [True, True, True, False]
    assert wire.texts == [b"a"]
    connection.resume_writing()
    assert connection.send(b"f")
    assert wire.texts == [b"a", b"b", b"c", b"d", b"f"]


def test_an_answer_goes_out_with_what_is_sent_after_it_or_soon():
    async def use():
        wire, _, connection, _ = connected()
        pieces, write = [], wire.write
        wire.write = lambda data: (pieces.append(data), write(data))
        assert connection.send_with_next(b"done")
        assert connection.send(b"update")
        assert (wire.texts, len(pieces)) == ([b"done", b"update"], 1)
        assert connection.send_with_next(b"alone")
        await asyncio.sleep(0)
        assert (wire.texts[2:], len(pieces)) == ([b"alone"], 2)
        connection.pause_writing()
        assert connection.send_with_next(b"later")
        connection.resume_writing()
        assert wire.texts[3:] == [b"later"]

    asyncio.run(use())


def test_a_client_that_is_slow_again_while_it_is_caught_up_with_misses_nothing():
    wire, _, connection, _ = connected(most=9)
    connection.pause_writing()
    for text in (b"a", b"b", b"c"):
        connection.send(text)
    write = wire.write

    def write_and_be_full(data):
        write(data)
        connection.pause_writing()

    wire.write = write_and_be_full
    connection.resume_writing()
    assert wire.texts == [b"a"]
    connection.send(b"d")
    wire.write = write
    connection.resume_writing()
    assert wire.texts == [b"a", b"b", b"c", b"d"]


def test_nothing_is_read_from_a_client_that_takes_nothing():
    wire, _, connection, _ = connected()
    connection.pause_writing()
    assert wire.calls == ["pause"], "each ping would be answered into the full buffer"
    connection.resume_writing()
    assert wire.calls == ["pause", "resume"]


def test_a_client_is_read_again_when_neither_it_nor_the_table_is_slow():
    wire, _, connection, _ = connected()
    connection.pause()
    connection.pause_writing()
    connection.go_on()
    assert wire.calls[-1] == "pause", "it is slow still"
    connection.pause()
    connection.resume_writing()
    assert wire.calls[-1] == "pause", "the table is slow still"
    connection.go_on()
    assert wire.calls[-1] == "resume"


def test_closing_tells_what_waited_first_and_ends_without_an_answer():
    async def use():
        wire, hearer, connection, connections = connected()
        connection.pause_writing()
        connection.send(b"last")
        connection.close(1000)
        connection.close(1011)
        assert connection.send(b"too late")
        assert [frame.opcode for frame in wire.frames] == [Opcode.TEXT, Opcode.CLOSE]
        assert Close.parse(wire.frames[1].data).code == 1000
        await asyncio.sleep(1.2)
        assert wire.calls[-1] == "abort"
        connection.connection_lost(None)
        assert hearer.ends == 1
        assert not connections

    asyncio.run(use())


def test_a_client_that_closes_is_answered():
    async def use():
        wire, hearer, connection, _ = connected()
        wire.say(Frame(Opcode.CLOSE, Close(1000, "").serialize()))
        assert [frame.opcode for frame in wire.frames] == [Opcode.CLOSE]
        assert wire.closed
        connection.connection_lost(None)
        assert hearer.ends == 1

    asyncio.run(use())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, bytes(LARGEST_FRAME_BYTES + 1)).serialize(mask=True), 1009),
        (Frame(Opcode.TEXT, b"not masked").serialize(mask=False), 1002),
        (Frame(Opcode.CONT, b"of nothing").serialize(mask=True), 1002),
        (b"\xff" * 20, 1002),
    ],
    # A mask is random: it would give the same test another name in each process.
    ids=["too long", "not masked", "a rest of nothing", "no frame"],
)
def test_what_is_against_the_protocol_closes_the_connection(data, code):
    async def use():
        wire, hearer, _, _ = connected()
        wire.protocol.data_received(data)
        assert [frame.opcode for frame in wire.frames] == [Opcode.CLOSE]
        assert Close.parse(wire.frames[0].data).code == code
        wire.protocol.data_received(os.urandom(50))
        assert not hearer.messages
        assert wire.closed

    asyncio.run(use())


def test_a_silent_client_is_asked_and_then_given_up():
    async def use():
        wire, hearer, connection, _ = connected()
        assert not connection.keep_alive(), "it was just there"
        assert connection.keep_alive()
        [ping] = wire.frames
        wire.say(Frame(Opcode.PONG, ping.data))
        assert not connection.keep_alive()
        assert connection.keep_alive(), "it is asked again"
        assert not connection.keep_alive()
        assert wire.frames[-1].opcode is Opcode.CLOSE
        assert wire.closed
        assert not hearer.messages

    asyncio.run(use())


def test_all_connections_are_looked_after(monkeypatch):
    monkeypatch.setattr("openhearts.server.endpoints.keep_alive.EVERY_SECONDS", 0.01)
    monkeypatch.setattr("openhearts.server.endpoints.keep_alive.AT_ONCE", 2)

    class Silent:
        times = 0

        def keep_alive(self):
            self.times += 1
            return True

    async def use():
        silent = [Silent() for _ in range(7)]
        looking = asyncio.create_task(keep_alive(lambda: silent))
        async with asyncio.timeout(5):
            while min(one.times for one in silent) < 2:  # noqa: ASYNC110 - they tell nobody
                await asyncio.sleep(0.01)
        looking.cancel()

    asyncio.run(use())


def test_a_connection_that_cannot_be_asked_keeps_no_other_from_being_asked(
    monkeypatch, problems_expected
):
    monkeypatch.setattr("openhearts.server.endpoints.keep_alive.EVERY_SECONDS", 0.01)

    class Broken:
        def keep_alive(self):
            raise KeyError("a fault")

    async def use():
        asked = asyncio.Event()

        class Well:
            def keep_alive(self):
                asked.set()
                return True

        asking = asyncio.create_task(keep_alive(lambda: [Broken(), Well()]))
        async with asyncio.timeout(30):
            await asked.wait()
        asking.cancel()

    asyncio.run(use())
    assert problems_expected()
