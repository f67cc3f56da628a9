"""How far matches are and how they ended, worked out once from each log and kept beside it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from openhearts.rules.view import MatchPhase
from openhearts.server.storage.store import Store, StoreFailed, failures_named
from openhearts.server.storage.tables import ACTIONS, MATCHES, OUTCOMES
from openhearts.server.storage.upserts import insert_or_replace
from openhearts.table.referee import Referee
from openhearts.table.sittings import Sitting, sittings_of

LOGGER = logging.getLogger("openhearts.server")
OUTCOME_VERSION = 3
"""Kept outcomes of another version are worked out anew."""
_AT_ONCE = 400
"""So many tables are asked for in one query."""


class Outcome(msgspec.Struct, frozen=True):
    """How far a match is, and how it ended."""

    names: list[str]
    levels: list[str | None]
    """By seat: the computer player that acts there at the end; null for a person."""
    scores: list[list[int]]
    """For each scored hand, by seat."""
    totals: list[int]
    ended: bool
    """Whether the match is over by its rules."""
    clean: bool
    """Whether nothing was taken back, no hint was given, and it is no practice."""
    begun: bool = True
    """Whether cards were dealt."""
    over: bool = False
    """Whether nothing more is played there: it ended, or was closed before."""
    sittings: list[Sitting] = []
    """Of a rated match: who sat there while it was played."""


_DECODER = msgspec.json.Decoder(Outcome)


def outcome_of(referee: Referee) -> Outcome:
    """Return what a log tells."""
    return Outcome(
        names=[holder.name for holder in referee.seats],
        levels=list(referee.stand_ins),
        scores=[list(result.scores) for result in referee.state.results],
        totals=list(referee.state.totals),
        ended=referee.state.phase is MatchPhase.OVER,
        clean=referee.marks.counts and referee.marks.hints == 0,
        begun=referee.state.hand is not None or referee.state.hands_played > 0,
        over=referee.over,
        sittings=sittings_of(referee) if referee.settings.rated else [],
    )


class Outcomes:
    """The outcomes of the tables of a store."""

    def __init__(self, store: Store) -> None:
        """Read the logs of this store."""
        self._store = store
        self._engine: AsyncEngine = store.engine

    async def of(self, table_ids: Sequence[str]) -> dict[str, Outcome]:
        """Return the outcomes of these tables; one whose log cannot be read is left out.

        Raises:
            StoreFailed: the database cannot be read or written.
        """
        found: dict[str, Outcome] = {}
        for start in range(0, len(table_ids), _AT_ONCE):
            found |= await self._some(table_ids[start : start + _AT_ONCE])
        return found

    async def _some(self, table_ids: Sequence[str]) -> dict[str, Outcome]:
        lengths = (
            select(ACTIONS.c.table_id, func.max(ACTIONS.c.seq).label("seq"))
            .where(ACTIONS.c.table_id.in_(table_ids))
            .group_by(ACTIONS.c.table_id)
            .subquery()
        )
        length = func.coalesce(lengths.c.seq, 0)
        query = (
            select(MATCHES.c.id, OUTCOMES.c.outcome)
            .outerjoin(lengths, lengths.c.table_id == MATCHES.c.id)
            .outerjoin(
                OUTCOMES,
                (OUTCOMES.c.table_id == MATCHES.c.id)
                & (OUTCOMES.c.version == OUTCOME_VERSION)
                & (OUTCOMES.c.seq == length),
            )
            .where(MATCHES.c.id.in_(table_ids))
        )
        with failures_named():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        found: dict[str, Outcome] = {}
        for table_id, kept in rows:
            try:
                known = _DECODER.decode(kept) if kept is not None else await self._derive(table_id)
            except msgspec.MsgspecError:
                known = await self._derive(table_id)
            if known is not None:
                found[table_id] = known
        return found

    async def _derive(self, table_id: str) -> Outcome | None:
        try:
            stored = await self._store.load(table_id)
        except StoreFailed as error:
            LOGGER.warning("table %s is left out of the results: %s", table_id, error)
            return None
        if stored is None:
            return None
        outcome = outcome_of(stored.referee)
        row = {
            "table_id": table_id,
            "version": OUTCOME_VERSION,
            "seq": stored.referee.seq,
            "outcome": msgspec.json.encode(outcome).decode(),
        }
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(
                    insert_or_replace(OUTCOMES, self._engine.dialect.name), row
                )
        return outcome
