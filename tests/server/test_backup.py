"""Backup, restore and doctor: on both databases, beside a running server, and never half."""

import asyncio
import json
import os
import shutil
import socket
import sqlite3
import threading
import time
from contextlib import closing
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from click.testing import CliRunner
from sqlalchemy import select, text
from starting import starting

from feira.cli.main import feira
from feira.core.game import FeiraError
from feira.server import backup, backup_schedule
from feira.server import database as databases
from feira.server.backup import back_up, check, restore
from feira.server.backup_schedule import BackupSchedule
from feira.server.database import Database, prepare
from feira.server.schema import metadata
from feira.server.settings import Settings


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """The data folder of a stopped server, with people, chat and a running game."""
    folder = tmp_path_factory.mktemp("played") / "data"
    with starting(tmp_path_factory) as start:
        server = start(data_dir=folder)
        ana = server.guest()
        code = ana.make_table(others=("me",))
        with ana.page() as page:
            page.watch(code)
            for _ in range(4):
                seats = page.states[code]["summary"]["seats"]
                answer = page.move(code, next(n for n, seat in enumerate(seats) if seat["to_act"]))
                page.wait_for(code, lambda now, v=answer["version"]: now["version"] >= v)
        ana.http.post(f"/tables/{code}/commands", json={"type": "chat", "text": "Olá"})
        running = folder.with_name("running.backup")
        asyncio.run(back_up(Settings(folder), running))
        with pytest.raises(FeiraError, match=r"a server is using the database in .*; stop it first"):
            asyncio.run(restore(Settings(folder), running, replace=True))
        assert "can store moves" in doctor(folder, "--url", f"http://{server.address}", port=server.address[10:])[1]
    return folder


def doctor(folder, *arguments, **environment):
    """What it found, and all that it says."""
    environment = {f"FEIRA_{name.upper()}": value for name, value in environment.items()}
    run = CliRunner().invoke(feira, ["doctor", "--data-dir", str(folder), "--json", *arguments], env=environment)
    return {each["check"]: each["level"] for each in json.loads(run.output)}, run.output


def everything(settings):
    """All rows of all tables."""

    async def read():
        database = Database(settings)
        try:
            await database.migrate()
            return {t.name: sorted(map(tuple, await database.read(select(t)))) for t in metadata.sorted_tables}
        finally:
            await database.close()

    return asyncio.run(read())


@pytest.fixture
def stored(played, tmp_path):
    """A copy of its own."""
    shutil.copytree(played, tmp_path / "data")
    return Settings(tmp_path / "data")


def test_a_backup_goes_from_one_database_to_the_other_and_back(stored, postgres, tmp_path):
    elsewhere = Settings(tmp_path / "unused", database_url=postgres())
    before = everything(stored)
    assert len(before["entries"]) >= 6
    first, second = tmp_path / "first", tmp_path / "folder" / "second"
    second.parent.mkdir()
    contents = asyncio.run(back_up(stored, first))
    assert contents.rows["entries"] == len(before["entries"])
    asyncio.run(restore(elsewhere, first, replace=False))
    assert everything(elsewhere) == before
    assert asyncio.run(back_up(elsewhere, second)) == contents
    empty = Settings(tmp_path / "empty")
    asyncio.run(restore(empty, second, replace=False))
    assert everything(empty) == before
    assert {path.stat().st_mode & 0o777 for path in (first, second)} == {0o600}
    assert sorted(path.name for path in second.parent.iterdir()) == ["second"]


