"""Sitting down: new tables for several people, free chairs, and the secrets that go with them."""

from __future__ import annotations

from typing import NamedTuple

from openhearts.players import PLAYER_NAMES
from openhearts.rules.actions import CHANCE
from openhearts.rules.facts import Seat
from openhearts.rules.ruleset import RuleSet
from openhearts.server.identity import new_token, token_hash
from openhearts.table.chairs import SeatHolder
from openhearts.table.lookalikes import look_alike
from openhearts.table.referee import Referee
from openhearts.table.refusals import NotAllowed
from openhearts.table.seat_entries import KeepOut, Sit
from openhearts.table.seating import Seating
from openhearts.table.settings import Access, SettingsError, TableSettings, check_rated

OWNERS_SEAT: Seat = 0


class Seated(NamedTuple):
    """A chair that somebody sat down in, and the secret that proves it."""

    seat: Seat
    token: str
    number: int
    """Of the entry that seated them."""


def gathering(rules: RuleSet, settings: TableSettings, owner: str) -> tuple[Referee, Seated]:
    """Return a new table with nobody at it but its owner, who has this name.

    Raises:
        SettingsError: the settings are for one person, name no level there is, or would let
            somebody escape the result of a rated match.
    """
    if settings.access is Access.SOLO:
        raise SettingsError("a table for one person has no settings")
    check_rated(settings)
    if settings.level not in PLAYER_NAMES:
        raise SettingsError(
            f"there is no level {settings.level!r}: the levels are {', '.join(PLAYER_NAMES)}"
        )
    chairs = [SeatHolder("", settings.level)] * rules.players
    token = new_token()
    table = Referee.open(rules, chairs, settings=settings)
    table = table.replay([(OWNERS_SEAT, Sit(token_hash(token), owner))])
    return table, Seated(OWNERS_SEAT, token, table.seq)


def gathering_again(referee: Referee, host: Seat) -> Referee:
    """Return a new table with the people of one where the match is over, each in their chair.

    Their secrets are the same, so whoever held a chair there holds it here. ``host`` owns the
    table. Programs are not among them: nobody tells a program to come along. Who was removed there
    stays out here as well.
    """
    chairs = referee.seating.chairs
    empty = [SeatHolder("", chair.level) for chair in chairs]
    table = Referee.open(referee.rules, empty, settings=referee.seating.settings_of_next)
    people = [seat for seat in referee.people if not chairs[seat].program]
    # The first to sit down owns a table.
    people.sort(key=lambda seat: seat != host)
    table = table.replay(
        (seat, Sit(key, chairs[seat].name))
        for seat in people
        if (key := chairs[seat].key) is not None
    )
    return table.replay((CHANCE, KeepOut(one.name)) for one in referee.seating.removed)


def check_look(seating: Seating, name: str) -> None:
    """Refuse a name that could be taken for that of somebody at the table.

    It is looked at when somebody sits down and not in the log's fold: what looks alike is a matter
    of taste, and a table that was stored stays what it is.

    Raises:
        NotAllowed: it could.
    """
    if any(look_alike(name, seating.chairs[seat].name) for seat in seating.people):
        raise NotAllowed(
            "Somebody of this name sits at the table.", "not-allowed-name-taken", name=name
        )


def chosen_chair(seating: Seating, wanted: Seat | None) -> Seat:
    """Return the chair that somebody sits down in: the one they want, or the first that is free.

    Raises:
        NotAllowed: no chair is free. Whether the one that is wanted is free, the seating says.
    """
    if wanted is not None:
        return wanted
    if seating.settings.access is Access.SOLO:
        raise NotAllowed("This table is for one person.", "not-allowed-solo")
    if not seating.free:
        raise NotAllowed("All chairs at this table are taken.", "not-allowed-full")
    return seating.free[0]
