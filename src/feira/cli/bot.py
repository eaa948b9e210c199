"""`feira bot`: one of our bots as a program that any arena or server can ask."""

import click

from feira.bots import get_bot
from feira.bots.serve import serve


@click.command()
@click.argument("name", metavar="BOT")
def bot(name: str) -> None:
    """Play BOT over standard input and output, in lines of JSON: see docs/writing_a_bot.md."""
    get_bot(name, 0)  # refuses a name that is none
    serve(lambda seed: get_bot(name, seed))
