"""Contests: the same deals at several tables, and whose try at them counts."""

from __future__ import annotations

import secrets
from datetime import UTC, date, datetime
from typing import NamedTuple

from sqlalchemy import Row, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from openhearts.cards.sealing import SECRET_BYTES
from openhearts.rules.actions import CHANCE
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import build_rules, format_rules, parse_rules
from openhearts.server.identity import new_table_id
from openhearts.server.storage.store import Beside, StoreFailed, failures_named
from openhearts.server.storage.tables import CONTEST_TABLES, CONTEST_TRIES, CONTESTS
from openhearts.server.storage.upserts import insert_or_keep
from openhearts.table.entries import FixDeals, Practise
from openhearts.table.referee import Referee

DAILY = "daily-"
"""How the name of a daily deal begins; the day follows."""
DAILY_HANDS = 4
"""One round of passing."""
DAILY_LEVEL = "steady"
ONCE_MORE = "again"
"""What a match is marked as practice for that nobody's try is."""


class Contest(NamedTuple):
    """The same deals at several tables."""

    id: str
    rules: RuleSet
    level: str
    """Of the computer players, who answer the same at every table."""
    deals: bytes
    """The secret that all deals follow from."""

    @property
    def day(self) -> date | None:
        """The day of a daily deal."""
        return day_of(self.id)

    @property
    def takes_tries(self) -> bool:
        """Whether a table that is made now can count: of a daily deal only on its day."""
        return self.day in (None, today())

    def begun(self, referee: Referee, *, practice: bool = False) -> Referee:
        """Return a new table with the deals of the contest, marked where it is for practice."""
        fixed = referee.act(CHANCE, FixDeals(self.deals))[0]
        return fixed.act(CHANCE, Practise(ONCE_MORE))[0] if practice else fixed


class TryTaken(Exception):
    """Somebody's one try at a contest was begun already, maybe in the same moment."""


class Entered(NamedTuple):
    """A table of a contest."""

    table_id: str
    counted: bool
    """Whether it stands in the table of results."""


def daily_id(day: date) -> str:
    """Return the name of the daily deal of a day.

    >>> daily_id(date(2031, 5, 4))
    'daily-2031-05-04'
    """
    return f"{DAILY}{day.isoformat()}"


def day_of(contest_id: str) -> date | None:
    """Return the day of a daily deal, ``None`` where it is no name of one."""
    text = contest_id.removeprefix(DAILY)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if contest_id == daily_id(day) else None


def today() -> date:
    """Return the day it is, the same for everybody."""
    return datetime.now(UTC).date()


class Contests:
    """The contests in one database. Every method raises ``StoreFailed`` where that fails."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Use the database of a store."""
        self._engine = engine

    async def create(self, rules: RuleSet, level: str) -> Contest:
        """Make a contest with deals of its own."""
        contest = _drawn(new_table_id(), rules, level)
        with failures_named():
            async with self._engine.begin() as connection:
                await connection.execute(insert(CONTESTS), _row(contest))
        return contest

    async def daily(self, day: date) -> Contest:
        """Return the contest of a day, drawn when it is first asked for."""
        rules = build_rules("standard", 4, {"hand_limit": DAILY_HANDS, "target": "none"})
        drawn = _drawn(daily_id(day), rules, DAILY_LEVEL)
        statement = insert_or_keep(CONTESTS, self._engine.dialect.name)
        with failures_named():
            async with self._engine.begin() as connection:
                # Of two processes that draw at once one comes first; both then read the same.
                await connection.execute(statement, _row(drawn))
        found = await self.get(drawn.id)
        if found is None:
            raise StoreFailed(f"the contest {drawn.id} is gone")
        return found

    async def get(self, contest_id: str) -> Contest | None:
        """Return a contest by its name."""
        query = select(CONTESTS).where(CONTESTS.c.id == contest_id)
        with failures_named():
            async with self._engine.connect() as connection:
                row = (await connection.execute(query)).one_or_none()
        return None if row is None else _contest(row)

    def entering(self, contest: Contest, trying: str | None, *, counted: bool) -> Beside:
        """Return what adds a new table to a contest.

        ``trying`` is whose one try it is that counts. It is stored with its table or not at all,
        so whatever fails leaves the try open.
        """

        async def enter(connection: AsyncConnection, table_id: str) -> None:
            if trying is not None:
                new = insert_or_keep(CONTEST_TRIES, self._engine.dialect.name)
                own = {"contest_id": contest.id, "owner": trying, "table_id": table_id}
                kept = await connection.execute(new.returning(CONTEST_TRIES.c.table_id), own)
                if kept.first() is None:
                    raise TryTaken(f"{contest.id} has a try of this owner")
            row = {"table_id": table_id, "contest_id": contest.id, "counted": int(counted)}
            await connection.execute(insert(CONTEST_TABLES), row)

        return enter

    async def own_try(self, contest_id: str, owner: str) -> str | None:
        """Return the table of somebody's try that counts."""
        query = select(CONTEST_TRIES.c.table_id).where(
            CONTEST_TRIES.c.contest_id == contest_id, CONTEST_TRIES.c.owner == owner
        )
        with failures_named():
            async with self._engine.connect() as connection:
                found: str | None = await connection.scalar(query)
                return found

    async def tables(self, contest_id: str) -> list[Entered]:
        """Return the tables of a contest in the order of their names."""
        query = (
            select(CONTEST_TABLES.c.table_id, CONTEST_TABLES.c.counted)
            .where(CONTEST_TABLES.c.contest_id == contest_id)
            .order_by(CONTEST_TABLES.c.table_id)
        )
        with failures_named():
            async with self._engine.connect() as connection:
                rows = await connection.execute(query)
                return [Entered(row.table_id, bool(row.counted)) for row in rows]


def _drawn(contest_id: str, rules: RuleSet, level: str) -> Contest:
    return Contest(contest_id, rules, level, secrets.token_bytes(SECRET_BYTES))


def _row(contest: Contest) -> dict[str, str]:
    return {
        "id": contest.id,
        "rules": format_rules(contest.rules),
        "level": contest.level,
        "deals": contest.deals.hex(),
        "created": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def _contest(row: Row[tuple[str, str, str, str, str]]) -> Contest:
    return Contest(row.id, parse_rules(row.rules), row.level, bytes.fromhex(row.deals))
