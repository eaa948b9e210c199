"""All connections of live play, by person."""

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from feira.server.websocket import Connection

_log = logging.getLogger("feira.server")

POLICY, TRY_LATER = 1008, 1013  # reasons to close, as the standard numbers them


class Connections:
    """The connections of every person, to be closed when their tokens are no longer valid."""

    def __init__(self) -> None:
        self._by_person: dict[str, set[Connection]] = {}
        self.everybody: set[Connection] = set()  # those too who have not said who they are
        self._to_flush: list[Connection] = []

    def add(self, person: str, connection: "Connection") -> None:
        """Somebody has said who they are."""
        self._by_person.setdefault(person, set()).add(connection)

    def remove(self, person: str, connection: "Connection") -> None:
        """Somebody has left."""
        there = self._by_person[person]
        there.discard(connection)
        if not there:
            del self._by_person[person]

    def close_all(self, person: str) -> None:
        """End what was begun with a token that is void."""
        for connection in list(self._by_person.get(person, ())):
            connection.hang_up(POLICY)

    def send_all(self, message: bytes) -> None:
        """Send a message to every page."""
        for connection in self.everybody:
            connection.send(message)

    def flush_soon(self, connection: "Connection") -> None:
        """Let a connection send what it has at the next turn of the event loop."""
        if not self._to_flush:
            asyncio.get_running_loop().call_soon(self._flush)
        self._to_flush.append(connection)

    def _flush(self) -> None:
        due, self._to_flush = self._to_flush, []
        for connection in due:
            try:
                connection.flush()
            except Exception:
                _log.exception("an error that nobody foresaw")
                connection.hang_up(TRY_LATER)

    @property
    def people(self) -> list[str]:
        """Everybody who is there."""
        return list(self._by_person)

    def close_void(self, epochs: Mapping[str, int | None]) -> None:
        """End what was begun with tokens of epochs that are over; of whom there is none is not known any more."""
        for person, epoch in epochs.items():
            for connection in self._by_person.get(person, ()):
                if epoch is None or connection.epoch < epoch:
                    connection.hang_up(POLICY)
