"""J5 and J7: laying paths, with areas and in the classic variant."""

import pytest
from marche_helpers import (
    GAME,
    PIECES,
    build,
    connected,
    disc,
    do,
    draw,
    kinds_of,
    names,
    new_game,
    plain_game,
    plain_setup,
    sides,
    spots,
    texts,
)

from feira.games.marche.engine.paths import begin_golden_rule
from feira.games.marche.surface.events import AccessKept, AreaFull, CutPrevented, DiscReturned


def test_j5_1_a_full_area_is_paved_and_discs_go_home():
    states = plain_game()
    disc(states, 0, "F2", "F1")
    disc(states, 1, "F3")
    draw(states, "flea")
    assert kinds_of(do(states, 0, "place F2")) == ["TableBuilt"]  # limit 2: one more may come
    assert states[0].area_built[states[0].area[2 * 16 + 5]] == 1
    draw(states, "flea")
    events = do(states, 1, "place F3")
    assert events[1:] == [AreaFull(("F1", "F2", "F3"), 2, ("F1",)), DiscReturned(0, "F1")]
    assert "F1" in names(states[0].paths)
    assert states[0].discs_left.tolist()[:2] == [6, 6]


def test_j5_1_stalls_and_tables_count_alike():
    states = plain_game()
    disc(states, 0, "G1", "G2")
    draw(states, "flea")
    do(states, 0, "place G1")
    states[0].turn = 0
    draw(states, "fish")
    do(states, 0, "bid 0")
    do(states, 1, "bid 0")
    assert AreaFull(("G1", "G2", "G3"), 2, ("G3",)) in do(states, 0, "place G2")


def test_j5_1_record_has_what_was_paved_row_by_row():
    states = plain_game()
    disc(states, 0, "H2")
    draw(states, "flea")
    action = GAME.from_text("place H2")
    events = GAME.apply(states, 0, 0, action)
    assert GAME.record_moves(0, action, events) == [{"seat": 0, "do": "place", "at": "H2", "paved": ["H1", "H3"]}]


def classic(**trucks):
    """Plain boards, classic, with these trucks."""
    setup = plain_setup()
    setup["trucks"] |= trucks
    return GAME.from_setup(GAME.options({"players": 2, "variant": "classic"}), setup, PIECES)


def test_j7_1_no_areas_no_streets_all_markers():
    states = classic()
    seen = GAME.observation(states, 0, 0)
    assert seen["areas"] == []
    assert seen["pile"]["flea"] == 6
    build(states, "A2", "B1", "B3", seat=None)
    build(states, "A3", seat=0, good="soda")
    assert GAME.distances(states, 0)[0] == (None, 8, None, None)  # no way over paths, and no streets


def test_j7_2_first_turn_anywhere():
    states = classic(fish="A1", soda="F1", cheese="G1", ice_cream="L2")
    free = names(states[0].market) - names(states[0].built) - names(states[0].paths)
    assert set(texts(states, 0)) == {f"reserve {at}" for at in free}
    do(states, 0, "reserve I2")
    assert set(texts(states, 1)) == {f"reserve {at}" for at in free - {"I2"}}
    do(states, 1, "reserve F3")
    near_discs = {"I1", "I3", "H2", "J2", "E3", "G3", "F2"}
    assert names(states[0].paths) == {"K1", "K3"}
    near_paths = {"J1", "L1", "K2", "J3", "L3"}
    assert set(texts(states, 0)) == {f"reserve {at}" for at in near_discs | near_paths} | {"draw"}


def test_j7_2_anywhere_while_there_is_neither_path_nor_disc():
    states = classic(fish="B1", soda="F1", cheese="G3", ice_cream="J1")
    states[0].begun = 3
    states[0].paths[:] = 0
    free = names(states[0].market) - names(states[0].built)
    assert set(texts(states, 0)) == {f"reserve {at}" for at in free}
    disc(states, 1, "E2")
    assert {text for text in texts(states, 0) if text != "draw"} == {
        "reserve D2",
        "reserve F2",
        "reserve E1",
        "reserve E3",
    }
    with_areas = plain_game()
    with_areas[0].paths[:] = 0
    assert texts(with_areas, 0) == ["pass"]  # the areas game has no such rule