def test_what_is_stored_is_replaced_only_if_that_is_wanted(stored, postgres, tmp_path):
    backup = tmp_path / "backup"
    asyncio.run(back_up(stored, backup))
    before = everything(stored)
    with closing(sqlite3.connect(stored.data_dir / "feira.sqlite3")) as database, database:
        database.execute("UPDATE people SET name = 'Eva'")
    with pytest.raises(FeiraError, match="--replace"):
        asyncio.run(restore(stored, backup, replace=False))
    _, aside = asyncio.run(restore(stored, backup, replace=True))
    assert everything(stored) == before
    with closing(sqlite3.connect(aside / "feira.sqlite3")) as database:
        assert database.execute("SELECT DISTINCT name FROM people").fetchall() == [("Eva",)]
    assert {path.stat().st_mode & 0o077 for path in (aside, *aside.iterdir())} == {0}
    elsewhere = Settings(tmp_path / "unused", database_url=postgres())
    asyncio.run(restore(elsewhere, backup, replace=False))
    with pytest.raises(FeiraError, match="--replace"):
        asyncio.run(restore(elsewhere, backup, replace=False))
    asyncio.run(restore(elsewhere, backup, replace=True))
    assert everything(elsewhere) == before


def test_tables_of_other_programs_are_never_dropped(stored, postgres, tmp_path):
    elsewhere = Settings(tmp_path / "unused", database_url=postgres())
    backup = tmp_path / "backup"
    asyncio.run(back_up(stored, backup))
    asyncio.run(restore(elsewhere, backup, replace=False))
    before = everything(elsewhere)

    async def execute(statement):
        database = Database(elsewhere)
        try:
            async with database.transaction() as connection:
                await connection.execute(text(statement))
        finally:
            await database.close()

    asyncio.run(execute("CREATE TABLE invoices (id integer)"))
    with pytest.raises(FeiraError, match=r"other tables than Feira's .*invoices.*FEIRA_DATABASE_URL"):
        asyncio.run(restore(elsewhere, backup, replace=True))
    assert everything(elsewhere) == before
    asyncio.run(execute("DROP TABLE invoices"))


def test_postgresql_is_not_restored_under_a_running_server(stored, postgres, tmp_path):
    elsewhere = Settings(tmp_path / "unused", database_url=postgres())
    backup = tmp_path / "backup"
    asyncio.run(back_up(stored, backup))

    async def work():
        database = Database(elsewhere)  # what a server has open
        try:
            await database.migrate()
            await database.read(select(metadata.tables["people"]))
            with pytest.raises(FeiraError, match="a server is using this database"):
                await restore(elsewhere, backup, replace=True)
            assert await database.read(select(metadata.tables["people"])) == []
        finally:
            await database.close()

    asyncio.run(work())


def cut(file):
    os.truncate(file, file.stat().st_size // 2)


def unseal(file):
    """As an earlier version has written it."""
    begin = file.read_bytes().rindex(b"\nfeira backup sha256 ")
    os.truncate(file, begin)


def with_another_name(file):
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute("UPDATE people SET name = 'Eva'").rowcount


def with_a_flipped_bit(file):
    written = bytearray(file.read_bytes())
    written[written.index("Olá".encode()) + 1] ^= 1
    file.write_bytes(written)


def with_half_a_seal(file):
    os.truncate(file, file.stat().st_size - 10)


def without_a_move(file):
    unseal(file)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DELETE FROM entries WHERE version = 3")


def of_a_newer_version(file):
    unseal(file)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'v9999'")


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (cut, "is damaged"),
        (with_another_name, "it has changed since it was written. Nothing was changed; use another backup"),
        (with_a_flipped_bit, "it has changed since it was written"),
        (with_half_a_seal, "it has changed since it was written"),
        (without_a_move, "the log of table .* has gaps"),
        (of_a_newer_version, "written by a newer Feira"),
        (lambda file: file.write_text("x"), "isn't a backup"),
        (lambda file: file.unlink(), "there is no file"),
        (lambda file: file.with_name("backup-wal").write_bytes(b"x"), "backup-wal beside it has its last changes"),
    ],
)
def test_a_backup_that_is_not_whole_is_refused_and_changes_nothing(stored, tmp_path, spoil, says):
    backup = tmp_path / "backup"
    asyncio.run(back_up(stored, backup))
    before = everything(stored)
    spoil(backup)
    with pytest.raises(FeiraError, match=says):
        asyncio.run(restore(stored, backup, replace=True))
    assert everything(stored) == before


