"""Does a game keep what `Game` promises?"""

import random
from typing import Any

from feira.core.game import SPECTATOR, FeiraError, Game, States, shown
from feira.records import Recorder, check_record
from feira.testing.failing import failing


def check_game(game: Game, *, games: int = 2) -> None:
    """Play every kind of game the game offers at random, and try all that `Game` promises on the way.

    Seeds and records replay, text, dataclass and number of an action agree, illegal actions are refused, no view or
    observation tells a secret, and kernels do the same as the interface.
    """
    assert isinstance(game, Game), f"{shown(game)} isn't a Game of feira.core.game"
    kinds = game.example_options()
    assert kinds, f"{game.name}: example_options names no kind of game"
    for values in kinds:
        for seed in range(games):
            with failing(f"{game.name} {values}, seed {seed}"):
                _check_one_game(game, game.options(values), seed)


def _check_one_game(game: Game, options: Any, seed: int) -> None:
    states, again = game.new(options, seed), game.new(options, seed)
    assert states.tobytes() == again.tobytes(), "the same seed must deal the same game"
    recorder = Recorder(game, states)
    rng = random.Random(seed)
    secrets = guessed = False
    for _ in range(10_000):
        seats = game.to_act(states, 0)
        if not seats:
            break
        assert game.outcome(states, 0) is None, "a game in which somebody must act has no outcome"
        seat = rng.choice(seats)
        _check_position(game, states, seat, rng)
        secrets |= game.has_secrets(states, 0)
        for viewer in (seat, rng.choice([*range(options.players), SPECTATOR])):
            guess = _check_secrets(game, states, viewer, rng)
            guessed = guessed or _differ_for_others(game, states, guess, options.players)
        action = rng.choice(game.legal(states, 0, seat))
        game.kernels.apply(again, 0, seat, action, None)
        recorder.apply(seat, action)
        assert again.tobytes() == states.tobytes(), f"{game.to_text(action)}: kernels and interface differ"
    else:
        raise AssertionError("the game does not end")
    assert guessed or not secrets, "there are secrets, but resample guesses at none of them"
    outcome = game.outcome(states, 0)
    assert outcome is not None, "a game in which nobody must act has an outcome"
    ranked = sorted(seat for tied in outcome.ranking for seat in tied)
    assert ranked == list(range(len(outcome.scores))), "the ranking must name every seat once"
    with failing("the record does not replay"):
        check_record(recorder.record())


def _check_position(game: Game, states: States, seat: int, rng: random.Random) -> None:
    before = states.tobytes()
    legal = game.legal(states, 0, seat)
    assert legal, f"seat {seat} must act but has no legal action"
    assert legal == sorted(set(legal)), "legal actions must rise, none twice"
    for action in rng.sample(legal, min(5, len(legal))):
        _check_forms(game, action)
        game.preview(states, 0, seat, action)
    _check_refusal(game, states, seat, set(legal), rng)
    assert not game.legal(states, 0, SPECTATOR), "a spectator has no legal actions"
    assert states.tobytes() == before, "asking must change nothing"


def _check_secrets(game: Game, states: States, viewer: int, rng: random.Random) -> States:
    """Whoever sees only what the viewer sees can't tell a guess from the truth; the guess."""
    guess = states.copy()
    game.resample(guess, 0, viewer, rng.randrange(2**32))
    assert game.observation(guess, 0, viewer) == game.observation(states, 0, viewer), "an observation tells a secret"
    assert game.legal(guess, 0, viewer) == game.legal(states, 0, viewer), "what is legal tells a secret"
    assert game.view(guess, 0, viewer).tobytes() == game.view(states, 0, viewer).tobytes(), "a view holds a secret"
    return guess


def _differ_for_others(game: Game, states: States, guess: States, players: int) -> bool:
    return any(game.observation(guess, 0, seat) != game.observation(states, 0, seat) for seat in range(players))


def _check_forms(game: Game, action: int) -> None:
    text, move = game.to_text(action), game.to_move(action)
    with failing(f"the text of action {action}, {text!r}"):
        assert game.from_text(text) == action, f"is read as action {game.from_text(text)}"
    with failing(f"the dataclass of action {action}, {shown(move)}"):
        assert game.from_move(move) == action, f"is read as action {game.from_move(move)}"


def _check_refusal(game: Game, states: States, seat: int, legal: set[int], rng: random.Random) -> None:
    for action in rng.sample(range(game.actions), min(5, game.actions)):
        if action not in legal:
            try:
                game.apply(states, 0, seat, action)
            except FeiraError as refusal:
                assert str(refusal), "a refusal must say why"
            else:
                raise AssertionError(f"{game.to_text(action)} is not legal but was done")
