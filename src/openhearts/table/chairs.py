"""The chairs of a table, who is in them, and what everybody is told when that changes."""

from __future__ import annotations

import enum
from typing import Final, NamedTuple

from openhearts.rules.facts import Seat
from openhearts.table.seat_entries import Wish

BOT_NAMES: Final = ("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta")
"""What computer players are called; there is one for every chair of the largest table."""
MORE_BOT_NAMES: Final = ("Hanna", "Ivo", "Julia", "Karl", "Laura", "Max", "Nora")
"""For when people have some of those names."""


class SeatHolder(NamedTuple):
    """Who sits in a seat."""

    name: str
    level: str | None = None
    """The computer player's level; ``None`` for a person."""


class TablePhase(enum.StrEnum):
    """What becomes of a table."""

    GATHERING = "GATHERING"
    """People sit down; nothing is dealt."""
    PLAYING = "PLAYING"
    CLOSED = "CLOSED"


class Chair(NamedTuple):
    """One seat of a table, and whoever is in it."""

    name: str
    """Empty before the match where nobody sits."""
    level: str
    """Of the computer player that plays here where no person does."""
    person: bool = False
    key: str | None = None
    """The hash of the secret that the person has."""
    away: bool = False
    """Whether a computer player sits in for the person."""
    joins: int = 0
    """After how many hands the person begins to play."""
    shows: bool = False
    """Whether watchers may see these cards."""
    sat: int = 0
    """The number of the entry that seated the person; 0 for one who came with the table."""
    program: bool = False
    """Whether the holder is a program: it plays as a person does, and nobody waits for its word."""


class Removed(NamedTuple):
    """Somebody whom the owner removed, and who stays out until the owner lets them in."""

    number: int
    """Of the entry that seated them, or that keeps them out at the next table of these people."""
    name: str


class OpenAsk(NamedTuple):
    """Something that was asked for, and not refused yet."""

    number: int
    """Of the entry that asked."""
    seat: Seat
    wish: Wish
    to: int
    agreed: tuple[Seat, ...] = ()


class News(enum.StrEnum):
    """What an entry about people comes to."""

    SAT = "SAT"
    LEFT = "LEFT"
    REMOVED = "REMOVED"
    LET_IN = "LET_IN"
    NEW_KEY = "NEW_KEY"
    NEW_INVITATION = "NEW_INVITATION"
    LEVEL = "LEVEL"
    SETTINGS = "SETTINGS"
    SWAPPED = "SWAPPED"
    OWNER = "OWNER"
    LEADS = "LEADS"
    """Somebody has the owner's part while the owner is gone."""
    LEADS_AGAIN = "LEADS_AGAIN"
    """The owner has it back."""
    STARTED = "STARTED"
    AWAY = "AWAY"
    BACK = "BACK"
    ASKED_PAUSE = "ASKED_PAUSE"
    ASKED_CLOCK_OFF = "ASKED_CLOCK_OFF"
    ASKED_TAKE_BACK = "ASKED_TAKE_BACK"
    AGREED = "AGREED"
    REFUSED = "REFUSED"
    PAUSED = "PAUSED"
    RESUMED = "RESUMED"
    CLOCK_OFF = "CLOCK_OFF"
    """Everybody agreed: no clock runs for the rest of the match."""
    CLOSED = "CLOSED"
    SHOWS = "SHOWS"
    HIDES = "HIDES"
    CLOCKS = "CLOCKS"
    LISTED = "LISTED"
    UNLISTED = "UNLISTED"
    PLAY_ON = "PLAY_ON"
    """They go on at another table."""
    TAKE_BACK_GRANTED = "TAKE_BACK_GRANTED"
    """Everybody agreed: the decision is to be taken back."""


class TableNews(NamedTuple):
    """What everybody is told of an entry about people."""

    what: News
    seat: Seat
    """Whom it is about; :data:`CHANCE` for the whole table."""
    name: str = ""
    """Who that is, or was."""
    to: int = 0
    """Of a take-back that was asked for or granted: after how many entries its decision came."""


class Moment(NamedTuple):
    """How the match stands when something is asked of the table."""

    seq: int
    """How long the log was."""
    hands: int
    """How many hands are scored."""
    in_hand: bool
    """Whether a hand is being played."""
    over: bool
