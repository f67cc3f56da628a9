"""A real server on a free port, and a scripted person who plays over its sockets."""

import asyncio
import json
import random
import threading
import urllib.error
import urllib.request
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field

from websockets.sync.client import connect

from openhearts.players import player_named
from openhearts.server.app import create_app
from openhearts.server.processes.redis_bus import RedisBus
from openhearts.server.running import listening_socket, server_of
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.opening import open_store
from openhearts.server.storage.store import Store
from openhearts.table.house import House

SUBPROTOCOL = "openhearts.1"
PATIENCE = 20
UNASKED = ("update", "table", "said", "seat_lost")
"""What comes without a request."""


def seeded_house(referee):
    """A house that acts the same in every run."""
    players = {
        seat: player_named(level, random.Random(seat))
        for seat, level in enumerate(referee.stand_ins)
        if level is not None
    }
    return House(players, random.Random(11))


def call(port, method, path, body=None, headers=None):
    """The status, headers and JSON (or text) of an HTTP request."""
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", data, headers or {}, method=method
    )
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=PATIENCE) as response:
            status, found, content = response.status, response.headers, response.read()
    except urllib.error.HTTPError as error:
        with error:
            status, found, content = error.code, error.headers, error.read()
    is_json = found.get_content_type() == "application/json"
    return status, found, json.loads(content) if is_json else content.decode()


def bearer(secret):
    """The header that carries a secret; none for ``None``."""
    return {} if secret is None else {"authorization": f"Bearer {secret}"}


