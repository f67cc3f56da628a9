"""What a table allows, on the wire; the values are those of ``openhearts.table.settings``."""

from __future__ import annotations

from typing import Literal

import msgspec


class WireTableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table allows; chosen when it is made."""

    access: Literal["SOLO", "LINK", "LOBBY"] = "LINK"
    """Who may sit down: nobody else, whoever has the link, or whoever looks for a table."""
    level: str = "steady"
    """Of the computer players that fill chairs and sit in."""
    arrival: Literal["AT_ONCE", "BETWEEN_HANDS"] = "AT_ONCE"
    """When somebody who takes a computer player's chair begins to play."""
    move_seconds: int | None = None
    """For each decision, 5 to 600; null where no clock runs."""
    bank_seconds: int = 0
    """In all, for decisions that take longer than that; up to 3600."""
    move_days: int | None = None
    """For each decision of a match by correspondence, 1 to 14."""
    grace_seconds: int = 60
    """How long somebody may be gone before the table does something about it: 5 to 600."""
    when_away: Literal["BOT", "WAIT"] = "BOT"
    """Whether a computer player sits in then, or the table waits."""
    watching: Literal["NOBODY", "PUBLIC", "SEAT", "DELAYED"] = "NOBODY"
    """What watchers see: what everybody at the table sees; that, or a seat whose holder allows
    it; or that, and every finished hand with all cards open."""
    talk: Literal["NOTHING", "PHRASES", "FREE"] = "PHRASES"
    rated: bool = False
    points_shown: Literal["ALL", "OWN", "NONE"] = "ALL"
    """Whose points of a hand are told while it is played: everybody's, to each seat its own, or
    nobody's until the hand is scored."""
    tricks_shown: Literal["ALL", "LAST", "NONE"] = "ALL"
    """Which finished tricks of a hand are told again while it is played."""
