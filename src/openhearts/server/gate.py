"""The one gate: what a client sends is measured and read here, or refused with the reason."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from openhearts.cards import Card
from openhearts.protocol.messages import (
    MAX_MESSAGE_BYTES,
    AnyClientMessage,
    Moon,
    Pass,
    Play,
    RefusalCode,
    Refused,
    RequestNumber,
)
from openhearts.protocol.wordings import wire_wording
from openhearts.rules.actions import Action, ChooseMoon, PassCards, PlayCard
from openhearts.rules.wording import Wording

_Body = TypeVar("_Body")


class Refusal(Exception):
    """A request that is refused; nothing was changed."""

    def __init__(self, refused: Refused) -> None:
        """Keep the answer."""
        super().__init__(refused.message)
        self.refused = refused


class _OnlyNumber(msgspec.Struct):
    request: RequestNumber


_MESSAGES = msgspec.json.Decoder(AnyClientMessage)
_NUMBERS = msgspec.json.Decoder(_OnlyNumber)


def refusal(
    code: RefusalCode,
    message: str,
    *,
    request: int | None = None,
    reason: str | None = None,
    said: Wording | None = None,
) -> Refusal:
    """Return the refusal of a request."""
    wire = None if said is None else wire_wording(said)
    return Refusal(Refused(request=request, code=code, message=message, reason=reason, said=wire))


def request_number(data: bytes) -> int | None:
    """Return the number of a request as far as it can be read."""
    if len(data) > MAX_MESSAGE_BYTES:
        return None
    try:
        return _NUMBERS.decode(data).request
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def read_message(data: bytes) -> AnyClientMessage:
    """Read what a client sent over a table's socket.

    Raises:
        Refusal: it is too large, or is not in the form of the protocol.
    """
    if len(data) > MAX_MESSAGE_BYTES:
        raise refusal(RefusalCode.TOO_LARGE, f"A message has at most {MAX_MESSAGE_BYTES} bytes.")
    try:
        return _MESSAGES.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise refusal(RefusalCode.MALFORMED, str(error), request=request_number(data)) from error


def read_body(data: bytes, kind: type[_Body]) -> _Body:
    """Read the body of an HTTP request.

    Raises:
        Refusal: it is not in the form of the protocol.
    """
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise refusal(RefusalCode.MALFORMED, str(error)) from error


def action_of(message: Pass | Play | Moon) -> Action:
    """Return the action that a message asks for."""
    match message:
        case Pass():
            return PassCards(tuple(Card.parse(text) for text in message.cards))
        case Play():
            return PlayCard(Card.parse(message.card))
        case Moon():
            return ChooseMoon(message.choice)
