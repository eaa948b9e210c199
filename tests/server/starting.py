"""Servers for tests, each stopped in the end."""

from contextlib import contextmanager

import pytest
from running import ENOUGH, RunningServer

from feira.server.bot_pool import BotPool
from feira.server.settings import Settings


@contextmanager
def starting(folders):
    """Gives a function that starts servers; they are stopped in the end."""
    running = []

    def start(*, bots_at_hand=False, **changes):
        """What bots think with is loaded when a bot is to act, unless it is wanted at hand: few tests need it."""
        settings = {"data_dir": folders.mktemp("server"), "limits": ENOUGH, "sweep_seconds": 0.2} | changes
        with pytest.MonkeyPatch.context() as patch:
            if not bots_at_hand:
                patch.setattr(BotPool, "warm_up", lambda _: None)
            running.append(RunningServer(Settings(**settings)))
        return running[-1]

    yield start
    for server in running:
        server.stop()
