"""The page itself: files that were built, and one start page for all its paths."""

import gzip
import hashlib
import re
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

_FOREVER: Final = "public, max-age=31536000, immutable"  # names of built files have a hash of what is in them
_TAKES_GZIP: Final = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)
_NOT_BUILT: Final = (
    "The page has not been built. The interface for programs is at /api; docs/protocol.md describes it.\n"
)


def install(app: FastAPI, folder: Path, base: str = "") -> None:
    """Serve the built page, which is at `base` on its host; to be called after all other routes are there."""
    paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".gz"]
    files = {f"/{path.relative_to(folder).as_posix()}": path for path in paths}
    start = _StartPage(files["/index.html"], base) if "/index.html" in files else None

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/") or path == "api":
            raise HTTPException(404, "there is nothing here")
        file = files.get(request.url.path)
        if file is not None and request.url.path != "/index.html":
            return _answer(request, file, _FOREVER if "/assets/" in request.url.path else "no-cache")
        if "." in path.rsplit("/", 1)[-1]:  # paths of the page have no dots: this is a file that is not there
            raise HTTPException(404, "there is nothing here")
        if start is None:
            return PlainTextResponse(_NOT_BUILT, status_code=404 if path else 200)
        return start.answer(request)


class _StartPage:
    """The page itself, which knows where it is; the same for all its paths."""

    def __init__(self, file: Path, base: str) -> None:
        text = file.read_text("utf-8").replace('data-base=""', f'data-base="{base}"').replace('="./', f'="{base}/')
        self._body = text.encode()
        self._packed = gzip.compress(self._body, mtime=0)
        self._tag = f'"{hashlib.sha256(self._body).hexdigest()[:32]}"'

    def answer(self, request: Request) -> Response:
        """As much of it as the browser doesn't have."""
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding", "ETag": self._tag}
        known = [tag.strip().removeprefix("W/") for tag in request.headers.get("If-None-Match", "").split(",")]
        if self._tag in known:
            return Response(status_code=304, headers=headers)
        if _takes_gzip(request):
            return Response(self._packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="text/html")
        return Response(self._body, headers=headers, media_type="text/html")


def _takes_gzip(request: Request) -> bool:
    return _TAKES_GZIP.search(request.headers.get("Accept-Encoding", "")) is not None


def _answer(request: Request, file: Path, caching: str) -> Response:
    """A file, or what the build compressed and put beside it, if the browser takes that."""
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    smaller = file.with_name(f"{file.name}.gz")
    if smaller.is_file() and _takes_gzip(request):
        headers["Content-Encoding"] = "gzip"
        return FileResponse(smaller, headers=headers, media_type=guess_type(file.name)[0])
    return FileResponse(file, headers=headers)
