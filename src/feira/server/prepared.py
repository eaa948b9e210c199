"""Statements as SQLite takes them, because SQLAlchemy would look at every value of every row again."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, NamedTuple

from sqlalchemy import Boolean, Executable, LargeBinary
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.sql.compiler import SQLCompiler

_dialect: Final = SQLiteDialect_pysqlite()
_AS_THEY_ARE: Final = (Boolean, LargeBinary)  # types that SQLAlchemy converts, and Python's driver takes as well


class Prepared(NamedTuple):
    """A statement, and the values of a row in the order of its parameters."""

    sql: str
    parameters: Callable[[Mapping[str, Any]], tuple[Any, ...]]


@lru_cache(64)  # all that a server writes again and again
def prepared(statement: Executable, names: tuple[str, ...]) -> Prepared | None:
    """A statement for rows with these names; None if it takes anything but two or more values of a row."""
    made = statement.compile(dialect=_dialect, column_keys=names)  # type: ignore[attr-defined]
    assert isinstance(made, SQLCompiler)
    order = made.positiontup or []
    plain = len(order) > 1 and set(order) <= set(names)
    for bind in made.binds.values():
        converts = bind.type.dialect_impl(_dialect).bind_processor(_dialect) is not None
        plain &= not converts or isinstance(bind.type, _AS_THEY_ARE)
    if (
        not plain
        or made.insert_prefetch
        or made.update_prefetch
        or made.literal_execute_params
        or made.post_compile_params
    ):
        return None
    return Prepared(made.string, itemgetter(*order))
