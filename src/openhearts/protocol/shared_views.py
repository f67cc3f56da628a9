"""Encoding the views of several seats at one moment: what they share is encoded once.

Most of what a seat is told everybody is told. The bytes say the same as an encoded
:class:`~openhearts.protocol.views.WireView`, with the fields in another order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from openhearts.protocol.views import (
    PublicPart,
    WireHand,
    WireView,
    own_hand_fields,
    own_view_fields,
    wire_view,
)
from openhearts.rules.view import PlayerView

_ENCODER: Final = msgspec.json.Encoder()
_OWN_OF_VIEW: Final = frozenset({"seat", "legal", "refusals", "moon_outcomes", "hand"})
_OWN_OF_HAND: Final = frozenset(
    {"pass_receivers", "passed", "received", "received_from", "cards", "kitty"}
)
_SHARED_OF_VIEW: Final = tuple(
    name for name in WireView.__struct_fields__ if name not in _OWN_OF_VIEW
)
_SHARED_OF_HAND: Final = tuple(
    name for name in WireHand.__struct_fields__ if name not in _OWN_OF_HAND
)


class SharedView(NamedTuple):
    """What the views of all seats share at one moment, as the insides of JSON objects."""

    public: PublicPart
    view: bytes
    hand: bytes


def shared_view(view: PlayerView, public: PublicPart) -> SharedView:
    """Return what a view shares with those of the other seats; ``public`` is to fit it."""
    wire = wire_view(view, public)
    return SharedView(
        public,
        fields_of({name: getattr(wire, name) for name in _SHARED_OF_VIEW}),
        fields_of({name: getattr(wire.hand, name) for name in _SHARED_OF_HAND}),
    )


def encoded_view(view: PlayerView, shared: SharedView) -> bytes | None:
    """Return a view of the same moment as JSON; ``None`` if it shares less than others do."""
    if view.hand is None or not shared.public.fits(view):
        return None
    hand = fields_of(own_hand_fields(view, view.hand))
    own = fields_of(own_view_fields(view))
    return b'{%b,%b,"hand":{%b,%b}}' % (own, shared.view, hand, shared.hand)


def fields_of(fields: Mapping[str, Any]) -> bytes:
    """Return fields as JSON without the braces around them; there must be some."""
    return _ENCODER.encode(fields)[1:-1]
