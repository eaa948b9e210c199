"""The Atom feed of a person: where it is their turn, and which games of theirs are over."""

import hashlib
import uuid
from datetime import UTC, datetime
from typing import Annotated, Any, Final
from xml.etree import ElementTree as Xml

import orjson
from fastapi import APIRouter, Header, Path
from sqlalchemy import bindparam, select
from starlette.responses import Response

from feira.core.game import Json
from feira.locale import FALLBACK, LANGUAGES, Catalogue, game_title
from feira.locale.phrases import names
from feira.server.errors import ErrorBody
from feira.server.lists import turns_of
from feira.server.people import Person
from feira.server.refused import ServerRefused
from feira.server.schema import people, seats, tables
from feira.server.services import S

router = APIRouter(tags=["people"])

_ATOM: Final = "http://www.w3.org/2005/Atom"
_IDS: Final = uuid.UUID("6f2d1f0c-7c0e-4b0e-9a57-0f6a1f1c2e11")  # the space in which the ids of entries are made
_MOST: Final = 50  # entries of each kind
Xml.register_namespace("", _ATOM)

_owner: Final = select(people).where(people.c.feed_key == bindparam("key"))
_own: Final = tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == bindparam("person")))
_running: Final = select(tables.c.summary).where(_own, tables.c.status == "running").order_by(tables.c.id.desc())
_finished: Final = (
    select(tables.c.summary).where(_own, tables.c.status == "finished").order_by(tables.c.updated.desc()).limit(_MOST)
)


@router.get(
    "/feeds/{key}.atom",
    response_class=Response,
    responses={
        200: {"description": "Atom.", "content": {"application/atom+xml": {"schema": {"type": "string"}}}},
        304: {"description": "Nothing has changed since."},
        404: {"model": ErrorBody, "description": "There is no such feed."},
    },
)
async def feed(
    key: Annotated[str, Path(max_length=64, examples=["x"])],
    services: S,
    if_none_match: Annotated[str | None, Header(max_length=1000)] = None,
) -> Response:
    """Where it is your turn, and which games of yours are over; GET /me has the path."""
    # PostgreSQL can't even be asked for some characters.
    found = await services.database.read(_owner, {"key": key}) if key.isprintable() else []
    if not found:
        raise ServerRefused("no-such-feed", "there is no such feed, or not any more")
    person = Person(*found[0])
    running, finished = [
        [orjson.loads(row.summary) for row in await services.database.read(query, {"person": person.id})]
        for query in (_running, _finished)
    ]
    site = services.settings.site  # not what the request says: anybody can write that
    body = _Feed(person, f"{site}/").write(running, finished)
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if if_none_match is not None and tag in [known.strip().removeprefix("W/") for known in if_none_match.split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/atom+xml", headers=headers)


class _Feed:
    """Writes the feed of one person, in their language."""

    def __init__(self, person: Person, site: str) -> None:
        self._person = person
        self._site = site  # ends in a slash; nothing else if readers must know the host from where they got the feed
        language = person.language.split("-")[0]
        self._text = Catalogue(language if language in LANGUAGES else FALLBACK, ("feed",))

    def write(self, running: list[Json], finished: list[Json]) -> bytes:
        """The whole feed."""
        turns = [(table, asked) for table in running if (asked := turns_of(table, self._person.id))][:_MOST]
        entries = [self._turn(table, max(seat["asked"] for seat in asked)) for table, asked in turns]
        entries += [self._entry(table, "finished", table["updated"]) for table in finished]
        entries.sort(key=lambda made: made[0], reverse=True)
        updated = max((at for at, _ in entries), default=self._person.created)
        root = self._described(
            "feed", f"people/{self._person.id}", updated, self._text("feed-title", name=self._person.name)
        )
        _add(_add(root, "author"), "name", "Feira")
        _add(root, "link", href=f"{self._site}api/feeds/{self._person.feed_key}.atom", rel="self")
        _add(root, "link", href=self._site, rel="alternate")
        root.extend(entry for _, entry in entries)
        return b'<?xml version="1.0" encoding="utf-8"?>\n' + Xml.tostring(root, encoding="unicode").encode()

    def _turn(self, table: Json, asked: int) -> tuple[int, Any]:
        at, entry = self._entry(table, "turn", asked, f"/{asked}")  # every turn is news
        limit = table["deadline"]
        text = (
            self._text("feed-no-limit")
            if limit is None
            else self._text("feed-deadline", date=f"{_time(limit):%Y-%m-%d %H:%M}")
        )
        _add(entry, "content", text, type="text")
        return at, entry

    def _entry(self, table: Json, kind: str, at: int, which: str = "") -> tuple[int, Any]:
        players = names([seat.get("name") or seat["bot"] for seat in table["seats"]])
        title = self._text(f"feed-{kind}", game=game_title(self._text.language, table["game"]), players=players)
        entry = self._described("entry", f"tables/{table['code']}/{kind}{which}", at, title)
        _add(entry, "link", href=f"{self._site}t/{table['code']}", rel="alternate")
        return at, entry

    def _described(self, tag: str, what: str, at: int, title: str) -> Any:
        """A feed or an entry with what every one of them must have. The id does not depend on where the server is."""
        element = Xml.Element(f"{{{_ATOM}}}{tag}")
        _add(element, "id", uuid.uuid5(_IDS, what).urn)
        _add(element, "title", title)
        _add(element, "updated", f"{_time(at):%Y-%m-%dT%H:%M:%SZ}")
        return element


def _add(parent: Any, tag: str, text: str | None = None, **attributes: str) -> Any:
    child = Xml.SubElement(parent, f"{{{_ATOM}}}{tag}", attributes)
    child.text = text
    return child


def _time(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)
