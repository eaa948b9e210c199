"""Threads that work on parts of the same thing."""

import copy
import gc
import os
import signal
import subprocess
import sys
import threading
import time
import weakref

import pytest

from feira.core.game import FeiraError
from feira.envs.lowlevel import spin_pool
from feira.envs.lowlevel.atomics import ORDER, STOP, spin_until_changed, store
from feira.envs.lowlevel.spin_pool import SpinPool
from feira.envs.many import ManyGames
from feira.envs.settings import checked_threads


def pool_of(jobs):
    """The first is done by who calls it."""
    own, *others = jobs
    return SpinPool(own, [worker(job) for job in others])


def worker(job):
    """What `step_on_order` does with a step."""

    def work(atomics, at, order):
        following = spin_until_changed(atomics, ORDER, order)
        while following not in (order, STOP):
            job()
            order = following
            store(atomics, at, order)
            following = spin_until_changed(atomics, ORDER, order)
        return order

    return work


def pool_threads():
    return {thread for thread in threading.enumerate() if thread.name == "feira-spin-pool"}


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_all_jobs_are_done_each_time_before_work_ends(threads):
    done = [0] * threads

    def job(k):
        def do():
            done[k] += 1

        return do

    pool = pool_of([job(k) for k in range(threads)])
    for times in range(1, 200):
        pool.work()
        assert done == [times] * threads
    time.sleep(0.05)  # all have gone to sleep
    pool.work()
    assert done == [200] * threads
    pool.close()


def test_jobs_run_in_threads_of_their_own():
    ran = {}
    pool = pool_of([lambda k=k: ran.update({k: threading.get_ident()}) for k in range(3)])
    pool.work()
    first = dict(ran)
    pool.work()
    assert ran == first
    assert ran[0] == threading.get_ident()
    assert len(set(ran.values())) == 3
    pool.close()


@pytest.mark.parametrize("bad", [{0}, {1}, {0, 1}, {1, 2}])
def test_an_error_is_told_when_all_have_ended_and_does_not_stay(bad):
    done, wrong = [], set(bad)

    def job(k):
        def do():
            if k in wrong:
                wrong.remove(k)
                raise ValueError(f"job {k}")
            time.sleep(0.05)
            done.append(k)

        return do

    pool = pool_of([job(k) for k in range(3)])
    with pytest.raises(ValueError, match=f"job {min(bad)}" if 0 in bad else "job"):
        pool.work()
    assert sorted(done) == sorted({0, 1, 2} - bad)
    pool.work()
    assert len(done) == 6 - len(bad)
    pool.close()


def test_threads_that_can_not_be_started_are_told_each_time(monkeypatch):
    started = []

    def start(thread):
        if started:
            raise RuntimeError("can't start new thread")
        started.append(thread)
        start_really(thread)

    start_really = threading.Thread.start
    monkeypatch.setattr(threading.Thread, "start", start)
    pool = pool_of([lambda: None] * 3)
    for _ in range(2):
        with pytest.raises(FeiraError, match="3 threads are too many here: can't start new thread"):
            pool.work()
    started[0].join(30)
    assert not started[0].is_alive()
    monkeypatch.undo()
    pool.work()
    pool.close()


def test_who_interrupts_the_start_of_threads_is_not_told_that_they_are_too_many(monkeypatch):
    def start(thread):
        start_really(thread)
        started.append(thread)
        try:
            raise KeyboardInterrupt
        finally:
            raise RuntimeError("release unlocked lock")  # which is what Python makes of it

    started = []
    start_really = threading.Thread.start
    monkeypatch.setattr(threading.Thread, "start", start)
    pool = pool_of([lambda: None] * 2)
    with pytest.raises(RuntimeError, match="release unlocked lock"):
        pool.work()
    started[0].join(30)
    assert not started[0].is_alive()


def test_nothing_is_still_being_done_when_work_was_interrupted(monkeypatch):
    ready, done = threading.Event(), []

    def slow():
        ready.wait(30)
        done.append(1)

    pool = pool_of([lambda: None, slow])
    ready.set()
    pool.work()
    ready.clear()
    waits = []

    def interrupted():
        waits.append(1)
        if len(waits) == 2:  # the first is before the work
            ready.set()
            raise KeyboardInterrupt
        wait_really()

    wait_really = pool._orders.wait_until_done
    monkeypatch.setattr(pool._orders, "wait_until_done", interrupted)
    with pytest.raises(KeyboardInterrupt):
        pool.work()
    assert len(done) == 2
    pool.close()


