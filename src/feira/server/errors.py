"""Every refusal in one shape, over HTTP and WebSocket: {code, message, rule?, reason?, details?, version?}."""

import logging
from typing import Any, Final

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.responses import Response

from feira.core.game import FeiraError, Illegal, Json, MoveError, OptionsError, ReasonedError, SetupError
from feira.records import RecordError
from feira.server.database import LostDatabaseError, StorageError
from feira.server.group_commit import Conflict
from feira.server.refused import ServerRefused
from feira.table.refused import LogError, Refused

_log = logging.getLogger("feira.server")

# What a refusal of the table means in HTTP; whatever is not named is a conflict with how things stand.
_STATUS: Final = {
    "no-such-table": 404,
    "no-such-record": 404,
    "no-such-seat": 404,
    "no-such-game": 404,
    "no-such-language": 404,
    "no-such-feed": 404,
    "no-such-analysis": 404,
    "no-such-puzzle": 404,
    "no-such-position": 404,
    "not-your-analysis": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "no-hints": 403,
    "hints-count": 403,
    "locked": 403,
    "banned": 403,
    "not-moderator": 403,
    "bad-reset": 403,
    "wrong-password": 403,
    "no-token": 401,
    "bad-token": 401,
    "bad-login": 401,
    "too-many": 429,
    "too-large": 413,
    "malformed": 422,
    "bad-hook": 422,
    "common-password": 422,
    "bad-name": 422,
    "bad-text": 422,
    "bad-id": 422,
    "bad-clock": 422,
    "bad-visibility": 422,
    "bad-value": 422,
    "bad-seats": 422,
    "bad-deal": 422,
    "deal-game": 422,
    "deal-players": 422,
    "deal-options": 422,
    "no-such-bot": 422,
    "not-ready": 503,
    "storage": 503,
    "lost-database": 503,
    "unreadable": 500,
}
_KINDS: Final = {
    Illegal: "illegal",
    MoveError: "no-move",
    OptionsError: "bad-options",
    SetupError: "bad-options",
    RecordError: "bad-record",
    LostDatabaseError: "lost-database",
    StorageError: "storage",
    Conflict: "busy",
    LogError: "unreadable",
}


_UNREADABLE: Final = (
    "this version of the server can't open this table; the person who runs it finds the reason in its log"
)


class ErrorBody(BaseModel):
    """Why something was refused."""

    code: str = Field(description="Stable, for programs.", examples=["stale"])
    message: str = Field(description="English, for people.", examples=["the table has changed since"])
    rule: str | None = Field(default=None, description="The rule that forbids it.", examples=["M4.2"])
    reason: str | None = Field(default=None, description="For translations: message `refusal-<reason>`.")
    details: dict[str, Any] | None = Field(default=None, description="The values that the message speaks of.")
    version: int | None = Field(default=None, description="The version of the table.")


def error_body(error: FeiraError, version: int | None = None) -> Json:
    """An error as it is sent."""
    body: Json = {"code": _code(error), "message": str(error)}
    if isinstance(error, LogError):  # which may quote secrets
        body["message"] = _UNREADABLE
    elif isinstance(error, Illegal):
        body |= {"rule": error.rule, "reason": error.reason, "details": error.details}
    elif isinstance(error, ReasonedError) and error.reason:
        body |= {"reason": error.reason, "details": error.details}
    elif isinstance(error, RecordError):
        body["details"] = {**error.details, "move": error.move}
        body |= {name: value for name in ("rule", "reason") if (value := getattr(error, name)) is not None}
    elif isinstance(error, Refused | ServerRefused) and error.details:
        body["details"] = error.details
    if version is not None:
        body["version"] = version
    return body


def _code(error: FeiraError) -> str:
    if isinstance(error, Refused | ServerRefused):
        return error.code
    return next((code for kind, code in _KINDS.items() if isinstance(error, kind)), "malformed")


def status_of(body: Json) -> int:
    """The HTTP status of an error."""
    if body["code"] in ("no-move", "bad-options", "bad-record"):
        return 422
    return _STATUS.get(body["code"], 409)


def error_response(body: Json, status: int | None = None) -> Response:
    """An error as an HTTP answer."""
    headers = {}
    if body["code"] == "too-many":
        headers["Retry-After"] = str(body.get("details", {}).get("seconds", 1))
    if body["code"] in ("storage", "lost-database", "not-ready"):
        headers["Retry-After"] = "1"
    return Response(
        orjson.dumps(body, default=str),
        status_code=status or status_of(body),
        media_type="application/json",
        headers=headers,
    )


INTERNAL: Final = {"code": "internal", "message": "the server has made a mistake; it is logged"}
_LONGEST: Final = 200  # characters of a problem
_BY_STATUS: Final = {404: "not-found", 405: "wrong-method", 413: "too-large", 415: "malformed", 400: "malformed"}


def _cut(text: str) -> str:
    """Some of a text that may be as long as what was sent."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _version_for(request: Request, error: FeiraError) -> int | None:
    """The version of the table that has refused something; the server's own refusals come before any table is asked."""
    code, services = request.path_params.get("code"), request.app.state.services
    if code is None or isinstance(error, ServerRefused | StorageError):
        return None
    token = request.headers.get("authorization", "").partition(" ")[2]
    version: int | None = services.hub.version_of(code, services.people.id_in(token))
    return version


def install(app: FastAPI) -> None:
    """Answer every error of every route in this shape."""

    @app.exception_handler(FeiraError)
    async def feira_error(request: Request, error: FeiraError) -> Response:
        return error_response(error_body(error, _version_for(request, error)))

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> Response:
        problems = [
            {"where": _cut(".".join(str(part) for part in problem["loc"])), "problem": _cut(problem["msg"])}
            for problem in error.errors()[:20]
        ]
        message = "; ".join(f"{problem['where']}: {problem['problem']}" for problem in problems[:3])
        return error_response({"code": "malformed", "message": message, "details": {"problems": problems}})

    @app.exception_handler(HTTPException)
    async def http_error(_request: Request, error: HTTPException) -> Response:
        code = _BY_STATUS.get(error.status_code, "refused")
        status = 422 if code == "malformed" else error.status_code
        answer = error_response({"code": code, "message": str(error.detail)}, status)
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def unforeseen(_request: Request, error: Exception) -> Response:
        _log.error("an error that nobody foresaw", exc_info=error)
        return error_response(INTERNAL, 500)
