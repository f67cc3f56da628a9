"""Seals as they go over the wire."""

from __future__ import annotations

from openhearts.protocol import events as wire
from openhearts.protocol.seals import TableSeals, WireSeal
from openhearts.rules.facts import Seat
from openhearts.table.referee import Referee
from openhearts.table.seals import SealOpened, fresh_hand


def wire_opening(opened: SealOpened | None) -> list[wire.AnyWireEvent]:
    """Return the event that opens a seal, or none."""
    return [] if opened is None else [_opened(opened)]


def wire_seals(referee: Referee, seat: Seat) -> TableSeals:
    """Return what a seat may know of the seals of its table."""
    told = referee.told_seals
    fresh = fresh_hand(referee.state)
    return TableSeals(
        seals=[
            WireSeal(
                hand=seal.hand,
                commitment=seal.commitment.hex(),
                salted=list(seal.salted),
                opened=None if seal.opened is None else _opened(SealOpened(seal.hand, seal.opened)),
            )
            for seal in told
        ],
        open_for_salt=next(
            (
                one.hand
                for one in told
                if one.hand == fresh and seat not in one.salted and referee.seals.fixed is None
            ),
            None,
        ),
    )


def _opened(opened: SealOpened) -> wire.SealOpened:
    seal = opened.seal
    return wire.SealOpened(
        hand=opened.hand,
        commitment=seal.commitment.hex(),
        secret=seal.secret.hex(),
        salts=[wire.WireSalt(salt.seat, salt.data.hex()) for salt in seal.salts],
    )