@dataclass
class Live:
    """A running server."""

    port: int
    store: Store
    rooms: object
    loop: asyncio.AbstractEventLoop

    def new_table(self, preset="standard", players=4, changes=None, level="simple"):
        rules = {"preset": preset, "players": players, "changes": changes or {}}
        body = {"rules": rules, "name": "Me", "level": level}
        status, _, created = call(self.port, "POST", "/api/tables", body)
        assert status == 201, created
        return created["table_id"], created["token"]

    def gather(self, name="Ann", rules=None, owner=None, **settings):
        """A new table that people are invited to: (table, token, short code)."""
        rules = {"preset": "standard", "players": 4, "changes": {}} | (rules or {})
        body = {"rules": rules, "name": name, "settings": settings}
        status, _, created = call(self.port, "POST", "/api/tables", body, bearer(owner))
        assert status == 201, created
        return created["table_id"], created["token"], created["code"]

    def sit(self, table_id, name, seat=None, owner=None):
        """The status and the answer of somebody who sits down."""
        body = {"name": name, "seat": seat}
        path = f"/api/tables/{table_id}/seats"
        status, _, answer = call(self.port, "POST", path, body, bearer(owner))
        return status, answer

    def inside(self, coroutine):
        """The result of a coroutine run in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    def log(self, table_id):
        """The referee of a table as the store holds it now."""
        return self.inside(self.store.load(table_id)).referee


@contextmanager
def live_server(database, *, house_maker=seeded_house, **settings):
    """Run a server in a thread until the block ends."""
    settings = ServerSettings(
        database=database,
        **(
            {"flood_burst": 10_000, "tables_burst": 1000, "seats_burst": 1000, "asks_burst": 1000}
            | settings
        ),
    )
    bound = listening_socket("127.0.0.1", 0)
    started = threading.Event()
    found = {}

    async def run():
        store = await open_store(database)
        bus = None if settings.bus is None else RedisBus(settings.bus)
        app = create_app(settings, store, house_maker, bus)
        behind_proxy = settings.public_name is not None
        server = server_of(app, behind_proxy=behind_proxy, started=started.set)
        found.update(
            store=store, rooms=app.state.rooms, server=server, loop=asyncio.get_running_loop()
        )
        await server.serve(sockets=[bound])

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    with closing(bound):
        try:
            assert started.wait(PATIENCE)
            yield Live(bound.getsockname()[1], found["store"], found["rooms"], found["loop"])
        finally:
            if "server" in found:
                found["server"].should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


@dataclass
class Person:
    """A client that remembers every frame it got."""

    port: int
    table_id: str
    token: str
    rng: random.Random = field(default_factory=lambda: random.Random(3))
    frames: list = field(default_factory=list)
    updates: list = field(default_factory=list)
    acknowledged: list = field(default_factory=list)
    now: dict | None = None
    table: dict | None = None
    said: list = field(default_factory=list)
    number: int = 0

    def __enter__(self):
        self._ended = ExitStack()
        self.socket = self._ended.enter_context(
            connect(
                f"ws://127.0.0.1:{self.port}/api/tables/{self.table_id}/socket",
                subprotocols=[SUBPROTOCOL],
                proxy=None,
                max_size=None,
            )
        )
        return self

    def __exit__(self, *_):
        self._ended.close()

    def receive(self, seconds=PATIENCE):
        frame = self.socket.recv(seconds)
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "update":
            self.updates.append(message)
            self.now = message
        elif message["type"] == "welcome":
            self.now = message["now"]
            self.table = message["state"]
        elif message["type"] == "table":
            self.table = message
        elif message["type"] == "said":
            self.said.append(message)
        elif message["type"] == "done":
            self.acknowledged.append(message["seq"])
        return message

    def raw(self, data):
        """The answer to these bytes or this text; updates that come before it are kept."""
        self.socket.send(data)
        return self.answer()

    def raw_text(self, data):
        """The answer to these bytes, sent as if they were text."""
        self.socket.send(data, text=True)
        return self.answer()

    def answer(self, number=None):
        while True:
            message = self.receive()
            if message["type"] not in UNASKED and number in (None, message["request"]):
                return message

    def ask(self, kind, **fields):
        """The answer to a request; if it is done, its effect has come as well."""
        self.number += 1
        self.socket.send(json.dumps({"type": kind, "request": self.number, **fields}))
        answer = self.answer(self.number)
        if answer["type"] == "done":
            self.catch_up(answer["seq"])
        return answer

    def join(self, **fields):
        return self.ask("join", token=self.token, **fields)

    def until(self, holds):
        """Receive until this holds of the person."""
        while not holds(self):
            self.receive()
        return self

    @property
    def seat(self):
        return self.now["view"]["seat"]

    @property
    def over(self):
        return self.now["view"]["phase"] == "OVER"

    def wait_for_turn(self):
        """Receive until this person must act; false when the match is over."""
        while not self.over and self.seat not in self.now["view"]["to_act"]:
            self.receive()
        return not self.over

    def wait_alone(self):
        """Receive until this person must act and nobody else is about to."""
        while self.now["view"]["to_act"] != [self.seat]:
            self.receive()

    def wait_at_most(self, seconds):
        """Receive until nothing comes for so long, or this person must act."""
        with suppress(TimeoutError):
            while not self.over and not self.its_turn:
                self.receive(seconds)

    @property
    def its_turn(self):
        return self.seat in self.now["view"]["to_act"]

    def choice(self):
        """What to ask for now, lawful and random."""
        view = self.now["view"]
        decision = self.now["decision"]
        if view["phase"] == "PASSING":
            hand = view["hand"]
            cards = self.rng.sample(hand["cards"], hand["cards_to_pass"])
            return "pass", {"decision": decision, "cards": cards}
        if view["phase"] == "CHOOSING_MOON":
            return "moon", {"decision": decision, "choice": self.rng.choice(["ADD", "SUBTRACT"])}
        return "play", {"decision": decision, "card": self.rng.choice(view["legal"])}

    def act(self):
        """Do something lawful."""
        kind, fields = self.choice()
        answer = self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    def catch_up(self, seq):
        """Receive until so many actions are known."""
        while self.now["seq"] < seq:
            self.receive()

    def play(self, *, turns=10_000):
        """Act so many times, or until the match is over."""
        for _ in range(turns):
            if not self.wait_for_turn():
                return
            self.act()
