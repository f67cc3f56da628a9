"""Many tables of four people, with a move every two seconds at each, over real WebSockets.

Starts a server (or several over one PostgreSQL and Redis), seats four people at every table, and
lets each whose turn it is play a legal card. Prints how long it takes from an action to the update
that the last of the four gets, what went wrong, the server's memory for each table beyond what it
takes without any, and the work of server and tool. Everything is on the loopback address.

    python bench/bench_tables.py --tables 2000 --seconds 60
    python bench/bench_tables.py --tables 2000 --processes 2 \\
        --database postgresql+asyncpg://… --bus redis://…
"""

import argparse
import asyncio
import base64
import contextlib
import cProfile
import os
import random
import resource
import secrets
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from sqlalchemy import insert

from openhearts.rules.ruletext import build_rules
from openhearts.server.identity import new_table_id, new_token, token_hash
from openhearts.server.running import listening_socket, run, serve
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.opening import open_store
from openhearts.server.storage.postgres import read_address
from openhearts.server.storage.tables import ACTIONS, MATCHES
from openhearts.table.chairs import SeatHolder
from openhearts.table.entries import format_entry
from openhearts.table.referee import Referee
from openhearts.table.seat_entries import Sit, Start
from openhearts.table.settings import TableSettings

SUBPROTOCOL = "openhearts.1"
ROOT = Path(__file__).resolve().parent.parent


class Hand(msgspec.Struct):
    cards: list[str]
    cards_to_pass: int = 0


class View(msgspec.Struct):
    seat: int
    phase: str
    to_act: list[int]
    legal: list[str] | None = None
    hand: Hand | None = None


class Message(msgspec.Struct):
    """What the tool needs to know of anything the server sends."""

    type: str
    seq: int = 0
    decision: int = 0
    view: View | None = None
    now: "Message | None" = None
    code: str | None = None


DECODE = msgspec.json.Decoder(Message).decode


class Seat(asyncio.Protocol):
    """One person's WebSocket: what of RFC 6455 two programs of ours need of each other."""

    def __init__(self, table, token):
        self.table, self.token = table, token
        self.buffer, self.open, self.number = bytearray(), False, 0
        self.now, self.bytes = None, 0

    def connection_made(self, transport):
        self.transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET /api/tables/{self.table.table_id}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Protocol: {SUBPROTOCOL}\r\n\r\n".encode()
        )

    def data_received(self, data):
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.table.load.fail(bytes(self.buffer[:40]).decode(errors="replace"))
                self.transport.close()
                return
            self.open = True
            del self.buffer[: end + 4]
            self.ask("join", token=self.token)
        while (frame := self._frame()) is not None:
            self.table.heard(self, frame)

    def _frame(self):
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        kind, frame = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        self.bytes += size
        if kind == 9:
            self.send(frame, kind=10)
            return self._frame()
        return frame if kind == 1 else self._frame()

    def send(self, data, kind=1):
        # The mask is there to keep proxies from being fooled; there is none, so it is zero.
        head = struct.pack("!BB", 128 | kind, 128 | min(126, len(data)))
        if len(data) >= 126:
            head += struct.pack("!H", len(data))
        self.transport.write(head + bytes(4) + data)

    def ask(self, kind, **fields):
        self.number += 1
        self.send(msgspec.json.encode({"type": kind, "request": self.number, **fields}))

    def connection_lost(self, error):
        if not self.table.load.ending:
            self.table.load.fail(f"a socket was closed: {error}")


