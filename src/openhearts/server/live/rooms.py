"""Rooms: the tables in memory, loaded when somebody comes.

Store first, then send: an action is in the store before anybody hears of it, and a write that
fails leaves the table as it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple
from weakref import WeakValueDictionary

from openhearts.rules.actions import CHANCE
from openhearts.rules.facts import Seat
from openhearts.server.identity import new_code, new_table_id
from openhearts.server.live.houses import HouseMaker, fair_house
from openhearts.server.live.room import Room
from openhearts.server.live.surroundings import Surroundings
from openhearts.server.live.sweep import Sweep
from openhearts.server.moments import Moments
from openhearts.server.processes.bus import Bus, LocalBus
from openhearts.server.processes.rounds import Rounds
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.due_tables import DueTables
from openhearts.server.storage.gathered import Gathered
from openhearts.server.storage.leases import LoneLeases, SharedLeases
from openhearts.server.storage.lobby_marks import LobbyMarks
from openhearts.server.storage.store import Beside, Practice, Store, StoredTable
from openhearts.table.inviting import check_invited, inviting_name, old_invitation
from openhearts.table.referee import Referee


class Invited(NamedTuple):
    """Where somebody who has a link or a code is invited to."""

    name: str
    """What stands in the link to that table."""
    table_id: str
    stored: StoredTable | None
    """``None`` where there is no such table."""


class Rooms:
    """All tables: loaded when somebody comes, let go when nobody has been there for a while."""

    def __init__(
        self,
        store: Store,
        settings: ServerSettings,
        house_maker: HouseMaker = fair_house,
        bus: Bus | None = None,
    ) -> None:
        """Use this store, and this bus between the rooms of one table."""
        self._bus = bus or LocalBus()
        self._leases = SharedLeases(store.engine) if self._bus.shared else LoneLeases()
        self._around = Surroundings(
            store, settings, house_maker, Moments(), self._bus, self._leases
        )
        self._store, self._settings = store, settings
        self._rooms: dict[str, Room] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._rounds = Rounds(store, self._bus, self._leases, settings)
        self._sweep = Sweep(DueTables(store.engine), self._leases, self.moments, settings)
        self._lobby_marks = LobbyMarks(Gathered(store.engine), self.moments, settings)

    async def start(self) -> None:
        """Begin to hear of what other processes store."""
        await self._bus.start(self._rooms.get)
        await self._leases.start()
        self._rounds.start(self._rooms.items, self.open)
        self._sweep.start(self.open)
        self._lobby_marks.start(self._rooms.items)

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._rooms)

    async def create(
        self,
        referee: Referee,
        token_hashes: dict[Seat, str],
        owners: Mapping[Seat, str] = MappingProxyType({}),
        practice: Practice | None = None,
        beside: Beside | None = None,
    ) -> str:
        """Store a new table and return its name; ``owners`` have it among their matches.

        ``beside`` writes what is stored with it or not at all.

        Raises:
            StoreFailed: it could not be stored.
        """
        table_id = new_table_id()
        await self._store.create(
            table_id,
            self._sealed(referee),
            token_hashes,
            owners,
            practice,
            beside=beside,
            at=self.moments.now(),
        )
        return table_id

    async def create_for_people(
        self, referee: Referee, owners: Mapping[Seat, str], beside: Beside | None = None
    ) -> tuple[str, str]:
        """Store a new table that people are invited to; return its name and its short code.

        ``beside`` writes what is stored with it or not at all.

        Raises:
            StoreFailed: it could not be stored.
        """
        table_id, code = new_table_id(), new_code()
        await self._store.create(
            table_id,
            self._sealed(referee),
            {},
            owners,
            code=code,
            beside=beside,
            at=self.moments.now(),
        )
        return table_id, code

    def _sealed(self, referee: Referee) -> Referee:
        """Return a new table with its first hand sealed, where that can be."""
        sealing = self._around.house_maker(referee).seal_to_make(referee)
        return referee if sealing is None else referee.act(CHANCE, sealing)[0]

    @property
    def moments(self) -> Moments:
        """What time it is for the logs."""
        return self._around.moments

    async def open(self, table_id: str) -> Room | None:
        """Return a table's room, loaded if it is not in memory; ``None`` if there is no table.

        Raises:
            StoreFailed: it could not be read.
        """
        # Each table for itself: a long log that is read keeps nobody from another table.
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            room = self._rooms.get(table_id)
            if room is None:
                stored = await self._store.load(table_id)
                if stored is None:
                    return None
                room = Room(table_id, stored, self._around)
                self._rooms[table_id] = room
                self._bus.open(table_id)
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
            return StoredTable(
                room.referee, dict(room.keys), room.practice, room.code, room.last_at
            )
        return await self._store.load(table_id)

    async def follow(self, table_id: str) -> tuple[str, StoredTable | None]:
        """Return where the people of a table play now: there, or where they went on since.

        Whoever is no more than invited goes through :meth:`invited`.

        Raises:
            StoreFailed: it could not be read.
        """
        stored = await self.look_up(table_id)
        while stored is not None and (further := stored.referee.seating.next_table) is not None:
            table_id, stored = further, await self.look_up(further)
        return table_id, stored

    async def table_named(self, name: str) -> str:
        """Return the table with this name, or to which something of this name invites or did.

        Raises:
            StoreFailed: it could not be read.
        """
        return name if name in self._rooms else await self._store.table_invited_to(name) or name

    async def invited(self, name: str) -> Invited:
        """Return where whoever has a link of this name is invited to, wherever they play by now.

        Raises:
            NotAllowed: a new link was made since.
            StoreFailed: it could not be read.
        """
        table_id = await self.table_named(name)
        stored = await self.look_up(table_id)
        while stored is not None:
            check_invited(name, table_id, stored.referee.seating)
            further = stored.referee.seating.next_table
            if further is None:
                break
            # The people of the old table know the new one by its own name.
            name = table_id = further
            stored = await self.look_up(further)
        return Invited(name, table_id, stored)

    async def invited_by_code(self, code: str) -> Invited:
        """Return where whoever has this short code is invited to.

        Raises:
            NotAllowed: a new code was made since.
            StoreFailed: it could not be read.
        """
        table_id = await self._store.table_of_code(code) or ""
        stored = await self.look_up(table_id)
        if stored is None:
            return Invited("", table_id, None)
        if stored.code != code:
            raise old_invitation()
        return await self.invited(inviting_name(table_id, stored.referee.seating))

    def _watch(self, room: Room) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(self._settings.idle_seconds, self._release, room)

    def _release(self, room: Room) -> None:
        if self._rooms.get(room.table_id) is not room:
            return
        idle = asyncio.get_running_loop().time() - room.last_opened
        if room.in_use or idle < self._settings.idle_seconds:
            self._watch(room)
        else:
            room.forget_time()
            del self._rooms[room.table_id]
            self._bus.close(room.table_id)
            self._leases.give_up(room.table_id)

    async def close(self) -> None:
        """Let all rooms go."""
        await self._sweep.stop()
        await self._lobby_marks.stop()
        await self._rounds.stop()
        await self._leases.stop()
        await self._bus.stop()
        for room in tuple(self._rooms.values()):
            await room.close()
        self._rooms.clear()
