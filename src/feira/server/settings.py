"""What the owner of a server may choose. Variables, the configuration file, `feira config` and the docs follow this."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from feira.core.game import FeiraError

# Seconds between the tries to call a web hook; then it is given up.
PAUSES: Final = (10, 60, 300, 1800, 7200, 21600, 43200, 86400)
SQLITE_FILE: Final = "feira.sqlite3"
CONFIG_FILE: Final = "feira.toml"  # in the data folder
BACKUP_FOLDER: Final = "backups"  # likewise
ADMIN_SOCKET: Final = "admin.sock"  # in the data folder: where a running server takes commands of its owner
ADDRESS_FILE: Final = "address"  # in the data folder: where the page is, and where the server listens
STATIC: Final = Path(__file__).parent / "static"  # the page, if it was built


def _setting(
    default: Any,
    says: str,
    *,
    least: int = 0,
    most: int | None = None,
    secret: bool = False,
    usual: str | None = None,
    choices: tuple[str, ...] = (),
) -> Any:
    """A field that the owner may set. What it says is Markdown; `usual` is the default in words, if it isn't fixed."""
    about = {"says": says, "least": least, "most": most, "secret": secret, "usual": usual, "choices": choices}
    return field(default=default, metadata=about)


@dataclass(frozen=True)
class Limits:
    """What one person or address may use."""

    requests: int = _setting(30, "HTTP requests per second; bursts of three times as many")
    messages: int = _setting(30, "messages per second over one WebSocket; same bursts")
    chats: int = _setting(30, "chat messages per minute")
    guests: int = _setting(60, "new guests per hour from one address")
    logins: int = _setting(30, "login attempts per hour from one address")
    tables: int = _setting(100, "open or running tables per host")
    new_tables: int = _setting(200, "new tables per hour and person, finished ones included")
    connections: int = _setting(20, "WebSockets per person")
    address_connections: int = _setting(200, "WebSockets per address")
    address_sockets: int = _setting(100, "HTTP connections per address at the same time, besides WebSockets")
    all_connections: int = _setting(20_000, "WebSockets in total")
    bot_seconds: int = _setting(900, "seconds per hour that bots can think at one host's tables")
    records: int = _setting(500, "uploaded records per day and person")
    analyses: int = _setting(60, "analyses of finished games per hour and person")
    tries: int = _setting(1000, "moves that one person tries per hour to learn from mistakes")
    hints: int = _setting(600, "times per hour that one person gets help in running games: hints and warnings")
    exports: int = _setting(10, "times per hour that one person can download all that is stored of them")
    record_kilobytes: int = _setting(20_000, "kilobytes of uploaded records per day, per person and per address")


@dataclass(frozen=True)
class Settings:
    """All that a server needs to know before it starts. What has no description isn't for its owner to choose."""

    data_dir: Path
    public_url: str = _setting(
        "", "address that players use, such as `https://feira.example.org`; links in feeds begin with it", usual="none"
    )
    host: str = _setting("127.0.0.1", "address to listen on; `0.0.0.0` for all")
    port: int = _setting(8000, "port to listen on; 0 for any", most=65535)
    base_path: str = _setting(
        "", "where the page is on its host, such as `/feira`, if the proxy serves other things too", usual="none"
    )
    database_url: str = _setting(
        "", "`postgresql://…`, which any number of servers can share", secret=True, usual="SQLite in the data folder"
    )
    secret_key: str = _setting(
        "", "signs tokens", secret=True, usual="the server creates one and stores it in the database"
    )
    origins: tuple[str, ...] = _setting(
        (), "other hosts whose pages can open the WebSocket, such as `https://example.org`", usual="none"
    )
    bot_workers: int = _setting(
        max(1, (os.cpu_count() or 1) - 1), "processes for bots", least=1, usual="all processors but one"
    )
    bot_move_seconds: int = _setting(
        30, "time limit for one action of a bot; after that a simpler bot acts for it", least=1
    )
    private_hooks: bool = _setting(False, "whether webhooks can go to private addresses")
    header_seconds: int = _setting(10, "time limit for the headers of a request and for silence", least=1)
    body_seconds: int = _setting(60, "time limit for the body of a request", least=1)
    metrics_port: int = _setting(
        0, "port for Prometheus (`/metrics`), apart from that of players; 0 for none", most=65535
    )
    metrics_host: str = _setting("127.0.0.1", "address to listen on for Prometheus")
    log_format: str = _setting("text", "`text` or `json`: how standard error is written", choices=("text", "json"))
    access_log: bool = _setting(False, "whether every request gets a line in the log")
    least_free_megabytes: int = _setting(100, "with less free space for SQLite than this, `/api/ready` answers 503")
    backup_hours: int = _setting(0, "hours between backups that the server makes itself; 0 for none")
    backup_dir: str = _setting("", "folder for these backups", usual=f"`{BACKUP_FOLDER}` in the data folder")
    backups_kept: int = _setting(7, "how many of these backups are kept; older ones are deleted", least=1)
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
    def site(self) -> str:
        """What links to the page begin with, without a slash at the end: its address or, if unknown, its path."""
        return self.public_url.rstrip("/") or self.base_path

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file that this process has to itself."""
        return not self.database_url

    @property
    def backups(self) -> Path:
        """Where the server puts backups that it makes itself."""
        return Path(self.backup_dir).expanduser() if self.backup_dir else self.data_dir / BACKUP_FOLDER
