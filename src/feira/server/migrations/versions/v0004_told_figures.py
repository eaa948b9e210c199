"""What events tell of what an action brings."""

from collections.abc import Iterator
from typing import Any

import orjson
import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_entries = sa.table(
    "entries",
    sa.column("table_id", sa.BigInteger),
    sa.column("version", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("body", sa.LargeBinary),
)
_MANY = 500  # rows at a time


def upgrade() -> None:
    """Give the events of earlier moves the figures that the engine tells since then; they are those of that time."""
    connection = op.get_bind()
    key = sa.tuple_(_entries.c.table_id, _entries.c.version)
    change = (
        sa.update(_entries)
        .where(_entries.c.table_id == sa.bindparam("of"), _entries.c.version == sa.bindparam("number"))
        .values(body=sa.bindparam("told"))
    )
    query = sa.select(_entries).where(_entries.c.kind == "moved").order_by(_entries.c.table_id, _entries.c.version)
    rows = connection.execute(query.limit(_MANY)).all()
    while rows:
        changes = list(_changes(rows))
        if changes:
            connection.execute(change, changes)
        after = sa.tuple_(sa.literal(rows[-1].table_id, sa.BigInteger), sa.literal(rows[-1].version))
        rows = connection.execute(query.where(key > after).limit(_MANY)).all()


def _changes(rows: Any) -> Iterator[dict[str, Any]]:
    for row in rows:
        body = orjson.loads(row.body)
        events = [_told(event) for event in body.get("events", ())]
        if events != body.get("events", []):
            yield {"of": row.table_id, "number": row.version, "told": orjson.dumps({**body, "events": events})}


def _told(event: dict[str, Any]) -> dict[str, Any]:
    """The event with what it lacks; which spaces helped is not known any more."""
    match event["event"]:
        case "CoinTaken" | "RestaurantOpened":
            return {"coins": 1, **event}
        case "Earned":
            return {"times": 1 + len(event["restaurants"]), "beside": [], **event}
        case "StallDelivered":
            return {"street_steps": 2, **event}
    return event
