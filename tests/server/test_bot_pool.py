"""The processes in which bots think."""

import asyncio

import psutil
from processes import workers

from feira.games import get_game
from feira.server.bot_pool import BotPool


def test_bots_leave_the_processor_to_people_once_their_code_is_loaded():
    async def niceness_after_a_thought():
        pool = BotPool(1, 3600, 60)
        try:
            game = get_game("marche")
            view = game.view(game.new(game.options({"players": 2}), 1), 0, 0)
            await pool.choose("host", game, "random", view, 0, 1)
            return [worker.nice() for worker in workers()]
        finally:
            pool.close()

    assert min(psutil.Process().nice() + 10, 19) in asyncio.run(niceness_after_a_thought())  # 19 is the most there is
