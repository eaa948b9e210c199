"""Does a bot play by the rules, and the same for the same seed?"""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any, TypeAlias

from feira.core.game import FeiraError, Game, States, shown, whole
from feira.games import GAMES, get_game
from feira.testing.failing import failing

Decider: TypeAlias = Callable[[Game, States, int], Any]  # (game, view, seat) -> action


def check_bot(make: Callable[[int], Decider], *, games: str | Sequence[str] = tuple(GAMES)) -> None:
    """Let bots, made from a seed by `make`, play every kind of the named games: legal, and the same for the same seed.

    What a bot is shown must be as it was afterwards.
    """
    for game in [get_game(name) for name in ([games] if isinstance(games, str) else games)]:
        for values in game.example_options():
            with failing(f"{game.name} {values}"):
                first, second = (_played_by(make, game, values) for _ in range(2))
                assert first == second, "with the same seed the bot played another game"


def _played_by(make: Callable[[int], Decider], game: Game, values: dict[str, Any]) -> list[int]:
    """The actions of a game in which all seats are played by bots of a kind."""
    states = game.new(game.options(values), seed=1)
    bots = [make(seat) for seat in range(int(states[0].players))]
    with ExitStack() as ending:
        for bot in bots:
            if hasattr(bot, "close"):
                ending.callback(bot.close)
        return _actions_of(bots, game, states)


def _actions_of(bots: Sequence[Decider], game: Game, states: States) -> list[int]:
    actions: list[int] = []
    while seats := game.to_act(states, 0):
        seat = seats[0]
        view = game.view(states, 0, seat)
        before = view.tobytes()
        answer = bots[seat](game, view, seat)
        assert view.tobytes() == before, f"the bot of seat {seat} changed the view it was given"
        action = whole(answer)
        assert action is not None, f"the bot of seat {seat} must answer with a whole number, not {shown(answer)}"
        _do(game, states, seat, action)
        actions.append(action)
    return actions


def _do(game: Game, states: States, seat: int, action: int) -> None:
    try:
        game.apply(states, 0, seat, action)
    except FeiraError as refusal:
        raise AssertionError(f"the bot of seat {seat} wants the illegal action {action}: {refusal}") from None
