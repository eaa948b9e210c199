"""Threads that work on parts of the same thing."""

import gc
import os
import threading
import time
import weakref

import pytest

from feira.envs.crew import Crew
from feira.envs.many import ManyGames
from feira.envs.settings import checked_threads
from feira.envs.signals import END, look_out, tell


def crew_of(jobs):
    """The first is done by who calls it."""
    own, *others = jobs
    return Crew(own, [served(job) for job in others])


def served(job):
    def serve(given, done, at, order):
        following = look_out(given, 0, order)
        while following not in (order, END):
            job()
            order = following
            tell(done, at, order)
            following = look_out(given, 0, order)
        return order

    return serve


def crew_threads():
    return {thread for thread in threading.enumerate() if thread.name == "feira-crew"}


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_all_jobs_are_done_each_time_before_work_ends(threads):
    done = [0] * threads

    def job(k):
        def do():
            done[k] += 1

        return do

    crew = crew_of([job(k) for k in range(threads)])
    for times in range(1, 200):
        crew.work()
        assert done == [times] * threads
    time.sleep(0.05)  # all have gone to sleep
    crew.work()
    assert done == [200] * threads
    crew.close()


def test_jobs_run_in_threads_of_their_own():
    ran = {}
    crew = crew_of([lambda k=k: ran.update({k: threading.get_ident()}) for k in range(3)])
    crew.work()
    first = dict(ran)
    crew.work()
    assert ran == first
    assert ran[0] == threading.get_ident()
    assert len(set(ran.values())) == 3
    crew.close()


@pytest.mark.parametrize("bad", [0, 1])
def test_an_error_is_told_when_all_have_ended_and_does_not_stay(bad):
    done = []
    wrong = [True]

    def job(k):
        def do():
            if k == bad and wrong:
                wrong.clear()
                raise ValueError(f"job {k}")
            time.sleep(0.05)
            done.append(k)

        return do

    crew = crew_of([job(k) for k in range(3)])
    with pytest.raises(ValueError, match=f"job {bad}"):
        crew.work()
    assert sorted(done) == sorted({0, 1, 2} - {bad})
    crew.work()
    assert len(done) == 5
    crew.close()


def test_threads_end_when_closed():
    others = crew_threads()
    crew = crew_of([lambda: None] * 3)
    crew.work()
    own = crew_threads() - others
    assert len(own) == 2
    crew.close()
    for thread in own:
        thread.join(30)
        assert not thread.is_alive()


def test_games_that_nobody_keeps_leave_no_thread():
    others = crew_threads()
    games = ManyGames("mercado", 8, threads=3, seed=1)
    games.step(games.random_actions())
    own = crew_threads() - others
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
    done = [0, 0]
    crew = crew_of([lambda k=k: done.__setitem__(k, done[k] + 1) for k in range(2)])
    crew.work()
    child = os.fork()
    if not child:
        crew.work()
        os._exit(0 if done == [2, 2] else 1)
    assert os.waitpid(child, 0)[1] == 0
    crew.work()
    assert done == [2, 2]
    crew.close()


def test_by_default_there_are_as_many_threads_as_have_enough_to_do(monkeypatch):
    monkeypatch.setattr("feira.envs.settings._cores", lambda: 3)
    assert [checked_threads(None, games) for games in (1, 300, 600, 1024, 100_000)] == [1, 1, 2, 3, 3]
    assert checked_threads(9, 4) == 4
