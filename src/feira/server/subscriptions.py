"""Who watches a table, and the state messages they get.

A connection that reads slowly doesn't get every change: the message that waits for it is replaced by the newest state
with all entries that it lacks. So nothing piles up, and nobody waits for anybody.
"""

import asyncio
import zlib
from collections.abc import Iterable
from typing import Any, Final, Protocol

import orjson

from feira.core.game import Json
from feira.core.text_board import board_for_page
from feira.table.table import Table

LAST: Final = 32  # so many entries, and up to twice as many, are at hand
_SEPARATOR: Final = b"\n"  # which is in no JSON that orjson writes
_QUICKLY: Final = 1
MOST_NAMED: Final = 100  # spectators
_PATIENCE: Final = 1.0  # seconds that a state waits for its choices; the page can ask for them afterwards


class Subscriber(Protocol):
    """A connection."""

    person: str | None
    name: str | None

    def changed(self, subscription: "Subscription") -> None:
        """A subscription has a message to send."""

    def send(self, message: bytes) -> None:
        """Queue a message."""

    def hang_up(self, reason: int) -> None:
        """Close the connection."""


class Subscription:
    """One connection at one table, as one viewer."""

    __slots__ = ("choices", "code", "pending", "pending_version", "sent", "subscriber", "viewer", "wants_choices")

    def __init__(
        self, code: str, subscriber: Subscriber, viewer: int | None, sent: int, *, wants_choices: bool
    ) -> None:
        self.code = code
        self.subscriber = subscriber
        self.viewer = viewer  # a seat, or None for a spectator
        self.sent = sent  # the version that the connection has
        self.wants_choices = wants_choices  # with each state in which the viewer must decide
        self.pending: bytes | None = None  # the state to send; None if it is made when the connection takes it
        self.pending_version = sent
        self.choices: asyncio.Future[bytes] | None = None  # what `pending` still lacks

    def publish(self, message: bytes | None, version: int, choices: asyncio.Future[bytes] | None) -> None:
        """Let the connection send a state, as soon as its choices are worked out."""
        self.pending, self.pending_version, self.choices = message, version, choices
        if choices is None:
            self.subscriber.changed(self)
        else:
            choices.add_done_callback(self._worked_out)
            asyncio.get_running_loop().call_later(_PATIENCE, self._go_without, choices)

    def _go_without(self, choices: asyncio.Future[bytes]) -> None:
        if choices is self.choices and not choices.done():
            self.choices = None
            self.subscriber.changed(self)

    def _worked_out(self, choices: asyncio.Future[bytes]) -> None:
        if choices is self.choices:  # else a newer state has replaced this one
            self.subscriber.changed(self)

    @property
    def ready(self) -> bool:
        """Whether nothing is missing to send what is pending; if not, the connection hears of it again."""
        return self.choices is None or self.choices.done()

    def take(self) -> bytes:
        """The state that is pending and ready, to be sent now."""
        assert self.pending is not None
        message = with_choices(self.pending, self.choices)
        self.pending, self.choices, self.sent = None, None, self.pending_version
        return message


def with_choices(message: bytes, choices: asyncio.Future[bytes] | None) -> bytes:
    """A state message that also has the viewer's choices, which must be worked out."""
    if choices is None or choices.cancelled() or choices.exception() is not None:  # which is in the server's log
        return message
    return b'%b,"choices":%b}' % (message[:-1], choices.result())


def spectators(subscriptions: Iterable[Subscription]) -> list[Json]:
    """Who watches without a seat, each person once; the name is null if they have not said who they are."""
    there = {
        each.subscriber.person or each.subscriber: each.subscriber.name for each in subscriptions if each.viewer is None
    }
    return [{"name": name} for name in sorted(there.values(), key=lambda name: name or "")[:MOST_NAMED]]


