"""Games of Jour de Marché come back out of their records just as they were played, bids written together."""

import numpy as np
import pytest

from feira.bots import get_bot
from feira.games import get_game
from feira.records import Recorder, Replay, all_legal, check_record, parse_json, record_line

GAME = get_game("marche")
every_kind = pytest.mark.parametrize("kind", GAME.example_options(), ids=str)


def play(kind, seed, bot="random", *, legal=False, bids_backwards=False):
    """The record of a game, and the positions and events of its moves: those after which no bid is secret."""
    states = GAME.new(GAME.options(kind), seed)
    recorder = Recorder(GAME, states, legal=legal)
    bots = [get_bot(bot, 8 * seed + seat) for seat in range(5)]
    positions, events, begun = [states.copy()], [], []
    while seats := GAME.to_act(states, 0):
        seat = seats[-1 if bids_backwards else 0]
        written = len(recorder.record()["moves"])
        begun += recorder.apply(seat, bots[seat](GAME, GAME.view(states, 0, seat), seat))
        if len(recorder.record()["moves"]) > written:
            positions.append(states.copy())
            events.append(begun)
            begun = []
    return recorder.record(), np.concatenate(positions), events


def assert_same(states, replay):
    assert len(states) == len(replay.states) == len(replay) + 1
    for name in set(GAME.dtype.names) - {"rng"}:
        assert np.array_equal(states[name], replay.states[name]), name


@every_kind
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_replay_is_play(kind, bot):
    record, states, events = play(kind, 4, bot)
    replay = Replay(parse_json(record_line(record)))
    assert_same(states, replay)
    assert replay.events == events
    assert GAME.result_json(replay.states, len(replay)) == record["result"]


@every_kind
def test_the_order_in_which_bids_are_made_is_not_in_the_record(kind):
    record, states, _ = play(kind, 6, bids_backwards=True)
    assert any(len(move["bids"]) > 1 for move in record["moves"] if move["do"] == "bids")
    assert_same(states, Replay(record))


@every_kind
def test_every_part_of_a_game_is_a_record_and_legal_lists_all(kind):
    record, states, _ = play(kind, 5, legal=True)
    check_record(record)
    for n, move in enumerate(record["moves"]):
        assert move["legal"] == all_legal(GAME, states, n)
        if n % 7 == 0:
            check_record({**record, "moves": record["moves"][:n], "result": None})
