"""What the owner of a server may choose, from the environment and the command line."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

from feira.core.game import FeiraError

# Seconds between the tries to call a web hook; then it is given up.
PAUSES: Final = (10, 60, 300, 1800, 7200, 21600, 43200, 86400)
SQLITE_FILE: Final = "feira.sqlite3"
ADDRESS_FILE: Final = "address"  # in the data folder: where the page is, and where the server listens
STATIC: Final = Path(__file__).parent / "static"  # the page, if it was built


@dataclass(frozen=True)
class Limits:
    """What one person or address may use; each is set by FEIRA_LIMIT_<NAME>, in capitals."""

    requests: int = 30  # a second, over HTTP; bursts of three times as many
    messages: int = 30  # a second, over one WebSocket; likewise
    chats: int = 30  # a minute
    guests: int = 60  # new ones an hour, from one address
    logins: int = 30  # attempts an hour, from one address
    tables: int = 100  # that are open or running, by one host
    new_tables: int = 200  # an hour, by one person, whatever becomes of them
    connections: int = 20  # WebSockets of one person
    address_connections: int = 200  # WebSockets of one address
    all_connections: int = 20_000  # WebSockets of everybody
    bot_seconds: int = 900  # an hour, of thinking at the tables of one host
    records: int = 500  # uploaded ones a day, by one person
    record_kilobytes: int = 20_000  # of uploaded records a day, by one person and from one address


@dataclass(frozen=True)
class Settings:
    """All that a server needs to know before it starts."""

    data_dir: Path
    host: str = "127.0.0.1"  # the address that it listens at
    database_url: str = ""  # empty: SQLite in data_dir
    secret_key: str = ""  # empty: one is made and stored in the database
    origins: tuple[str, ...] = ()  # pages on other hosts that may open a WebSocket, such as https://example.org
    bot_workers: int = 1
    bot_move_seconds: float = 30.0  # what a bot may think about one action; then a simpler one acts
    private_hooks: bool = False  # whether web hooks may go to private addresses
    hook_pauses: tuple[float, ...] = PAUSES
    sweep_seconds: float = 1.0  # how often clocks and forgotten bots are looked for
    static: Path = STATIC
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """The PostgreSQL database as SQLAlchemy names it; empty: SQLite in data_dir."""
        if not self.database_url:
            return ""
        scheme, _, rest = self.database_url.partition("://")
        if scheme.split("+")[0] not in ("postgresql", "postgres") or not rest:
            raise FeiraError("FEIRA_DATABASE_URL must begin with postgresql://")
        return f"postgresql+asyncpg://{rest}"

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file that this process has to itself."""
        return not self.database_url


def settings_from(environment: Mapping[str, str], data_dir: Path) -> Settings:
    """The settings that the environment has; FeiraError says what is wrong with them."""
    limits = {f.name: _number(environment, f"FEIRA_LIMIT_{f.name.upper()}", f.default) for f in fields(Limits)}
    origins = tuple(origin.strip().rstrip("/") for origin in environment.get("FEIRA_ORIGINS", "").split(","))
    settings = Settings(
        data_dir=data_dir,
        database_url=environment.get("FEIRA_DATABASE_URL", ""),
        secret_key=environment.get("FEIRA_SECRET_KEY", ""),
        origins=tuple(filter(None, origins)),
        bot_workers=_number(environment, "FEIRA_BOT_WORKERS", max(1, (os.cpu_count() or 1) - 1), least=1),
        bot_move_seconds=_number(environment, "FEIRA_BOT_MOVE_SECONDS", 30, least=1),
        private_hooks=environment.get("FEIRA_PRIVATE_HOOKS", "") == "1",
        limits=Limits(**limits),
    )
    settings.url  # noqa: B018  (refuses what isn't a database)
    return settings


def _number(environment: Mapping[str, str], name: str, default: object, least: int = 0) -> int:
    text = environment.get(name)
    if text is None:
        assert isinstance(default, int)
        return default
    if not text.isdecimal() or not text.isascii() or int(text) < least:
        raise FeiraError(f"{name} must be a whole number from {least} on, not {text!r}")
    return int(text)
