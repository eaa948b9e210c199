"""What holds for every game alike, by the common interface alone."""

import json
import random

import numpy as np
import pytest

from feira.core.game import EVERYTHING, SPECTATOR, FeiraError, Illegal, MoveError, OptionsError, SetupError, shown
from feira.core.plain import copied
from feira.games import GAMES, get_game
from feira.locale import FALLBACK, LANGUAGES, catalogue_source

every_game = pytest.mark.parametrize("game", [get_game(name) for name in GAMES], ids=list(GAMES))


def start(game, seed: int = 1):
    return game.new(game.options({}), seed)


def play(game, states, seed: int = 1):
    """Play to the end; each move's seat, action and events."""
    rng = random.Random(seed)
    while seats := game.to_act(states, 0):
        seat = rng.choice(seats)
        action = rng.choice(game.legal(states, 0, seat))
        yield seat, action, game.apply(states, 0, seat, action)


@every_game
def test_a_game_is_played_to_its_end_and_ranked(game):
    states = start(game)
    assert game.outcome(states, 0) is game.result_json(states, 0) is None
    told = [event for _, _, events in play(game, states) for event in events]
    assert all(event.to_json()["event"] == type(event).__name__ for event in told)
    outcome = game.outcome(states, 0)
    seats = [seat for tied in outcome.ranking for seat in tied]
    assert sorted(seats) == list(range(len(outcome.scores)))
    assert game.result_json(states, 0)["scores"] == list(outcome.scores)
    for place, tied in enumerate(outcome.ranking):
        ahead = sum(len(group) for group in outcome.ranking[:place])
        assert {game.kernels.place(states, 0, seat) for seat in tied} == {ahead}
        assert [game.kernels.score(states, 0, seat) for seat in tied] == [outcome.scores[seat] for seat in tied]


@every_game
def test_every_translation_has_the_words_of_its_moves(game):
    assert game.to_text(0).split()[0] in game.vocabulary
    for language in LANGUAGES:
        if language != FALLBACK and (translation := catalogue_source(language, f"{game.name}/*")):
            lacking = [word for word in game.vocabulary if f"\nword-{word} = " not in translation]
            assert not lacking, language


@every_game
def test_instinct_plays_every_kind_of_game_to_its_end(game):
    rng = np.array([1], np.uint64)
    for options in game.example_options():
        states = game.new(game.options(options), 2)
        for _ in range(1000):
            if not (seats := game.to_act(states, 0)):
                break
            action = game.kernels.instinct(states, 0, seats[0], rng)
            assert game.kernels.is_legal(states, 0, seats[0], action)
            game.kernels.apply(states, 0, seats[0], action, None)
        assert game.outcome(states, 0) is not None


@every_game
def test_a_finished_game_can_be_written_down_and_played_again(game):
    states = start(game)
    again = game.from_setup(game.options(game.options_json(states, 0)), game.setup_json(states, 0))
    for seat, action, events in play(game, states):
        for written in game.record_moves(seat, action, events):
            replayed = [event for step in game.from_json(written) for event in game.apply(again, 0, *step)]
            assert set(events) <= set(replayed)  # of bids, each was told when it was made
            assert replayed[-1] == events[-1]
    assert game.result_json(again, 0) == game.result_json(states, 0)


@every_game
def test_chance_is_what_a_record_has_of_it_and_secret_actions_are_in_none(game):
    states = start(game)
    for seat, action, events in play(game, states):
        written = [step for move in game.record_moves(seat, action, events) for step in game.from_json(move)]
        if written:
            assert (seat, action, game.chance(action, events)) in written
        else:
            assert game.is_secret(action)
            assert game.chance(action, events) == ()


@every_game
def test_a_copy_is_the_same_game_and_touches_no_other(game):
    states = np.concatenate([start(game, seed) for seed in range(3)])
    copy = copied(states, 1)
    assert copy.tobytes() == states[1].tobytes()
    assert copy.dtype == states.dtype
    [seat, *_] = game.to_act(copy, 0)
    game.apply(copy, 0, seat, game.legal(copy, 0, seat)[0])
    assert states[1].tobytes() == start(game, 1).tobytes() != copy.tobytes()


