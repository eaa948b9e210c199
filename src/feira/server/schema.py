"""The tables of the database. A change here needs a migration beside the others in migrations/versions."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata: Final = MetaData()

people: Final = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(30), nullable=False),
    Column("login", String(64), unique=True),  # of an account; a guest has none
    Column("password", String(200)),
    Column("epoch", Integer, nullable=False),  # tokens of an earlier one are void
    Column("language", String(8), nullable=False),
    Column("hook_url", String(500)),
    Column("hook_secret", String(64), nullable=False),
    Column("feed_key", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("moderator", Boolean, nullable=False, server_default=false()),
    Column("reset_key", String(64)),  # hashed; whoever has it may choose a new password
    Column("reset_until", BigInteger),  # ms
    Column("login_look", String(64)),  # the same for logins that look alike
    Index("people_by_login_look", "login_look", unique=True),
)

# A game that is set up, played or finished. What is here follows from its entries; it is stored for lists and sweepers.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),  # rises with the time of creation
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(16), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("status", String(8), nullable=False),
    Column("host", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("deadline", BigInteger),  # ms; when a clock runs out
    Column("bot_due", Boolean, nullable=False),  # whether a bot must act
    Column("updated", BigInteger, nullable=False),  # ms
    Column("summary", LargeBinary, nullable=False),  # JSON, as lists show it
    Index("tables_by_status", "status", "visibility", "id"),
    Index("tables_by_host", "host", "status"),
)
# Of use to the sweeper only, so they hold only what it looks for.
Index(
    "tables_by_deadline",
    tables.c.deadline,
    sqlite_where=tables.c.deadline.is_not(None),
    postgresql_where=tables.c.deadline.is_not(None),
)
Index("tables_by_bot_due", tables.c.updated, sqlite_where=tables.c.bot_due, postgresql_where=tables.c.bot_due)

# Who sits where; only persons.
seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16), nullable=False),
    Index("seats_by_person", "person", "table_id"),
)

# The log of every table: append-only, and all that a table is. It holds secrets.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # ms
    Column("kind", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(16), nullable=False),
    Column("name", String(30), nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_by_table", "table_id", "id"),
    Index("chat_by_person", "person"),
)

# Finished games, by the code of their table, and records that people have brought.
records: Final = Table(
    "records",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("person", String(16)),  # who brought it
    Column("names", LargeBinary, nullable=False),  # JSON: a list
    Column("body", LargeBinary, nullable=False),  # JSON: the record
    Index("records_by_person", "person", "finished"),
)

# Why finished games came out as they did: found out once, when somebody first asks.
analyses: Final = Table(
    "analyses",
    metadata,
    Column("code", String(16), primary_key=True),  # of the record
    Column("person", String(16), nullable=False),  # who asked
    Column("asked", BigInteger, nullable=False),  # ms
    Column("updated", BigInteger, nullable=False),  # ms
    Column("status", String(8), nullable=False),  # waiting, done, stopped or failed
    Column("judge", String(16), nullable=False),  # what judges: by another one it is analysed again
    Column("effort", String(8), nullable=False),  # of what is being judged, or was last
    Column("judged", LargeBinary, nullable=False),  # JSON: the decisions that are judged so far by that effort
    Column("body", LargeBinary),  # JSON: the analysis, by the last effort that is done
    Column("play", LargeBinary),  # JSON: by seat, what its decisions lost; once all efforts are done
)
Index(
    "analyses_to_do",
    analyses.c.asked,
    sqlite_where=analyses.c.status == "waiting",
    postgresql_where=analyses.c.status == "waiting",
)

# How well people solve puzzles, and how difficult puzzles are.
solvers: Final = Table(
    "solvers",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
puzzles: Final = Table(
    "puzzles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# The first answer of each person to each puzzle: only that one counts.
puzzle_tries: Final = Table(
    "puzzle_tries",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),  # ms
    Column("solved", Boolean, nullable=False),
    Column("of_day", Integer),  # days since 1970, if it was the puzzle of that day
)

# What a person keeps of the challenges.
campaigns: Final = Table(
    "campaigns",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON
    Column("version", Integer, nullable=False),
)

# Web hooks that are still to be called.
deliveries: Final = Table(
    "deliveries",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("person", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),  # ms
    Column("problem", String(300)),  # with the last attempt
    Index("deliveries_by_due", "due"),
    Index("deliveries_by_person", "person"),
)

# What players find wrong at a table, for moderators.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(16), nullable=False),  # who has sent it
    Column("name", String(30), nullable=False),
    Column("table_id", BigInteger, ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), nullable=False),
    Column("text", Text, nullable=False),
    Column("done", Boolean, nullable=False),
    Index("reports_by_done", "done", "id"),
    Index("reports_by_table", "table_id"),
)

settings: Final = Table(
    "settings",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
