"""`feira bot`: one of our bots as a program that any arena or server can ask."""

import sys

import click

from feira.bots import Bot, get_bot
from feira.bots.protocol import game_of, read_message, to_line, view_of
from feira.games.base import FeiraError, Game


@click.command()
@click.argument("name", metavar="BOT")
def bot(name: str) -> None:
    """Play BOT over standard input and output, in lines of JSON: see docs/writing_a_bot.md."""
    get_bot(name, 0)  # refuses a name that is none
    game: Game | None = None
    mind: Bot | None = None
    for line in sys.stdin.buffer:
        message = read_message(line)
        if message["type"] == "start":
            game, mind = game_of(message), get_bot(name, message["seed"])
        elif game is None or mind is None:
            raise FeiraError("a game begins with a message of the type start")
        else:
            action = mind(game, view_of(game, message), message["seat"])
            sys.stdout.buffer.write(to_line({"action": action, "text": game.to_text(action)}))
            sys.stdout.buffer.flush()
