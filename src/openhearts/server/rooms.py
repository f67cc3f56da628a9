"""Rooms: the tables in memory, each with its referee, its sockets and one lock.

Store first, then send: an action is in the store before anybody hears of it, and a write that
fails leaves the table as it was.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from openhearts.players import PLAYER_NAMES, Player, player_named
from openhearts.protocol.events import wire_event
from openhearts.protocol.messages import SeatInfo, TableInfo, Update
from openhearts.protocol.rules import wire_rules
from openhearts.protocol.views import wire_view
from openhearts.rules.actions import CHANCE, Action
from openhearts.rules.errors import IllegalAction, Reason
from openhearts.rules.facts import Seat
from openhearts.server.encoding import encode
from openhearts.server.identity import new_table_id
from openhearts.server.settings import ServerSettings
from openhearts.server.store import SequenceTaken, Store, StoredTable, StoreFailed
from openhearts.server.thinking import in_own_thread
from openhearts.table.house import AutomaticAction, House, fallback_action
from openhearts.table.referee import Referee, SeatUpdate, Step

LOGGER = logging.getLogger("openhearts.server")
LONGEST_RETRY_SECONDS = 10.0

HouseMaker = Callable[[Referee], House]
"""Makes the house of a table: its computer players and its source of chance."""


class Listener(Protocol):
    """Somebody who sits at a table and is told what happens."""

    seat: Seat | None

    def tell(self, message: bytes) -> None:
        """Take a message for the client; never waits."""


def fair_house(referee: Referee) -> House:
    """Return the house of a real table: cards shuffled by the system's own randomness.

    A level that this program does not know is left to the fallback.
    """
    players: Mapping[Seat, Player] = {
        seat: player_named(holder.level, random.Random(secrets.token_bytes(32)))  # noqa: S311
        for seat, holder in enumerate(referee.seats)
        if holder.level in PLAYER_NAMES
    }
    return House(players, secrets.SystemRandom())


def wire_update(update: SeatUpdate) -> Update:
    """Return the wire form of what a seat is told."""
    return Update(
        seq=update.seq,
        decision=update.decision,
        events=[wire_event(event) for event in update.events],
        view=wire_view(update.view),
    )


class Room:
    """One table in memory."""

    def __init__(
        self,
        table_id: str,
        stored: StoredTable,
        store: Store,
        settings: ServerSettings,
        house_maker: HouseMaker,
    ) -> None:
        """Open a table as the store holds it."""
        self.table_id = table_id
        self.token_hashes = stored.token_hashes
        self.referee = stored.referee
        self.last_opened = 0.0
        """When somebody last came, by the event loop's clock."""
        self._store = store
        self._settings = settings
        self._house = house_maker(stored.referee)
        self._rules = wire_rules(stored.referee.rules)
        self._listeners: set[Listener] = set()
        self._lock = asyncio.Lock()
        self._automatic: asyncio.Task[None] | None = None
        self._store_fails = False

    @property
    def in_use(self) -> bool:
        """Whether somebody listens, or the house is still acting."""
        return bool(self._listeners) or self._acting

    @property
    def _acting(self) -> bool:
        return self._automatic is not None and not self._automatic.done()

    def table_info(self, seat: Seat) -> TableInfo:
        """Return what does not change at this table, for the eyes of a seat."""
        seats = [
            SeatInfo(number, holder.name, holder.level)
            for number, holder in enumerate(self.referee.seats)
        ]
        return TableInfo(self.table_id, seat, seats, self._rules)

    def missed(self, seat: Seat, after: int) -> list[Update]:
        """Return the updates of a seat after that many actions; of many only the newest."""
        most = self._settings.most_missed
        return [wire_update(update) for update in self.referee.missed(seat, after, most=most)]

    def now(self, seat: Seat) -> Update:
        """Return the present state for a seat."""
        return wire_update(self.referee.now(seat))

    def enter(self, listener: Listener) -> None:
        """Tell somebody everything from now on, and let the house act if it must."""
        self._listeners.add(listener)
        self.wake()

    def leave(self, listener: Listener) -> None:
        """Tell somebody nothing any more."""
        self._listeners.discard(listener)

    async def submit(
        self, seat: Seat, action: Action, *, decision: int, acknowledge: Callable[[Step], None]
    ) -> None:
        """Let a seat act; ``acknowledge`` is called once it is stored, before anybody is told.

        Raises:
            StaleDecision: the action answers another decision than the seat's present one.
            IllegalAction: the rules refuse it.
            StoreFailed: it could not be stored.
        """
        async with self._lock:
            while True:
                if self.referee.over:
                    raise IllegalAction(Reason.MATCH_OVER, "The match is over.")
                referee, step = self.referee.submit(seat, action, decision=decision)
                if await self._keep(referee, step, acknowledge):
                    break
        self.wake()

    def wake(self) -> None:
        """Let the house act until a person must."""
        if self.referee.automatic_seat is not None and not self._acting:
            self._automatic = asyncio.create_task(self._act_for_the_house())

    async def close(self) -> None:
        """Stop acting."""
        if self._automatic is not None:
            self._automatic.cancel()
            await asyncio.gather(self._automatic, return_exceptions=True)

    async def _act_for_the_house(self) -> None:
        pause = self._settings.store_retry_seconds
        while True:
            before = self.referee
            automatic = await self._next_automatic_action(before)
            if automatic is None:
                return
            try:
                async with self._lock:
                    if self.referee is before:
                        await self._keep(*before.act(automatic.seat, automatic.action), None)
                pause = self._settings.store_retry_seconds
            except StoreFailed:
                if not self._listeners:
                    return
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_RETRY_SECONDS)

    async def _next_automatic_action(self, referee: Referee) -> AutomaticAction | None:
        seat = referee.automatic_seat
        if seat is None or seat == CHANCE:
            return self._house.next_automatic_action(referee)
        seconds = self._settings.thinking_seconds
        try:
            automatic = await in_own_thread(
                lambda: self._house.next_automatic_action(referee), seconds=seconds
            )
        except TimeoutError:
            self._house.dismiss(seat)
            automatic = fallback_action(referee, seat, f"it took longer than {seconds:g} s")
        if automatic is not None and automatic.fault is not None:
            LOGGER.warning(
                "table %s: the simple rule acts for the computer player in seat %d: %s",
                self.table_id,
                automatic.seat,
                automatic.fault,
            )
        return automatic

    async def _keep(
        self, referee: Referee, step: Step, acknowledge: Callable[[Step], None] | None
    ) -> bool:
        """Store a step, then take it over and tell everybody; false if another came first."""
        try:
            await self._store.append(self.table_id, step)
        except SequenceTaken:
            await self._catch_up()
            return False
        except StoreFailed as error:
            if not self._store_fails:
                LOGGER.warning("table %s: an action was not stored: %s", self.table_id, error)
            self._store_fails = True
            raise
        self._store_fails = False
        self.referee = referee
        if acknowledge is not None:
            acknowledge(step)
        self._tell_all(lambda seat: [referee.told(seat, step)])
        return True

    async def _catch_up(self) -> None:
        """Take over what another server process stored for this table."""
        stored = await self._store.load(self.table_id)
        if stored is None:
            raise StoreFailed(f"table {self.table_id} is gone")
        known, self.referee = self.referee.seq, stored.referee
        self._tell_all(lambda seat: stored.referee.missed(seat, known))
        self.wake()

    def _tell_all(self, updates_of: Callable[[Seat], list[SeatUpdate]]) -> None:
        encoded: dict[Seat, list[bytes]] = {}
        for listener in tuple(self._listeners):
            if listener.seat is None:
                continue
            if listener.seat not in encoded:
                encoded[listener.seat] = [
                    encode(wire_update(update)) for update in updates_of(listener.seat)
                ]
            for message in encoded[listener.seat]:
                listener.tell(message)


