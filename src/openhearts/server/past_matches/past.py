"""Past matches of one person: the list with its search, and statistics, all from the store."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache

import msgspec

from openhearts.protocol.matches import (
    MatchKind,
    MatchLine,
    MatchOutcome,
    MatchPage,
    Statistics,
    WireDealtStatistics,
    WireGame,
    WireLevelStatistics,
    WirePassStatistics,
    WireRuleStatistics,
)
from openhearts.records import MatchRecord
from openhearts.review.chance import TOO_FEW_HANDS, cards_counted, dealt_by_chance
from openhearts.review.facts import FACTS_VERSION, MatchFacts, PassFacts, facts_of
from openhearts.review.statistics import CountedMatch, RuleSetStatistics, statistics_of
from openhearts.rules.facts import Seat
from openhearts.rules.options import Moon
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import format_rules, is_custom, parse_rules
from openhearts.server.storage.history import History, ImportedMatch, PlayedMatch
from openhearts.server.storage.store import Store, StoreFailed
from openhearts.texts import LANGUAGES, texts_in

LOGGER = logging.getLogger("openhearts.server")
PAGE_SIZE = 20


class MatchQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Which past matches are wanted. What is empty asks for nothing."""

    text: str = ""
    """Words that all stand in the names, the game or the date."""
    game: str = ""
    """A preset; with + behind it, the changed one."""
    kind: MatchKind | None = None
    outcome: MatchOutcome | None = None
    since: str = ""
    """The first day, as 2031-05-04."""
    until: str = ""
    """The last day."""
    page: int = 1


class _KeptFacts(msgspec.Struct, frozen=True):
    """What is kept of a log: its facts, and whether the match counts."""

    facts: MatchFacts
    counts: bool
    practice: bool
    ended: bool
    """Whether nothing more is played; a practice ends before its match does."""
    names: list[str] = []
    """Who sat there in the end, where people came and went; empty where nobody did."""
    levels: list[str | None] = []
    sat: list[int] = []
    """By seat, the number of the entry that seated who sat there in the end."""
    sealed: bool = False
    """Whether deals of the match were sealed."""


class _ImportLine(msgspec.Struct, frozen=True):
    """What the list of matches shows of a record."""

    game: WireGame
    names: list[str]
    hands: int
    totals: list[int]
    winners: list[Seat] | None
    date: str


_SEAT_NAMES = msgspec.json.Decoder(list[dict[str, str | None]])
_FACTS = msgspec.json.Decoder(_KeptFacts)
_IMPORT_LINE = msgspec.json.Decoder(_ImportLine)


@lru_cache(maxsize=256)
def _rules(text: str) -> RuleSet:
    return parse_rules(text)


class _Known(msgspec.Struct):
    """A match at a table with what its log tells."""

    row: PlayedMatch
    rules: RuleSet
    names: list[str]
    levels: tuple[str, ...]
    kept: _KeptFacts

    @property
    def counts(self) -> bool:
        """Whether the match counts for whoever has it: who left it has no result in it."""
        stayed = not self.kept.sat or self.row.since in (None, self.kept.sat[self.row.seat])
        return self.kept.counts and stayed


