"""Backups: one file for either kind of database, written whole, checked, and restored whole or not at all.

A backup is an SQLite file with the tables of the database. One of PostgreSQL can be restored into SQLite, and the other
way round. Behind the last page, where SQLite doesn't look, it has a seal: a checksum of everything before it.
"""

import asyncio
import hashlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, MetaData, create_engine, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from feira.core.game import FeiraError
from feira.server.database import MIGRATION_LOCK, STORAGE_TROUBLE, known_revisions, upgrade
from feira.server.postgres import SERVER_NAME, connect_arguments
from feira.server.schema import metadata
from feira.server.settings import SQLITE_FILE, Settings
from feira.server.sqlite_files import BESIDE, FolderInUse, SqliteFiles, is_database, require_database
from feira.table.private import make_private_folder, open_private

_AT_ONCE: Final = 1000  # rows
_PART_BYTES: Final = 1024 * 1024  # that are read in one go
_VERSIONS: Final = "alembic_version"
_SEAL: Final = b"\nfeira backup sha256 "  # then 64 hexadecimal digits and a line end
_SEAL_BYTES: Final = len(_SEAL) + 65
_JOURNAL: Final = "-journal"  # beside a file of SQLite while something is written into it
# A table is the fold of its log, so a log with a gap is a table that can't be opened.
_INCOMPLETE: Final = """
    SELECT code FROM tables LEFT JOIN
        (SELECT table_id, count(*) AS entries, max(version) AS newest FROM entries GROUP BY table_id) ON table_id = id
    WHERE entries IS NOT version OR newest IS NOT version LIMIT 3
"""
_servers: Final = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = :name"
)


@dataclass(frozen=True)
class Contents:
    """What is in a backup."""

    revision: str
    rows: dict[str, int]  # of each table

    def __str__(self) -> str:
        counted = ", ".join(f"{self.rows.get(name, 0):,} {name}" for name in ("people", "tables", "records"))
        return f"{counted} (schema {self.revision})"


class Damaged(FeiraError):  # noqa: N818  (what it is, not that it is an error)
    """A backup that isn't whole, or isn't what was written."""


async def back_up(settings: Settings, target: Path) -> Contents:
    """Write all that is stored into a new file, while people play; what is in it."""
    if target.exists():
        raise FeiraError(f"{target} is there already; name another file")
    if not target.parent.is_dir():
        raise FeiraError(f"there is no folder {target.parent}; create it, or name another one")
    with _part_of(target) as part:
        if settings.is_sqlite:
            require_database(settings.data_dir)
            await asyncio.to_thread(_copy_file, settings.data_dir / SQLITE_FILE, part)
            await asyncio.to_thread(_seal, part)
            contents = await asyncio.to_thread(check, part)
        else:
            copied = await _from_postgres(settings, part)
            await asyncio.to_thread(_seal, part)
            contents = await asyncio.to_thread(check, part)
            if contents.rows != copied:
                raise FeiraError(f"the backup isn't complete: {contents.rows} rows instead of {copied}")
        _flush(part)
        os.replace(part, target)
        _flush(target.parent)
    return contents


async def restore(settings: Settings, backup: Path, *, replace: bool) -> tuple[Contents, Path | None]:
    """Put a backup in the place of the database; what is in it, and where the old files are now.

    FeiraError, and nothing has changed, if a server is running, or if something is stored and `replace` isn't set.
    """
    try:
        contents = await asyncio.to_thread(check, backup)
    except Damaged as error:
        raise FeiraError(f"{error}. Nothing was changed; use another backup") from None
    if contents.revision not in known_revisions():
        raise FeiraError(f"{backup} was written by a newer Feira (schema {contents.revision}); install that version")
    if settings.is_sqlite:
        return contents, await asyncio.to_thread(_into_sqlite, settings, backup, replace)
    await _into_postgres(settings, backup, contents, replace)
    return contents, None


