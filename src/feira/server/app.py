"""The application: everything put together, started and stopped."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import APIRouter, Depends, FastAPI
from sqlalchemy import func, select

from feira import __version__
from feira.core.registry import GAMES, all_games
from feira.server import address, campaign, errors, feed, games, pages, profile, records, results, schema, tables
from feira.server.backup_schedule import BackupSchedule
from feira.server.bot_pool import BotPool
from feira.server.bot_turns import BotTurns
from feira.server.chat import Chat
from feira.server.clock import advance_to
from feira.server.database import Database
from feira.server.errors import ErrorBody
from feira.server.garbage import Collector
from feira.server.group_commit import GroupCommit
from feira.server.headers import Headers
from feira.server.hooks import Hooks
from feira.server.hub import Hub
from feira.server.lobby import Lobby
from feira.server.notices import deliveries_with
from feira.server.notify import Listener
from feira.server.people import People
from feira.server.readiness import Readiness
from feira.server.services import Limiters, S, Services, throttle
from feira.server.settings import Settings
from feira.server.shapes.common import Health
from feira.server.sweeper import Sweeper
from feira.server.table_repository import TableRepository
from feira.server.tokens import Tokens, secret_key
from feira.server.websocket import Connections, live
from feira.table.warm_up import warm_up_all

_TITLES: Final = " and ".join(f"*{spec.title}*" for spec in GAMES.values())
_DESCRIPTION: Final = f"""Play {_TITLES}: lobby, tables, records, people.

Live play goes over one WebSocket, `/api/live`, which docs/protocol.md describes. Every refusal has the same shape."""
_TURN_SECONDS: Final = 0.0005  # of a thread that computes, when another waits; Python's own are ten times as long
_ROUTERS: Final = (
    profile.router,
    results.router,
    games.router,
    tables.router,
    records.router,
    campaign.router,
    feed.router,
    address.router,
)


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings) as services:
            app.state.services = services
            yield

    app = FastAPI(
        title="Feira",
        version=__version__,
        description=_DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.add_middleware(Headers)
    errors.install(app)
    api = APIRouter(
        prefix="/api",
        dependencies=[Depends(throttle)],
        responses={
            413: {"model": ErrorBody, "description": "More was sent than we take."},
            422: {"model": ErrorBody, "description": "Something that was sent can't be read."},
            429: {"model": ErrorBody, "description": "Too many; Retry-After says when to try again."},
            503: {"model": ErrorBody, "description": "The database can't be used at the moment."},
        },
    )
    for router in _ROUTERS:
        api.include_router(router)
    app.include_router(api)
    app.include_router(_health)
    app.add_api_websocket_route("/api/live", live)
    pages.install(app, settings.static)
    return app


_health = APIRouter(prefix="/api", tags=["server"])


@_health.get("/health")
async def health() -> Health:
    """The server lives. Whether it can store anything is another question: see `/ready`."""
    return Health(status="ok", version=__version__)


@_health.get("/ready", responses={503: {"model": ErrorBody, "description": "Nothing can be stored at the moment."}})
async def ready(services: S) -> Health:
    """A move could be stored now: something has been, within the last second."""
    await services.readiness.require()
    return Health(status="ok", version=__version__)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """Everything that runs beside the requests, from start to end."""
    database = Database(settings)
    try:
        await database.migrate()
        await _advance_clock(database)
        await asyncio.to_thread(_load_all)
        group_commit = GroupCommit(database)
        tokens = Tokens(settings.secret_key or await secret_key(database, group_commit))
        people = People(database, group_commit, tokens)
        repository = TableRepository(database, group_commit)
        repository.riders.append(deliveries_with)
        hub = Hub(repository)
        limiters = Limiters(settings)
        pool = BotPool(settings.bot_workers, settings.limits.bot_seconds, settings.bot_move_seconds)
        pool.warm_up()
        bots = BotTurns(hub, pool)
        collector = Collector(group_commit)
        sweeper = Sweeper(database, hub, bots, collector, settings.sweep_seconds)
        chat = Chat(database, group_commit, repository, hub, limiters.chats)
        connections = Connections()
        listener = Listener(database, group_commit, people, hub, chat, connections)
        hooks = Hooks(
            database,
            group_commit,
            private=settings.private_hooks,
            seconds=settings.sweep_seconds,
            pauses=settings.hook_pauses,
        )
        backups = BackupSchedule(settings)
        listener.start()
        hooks.start()
        sweeper.start()
        collector.start()
        backups.start()
        sys.setswitchinterval(_TURN_SECONDS)
        try:
            yield Services(
                settings=settings,
                database=database,
                group_commit=group_commit,
                people=people,
                hub=hub,
                lobby=Lobby(database, hub, settings.limits.tables, limiters.new_tables),
                chat=chat,
                hooks=hooks,
                connections=connections,
                limiters=limiters,
                readiness=Readiness(group_commit),
            )
        finally:
            await backups.close()
            await hooks.close()
            await listener.close()
            await sweeper.close()
            await bots.close()
            pool.close()
            hub.close()
            await group_commit.settled()
    finally:
        await database.close()


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
