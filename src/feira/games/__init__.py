"""The games themselves, a folder for each. `get_game` finds one by its name, those of other packages too."""

from feira.core.registry import GAMES, get_game

__all__ = ["GAMES", "get_game"]
