"""Ratings: how strong people and computer players are in each rule set, from finished matches.

Everything here follows from the logs and can be worked out again. A match is rated where its
table was made for it, it was played to its end, nothing was taken back and no hint given.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import select

from openhearts.protocol.contests import RatedGame, Ratings, SeatLeft, SeatsLeft, WireRating
from openhearts.protocol.matches import WireGame
from openhearts.rules.facts import Seat
from openhearts.rules.ruletext import is_custom, parse_rules
from openhearts.server.contests.outcomes import Outcome, Outcomes
from openhearts.server.storage.store import Store, failures_named
from openhearts.server.storage.tables import MATCHES, SITTINGS
from openhearts.table.sittings import Sitting

MOST_SHOWN = 200
"""So many are listed of one rule set, and whoever asks."""
_RATED = '"rated":true'
"""How the settings of a table say that its match is rated."""


class RatedMatch(NamedTuple):
    """A finished match that counts for the ratings."""

    rules: str
    """As they are written in the store."""
    outcome: Outcome
    people: dict[int, str]
    """By the entry that seated them, whose key it was."""


@dataclass(slots=True)
class RatedPlayer:
    """Somebody's strength in one rule set, and what it is from."""

    strength: PlackettLuceRating
    name: str
    level: str | None
    matches: int = 0
    won: int = 0
    left: int = 0
    """In how many of the matches they left."""


@dataclass(slots=True)
class GameRatings:
    """The ratings of one rule set."""

    rules: str
    matches: int = 0
    players: dict[str, RatedPlayer] = field(default_factory=dict)


class RatingBook:
    """The ratings of a server. Its method raises ``StoreFailed`` where the database fails."""

    def __init__(self, store: Store, outcomes: Outcomes) -> None:
        """Read from this store."""
        self._store = store
        self._outcomes = outcomes
        self._rating = asyncio.Lock()
        self._rated: list[RatedMatch] = []
        self._games: list[GameRatings] = []

    async def ratings(self, owner: str | None) -> Ratings:
        """Return all ratings; those of ``owner`` are marked."""
        games = await self._all()
        return await asyncio.to_thread(_wire_games, games, owner)

    async def left_at(self, table_id: str, sat: Mapping[Seat, int]) -> SeatsLeft:
        """Return how many rated matches the people of a table left, whatever the rules.

        ``sat`` are the numbers of the entries that seated them.
        """
        query = select(SITTINGS.c.since, SITTINGS.c.owner).where(SITTINGS.c.table_id == table_id)
        with failures_named():
            async with self._store.engine.connect() as connection:
                keys = {row.since: row.owner for row in await connection.execute(query)}
        games = await self._all()
        seats = []
        for seat, number in sat.items():
            key = keys.get(number, "")
            played = [game.players[key] for game in games if key in game.players]
            if played:
                left = sum(player.left for player in played)
                seats.append(SeatLeft(seat, left, sum(player.matches for player in played)))
        return SeatsLeft(seats)

    async def _all(self) -> list[GameRatings]:
        """Return the ratings, worked out anew where the matches are others than the last time.

        It takes long after many matches: one who asks at a time, and everybody plays on.
        """
        async with self._rating:
            matches = await self._matches()
            if matches != self._rated:
                self._games = await asyncio.to_thread(rate, matches)
                self._rated = matches
            return self._games

    async def _matches(self) -> list[RatedMatch]:
        rated = MATCHES.c.settings.contains(_RATED, autoescape=True)
        query = (
            select(MATCHES.c.id, MATCHES.c.rules)
            .where(rated)
            .order_by(MATCHES.c.created, MATCHES.c.id)
        )
        sat_down = (
            select(SITTINGS.c.table_id, SITTINGS.c.since, SITTINGS.c.owner)
            .join(MATCHES, MATCHES.c.id == SITTINGS.c.table_id)
            .where(rated)
        )
        with failures_named():
            async with self._store.engine.connect() as connection:
                rows = (await connection.execute(query)).all()
                seated = (await connection.execute(sat_down)).all()
        people: dict[str, dict[int, str]] = defaultdict(dict)
        for one in seated:
            people[one.table_id][one.since] = one.owner
        outcomes = await self._outcomes.of([row.id for row in rows])
        return [
            RatedMatch(row.rules, outcomes[row.id], people[row.id])
            for row in rows
            if row.id in outcomes and _counts(outcomes[row.id])
        ]


def _counts(outcome: Outcome) -> bool:
    """Tell whether a match of a table that was made rated is a result.

    Older tables could be made so and change before the match; then nobody's sitting is told.
    """
    return outcome.ended and outcome.clean and bool(outcome.sittings)


