"""What building would bring on each reserved space, and whose the tiles of the final row are."""

import pytest
from marche_helpers import GAME, KINDS, build, disc, new_game, plain_game, random_game

from feira.core.game import SPECTATOR
from feira.games.marche.engine.spaces import GOODS
from feira.games.marche.engine.state import BESIDE
from feira.games.marche.surface.events import DiscReturned, StallBuilt
from feira.games.marche.surface.preview import paved_by


def prospects(states, viewer=SPECTATOR):
    return {prospect.at: prospect for prospect in GAME.prospects(GAME.view(states, 0, viewer))}


@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_a_stall_does_what_its_prospect_says(players, variant):
    states, compared = new_game(players, variant, seed=3), []
    before = prospects(states)

    def compare(seat, _, events):
        nonlocal before
        for event in events:
            if isinstance(event, StallBuilt):
                said = before[event.at]
                home = [one for one in events if isinstance(one, DiscReturned) and one.at in said.paves]
                assert (said.seat, said.paves) == (seat, paved_by(events))
                assert sorted(said.discs_home, key=str) == sorted(home, key=str)
                now = GAME.distances(states, 0)
                good = GOODS.index(event.good)
                assert {one.good: one.distance for one in said.reach}[event.good] == now[seat][good]
                expected = [list(row) for row in said.after]
                assert expected[seat][good] is None
                expected[seat][good] = now[seat][good]
                assert expected == [list(row) for row in now]
                compared.append(said)
        before = prospects(states)

    random_game(states, 5, compare)
    assert len(compared) >= 2
    assert any(said.paves for said in compared)


def test_a_prospect_says_what_gets_longer_and_what_is_cut_off():
    states = plain_game()
    build(states, "C2", seat=1, good="fish")
    build(states, "B2", "B3")
    disc(states, 0, "B1", "F2")
    said = prospects(states)["B1"]
    assert (GAME.distances(states, 0)[1][0], said.after[1][0]) == (2, 7)  # C1 B1; then C1 and three streets
    assert [way.good for way in said.ways] == ["fish"]
    assert said.cut_off == ("C1",)  # from the fish truck, to which B1 was the way
    assert not prospects(states)["F2"].cut_off


def test_prospects_are_for_every_disc_and_the_same_for_everybody():
    states = plain_game()
    disc(states, 0, "F2")
    disc(states, 1, "G2", "H2")
    for viewer in (0, 1, SPECTATOR):
        assert prospects(states, viewer) == prospects(states)
    assert {at: said.seat for at, said in prospects(states).items()} == {"F2": 0, "G2": 1, "H2": 1}


def test_looking_changes_nothing():
    states = plain_game()
    disc(states, 0, "H2")
    before = states.tobytes()
    assert prospects(states)["H2"].paves == ("H1", "H3")
    assert states.tobytes() == before


def test_j6_1_a_tile_of_the_final_row_is_somebodys_when_one_player_still_needs_it():
    states = plain_game()
    seen = GAME.observation(states, 0, SPECTATOR)
    assert (seen["row"], seen["row_for"]) == (list(GOODS), [None] * 4)
    build(states, "F1", seat=0, good="soda")
    build(states, "G1", seat=1, good="cheese")
    states[0].stalls[:2, GOODS.index("fish")] = BESIDE
    seen = GAME.observation(states, 0, SPECTATOR)
    assert seen["row_for"] == [None, 1, 0, None]
