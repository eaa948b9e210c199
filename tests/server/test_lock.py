"""Who may change a table: one after the other, and whoever gives up is passed over."""

import asyncio

import pytest

from feira.server.lock import Lock


async def settled():
    for _ in range(5):
        await asyncio.sleep(0)


def test_everybody_gets_it_in_the_order_in_which_they_asked():
    async def work():
        lock, had = Lock(), []

        async def have(who):
            async with lock:
                had.append(who)
                await asyncio.sleep(0)

        assert lock.try_acquire()
        assert not lock.try_acquire()
        waiting = [asyncio.create_task(have(who)) for who in "abc"]
        await settled()
        assert had == []
        lock.release()
        assert not lock.try_acquire(), "it is for those who wait"
        await asyncio.gather(*waiting)
        return had, lock.locked()

    assert asyncio.run(work()) == (["a", "b", "c"], False)


def test_who_waits_no_more_is_passed_over_also_at_the_last_moment():
    async def work():
        lock = Lock()
        assert lock.try_acquire()
        gone, given, last = (asyncio.create_task(lock.acquire()) for _ in range(3))
        await settled()
        gone.cancel()
        await settled()
        lock.release()
        given.cancel()  # it is theirs already, and they don't know it yet
        await settled()
        assert given.cancelled()
        assert last.done()
        assert lock.locked()
        lock.release()
        return lock.locked()

    assert asyncio.run(work()) is False


def test_it_is_released_only_by_who_holds_it():
    with pytest.raises(RuntimeError, match="not held"):
        Lock().release()
