"""Files of records: lines, layouts, and what is no JSON."""

import json

import pytest

from feira.records import RecordError, parse_json, read_records, record_line
from tests.records.played import play

RECORD = play({"challenge": 6}).record
LINE = record_line(RECORD).encode()


def entries(text: bytes):
    return list(read_records(text.splitlines(keepends=True)))


def test_one_record_a_line():
    found = entries(LINE + b"\n  \n" + LINE)
    assert [(entry.game, entry.line, entry.error) for entry in found] == [(1, 1, None), (2, 4, None)]
    assert found[0].record == found[1].record == json.loads(LINE)


def test_the_last_line_may_lack_its_end():
    assert [entry.error for entry in entries(LINE + LINE.rstrip())] == [None, None]


@pytest.mark.parametrize("indent", [0, 1, 4])
def test_one_record_over_many_lines(indent):
    [entry] = entries(b"\n" + json.dumps(RECORD, indent=indent).encode() + b"\n")
    assert (entry.game, entry.line, entry.record) == (1, 2, json.loads(LINE))


def test_a_broken_record_over_many_lines_is_one_wrong_record():
    text = json.dumps(RECORD, indent=1).encode()
    [entry] = entries(text[:-10])
    assert entry.error is not None
    assert "not JSON" in str(entry.error)


@pytest.mark.parametrize("broken", [LINE[:100] + b"\n", b"nonsense\n", b"{\n", b'{"a": NaN}\n', b"\xff\xfe\n"])
def test_a_broken_line_spoils_no_other(broken):
    for text, wrong in ((broken + LINE + LINE, 0), (LINE + broken + LINE, 1), (LINE + LINE + broken, 2)):
        found = entries(text)
        assert [n for n, entry in enumerate(found) if entry.error is not None] == [wrong]
        assert len(found) == 3


def test_an_empty_file_has_no_record():
    assert entries(b"") == entries(b"\n \n") == []


def test_a_byte_order_mark_is_no_harm():
    [entry] = entries(b"\xef\xbb\xbf" + LINE)
    assert entry.error is None


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b'{"a": 1, "a": 1}', "the field 'a' twice"),
        (b'{"a": {"b": 1, "c": 2, "b": 3}}', "the field 'b' twice"),
        (b"NaN", "NaN is not JSON"),
        (b"[-Infinity]", "-Infinity is not JSON"),
        (b"1" * 21, "too large"),
        (b"1" * 5000, "too large"),
        (b"[" * 200_000, "nested too deeply"),
        (b'{"a":' * 200_000, "nested too deeply"),
        (b'"\xff"', "not UTF-8"),
        (b"[1] [2]", "not JSON"),
    ],
)
def test_strict_json(text, problem):
    with pytest.raises(RecordError, match=problem):
        parse_json(text)


def test_text_and_bytes_read_the_same():
    assert parse_json('{"é": [1, null, true]}') == parse_json('{"é": [1, null, true]}'.encode())
