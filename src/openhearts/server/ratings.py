"""Ratings: how strong people and computer players are in each rule set, from finished matches.

Everything here follows from the logs and can be worked out again. A match is rated where its
table was made for it, it was played to its end, nothing was taken back and no hint given.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import select

from openhearts.protocol.contests import RatedGame, Ratings, WireRating
from openhearts.protocol.matches import WireGame
from openhearts.rules.facts import Seat
from openhearts.rules.ruletext import is_custom, parse_rules
from openhearts.server.outcomes import Outcome, Outcomes
from openhearts.server.store import Store, failures_named
from openhearts.server.tables import HOLDINGS, MATCHES

MOST_SHOWN = 200
"""So many are listed of one rule set, and whoever asks."""
_RATED = '"rated":true'
"""How the settings of a table say that its match is rated."""


class RatedMatch(NamedTuple):
    """A finished match that counts for the ratings."""

    rules: str
    """As they are written in the store."""
    outcome: Outcome
    people: dict[Seat, list[str]]
    """By seat, whose matches it is among."""


@dataclass(slots=True)
class RatedPlayer:
    """Somebody's strength in one rule set, and what it is from."""

    strength: PlackettLuceRating
    name: str
    level: str | None
    matches: int = 0
    won: int = 0


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

    async def ratings(self, owner: str | None) -> Ratings:
        """Return all ratings; those of ``owner`` are marked."""
        games = rate(await self._matches())
        return Ratings([_wire_game(game, owner) for game in games])

    async def _matches(self) -> list[RatedMatch]:
        rated = MATCHES.c.settings.contains(_RATED, autoescape=True)
        query = (
            select(MATCHES.c.id, MATCHES.c.rules)
            .where(rated)
            .order_by(MATCHES.c.created, MATCHES.c.id)
        )
        holders = (
            select(HOLDINGS.c.match_id, HOLDINGS.c.seat, HOLDINGS.c.owner)
            .join(MATCHES, MATCHES.c.id == HOLDINGS.c.match_id)
            .where(rated)
        )
        with failures_named():
            async with self._store.engine.connect() as connection:
                rows = (await connection.execute(query)).all()
                held = (await connection.execute(holders)).all()
        people: dict[str, dict[Seat, list[str]]] = defaultdict(lambda: defaultdict(list))
        for one in held:
            people[one.match_id][one.seat].append(one.owner)
        outcomes = await self._outcomes.of([row.id for row in rows])
        return [
            RatedMatch(row.rules, outcomes[row.id], people[row.id])
            for row in rows
            if row.id in outcomes and outcomes[row.id].ended and outcomes[row.id].clean
        ]


def rate(matches: Iterable[RatedMatch]) -> list[GameRatings]:
    """Rate matches in the order in which they were made; the most played rule set comes first."""
    model = PlackettLuce()
    games: dict[str, GameRatings] = {}
    for match in matches:
        game = games.setdefault(match.rules, GameRatings(match.rules))
        seated = _seated(match)
        if len({key for key, _ in seated.values()}) < 2:
            continue
        game.matches += 1
        players = {
            seat: game.players.setdefault(
                key, RatedPlayer(model.rating(), match.outcome.names[seat], level)
            )
            for seat, (key, level) in seated.items()
        }
        ranks = _ranks(match, list(players))
        rated = model.rate(
            [[player.strength] for player in players.values()],
            ranks=[float(rank) for rank in ranks],
        )
        # Of a level that sits in several seats each seat counts, by what it changed.
        before = {id(player): player.strength for player in players.values()}
        for (seat, player), (strength,), rank in zip(players.items(), rated, ranks, strict=True):
            old = before[id(player)]
            player.strength = model.rating(
                mu=player.strength.mu + strength.mu - old.mu,
                sigma=player.strength.sigma * strength.sigma / old.sigma,
            )
            player.matches += 1
            player.won += rank == 0
            player.name = match.outcome.names[seat] if player.level is None else player.name
    return sorted(games.values(), key=lambda game: (-game.matches, game.rules))


def _seated(match: RatedMatch) -> dict[Seat, tuple[str, str | None]]:
    """Return who is rated in which seat: people by their key, computer players by their level.

    Where a chair changed hands nobody knows whose result it is.
    """
    found: dict[Seat, tuple[str, str | None]] = {}
    for seat, level in enumerate(match.outcome.levels):
        owners = match.people.get(seat, [])
        if len(owners) == 1:
            found[seat] = (owners[0], None)
        elif not owners and level is not None:
            found[seat] = (f"level {level}", level)
    return found


def _ranks(match: RatedMatch, seats: list[Seat]) -> list[int]:
    """Return the places from 0, equal totals equal; people who left come last together."""
    outcome = match.outcome
    gone = {seat for seat in seats if match.people.get(seat) and outcome.levels[seat] is not None}
    keys = {seat: (seat in gone, 0 if seat in gone else outcome.totals[seat]) for seat in seats}
    return [sum(keys[other] < keys[seat] for other in seats) for seat in seats]


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
                mine=key == owner,
            )
            for place, (key, player) in enumerate(ranked, start=1)
            if place <= MOST_SHOWN or key == owner
        ],
    )
