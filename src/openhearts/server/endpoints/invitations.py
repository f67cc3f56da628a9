"""What is told of a table to somebody who does not sit there, and to whom it belongs."""

from __future__ import annotations

from openhearts.protocol.live import FreeChair, Invitation, LobbyTable, OwnTable
from openhearts.protocol.messages import RefusalCode
from openhearts.protocol.rules import wire_rules
from openhearts.rules.facts import Seat
from openhearts.rules.ruletext import is_custom
from openhearts.server.gate import refusal
from openhearts.server.live.rooms import Invited
from openhearts.server.live.table_state import WIRE_PHASES, wire_settings
from openhearts.server.storage.store import StoredTable
from openhearts.table.inviting import inviting_name
from openhearts.table.settings import Access


def invitation(invited: Invited) -> Invitation:
    """Return what everybody who has the link may know: no card, and no secret.

    Raises:
        Refusal: there is no such table, or nobody is invited to it.
    """
    name, table_id, stored = invited
    if stored is None or stored.referee.settings.access is Access.SOLO:
        raise refusal(RefusalCode.NO_SUCH_INVITATION, "This invitation leads to no table.")
    referee = stored.referee
    seating = referee.seating
    free = () if referee.over else seating.free
    return Invitation(
        table_id=table_id,
        code=stored.code or "",
        phase=WIRE_PHASES[seating.phase],
        over=referee.over,
        seats=[
            FreeChair(seat, chair.name, chair.person, free=seat in free)
            for seat, chair in enumerate(seating.chairs)
        ],
        owner="" if seating.owner is None else seating.chairs[seating.owner].name,
        settings=wire_settings(seating.settings),
        rules=wire_rules(referee.rules),
        hands=referee.state.hands_played,
        invitation=name,
    )


def lobby_table(table_id: str, stored: StoredTable) -> LobbyTable:
    """Return a line of the lobby."""
    referee = stored.referee
    seating = referee.seating
    return LobbyTable(
        table_id=table_id,
        code=stored.code or "",
        phase=WIRE_PHASES[seating.phase],
        preset=referee.rules.preset,
        custom=is_custom(referee.rules),
        players=referee.rules.players,
        names=[seating.chairs[seat].name for seat in seating.people],
        free=len(seating.free),
        hands=referee.state.hands_played,
        settings=wire_settings(seating.settings),
        invitation=inviting_name(table_id, seating),
    )


def own_table(table_id: str, stored: StoredTable, seat: Seat, at: int) -> OwnTable:
    """Return a line of somebody's own tables."""
    referee = stored.referee
    turn = seat in referee.to_act and referee.stand_ins[seat] is None and referee.seating.runs
    clocks = referee.clocks
    return OwnTable(
        table_id=table_id,
        seat=seat,
        preset=referee.rules.preset,
        custom=is_custom(referee.rules),
        names=[chair.name for chair in referee.seating.chairs],
        phase=WIRE_PHASES[referee.seating.phase],
        your_turn=turn,
        left_ms=clocks.left(seat, at) if turn and clocks is not None else None,
    )