class Rooms:
    """All tables: loaded when somebody comes, let go when nobody has been there for a while."""

    def __init__(
        self, store: Store, settings: ServerSettings, house_maker: HouseMaker = fair_house
    ) -> None:
        """Use this store."""
        self._store = store
        self._settings = settings
        self._house_maker = house_maker
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._rooms)

    async def create(
        self,
        referee: Referee,
        token_hashes: dict[Seat, str],
        owners: Mapping[Seat, str] = MappingProxyType({}),
    ) -> str:
        """Store a new table and return its name; ``owners`` have it among their matches.

        Raises:
            StoreFailed: it could not be stored.
        """
        table_id = new_table_id()
        await self._store.create(table_id, referee, token_hashes, owners)
        return table_id

    async def open(self, table_id: str) -> Room | None:
        """Return a table's room, loaded if it is not in memory; ``None`` if there is no table.

        Raises:
            StoreFailed: it could not be read.
        """
        async with self._loading:
            room = self._rooms.get(table_id)
            if room is None:
                stored = await self._store.load(table_id)
                if stored is None:
                    return None
                room = Room(table_id, stored, self._store, self._settings, self._house_maker)
                self._rooms[table_id] = room
                self._watch(room)
            room.last_opened = asyncio.get_running_loop().time()
        return room

    async def look_up(self, table_id: str) -> StoredTable | None:
        """Return a table's present state without keeping it in memory.

        Raises:
            StoreFailed: it could not be read.
        """
        room = self._rooms.get(table_id)
        if room is not None:
            return StoredTable(room.referee, room.token_hashes)
        return await self._store.load(table_id)

    def _watch(self, room: Room) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(self._settings.idle_seconds, self._release, room)

    def _release(self, room: Room) -> None:
        idle = asyncio.get_running_loop().time() - room.last_opened
        if room.in_use or idle < self._settings.idle_seconds:
            self._watch(room)
        elif self._rooms.get(room.table_id) is room:
            del self._rooms[room.table_id]

    async def close(self) -> None:
        """Let all rooms go."""
        for room in tuple(self._rooms.values()):
            await room.close()
        self._rooms.clear()