def test_a_backup_of_an_earlier_version_is_restored(stored, postgres, tmp_path):
    file = tmp_path / "backup"
    asyncio.run(back_up(stored, file))
    before = everything(stored)
    sealed = file.read_bytes()
    asyncio.run(restore(stored, file, replace=True))
    database = stored.data_dir / "feira.sqlite3"
    assert b"feira backup sha256" not in database.read_bytes(), "it changes from now on"
    unseal(file)
    assert database.read_bytes() == file.read_bytes() == sealed[: len(file.read_bytes())]
    for to in (stored, Settings(tmp_path / "unused", database_url=postgres())):
        asyncio.run(restore(to, file, replace=True))
        assert everything(to) == before


def test_a_restore_that_fails_late_puts_everything_back(stored, tmp_path, monkeypatch):
    file = tmp_path / "backup"
    asyncio.run(back_up(stored, file))
    database = stored.data_dir / "feira.sqlite3"
    database.write_bytes(b"damaged" * 1000)  # so SQLite leaves alone what is beside it
    database.with_name("feira.sqlite3-shm").write_bytes(b"index")
    before = {path.name: path.read_bytes() for path in stored.data_dir.iterdir()}

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", full)
        with pytest.raises(FeiraError, match="No space left"):
            asyncio.run(restore(stored, file, replace=True))
    assert {path.name: path.read_bytes() for path in stored.data_dir.iterdir()} == before
    monkeypatch.setattr(os, "link", full)  # as on file systems without hard links
    _, aside = asyncio.run(restore(stored, file, replace=True))
    assert {path.name: path.read_bytes() for path in aside.iterdir()} == {
        name: before[name] for name in ("feira.sqlite3", "feira.sqlite3-shm")
    }
    assert everything(stored)["tables"]


def test_what_keeps_a_backup_from_being_written_is_told(stored, tmp_path):
    taken = tmp_path / "taken"
    taken.touch()
    with pytest.raises(FeiraError, match="is there already"):
        asyncio.run(back_up(stored, taken))
    with pytest.raises(FeiraError, match="there is no database in"):
        asyncio.run(back_up(Settings(tmp_path / "nowhere"), tmp_path / "backup"))
    for nowhere in (taken, tmp_path / "typo"):
        with pytest.raises(FeiraError, match=r"there is no folder .*; create it"):
            asyncio.run(back_up(stored, nowhere / "backup"))
    with pytest.raises(FeiraError, match="can't be written"):
        asyncio.run(back_up(stored, tmp_path / ("x" * 250)))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "taken"]


def test_the_server_makes_backups_when_they_are_due_and_keeps_some(stored):
    schedule = BackupSchedule(replace(stored, backup_hours=2, backups_kept=2))
    folder = stored.data_dir / "backups"
    assert schedule.wait() == 0
    for old in ("feira-20200101-000000.backup", "feira-20210101-000000.backup"):
        folder.mkdir(exist_ok=True)
        (folder / old).touch()
        os.utime(folder / old, (0, 0))
    assert schedule.wait() < 0

    async def run():
        schedule.start()
        async with asyncio.timeout(60):
            while not (made := [path for path in schedule.kept() if path.stat().st_size]) or len(schedule.kept()) > 2:
                await asyncio.sleep(0.02)  # an old one goes after the new one has come
        await schedule.close()
        return made

    [made] = asyncio.run(run())
    check(made)
    assert [path.name for path in schedule.kept()] == ["feira-20210101-000000.backup", made.name]
    assert 7100 < schedule.wait() < 7200


