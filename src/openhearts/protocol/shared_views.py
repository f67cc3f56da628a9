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
    own_hand_fields,
    own_view_fields,
    shared_hand_fields,
    shared_view_fields,
)
from openhearts.rules.view import PlayerView

_ENCODER: Final = msgspec.json.Encoder()


class SharedView(NamedTuple):
    """What the views of all seats share at one moment, as the insides of JSON objects."""

    public: PublicPart
    view: bytes
    hand: bytes


def shared_view(view: PlayerView, public: PublicPart) -> SharedView | None:
    """Return what a view shares with those of the other seats; ``None`` before any hand.

    ``public`` is to fit it.
    """
    if view.hand is None:
        return None
    return SharedView(
        public,
        fields_of(shared_view_fields(view, public)),
        fields_of(shared_hand_fields(view, view.hand, public)),
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