class Table:
    """Four seats, of which one acts after another."""

    def __init__(self, load, table_id):
        self.load, self.table_id = load, table_id
        self.seats, self.waits_for, self.sent, self.missing = [], None, 0.0, 0

    def heard(self, seat, frame):
        try:
            message = DECODE(frame)
        except msgspec.MsgspecError as error:
            self.load.fail(f"what the server sent cannot be read: {error}")
            return
        match message.type:
            case "welcome":
                seat.now = message.now
                self.load.joined()
            case "update":
                if seat.now is None or message.seq > seat.now.seq:
                    seat.now = message
                self._told()
            case "done":
                if self.waits_for == 0:
                    self.waits_for = message.seq
                    self._told()
            case "refused":
                self.load.fail(f"refused: {message.code}")
                self.waits_for = None

    def _told(self):
        if not self.waits_for or any(seat.now.seq < self.waits_for for seat in self.seats):
            return
        self.waits_for = None
        self.load.latencies.append(time.perf_counter() - self.sent)

    async def play(self, pace):
        await asyncio.sleep(random.random() * pace)
        loop = asyncio.get_running_loop()
        due = loop.time()
        while not self.load.ending:
            self._act()
            due += pace
            await asyncio.sleep(max(0.0, due - loop.time()))
            if self.waits_for is not None:
                self.load.late += 1

    def _act(self):
        if self.waits_for is not None:
            return
        for seat in self.seats:
            view = seat.now.view
            if seat is not self.seats[view.seat]:
                self.load.fail("a wrong seat")
            if view.seat not in view.to_act:
                continue
            self.waits_for, self.sent = 0, time.perf_counter()
            self.load.actions += 1
            decision = seat.now.decision
            if view.phase == "PASSING":
                cards = random.sample(view.hand.cards, view.hand.cards_to_pass)
                seat.ask("pass", decision=decision, cards=cards)
            elif view.phase == "CHOOSING_MOON":
                seat.ask("moon", decision=decision, choice="ADD")
            else:
                seat.ask("play", decision=decision, card=random.choice(view.legal))
            return


class Load:
    """All tables, and what was measured."""

    def __init__(self):
        self.latencies, self.errors = [], {}
        self.actions = self.late = self.count = 0
        self.lags = []
        self.ending = False

    def fail(self, what):
        self.errors[what] = self.errors.get(what, 0) + 1

    def joined(self):
        self.count += 1


# ---------------------------------------------------------------- the servers


def serve_one(arguments):
    """Run a server with room for all of them."""
    database = (
        read_address(arguments.database)
        if "://" in arguments.database
        else Path(arguments.database)
    )
    settings = ServerSettings(database=database, bus=arguments.bus, most_sockets=100_000)
    bound = listening_socket("127.0.0.1", arguments.port)
    run(serve(settings, bound, started=lambda: print("ready", flush=True)))


async def make_tables(database, count):
    """The names and seat tokens of new tables, stored as the server would."""
    store = await open_store(read_address(database) if "://" in database else Path(database))
    rules = build_rules("standard", 4, {"target": 10_000})
    chairs = [SeatHolder("", "steady")] * 4
    start = Referee.open(rules, chairs, settings=TableSettings())
    tokens = {new_table_id(): [new_token() for _ in range(4)] for _ in range(count)}
    logs = {
        name: [
            *((seat, Sit(token_hash(token), "ABCD"[seat])) for seat, token in enumerate(own)),
            (0, Start()),
        ]
        for name, own in tokens.items()
    }
    # One table as everybody makes it, the others as copies of its rows.
    first = next(iter(logs))
    await store.create(first, start.replay(logs[first]), {})
    async with store.engine.begin() as connection:
        [row] = (await connection.execute(MATCHES.select().where(MATCHES.c.id == first))).all()
        copies = [row._asdict() | {"id": name} for name in logs if name != first]
        entries = [
            {"table_id": name, "seq": seq, "seat": seat, "action": format_entry(entry), "at": 0}
            for name, log in logs.items()
            if name != first
            for seq, (seat, entry) in enumerate(log, 1)
        ]
        if copies:
            await connection.execute(insert(MATCHES), copies)
            await connection.execute(insert(ACTIONS), entries)
    await store.close()
    return tokens


