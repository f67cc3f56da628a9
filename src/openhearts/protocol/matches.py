"""Past matches on the wire: the list of them, statistics, and records taken in."""

from __future__ import annotations

import enum
from typing import Annotated

import msgspec

from openhearts.rules.facts import Seat


class MatchKind(enum.StrEnum):
    """Where a match comes from."""

    PLAYED = "PLAYED"
    PRACTICE = "PRACTICE"
    IMPORTED = "IMPORTED"


class MatchOutcome(enum.StrEnum):
    """How a match went for the one who asks."""

    WON = "WON"
    SHARED = "SHARED"
    LOST = "LOST"
    RUNNING = "RUNNING"
    NONE = "NONE"
    """A record in which nobody's seat is one's own."""


class WireGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game by its preset, and whether its rules were changed."""

    preset: str
    custom: bool


class MatchLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match in the list of past matches."""

    id: str
    kind: MatchKind
    game: WireGame
    players: int
    names: list[str]
    levels: list[str]
    """Of the computer players, each once."""
    seat: Seat | None
    """One's own seat; null in a record of others."""
    created: str
    """When it began, or was taken in: ISO 8601 with the zone."""
    hands: int
    """Hands scored so far."""
    totals: list[int]
    outcome: MatchOutcome
    winners: list[Seat]
    counts: bool
    """Whether it is in the statistics, or will be once it is over."""


class MatchPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One page of the matches that were asked for, the newest first."""

    page: int
    """From 1."""
    pages: int
    found: int
    all: int
    """How many matches one has, asked for or not."""
    games: list[WireGame]
    """The games there are among all of them."""
    matches: list[MatchLine]


class HeldSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a table, with the secret that proves it."""

    table_id: Annotated[str, msgspec.Meta(max_length=64)]
    token: Annotated[str, msgspec.Meta(max_length=128)]


class HoldSeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Put seats that were taken without one's key among one's matches."""

    seats: Annotated[list[HeldSeat], msgspec.Meta(max_length=100)]


class SeatsHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of the seats are among one's matches now."""

    held: int


class RecordsTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The records of a file are among one's matches: by their names, in the order of the file."""

    matches: list[str]
    known: int
    """How many of them were there already."""


class WirePassStatistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hands with one entry of the pass cycle."""

    entry: str
    hands: int
    points: int
    dear_given: int
    dear_came_back: int
    dear_received: int
    dear_kept: int


class WireLevelStatistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The matches against computer players of one level."""

    level: str
    matches: int
    won: int


class WireDealtStatistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of a kind one was dealt, and what fair deals give in as many hands."""

    kind: str
    """QUEEN for the queen of spades, HEARTS, or HIGH for aces and kings."""
    count: int
    mean: float
    low: int
    """From here"""
    high: int
    """to here in nineteen cases of twenty."""


class WireRuleStatistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one's matches by one rule set went."""

    game: WireGame
    rules: str
    """The canonical text of the rule set."""
    players: int
    matches: int
    won: int
    shared: int
    places: int
    totals: int
    hands: int
    points: int
    dearest: list[str]
    """The penalty cards that cost most; empty where many cost the same."""
    dear_taken: int
    has_moon: bool
    moons_tried: int
    moons_made: int
    moons_stopped: int
    """Moons of others that one stopped."""
    passes: list[WirePassStatistics]
    levels: list[WireLevelStatistics]
    hands_dealt: int
    dealt: list[WireDealtStatistics]
    """Empty where the hands are too few to say anything."""
    sealed: bool
    """Whether deals of these matches were sealed, so that they can be checked."""


class Statistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's finished matches added up, by rule set, and how many are left out and why."""

    groups: list[WireRuleStatistics]
    running: int
    practice: int
    taken_back: int
    imported: int
