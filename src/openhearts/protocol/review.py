"""Finished hands on the wire: for looking back, face up, card by card."""

from __future__ import annotations

from typing import Annotated

import msgspec

from openhearts.protocol.live import SeatNumber
from openhearts.protocol.matches import MatchKind
from openhearts.protocol.messages import SeatInfo
from openhearts.protocol.rules import WireRules
from openhearts.protocol.views import WireResult
from openhearts.protocol.wordings import WireWording
from openhearts.rules.facts import Seat


class WireTellingTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The best or the worst trick of a match for a seat, by what it cost."""

    hand: int
    trick: int
    step: int
    """How many steps of the hand were made when it was full."""
    cost: int
    """The points of the trick; or where another took it, minus those of the card put in."""
    given: str | None
    """The card put in where another took it."""


class MatchReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match to look back on."""

    id: str
    kind: MatchKind
    seat: Seat | None
    """One's own seat; null in a record of others."""
    seats: list[SeatInfo]
    rules: WireRules
    tags: dict[str, str]
    results: list[WireResult]
    """The score sheet: these hands are over and can be looked at."""
    winners: list[Seat] | None
    best_trick: WireTellingTrick | None
    """Of one's own seat, hands with a moon left out; null where there is none."""
    worst_trick: WireTellingTrick | None
    running: bool
    """Whether the match goes on at a table."""
    whole: bool
    """Whether nothing is hidden. While other people go on playing, and in a record that one seat
    saw, it is; then only what that seat knew is told, and nothing can be judged or practised."""


class WirePass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat passed; null for what stays hidden."""

    seat: Seat
    cards: list[str | None]
    receivers: list[Seat | None]


class WireStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision: a pass or a card."""

    seat: Seat
    trick: int | None
    """From 1; null for a pass."""
    cards: list[str | None]
    voids: list[str]
    """By seat, the letters of the suits that it had shown by then that it holds no more."""


class WireFinishedTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick: the cards in the order played, the lead first."""

    leader: Seat
    cards: list[str]
    winner: Seat
    points: int


class HandReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished hand, all cards face up as far as they may be."""

    number: int
    dealer: Seat
    pass_entry: str
    dealt: list[list[str] | None]
    """By seat, before the pass; null for a hand that stays hidden."""
    held: list[list[str]]
    """By seat, when play began."""
    kitty: list[str]
    passes: list[WirePass]
    tricks: list[WireFinishedTrick]
    steps: list[WireStep]
    """The passes, then the cards, in their order."""
    eyes: list[Seat]
    """The seats whose knowledge may be shown."""
    result: WireResult


class WireJudgement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision beside the search's choice."""

    step: int
    """Its place in the steps of the hand, from 0."""
    lost: float
    """How many points it loses against the best; 0 where the search cannot tell them apart."""
    points: float
    """What it scores in the hand, on average."""
    best: list[str]
    best_points: float
    reason: WireWording | None
    """What the best choice does, as the end of a sentence."""
    forced: bool
    """There was nothing to choose."""


class HandAnalysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the search makes of a hand, as far as it has come."""

    number: int
    engine: str
    """What worked it out: the same engine says the same."""
    steps: int
    """How many decisions there are."""
    judged: list[WireJudgement]
    """Those later than the first ``after`` judgements."""
    expected: list[float]
    """By seat, what the cards as dealt score on average; empty until it is worked out."""
    expected_errors: list[float]
    """By seat, the standard error of that average."""
    even_share: float
    """What a hand costs a seat when everybody takes as much."""


class PracticeWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play a finished hand again from a step, in one of the seats."""

    hand: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    step: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    seat: SeatNumber
