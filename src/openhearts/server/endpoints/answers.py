"""How HTTP requests are read and answered: measured, refused with a reason, never kept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from http import HTTPStatus
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from openhearts.protocol.messages import RefusalCode, Refused
from openhearts.protocol.wordings import wire_wording
from openhearts.records import MatchRecord, write_json, write_text
from openhearts.server.encoding import encode
from openhearts.server.gate import Refusal, refusal
from openhearts.server.identity import token_hash
from openhearts.server.storage.store import StoreFailed
from openhearts.table.refusals import NotAllowed

MAX_BODY_BYTES = 16 * 1024
KEY_LENGTHS = range(16, 129)
MOST_DIGITS = 6
"""Of the number of a hand or a step that an address names."""

STATUS = {
    RefusalCode.MALFORMED: HTTPStatus.BAD_REQUEST,
    RefusalCode.TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    RefusalCode.UNKNOWN_TABLE: HTTPStatus.NOT_FOUND,
    RefusalCode.NOT_FOUND: HTTPStatus.NOT_FOUND,
    RefusalCode.WRONG_TOKEN: HTTPStatus.UNAUTHORIZED,
    RefusalCode.WRONG_ORIGIN: HTTPStatus.FORBIDDEN,
    RefusalCode.BAD_RULES: HTTPStatus.UNPROCESSABLE_ENTITY,
    RefusalCode.BAD_RECORD: HTTPStatus.UNPROCESSABLE_ENTITY,
    RefusalCode.BAD_NAME: HTTPStatus.UNPROCESSABLE_ENTITY,
    RefusalCode.BAD_SETTINGS: HTTPStatus.UNPROCESSABLE_ENTITY,
    RefusalCode.NOT_ALLOWED: HTTPStatus.CONFLICT,
    RefusalCode.TABLE_FULL: HTTPStatus.CONFLICT,
    RefusalCode.NO_SUCH_INVITATION: HTTPStatus.NOT_FOUND,
    RefusalCode.OLD_INVITATION: HTTPStatus.GONE,
    RefusalCode.NOT_OVER: HTTPStatus.CONFLICT,
    RefusalCode.HIDDEN_CARDS: HTTPStatus.CONFLICT,
    RefusalCode.STORE_FAILED: HTTPStatus.SERVICE_UNAVAILABLE,
    RefusalCode.TOO_MANY_REQUESTS: HTTPStatus.TOO_MANY_REQUESTS,
}

_CODES = {
    "not-allowed-name": RefusalCode.BAD_NAME,
    "not-allowed-full": RefusalCode.TABLE_FULL,
    "not-allowed-invitation": RefusalCode.OLD_INVITATION,
}
"""What of it has a code of its own."""

Endpoint = Callable[[Request], Awaitable[Response]]


def json_response(message: Any, status: int = HTTPStatus.OK) -> Response:
    """Return a wire message as an answer that nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(encode(message), status, headers, media_type="application/json")


def refused_response(refused: Refused) -> Response:
    """Return a refusal with the status that says the same."""
    return json_response(refused, STATUS[refused.code])


def answered(endpoint: Endpoint) -> Endpoint:
    """Turn refusals into answers."""

    @wraps(endpoint)
    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as refused:
            return refused_response(refused.refused)
        except NotAllowed as error:
            return refused_response(not_allowed(None, error))
        except StoreFailed:
            return refused_response(
                Refused(
                    request=None,
                    code=RefusalCode.STORE_FAILED,
                    message="The server cannot reach its store, so nothing has changed. Try again.",
                )
            )
        except ClientDisconnect:
            # It hung up in the middle of its request: nobody is there to read an answer.
            return Response(status_code=HTTPStatus.BAD_REQUEST)

    return answer


def not_allowed(number: int | None, error: NotAllowed) -> Refused:
    """Return the answer to what a table refuses."""
    code = _CODES.get(error.said.text, RefusalCode.NOT_ALLOWED)
    return Refused(request=number, code=code, message=str(error), said=wire_wording(error.said))


async def body_of(request: Request, most: int = MAX_BODY_BYTES) -> bytes:
    """Return the body of a request.

    Raises:
        Refusal: it is larger than that.
    """
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise refusal(RefusalCode.TOO_LARGE, f"A request has at most {most} bytes.")
    return bytes(body)


def bearer_token(request: Request) -> str:
    """Return the secret that a request carries, empty if it has none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def owner_of(request: Request) -> str | None:
    """Return whose key a request carries, as it is stored; ``None`` if it has none.

    A key is a secret that a browser made up: whatever is done with it is its own.
    """
    key = bearer_token(request)
    return token_hash(key) if len(key) in KEY_LENGTHS else None


def whole_number(text: str, name: str) -> int:
    """Return the whole number that a request names.

    Raises:
        Refusal: it is none, or longer than anything there is.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise refusal(RefusalCode.MALFORMED, f"The {name} is a whole number.")
    return int(text)


def record_response(name: str, record: MatchRecord, form: str) -> Response:
    """Return a record as a file, ``text`` or ``json``.

    Raises:
        Refusal: there is no such form.
    """
    if form not in ("text", "json"):
        raise refusal(RefusalCode.MALFORMED, "The format is text or json.")
    as_json = form == "json"
    content = write_json(record) + "\n" if as_json else write_text(record)
    ending, kind = ("json", "application/json") if as_json else ("hearts", "text/plain")
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="openhearts-{name}.{ending}"',
    }
    return Response(content, HTTPStatus.OK, headers, media_type=kind)
