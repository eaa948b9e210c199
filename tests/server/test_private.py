"""Only its owner can reach what a server or a terminal keeps, whatever the umask is."""

import asyncio
import logging
import os
import re
import shutil
import sqlite3
import stat
from contextlib import closing

import pytest
from test_troubles import try_move

from feira.core.game import FeiraError
from feira.server.database import prepare
from feira.server.settings import SQLITE_FILE, Settings
from feira.table.files import close_data_folder, write_json
from feira.table.private import write_private


@pytest.fixture(params=[0o000, 0o022, 0o077, 0o277], ids=oct)
def umask(request):
    before = os.umask(request.param)
    yield
    os.umask(before)


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder):
    return {path.name: mode(path) for path in folder.iterdir()}


@pytest.mark.usefixtures("umask")
def test_all_that_a_server_keeps_is_its_owner_s(start_server, tmp_path):
    folder = tmp_path / "feira" / "server"
    server = start_server(data_dir=folder)
    ana = server.guest()
    code = ana.make_table(others=["me"])
    with ana.page() as page:
        page.watch(code)
        assert try_move(page, code)[1]["type"] == "ok"
    assert [mode(path) for path in (folder.parent, folder)] == [0o700, 0o700]
    assert {SQLITE_FILE, f"{SQLITE_FILE}-wal", f"{SQLITE_FILE}-shm", "feira.lock"} <= modes(folder).keys()
    assert set(modes(folder).values()) == {0o600}
    server.stop()


def test_what_an_earlier_version_left_open_is_closed_at_the_start_with_one_line(tmp_path, caplog):
    folder = tmp_path / "data"
    asyncio.run(prepare(Settings(folder)))
    copies = [folder / "copy.sqlite3", folder / "backups" / "monday"]
    copies[1].parent.mkdir()
    for copy in copies:
        shutil.copyfile(folder / SQLITE_FILE, copy)
    notes = [folder / "notes.txt", folder / "backups" / "notes.txt"]
    outside = tmp_path / "outside"
    outside.write_text("somebody else's")
    outside.chmod(0o644)
    (folder / "link").symlink_to(outside)
    for path in notes:
        path.write_text("not Feira's")
    for path in (folder / SQLITE_FILE, folder / "feira.lock", *copies, *notes):
        path.chmod(0o644)
    folder.chmod(0o755)
    with caplog.at_level(logging.WARNING):
        asyncio.run(prepare(Settings(folder)))
    assert mode(folder) == 0o700
    assert [mode(path) for path in (folder / SQLITE_FILE, folder / "feira.lock", *copies)] == [0o600] * 4
    assert [mode(path) for path in notes] == [0o644] * 2
    assert mode(outside) == 0o644, "a link leads to what is not ours"
    [line] = [record.getMessage() for record in caplog.records if "others could reach" in record.getMessage()]
    assert str(folder) in line
    caplog.clear()
    asyncio.run(prepare(Settings(folder)))
    assert not caplog.records


def image(folder):
    return {path: (path.lstat().st_mode, path.lstat().st_uid) for path in (folder, *folder.rglob("*"))}


@pytest.mark.parametrize(
    ("folder_mode", "owner", "names", "said"),
    [
        (0o1777, None, [], "others may write there; name a folder of its own"),
        (0o777, None, [], "others may write there"),
        (0o1777, None, [SQLITE_FILE], "others may write there"),
        (0o755, 12345, [], "it belongs to another user"),
        (0o755, None, ["README.md", "src"], "nothing of Feira's; name a folder of its own"),
        (0o755, None, [".bashrc"], "nothing of Feira's"),
        (0o755, None, ["db.sqlite3"], "nothing of Feira's"),
    ],
)
def test_a_folder_that_is_not_feira_s_own_is_refused_and_left_as_it_is(tmp_path, folder_mode, owner, names, said):
    folder = tmp_path / "folder"
    folder.mkdir()
    for name in names:
        if "." in name:
            with closing(sqlite3.connect(folder / name)) as database:
                database.execute("CREATE TABLE something (x)")
        else:
            (folder / name).mkdir()
    folder.chmod(folder_mode)
    if owner is not None:
        if os.geteuid() != 0:
            pytest.skip("only root may give a folder away")
        os.chown(folder, owner, -1)
    before = image(folder)
    with pytest.raises(FeiraError, match=re.escape(said)):
        asyncio.run(prepare(Settings(folder)))
    assert image(folder) == before


def test_a_new_disk_is_a_folder_of_feira_s_own(tmp_path):
    (tmp_path / "lost+found").mkdir()
    asyncio.run(prepare(Settings(tmp_path)))
    assert mode(tmp_path / SQLITE_FILE) == 0o600


def test_a_folder_that_others_use_is_not_closed_for_saved_games(tmp_path, monkeypatch, caplog):
    monkeypatch.setenv("FEIRA_DATA_DIR", str(tmp_path))
    (tmp_path / "package.json").write_text("{}")
    (tmp_path / "package.json").chmod(0o644)
    tmp_path.chmod(0o755)
    before = image(tmp_path)
    with caplog.at_level(logging.WARNING):
        close_data_folder()
    assert image(tmp_path) == before
    tmp_path.chmod(0o1777)
    close_data_folder()
    assert mode(tmp_path) == 0o1777
    assert not caplog.records


@pytest.mark.usefixtures("umask")
def test_saved_games_are_their_owner_s(tmp_path):
    saved = tmp_path / "feira" / "saves" / "game.json"
    write_json(saved, {"format": "x"})
    assert [mode(path) for path in (saved, saved.parent, saved.parent.parent)] == [0o600, 0o700, 0o700]
    write_private(saved.with_name("address"), "http://…")
    assert mode(saved.with_name("address")) == 0o600


def test_saved_games_that_were_open_to_others_are_closed(tmp_path, monkeypatch, caplog):
    monkeypatch.setenv("FEIRA_DATA_DIR", str(tmp_path / "feira"))
    saved = [tmp_path / "feira" / "solo.json", tmp_path / "feira" / "saves" / "game.json"]
    for path in saved:
        path.parent.mkdir(exist_ok=True)
        path.parent.chmod(0o755)
        path.write_text("{}")
        path.chmod(0o664)
    with caplog.at_level(logging.WARNING):
        close_data_folder()
    assert [mode(path) for path in (*saved, *(path.parent for path in saved))] == [0o600, 0o600, 0o700, 0o700]
    [record] = caplog.records
    assert "others could reach 4 files and folders" in record.getMessage()


def test_a_folder_of_somebody_s_own_keeps_its_mode_when_a_game_is_saved_there(tmp_path):
    tmp_path.chmod(0o755)
    write_json(tmp_path / "game.json", {})
    assert (mode(tmp_path), mode(tmp_path / "game.json")) == (0o755, 0o600)
