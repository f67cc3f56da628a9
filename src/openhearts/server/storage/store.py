"""The store: every match as its rules, its seats and its log of actions."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Executable, Row, case, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from openhearts.cards import NotationError
from openhearts.rules.errors import IllegalAction, RuleSetError
from openhearts.rules.facts import Seat
from openhearts.rules.ruletext import format_rules, parse_rules
from openhearts.server.storage.appending import (
    MOST_AT_ONCE,
    GroupCommit,
    SequenceTaken,
    StoreFailed,
)
from openhearts.server.storage.entry_writers import EntryRow
from openhearts.server.storage.reading import GroupRead, LoggedRow
from openhearts.server.storage.tables import (
    ACTIONS,
    DEADLINES,
    HOLDINGS,
    INVITATIONS,
    LOBBY,
    MATCHES,
    PRACTICES,
    SEATS,
    SITTINGS,
)
from openhearts.server.storage.upserts import insert_or_replace
from openhearts.table.chairs import SeatHolder
from openhearts.table.entries import Entry, format_entry, parse_entry
from openhearts.table.inviting import inviting_code
from openhearts.table.referee import Referee
from openhearts.table.seat_entries import ListTable, NewInvitation, Remove, SwapSeats
from openhearts.table.settings import SOLO, Access, TableSettings
from openhearts.table.steps import Step

__all__ = [
    "Beside",
    "Practice",
    "SequenceTaken",
    "Store",
    "StoreFailed",
    "StoredTable",
    "failures_named",
    "present_keys",
]

FEW = 20
"""So many entries of a table are read together with those of others."""
FORMAT = 3
"""The version of what the columns ``rules``, ``seats`` and ``action`` hold."""


class Practice(NamedTuple):
    """That a finished hand is played again at a table."""

    source: str
    """The match it is of."""
    hand: int
    step: int
    """From which step it is played again."""
    scores: tuple[int, ...]
    """What the hand scored in the match."""


Beside: TypeAlias = Callable[[AsyncConnection, str], Awaitable[None]]
"""Writes what stands or falls with a new table of this name, in the same transaction."""


class StoredTable(NamedTuple):
    """A table as the store holds it."""

    referee: Referee
    token_hashes: dict[Seat, str]
    """The hashes of the secrets of the seats that people hold."""
    practice: Practice | None = None
    code: str | None = None
    """The short code of the invitation."""
    last_at: int = 0
    """When the last entry was made."""


class _StoredSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    level: str | None = None


class Store:
    """The matches in one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Use a database as :mod:`openhearts.server.storage.opening` opens it."""
        self._engine = engine
        self._appends = GroupCommit(engine)
        self._reads = GroupRead(engine)

    @property
    def engine(self) -> AsyncEngine:
        """The database."""
        return self._engine

    async def close(self) -> None:
        """Store what still waits for that, and close the database."""
        await self._appends.close()
        await self._reads.close()
        await self._engine.dispose()

    async def create(  # noqa: PLR0913 - what may be said of a new table
        self,
        table_id: str,
        referee: Referee,
        token_hashes: dict[Seat, str],
        owners: Mapping[Seat, str] = MappingProxyType({}),
        practice: Practice | None = None,
        *,
        code: str | None = None,
        beside: Beside | None = None,
        at: int = 0,
    ) -> None:
        """Store a new table with its seats and what its log begins with, or nothing of it.

        ``owners`` says among whose matches it is, by their seat; ``code`` is that of the
        invitation; ``at`` the moment. Whatever ``beside`` raises leaves no table behind.

        Raises:
            StoreFailed: the database cannot be written, or has a table of this name.
        """
        seats = msgspec.json.encode([_StoredSeat(*holder) for holder in referee.opened]).decode()
        match = {
            "id": table_id,
            "format": FORMAT,
            "rules": format_rules(referee.rules),
            "seats": seats,
            "settings": _stored_settings(referee.first_settings),
            "code": code,
            "created": datetime.now(UTC).isoformat(timespec="seconds"),
        }
        hashes = [
            {"table_id": table_id, "seat": seat, "token_hash": token_hash}
            for seat, token_hash in token_hashes.items()
        ]
        begun = [
            {
                "table_id": table_id,
                "seq": seq,
                "seat": seat,
                "action": format_entry(entry),
                "at": at,
            }
            for seq, (seat, entry) in enumerate(referee.log, start=1)
        ]
        held = [
            {
                "owner": owner,
                "match_id": table_id,
                "seat": seat,
                "since": referee.seating.chairs[seat].sat or None,
            }
            for seat, owner in owners.items()
        ]
        seated = [
            {"table_id": table_id, "since": one["since"], "owner": one["owner"]}
            for one in held
            if one["since"] is not None
        ]
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(insert(MATCHES), match)
                if hashes:
                    await connection.execute(insert(SEATS), hashes)
                if begun:
                    await connection.execute(insert(ACTIONS), begun)
                if referee.settings.access is Access.LOBBY:
                    await connection.execute(insert(LOBBY), {"table_id": table_id, "seen": at})
                if held:
                    await connection.execute(insert(HOLDINGS), held)
                if seated:
                    await connection.execute(insert(SITTINGS), seated)
                if practice is not None:
                    row = practice._asdict() | {
                        "table_id": table_id,
                        "scores": msgspec.json.encode(practice.scores).decode(),
                    }
                    await connection.execute(insert(PRACTICES), row)
                if beside is not None:
                    await beside(connection, table_id)

    async def append(self, table_id: str, step: Step) -> None:
        """Store the next action of a table; when this returns, it is on the disk.

        Raises:
            SequenceTaken: the table's log has an action with this number already.
            StoreFailed: the database cannot be written.
        """
        await self._appends.append(_logged(table_id, step), self._hanging_on(table_id, step))

    async def append_until(self, table_id: str, step: Step, deadline: int | None) -> None:
        """Store the next action of a table, and when it has to be looked at though nobody comes.

        Raises:
            SequenceTaken: the table's log has an action with this number already.
            StoreFailed: the database cannot be written.
        """
        if deadline is None:
            kept: Executable = delete(DEADLINES).where(DEADLINES.c.table_id == table_id)
        else:
            new = insert_or_replace(DEADLINES, self._engine.dialect.name)
            kept = new.values(table_id=table_id, at=deadline)
        hanging = self._hanging_on(table_id, step)
        await self._appends.append(_logged(table_id, step), [*hanging, kept])

    def _hanging_on(self, table_id: str, step: Step) -> list[Executable]:
        """Return what else changes with an entry."""
        match step.action:
            case NewInvitation() as made:
                return [_invited(table_id, made)]
            case Remove(_, NewInvitation() as made):
                return [_invited(table_id, made)]
            case SwapSeats():
                return [_swapped_holdings(table_id, step.action)]
            case ListTable(listed=True):
                listing = insert_or_replace(LOBBY, self._engine.dialect.name)
                return [listing.values(table_id=table_id, seen=step.at)]
            case ListTable():
                return [delete(LOBBY).where(LOBBY.c.table_id == table_id)]
            case _:
                return []

    async def load(self, table_id: str) -> StoredTable | None:
        """Rebuild a table from its log; ``None`` if there is no such table.

        Raises:
            StoreFailed: the database cannot be read, or what it holds is no match.
        """
        with failures_named():
            async with self._engine.connect() as connection:
                match = (
                    await connection.execute(select(MATCHES).where(MATCHES.c.id == table_id))
                ).one_or_none()
                if match is None:
                    return None
                hashes = await connection.execute(
                    select(SEATS.c.seat, SEATS.c.token_hash).where(SEATS.c.table_id == table_id)
                )
                log = await connection.execute(
                    select(ACTIONS.c.seq, ACTIONS.c.seat, ACTIONS.c.action, ACTIONS.c.at)
                    .where(ACTIONS.c.table_id == table_id)
                    .order_by(ACTIONS.c.seq)
                )
                practised = (
                    await connection.execute(
                        select(PRACTICES).where(PRACTICES.c.table_id == table_id)
                    )
                ).one_or_none()
                token_hashes = {row.seat: row.token_hash for row in hashes}
                rows = [(row.seq, row.seat, row.action, row.at or 0) for row in log]
        if match.format > FORMAT:
            raise StoreFailed(f"table {table_id} was stored by a newer OpenHearts")
        try:
            practice = _practice(practised)
            last = None if practice is None else practice.hand
            settings = _read_settings(match.settings)
            referee = _rebuilt(match.rules, match.seats, settings, rows, last)
        except (
            msgspec.MsgspecError,
            NotationError,
            RuleSetError,
            IllegalAction,
            ValueError,
        ) as error:
            raise StoreFailed(f"table {table_id} cannot be read: {error}") from error
        return StoredTable(
            referee,
            present_keys(referee, token_hashes),
            practice,
            inviting_code(match.code, referee.seating),
            rows[-1][3] if rows else 0,
        )

    async def table_of_code(self, code: str) -> str | None:
        """Return the name of the table that a short code invites to, or did.

        Raises:
            StoreFailed: the database cannot be read.
        """
        query = select(MATCHES.c.id).where(MATCHES.c.code == code)
        with failures_named():
            async with self._engine.connect() as connection:
                found = (await connection.execute(query)).scalar_one_or_none()
        return await self.table_invited_to(code) if found is None else found

    async def table_invited_to(self, invitation: str) -> str | None:
        """Return the table to which a name of a link or a code that was made later invites, or did.

        Raises:
            StoreFailed: the database cannot be read.
        """
        query = select(INVITATIONS.c.table_id).where(INVITATIONS.c.name == invitation)
        with failures_named():
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).scalar_one_or_none()

    async def entries_after(
        self, table_id: str, seq: int, *, to: int | None = None
    ) -> list[tuple[Seat, Entry, int]]:
        """Return the entries of a table's log after the first ``seq``, each with its moment.

        With ``to`` those up to this one that are there. A few are read together with what other
        tables ask for at the same time.

        Raises:
            StoreFailed: the database cannot be read, or what it holds is no log.
        """
        if to is not None and to - seq <= FEW:
            rows = await self._reads.rows(table_id, range(seq + 1, to + 1))
        else:
            query = (
                select(ACTIONS.c.seq, ACTIONS.c.seat, ACTIONS.c.action, ACTIONS.c.at)
                .where(ACTIONS.c.table_id == table_id, ACTIONS.c.seq > seq)
                .order_by(ACTIONS.c.seq)
            )
            with failures_named():
                async with self._engine.connect() as connection:
                    rows = [LoggedRow(*row) for row in await connection.execute(query)]
        if [row.seq for row in rows] != list(range(seq + 1, seq + 1 + len(rows))):
            raise StoreFailed(f"table {table_id} cannot be read: its log has a gap")
        try:
            return [(row.seat, parse_entry(row.action), row.at or 0) for row in rows]
        except (NotationError, ValueError) as error:
            raise StoreFailed(f"table {table_id} cannot be read: {error}") from error

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return how many entries the logs of these tables hold; none where it holds none.

        Raises:
            StoreFailed: the database cannot be read.
        """
        found: dict[str, int] = {}
        # Of each log the last entry alone is looked at, however long it is.
        last = select(func.max(ACTIONS.c.seq)).where(ACTIONS.c.table_id == MATCHES.c.id)
        lengths = select(MATCHES.c.id, last.scalar_subquery())
        with failures_named():
            async with self._engine.connect() as connection:
                for first in range(0, len(table_ids), MOST_AT_ONCE):
                    some = table_ids[first : first + MOST_AT_ONCE]
                    rows = await connection.execute(lengths.where(MATCHES.c.id.in_(some)))
                    found |= {table_id: seq for table_id, seq in rows if seq is not None}
        return found


