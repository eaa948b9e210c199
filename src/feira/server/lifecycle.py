"""Everything that a server consists of: created, started and stopped."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import func, select

from feira.core.registry import all_games
from feira.server import schema
from feira.server.admin_socket import admin_socket
from feira.server.analyst import Analyst
from feira.server.announcements import Announcements
from feira.server.backup_schedule import BackupSchedule
from feira.server.bot_pool import BotPool
from feira.server.bot_turns import BotTurns
from feira.server.chat import Chat
from feira.server.clock import advance_to
from feira.server.connections import Connections
from feira.server.database import Database
from feira.server.forgetting import Forgetting
from feira.server.garbage import Collector
from feira.server.group_commit import GroupCommit
from feira.server.hint_desk import HintDesk
from feira.server.hooks import Hooks
from feira.server.hub import Hub
from feira.server.lobby import Lobby
from feira.server.metrics import Metrics
from feira.server.notices import deliveries_with
from feira.server.notify import Listener
from feira.server.people import People
from feira.server.puzzle_desk import PuzzleDesk
from feira.server.readiness import Readiness, free_bytes
from feira.server.services import Limiters, Services
from feira.server.settings import Settings
from feira.server.sweeper import Sweeper
from feira.server.table_repository import TableRepository
from feira.server.tokens import Tokens, secret_key
from feira.server.workers import load_code
from feira.table.warm_up import warm_up_all

_TURN_SECONDS: Final = 0.0005  # of a thread that computes, when another waits; Python's own are ten times as long


@asynccontextmanager
async def managing(settings: Settings) -> AsyncIterator[Services]:
    """All that works on what is stored, and nothing that runs by itself: enough for commands of the owner."""
    database = Database(settings)
    try:
        await database.migrate()
        await _advance_clock(database)
        metrics = Metrics(settings)
        group_commit = GroupCommit(database)
        group_commit.committed = metrics.committed
        tokens = Tokens(settings.secret_key or await secret_key(database, group_commit))
        people = People(database, group_commit, tokens)
        repository = TableRepository(database, group_commit)
        repository.riders.append(deliveries_with)
        hub = Hub(repository)
        hub.listeners.append(metrics.stored)
        limiters = Limiters(settings)
        connections = Connections()
        analyst = Analyst(database, group_commit)
        lobby = Lobby(database, hub, settings.limits.tables, limiters.new_tables)
        hooks = Hooks(
            database,
            group_commit,
            private=settings.private_hooks,
            seconds=settings.sweep_seconds,
            pauses=settings.hook_pauses,
        )
        try:
            yield Services(
                settings=settings,
                database=database,
                group_commit=group_commit,
                people=people,
                hub=hub,
                lobby=lobby,
                analyst=analyst,
                hints=HintDesk(hub, analyst, limiters.hints),
                puzzles=PuzzleDesk(database),
                chat=Chat(database, group_commit, repository, hub, limiters.chats),
                hooks=hooks,
                connections=connections,
                limiters=limiters,
                readiness=Readiness(group_commit, settings),
                repository=repository,
                announcements=Announcements(database, group_commit, connections),
                forgetting=Forgetting(database, group_commit, hub, lobby, people, repository),
                metrics=metrics,
            )
        finally:
            await hooks.close()
            hub.close()
            await group_commit.settled()
    finally:
        await database.close()


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """Everything that runs beside the requests, from start to end."""
    async with managing(settings) as services:
        load_code()
        await asyncio.to_thread(_load_all)
        hub = services.hub
        pool = BotPool(settings.bot_workers, settings.limits.bot_seconds, settings.bot_move_seconds)
        await asyncio.to_thread(pool.warm_up)
        services.readiness.pool = pool
        _show(services, pool)
        bots = BotTurns(hub, pool)
        hub.listeners.append(services.analyst.prepare)
        collector = Collector(services.group_commit)
        sweeper = Sweeper(services.database, hub, bots, collector, settings.sweep_seconds)
        listener = Listener(services)
        backups = BackupSchedule(settings)
        listener.start()
        services.hooks.start()
        sweeper.start()
        services.analyst.start()
        collector.start()
        backups.start()
        sys.setswitchinterval(_TURN_SECONDS)
        try:
            async with admin_socket(services), services.metrics.served(settings):
                yield services
        finally:
            await backups.close()
            await services.hooks.close()
            await listener.close()
            await sweeper.close()
            await bots.close()
            await services.analyst.close()
            pool.close()


def _show(services: Services, pool: BotPool) -> None:
    """What metrics look up when somebody asks."""
    show, connections, hub = services.metrics.show, services.connections, services.hub
    show("feira_connections", "Open WebSockets.", lambda: len(connections.everybody))
    show("feira_people", "People who are here.", lambda: len(connections.people))
    show("feira_tables_in_memory", "Tables in memory.", lambda: hub.tables_in_memory)
    show("feira_tables_watched", "Tables that somebody watches.", lambda: len(hub.watched))
    show("feira_bots_waiting", "Bots that are to act.", lambda: pool.waiting)
    if services.settings.is_sqlite:
        show("feira_free_bytes", "Space for the database.", lambda: free_bytes(services.settings))


async def _advance_clock(database: Database) -> None:
    """If the machine's clock was set back while no server ran, the time left at tables is still the same."""
    with_clocks = select(func.max(schema.tables.c.updated)).where(schema.tables.c.deadline.is_not(None))
    [row] = await database.read(with_clocks)
    if row[0] is not None:
        advance_to(row[0])


def _load_all() -> None:
    """What bots need too: their own processes then find it, and nobody waits for a bot."""
    for game in all_games():
        warm_up_all(game)