def rate(matches: Iterable[RatedMatch]) -> list[GameRatings]:
    """Rate matches in the order in which they were made; the most played rule set comes first."""
    model = PlackettLuce()
    games: dict[str, GameRatings] = {}
    for match in matches:
        game = games.setdefault(match.rules, GameRatings(match.rules))
        entrants = entrants_of(match)
        if len({one.key for one in entrants}) < 2 or all(one.left for one in entrants):
            continue
        game.matches += 1
        players = [
            game.players.setdefault(one.key, RatedPlayer(model.rating(), one.name, one.level))
            for one in entrants
        ]
        ranks = _ranks(entrants)
        rated = model.rate(
            [[player.strength] for player in players], ranks=[float(rank) for rank in ranks]
        )
        # Of a level that sits in several seats each seat counts, by what it changed.
        before = {id(player): player.strength for player in players}
        for one, player, (strength,), rank in zip(entrants, players, rated, ranks, strict=True):
            old = before[id(player)]
            player.strength = model.rating(
                mu=player.strength.mu + strength.mu - old.mu,
                sigma=player.strength.sigma * strength.sigma / old.sigma,
            )
            player.matches += 1
            player.won += rank == 0
            player.left += one.left
            player.name = one.name
    return sorted(games.values(), key=lambda game: (-game.matches, game.rules))


class Entrant(NamedTuple):
    """Whose result in a match counts."""

    key: str
    """A person's, or one that says which level it is."""
    name: str
    level: str | None
    """``None`` for a person."""
    total: int
    left: bool
    """Whether they left, and come last whatever became of their cards."""


def entrants_of(match: RatedMatch) -> list[Entrant]:
    """Return whose result in a match counts: levels that nobody made room, and people.

    A level that only minded somebody's chair is not among them, nor a person who came for half of
    the hands or less, nor whoever held two chairs from the first hand to the end.
    """
    outcome = match.outcome
    held = {sitting.seat for sitting in outcome.sittings}
    entrants = [
        Entrant(f"level {level}", level, level, outcome.totals[seat], left=False)
        for seat, level in enumerate(outcome.levels)
        if level is not None and seat not in held
    ]
    by_key: dict[str, list[Sitting]] = defaultdict(list)
    for sitting in outcome.sittings:
        if sitting.number in match.people:
            by_key[match.people[sitting.number]].append(sitting)
    for key, own in by_key.items():
        entrants += _entrant(outcome, key, own)
    return entrants


def _entrant(outcome: Outcome, key: str, own: list[Sitting]) -> list[Entrant]:
    """Return what somebody's sittings come to, or nothing."""
    hands = len(outcome.scores)
    here = [sitting for sitting in own if sitting.stayed]
    if 2 * (hands - min(sitting.since for sitting in own)) <= hands:
        return []
    several = len(here) > 1
    if several and all(sitting.since == 0 for sitting in here):
        return []
    last = here[0] if here else own[-1]
    played = sum(sitting.played for sitting in own if sitting.seat == last.seat)
    # A further chair that was taken in the match is no way out of it.
    left = not here or several or 2 * played <= hands
    return [Entrant(key, last.name, None, outcome.totals[last.seat], left)]


def _ranks(entrants: list[Entrant]) -> list[int]:
    """Return the places from 0, equal totals equal; people who left come last together."""
    keys = [(one.left, 0 if one.left else one.total) for one in entrants]
    return [sum(other < key for other in keys) for key in keys]


def _wire_games(games: list[GameRatings], owner: str | None) -> Ratings:
    return Ratings([_wire_game(game, owner) for game in games])


def _wire_game(game: GameRatings, owner: str | None) -> RatedGame:
    rules = parse_rules(game.rules)
    ranked = sorted(game.players.items(), key=lambda item: -item[1].strength.ordinal())
    return RatedGame(
        game=WireGame(rules.preset, is_custom(rules)),
        players=rules.players,
        rules=game.rules,
        matches=game.matches,
        ratings=[
            WireRating(
                place=place,
                name=player.name if player.level is None else player.level,
                level=player.level,
                rating=round(player.strength.ordinal(), 2),
                mean=round(player.strength.mu, 2),
                deviation=round(player.strength.sigma, 2),
                matches=player.matches,
                won=player.won,
                left=player.left,
                mine=key == owner,
            )
            for place, (key, player) in enumerate(ranked, start=1)
            if place <= MOST_SHOWN or key == owner
        ],
    )
