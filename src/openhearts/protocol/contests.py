"""Contests and ratings on the wire: the same deals at several tables, and how people compare."""

from __future__ import annotations

import msgspec

from openhearts.protocol.matches import WireGame
from openhearts.protocol.rules import Name, RulesRequest, WireRules
from openhearts.protocol.table_settings import WireTableSettings
from openhearts.rules.facts import Seat


class NewContest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A contest to be made."""

    rules: RulesRequest
    level: str = "steady"
    """Of the computer players, who answer the same at every table."""


class EnterContest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made for a contest, for one person against its computer players.

    With ``settings`` people sit down at it first, as at any other.
    """

    name: Name
    settings: WireTableSettings | None = None


class ContestInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A contest."""

    id: str
    day: str | None
    """The day of a daily deal, as 2031-05-04."""
    open: bool
    """Whether a table made now can count."""
    rules: WireRules
    level: str
    tables: int
    """How many tables have its deals."""
    mine: str | None
    """The own table that counts; null while there is none."""
    over: bool
    """Whether the match at that table is over."""


class ContestEntered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table with the deals of a contest was made."""

    table_id: str
    token: str
    counted: bool
    """Whether it stands in the table of results."""
    code: str | None = None
    """The short code that invites people."""


class ContestResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One person's match in a contest that is over."""

    place: int
    """1 for the best; the same for the same total."""
    name: str
    seat: Seat
    total: int
    scores: list[int]
    """By hand."""
    won: bool
    """Whether nobody at the table had fewer points."""
    mine: bool


class ContestResults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of results of a contest, as far as one may see it."""

    finished: int
    """How many finished."""
    results: list[ContestResult]
    """Empty until one's own match is over."""


class ComparedPass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat passed."""

    seat: Seat
    cards: list[str]


class ComparedTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick: the cards in the order played, the lead first."""

    leader: Seat
    cards: list[str]
    winner: Seat


class ComparedHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one table played a hand that others played as well."""

    names: list[str]
    levels: list[str | None]
    passes: list[ComparedPass]
    tricks: list[ComparedTrick]
    scores: list[int]
    mine: bool


class ComparedHands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand of a contest at all tables that are over, after one has played it oneself."""

    hand: int
    deal: list[list[str]]
    """By seat."""
    kitty: list[str]
    tables: list[ComparedHand]


class WireRating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rating of a person or a computer player in one kind of game."""

    place: int
    name: str
    level: str | None
    """The computer player's level; null for a person."""
    rating: float
    """What the player is at least, with great certainty: mean less three deviations."""
    mean: float
    deviation: float
    matches: int
    won: int
    left: int
    """In how many of the matches they left, and so came last; of a level none."""
    mine: bool


class RatedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ratings of one rule set, best first."""

    game: WireGame
    players: int
    rules: str
    matches: int
    ratings: list[WireRating]


class Ratings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ratings of a server, the most played rule set first."""

    games: list[RatedGame]


class SeatLeft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of their rated matches, of all rule sets, whoever sits in a seat left."""

    seat: Seat
    left: int
    matches: int


class SeatsLeft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a table's seats those whose holders have played rated matches."""

    seats: list[SeatLeft]
