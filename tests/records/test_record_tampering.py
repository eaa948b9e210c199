"""Whatever is changed in a record, it is either still right or refused: never a traceback."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from feira.records import RecordError, check_record, is_as_written, read_records, record_line
from feira.records.same import key
from tests.records.played import play

MARCHE = [{"players": 2, "variant": "areas"}, {"players": 2, "variant": "classic"}]
JUNK = [None, True, False, 0, 1, -1, 1.0, 10**20, float("nan"), "", "nonsense", [], {}, [[]], {"seat": 0}]


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside a record."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, entry in entries:
        yield (*path, name)
        yield from paths(entry, (*path, name))


def parent(record: Any, path: tuple[Any, ...]) -> Any:
    for name in path[:-1]:
        record = record[name]
    return record


def is_right(record: Any) -> bool:
    try:
        check_record(record)
    except RecordError:
        assert not is_as_written(record_line(record))
        return False
    return True


@pytest.mark.parametrize("options", [{"players": 2}, {"challenge": 7}, {"challenge": 1}, *MARCHE], ids=str)
def test_junk_in_any_place_is_refused(options):
    record = copy.deepcopy(play(options, seed=2).record)
    for path in list(paths(record)):
        if path[:1] == ("moves",) and len(path) > 1 and path[1] % 7:
            continue  # every seventh move is enough
        holder = parent(record, path)
        true = holder[path[-1]]
        for junk in JUNK:
            if key(true, ordered=True) != key(junk, ordered=True):
                holder[path[-1]] = junk
                # In Jour de Marché another turn of a square board, or another losing bid, may be right as well.
                assert not is_right(record) or ("variant" in options and type(junk) is int), (path, junk)
        holder[path[-1]] = true
    assert is_right(record)


@pytest.mark.parametrize("options", [{"players": 4}, {"challenge": 9}], ids=str)
def test_any_value_missing_or_twice_is_refused(options):
    record = play(options, seed=3).record
    for path in paths(record):
        missing, twice = copy.deepcopy(record), copy.deepcopy(record)
        del parent(missing, path)[path[-1]]
        assert not is_right(missing) or path == ("rules",), path  # M8: without it, it is edition 1
        if isinstance(path[-1], int):
            holder = parent(twice, path)
            holder.insert(path[-1], holder[path[-1]])
            assert not is_right(twice), path


@pytest.mark.parametrize("options", [{"players": 2}, {"challenge": 9}, *MARCHE], ids=str)
def test_an_unknown_field_in_any_object_is_refused(options):
    record = play(options, seed=4, legal=True).record
    record = {**record, "moves": record["moves"][:3], "result": None}
    assert is_right(record)
    for path in [(), *paths(record)]:
        tampered = copy.deepcopy(record)
        holder = parent(tampered, (*path, "extra"))
        if isinstance(holder, dict):
            holder["extra"] = 1
            assert not is_right(tampered), path


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["fish", "A1", "pub"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.data())
def test_random_changes_never_crash(data):
    options = data.draw(st.sampled_from([{"players": 2}, {"players": 4}, *({"challenge": n} for n in range(1, 10))]))
    record = copy.deepcopy(play(options, legal=data.draw(st.booleans())).record)
    places = list(paths(record))
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places))
        try:
            parent(record, path)[path[-1]] = data.draw(json_values)
        except (KeyError, IndexError, TypeError, AttributeError):
            continue  # an earlier change has taken the place away
    is_right(record)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(json_values)
def test_random_json_never_crashes(value):
    assert not is_right(value)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.data())
def test_random_changes_of_the_text_never_crash(data):
    text = bytearray(record_line(play({"challenge": 6}).record).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    for entry in read_records(bytes(text).splitlines(keepends=True)):
        if entry.error is None:
            is_right(entry.record)