def check(file: Path) -> Contents:
    """Read all of a backup; FeiraError unless it is whole."""
    if not file.is_file():
        raise FeiraError(f"there is no file {file}")
    if not is_database(file):
        raise FeiraError(f"{file} isn't a backup of Feira")
    for ending in (_JOURNAL, *BESIDE[:1]):
        log = file.with_name(file.name + ending)
        if log.exists() and log.stat().st_size:
            raise FeiraError(
                f"{file} isn't a backup but the file of a server, and {log.name} beside it has its last changes: put "
                f"both into a folder as {SQLITE_FILE} and {SQLITE_FILE}{ending}, and back that up with feira backup"
            )
    _require_unchanged(file)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as database:
            problems = [str(row[0]) for row in database.execute("PRAGMA integrity_check(3)") if row[0] != "ok"]
            orphans = database.execute("PRAGMA foreign_key_check").fetchmany(3)
            problems += [f"a row of {row[0]} has no {row[2]}" for row in orphans]
            problems += [f"the log of table {row[0]} has gaps" for row in database.execute(_INCOMPLETE)]
            if problems:
                raise Damaged(f"{file} is damaged: {'; '.join(problems)}")
            names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            [revision] = [row[0] for row in database.execute(f"SELECT version_num FROM {_VERSIONS}")]
            rows = {name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}
    except (sqlite3.Error, ValueError) as error:
        raise Damaged(f"{file} is damaged: {error}") from None
    return Contents(str(revision), rows)


def _seal(file: Path) -> None:
    """Add a checksum of the whole file, so that a change of a single byte is noticed."""
    with file.open("rb+") as opened:
        digest = hashlib.file_digest(opened, "sha256").hexdigest()
        opened.seek(0, os.SEEK_END)
        opened.write(_SEAL + digest.encode() + b"\n")
        opened.flush()
        os.fsync(opened.fileno())


def _sealed_at(file: Path) -> int | None:
    """Where the seal begins; None in a backup of Feira 0.1.0, which has none."""
    begin = file.stat().st_size - _SEAL_BYTES
    if begin < 0:
        return None
    with file.open("rb") as opened:
        opened.seek(begin)
        return begin if opened.read(len(_SEAL)) == _SEAL else None


def _require_unchanged(file: Path) -> None:
    """Damaged unless the checksum is right, if the file has one."""
    changed = f"{file} is damaged: it has changed since it was written"
    begin = _sealed_at(file)
    with file.open("rb") as opened:
        if begin is None:  # then there must be no rest of a seal either: SQLite writes whole pages
            opened.seek(16)
            page = int.from_bytes(opened.read(2), "big")
            page = 65536 if page == 1 else page  # as SQLite says it
            if not page or file.stat().st_size % page:
                raise Damaged(changed)
            return
        digest, left = hashlib.sha256(), begin
        while left and (part := opened.read(min(left, _PART_BYTES))):
            digest.update(part)
            left -= len(part)
        if opened.read() != _SEAL + digest.hexdigest().encode() + b"\n":
            raise Damaged(changed)


def _unseal(file: Path) -> None:
    """What becomes a database changes from now on."""
    if (begin := _sealed_at(file)) is not None:
        os.truncate(file, begin)


@contextmanager
def _part_of(target: Path) -> Iterator[Path]:
    """A file beside the target, for its owner alone; it is gone afterwards, unless it has become the target."""
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(open_private(part))
        yield part
    except (OSError, sqlite3.Error) as error:
        raise FeiraError(f"{target} can't be written: {getattr(error, 'strerror', None) or error}") from None
    finally:
        for ending in ("", _JOURNAL, *BESIDE):
            with suppress(OSError):
                part.with_name(part.name + ending).unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    """As SQLite does it, so all that is committed is in it, and nothing of what isn't."""
    uri = f"{source.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(uri, uri=True, timeout=30)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it


async def _from_postgres(settings: Settings, part: Path) -> dict[str, int]:
    """Copy all rows as they are at one moment; how many there are of each table."""
    engine = _postgres(settings)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(_copy_to_file, part)
    except STORAGE_TROUBLE as error:
        raise FeiraError(f"the database can't be read: {str(error).splitlines()[0]}") from error
    finally:
        await engine.dispose()


def _copy_to_file(source: Connection, part: Path) -> dict[str, int]:
    revision = source.execute(text(f"SELECT version_num FROM {_VERSIONS}")).scalar_one()
    file = create_engine(f"sqlite:///{part.absolute()}")
    try:
        with file.begin() as target:
            upgrade(target, revision)
            return _copy_rows(source, target)
    finally:
        file.dispose()