class History:
    """All entries of a table as everybody may see them, with what followed from them, in JSON.

    The last ones are at hand for those who are a little behind; the others, which only newcomers ask for, are packed,
    since they would take most of a table's memory.
    """

    __slots__ = ("_last", "_packed")

    def __init__(self, entries: Iterable[Json] = ()) -> None:
        self._packed: list[bytes] = []  # LAST entries each
        self._last: list[bytes] = []
        self.add(entries)

    @property
    def version(self) -> int:
        """The version of the last entry."""
        return LAST * len(self._packed) + len(self._last)

    def add(self, entries: Iterable[Json]) -> None:
        """Keep new entries."""
        for entry in entries:
            assert entry["version"] == self.version + 1
            # A copy, because orjson's own bytes hold on to the 4 KiB that it has written them in.
            self._last.append(bytes(memoryview(orjson.dumps(entry))))
            if len(self._last) == 2 * LAST:
                self._packed.append(zlib.compress(_SEPARATOR.join(self._last[:LAST]), _QUICKLY))
                del self._last[:LAST]

    def has(self, version: int, at: int) -> bool:
        """Whether the entry of a version was made at that time: in another history it was not."""
        if not 0 < version <= self.version:
            return False
        block, n = divmod(version - 1, LAST)
        if block < len(self._packed):
            body = zlib.decompress(self._packed[block]).split(_SEPARATOR)[n]
        else:
            body = self._last[version - 1 - LAST * len(self._packed)]
        return bool(orjson.loads(body)["at"] == at)

    def reaches(self, version: int) -> bool:
        """Whether all entries after a version are at hand."""
        return version >= LAST * len(self._packed)

    def since(self, version: int) -> bytes:
        """All entries after a version, as the inside of a JSON list."""
        if version == self.version - 1 and self._last:  # what nearly everybody lacks
            return self._last[-1]
        packed = min(version // LAST, len(self._packed))  # blocks that are not asked for
        bodies = [body for block in self._packed[packed:] for body in zlib.decompress(block).split(_SEPARATOR)]
        return b",".join((bodies + self._last)[version - LAST * packed :])


class StateMessages:
    """The state messages of one version of a table; each part is made once, however many watch."""

    def __init__(self, table: Table, subscriptions: Iterable[Subscription], summary: bytes | None = None) -> None:
        self._table = table
        head = {
            "table": table.code,
            "version": table.version,
            "summary": table.summary() if summary is None else orjson.Fragment(summary),
            "undo": table.undo_json(),
            "secrets": table.has_secrets,
            "watchers": spectators(subscriptions),
        }
        self._head = b",%b" % orjson.dumps(head)[1:-1]
        self._viewers: dict[int | None, bytes] = {}
        self._messages: dict[tuple[int | None, int], bytes] = {}

    def message(self, viewer: int | None, since: int, history: History, request: Any = None) -> bytes:
        """The state for a viewer who has had everything up to `since`; `request` is the id that it answers."""
        key = (viewer, since)
        if request is None and key in self._messages:
            return self._messages[key]
        if viewer not in self._viewers:
            self._viewers[viewer] = self._seen_by(viewer)
        answers = b"" if request is None else b',"id":' + orjson.dumps(request)
        message = b'{"type":"state"%b%b%b,"from":%d,"entries":[%b]}' % (
            answers,
            self._head,
            self._viewers[viewer],
            since,
            history.since(since),
        )
        if request is None:
            self._messages[key] = message
        return message

    def _seen_by(self, viewer: int | None) -> bytes:
        table = self._table
        seen = table.observation_json(viewer)
        members = {
            "viewer": viewer,
            "asked": viewer is not None and table.asks(viewer),
            "may_undo": None if viewer is None else table.may_undo(viewer),
            "observation": orjson.Fragment(seen),
            "text_board": None if table.game.spec.page_board == "own" else board_for_page(orjson.loads(seen)),
        }
        return b",%b" % orjson.dumps(members)[1:-1]