def test_j7_3a_cut_with_its_reason_and_the_disc_home():
    states = classic(fish="B1", soda="F1", cheese="G1", ice_cream="K1")
    disc(states, 0, "D1", "H3")
    disc(states, 1, "D2", "D3")
    draw(states, "flea")
    do(states, 0, "place D1")
    assert not names(states[0].paths) & {"D2", "D3"}
    draw(states, "flea")
    events = do(states, 1, "place D2")
    assert CutPrevented("D3") in events
    assert DiscReturned(1, "D3") in events
    assert states[0].discs_left[1] == 6


def test_j7_3b_access_is_kept_with_its_reason():
    states = classic(fish="A1", soda="F1", cheese="G1", ice_cream="K1")
    disc(states, 0, "A2")
    disc(states, 1, "B1")
    draw(states, "flea")
    events = do(states, 0, "place A2")
    assert AccessKept("B1", "A1", "fish", None) in events
    assert DiscReturned(1, "B1") in events


def test_j7_3b_access_of_a_stall():
    states = classic(fish="B1", soda="F1", cheese="G1", ice_cream="K1")
    disc(states, 0, "L3", "L2")
    draw(states, "soda")
    do(states, 0, "bid 0")
    do(states, 1, "bid 0")
    do(states, 0, "place L3")
    states[0].turn = 0
    draw(states, "flea")
    events = do(states, 0, "place L2")
    assert AccessKept("K3", "L3", "soda", 0) in events


def test_j7_3_tables_need_no_access():
    states = classic(fish="B1", soda="F1", cheese="G1", ice_cream="K1")
    disc(states, 0, "L3", "L2")
    draw(states, "flea")
    do(states, 0, "place L3")
    states[0].turn = 0
    draw(states, "flea")
    events = do(states, 0, "place L2")
    assert "AccessKept" not in kinds_of(events)
    assert "K3" not in names(states[0].paths)


def test_j7_4_example_a_truck_next_to_a_corner():
    states = classic(fish="B1", soda="F1", cheese="G1", ice_cream="K1")
    assert names(states[0].paths) >= {"A2", "L2"}  # the corner's other neighbour is paved at set-up
    assert "A1" not in names(states[0].paths)


def test_j7_5_all_else_as_with_areas():
    states = new_game(4, "classic")
    assert states[0].coins.tolist()[:4] == [15] * 4
    build(states, texts(states, 0)[0].split()[1], seat=0, good="fish")
    states[0].stalls[0, 1] = -2
    assert GAME.distances(states, 0)[0][1] == 12  # J6.5


def test_a_hole_is_no_way_out():
    """Around a hole there are two ways; one may be closed, then the other must stay open."""
    boards = [("P0", "A1", 0), ("P1", "E1", 1), ("P2", "D5", 2), ("P3", "A4", 1)]
    setup = {
        "boards": [{"name": name, "at": at, "turns": turns} for name, at, turns in boards],
        "trucks": {"fish": "A7", "soda": "G7", "cheese": "G2", "ice_cream": "A2"},
        "row": ["fish", "soda", "cheese", "ice_cream"],
    }
    options = GAME.options({"players": 3, "variant": "classic"})
    states = GAME.from_setup(options, setup, PIECES)
    assert "D4" not in names(states[0].market)
    build(states, "D1", "D2")
    begin_golden_rule(states[0])
    assert "D3" not in names(states[0].paths)  # there is still the way along the bottom
    build(states, "D3", "D5", "D6")
    begin_golden_rule(states[0])
    assert "D7" in names(states[0].paths)
    assert connected(spots(states[0].market) - spots(states[0].built))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_j7_3_after_set_up(players):
    for seed in range(40):
        s = new_game(players, "classic", seed)[0]
        open_spots = spots(s.market) - spots(s.built)
        for spot in open_spots:
            bad = not connected(open_spots - {spot}) or any(
                [near for near in sides(truck) if near in open_spots] == [spot] for truck in spots(s.built)
            )
            assert bad == (spot in spots(s.paths)), (seed, spot)
