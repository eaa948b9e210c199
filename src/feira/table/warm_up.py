"""Call once what a table calls, so that it is compiled before somebody waits."""

from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from itertools import count

from feira.analysis.effort import Effort
from feira.analysis.hints import Adviser
from feira.bots import BOTS, get_bot, searches
from feira.core.game import Game, Illegal, Json
from feira.core.jit import mark_compiled
from feira.evaluation.weights import shipped_network
from feira.table.choices import choices_of
from feira.table.game_session import GameSession, Seat, UndoRefused

_LOOKS = 7  # so many moves from one look at the table to the next
_REFUSALS = 10  # every tenth illegal action is tried: the same few functions explain them all


def warm_up_all(game: Game) -> None:
    """Compile all that tables, bots and analyses need of a game, once, or load it, before somebody waits."""
    warm_up(game)
    warm_up_bots(game, BOTS)
    warm_up_analysis(game)
    mark_compiled(game.name)


@cache
def warm_up(game: Game) -> None:
    """Try illegal actions, and play a game of every kind to its end, once in a process; nobody sees it."""
    for options in _kinds(game):
        table = GameSession(game, game.options(options), 0, [Seat("")] * game.options(options).players)
        _play_badly(table)
        _play(table)


def _kinds(game: Game) -> list[Json]:
    """Options for every kind of game: numbers make no difference to what is compiled."""
    kinds = {
        tuple((name, None if isinstance(value, int) else value) for name, value in options.items()): options
        for options in reversed(game.example_options())
    }
    return list(kinds.values())


def _play(table: GameSession) -> None:
    for number in count():
        if table.over:
            return
        seat = table.to_act[0]
        legal = table.legal(seat)
        action = legal[number % len(legal)]
        table.play(seat, action)
        if number % _LOOKS == 0:
            with suppress(UndoRefused):
                table.undo(seat)
                table.play(seat, action)
            for looking in table.to_act:
                table.observation(looking)
                choices_of(table.game, table.view(looking), looking)


def _play_badly(table: GameSession) -> None:
    seat = table.to_act[0]
    for action in sorted(set(range(table.game.actions)) - set(table.legal(seat)))[::_REFUSALS]:
        with suppress(Illegal):
            table.play(seat, action)


def warm_up_bots(game: Game, names: Iterable[str]) -> None:
    """Let every bot decide once, without much thought."""
    view = _table(game).view(0)
    for name in names:
        get_bot(f"{name}@1" if searches(name) else name, 0)(game, view, 0)


@cache
def warm_up_analysis(game: Game) -> None:
    """Give help once in a process, if there is something that judges games of some kind."""
    for options in map(game.options, game.example_options()):
        states = game.new(options, 0)
        named = game.options_json(states, 0)
        if shipped_network(game, named) is not None:
            seat = game.to_act(states, 0)[0]
            Adviser(game, game.view(states, 0, seat), seat, effort=Effort(1, 1, 1)).hopes()
            return


def _table(game: Game) -> GameSession:
    return GameSession(game, game.options({"players": 2}), 0, [Seat(""), Seat("")])
