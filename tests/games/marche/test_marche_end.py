"""J6: the final row, distances, streets, scores."""

from itertools import pairwise

import numpy as np
import pytest
from marche_helpers import (
    GAME,
    build,
    disc,
    do,
    draw,
    kinds_of,
    naive_distance,
    names,
    new_game,
    plain_game,
    random_game,
    texts,
)

from feira.games.marche.engine.state import BESIDE, OVER, SUPPLY
from feira.games.marche.engine.ways import way_cost
from feira.games.marche.surface.events import FinalScore, Ranked, RestPaved, RowDealt, StallBeside, StallDelivered


def nearly_over(players=2):
    """One flea tile in the pile; the seats lack one stall each, or two."""
    states = plain_game(players=players)
    s = states[0]
    s.pile[:] = [0, 0, 0, 0, 1]
    s.stalls[0] = [BESIDE, SUPPLY, BESIDE, SUPPLY]
    s.stalls[1] = [SUPPLY, BESIDE, SUPPLY, BESIDE]
    s.row[:] = [2, 0, 3, 1]
    return states


def test_j6_1_the_row_is_dealt_from_left_to_right():
    states = nearly_over()
    disc(states, 0, "B2", "F2", "G2")
    disc(states, 1, "C2", "J2")
    draw(states, "flea")
    assert do(states, 0, "place B2")[-1] == RowDealt(1, "cheese")
    assert texts(states, 1) == ["place C2", "place J2"]
    assert do(states, 1, "place C2")[-1] == RowDealt(1, "fish")
    assert do(states, 1, "place J2")[-1] == RowDealt(0, "ice_cream")
    assert do(states, 0, "place F2")[-1] == RowDealt(0, "soda")
    events = do(states, 0, "place G2")
    assert "GameOver" in kinds_of(events)
    assert states[0].coins.tolist()[:2] == [15, 15]  # free of charge
    assert GAME.result_json(states, 0)["end"] == "row"


def test_j6_1_without_a_reserved_space_beside_the_market():
    states = nearly_over()
    disc(states, 0, "B2", "F2", "G2")
    draw(states, "flea")
    do(states, 0, "place B2")
    assert texts(states, 1) == ["place none"]
    assert do(states, 1, "place none") == [StallBeside(1, "cheese"), RowDealt(1, "fish")]


def test_j6_1_paths_are_laid_in_between():
    states = nearly_over()
    disc(states, 0, "B2", "E2", "E3")
    disc(states, 1, "E1")
    draw(states, "flea")
    do(states, 0, "place B2")
    do(states, 1, "place E1")
    assert names(states[0].discs[0]) == set()  # E has a limit of 1
    do(states, 1, "place none")
    assert texts(states, 0) == ["place none"]


def test_j6_2_the_rest_is_paved():
    states = nearly_over()
    disc(states, 0, "B2", "F2", "G2", "K2")
    disc(states, 1, "C2", "J2", "J3")
    draw(states, "flea")
    for seat, at in ((0, "B2"), (1, "C2"), (1, "J2"), (0, "F2")):
        do(states, seat, f"place {at}")
    before = names(states[0].paths)
    events = do(states, 0, "place G2")
    s = states[0]
    assert names(s.paths) == names(s.market) - names(s.built)
    rest = next(event for event in events if isinstance(event, RestPaved))
    assert set(rest.paved) == names(s.paths) - before
    assert s.discs_left.tolist()[:2] == [6, 6]
    assert GAME.record_moves(0, GAME.from_text("place G2"), events)[0]["paved"] == []


def cost(states, seat, good):
    return int(way_cost(states[0], good, int(states[0].stalls[seat, good]), None))


def way(states, seat, good):
    return next(way for way in GAME.ways(states, 0) if (way.seat, way.good) == (seat, good))


def test_j6_3_number_of_paths_on_the_shortest_way():
    states = plain_game()
    build(states, "C2", seat=0, good="fish")
    assert GAME.distances(states, 0)[0][0] == 2
    assert way(states, 0, 0).spots in {("B2", "A2"), ("C1", "B1")}
    build(states, "B2", "B1", seat=None)
    assert GAME.distances(states, 0)[0][0] == 4  # C3 B3 A3 A2


def test_j6_3_at_least_1():
    states = plain_game()
    build(states, "A3", seat=0, good="fish")
    assert GAME.distances(states, 0)[0][0] == 1
    assert way(states, 0, 0).spots == ("A2",)


def test_j6_3_a_truck_next_door_does_not_deliver_directly():
    states = plain_game()
    build(states, "A2", seat=0, good="fish")
    assert GAME.distances(states, 0)[0][0] == 2  # B2 B1
    build(states, "B2", seat=None)
    assert GAME.distances(states, 0)[0][0] == 6  # A3 B3 C3 C2 C1 B1


def test_j6_4_streets_count_2_each():
    states = plain_game()
    build(states, "C1", "C2", "C3")
    build(states, "B1", seat=0, good="soda")
    assert GAME.distances(states, 0)[0][1] == 6
    assert way(states, 0, 1).spots == way(states, 0, 1).streets == ("B0", "C0", "D0")


def test_j6_4_paths_and_streets_may_be_mixed():
    states = plain_game()
    build(states, "C1", "C2", "C3", "B1")
    build(states, "A3", seat=0, good="soda")
    found = way(states, 0, 1)
    assert found.spots == ("B3", "B4", "C4", "D4", "D3", "D2")  # out below the market and in again
    assert found.streets == ("B4", "C4", "D4")
    assert cost(states, 0, 1) == 9


