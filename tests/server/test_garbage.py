"""Nobody waits for Python's looking through all its memory."""

import gc
import weakref
from types import SimpleNamespace

import pytest

from feira.server import garbage
from feira.server.garbage import Collector


class Thing:
    """Refers to itself, so that it does not go by itself."""

    def __init__(self):
        self.itself = self


@pytest.fixture
def look(monkeypatch):
    """What a collector does; those of servers that still run in this process rest meanwhile."""
    real = Collector.look
    monkeypatch.setattr(Collector, "look", lambda _: None)
    return real


@pytest.fixture
def old_garbage(look):  # noqa: ARG001  (nobody else looks)
    """Something that nobody needs any more, and that only a look through everything finds."""
    thresholds = gc.get_threshold()
    gc.set_threshold(100_000, 1000, 1000)  # only we collect here
    gc.collect()
    thing = Thing()
    for _ in range(garbage._DUE):
        gc.collect(1)
    kept = weakref.ref(thing)
    del thing
    yield kept
    gc.set_threshold(*thresholds)


def test_everything_is_looked_through_when_people_rest(look, old_garbage):
    store = SimpleNamespace(commits=1)
    collector = Collector(store)
    store.commits = 2
    look(collector)
    assert old_garbage() is not None, "somebody plays"
    look(collector)
    assert old_garbage() is None


@pytest.mark.parametrize(("bound", "value"), [("_OVERDUE", garbage._DUE), ("_OVERDUE_SECONDS", 0)])
def test_without_any_rest_it_is_done_in_the_end(look, old_garbage, monkeypatch, bound, value):
    monkeypatch.setattr(garbage, bound, value)
    store = SimpleNamespace(commits=1)
    collector = Collector(store)
    store.commits = 2
    look(collector)
    assert old_garbage() is None
