"""Databases for the benchmark: tables whose games are known in advance, and many more tables beside them."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from feira.bots import BOTS, get_bot
from feira.core.game import Json
from feira.games import GAMES, get_game
from feira.server.clock import now_ms
from feira.server.database import Database
from feira.server.group_commit import GroupCommit
from feira.server.hub import Hub
from feira.server.ids import new_code
from feira.server.people import People, Person
from feira.server.settings import Settings
from feira.server.table_repository import TableRepository
from feira.server.tokens import Tokens, secret_key
from feira.table.commands import Command, Create, Move, Start
from feira.table.entry import Entry
from feira.table.table import Table

_SEEDS: Final = 20  # different games of each kind
BOTS_AT_A_TABLE: Final = 3

Moves = list[tuple[int, str]]  # seat and text


@dataclass(frozen=True)
class Script:
    """A game between two persons that is played as it is written."""

    code: str
    moves: Moves  # that are still to be made


@dataclass(frozen=True)
class Couple:
    """Two persons, and the games that they will play one after the other."""

    tokens: tuple[str, str]
    scripts: list[Script]


@dataclass(frozen=True)
class Host:
    """Somebody who plays against bots."""

    token: str
    codes: list[str]  # of tables with bots, to be played one after the other


@dataclass(frozen=True)
class Cast:
    """Everybody who takes part."""

    couples: list[Couple]
    hosts: list[Host]


@dataclass(frozen=True)
class Storage:
    """What a server stores with, without the server."""

    database: Database
    group_commit: GroupCommit
    repository: TableRepository
    hub: Hub
    people: People


@asynccontextmanager
async def storage(folder: Path, database_url: str = "") -> AsyncIterator[Storage]:
    """The database of a folder, or that of PostgreSQL; new or not."""
    database = Database(Settings(folder, database_url=database_url))
    try:
        await database.migrate()
        group_commit = GroupCommit(database)
        repository = TableRepository(database, group_commit)
        yield Storage(
            database,
            group_commit,
            repository,
            Hub(repository),
            People(database, group_commit, Tokens(await secret_key(database, group_commit))),
        )
    finally:
        await database.close()


def strongest_bot() -> str:
    """The bot that thinks hardest."""
    return list(BOTS)[-1]


def written_game(name: str, seed: int, players: int = 2, kind: str = "random") -> Moves:
    """A game of bots of one kind."""
    game, bot = get_game(name), get_bot(kind, seed)
    states, moves = game.new(game.options({"players": players}), seed), []
    while seats := game.to_act(states, 0):
        action = bot(game, game.view(states, 0, seats[0]), seats[0])
        moves.append((seats[0], game.to_text(action)))
        game.apply(states, 0, seats[0], action)
    return moves


async def prepare(folder: Path, tables: int, games_each: int, bot_tables: int, database_url: str = "") -> Cast:
    """A new database in which all games have begun.

    Of the first game of each couple some moves have been made, more or fewer, so that they don't all go to the next
    table at the same moment.
    """
    written = [{name: written_game(name, seed) for name in GAMES} for seed in range(_SEEDS)]
    async with storage(folder, database_url) as stored:

        async def couple(number: int) -> Couple:
            pair = [await stored.people.add_guest(name, "en") for name in (f"Ana {number}", f"Rui {number}")]
            scripts = []
            for nth in range(games_each):
                name, seed = list(GAMES)[(number + nth) % len(GAMES)], number % _SEEDS
                moves = written[seed][name]
                made = 0 if nth else number * len(moves) // tables
                table, entries = played_table(name, seed, pair, moves[:made])
                await stored.repository.create(table, entries)
                scripts.append(Script(table.code, moves[made:]))
            first, second = (stored.people.token_of(person) for person in pair)
            return Couple((first, second), scripts)

        couples = await asyncio.gather(*(couple(number) for number in range(tables)))
        hosts = await asyncio.gather(*(_host(stored, number, games_each) for number in range(bot_tables)))
    return Cast(list(couples), list(hosts))


async def _host(stored: Storage, number: int, games: int) -> Host:
    person = await stored.people.add_guest(f"Host {number}", "en")
    bots = [{"kind": "bot", "bot": strongest_bot()}] * BOTS_AT_A_TABLE
    codes = []
    for nth in range(games):
        game = list(GAMES)[(number + nth) % len(GAMES)]
        options = {"players": 1 + BOTS_AT_A_TABLE}
        create = Create(by=person.id, game=game, options=options, seats=(_seat(person), *bots), seating="kept")
        made = await stored.hub.create(create, start=Start(by=person.id, seed=number + nth))
        codes.append(made["code"])
    return Host(stored.people.token_of(person), codes)


def _seat(person: Person) -> Json:
    return {"kind": "person", "person": person.id, "name": person.name}


async def store_tables(folder: Path, wanted: int) -> None:
    """Add so many tables that nobody looks at, each with the log of a whole game but its last move."""
    async with storage(folder) as stored:
        person = await stored.people.add_guest("Eva", "en")
        games = [(name, seed, written_game(name, seed)[:-1]) for name in GAMES for seed in range(_SEEDS)]
        kept = [played_table(name, seed, [person, person], moves) for name, seed, moves in games]
        for table, entries in kept:
            await stored.repository.create(table, entries)
    copies = wanted // len(kept)
    database = sqlite3.connect(folder / "feira.sqlite3")
    with database:
        database.execute("CREATE TEMP TABLE kept AS SELECT id FROM tables WHERE host = ?", (person.id,))
        for copy in range(1, copies):
            for table, key in (("tables", "id"), ("entries", "table_id"), ("seats", "table_id")):
                columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
                changed = {key: f"{key} + {copy} * (1 << 40)", "code": f"substr(code, 1, 6) || '{copy:04}'"}
                database.execute(
                    f"INSERT INTO {table} SELECT {', '.join(changed.get(column, column) for column in columns)} "
                    f"FROM {table} WHERE {key} IN (SELECT id FROM kept)"
                )
    database.close()


def played_table(name: str, seed: int, people: list[Person], moves: Moves) -> tuple[Table, list[Entry]]:
    """A table on which some moves have been made, and its log."""
    seats = tuple(_seat(person) for person in people)
    create = Create(by=people[0].id, game=name, options={"players": len(people)}, seats=seats, seating="kept")
    log = [Table.create(create, now_ms())]
    table = Table(new_code(), log[0])

    def do(command: Command) -> None:
        [entry] = table.propose(command, now_ms())
        table.apply(entry)
        log.append(entry)

    do(Start(by=people[0].id, seed=seed))
    for seat, text in moves:
        do(Move(by=people[seat].id, seat=seat, move=text, expected_version=table.version))
    return table, log
