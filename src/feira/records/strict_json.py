"""Reading JSON more strictly than Python does: what two programs might read differently is refused."""

import json
from typing import Any, NoReturn

from feira.core.game import Json, shown
from feira.records.error import RecordError

_LONGEST_NUMBER = 20  # digits; no game counts so far


def parse_json(text: str | bytes) -> Any:
    """The value of a JSON text; RecordError says why it has none."""
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant, parse_int=_whole)
    except UnicodeDecodeError as error:
        raise RecordError(f"it is not UTF-8: {error.reason} at byte {error.start + 1}") from None
    except json.JSONDecodeError as error:
        raise RecordError(f"it is not JSON: {error}") from None
    except RecursionError:
        raise RecordError("it is nested too deeply") from None


def _object(pairs: list[tuple[str, Any]]) -> Json:
    values = dict(pairs)
    if len(values) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError(f"an object has the field {shown(twice)} twice")
    return values


def _whole(digits: str) -> int:
    if len(digits) > _LONGEST_NUMBER:
        raise RecordError(f"a number is too large: {shown(digits)}")
    return int(digits)


def _no_constant(name: str) -> NoReturn:
    raise RecordError(f"{name} is not JSON")
