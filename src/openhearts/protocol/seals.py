"""What is asked and told about the seals of a table's hands."""

from __future__ import annotations

from typing import Annotated

import msgspec

from openhearts.protocol.events import SealOpened
from openhearts.rules.facts import Seat

HandNumber = Annotated[int, msgspec.Meta(ge=1, le=10**9)]
SaltText = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class WireSeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody may know of the seal of one hand."""

    hand: int
    commitment: str
    salted: list[Seat]
    """The seats that added to the shuffle."""
    opened: SealOpened | None
    """What proves the deal, once the hand is scored."""


class TableSeals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seals of a table so far, by hand."""

    seals: list[WireSeal]
    open_for_salt: int | None
    """The hand to whose shuffle this seat can add now."""


class NewSalt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's own 32 random bytes for the shuffle of a hand, in hexadecimal."""

    hand: HandNumber
    salt: SaltText
