"""What the owner of a server may do: look for people and tables, ban, delete, make moderators, announce."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import orjson
from sqlalchemy import String, cast, func, or_, select

from feira.core.game import FeiraError, Json
from feira.server.people import Person
from feira.server.schema import people, reports, seats, tables
from feira.server.services import Services

_MOST: Final = 200  # that are listed, unless more are wanted
LONGEST_ANNOUNCEMENT: Final = 500


class Admin:
    """Each public method is a command: it takes and returns what JSON can hold."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._commands: dict[str, Callable[..., Awaitable[Json]]] = {
            "person": self.person,
            "table": self.table,
            "people": self.people,
            "tables": self.tables,
            "reports": self.reports,
            "reset-password": self.reset_password,
            "ban": self.ban,
            "unban": self.unban,
            "moderator": self.moderator,
            "delete-person": self.delete_person,
            "delete-table": self.delete_table,
            "announce": self.announce,
        }

    async def do(self, command: str, values: Json) -> Json:
        """Execute a command by its name; FeiraError says why not."""
        return await self._commands[command](**values)

    async def person(self, person: str) -> Json:
        """The person of an id or login."""
        return _person(await self._services.people.named(person))

    async def table(self, code: str) -> Json:
        """The table of a code."""
        await self._services.repository.find(code)
        [row] = await self._services.database.read(select(tables).where(tables.c.code == code))
        return _table(row)

    async def people(self, search: str = "", only: str = "", most: int = _MOST) -> Json:
        """People, newest first: whose id, name or login contains something; only those who are banned, for example."""
        sitting = select(func.count(func.distinct(seats.c.table_id))).where(seats.c.person == people.c.id)
        query = select(people, sitting.scalar_subquery().label("tables")).order_by(people.c.created.desc(), people.c.id)
        if search:
            query = query.where(
                or_(*(_contains(column, search) for column in (people.c.id, people.c.name, people.c.login)))
            )
        if only == "banned":
            query = query.where(people.c.banned.is_(True))
        elif only == "moderators":
            query = query.where(people.c.moderator.is_(True))
        elif only == "accounts":
            query = query.where(people.c.login.is_not(None))
        rows = await self._services.database.read(query.limit(most + 1))
        shown = ("id", "name", "login", "created", "banned", "moderator", "tables")
        found = [{name: row._mapping[name] for name in shown} for row in rows[:most]]
        return {"people": found, "more": len(rows) > most}

    async def tables(self, search: str = "", status: str = "", most: int = _MOST) -> Json:
        """Tables, newest first: whose code, game, host or players contain something."""
        query = select(tables).order_by(tables.c.id.desc())
        if search:
            sitting = select(seats.c.table_id).where(seats.c.person == search)
            named = _contains(_text(tables.c.summary, self._services), search)
            query = query.where(or_(tables.c.code == search.upper(), tables.c.id.in_(sitting), named))
        if status:
            query = query.where(tables.c.status == status)
        rows = await self._services.database.read(query.limit(most + 1))
        return {"tables": [_table(row) for row in rows[:most]], "more": len(rows) > most}

    async def reports(self) -> Json:
        """Reports that nobody has dealt with."""
        query = select(reports, tables.c.code).join(tables).where(reports.c.done.is_(False)).order_by(reports.c.id)
        rows = await self._services.database.read(query)
        return {"reports": [{"at": row.at, "from": row.name, "table": row.code, "text": row.text} for row in rows]}

    async def reset_password(self, person: str) -> Json:
        """A one-time link with which somebody chooses a new password."""
        found = await self._services.people.named(person)
        if found.login is None:
            raise FeiraError(f"{found.name} is a guest, who has no password")
        key = await self._services.people.make_reset_key(found)
        return {"login": found.login, "link": f"{self._services.settings.site}/reset/{key}", "hours": 24}

    async def ban(self, person: str) -> Json:
        """Nothing that they do is accepted any more, from now on."""
        found = await self._services.people.named(person)
        changed = await self._services.people.change(found, banned=True, moderator=False)
        self._services.connections.close_all(found.id)
        return _person(changed)

    async def unban(self, person: str) -> Json:
        """They can go on where they were."""
        found = await self._services.people.named(person)
        return _person(await self._services.people.change(found, banned=False))

    async def moderator(self, person: str, remove: bool = False) -> Json:
        """They see reports on the page, or not any more."""
        found = await self._services.people.named(person)
        if found.login is None and not remove:
            raise FeiraError(f"{found.name} is a guest; a moderator needs an account")
        return _person(await self._services.people.change(found, moderator=not remove))

    async def delete_person(self, person: str) -> Json:
        """As if they had done so themselves."""
        found = await self._services.people.named(person)
        await self._services.forgetting.forget(found)
        self._services.connections.close_all(found.id)
        return {"deleted": found.id}

    async def delete_table(self, code: str) -> Json:
        """With its log, chat, record and reports."""
        await self._services.forgetting.delete_table(code)
        return {"deleted": code}

    async def announce(self, text: str) -> Json:
        """Show a message on every page; an empty one takes it away."""
        if len(text) > LONGEST_ANNOUNCEMENT or not text.isprintable():
            raise FeiraError(f"an announcement has up to {LONGEST_ANNOUNCEMENT} printable characters")
        await self._services.announcements.announce(text.strip())
        return {"announced": text.strip()}


def _contains(column: Any, search: str) -> Any:
    return func.lower(column).contains(search.lower(), autoescape=True)


def _text(column: Any, services: Services) -> Any:
    """JSON that is stored as bytes."""
    return func.convert_from(column, "UTF8") if services.database.postgres is not None else cast(column, String)


def _person(person: Person) -> Json:
    shown = ("id", "name", "login", "banned", "moderator")
    return {name: getattr(person, name) for name in shown}


def _table(row: Any) -> Json:
    summary = orjson.loads(row.summary)
    players = [seat.get("name") or seat.get("bot") or "" for seat in summary["seats"]]
    return {
        "code": row.code,
        "game": row.game,
        "status": row.status,
        "name": summary.get("name"),
        "host": row.host,
        "players": players,
        "visibility": row.visibility,
        "moves": row.version,
        "updated": row.updated,
    }