def test_who_interrupts_the_end_can_close_again(monkeypatch):
    def stop(orders, process):
        stop_really(orders, process)
        raise KeyboardInterrupt

    pool = pool_of([lambda: None] * 2)
    pool.work()
    stop_really = spin_pool._stop
    monkeypatch.setattr(spin_pool, "_stop", stop)
    with pytest.raises(KeyboardInterrupt):
        pool.close()
    monkeypatch.undo()
    again = threading.Thread(target=lambda: (pool.close(), pool.work(), pool.close()), daemon=True)
    again.start()
    again.join(30)
    assert not again.is_alive()


def test_nobody_sleeps_after_the_last_order():
    orders = spin_pool._Orders(1)
    orders.give(STOP)
    sleeper = threading.Thread(target=orders.sleep_after, args=(0, STOP), daemon=True)
    sleeper.start()
    sleeper.join(30)
    assert not sleeper.is_alive()


def test_an_error_keeps_no_pool_alive():
    def fail():
        raise ValueError

    others = pool_threads()
    pool = pool_of([lambda: None, fail])
    with pytest.raises(ValueError):  # noqa: PT011  (nobody else raises one)
        pool.work()
    [own] = pool_threads() - others
    del pool
    gc.collect()
    own.join(30)
    assert not own.is_alive()


def test_who_interrupts_steps_can_go_on():
    """In a process of its own, which can be ended if it hangs."""
    program = [sys.executable, "-m", "tests.envs.interrupted_steps"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(program, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 50, "of 100 steps"


def test_threads_that_have_gone_to_sleep_step_the_same_games():
    games, others = (ManyGames("marche", 32, threads=threads, players=3, seed=1) for threads in (4, 1))
    for pause in (0, 0.002, 0, 0.02, 0, 0, 0.005) * 10:
        time.sleep(pause)
        for each in (games, others):
            each.step(each.random_actions())
        assert (games.planes == others.planes).all()
        assert (games.mask == others.mask).all()
    games.close()


def test_threads_end_when_closed():
    others = pool_threads()
    pool = pool_of([lambda: None] * 3)
    pool.work()
    own = pool_threads() - others
    assert len(own) == 2
    pool.close()
    for thread in own:
        thread.join(30)
        assert not thread.is_alive()


def test_games_that_nobody_keeps_leave_no_thread():
    others = pool_threads()
    games = ManyGames("mercado", 8, threads=3, seed=1)
    games.step(games.random_actions())
    own = pool_threads() - others
    assert len(own) == 2
    gone = weakref.ref(games)
    del games
    gc.collect()
    assert gone() is None
    for thread in own:
        thread.join(30)
        assert not thread.is_alive()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system can't fork")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # Python 3.12 warns of what is tested here
def test_a_fork_gets_threads_of_its_own():
    games, others = (ManyGames("mercado", 8, threads=threads, seed=1) for threads in (3, 1))
    games.step(games.random_actions())
    others.step(others.random_actions())
    child = os.fork()
    if not child:
        try:
            for each in (games, others):
                each.step(each.random_actions())
            games.close()
            os._exit(0 if (games.planes == others.planes).all() else 1)
        finally:
            os._exit(2)
    until = time.monotonic() + 60
    while not (ended := os.waitpid(child, os.WNOHANG))[0] and time.monotonic() < until:
        time.sleep(0.01)
    if not ended[0]:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    assert ended == (child, 0)
    games.step(games.random_actions())
    games.close()


@pytest.mark.parametrize("threads", [0, -1, True, "2", 2.0])
def test_threads_that_are_no_number_are_refused(threads):
    with pytest.raises(FeiraError, match="the number of threads must be a whole number from 1 on, not"):
        ManyGames("mercado", 4, threads=threads)


def test_nothing_can_be_done_with_closed_games():
    games = ManyGames("mercado", 4, threads=2)
    actions = games.random_actions()
    games.close()
    games.close()
    for call in (lambda: games.step(actions), lambda: games.reset(1), games.random_actions, lambda: copy.copy(games)):
        with pytest.raises(FeiraError, match="these games are closed"):
            call()


def test_by_default_there_are_as_many_threads_as_have_enough_to_do(monkeypatch):
    monkeypatch.setattr("feira.envs.settings.cores", lambda: 3)
    assert [checked_threads(None, games) for games in (1, 300, 600, 1024, 100_000)] == [1, 1, 2, 3, 3]
    assert checked_threads(9, 4) == 4
