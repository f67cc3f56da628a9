"""What a table allows: one frozen value, chosen when the table is made and stored with it."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Final

MOVE_SECONDS: Final = range(5, 601)
BANK_SECONDS: Final = range(3601)
MOVE_DAYS: Final = range(1, 15)
GRACE_SECONDS: Final = range(5, 601)
_SECONDS_A_DAY: Final = 24 * 60 * 60


class Access(enum.StrEnum):
    """Who may sit down."""

    SOLO = "SOLO"
    """Nobody else: one person against computer players."""
    LINK = "LINK"
    """Whoever has the link."""
    LOBBY = "LOBBY"
    """Whoever looks for a table."""


class Arrival(enum.StrEnum):
    """When somebody who takes a computer player's chair begins to play."""

    AT_ONCE = "AT_ONCE"
    BETWEEN_HANDS = "BETWEEN_HANDS"


class WhenAway(enum.StrEnum):
    """What happens when somebody is gone for longer than the grace."""

    BOT = "BOT"
    """A computer player sits in until they are back."""
    WAIT = "WAIT"
    """The table waits."""


class Watching(enum.StrEnum):
    """What watchers are told."""

    NOBODY = "NOBODY"
    """There are no watchers."""
    PUBLIC = "PUBLIC"
    """What everybody at the table sees."""
    SEAT = "SEAT"
    """That, or what one seat sees whose holder allows it."""
    DELAYED = "DELAYED"
    """That, and every finished hand with all cards open."""


class Talk(enum.StrEnum):
    """What people may say to each other."""

    NOTHING = "NOTHING"
    PHRASES = "PHRASES"
    FREE = "FREE"


class PointsShown(enum.StrEnum):
    """Whose points of a hand are told while it is played."""

    ALL = "ALL"
    """Everybody's."""
    OWN = "OWN"
    """To each seat its own."""
    NONE = "NONE"
    """Nobody's, until the hand is scored."""


class TricksShown(enum.StrEnum):
    """Which finished tricks of a hand are told again while it is played."""

    ALL = "ALL"
    LAST = "LAST"
    NONE = "NONE"


class SettingsError(ValueError):
    """Settings that no table can have."""


def _within(name: str, value: int | None, allowed: range) -> None:
    if value is not None and value not in allowed:
        raise SettingsError(f"{name} is {allowed.start} to {allowed.stop - 1}, not {value}")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    """What a table allows.

    Raises:
        SettingsError: a number is out of its range, or two settings contradict each other.
    """

    access: Access = Access.LINK
    level: str = "steady"
    """Of the computer players that fill chairs and sit in."""
    arrival: Arrival = Arrival.AT_ONCE
    move_seconds: int | None = None
    """For each decision; ``None`` where no clock runs."""
    bank_seconds: int = 0
    """In all, for decisions that take longer than that."""
    move_days: int | None = None
    """For each decision of a match by correspondence."""
    grace_seconds: int = 60
    """How long somebody may be gone before the table does something about it."""
    when_away: WhenAway = WhenAway.BOT
    watching: Watching = Watching.NOBODY
    talk: Talk = Talk.PHRASES
    rated: bool = False
    points_shown: PointsShown = PointsShown.ALL
    tricks_shown: TricksShown = TricksShown.ALL

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        _within("move_seconds", self.move_seconds, MOVE_SECONDS)
        _within("bank_seconds", self.bank_seconds, BANK_SECONDS)
        _within("move_days", self.move_days, MOVE_DAYS)
        _within("grace_seconds", self.grace_seconds, GRACE_SECONDS)
        if self.move_seconds is not None and self.move_days is not None:
            raise SettingsError("a move has seconds or days, not both")
        if self.bank_seconds and self.move_seconds is None:
            raise SettingsError("a bank of seconds needs seconds for each move")

    @property
    def move_time(self) -> int | None:
        """The milliseconds of each decision, without the bank; ``None`` where no clock runs."""
        if self.move_days is not None:
            return self.move_days * _SECONDS_A_DAY * 1000
        return None if self.move_seconds is None else self.move_seconds * 1000

    @property
    def pace(self) -> tuple[int | None, int, int | None]:
        """What makes the clocks of the table."""
        return self.move_seconds, self.bank_seconds, self.move_days

    @property
    def shown(self) -> tuple[PointsShown, TricksShown]:
        """What is told of a hand while it is played."""
        return self.points_shown, self.tricks_shown

    @property
    def hides(self) -> bool:
        """Whether something that lay open is not told again while a hand is played."""
        return self.shown != (PointsShown.ALL, TricksShown.ALL)

    @property
    def by_correspondence(self) -> bool:
        """Whether nobody is expected to stay at the table."""
        return self.move_days is not None


def check_rated(settings: TableSettings) -> None:
    """Refuse settings that would let somebody escape the result of a rated match.

    They are looked at when they are chosen, and not by the value itself: older logs may hold them.

    Raises:
        SettingsError: they would.
    """
    if settings.rated and settings.when_away is WhenAway.WAIT:
        raise SettingsError("a rated match does not wait for who is gone, for they could stay away")


SOLO: Final = TableSettings(access=Access.SOLO, talk=Talk.NOTHING)
"""A match of one person against computer players."""
