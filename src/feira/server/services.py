"""All that the routes work with, created once at the start, and the person behind a request."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, TypeAlias

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from feira.server.analyst import Analyst
from feira.server.chat import Chat
from feira.server.database import Database
from feira.server.forgetting import Forgetting
from feira.server.group_commit import GroupCommit
from feira.server.hint_desk import HintDesk
from feira.server.hooks import Hooks
from feira.server.hub import Hub
from feira.server.limits import Buckets, Count, network_of, per, per_second
from feira.server.lobby import Lobby
from feira.server.metrics import Metrics
from feira.server.people import People, Person
from feira.server.puzzle_desk import PuzzleDesk
from feira.server.readiness import Readiness
from feira.server.refused import ServerRefused
from feira.server.settings import Settings
from feira.server.table_repository import TableRepository

if TYPE_CHECKING:
    from feira.server.announcements import Announcements
    from feira.server.connections import Connections


class Limiters:
    """What is left to each person and address; each server process counts for itself."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.requests: Buckets = per_second(limits.requests)
        self.guests: Buckets = per(limits.guests, 3600)
        self.logins: Buckets = per(limits.logins, 3600)
        self.new_tables: Buckets = per(limits.new_tables, 3600)
        self.records: Buckets = per(limits.records, 86400)
        self.record_bytes: Buckets = per(limits.record_kilobytes * 1000, 86400)
        self.analyses: Buckets = per(limits.analyses, 3600)
        self.tries: Buckets = per(limits.tries, 3600)
        self.hints: Buckets = per(limits.hints, 3600)
        self.exports: Buckets = per(limits.exports, 3600)
        self.chats: Buckets = per(limits.chats, 60)
        self.connections = Count(limits.connections, "connections")
        self.address_connections = Count(limits.address_connections, "connections from this address")
        self.all_connections = Count(limits.all_connections, "connections to this server")


@dataclass(frozen=True)
class Services:
    """Everything that runs."""

    settings: Settings
    database: Database
    group_commit: GroupCommit
    people: People
    hub: Hub
    lobby: Lobby
    analyst: Analyst
    hints: HintDesk
    puzzles: PuzzleDesk
    chat: Chat
    hooks: Hooks
    connections: "Connections"
    limiters: Limiters
    readiness: Readiness
    repository: TableRepository
    announcements: "Announcements"
    forgetting: Forgetting
    metrics: Metrics


def services_of(request: Request) -> Services:
    """The services of the application that a request came to."""
    services: Services = request.app.state.services
    return services


S: TypeAlias = Annotated[Services, Depends(services_of)]
_bearer = HTTPBearer(auto_error=False, description="The token that POST /guests or POST /login has given.")
_Bearer: TypeAlias = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return "" if request.client is None else request.client.host


def limited_as(request: Request) -> str:
    """Whose limit a request counts for, if nobody has said who they are."""
    return network_of(address_of(request))


def throttle(request: Request, services: S, bearer: _Bearer) -> None:
    """Count a request for the person, or the address, behind it."""
    person = None if bearer is None else services.people.id_in(bearer.credentials)
    services.limiters.requests.require(person or limited_as(request), "requests")


async def _maybe_person(services: S, bearer: _Bearer) -> Person | None:
    return None if bearer is None else await services.people.by_token(bearer.credentials)


MaybePerson: TypeAlias = Annotated[Person | None, Depends(_maybe_person)]


def _some_person(person: MaybePerson) -> Person:
    if person is None:
        raise ServerRefused("no-token", "say who you are: a token is needed for this")
    return person


SomePerson: TypeAlias = Annotated[Person, Depends(_some_person)]
