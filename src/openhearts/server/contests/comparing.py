"""Who did how well with the same deals: the table of results, and one hand card by card.

Nobody sees anything of a hand that they may still play: results come when one's own match is
over, a hand when it is scored at every own table of the contest.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import select

from openhearts.protocol.contests import (
    ComparedHand,
    ComparedHands,
    ComparedPass,
    ComparedTrick,
    ContestResult,
    ContestResults,
)
from openhearts.records import HandRecord, record_of
from openhearts.rules.facts import Seat
from openhearts.server.contests.contests import Contest, Contests, today
from openhearts.server.contests.outcomes import Outcome, Outcomes
from openhearts.server.storage.store import Store, failures_named
from openhearts.server.storage.tables import CONTEST_TABLES, HOLDINGS
from openhearts.table.referee import Referee

MOST_TABLES = 50
"""So many tables are compared card by card: one's own, then the best."""
MOST_RESULTS: Final = 500
"""So many results are listed, the best first, and those of whoever asks."""


class Comparison:
    """Compares the tables of contests. Every method raises ``StoreFailed`` where that fails."""

    def __init__(self, store: Store, contests: Contests, outcomes: Outcomes) -> None:
        """Read from this store."""
        self._store = store
        self._contests = contests
        self._outcomes = outcomes
        self._comparing = asyncio.Lock()

    async def has_begun(self, contest: Contest, owner: str) -> bool:
        """Tell whether somebody has seen cards of a contest, at whichever table."""
        if await self._contests.own_try(contest.id, owner) is not None:
            return True
        return bool((await self._own(contest, owner))[1])

    async def is_over(self, contest: Contest, owner: str) -> bool:
        """Tell whether nothing more is played in any match that somebody began in a contest."""
        return _all_over((await self._own(contest, owner))[1])

    async def results(self, contest: Contest, owner: str | None) -> ContestResults:
        """Return the table of results, empty for whoever may still play."""
        counted = [one.table_id for one in await self._contests.tables(contest.id) if one.counted]
        outcomes = {
            table_id: outcome
            for table_id, outcome in (await self._outcomes.of(counted)).items()
            if outcome.ended and outcome.clean
        }
        own, played = ({}, []) if owner is None else await self._own(contest, owner)
        past = contest.day is not None and contest.day < today()
        if not _all_over(played) and not (past and not played):
            return ContestResults(len(outcomes), [])
        return ContestResults(len(outcomes), _ranked(outcomes, own))

    async def hand(self, contest: Contest, owner: str, number: int) -> ComparedHands | None:
        """Return a hand at all tables that are over; ``None`` for whoever has not played it."""
        own, played = await self._own(contest, owner)
        if not played or any(len(outcome.scores) < number for outcome in played):
            return None
        entered = [one.table_id for one in await self._contests.tables(contest.id)]
        outcomes = await self._outcomes.of(entered)
        chosen = sorted(
            (
                (table_id not in own, min(outcome.totals), table_id)
                for table_id, outcome in outcomes.items()
                if table_id in own or (outcome.ended and len(outcome.scores) >= number)
            ),
        )[:MOST_TABLES]
        compared: list[ComparedHand] = []
        dealt: HandRecord | None = None
        # Fifty logs are work for a while: one who asks at a time, and the others play on.
        async with self._comparing:
            for others, _, table_id in chosen:
                stored = await self._store.load(table_id)
                if stored is None:
                    continue
                hand, told = await asyncio.to_thread(_told, stored.referee, number, mine=not others)
                dealt = dealt or hand
                compared.append(told)
        if dealt is None:
            return None
        return ComparedHands(
            hand=number,
            deal=[[card.text for card in holding.known] for holding in dealt.hands],
            kitty=[card.text for card in dealt.kitty.known],
            tables=compared,
        )

    async def _own(
        self, contest: Contest, owner: str
    ) -> tuple[dict[str, Seat | None], list[Outcome]]:
        query = (
            select(HOLDINGS.c.match_id, HOLDINGS.c.seat, CONTEST_TABLES.c.counted)
            .join(CONTEST_TABLES, CONTEST_TABLES.c.table_id == HOLDINGS.c.match_id)
            .where(HOLDINGS.c.owner == owner, CONTEST_TABLES.c.contest_id == contest.id)
        )
        with failures_named():
            async with self._store.engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        # One match counts, and what is only practice hides nothing.
        counted = [row for row in rows if row.counted]
        own = {row.match_id: row.seat for row in counted or rows}
        outcomes = (await self._outcomes.of(list(own))).values()
        return own, [outcome for outcome in outcomes if outcome.begun]


def _all_over(played: Iterable[Outcome]) -> bool:
    outcomes = list(played)
    return bool(outcomes) and all(outcome.over for outcome in outcomes)


def _ranked(outcomes: Mapping[str, Outcome], own: Mapping[str, Seat | None]) -> list[ContestResult]:
    """Rank people by what they scored, each among those who had the same cards."""
    people = sorted(
        (outcome.totals[seat], table_id, seat)
        for table_id, outcome in outcomes.items()
        for seat, level in enumerate(outcome.levels)
        if level is None
    )
    results: list[ContestResult] = []
    so_far: Counter[Seat] = Counter()
    places: dict[tuple[Seat, int], int] = {}
    for number, (total, table_id, seat) in enumerate(people):
        outcome = outcomes[table_id]
        so_far[seat] += 1
        # The first of equal totals has the place that all of them share.
        place = places.setdefault((seat, total), so_far[seat])
        mine = own.get(table_id) == seat
        if number >= MOST_RESULTS and not mine:
            continue
        results.append(
            ContestResult(
                place=place,
                name=outcome.names[seat],
                seat=seat,
                total=total,
                scores=[scores[seat] for scores in outcome.scores],
                won=total == min(outcome.totals),
                mine=mine,
            )
        )
    return results


def _told(referee: Referee, number: int, *, mine: bool) -> tuple[HandRecord, ComparedHand]:
    """Return the record of a hand, and what is told of it."""
    names = [holder.name for holder in referee.seats]
    hand = record_of(referee.rules, referee.actions, names).hands[number - 1]
    return hand, _compared(hand, names, referee.stand_ins, mine=mine)


def _compared(
    hand: HandRecord, names: list[str], levels: tuple[str | None, ...], *, mine: bool
) -> ComparedHand:
    return ComparedHand(
        names=names,
        levels=list(levels),
        passes=[
            ComparedPass(given.seat, [card.text for card in given.cards if card is not None])
            for given in hand.passes
        ],
        tricks=[
            ComparedTrick(trick.leader, [card.text for card in trick.cards], trick.winner)
            for trick in hand.tricks
            if trick.winner is not None
        ],
        scores=list(hand.scores or ()),
        mine=mine,
    )
