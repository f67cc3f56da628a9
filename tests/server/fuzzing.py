"""A crowd that sends anything whatever to real tables, and looks after every answer.

What is held: every request is answered exactly once, with its number where it has one; a request
that is refused has changed no table; whatever is in a log by the hand of a person was acknowledged
to somebody; a log replays to the table that the server holds; no frame names a hidden card.
"""

import asyncio
import json
import random
import re
from collections import Counter
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from openhearts.protocol.messages import MAX_MESSAGE_BYTES
from openhearts.rules.events import SPECTATOR
from openhearts.table.entries import GiveHint
from openhearts.table.seat_entries import ChangeSettings, ComeBack, SitIn
from server.frame_checker import check_frames
from server.live import PATIENCE, SUBPROTOCOL, UNASKED, bearer, call
from server.random_messages import Known, any_message

GAMES = (
    ("standard", 4),
    ("standard", 3),
    ("omnibus", 5),
    ("spot", 4),
    ("black-maria", 3),
    ("basic", 7),
    ("standard", 6),
)


class Sender:
    """One socket: its reader counts what is answered and remembers what it was told."""

    def __init__(self, port, table_id, token, rng):
        self.port, self.table_id, self.rng = port, table_id, rng
        self.known = Known(token)
        self.frames = []
        self.answers = asyncio.Queue()
        self.gone = False
        self.seat = None
        self.seat_changed = False

    async def open(self):
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{self.table_id}/socket",
            subprotocols=[SUBPROTOCOL],
            proxy=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
        )
        self.reader = asyncio.create_task(self._read())
        return self

    async def _read(self):
        try:
            async for frame in self.socket:
                message = json.loads(frame)
                if message["type"] in ("update", "welcome"):
                    update = message["now"] if message["type"] == "welcome" else message
                    seat = update["view"]["seat"]
                    self.seat_changed |= self.seat not in (None, seat)
                    self.seat = seat
                    self.frames.append(frame)
                    self.known.update = update
                if message["type"] == "welcome":
                    self.known.table = message["state"]
                elif message["type"] == "table":
                    self.known.table = message
                elif message["type"] == "seat_lost":
                    self.gone = True
                if message["type"] not in UNASKED:
                    self.answers.put_nowait(message)
        except ConnectionClosed:
            pass
        self.gone = True

    async def send(self, message):
        await self.socket.send(message, text=isinstance(message, str) or self.rng.random() < 0.7)

    async def answer(self):
        """The next answer; ``None`` if the seat is lost instead."""
        for _ in range(PATIENCE * 20):
            try:
                return await asyncio.wait_for(self.answers.get(), 0.05)
            except TimeoutError:
                if self.gone and self.answers.empty():
                    return None
        raise AssertionError(f"no answer came at {self.table_id}")

    async def close(self):
        await self.socket.close()
        await self.reader