def _logged(table_id: str, step: Step) -> EntryRow:
    """Return the row of the log that holds a step."""
    return EntryRow(table_id, step.seq, step.seat, format_entry(step.action), step.at)


def _invited(table_id: str, made: NewInvitation) -> Executable:
    """Return what lets a table be found by an invitation that was made to it later."""
    rows = [{"name": name, "table_id": table_id} for name in made]
    return insert(INVITATIONS).values(rows)


def _swapped_holdings(table_id: str, swapped: SwapSeats) -> Executable:
    """Return what says by which seats a match is whose, after seats were swapped.

    By the wrong seat somebody would look into the cards of another.
    """
    one, other = swapped
    seat = HOLDINGS.c.seat
    return (
        update(HOLDINGS)
        .where(HOLDINGS.c.match_id == table_id, seat.in_((one, other)))
        .values(seat=case((seat == one, other), else_=one))
    )


def present_keys(referee: Referee, first: Mapping[Seat, str]) -> dict[Seat, str]:
    """Return the hashes of the secrets of the seats that people hold now.

    ``first`` are those that were made with the table; where people sit down they bring their own.
    """
    if referee.settings.access is Access.SOLO:
        return dict(first)
    chairs = enumerate(referee.seating.chairs)
    return {seat: chair.key for seat, chair in chairs if chair.key is not None}


