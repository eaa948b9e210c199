"""Who watches a table, and the message that tells a watcher how it stands.

A watcher who reads slowly is not sent every change: what is waiting for them is replaced by the newest state with all
entries that they lack. So nothing piles up, and nobody waits for anybody.
"""

import zlib
from collections.abc import Iterable
from typing import Any, Final, Protocol

import orjson

from feira.core.game import Json
from feira.core.text_board import text_board
from feira.table.live import LiveTable

LAST: Final = 32  # so many entries, and up to twice as many, are at hand
_SEPARATOR: Final = b"\n"  # which is in no JSON that orjson writes
_QUICKLY: Final = 1
MOST_NAMED: Final = 100  # spectators


class Watcher(Protocol):
    """A connection."""

    person: str | None
    name: str | None

    def changed(self, watch: "Watch") -> None:
        """A watch has something to send."""

    def send(self, message: str) -> None:
        """Queue a message."""


class Watch:
    """One connection at one table, as one viewer."""

    __slots__ = ("code", "pending", "pending_version", "sent", "viewer", "watcher")

    def __init__(self, code: str, watcher: Watcher, viewer: int | None, sent: int) -> None:
        self.code = code
        self.watcher = watcher
        self.viewer = viewer  # a seat, or None for a spectator
        self.sent = sent  # the version that the watcher has
        self.pending: str | None = None  # the state to be sent; None if it is made when the watcher takes it
        self.pending_version = sent


def spectators(watches: Iterable[Watch]) -> list[Json]:
    """Who looks on without a seat, each person once; a name is null for who has not said who they are."""
    there = {watch.watcher.person or watch.watcher: watch.watcher.name for watch in watches if watch.viewer is None}
    return [{"name": name} for name in sorted(there.values(), key=lambda name: name or "")[:MOST_NAMED]]


class History:
    """All entries of a table as everybody may see them, with what followed from them, in JSON.

    The last ones are at hand for those who are a little behind; the others, which only newcomers ask for, are packed,
    since they would take most of a table's memory.
    """

    __slots__ = ("_last", "_packed")

    def __init__(self, told: Iterable[Json] = ()) -> None:
        self._packed: list[bytes] = []  # LAST entries each
        self._last: list[bytes] = []
        self.add(told)

    @property
    def version(self) -> int:
        """The version of the last entry."""
        return LAST * len(self._packed) + len(self._last)

    def add(self, told: Iterable[Json]) -> None:
        """Keep what is told of new entries."""
        for entry in told:
            assert entry["version"] == self.version + 1
            # A copy, for orjson's own bytes hold on to the 4 KiB that it has written them in.
            self._last.append(bytes(memoryview(orjson.dumps(entry))))
            if len(self._last) == 2 * LAST:
                self._packed.append(zlib.compress(_SEPARATOR.join(self._last[:LAST]), _QUICKLY))
                del self._last[:LAST]

    def reaches(self, version: int) -> bool:
        """Whether all entries after a version are at hand."""
        return version >= LAST * len(self._packed)

    def since(self, version: int) -> bytes:
        """All entries after a version, as the inside of a JSON list."""
        packed = min(version // LAST, len(self._packed))  # blocks that are not asked for
        bodies = [body for block in self._packed[packed:] for body in zlib.decompress(block).split(_SEPARATOR)]
        return b",".join((bodies + self._last)[version - LAST * packed :])


class States:
    """The state messages of one version of a table; each part is made once, whoever watches."""

    def __init__(self, table: LiveTable, watches: Iterable[Watch], summary: bytes | None = None) -> None:
        self._table = table
        self._head = b"".join(
            (
                b',"table":"',
                table.code.encode(),
                b'","version":%d,"summary":' % table.version,
                orjson.dumps(table.summary()) if summary is None else summary,
                b',"undo":',
                orjson.dumps(table.undo_json()),
                b',"secrets":',
                orjson.dumps(table.has_secrets),
                b',"watchers":',
                orjson.dumps(spectators(watches)),
            )
        )
        self._viewers: dict[int | None, bytes] = {}
        self._messages: dict[tuple[int | None, int], str] = {}

    def message(self, viewer: int | None, since: int, entries: bytes, request: Any = None) -> str:
        """The state for a viewer who has had everything up to `since`; `request` is the id that it answers."""
        key = (viewer, since)
        if request is None and key in self._messages:
            return self._messages[key]
        if viewer not in self._viewers:
            self._viewers[viewer] = self._seen_by(viewer)
        answers = b"" if request is None else b',"id":' + orjson.dumps(request)
        message = b"".join(
            (
                b'{"type":"state"',
                answers,
                self._head,
                self._viewers[viewer],
                b',"from":%d,"entries":[' % since,
                entries,
                b"]}",
            )
        ).decode()
        if request is None:
            self._messages[key] = message
        return message

    def _seen_by(self, viewer: int | None) -> bytes:
        table = self._table
        seen = table.observation(viewer)
        as_text = None if seen is None or table.game.spec.page_board == "own" else text_board(seen)
        return b"".join(
            (
                b',"viewer":',
                orjson.dumps(viewer),
                b',"asked":',
                orjson.dumps(viewer is not None and table.asks(viewer)),
                b',"may_undo":',
                orjson.dumps(None if viewer is None else table.may_undo(viewer)),
                b',"observation":',
                orjson.dumps(seen),
                b',"text_board":',
                orjson.dumps(as_text),
            )
        )
