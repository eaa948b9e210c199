"""The players of a table who are here, and since when the others are not. Nothing of it is stored.

Servers that share a database tell each other which players come and go. A server that has just started knows of nobody
elsewhere, so it asks the others when somebody watches a table.
"""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from feira.core.game import Json

_MOST_KEPT: Final = 20_000  # people at tables


@dataclass(frozen=True, slots=True)
class Away:
    """When somebody was last here, and whether their connection broke rather than that they left."""

    since: int
    lost: bool


class Presence:
    """What is known of people at tables, by table and person."""

    def __init__(self) -> None:
        self._away: OrderedDict[tuple[str, str], Away] = OrderedDict()
        self._elsewhere: OrderedDict[tuple[str, str], None] = OrderedDict()  # here through another server

    def came(self, code: str, person: str, *, elsewhere: bool = False) -> None:
        """Somebody watches a table, here or through another server."""
        self._away.pop((code, person), None)
        if elsewhere:
            self._elsewhere[code, person] = None
            _keep_newest(self._elsewhere)

    def left(self, code: str, person: str, away: Away) -> None:
        """A server says that nobody watches a table there as that person any more."""
        self._elsewhere.pop((code, person), None)
        self._away[code, person] = away
        self._away.move_to_end((code, person))
        _keep_newest(self._away)

    def of(self, code: str, people: Iterable[str], here: set[str]) -> Json:
        """By person: whether they are here, since when not, and why. People of whom nothing is known are left out."""
        return {person: told for person in people if (told := self._told(code, person, here)) is not None}

    def _told(self, code: str, person: str, here: set[str]) -> Json | None:
        if person in here or (code, person) in self._elsewhere:
            return {"here": True, "since": None, "lost": False}
        away = self._away.get((code, person))
        return None if away is None else {"here": False, "since": away.since, "lost": away.lost}


def _keep_newest(known: OrderedDict[tuple[str, str], Away] | OrderedDict[tuple[str, str], None]) -> None:
    if len(known) > _MOST_KEPT:
        known.popitem(last=False)