def _stored_settings(settings: TableSettings) -> str | None:
    return None if settings == SOLO else msgspec.json.encode(settings).decode()


def _read_settings(text: str | None) -> TableSettings:
    return SOLO if text is None else msgspec.json.decode(text, type=TableSettings)


def _practice(row: Row[Any] | None) -> Practice | None:
    if row is None:
        return None
    scores = msgspec.json.decode(row.scores, type=tuple[int, ...])
    return Practice(row.source, row.hand, row.step, scores)


def _rebuilt(
    rules: str,
    seats: str,
    settings: TableSettings,
    rows: list[tuple[int, Seat, str, int]],
    last_hand: int | None,
) -> Referee:
    if [seq for seq, _, _, _ in rows] != list(range(1, len(rows) + 1)):
        raise ValueError("its log has a gap")
    holders = msgspec.json.decode(seats, type=list[_StoredSeat])
    start = Referee.open(
        parse_rules(rules),
        [SeatHolder(holder.name, holder.level) for holder in holders],
        last_hand=last_hand,
        settings=settings,
    )
    return start.replay_timed((seat, parse_entry(text), at) for _, seat, text, at in rows)


@contextmanager
def failures_named() -> Iterator[None]:
    """Give what goes wrong with the database its name, :class:`StoreFailed`."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise StoreFailed(str(cause)) from error
