"""What if? A table on which a finished game continues from one of its positions.

Its log is that of any table: it begins as the finished game did, and the moves up to the position are in it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from feira.core.game import Json
from feira.records import Replay
from feira.table.commands import SERVER, Create, actor_json
from feira.table.entry import Entry
from feira.table.table import Table


class Beginning(NamedTuple):
    """How a game on such a table begins."""

    edition: int  # of the rules
    seed: int  # of all that is drawn from the position on
    setup: Json
    moves: list[Json]  # the bodies of entries


def kept(replay: Replay, step: int, seed: int) -> Beginning:
    """What nobody could know stays as it was; the seed must be that of the game."""
    return _beginning(replay, step, seed, replay.record["setup"])


def drawn_again(replay: Replay, step: int, seat: int, seed: int) -> Beginning:
    """What a seat could not know in the position is drawn again."""
    there = replay.states[step : step + 1].copy()
    replay.game.resample(there, 0, seat, seed)
    return _beginning(replay, step, seed, replay.game.setup_before(replay.record["setup"], there, 0))


def _beginning(replay: Replay, step: int, seed: int, setup: Json) -> Beginning:
    return Beginning(replay.record.get("rules", 1), seed, setup, list(_moves(replay, step)))


def _moves(replay: Replay, step: int) -> Iterator[Json]:
    """What was decided before a step, as entries have it."""
    game = replay.game
    for n in range(step):
        move = {name: value for name, value in replay.record["moves"][n].items() if name != "legal"}
        for seat, action, chance in game.from_json(move):
            if action not in game.legal(replay.states, n, seat):
                continue  # a record also has what follows by itself
            body: Json = {"seat": seat, "secret" if game.is_secret(action) else "move": game.to_text(action)}
            if chance and game.chances(replay.states, n, action, ()):
                body["chance"] = list(chance)
            yield body


def branched(code: str, command: Create, beginning: Beginning, now: int) -> tuple[Table, list[Entry], list[Json]]:
    """The table, its log, and what everybody may know of each entry."""
    entries = [Table.create(command, now)]
    table, told = Table.read(code, entries)
    started = {
        "by": command.by,
        "rules": beginning.edition,
        "seed": beginning.seed,
        "order": list(range(len(table.seats))),
        "setup": beginning.setup,
    }
    bodies = [("started", started), *(("moved", {**body, "by": actor_json(SERVER)}) for body in beginning.moves)]
    for version, (kind, body) in enumerate(bodies, len(entries) + 1):
        entries.append(Entry(version, now, kind, body))
    told += table.apply_stored(entries[1:])
    return table, entries, told
