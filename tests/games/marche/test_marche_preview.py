"""What a move would bring, and what is in danger."""

import pytest
from marche_helpers import GAME, KINDS, build, disc, do, draw, names, new_game, plain_game, random_game

from feira.games.marche.engine.masks import spaces_of
from feira.games.marche.engine.spaces import GOODS
from feira.games.marche.engine.state import SUPPLY
from feira.games.marche.engine.ways import distance_from, hope_of, hopes, stall_distance
from feira.games.marche.surface.events import DiscReturned, StallBeside, StallBuilt
from feira.games.marche.surface.preview import paved_by


@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_one_wave_finds_what_is_found_space_by_space(players, variant):
    states = new_game(players, variant, seed=7)
    s, looked_at = states[0], []

    def compare(*_):
        for good in range(4):
            hoped = hopes(s, good)
            for seat in range(players):
                sites = spaces_of(s.discs[seat]) if s.stalls[seat, good] == SUPPLY else []
                distances = [distance_from(s, good, space) for space in sites]
                assert hope_of(hoped, seat) == min([stall_distance(s, seat, good), *distances])
                looked_at.extend(distances)

    random_game(states, 4, compare)
    assert len(set(looked_at)) > 4


def preview(states, seat, text):
    return GAME.preview(states, 0, seat, GAME.from_text(text))


def test_preview_of_a_placement():
    states = plain_game()
    disc(states, 0, "H1", "H2")
    disc(states, 1, "H3")
    states[0].stalls[1, 0] = 2  # C1: seat 1's fish stall
    states[0].built[0] |= 1 << 23
    draw(states, "flea")
    before = states.tobytes()
    seen = preview(states, 0, "place H2")
    assert states.tobytes() == before
    assert seen.paves == ("H1", "H3")
    assert seen.discs_home == (DiscReturned(0, "H1"), DiscReturned(1, "H3"))
    assert seen.distances[1] == seen.after[1] == (1, None, None, None)  # B1


def test_preview_tells_how_distances_change():
    states = plain_game()
    states[0].stalls[1, 0] = 2
    states[0].built[0] |= 1 << 23
    disc(states, 0, "B1", "B2")
    draw(states, "flea")
    assert preview(states, 0, "place B1").after[1][0] == 3  # C2 B2 A2
    assert preview(states, 0, "place B2").after[1][0] == 1 == len(("B1",))


@pytest.mark.parametrize("variant", ["areas", "classic"])
def test_preview_is_what_happens(variant):
    states = new_game(3, variant, 8)
    pending = {}

    def watch(seat, action, events):
        seen = pending.pop((seat, action), None)
        if seen is not None:
            assert seen.paves == paved_by(events)
            home = [event for event in events if isinstance(event, DiscReturned) and event.at in seen.paves]
            assert seen.discs_home == tuple(home)
            assert seen.after == GAME.distances(states, 0)
        for next_seat in GAME.to_act(states, 0):
            for choice in GAME.legal(states, 0, next_seat):
                if choice < 512 and states[0].phase == 2:
                    pending[next_seat, choice] = GAME.preview(states, 0, next_seat, choice)

    random_game(states, 8, watch)


def test_gain_judges_placements():
    states = plain_game()
    disc(states, 0, "B2", "F2")
    draw(states, "fish")
    do(states, 0, "bid 0")
    do(states, 1, "bid 0")
    assert preview(states, 0, "place B2").gain(0) > preview(states, 0, "place F2").gain(0)


def test_gain_judges_reservations_and_tables():
    states = plain_game()
    assert preview(states, 0, "reserve B2").gain(0) == (8 - 1) + (8 - 2) + (8 - 7) + 0.5  # fish, soda, cheese
    disc(states, 0, "B2", "B3")
    assert preview(states, 0, "reserve C2").gain(0) == 2.5  # one step nearer to soda and to cheese
    disc(states, 0, "F1")
    assert preview(states, 0, "reserve B1").gain(0) == 0.5  # a spare
    assert preview(states, 0, "draw").gain(0) == 0
    draw(states, "flea")
    assert preview(states, 0, "place B3").gain(0) > preview(states, 0, "place F1").gain(0)  # B2 is as good as B3


def test_gain_judges_bids():
    states = plain_game()
    disc(states, 0, "B2")
    draw(states, "fish")
    gains = [preview(states, 0, f"bid {coins}").gain(0) for coins in range(16)]
    assert gains.index(max(gains)) in (3, 4)  # the stall would be 1 away instead of 8
    assert preview(states, 0, "bid 5").cost == 5
    poor = [preview(states, 1, f"bid {coins}").gain(1) for coins in range(16)]
    assert poor.index(max(poor)) == 0  # no space is reserved: the stall is worth nothing


