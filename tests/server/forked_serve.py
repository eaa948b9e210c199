"""Starts `feira serve` again and again, each in a process of its own, without loading everything each time.

A server that has just been killed is to be back at once, dozens of times in one test. So this program loads all of
Feira, and every server is a fork of it that runs the command from its first line on: its own database connections, its
own memory, its own end.

It reads lines of JSON, {"arguments": […], "environment": {…}, "log": path}, and answers each with the number of the
new process.
"""

import json
import os
import signal
import sys
from importlib import import_module

from feira.cli.main import main
from feira.games import GAMES, get_game
from feira.server import lifecycle
from feira.server.bot_pool import BotPool
from feira.table.warm_up import warm_up_all

LOADED_LATE = ("feira.cli.serve", "feira.cli.browser", "feira.server.app", "sqlalchemy.dialects.sqlite.aiosqlite")


def serve(arguments: list[str], environment: dict[str, str], log: str) -> None:
    os.environ.update(environment)
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor, target in enumerate((nothing, file, file)):
        os.dup2(target, descriptor)
    # Bots start when they are needed: loading them would take longer than the rest.
    BotPool.warm_up = lambda _: None
    lifecycle.load_code = lambda: None
    sys.argv = ["feira", "serve", *arguments]
    main()


if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that are killed
    for module in LOADED_LATE:
        import_module(module)
    for name in GAMES:
        warm_up_all(get_game(name))
    print("ready", flush=True)  # noqa: T201  (read by the test that started it)
    for line in sys.stdin:
        if (child := os.fork()) == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(**json.loads(line))
        print(child, flush=True)  # noqa: T201  (read by the test that started it)
