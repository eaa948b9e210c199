"""What goes to SQLite in the short way is what SQLAlchemy would send."""

import pytest
from sqlalchemy import Integer, bindparam, create_engine, delete, event, insert, literal, select, update

from feira.server.prepared import prepared
from feira.server.schema import entries, metadata, people, tables

ROWS = [{"table_id": n, "version": 1, "at": 5, "kind": "moved", "body": b"{}"} for n in (1, 2)]
SUMMARIES = [{"key": n, "bot_due": n == 1, "deadline": None, "summary": b"\x00[]"} for n in (1, 2)]
CHANGED = {name: bindparam(name) for name in ("bot_due", "deadline", "summary")}
UPDATE = update(tables).where(tables.c.id == bindparam("key")).values(CHANGED)


@pytest.mark.parametrize(("statement", "rows"), [(insert(entries), ROWS), (UPDATE, SUMMARIES)])
def test_both_ways_send_the_same(statement, rows):
    engine, sent = create_engine("sqlite://"), []
    event.listen(engine, "before_cursor_execute", lambda _c, _cursor, sql, values, *_: sent.append((sql, values)))
    with engine.connect() as connection:
        metadata.create_all(connection)
        sent.clear()
        connection.execute(statement, rows)
    known = prepared(statement, tuple(rows[0]))
    assert sent == [(known.sql, [known.parameters(row) for row in rows])]


@pytest.mark.parametrize(
    ("statement", "names"),
    [
        (delete(entries).where(entries.c.table_id == bindparam("key")), ("key",)),
        (update(tables).where(tables.c.id == bindparam("key")).values(version=3, status="open"), ("key",)),
        (insert(people).from_select(["id", "epoch"], select(bindparam("who"), literal(0, Integer))), ("who",)),
    ],
)
def test_what_takes_anything_but_values_of_a_row_goes_the_long_way(statement, names):
    assert prepared(statement, names) is None
