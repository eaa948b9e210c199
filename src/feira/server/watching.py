"""Who watches a table, and the message that tells a watcher how it stands.

A watcher who reads slowly is not sent every change: what is waiting for them is replaced by the newest state with all
entries that they lack. So nothing piles up, and nobody waits for anybody.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

import orjson

from feira.games.base import Json
from feira.table.entry import Entry
from feira.table.live import LiveTable

RECENT: Final = 32  # entries that are kept ready for those who are a little behind
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
        self.pending: str | None = None  # the state to be sent; None if it must be made from storage
        self.pending_version = sent


def spectators(watches: Iterable[Watch]) -> list[Json]:
    """Who looks on without a seat, each person once; a name is null for who has not said who they are."""
    there = {watch.watcher.person or watch.watcher: watch.watcher.name for watch in watches if watch.viewer is None}
    return [{"name": name} for name in sorted(there.values(), key=lambda name: name or "")[:MOST_NAMED]]


class Recent:
    """The last entries of a table as everybody may see them, in JSON."""

    __slots__ = ("_entries",)

    def __init__(self) -> None:
        self._entries: deque[tuple[int, bytes]] = deque(maxlen=RECENT)

    def add(self, entries: Sequence[Entry]) -> None:
        """Keep new entries."""
        for entry in entries:
            # A copy, for orjson's own bytes hold on to the 4 KiB that it has written them in.
            self._entries.append((entry.version, bytes(memoryview(orjson.dumps(entry.public())))))

    def since(self, version: int, now: int) -> bytes | None:
        """All entries after a version up to `now`, as the inside of a JSON list; None if some are not kept."""
        if version == now:
            return b""
        if not self._entries or self._entries[0][0] > version + 1:
            return None
        return b",".join(body for at, body in self._entries if at > version)


def public_json(entries: Sequence[Entry]) -> bytes:
    """Entries as everybody may see them, as the inside of a JSON list."""
    return b",".join(orjson.dumps(entry.public()) for entry in entries)


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
        return b"".join(
            (
                b',"viewer":',
                orjson.dumps(viewer),
                b',"asked":',
                orjson.dumps(viewer is not None and table.asks(viewer)),
                b',"may_undo":',
                orjson.dumps(None if viewer is None else table.may_undo(viewer)),
                b',"observation":',
                orjson.dumps(table.observation(viewer)),
            )
        )
