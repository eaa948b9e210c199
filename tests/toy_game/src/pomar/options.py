"""The options of a game of Pomar."""

from typing import Final

from feira.core.option import Option

PLAYERS: Final = Option("players", (2, 3, 4), default=2, help="How many play.")
LENGTH: Final = Option("length", ("short", "long"), default="short", help="Two crates of each fruit, or four.")  # P1
FAVOURITES: Final = Option(
    "favourites", ("hidden", "open"), default="hidden", help="Whether everybody sees your favourite fruit."
)  # P2
OPTIONS: Final = (PLAYERS, LENGTH, FAVOURITES)
