"""The ledger: whatever happens, its sources add up to the score, and its places to what was earned there."""

import numpy as np
import pytest

from feira.core.game import Event
from feira.core.ledger import ledger
from feira.core.registry import GAMES, get_game

CASES = [(name, n) for name in sorted(GAMES) for n in range(len(get_game(name).example_options()))]


@pytest.mark.parametrize(("name", "kind"), CASES)
def test_the_sources_add_up_to_every_score_at_every_moment(name: str, kind: int) -> None:
    game = get_game(name)
    states = game.new(game.options(game.example_options()[kind]), seed=7)
    players = int(states["players"][0])
    generator = np.array([5], np.uint64)
    happened: list[Event] = []
    start: list[int] | None = None
    while True:
        found = ledger(game, states, 0, happened)
        if found is None:
            pytest.skip("this game keeps no ledger")
        scores = [int(game.kernels.score(states, 0, seat)) for seat in range(players)]
        assert [sum(each[seat] for each in found.sources.values()) for seat in range(players)] == scores
        if "start" in found.sources:  # it is what no event explains: a forgotten one would change it
            start = list(found.sources["start"]) if start is None else start
            assert list(found.sources["start"]) == start
        to_act = game.to_act(states, 0)
        if not to_act:
            break
        action = game.kernels.random_action(states, 0, to_act[0], generator)
        happened += game.apply(states, 0, to_act[0], action)


def test_coins_that_a_move_pays_to_others_are_theirs_and_told_of_the_mover() -> None:
    game = get_game("mercado")
    states = game.new(game.options({"players": 3}), seed=3)
    start = states["money"][0].tolist()
    generator = np.array([11], np.uint64)
    happened: list[Event] = []
    while to_act := game.to_act(states, 0):
        action = game.kernels.random_action(states, 0, to_act[0], generator)
        happened += game.apply(states, 0, to_act[0], action)
    found = ledger(game, states, 0, happened)
    assert found is not None
    assert list(found.sources["start"]) == start[:3]
    assert sum(found.besides["given"]) == sum(found.sources["others"]) > 0
    earned = [event.to_json() for event in happened if type(event).__name__ == "Earned"]
    assert sum(found.places.values()) == sum(event["coins"] for event in earned) > 0