def test_j6_4_streets_touch_by_a_corner_too():
    states = plain_game()
    build(states, "A2", "A3", "B1", "B2", "C3")
    build(states, "B3", seat=0, good="fish")
    found = way(states, 0, 0)
    assert found.spots == found.streets == ("B4", "A4", "@4", "@3", "@2", "@1")
    assert cost(states, 0, 0) == 12
    assert found.distance == 8  # J6.5


def test_j6_4_streets_only_without_a_way_over_paths():
    states = plain_game()
    build(states, "B2")
    build(states, "B1", seat=0, good="fish")
    assert way(states, 0, 0).spots == ("C1", "C2", "C3", "B3", "A3", "A2")
    assert GAME.distances(states, 0)[0][0] == 6  # though the streets B0 A0 would only cost 4
    build(states, "C3")
    assert way(states, 0, 0).spots == ("B0", "A0")
    assert GAME.distances(states, 0)[0][0] == 4


def test_j6_4_streets_around_a_market_of_full_width():
    states = plain_game(players=3)
    build(states, "P2", "O3")
    build(states, "P3", seat=0, good="ice_cream")
    found = way(states, 0, 3)
    assert found.spots == found.streets == ("Q3", "Q2", "Q1")
    assert found.distance == 6


def test_j6_4_no_street_in_classic():
    states = plain_game("classic")
    build(states, "C1", "C2", "C3")
    build(states, "B1", seat=0, good="soda")
    assert GAME.distances(states, 0)[0][1] == 8
    assert way(states, 0, 1).spots == ()


@pytest.mark.parametrize(("players", "most"), [(2, 8), (3, 10), (4, 12), (5, 14)])
def test_j6_5_maximum(players, most):
    states = new_game(players)
    states[0].stalls[0, 0] = BESIDE
    assert GAME.distances(states, 0)[0][0] == most
    assert GAME.kernels.score(states, 0, 0) == 4 * most - 15


@pytest.mark.parametrize("variant", ["areas", "classic"])
def test_j6_3_j6_5_distances_are_those_of_the_naive_search(variant):
    compared = by_street = 0
    for seed in range(16):
        states = new_game(2 + seed % 4, variant, seed)

        def compare(_seat, action, _events, states=states):
            nonlocal compared, by_street
            if action >= 256 and compared % 5 == 0:
                check(states)
            compared += 1

        def check(states):
            nonlocal by_street
            s = states[0]
            for seat, row in enumerate(GAME.distances(states, 0)):
                for good, distance in enumerate(row):
                    if distance is not None:
                        assert distance == naive_distance(s, seat, good)
            for found in GAME.ways(states, 0):
                by_street += bool(found.streets)
                check_way(s, found)

        random_game(states, seed, compare)
        check(states)
        assert states[0].distances[: states[0].players].tolist() == [list(row) for row in GAME.distances(states, 0)]
    assert (by_street > 20) == (variant == "areas")


def check_way(s, found):
    """A way is joined, leads from the stall to the truck, and costs the distance."""
    if not found.spots:
        assert found.distance == 4 + 2 * s.players
        return
    spots = [(int(name[1:]) - 1, ord(name[0]) - ord("A")) for name in found.spots]
    ends = [divmod(int(s.stalls[found.seat, found.good]), 16), *spots, divmod(int(s.trucks[found.good]), 16)]
    for (r1, c1), (r2, c2) in pairwise(ends):
        assert abs(r1 - r2) + abs(c1 - c2) == 1
    assert set(found.spots) - set(found.streets) <= names(s.market) - names(s.built)
    assert not set(found.streets) & names(s.market)
    assert found.distance == min(len(found.spots) + len(found.streets), 4 + 2 * s.players)


def finished(distances, coins):
    states = new_game(len(coins))
    s = states[0]
    s.phase, s.end = OVER, 1
    s.distances[: len(coins)] = distances
    s.coins[: len(coins)] = coins
    return states


def test_j6_6_the_printed_example():
    distances = [[1, 1, 8, 1], [2, 10, 1, 2], [1, 1, 6, 6]]
    states = finished(distances, [6, 9, 3])
    assert GAME.result_json(states, 0) == {
        "scores": [5, 6, 11],
        "distances": distances,
        "ranking": [[0], [1], [2]],
        "end": "row",
    }
    assert GAME.spec.lowest_wins


def test_j6_6_ties():
    states = finished([[2, 2, 2, 2], [3, 2, 2, 2], [2, 2, 2, 2], [1, 1, 1, 1]], [1, 2, 1, 3])
    assert GAME.outcome(states, 0).ranking == ((3,), (0, 2), (1,))  # 1, then 7 with 8, 8 and 9 of distance
    assert [int(GAME.kernels.place(states, 0, seat)) for seat in range(4)] == [1, 3, 1, 0]


def test_scores_may_be_negative():
    assert GAME.outcome(finished([[1, 1, 1, 1], [8, 8, 8, 8]], [15, 0]), 0).scores == (-11, 32)


def test_final_events_tell_everything():
    for variant in ("areas", "classic"):
        states = new_game(3, variant, 6)
        told = []
        random_game(states, 6, lambda _seat, _action, events, told=told: told.extend(events))
        result = GAME.result_json(states, 0)
        delivered = [event for event in told if isinstance(event, StallDelivered)]
        assert [event.distance for event in delivered] == np.ravel(result["distances"]).tolist()
        scores = [event for event in told if isinstance(event, FinalScore)]
        assert [event.score for event in scores] == result["scores"]
        assert all(event.score == sum(event.distances) - event.coins for event in scores)
        assert isinstance(told[-1], Ranked)
        assert [list(tied) for tied in told[-1].ranking] == result["ranking"]
