"""A bot of Python as a program: what `cmd:python mybot.py` starts (protocol.py, docs/writing_a_bot.md)."""

import sys
from collections.abc import Callable

from feira.bots.protocol import game_of, read_message, to_line, view_of
from feira.core.game import FeiraError, Game, States

Decider = Callable[[Game, States, int], int]  # (game, what the seat knows, seat) -> action


def serve(make: Callable[[int], Decider]) -> None:
    """Answer the questions on standard input with a bot made from the seed of each game, until the input ends."""
    game: Game | None = None
    mind: Decider | None = None
    for line in sys.stdin.buffer:
        message = read_message(line)
        if message["type"] == "start":
            game, mind = game_of(message), make(message["seed"])
        elif game is None or mind is None:
            raise FeiraError("a game begins with a message of the type start")
        else:
            action = int(mind(game, view_of(game, message), message["seat"]))
            sys.stdout.buffer.write(to_line({"action": action, "text": game.to_text(action)}))
            sys.stdout.buffer.flush()