class Process:
    """A server in a process of its own."""

    def __init__(self, arguments, port):
        self.port = port
        self.process = subprocess.Popen(
            [
                sys.executable, __file__, "--serve", "--port", str(port),
                "--database", arguments.database,
                *(["--bus", arguments.bus] if arguments.bus else []),
                *(["--profile", arguments.profile] if arguments.profile else []),
            ],
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout.readline() == "ready\n"

    def memory(self):
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        raise AssertionError("no memory")

    def work(self):
        """Seconds of the processor, in the program and in the system."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return [int(field) / os.sysconf("SC_CLK_TCK") for field in fields[11:13]]

    def end(self):
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()


async def watch_lag(load):
    """Note how late the tool itself is: that is no fault of the server, but is in its figures."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + 0.01
        await asyncio.sleep(0.01)
        load.lags.append(loop.time() - due)


async def load_servers(arguments, servers, tokens):
    load, loop = Load(), asyncio.get_running_loop()
    tables = [Table(load, table_id) for table_id in tokens]
    began = time.perf_counter()
    limit = asyncio.Semaphore(50)

    async def seat_all(number, table):
        async with limit:
            for place, token in enumerate(tokens[table.table_id]):
                seat = Seat(table, token)
                port = servers[(number + place) % len(servers)].port
                await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", port)
                table.seats.append(seat)
            for seat in table.seats:
                while seat.now is None:  # noqa: ASYNC110 - told by nobody
                    await asyncio.sleep(0.02)

    await asyncio.gather(*(seat_all(number, table) for number, table in enumerate(tables)))
    # The first deal is the server's own.
    # Each socket reads on its own and tells nobody when it has heard.
    while any(not seat.now.view.to_act for table in tables for seat in table.seats):  # noqa: ASYNC110 - nothing to wait for
        await asyncio.sleep(0.1)
    print(f"  {4 * len(tables)} seats joined in {time.perf_counter() - began:.1f} s")
    await asyncio.sleep(2)
    full = sum(server.memory() for server in servers)
    playing = [asyncio.create_task(table.play(arguments.pace)) for table in tables]
    playing.append(asyncio.create_task(watch_lag(load)))
    await asyncio.sleep(arguments.warm_up)
    load.latencies.clear()
    load.lags.clear()
    load.actions = load.late = 0
    before, own = [server.work() for server in servers], time.process_time()
    began = time.perf_counter()
    await asyncio.sleep(arguments.seconds)
    seconds = time.perf_counter() - began
    after, own = [server.work() for server in servers], time.process_time() - own
    work = [
        sum(now[kind] - then[kind] for now, then in zip(after, before, strict=True))
        for kind in range(2)
    ]
    played = sum(server.memory() for server in servers)
    load.ending = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    sizes = sum(seat.bytes for table in tables for seat in table.seats)
    for table in tables:
        for seat in table.seats:
            seat.transport.abort()
    return load, full, played, work, own, seconds, sizes


def quantile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm-up", type=float, default=4)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two moves")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--bus")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--profile", help="write the server's profile there")
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if arguments.serve:
        if arguments.profile:
            profile = cProfile.Profile()
            profile.enable()
            with contextlib.suppress(KeyboardInterrupt):
                serve_one(arguments)
            profile.disable()
            profile.dump_stats(arguments.profile)
        else:
            serve_one(arguments)
        return
    with contextlib.ExitStack() as ends:
        if not arguments.database:
            folder = ends.enter_context(tempfile.TemporaryDirectory(dir=ROOT))
            arguments.database = str(Path(folder, "openhearts.db"))
        tokens = asyncio.run(make_tables(arguments.database, arguments.tables))
        servers = []
        for number in range(arguments.processes):
            servers.append(Process(arguments, free_port()))
            ends.callback(servers[number].end)
        empty = sum(server.memory() for server in servers)
        print(
            f"{arguments.tables} tables of four people, a move every {arguments.pace:g} s at each,"
            f" {arguments.processes} process(es), {arguments.database.split(':')[0]}"
        )
        load, full, played, work, own, seconds, sizes = asyncio.run(
            load_servers(arguments, servers, tokens)
        )
    done = len(load.latencies)
    print(f"  actions: {done} told to all in {seconds:.1f} s ({done / seconds:.0f} a second)")
    if done:
        print(
            f"  from action to everyone's update: p50 {quantile(load.latencies, 0.5):.1f} ms,"
            f" p99 {quantile(load.latencies, 0.99):.1f} ms,"
            f" most {quantile(load.latencies, 1):.1f} ms"
        )
        print(
            f"  work an action: server {sum(work) / done * 1e6:.0f} µs"
            f" ({work[1] / done * 1e6:.0f} of it in the system), tool {own / done * 1e6:.0f} µs;"
            f" server busy {sum(work) / seconds:.0%} of a core, tool {own / seconds:.0%}"
        )
    print(
        f"  the tool's own lag: p50 {quantile(load.lags, 0.5):.1f} ms,"
        f" p99 {quantile(load.lags, 0.99):.1f} ms, most {quantile(load.lags, 1):.1f} ms"
    )
    print(f"  moves not told within the pace: {load.late}; errors: {load.errors or 'none'}")
    print(
        f"  memory: {empty / 2**20:.0f} MiB without tables,"
        f" {(full - empty) / arguments.tables / 1000:.1f} KB a table when seated,"
        f" {(played - empty) / arguments.tables / 1000:.1f} KB after play;"
        f" {sizes / max(load.actions, 1) / 4000:.1f} KB sent for each action and seat at most"
    )


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


if __name__ == "__main__":
    main()
