"""What the webhook of a person gets in a game by correspondence: it is your turn, or the game is over."""

from collections.abc import Sequence
from typing import Final

import orjson
from sqlalchemy import BigInteger, Integer, LargeBinary, bindparam, func, insert, literal, select

from feira.server.group_commit import Row, Statements
from feira.server.ids import new_number
from feira.server.schema import deliveries, people
from feira.table.entry import Entry
from feira.table.table import Table

_MOST_WAITING: Final = 100  # for one person; a hook that doesn't answer for so long gets no more
_waiting: Final = (
    select(func.count()).select_from(deliveries).where(deliveries.c.person == bindparam("who")).scalar_subquery()
)
# Only for people with a webhook, so nobody has to be looked up before a move is stored.
insert_deliveries: Final = insert(deliveries).from_select(
    ["id", "person", "body", "attempts", "due"],
    select(
        bindparam("number", type_=BigInteger),
        people.c.id,
        bindparam("told", type_=LargeBinary),
        literal(0, Integer),
        bindparam("now", type_=BigInteger),
    ).where(people.c.id == bindparam("who"), people.c.hook_url.is_not(None), _waiting < _MOST_WAITING),
)


def deliveries_with(_key: int, table: Table, new: Sequence[Entry]) -> Statements:
    """What is stored together with new entries of a table: a rider of the log."""
    rows = delivery_rows(table, new)
    return [(insert_deliveries, rows)] if rows else []


def delivery_rows(table: Table, new: Sequence[Entry]) -> list[Row]:
    """What is to be sent because of new entries; they are stored together with these rows, or neither is.

    Only of tables with a clock of days: at others people sit there and see it, and no move must take longer.
    """
    if table.clock.kind != "days" or table.session is None:
        return []
    at = new[-1].at
    return [
        {"number": new_number(), "who": person, "told": _body(table, event, person, at), "now": at}
        for person, event in _told(table, new).items()
    ]


def _told(table: Table, new: Sequence[Entry]) -> dict[str, str]:
    """Which event each person hears of."""
    kind = new[-1].kind
    if table.status in ("finished", "closed"):
        ends = {"moved": "finished", "closed": "closed"}
        everybody = {place.person for place in table.seats if place.person is not None}
        return dict.fromkeys(sorted(everybody), ends[kind]) if kind in ends else {}
    if table.status != "running":
        return {}
    asked = {
        place.played_by
        for seat, place in enumerate(table.seats)
        if place.played_by is not None and seat in table.to_act and table.asked_at[seat] >= new[0].version
    }
    return dict.fromkeys(sorted(asked - {_actor(table, new[0])}), "turn")


def _actor(table: Table, entry: Entry) -> str | None:
    """The person who did it, and so knows of it."""
    return table.seats[entry.body["seat"]].played_by if "seat" in entry.body else table.host


def _body(table: Table, event: str, person: str, at: int) -> bytes:
    """Nothing that is not open to everybody at the table."""
    return orjson.dumps(
        {
            "event": event,
            "table": table.code,
            "game": table.game.name,
            "name": table.name,
            "version": table.version,
            "at": at,
            "deadline": table.deadline,
            "seats": [
                {"name": place.name, "to_act": table.status == "running" and seat in table.to_act}
                for seat, place in enumerate(table.seats)
            ],
            "you": list(table.seats_of(person)),
        }
    )