@dataclass
class Crowd:
    """The people and watchers of a few tables, and what came of what they sent."""

    live: object
    rng: random.Random
    tables: int = 4
    sent: int = 0
    kinds: Counter = field(default_factory=Counter)
    codes: Counter = field(default_factory=Counter)
    opened: int = 0
    frames: int = 0
    _senders: dict = field(default_factory=dict)
    _acknowledged: dict = field(default_factory=dict)
    _strange: list = field(default_factory=list)

    async def run(self, messages):
        """Send so many messages."""
        while self.sent < messages:
            while len(self._senders) < self.tables:
                await self._new_table()
            if self.rng.random() < 0.9:
                await self._one()
            else:
                await self._many_at_once()
            for table_id in list(self._senders):
                if self._is_done(table_id):
                    await self._finish(table_id)
        for table_id in list(self._senders):
            await self._finish(table_id)

    def _referee(self, table_id):
        return self.live.rooms._rooms[table_id].referee

    def _is_done(self, table_id):
        lost = any(one.gone for one in self._senders[table_id])
        return lost or self._referee(table_id).over or self.rng.random() < 0.0005

    async def _new_table(self):
        rng = self.rng
        preset, players = rng.choice(GAMES)
        people = rng.randint(1, players)
        settings = {
            "watching": rng.choice(["NOBODY", "PUBLIC", "SEAT", "DELAYED"]),
            "talk": rng.choice(["NOTHING", "PHRASES", "FREE"]),
            "arrival": rng.choice(["AT_ONCE", "BETWEEN_HANDS"]),
            "rated": rng.random() < 0.2,
            "level": "simple",
            "grace_seconds": 600,
        }
        rules = {"preset": preset, "players": players}
        table_id, token, _ = await asyncio.to_thread(self.live.gather, "Ann", rules, **settings)
        tokens = [token]
        for number in range(1, people):
            sits = self.live.sit if rng.random() < 0.8 else self._seat_program
            status, taken = await asyncio.to_thread(sits, table_id, f"P{number}", None, token)
            assert status == 201, taken
            tokens.append(taken["token"])
        senders = [Sender(self.live.port, table_id, one, rng) for one in tokens]
        senders.append(Sender(self.live.port, table_id, rng.choice(tokens), rng))
        senders.append(Sender(self.live.port, table_id, None, rng))
        for sender in senders:
            await sender.open()
            sender.known.others = [*tokens, *self._strange[-3:], "y" * 43]
        self._senders[table_id] = senders
        self._acknowledged[table_id] = set()
        self._strange += tokens
        self.opened += 1
        for sender in senders[: people + 1]:
            await self._ask(sender, {"type": "join", "token": sender.known.token, "request": 0})
        if rng.random() < 0.8:
            await self._ask(senders[0], {"type": "start", "request": 1})

    def _seat_program(self, table_id, name, seat, owner):
        path = f"/api/tables/{table_id}/programs"
        body = {"name": name, "seat": seat}
        status, _, answer = call(self.live.port, "POST", path, body, bearer(owner))
        return status, answer

    async def _ask(self, sender, message):
        await sender.send(json.dumps(message))
        self._judge(sender, json.dumps(message), await sender.answer())

    async def _one(self):
        """Send one message, and look at what it has done to all the tables."""
        table_id, sender = self._somebody()
        if sender.gone:
            return
        before = {one: self._referee(one) for one in self._senders}
        message = any_message(self.rng, sender.known, self.sent + 10)
        try:
            await sender.send(message)
        except ConnectionClosed:
            return
        self.sent += 1
        answer = await sender.answer()
        self._judge(sender, message, answer)
        allowed = answer is None or answer["type"] != "refused"
        for other, old in before.items():
            self._check_untouched(other, old, allowed=allowed and other == table_id)

    def _somebody(self):
        """A table and one of its senders, often one who is to act."""
        table_id = self.rng.choice(list(self._senders))
        senders = self._senders[table_id]
        acting = [one for one in senders if one.known.is_to_act and not one.gone]
        return table_id, self.rng.choice(acting if acting and self.rng.random() < 0.5 else senders)

    def _check_untouched(self, table_id, before, *, allowed):
        """Fail if a person's entry came into a log, where nobody's request was done."""
        now = self._referee(table_id)
        assert now.log[: before.seq] == before.log
        if allowed or now is before:
            return
        after = before
        for number, one in enumerate(now.log[before.seq :], before.seq + 1):
            automatic = one.seat < 0 or after.stand_ins[one.seat] is not None
            # An answer may be read before the server has gone on from what it acknowledges.
            asked_for = number in self._acknowledged[table_id]
            assert automatic or asked_for, (
                f"{one} came into the log of {table_id} by a request that was refused"
            )
            after, _ = after.act(one.seat, one.action)

    async def _many_at_once(self):
        """Send messages from many sockets without waiting for answers."""
        waiting = []
        for _ in range(self.rng.randrange(2, 30)):
            _, sender = self._somebody()
            if sender.gone:
                continue
            message = any_message(self.rng, sender.known, self.sent + 10)
            try:
                await sender.send(message)
            except ConnectionClosed:
                continue
            self.sent += 1
            waiting.append((sender, message))
        answers = {}
        for sender, _ in waiting:
            answers.setdefault(sender, []).append(await sender.answer())
        for sender, found in answers.items():
            mine = [message for one, message in waiting if one is sender]
            if None in found:
                continue
            unknown = Counter(answer["request"] for answer in found)
            # The numbers that cannot but be read come first.
            for numbers in sorted(map(numbers_of, mine), key=len):
                number = next((one for one in numbers if unknown[one]), "nothing")
                unknown[number] -= 1
            assert not +unknown, f"{mine} were answered by {found}"
            assert unknown["nothing"] == 0, f"{mine} were answered by {found}"
            for answer in found:
                self._note(sender, answer)

    def _judge(self, sender, message, answer):
        if answer is None:
            return
        assert answer["request"] in numbers_of(message), f"{message!r} was answered by {answer}"
        assert sender.answers.empty(), f"{message!r} was answered twice"
        self._note(sender, answer)

    def _note(self, sender, answer):
        self.kinds[answer["type"]] += 1
        if answer["type"] == "done":
            self._acknowledged[sender.table_id].add(answer["seq"])
        elif answer["type"] == "refused":
            self.codes[answer["code"]] += 1

    async def _finish(self, table_id):
        """Close a table's sockets and look through its whole log."""
        senders = self._senders.pop(table_id)
        for sender in senders:
            await sender.close()
            assert sender.answers.empty() or sender.gone, "an answer too many"
        acknowledged = self._acknowledged.pop(table_id)
        stored = await asyncio.to_thread(self.live.log, table_id)
        held = self._referee(table_id).log
        # Computer players may still act: either may be ahead of the other.
        both = min(len(held), len(stored.log))
        assert stored.log[:both] == held[:both]
        table = type(stored).open(stored.rules, stored.opened, settings=stored.first_settings)
        lost_seat = any(sender.gone for sender in senders)
        for number, one in enumerate(stored.log, 1):
            by_person = one.seat >= 0 and table.stand_ins[one.seat] is None
            unasked = isinstance(one.action, GiveHint | ComeBack | SitIn) or number <= 7
            if by_person and not unasked and table.seating.phase != "GATHERING" and not lost_seat:
                assert number in acknowledged, f"nobody was told that {one} was stored"
            table = table.replay([(one.seat, one.action)])
        kept = not any(isinstance(one.action, ChangeSettings) for one in stored.log)
        open_to_all = kept and stored.settings.watching == "PUBLIC"
        for sender in senders:
            whole = not sender.seat_changed and sender.seat is not None
            if whole and (sender.seat != SPECTATOR or open_to_all):
                self.frames += check_frames(stored.rules, stored.log, sender.seat, sender.frames)


def numbers_of(message):
    """The numbers that the answer to this may have: none but its own, where that can be read."""
    data = message.encode() if isinstance(message, str) else message
    if len(data) > MAX_MESSAGE_BYTES:
        return (None,)
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        number = re.findall(rb'"request": (\d+)', data)
        return (*map(int, number), None)
    number = found.get("request") if isinstance(found, dict) else None
    read = (number,) if type(number) is int and 0 <= number < 2**31 else (None,)
    # A binary frame is refused unread.
    return read if isinstance(message, str) else (*read, None)
