"""Observations as arrays: true, without secrets, and the same however they are written."""

import random

import numpy as np
import pytest

from feira.core.game import SPECTATOR, FeiraError
from feira.envs.lookahead import look_ahead
from feira.envs.lowlevel.bits import new_action_bits, show
from feira.envs.tensors import Observer
from feira.games import GAMES, get_game

KINDS = [(name, options) for name in GAMES for options in get_game(name).example_options()]
SECRETS = [
    ("mercado", {"players": 3}),
    ("mercado", {"players": 4, "restaurants": "hidden"}),
    ("mercado", {"challenge": 5, "restaurants": "hidden"}),
    ("marche", {"players": 4}),
    ("marche", {"players": 3, "variant": "classic"}),
]
every_kind = pytest.mark.parametrize(("name", "options"), KINDS, ids=str)


def positions(game, options, seed: int = 1):
    """The states of a random game, one array that changes."""
    states = game.new(game.options(options), seed)
    rng = random.Random(seed)
    yield states
    while seats := game.to_act(states, 0):
        seat = rng.choice(seats)
        game.apply(states, 0, seat, rng.choice(game.legal(states, 0, seat)))
        yield states


def part(tensors, kind: str, array, name: str):
    """The planes or scalars of a name."""
    start = 0
    for piece in getattr(tensors, kind):
        if piece.name.startswith(name):
            return array[start : start + piece.size]
        start += piece.size
    raise KeyError(name)


@every_kind
def test_every_number_is_within_its_bounds(name, options):
    game = get_game(name)
    observe = Observer(game)
    least_plane, most_plane, least, most = observe.tensors.bounds()
    for states in positions(game, options):
        for viewer in (*range(states[0].players), SPECTATOR):
            planes, scalars = observe(states, 0, viewer)
            assert (least_plane <= planes).all()
            assert (planes <= most_plane).all()
            assert (least <= scalars).all()
            assert (scalars <= most).all()


@pytest.mark.parametrize(("name", "options"), KINDS + SECRETS, ids=str)
def test_a_row_written_over_and_over_from_the_state_is_what_one_view_shows(name, options):
    game = get_game(name)
    observe = Observer(game)
    tensors = observe.tensors
    drawn = np.zeros(1, tensors.drawn)
    planes, scalars = tensors.empty_rows(1)
    bits, legal, mask = new_action_bits(1, game.actions)
    for seed in (1, 2):  # a new game is written over the old one, as many games at once do
        drawn["begun"] = 0
        for turn, states in enumerate(positions(game, options, seed)):
            viewer = turn % states[0].players
            tensors.write(states, 0, viewer, drawn, planes, scalars, 0)
            fresh_planes, fresh_scalars = observe(states, 0, viewer)
            assert (planes[0] == fresh_planes.ravel()).all()
            assert (scalars[0] == fresh_scalars).all()
            for seat in game.to_act(states, 0):
                tensors.write_legal(states, 0, seat, bits)
                show(bits, legal, mask, 0)
                shown = mask[0, : game.actions]
                assert np.flatnonzero(shown).tolist() == game.legal(states, 0, seat)
                assert (observe.legal(states, 0, seat) == shown).all()


@pytest.mark.parametrize(("name", "options"), SECRETS, ids=str)
def test_what_a_seat_cannot_know_changes_nothing(name, options):
    game = get_game(name)
    observe = Observer(game)
    for move, states in enumerate(positions(game, options)):
        viewer = move % states[0].players
        other = states.copy()
        game.resample(other, 0, viewer, seed=move)
        for seen, again in zip(observe(states, 0, viewer), observe(other, 0, viewer), strict=True):
            assert (seen == again).all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mercado_is_what_the_observation_in_words_says(players):
    game = get_game("mercado")
    observe = Observer(game)
    goods = ["fish", "flower", "tomato", "meat", "grape"]
    for states in positions(game, {"players": players}):
        for viewer in range(players):
            seen = game.observation(states, 0, viewer)
            planes, scalars = observe(states, 0, viewer)
            by_good = part(observe.tensors, "planes", planes, "stands by good")
            by_seat = part(observe.tensors, "planes", planes, "stands by seat")
            assert by_good.sum() == by_seat.sum() == len(seen["stands"])
            for at, stand in seen["stands"].items():
                row, column = int(at[1]) - 1, "ABCDE".index(at[0])
                assert by_good[goods.index(stand["good"]), row, column] == 1
                assert by_seat[(stand["seat"] - viewer) % players, row, column] == 1
            greys = part(observe.tensors, "planes", planes, "grey restaurants by")
            assert greys.sum() == len(seen["grey"])
            coins = part(observe.tensors, "scalars", scalars, "coins by seat").tolist()
            known = [seen["players"][(viewer + step) % players]["money"] for step in range(players)]
            assert coins == [*(-1 if money is None else money for money in known), *[0] * (4 - players)]
            assert part(observe.tensors, "scalars", scalars, "bag").sum() == seen["bag"]
            offers = part(observe.tensors, "scalars", scalars, "customer tiles on offer")
            assert offers.reshape(4, 15).sum(axis=1).tolist() == [len(tiles) for tiles in seen["offers"].values()]
            assert part(observe.tensors, "scalars", scalars, "customers at").sum() == sum(
                tile["customers"] for tile in seen["entrances"].values()
            )
            to_act = part(observe.tensors, "scalars", scalars, "seat to act")
            assert [(seat - viewer) % players for seat in seen["to_act"]] == np.flatnonzero(to_act).tolist()