def test_nobody_waits_for_a_backup_and_one_that_is_cancelled_leaves_nothing(postgres, tmp_path, monkeypatch):
    elsewhere = Settings(
        tmp_path / "unused", database_url=postgres(), backup_hours=1, backup_dir=str(tmp_path / "kept")
    )
    asyncio.run(prepare(elsewhere))
    begun, go_on = threading.Event(), threading.Event()
    copy = backup._copy_to_file

    def copy_late(source, part):
        begun.set()
        assert go_on.wait(20), "the server's loop stands still"
        return copy(source, part)

    monkeypatch.setattr(backup, "_copy_to_file", copy_late)

    async def cancelled():
        schedule = BackupSchedule(elsewhere)
        schedule.start()
        while not begun.is_set():
            await asyncio.sleep(0.01)
        assert [path.suffix for path in (tmp_path / "kept").iterdir()] == [".part"]
        closing = asyncio.create_task(schedule.close())
        await asyncio.sleep(0.01)
        go_on.set()
        await closing

    asyncio.run(cancelled())
    assert list((tmp_path / "kept").iterdir()) == []
    check(asyncio.run(BackupSchedule(elsewhere).make()))


def test_the_server_tries_again_whatever_went_wrong(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(backup_schedule, "_RETRY_SECONDS", 0.0)
    schedule = BackupSchedule(Settings(tmp_path, backup_hours=1))
    problems = [ZeroDivisionError("first"), FeiraError("second")]

    async def run():
        done = asyncio.Event()

        async def make():
            if problems:
                raise problems.pop(0)
            done.set()
            await asyncio.sleep(3600)

        monkeypatch.setattr(schedule, "make", make)
        schedule.start()
        await asyncio.wait_for(done.wait(), 10)
        await schedule.close()

    asyncio.run(run())
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]
    assert "ZeroDivisionError: first" in caplog.text


def test_commands_back_up_and_restore(stored, tmp_path):
    file = str(tmp_path / "backup")
    run = CliRunner().invoke(feira, ["backup", file, "--data-dir", str(stored.data_dir)])
    assert (run.exit_code, "1 tables" in run.output) == (0, True), run.output
    run = CliRunner().invoke(feira, ["restore", file, "--data-dir", str(stored.data_dir), "--replace"])
    assert "what was there before is now in" in run.output
    assert everything(stored)["tables"]


def test_the_doctor_finds_what_is_wrong(stored, postgres, tmp_path, monkeypatch):
    folder = stored.data_dir
    found, _ = doctor(folder, port="1")
    assert set(found.values()) == {"ok"}, found
    folder.chmod(0o755)
    (folder / "backups").mkdir()
    with closing(sqlite3.connect(folder / "feira.sqlite3")) as database, database:
        database.execute("UPDATE tables SET updated = ?", [int(time.time() * 1000) + 60_000])
    monkeypatch.setattr(databases, "known_revisions", lambda: ["v9999", "v0001"])
    found, said = doctor(folder, "--url", "http://127.0.0.1:1", port="1", backup_hours="24")
    wrong = {check: level for check, level in found.items() if level != "ok"}
    assert wrong == {"data folder": "warning", "clock": "warning", "backups": "warning", "proxy": "error"}
    assert f"chmod go= {folder}" in said
    (folder / "feira.sqlite3").write_bytes(b"nothing" * 1000)
    assert doctor(folder, port="1")[0]["database"] == "error"
    assert doctor(tmp_path / "new", port="1", database_url="postgresql://127.0.0.1:1/x")[0]["database"] == "error"
    found, _ = doctor(tmp_path / "new", port="1", database_url=postgres())
    assert set(found.values()) == {"ok"}, found


def test_the_doctor_looks_at_the_port_that_it_is_told(tmp_path):
    found, said = doctor(tmp_path, "--port", "1", port="2")
    assert found["port"] == "ok"
    assert "nobody listens on 127.0.0.1:1:" in said


