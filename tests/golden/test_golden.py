"""Games kept for ever: whatever changes in the engine, they must come out as they did."""

import hashlib
from itertools import pairwise

import pytest

from feira.core.game import Json
from feira.games.marche.engine.spaces import TILES
from feira.games.marche.surface.events import StallDelivered
from feira.records import Recorder, Replay, check_record
from tests.golden.games import FOLDER, RECORDS

# Nothing that a version left behind ever changes, so neither does anything here.
FROZEN = {"0.1.0": "787560566cc008d13ada048899d629c737dd30a1c09989260b249d0935a0f6b3"}


def test_nothing_in_a_released_folder_has_changed():
    folders = [path for path in FOLDER.iterdir() if (path / "SHA256SUMS").exists()]
    assert {folder.name for folder in folders} == set(FROZEN)
    for folder in folders:
        sums = (folder / "SHA256SUMS").read_bytes()
        assert hashlib.sha256(sums).hexdigest() == FROZEN[folder.name]
        found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}
        del found["SHA256SUMS"]
        assert found == {name: digest for digest, name in (line.split("  ") for line in sums.decode().splitlines())}


@pytest.mark.parametrize("name", RECORDS)
def test_golden_game(name):
    check_record(RECORDS[name])


@pytest.mark.parametrize("name", RECORDS)
def test_golden_game_is_written_as_it_was(name):
    record = RECORDS[name]
    replay = Replay(record)
    game = replay.game
    pieces = game.pieces(record.get("data"))
    recorder = Recorder(game, replay.states[:1].copy(), pieces=pieces, legal="legal" in record["moves"][0])
    for move in record["moves"]:
        for seat, action, chance in game.from_json({key: move[key] for key in move if key != "legal"}):
            recorder.apply(seat, action, chance)
    assert recorder.record() == record


def mercado_marks(record: Json) -> set[str]:
    """What is to be seen in a record of Mercado."""
    options, moves, result = record["options"], record["moves"], record["result"]
    found = {f"challenge {options['challenge']}", f"money {options['money']}", f"restaurants {options['restaurants']}"}
    if any(move.get("drew") == [] for move in moves):
        found.add("empty bag")
    for one, other in pairwise(moves):
        if one["do"] == "open_stand" and other["do"] not in ("take_tile", "redraw_display"):
            found.add("empty display")
    return found | ({f"fame {result.get('fame')}", f"best move {result.get('best_move')}"} if result else set())


def marche_marks(record: Json) -> set[str]:
    """What is to be seen in a record of Jour de Marché."""
    options, moves = record["options"], record["moves"]
    found = {f"{options['variant']} {options['players']}", f"coins {options['coins']}"}
    found |= {f"drew {move['drew']}" for move in moves if "drew" in move}
    if any(move["do"] == "place" and move["at"] is None for move in moves):
        found.add("beside")
    if any(len(set(move["bids"].values())) < len(move["bids"]) for move in moves if move["do"] == "bids"):
        found.add("tied bids")
    events = [event for step in Replay(record).events for event in step]
    if any(isinstance(event, StallDelivered) and event.streets for event in events):
        found.add("streets")
    return found | {type(event).__name__ for event in events}


MARKS = {"mercado": mercado_marks, "marche": marche_marks}


def marks(record: Json) -> set[str]:
    """What is to be seen in a record of any game."""
    options, moves, result = record["options"], record["moves"], record["result"]
    found = {f"players {options['players']}", *(move["do"] for move in moves)}
    found |= {"data"} & record.keys() | {"legal" for move in moves if "legal" in move}
    if result is None:
        found.add("running")
    else:
        found |= {f"end {result['end']}"} | ({"tie"} if len(result["ranking"]) < options["players"] else set())
    return found | MARKS[record["game"]](record)


def seen_in(game: str) -> set[str]:
    return set().union(*(marks(record) for record in RECORDS.values() if record["game"] == game))


def test_the_golden_games_of_mercado_show_everything():
    assert seen_in("mercado") >= {
        *(f"players {n}" for n in range(1, 5)),
        *(f"challenge {n}" for n in (None, *range(1, 10))),
        *("money hidden", "money open", "restaurants open", "restaurants hidden"),
        *("open_stand", "take_tile", "bring_customers", "open_restaurant", "take_coin"),
        *("redraw_hand", "redraw_display", "choose_specialty"),
        *("data", "legal", "empty bag", "empty display", "running", "tie"),
        *("end spaces", "end entrances", "end coins", "end stuck", "end eighth_stand"),
        *("fame 0", "fame 3", "best move True", "best move False"),
    }


def test_the_golden_games_of_marche_show_everything():
    assert seen_in("marche") >= {
        *(f"{variant} {players}" for variant in ("areas", "classic") for players in range(2, 6)),
        *("coins hidden", "coins open", "end row", "end closed", "tie", "running", "legal", "data"),
        *("reserve", "draw", "bids", "place", "pass", *(f"drew {tile}" for tile in TILES)),
        *("beside", "tied bids", "streets"),
        *("AreaFull", "CutPrevented", "AccessKept", "DiscReturned", "RowDealt", "PileClosed"),
    }
