"""What a server counts and measures, for Prometheus: on a port of its own, which players never see."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from feira.core.game import FeiraError
from feira.server.settings import Settings
from feira.table.entry import Entry
from feira.table.table import Table

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """Each server has its own, so several in one process don't mix.

    Without a port nobody can ask, so moves aren't counted: that would cost about one percent of each.
    """

    def __init__(self, settings: Settings) -> None:
        self._wanted = settings.metrics_port != 0
        self.registry = CollectorRegistry()
        self._moves = Counter("feira_moves", "Moves that were stored.", ["game"], registry=self.registry)
        self._moves_of = cache(self._moves.labels)
        self._requests = Histogram(
            "feira_request_seconds",
            "HTTP requests, until the answer.",
            ["status"],
            buckets=_SECONDS,
            registry=self.registry,
        )
        self._commands = Histogram(
            "feira_command_seconds",
            "Commands over WebSocket, until they are stored.",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self._commits = Histogram(
            "feira_commit_writes", "Writes in one commit.", buckets=_SIZES, registry=self.registry
        )
        self._commit_seconds = Histogram(
            "feira_commit_seconds", "How long a commit took.", buckets=_SECONDS, registry=self.registry
        )
        self.errors = Counter("feira_errors", "Things that went wrong on the server.", ["kind"], registry=self.registry)

    def show(self, name: str, says: str, value: Callable[[], float]) -> None:
        """Something that is looked up whenever somebody asks."""
        Gauge(name, says, registry=self.registry).set_function(value)

    def stored(self, table: Table, entries: Sequence[Entry]) -> None:
        """Entries of a table were stored here."""
        if self._wanted:
            for entry in entries:
                if entry.kind == "moved":
                    self._moves_of(table.game.name).inc()

    def committed(self, writes: int, seconds: float) -> None:
        """A group of writes was committed."""
        self._commits.observe(writes)
        self._commit_seconds.observe(seconds)

    def answered(self, status: int, seconds: float) -> None:
        """An HTTP request was answered."""
        self._requests.labels(f"{status // 100}xx").observe(seconds)
        if status >= 500:
            self.errors.labels("http").inc()

    def commanded(self, seconds: float) -> None:
        """A command over a WebSocket was executed."""
        if self._wanted:
            self._commands.observe(seconds)

    @asynccontextmanager
    async def served(self, settings: Settings) -> AsyncIterator[None]:
        """Answer Prometheus meanwhile, if the owner wants that."""
        if not settings.metrics_port:
            yield
            return
        try:
            server, thread = start_http_server(settings.metrics_port, settings.metrics_host, self.registry)
        except OSError as error:
            where = f"{settings.metrics_host}:{settings.metrics_port}"
            raise FeiraError(f"metrics can't be served at {where}: {error.strerror or error}") from None
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