def test_the_doctor_goes_on_after_a_mistyped_setting(tmp_path):
    (tmp_path / "feira.toml").write_text("prot = 9000\n[limits]\ntabels = 3\n")
    found, said = doctor(tmp_path, port="1", databse_url="x")
    assert found["configuration"] == "error"
    for hint in ("do you mean port?", "do you mean limits.tables?", "do you mean FEIRA_DATABASE_URL?"):
        assert hint in said
    assert {"data folder", "schema", "disk", "port"} <= set(found)
    (tmp_path / "feira.toml").write_text('prot = 9000\nport = "many"\n')
    found, said = doctor(tmp_path)
    assert found == {"configuration": "error"}
    assert "do you mean port?" in said
    assert "must be a whole number" in said


@pytest.mark.parametrize("status", [200, 503])
@pytest.mark.parametrize("body", [b"<p>version, code</p>", b'{"version": 1}', b'["code"]', b"\xff", b""])
def test_the_doctor_is_not_confused_by_answers_of_other_programs(tmp_path, status, body):
    class Other(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Other) as other:
        thread = threading.Thread(target=other.serve_forever, args=(0.01,))
        thread.start()
        try:
            port = str(other.server_address[1])
            found, said = doctor(tmp_path / "new", "--url", f"http://127.0.0.1:{port}", port=port)
        finally:
            other.shutdown()
            thread.join()
    assert (found["port"], found["proxy"]) == ("error", "error")
    assert f"another program has port {port}" in said
    assert f"it answers {status}, but not as Feira does" in said


@pytest.mark.parametrize("url", ["http://[", "feira.example.org", "http://", "http://" + "a" * 70, "http://a:99999"])
def test_the_doctor_says_that_an_address_is_none(tmp_path, url):
    found, said = doctor(tmp_path / "new", "--url", url, port="1")
    assert (found["proxy"], "doesn't lead to this server" in said) == ("error", True)


def test_serve_check_says_whether_it_would_start_and_changes_nothing(stored, tmp_path):
    def checked(folder, **environment):
        environment = {"FEIRA_PORT": "0"} | environment
        run = CliRunner().invoke(feira, ["serve", "--check", "--data-dir", str(folder)], env=environment)
        return run.exit_code, run.output, run.exception

    assert checked(stored.data_dir)[0] == 0
    assert checked(tmp_path / "new")[0] == 0
    assert not (tmp_path / "new").exists()
    assert isinstance(checked(stored.data_dir, FEIRA_PORT="x")[2], FeiraError)
    with closing(sqlite3.connect(stored.data_dir / "feira.sqlite3")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'v9999'")
    code, said, _ = checked(stored.data_dir)
    assert (code, "schema v9999 is of another Feira" in said) == (1, True)
    with pytest.raises(FeiraError, match="newer Feira"):
        asyncio.run(prepare(stored))


def test_serve_check_tries_the_port(stored):
    def checked(*arguments):
        run = CliRunner().invoke(feira, ["serve", "--check", "--data-dir", str(stored.data_dir), *arguments])
        return run.exit_code, run.output

    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        code, said = checked("--port", port)
        assert (code, f"can't listen on 127.0.0.1, port {port}: address already in use" in said) == (1, True), said
    assert checked("--port", port)[0] == 0
    code, said = checked("--port", "0", "--host", "999.1.1.1")
    assert (code, "set another host" in said) == (1, True), said


def test_serve_check_beside_the_server_that_is_meant_finds_nothing_wrong(tmp_path_factory, tmp_path):
    with starting(tmp_path_factory) as start:
        folder = tmp_path / "data"
        port = start(data_dir=folder).address[10:]
        command = ["serve", "--check", "--port", port, "--data-dir"]
        run = CliRunner().invoke(feira, [*command, str(folder)])
        assert (run.exit_code, "this server is running" in run.output) == (0, True), run.output
        run = CliRunner().invoke(feira, [*command, str(tmp_path / "new")])
        assert (run.exit_code, "can't listen" in run.output) == (1, True), run.output
