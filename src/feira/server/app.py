"""The application: everything put together, started and stopped."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import APIRouter, Depends, FastAPI

from feira import __version__
from feira.core.registry import GAMES
from feira.server import (
    address,
    analyses,
    announcements,
    branches,
    campaign,
    errors,
    export,
    feed,
    games,
    hints,
    pages,
    profile,
    puzzles,
    records,
    reports,
    results,
    tables,
)
from feira.server.base_path import BasePath
from feira.server.errors import ErrorBody
from feira.server.headers import Headers
from feira.server.lifecycle import running
from feira.server.live import Live
from feira.server.request_log import RequestLog
from feira.server.services import S, throttle
from feira.server.settings import Settings
from feira.server.shapes.common import Health

_TITLES: Final = " and ".join(f"*{spec.title}*" for spec in GAMES.values())
_DESCRIPTION: Final = f"""Play {_TITLES}: lobby, tables, records, people.

Live play goes over one WebSocket, `/api/live`, which docs/protocol.md describes. Every refusal has the same shape."""
_ROUTERS: Final = (
    profile.router,
    export.router,
    results.router,
    games.router,
    tables.router,
    hints.router,
    records.router,
    analyses.router,
    branches.router,
    puzzles.router,
    campaign.router,
    feed.router,
    address.router,
    reports.router,
    announcements.router,
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
    app.state.settings = settings
    app.add_middleware(Headers)
    app.add_middleware(Live)
    app.add_middleware(RequestLog, access_log=settings.access_log)  # around the other one
    if settings.base_path:
        app.add_middleware(BasePath, base=settings.base_path)
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
    pages.install(app, settings.static, settings.base_path)
    return app


_health = APIRouter(prefix="/api", tags=["server"])


@_health.get("/health")
async def health() -> Health:
    """The server lives. Whether it can store anything is another question: see `/ready`."""
    return Health(status="ok", version=__version__)


@_health.get("/ready", responses={503: {"model": ErrorBody, "description": "Nothing can be stored at the moment."}})
async def ready(services: S) -> Health:
    """A move could be stored now: something has been, within the last second; there is space, and bots can act."""
    await services.readiness.require()
    return Health(status="ok", version=__version__)
