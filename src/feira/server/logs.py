"""Logs: a line for each thing that happens, with time, level and the request that it belongs to, as text or as JSON."""

import logging
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

import orjson

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="-")  # the id of the request that is being answered
ACCESS: Final = logging.getLogger("feira.access")


def new_request_id() -> str:
    """The id of a request, which its answer has too."""
    return secrets.token_hex(6)


def log_config(form: str, level: str = "INFO") -> dict[str, Any]:
    """For logging.config.dictConfig: Uvicorn's messages and ours, all to standard error."""
    formatter = {"text": TextFormatter, "json": JsonFormatter}[form]
    loggers = ("uvicorn", "feira")
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": formatter}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
        "loggers": {name: {"handlers": ["stderr"], "level": level, "propagate": True} for name in loggers},
    }


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"


class TextFormatter(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        about = "" if request == "-" else f" [{request}]"
        line = f"{_moment(record)} {record.levelname:<7}{about} {record.getMessage()}"
        return line if record.exc_info is None else f"{line}\n{self.formatException(record.exc_info)}"


class JsonFormatter(logging.Formatter):
    """For programs: one JSON object in each line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if (request := REQUEST.get()) != "-":
            line["request"] = request
        line |= getattr(record, "fields", {})
        if record.exc_info is not None:
            line["error"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()
