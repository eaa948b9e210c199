"""Games kept for ever: whatever changes in the engine, they must come out as they did."""

from itertools import pairwise

import pytest

from feira.games.base import Json
from feira.records import Recorder, Replay, check_record
from tests.golden.games import RECORDS


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


def marks(record: Json) -> set[str]:
    """What is to be seen in a record."""
    options, moves, result = record["options"], record["moves"], record["result"]
    found = {f"players {options['players']}", f"challenge {options['challenge']}", *(move["do"] for move in moves)}
    found |= {f"money {options['money']}", f"restaurants {options['restaurants']}"}
    found |= {"data"} & record.keys() | {"legal" for move in moves if "legal" in move}
    if any(move.get("drew") == [] for move in moves):
        found.add("empty bag")
    for one, other in pairwise(moves):
        if one["do"] == "open_stand" and other["do"] not in ("take_tile", "redraw_display"):
            found.add("empty display")
    if result is None:
        return found | {"running"}
    if len(result["ranking"]) < options["players"]:
        found.add("tie")
    return found | {f"end {result['end']}", f"fame {result.get('fame')}", f"best move {result.get('best_move')}"}


def test_the_golden_games_show_everything():
    seen = set().union(*map(marks, RECORDS.values()))
    assert seen >= {
        *(f"players {n}" for n in range(1, 5)),
        *(f"challenge {n}" for n in (None, *range(1, 10))),
        *("money hidden", "money open", "restaurants open", "restaurants hidden"),
        *("open_stand", "take_tile", "bring_customers", "open_restaurant", "take_coin"),
        *("redraw_hand", "redraw_display", "choose_specialty"),
        *("data", "legal", "empty bag", "empty display", "running", "tie"),
        *("end spaces", "end entrances", "end coins", "end stuck", "end eighth_stand"),
        *("fame 0", "fame 3", "best move True", "best move False"),
    }