@every_game
def test_kernels_play_the_same_game_as_the_interface(game):
    told, untold = start(game), start(game)
    for seat, action, _ in play(game, told):
        assert game.kernels.seats_to_act(untold, 0) >> seat & 1
        assert game.kernels.is_legal(untold, 0, seat, action)
        game.kernels.apply(untold, 0, seat, action, None)
        assert untold.tobytes() == told.tobytes()


@every_game
def test_a_program_may_decide_what_draws_bring(game):
    states, rng, draws = start(game), random.Random(2), 0
    while seats := game.to_act(states, 0):
        action = rng.choice(game.legal(states, 0, seats[0]))
        chance: list[str] = []
        while tiles := game.chances(states, 0, action, chance):
            assert all(count > 0 for count in tiles.values())
            chance.append(rng.choice(list(tiles)))
        draws += len(chance)
        events = game.apply(states, 0, seats[0], action, chance or None)
        if chance:
            (written,) = game.record_moves(seats[0], action, events)
            assert written["drew"] in (chance, chance[0])
    assert draws > 5


@every_game
def test_games_in_one_array_do_not_touch(game):
    states = np.concatenate([start(game, seed) for seed in range(3)])
    others = states[[0, 2]].tobytes()
    for seat in game.to_act(states, 1):
        game.apply(states, 1, seat, game.legal(states, 1, seat)[0])
    assert states[[0, 2]].tobytes() == others
    assert states[1].tobytes() != start(game, 1).tobytes()


@every_game
def test_a_view_says_whose_it_is_and_a_spectator_has_no_moves(game):
    states = start(game)
    assert game.view(states, 0, SPECTATOR).dtype == game.dtype
    assert game.legal(states, 0, SPECTATOR) == []
    assert game.observation(states, 0, SPECTATOR)["viewer"] is None
    assert game.observation(states, 0, 1)["viewer"] == 1


@every_game
def test_errors_are_feiras_own(game):
    for call, error in (
        (lambda: game.options({"no such option": 1}), OptionsError),
        (lambda: game.from_setup(game.options({}), {}), SetupError),
        (lambda: game.from_text("no such move"), MoveError),
        (lambda: game.from_json({"no": "move"}), MoveError),
        (lambda: game.to_move(game.actions), MoveError),
        (lambda: game.apply(start(game), 0, 9, 0), Illegal),
    ):
        with pytest.raises(error) as caught:
            call()
        assert isinstance(caught.value, FeiraError)
        assert str(caught.value)


def test_there_is_no_other_game():
    with pytest.raises(FeiraError, match="mercado"):
        get_game("chess")


def test_a_game_is_made_once():
    assert get_game("mercado") is get_game("mercado")


def test_an_error_shows_any_value_in_short():
    endless: list = []
    endless.append(endless)
    assert shown("fish") == "'fish'"
    assert len(shown("x" * 1000)) == 80
    for value in (10**5000, endless, [float("nan")]):
        assert 0 < len(shown(value)) <= 80
    deep: list = []
    for _ in range(100_000):
        deep = [deep]
    assert len(shown(deep)) <= 80


@every_game
def test_who_looks_back_sees_what_every_seat_has_seen(game):
    states = start(game)
    for _ in play(game, states):
        everything = game.observation(states, 0, EVERYTHING)
        assert everything["viewer"] is None
        for seat, player in enumerate(everything["players"]):
            assert player == game.observation(states, 0, seat)["players"][seat]
        assert None not in [value for player in everything["players"] for value in player.values()]
    assert game.observation(states, 0, EVERYTHING) == game.observation(states, 0, SPECTATOR)


@every_game
def test_a_game_says_when_somebody_knows_or_decides_what_others_must_not_see(game):
    told = set()
    for values in game.example_options():
        states = game.new(game.options(values), 7)
        for _ in range(20):
            if not (seats := game.to_act(states, 0)):
                break
            count = len(game.observation(states, 0, SPECTATOR)["players"])
            differ = len({_without_viewer(game.observation(states, 0, seat)) for seat in range(count)}) > 1
            legal = [(seat, game.legal(states, 0, seat)[0]) for seat in seats]
            decides = any(game.is_secret(action) for _, action in legal)
            assert game.has_secrets(states, 0) or not (differ or decides)
            told.add(game.has_secrets(states, 0))
            game.apply(states, 0, *legal[0])
    assert True in told


def _without_viewer(seen):
    return json.dumps({name: value for name, value in seen.items() if name != "viewer"}, sort_keys=True)