def _copy_rows(source: Connection, target: Connection) -> dict[str, int]:
    """Copy what is in the tables of the target, which are new and empty; how many rows of each the source has."""
    schema = MetaData()
    schema.reflect(target)
    counts = {}
    for table in schema.sorted_tables:
        if table.name != _VERSIONS:
            target.execute(table.delete())  # what the upgrade itself has noted
            rows = source.execution_options(yield_per=_AT_ONCE).execute(select(table))
            for group in rows.partitions():
                target.execute(table.insert(), [dict(row._mapping) for row in group])
        counts[table.name] = int(source.execute(select(func.count()).select_from(table)).scalar_one())
    return counts


def _into_sqlite(settings: Settings, backup: Path, replace: bool) -> Path | None:
    try:
        files = SqliteFiles(settings.data_dir)  # nobody else may use it meanwhile
    except FolderInUse:
        raise FeiraError(f"a server is using the database in {settings.data_dir}; stop it first") from None
    try:
        database = settings.data_dir / SQLITE_FILE
        used = bool(database.stat().st_size)
        if used and not replace:
            raise FeiraError(
                f"there is a database in {settings.data_dir} already; with --replace it is moved aside, and stays there"
            )
        with _part_of(database) as part:
            shutil.copyfile(backup, part)
            check(part)
            _unseal(part)
            _flush(part)
            with _set_aside(database) if used else nullcontext() as aside:
                os.replace(part, database)
            _flush(settings.data_dir)
        return aside
    finally:
        files.close()


@contextmanager
def _set_aside(database: Path) -> Iterator[Path]:
    """Keep the old files in a folder of their own; the database itself stays until the new one replaces it.

    If that fails, all is as it was.
    """
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:  # so that its log is in it
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    folder = database.with_name(f"replaced-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    make_private_folder(folder)
    moved = []
    try:
        _link(database, folder / SQLITE_FILE)
        for beside in (database.with_name(SQLITE_FILE + ending) for ending in BESIDE):
            if beside.exists():
                beside.rename(folder / beside.name)
                moved.append(beside)
        yield folder
    except BaseException:
        for beside in moved:
            (folder / beside.name).rename(beside)
        shutil.rmtree(folder, ignore_errors=True)
        raise


def _link(source: Path, target: Path) -> None:
    """A second name for a file; a copy where there are no such names."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)
        _flush(target)


async def _into_postgres(settings: Settings, backup: Path, contents: Contents, replace: bool) -> None:
    engine = _postgres(settings)
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            if running := (await connection.execute(_servers, {"name": SERVER_NAME})).scalar_one():
                raise FeiraError(f"a server is using this database ({running} connections); stop it first")
            await connection.run_sync(_replace_rows, backup, contents, replace)
    except STORAGE_TROUBLE as error:
        raise FeiraError(f"the database can't be restored: {str(error).splitlines()[0]}") from error
    finally:
        await engine.dispose()


def _replace_rows(target: Connection, backup: Path, contents: Contents, replace: bool) -> None:
    """In one transaction: if anything fails, all is as it was."""
    old = MetaData()
    old.reflect(target)
    # No revision has dropped or renamed a table, so these are the tables of older ones too.
    if others := sorted(old.tables.keys() - metadata.tables.keys() - {_VERSIONS}):
        raise FeiraError(
            f"other tables than Feira's are in this database ({', '.join(others[:3])}), and nothing was changed: "
            "name a database for Feira alone in FEIRA_DATABASE_URL"
        )
    if old.tables and not replace:
        raise FeiraError("there is something in this database already; with --replace it is deleted first")
    old.drop_all(target)
    upgrade(target, contents.revision)
    file = create_engine(f"sqlite:///{backup.absolute()}")
    try:
        with file.connect() as source:
            _copy_rows(source, target)
    finally:
        file.dispose()
    schema = MetaData()
    schema.reflect(target)
    stored = {
        table.name: target.execute(select(func.count()).select_from(table)).scalar_one()
        for table in schema.sorted_tables
    }
    if stored != contents.rows:
        raise FeiraError(f"not everything was restored: {stored} rows instead of {contents.rows}; nothing has changed")


def _postgres(settings: Settings) -> AsyncEngine:
    arguments: dict[str, Any] = {"connect_args": connect_arguments("feira backup"), "hide_parameters": True}
    return create_async_engine(settings.url, **arguments)


def _flush(path: Path) -> None:
    """The file, or the names in a folder, must be on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