@pytest.mark.parametrize("variant", ["areas", "classic"])
def test_a_bid_knows_how_far_the_stall_would_be(variant):
    states = new_game(3, variant, 5)
    promised, kept = {}, []

    def watch(seat, _action, events):
        for built in events:
            if isinstance(built, StallBuilt) and promised:
                assert GAME.distances(states, 0)[seat][GOODS.index(built.good)] == promised[seat][built.at]
                kept.append(built.at)
        if any(isinstance(event, (StallBuilt, StallBeside)) for event in events):
            promised.clear()
        for bidder in GAME.to_act(states, 0):
            for bid in [choice for choice in GAME.legal(states, 0, bidder) if GAME.is_secret(choice)][:1]:
                found = GAME.preview(states, 0, bidder, bid)
                assert [site.distance for site in found.sites] == sorted(site.distance for site in found.sites)
                assert found.without == 10  # J6.5
                promised[bidder] = {site.at: site.distance for site in found.sites}

    random_game(states, 5, watch)
    assert len(kept) > 3


def test_danger_in_classic_is_what_any_building_would_pave():
    found = checked = 0
    for seed in range(6):
        states = new_game(3, "classic", seed)

        def watch(_seat, _action, _events, states=states):
            nonlocal found, checked
            checked += 1
            if checked % 12 or states[0].phase == 3:
                return
            expected = set()
            reserved = set().union(*(names(states[0].discs[seat]) for seat in range(3)))
            s = states[0]
            free = names(s.market) - names(s.built) - names(s.paths)
            for at in free:
                trial = states.copy()
                t = trial[0]
                seat, good = next((seat, good) for seat in range(3) for good in range(4) if s.stalls[seat, good] == -1)
                t.phase, t.placing, t.tile = 2, seat, good
                t.pile[4] = 5  # so that the game goes on
                t.discs[:] = 0
                t.discs_left[:] = 6
                disc(trial, seat, at)
                do(trial, seat, f"place {at}")
                expected |= (reserved - {at}) & names(trial[0].paths)
            assert set(GAME.danger(states, 0)) == expected
            assert GAME.observation(states, 0, 1)["danger"] == GAME.danger(states, 0)
            found += len(expected)

        random_game(states, seed, watch)
    assert found > 20


def test_danger_with_areas_is_not_in_the_observation():
    assert "danger" not in GAME.observation(new_game(3), 0, 0)


def test_preview_draws_the_ways_that_would_change():
    states = plain_game()
    build(states, "C1", seat=1, good="fish")
    disc(states, 0, "B1", "B3")
    draw(states, "flea")
    (way,) = preview(states, 0, "place B1").ways
    assert (way.seat, way.good, way.distance, way.way) == (1, "fish", 3, ("C2", "B2", "A2"))
    assert preview(states, 0, "place B3").ways == ()


def test_preview_draws_the_way_of_the_stall_that_is_placed():
    states = plain_game()
    disc(states, 0, "B2")
    draw(states, "fish")
    do(states, 0, "bid 1")
    do(states, 1, "bid 0")
    (way,) = preview(states, 0, "place B2").ways
    assert (way.seat, way.good, way.distance) == (0, "fish", 1)


def test_preview_of_a_reservation_tells_the_distances_from_there():
    states = plain_game()
    assert preview(states, 0, "reserve B2").reach == (1, 2, 7, 8)
    disc(states, 0, "B2")
    draw(states, "flea")
    assert preview(states, 0, "place B2").reach == ()


@pytest.mark.parametrize("variant", ["areas", "classic"])
def test_observation_has_the_ways_at_any_time(variant):
    states = new_game(3, variant, 4)

    def watch(*_):
        if states[0].phase == 2:
            ways = GAME.observation(states, 0, 1)["ways"]
            assert [(way["seat"], way["distance"]) for way in ways] == [
                (way.seat, way.distance) for way in GAME.ways(states, 0)
            ]
            distances = GAME.observation(states, 0, 1)["distances"]
            assert sum(way["distance"] for way in ways) == sum(d for row in distances for d in row if d is not None)

    random_game(states, 4, watch)
    seen = GAME.observation(states, 0, 1)
    assert seen["result"] == GAME.result_json(states, 0)
    for way in seen["ways"]:
        assert way["street_steps"] == 2  # J6.4
        steps = len(way["way"]) + (way["street_steps"] - 1) * len(way["streets"])
        assert way["capped"] == (steps > way["distance"])