class PastMatches:
    """Tells what is in the store; keeps nothing that is not derived from it."""

    def __init__(self, store: Store, history: History) -> None:
        """Use this store and what the database knows of past matches."""
        self._store = store
        self._history = history
        self._working = asyncio.Lock()

    async def page(self, owner: str, query: MatchQuery) -> MatchPage:
        """Return a page of somebody's matches, the newest first.

        Raises:
            StoreFailed: the database cannot be read.
        """
        lines = [_played_line(known) for known in await self._known(owner)]
        imported = map(_imported_line, await self._history.imported(owner))
        lines += [line for line in imported if line is not None]
        lines.sort(key=lambda line: line.created, reverse=True)
        found = [line for line in lines if _fits(line, query)]
        pages = max(1, -(-len(found) // PAGE_SIZE))
        page = min(max(query.page, 1), pages)
        return MatchPage(
            page=page,
            pages=pages,
            found=len(found),
            all=len(lines),
            games=sorted({line.game for line in lines}, key=_game_word),
            matches=found[(page - 1) * PAGE_SIZE : page * PAGE_SIZE],
        )

    async def statistics(self, owner: str) -> Statistics:
        """Return somebody's statistics, from their finished matches that count.

        Raises:
            StoreFailed: the database cannot be read.
        """
        known = await self._known(owner)
        counted = [
            CountedMatch(
                one.rules, one.row.seat, one.levels, one.kept.facts, sealed=one.kept.sealed
            )
            for one in known
            if one.counts
        ]
        return Statistics(
            groups=[_wire_group(group) for group in statistics_of(counted)],
            running=sum(one.counts and not one.kept.facts.over for one in known),
            practice=sum(one.kept.practice for one in known),
            taken_back=sum(not one.kept.practice and not one.kept.counts for one in known),
            imported=len(await self._history.imported(owner)),
        )

    async def people(self) -> dict[str, str]:
        """Return everybody who has matches, with the name they last played under.

        Raises:
            StoreFailed: the database cannot be read.
        """
        names: dict[str, str] = {}
        for owner in await self._history.owners():
            known = await self._known(owner)
            names[owner] = known[0].names[known[0].row.seat] if known else ""
        return names

    async def rebuild(self) -> int:
        """Derive everything from the logs again; return how many matches that were.

        Raises:
            StoreFailed: the database cannot be read or written.
        """
        await self._history.forget_derived()
        return sum([len(await self._known(owner)) for owner in await self._history.owners()])

    async def _known(self, owner: str) -> list[_Known]:
        async with self._working:
            rows = await self._history.played(owner, FACTS_VERSION)
            known = [await self._facts(row) for row in rows]
        return [one for one in known if one is not None]

    async def _facts(self, row: PlayedMatch) -> _Known | None:
        """Return what a log tells, worked out if it is not known; ``None`` if it cannot be read."""
        try:
            kept = _FACTS.decode(row.facts) if row.facts is not None else await self._derive(row)
            seats = _SEAT_NAMES.decode(row.seats)
            rules = _rules(row.rules)
        except (StoreFailed, msgspec.MsgspecError, ValueError) as error:
            LOGGER.warning("table %s is left out of the list of matches: %s", row.id, error)
            return None
        names = kept.names or [seat.get("name") or "" for seat in seats]
        played = kept.levels or [seat.get("level") for seat in seats]
        levels = sorted({level for level in played if level is not None})
        return _Known(row, rules, names, tuple(levels), kept)

    async def _derive(self, row: PlayedMatch) -> _KeptFacts:
        stored = await self._store.load(row.id)
        if stored is None:
            raise StoreFailed(f"table {row.id} is gone")
        referee = stored.referee
        facts = await asyncio.to_thread(facts_of, referee.rules, referee.actions)
        practice = referee.marks.practice is not None
        stayed = referee.seats == referee.opened
        kept = _KeptFacts(
            facts,
            counts=referee.marks.counts,
            practice=practice,
            ended=referee.over,
            sealed=any(referee.seals.of(hand + 1) for hand in range(facts.hands)),
            names=[] if stayed else [holder.name for holder in referee.seats],
            levels=[] if stayed else [holder.level for holder in referee.seats],
            sat=[] if stayed else [chair.sat for chair in referee.seating.chairs],
        )
        text = msgspec.json.encode(kept).decode()
        await self._history.keep_facts(row.id, version=FACTS_VERSION, seq=referee.seq, facts=text)
        return kept


def import_line(record: MatchRecord) -> str:
    """Return what the list of matches shows of a record, to be kept beside it."""
    totals = next((hand.totals for hand in reversed(record.hands) if hand.totals), None)
    line = _ImportLine(
        game=_game(record.rules),
        names=list(record.names),
        hands=record.hands_scored,
        totals=list(totals or (0,) * record.rules.players),
        winners=None if record.winners is None else list(record.winners),
        date=dict(record.tags).get("Date", ""),
    )
    return msgspec.json.encode(line).decode()


def _played_line(known: _Known) -> MatchLine:
    facts, row = known.kept.facts, known.row
    return MatchLine(
        id=row.id,
        kind=MatchKind.PRACTICE if known.kept.practice else MatchKind.PLAYED,
        game=_game(known.rules),
        players=known.rules.players,
        names=known.names,
        levels=list(known.levels),
        seat=row.seat,
        created=row.created,
        hands=facts.hands,
        totals=facts.totals,
        outcome=(
            MatchOutcome.NONE
            if known.kept.practice and known.kept.ended
            else _outcome(row.seat, facts.winners if facts.over else None)
        ),
        winners=facts.winners,
        counts=known.counts,
    )


def _imported_line(row: ImportedMatch) -> MatchLine | None:
    """Return a line of the list, ``None`` where what is kept of the record cannot be read."""
    try:
        line = _IMPORT_LINE.decode(row.line)
    except msgspec.MsgspecError as error:
        LOGGER.warning("record %s is left out of the list of matches: %s", row.id, error)
        return None
    return MatchLine(
        id=row.id,
        kind=MatchKind.IMPORTED,
        game=line.game,
        players=len(line.names),
        names=line.names,
        levels=[],
        seat=row.seat,
        created=row.created,
        hands=line.hands,
        totals=line.totals,
        outcome=_outcome(row.seat, line.winners),
        winners=line.winners or [],
        counts=False,
    )


def _outcome(seat: Seat | None, winners: list[Seat] | None) -> MatchOutcome:
    if winners is None:
        return MatchOutcome.RUNNING
    if seat is None:
        return MatchOutcome.NONE
    if seat not in winners:
        return MatchOutcome.LOST
    return MatchOutcome.WON if len(winners) == 1 else MatchOutcome.SHARED


def _game(rules: RuleSet) -> WireGame:
    return WireGame(rules.preset, is_custom(rules))


def _game_word(game: WireGame) -> str:
    return f"{game.preset}+" if game.custom else game.preset


@lru_cache(maxsize=256)
def _titles(game: WireGame) -> tuple[str, ...]:
    """Return what a game is called, in any language: whoever searches has one of them."""
    titles = []
    for language in LANGUAGES:
        texts = texts_in(language)
        title = texts.say(f"preset-{game.preset}") if texts.has(f"preset-{game.preset}") else ""
        titles.append(texts.say("game-changed", game=title) if game.custom else title)
    return tuple(titles)


def _fits(line: MatchLine, query: MatchQuery) -> bool:
    day = line.created[:10]
    told = " ".join([*line.names, *_titles(line.game), day]).casefold()
    return (
        all(word in told for word in query.text.casefold().split())
        and query.game in ("", _game_word(line.game))
        and query.kind in (None, line.kind)
        and query.outcome in (None, line.outcome)
        and (not query.since or day >= query.since)
        and (not query.until or day <= query.until)
    )


def _wire_group(group: RuleSetStatistics) -> WireRuleStatistics:
    return WireRuleStatistics(
        game=_game(group.rules),
        rules=format_rules(group.rules),
        players=group.rules.players,
        matches=group.matches,
        won=group.won,
        shared=group.shared,
        places=group.places,
        totals=group.totals,
        hands=group.hands,
        points=group.points,
        dearest=list(group.dearest),
        dear_taken=group.dear_taken,
        has_moon=group.rules.moon is not Moon.NONE,
        moons_tried=group.moons_tried,
        moons_made=group.moons_made,
        moons_stopped=group.moons_stopped,
        passes=_wire_passes(group),
        levels=[
            WireLevelStatistics(level, one.matches, one.won)
            for level, one in sorted(group.levels.items())
        ],
        hands_dealt=group.hands_dealt,
        dealt=_wire_dealt(group),
        sealed=group.sealed,
    )


def _wire_dealt(group: RuleSetStatistics) -> list[WireDealtStatistics]:
    if group.hands_dealt < TOO_FEW_HANDS:
        return []
    return [
        WireDealtStatistics(
            kind.value,
            group.dealt[kind],
            *dealt_by_chance(group.rules, cards, group.hands_dealt),
        )
        for kind, cards in cards_counted(group.rules).items()
    ]


def _wire_passes(group: RuleSetStatistics) -> list[WirePassStatistics]:
    return [
        WirePassStatistics(
            entry,
            one.hands,
            one.points,
            one.dear_given,
            one.dear_came_back,
            one.dear_received,
            one.dear_kept,
        )
        for entry, one in _in_cycle_order(group)
    ]


def _in_cycle_order(group: RuleSetStatistics) -> list[tuple[str, PassFacts]]:
    order = [entry.value for entry in group.rules.pass_cycle]
    return sorted(group.passes.items(), key=lambda item: order.index(item[0]))
