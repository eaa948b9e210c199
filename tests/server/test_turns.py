"""Who may change a table: one after the other, and whoever gives up is passed over."""

import asyncio

from feira.server.turns import Turn


async def settled():
    for _ in range(5):
        await asyncio.sleep(0)


def test_everybody_gets_it_in_the_order_in_which_they_asked():
    async def work():
        turn, had = Turn(), []

        async def have(who):
            async with turn:
                had.append(who)
                await asyncio.sleep(0)

        assert turn.take()
        assert not turn.take()
        waiting = [asyncio.create_task(have(who)) for who in "abc"]
        await settled()
        assert had == []
        turn.release()
        assert not turn.take(), "it is for those who wait"
        await asyncio.gather(*waiting)
        return had, turn.locked()

    assert asyncio.run(work()) == (["a", "b", "c"], False)


def test_who_waits_no_more_is_passed_over_also_at_the_last_moment():
    async def work():
        turn = Turn()
        assert turn.take()
        gone, given, last = (asyncio.create_task(turn.acquire()) for _ in range(3))
        await settled()
        gone.cancel()
        await settled()
        turn.release()
        given.cancel()  # it is theirs already, and they don't know it yet
        await settled()
        assert given.cancelled()
        assert last.done()
        assert turn.locked()
        turn.release()
        return turn.locked()

    assert asyncio.run(work()) is False
