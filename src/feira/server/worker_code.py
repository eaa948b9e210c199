"""All code of the server's workers: a process that has loaded this module is ready to become one of them."""

import feira.server.analysis_work
import feira.server.bot_pool
import feira.server.hint_work
from feira.core.registry import all_games

__all__ = ["feira"]

all_games()
