"""What the database knows of past matches: whose they are, records taken in, what was derived."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import Table, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from openhearts.rules.facts import Seat
from openhearts.server.identity import import_id
from openhearts.server.storage.store import failures_named
from openhearts.server.storage.tables import (
    ACTIONS,
    ANALYSES,
    FACTS,
    HOLDINGS,
    IMPORTS,
    MATCHES,
    OUTCOMES,
    SITTINGS,
)
from openhearts.server.storage.upserts import insert_or_keep, insert_or_replace


class Holding(NamedTuple):
    """That a match is among somebody's matches."""

    seat: Seat | None
    """Their own seat; ``None`` in a record of others."""


class PlayedMatch(NamedTuple):
    """A match at a table of this server, as the list of matches needs it."""

    id: str
    seat: Seat
    rules: str
    seats: str
    created: str
    seq: int
    """How long its log is."""
    facts: str | None
    """What its log tells, if that was worked out for the log as it is."""
    since: int | None
    """The number of the entry that seated them, if one did."""


class ImportedMatch(NamedTuple):
    """A record that was taken in."""

    id: str
    seat: Seat | None
    created: str
    line: str


class NewImport(NamedTuple):
    """A record to be taken in."""

    digest: str
    line: str
    record: str
    seat: Seat | None


class History:
    """Past matches in one database. Every method raises ``StoreFailed`` where that fails."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Use the database of a store."""
        self._engine = engine
        self._dialect = engine.dialect.name

    async def hold(self, owner: str, match_id: str, seat: Seat, since: int | None = None) -> None:
        """Put a match among somebody's matches, if it is not there.

        ``since`` is the number of the entry that seated them, if one did. Who sat down is not
        noted: whoever could do that later would do it when they know how the match ends.
        """
        row = {"owner": owner, "match_id": match_id, "seat": seat, "since": since}
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(insert_or_keep(HOLDINGS, self._dialect), row)

    async def hold_seat(self, owner: str, match_id: str, seat: Seat, since: int) -> None:
        """Put a match among somebody's matches, by this seat whatever theirs was before.

        It is noted as well that they sat down by this entry.
        """
        row = {"owner": owner, "match_id": match_id, "seat": seat, "since": since}
        seated = {"table_id": match_id, "since": since, "owner": owner}
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(insert_or_replace(HOLDINGS, self._dialect), row)
                await connection.execute(insert_or_keep(SITTINGS, self._dialect), seated)

    async def hand_on(
        self, match_id: str, next_id: str, since: Mapping[int, tuple[Seat, int]]
    ) -> None:
        """Put a match among the matches of those who go on from another one.

        ``since`` tells for the entries that seated them there in which seat and by which entry
        they sit here.
        """
        there = SITTINGS.c.table_id == match_id, SITTINGS.c.since.in_(since)
        held = HOLDINGS.c.match_id == match_id, HOLDINGS.c.since.in_(since)
        sat_down = select(SITTINGS.c.owner, SITTINGS.c.since).where(*there)
        # On further devices as well.
        holding = select(HOLDINGS.c.owner, HOLDINGS.c.since).where(*held)
        keep_sitting, keep_holding = (
            insert_or_keep(table, self._dialect) for table in (SITTINGS, HOLDINGS)
        )
        with failures_named():
            async with self._engine.begin() as connection:
                for owner, old in (await connection.execute(sat_down)).all():
                    row = {"table_id": next_id, "since": since[old][1], "owner": owner}
                    await connection.execute(keep_sitting, row)
                for owner, old in (await connection.execute(holding)).all():
                    seat, new = since[old]
                    row = {"owner": owner, "match_id": next_id, "seat": seat, "since": new}
                    await connection.execute(keep_holding, row)

    async def keep_out(self, match_id: str, next_id: str, since: Mapping[int, int]) -> None:
        """Note at the next table of these people who was removed from the one they come from.

        ``since`` tells for the entries that seated them there which ones keep them out here.
        """
        there = SITTINGS.c.table_id == match_id, SITTINGS.c.since.in_(since)
        query = select(SITTINGS.c.owner, SITTINGS.c.since).where(*there)
        keep = insert_or_keep(SITTINGS, self._dialect)
        with failures_named():
            async with self._engine.begin() as connection:
                for owner, old in (await connection.execute(query)).all():
                    row = {"table_id": next_id, "since": since[old], "owner": owner}
                    await connection.execute(keep, row)

    async def sat(self, owner: str, match_id: str, numbers: Collection[int]) -> bool:
        """Tell whether one of these entries of a table seated whoever has this key."""
        query = select(SITTINGS.c.since).where(
            SITTINGS.c.owner == owner,
            SITTINGS.c.table_id == match_id,
            SITTINGS.c.since.in_(numbers),
        )
        with failures_named():
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).first() is not None

    async def holding(self, owner: str, match_id: str) -> Holding | None:
        """Tell whether a match is among somebody's matches."""
        query = select(HOLDINGS.c.seat).where(
            HOLDINGS.c.owner == owner, HOLDINGS.c.match_id == match_id
        )
        with failures_named():
            async with self._engine.connect() as connection:
                row = (await connection.execute(query)).one_or_none()
        return None if row is None else Holding(row.seat)

    async def owners(self) -> list[str]:
        """Return everybody who has matches."""
        with failures_named():
            async with self._engine.connect() as connection:
                return list(await connection.scalars(select(HOLDINGS.c.owner).distinct()))

    async def played(self, owner: str, version: int) -> list[PlayedMatch]:
        """Return somebody's matches at tables, the newest first, with facts of this version."""
        lengths = (
            select(ACTIONS.c.table_id, func.max(ACTIONS.c.seq).label("seq"))
            .where(ACTIONS.c.table_id == HOLDINGS.c.match_id, HOLDINGS.c.owner == owner)
            .group_by(ACTIONS.c.table_id)
            .subquery()
        )
        query = (
            select(
                MATCHES.c.id,
                HOLDINGS.c.seat,
                MATCHES.c.rules,
                MATCHES.c.seats,
                MATCHES.c.created,
                func.coalesce(lengths.c.seq, 0).label("seq"),
                FACTS.c.facts,
                HOLDINGS.c.since,
            )
            .join(HOLDINGS, HOLDINGS.c.match_id == MATCHES.c.id)
            .outerjoin(lengths, lengths.c.table_id == MATCHES.c.id)
            .outerjoin(
                FACTS,
                (FACTS.c.table_id == MATCHES.c.id)
                & (FACTS.c.version == version)
                & (FACTS.c.seq == func.coalesce(lengths.c.seq, 0)),
            )
            .where(HOLDINGS.c.owner == owner)
            .order_by(MATCHES.c.created.desc(), MATCHES.c.id)
        )
        with failures_named():
            async with self._engine.connect() as connection:
                return [PlayedMatch(*row) for row in await connection.execute(query)]

    async def imported(self, owner: str) -> list[ImportedMatch]:
        """Return the records that somebody took in, the newest first."""
        query = (
            select(IMPORTS.c.id, HOLDINGS.c.seat, IMPORTS.c.created, IMPORTS.c.line)
            .join(HOLDINGS, HOLDINGS.c.match_id == IMPORTS.c.id)
            .where(HOLDINGS.c.owner == owner)
            .order_by(IMPORTS.c.created.desc(), IMPORTS.c.id)
        )
        with failures_named():
            async with self._engine.connect() as connection:
                return [ImportedMatch(*row) for row in await connection.execute(query)]

    async def take_in(self, owner: str, records: Sequence[NewImport]) -> tuple[list[str], int]:
        """Take records in, all or none; return their names, and how many were there already.

        A file that comes twice at once, because its answer was late, is there once: a record's
        name is made of whose it is and what it holds.
        """
        created = datetime.now(UTC).isoformat(timespec="seconds")
        imports: list[dict[str, object]] = []
        held: list[dict[str, object]] = []
        names: list[str] = []
        with failures_named():
            async with self._engine.begin() as connection:
                known = await _known_imports(connection, owner, [new.digest for new in records])
                for new in records:
                    name = known.get(new.digest)
                    if name is None:
                        name = known[new.digest] = import_id(owner, new.digest)
                        imports.append(
                            {
                                "id": name,
                                "created": created,
                                "digest": new.digest,
                                "line": new.line,
                                "record": new.record,
                            }
                        )
                        held.append({"owner": owner, "match_id": name, "seat": new.seat})
                    names.append(name)
                if imports:
                    await connection.execute(insert_or_keep(IMPORTS, self._dialect), imports)
                    await connection.execute(insert_or_keep(HOLDINGS, self._dialect), held)
        return names, len(names) - len(imports)

    async def record(self, match_id: str) -> str | None:
        """Return a record that was taken in, as JSON."""
        query = select(IMPORTS.c.record).where(IMPORTS.c.id == match_id)
        with failures_named():
            async with self._engine.connect() as connection:
                record: str | None = await connection.scalar(query)
                return record

    async def keep_facts(self, table_id: str, *, version: int, seq: int, facts: str) -> None:
        """Keep what the log of a table tells."""
        row = {"table_id": table_id, "version": version, "seq": seq, "facts": facts}
        await self._put(FACTS, row)

    async def forget_derived(self) -> None:
        """Forget all that can be derived from the logs again."""
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(delete(FACTS))
                await connection.execute(delete(ANALYSES))
                await connection.execute(delete(OUTCOMES))

    async def analysis(self, digest: str, engine: str) -> str | None:
        """Return what an engine made of a hand."""
        query = select(ANALYSES.c.analysis).where(
            ANALYSES.c.digest == digest, ANALYSES.c.engine == engine
        )
        with failures_named():
            async with self._engine.connect() as connection:
                found: str | None = await connection.scalar(query)
                return found

    async def keep_analysis(self, digest: str, engine: str, analysis: str) -> None:
        """Keep what an engine made of a hand."""
        await self._put(ANALYSES, {"digest": digest, "engine": engine, "analysis": analysis})

    async def _put(self, table: Table, row: dict[str, object]) -> None:
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(insert_or_replace(table, self._dialect), row)


async def _known_imports(
    connection: AsyncConnection, owner: str, digests: Sequence[str]
) -> dict[str, str]:
    """Return the names of those of these records that somebody took in before, by digest."""
    found = await connection.execute(
        select(IMPORTS.c.digest, IMPORTS.c.id)
        .join(HOLDINGS, HOLDINGS.c.match_id == IMPORTS.c.id)
        .where(HOLDINGS.c.owner == owner, IMPORTS.c.digest.in_(digests))
    )
    return {row.digest: row.id for row in found}