@pytest.mark.parametrize("variant", ["areas", "classic"])
def test_marche_is_what_the_observation_in_words_says(variant):
    game = get_game("marche")
    observe = Observer(game)
    goods = ["fish", "soda", "cheese", "ice_cream"]

    def spots(plane):
        return {f"{chr(ord('A') + column)}{row + 1}" for row, column in np.argwhere(plane)}

    for states in positions(game, {"players": 3, "variant": variant}):
        for viewer in range(3):
            seen = game.observation(states, 0, viewer)
            planes, scalars = observe(states, 0, viewer)

            def plane(name, planes=planes):
                return part(observe.tensors, "planes", planes, name)

            def scalar(name, scalars=scalars):
                return part(observe.tensors, "scalars", scalars, name).tolist()

            assert spots(plane("the market")[0]) == set(seen["spaces"])
            assert spots(plane("paths")[0]) == set(seen["paths"])
            assert spots(plane("flea tables")[0]) == set(seen["tables"])
            for good, at in seen["trucks"].items():
                assert spots(plane("trucks")[goods.index(good)]) == {at}
            for seat, player in enumerate(seen["players"]):
                step = (seat - viewer) % 3
                assert spots(plane("discs")[step]) == set(player["discs"])
                assert spots(plane("stalls by seat")[step]) == set(player["stalls"].values())
                assert scalar("coins by seat")[step] == (-1 if player["coins"] is None else player["coins"])
            room = {at: area["limit"] - area["built"] for area in seen["areas"] for at in area["spaces"]}
            drawn = plane("how much")[0]
            assert spots(drawn) == {at for at, left in room.items() if left > 0}
            joined = {at: n for n, area in enumerate(seen["areas"]) for at in area["spaces"]}
            right = spots(plane("whether the space on the right")[0])
            assert right == {at for at, n in joined.items() if joined.get(f"{chr(ord(at[0]) + 1)}{at[1:]}") == n}
            bids = {bid["seat"]: bid for bid in seen["bids"] or []}
            for seat in range(3):
                number = scalar("bid by seat")[(seat - viewer) % 3]
                assert (number == -3) == (seat not in bids)
                if seat in bids:
                    assert (number == -2) == (not bids[seat]["made"])
                    assert (number if number >= 0 else None) == bids[seat]["coins"]
            assert sum(scalar("pile")) == seen["pile"]["tiles"]


@every_kind
def test_rewards_follow_the_ranking(name, options):
    game = get_game(name)
    *_, states = positions(game, options)
    outcome = game.outcome(states, 0)
    players = len(outcome.scores)
    by_place, by_lead = (Observer(game).rewards(states, 0, margin) for margin in (0.0, 1.0))
    if players == 1:
        assert by_place[0] == pytest.approx(game.result_json(states, 0)["fame"] / 3)
        return
    assert by_place.sum() == pytest.approx(0, abs=1e-6)
    assert by_lead.sum() == pytest.approx(0, abs=1e-5)
    assert outcome.ranking[0][0] == int(by_place.argmax())
    if all(len(tied) == 1 for tied in outcome.ranking):
        expected = np.linspace(1, -1, players)
        assert [by_place[seat] for (seat,) in outcome.ranking] == pytest.approx(expected.tolist())
    best = min(outcome.scores) if game.spec.lowest_wins else max(outcome.scores)
    assert outcome.scores[int(by_lead.argmax())] == best


def test_who_looks_ahead_wrongly_is_told_so():
    game = get_game("mercado")
    view = game.view(game.new(game.options({"players": 2}), seed=7), 0, 1)
    with pytest.raises(FeiraError, match="seat 1 is not to act"):
        look_ahead(game, view, seat=1, seed=1)
    with pytest.raises(FeiraError, match="a seed is a whole number"):
        look_ahead(game, view, seat=0, seed="x")
    with pytest.raises(FeiraError, match="'mercado' isn't a game"):
        look_ahead("mercado", view, seat=0, seed=1)
