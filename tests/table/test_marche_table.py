"""A table where several decide at once: secret bids are undone, saved and resumed, and nobody sees them."""

import json

import pytest

from feira.bots import get_bot
from feira.core.game import SPECTATOR
from feira.games import get_game
from feira.games.marche.surface.events import AreaFull, CutPrevented
from feira.table import GameSession, Seat, UndoRefused, load_save, save_json, write_save

GAME = get_game("marche")


def new(options, seed=8):
    read = GAME.options(options)
    return GameSession(GAME, read, seed, [Seat("") for _ in range(read.players)])


def step(table, bot):
    seat = table.to_act[0]
    return table.play(seat, bot(GAME, table.view(seat), seat))


def at_auction(players=3, **options):
    """A table at which everybody bids."""
    table, bot = new({"players": players, **options}), get_bot("random", 1)
    while len(table.to_act) < players:
        step(table, bot)
    return table


def bid(table, seat, coins):
    return table.play(seat, GAME.from_text(f"bid {coins}"))


def refused(table, seat):
    with pytest.raises(UndoRefused) as error:
        table.undo(seat)
    return error.value.reason


def test_a_bid_can_be_taken_back_until_another_seat_bids_or_all_are_revealed():
    table = at_auction()
    before = table.states.tobytes()
    bid(table, 1, 7)
    table.undo(1)
    assert table.states.tobytes() == before
    bid(table, 1, 7)
    bid(table, 0, 2)
    assert refused(table, 1) == "other-seat"
    table.undo(0)
    bid(table, 0, 3)
    bid(table, 2, 1)
    assert refused(table, 2) == "reveal"


@pytest.mark.parametrize("variant", ["areas", "classic"])
def test_a_placement_that_laid_paths_can_be_taken_back(variant):
    """Nothing of it was chance or hidden."""
    table, bot = new({"players": 2, "variant": variant}), get_bot("random", 3)
    before = b""
    while not table.history or not any(isinstance(e, AreaFull | CutPrevented) for e in table.history[-1].events):
        before = table.states.tobytes()
        step(table, bot)
    table.undo(table.history[-1].seat)
    assert table.states.tobytes() == before


def test_a_draw_can_t_be_taken_back():
    table, bot = new({"players": 2}), get_bot("random", 3)
    while not table.history or GAME.to_text(table.history[-1].action) != "draw":
        step(table, bot)
    assert refused(table, table.history[-1].seat) == "reveal"


@pytest.mark.parametrize("order", [(0, 1), (2, 0), (1, 2)])
def test_a_game_saved_among_the_bids_is_the_same_bit_for_bit(tmp_path, order):
    table = at_auction()
    for seat in order:
        bid(table, seat, 5 + seat)
    write_save(tmp_path / "game.json", table, "en")
    again = load_save(tmp_path / "game.json").session
    assert again.states.tobytes() == table.states.tobytes()
    [last] = again.to_act
    assert [type(event).__name__ for event in bid(again, last, 0)][:2] == ["BidMade", "BidsRevealed"]


def test_nobody_sees_a_bid_that_is_not_revealed():
    one, other = at_auction(), at_auction()
    bid(one, 1, 3)
    bid(other, 1, 14)
    for viewer in (0, 2, SPECTATOR):
        assert one.observation(viewer) == other.observation(viewer)
        assert one.view(viewer).tobytes() == other.view(viewer).tobytes()
    assert one.history[-1].events == other.history[-1].events


@pytest.mark.parametrize("variant", ["areas", "classic"])
@pytest.mark.parametrize("actions", [0, 3, 40, 1000])
def test_a_table_on_the_host_s_market_is_saved_and_goes_on(tmp_path, variant, actions):
    drawn = GAME.setup_json(GAME.new(GAME.options({"players": 3, "variant": variant}), 70), 0)
    layout = {"boards": drawn["boards"], "trucks": drawn["trucks"]}
    table, bot = new({"players": 3, "variant": variant, "layout": layout}), get_bot("random", 2)
    assert layout.items() <= table.setup.items()
    for _ in range(actions):
        if not table.over:
            step(table, bot)
    write_save(tmp_path / "game.json", table, "en")
    again = load_save(tmp_path / "game.json").session
    assert again.setup == table.setup
    assert save_json(again, "en") == json.loads((tmp_path / "game.json").read_text())
    for viewer in (0, 1, 2, SPECTATOR):
        assert again.observation(viewer) == table.observation(viewer)
    while not again.over:
        step(again, bot)


def test_what_is_to_come_in_a_resumed_game_depends_on_its_seed(tmp_path):
    """Two games on one market: a set-up read from a file does not bring the same tiles to both."""
    drawn = GAME.setup_json(GAME.new(GAME.options({"players": 2}), 70), 0)
    tiles = set()
    for seed in range(12):
        table = new({"players": 2, "layout": {"boards": drawn["boards"]}}, seed)
        write_save(tmp_path / "game.json", table, "en")
        again = load_save(tmp_path / "game.json").session
        again.play(0, again.legal(0)[0])
        again.play(1, again.legal(1)[0])
        again.play(0, GAME.from_text("draw"))
        tiles.add(again.history[-1].chance)
    assert len(tiles) > 1
