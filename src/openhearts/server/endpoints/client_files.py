"""The web client's files, with how long a browser may keep them."""

from __future__ import annotations

import gzip
import re
from http import HTTPStatus
from pathlib import Path, PurePosixPath

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

HASHED_FOLDER = "assets"
"""Files here carry a hash of their content in their names, so they never change."""

PACKED = frozenset({".js", ".css", ".svg"})
"""Kinds of files that get much smaller when they are compressed."""

_NEVER = re.compile(r"q\s*=\s*0(\.0*)?")
"""How a client says that it does not take an encoding."""

MISSING_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>OpenHearts</title>
<h1>The web client is not built</h1>
<p>The server runs, but its pages are missing. In a working copy run <code>make client</code>, then
load this page again. An installed package carries them; if this is one, install it again.</p>
</html>
"""


class ClientFiles:
    """Serves the built web client, and says what to do when there is none."""

    def __init__(self, folder: Path, page_host: str | None = None) -> None:
        """Serve the files of this folder, the pages at this host rather than at localhost."""
        self._folder = folder
        self._page_host = page_host
        self._files = StaticFiles(directory=folder, check_dir=False)
        self._packed: dict[Path, bytes] = {}

    async def answer(self, request: Request) -> Response:
        """Return a file; for any path that looks like none, the page of the client."""
        path = request.url.path.lstrip("/")
        wanted = PurePosixPath(path)
        page = PurePosixPath("index.html")
        if not wanted.suffix:
            wanted = page
        elsewhere = self._page_host is not None and request.url.hostname == "localhost"
        if wanted == page and elsewhere:
            there = str(request.url.replace(hostname=self._page_host))
            return RedirectResponse(there, headers={"cache-control": "no-store"})
        if wanted == page and not (self._folder / wanted).is_file():
            return HTMLResponse(
                MISSING_PAGE, HTTPStatus.SERVICE_UNAVAILABLE, {"cache-control": "no-store"}
            )
        try:
            response = await self._files.get_response(str(wanted), request.scope)
        except HTTPException as error:
            return Response(status_code=error.status_code, headers={"cache-control": "no-store"})
        hashed = wanted.parts[:1] == (HASHED_FOLDER,)
        if hashed and wanted.suffix in PACKED:
            response = await self._packed_for(request, response)
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if hashed else "no-cache"
        )
        return response

    async def _packed_for(self, request: Request, response: Response) -> Response:
        """Return the same file compressed, to whoever takes that; it is compressed only once."""
        if isinstance(response, FileResponse) and _takes_gzip(request):
            path = Path(response.path)
            if path not in self._packed:
                self._packed[path] = await run_in_threadpool(_gzip, path)
            response = Response(self._packed[path], media_type=response.media_type)
            response.headers["content-encoding"] = "gzip"
        response.headers["vary"] = "accept-encoding"
        return response


def _gzip(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


def _takes_gzip(request: Request) -> bool:
    accepted = request.headers.get("accept-encoding", "").lower()
    for part in accepted.split(","):
        coding, _, weight = part.partition(";")
        if coding.strip() == "gzip":
            return _NEVER.fullmatch(weight.strip()) is None
    return False
