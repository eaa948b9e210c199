"""What a record says about who played: fields that change nothing in the game."""

from typing import Any, Final

from feira.core.game import Json, shown, whole_from
from feira.records.error import RecordError

LONGEST_NAME: Final = 30  # of a player, here and at tables
_MOST_TAKEBACKS: Final = 10**9

# The bots of an arena's match; who sat where; how often each seat took back what had revealed something.
ABOUT_FIELDS: Final = ("arena", "names", "takebacks")


def check_about(record: Json, seats: int) -> None:
    """RecordError unless names and takebacks, where they are, have a right value for each seat."""
    for name in _by_seat(record, "names", seats):
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
            raise RecordError(f"a name has at most {LONGEST_NAME} printable characters, not {shown(name)}")
    for count in _by_seat(record, "takebacks", seats):
        if not isinstance(count, int) or whole_from(count, 0, _MOST_TAKEBACKS) is None:
            raise RecordError(f"takebacks are whole numbers from 0 on, not {shown(count)}")


def _by_seat(record: Json, field: str, seats: int) -> list[Any]:
    if field not in record:
        return []
    values = record[field]
    if not isinstance(values, list) or len(values) != seats:
        raise RecordError(f"{field} must be a list of {seats}, one for each seat")
    return values
