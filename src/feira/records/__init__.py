"""feira-record/1: games written down so that any program can replay and judge them."""

from feira.records.about import LONGEST_NAME
from feira.records.error import RecordError
from feira.records.files import Entry, Numbered, read_records, split_records
from feira.records.lines import is_as_written, random_line, record_line
from feira.records.recorder import Recorder, all_legal
from feira.records.replay import Replay, check_record
from feira.records.strict_json import parse_json

__all__ = [
    "LONGEST_NAME",
    "Entry",
    "Numbered",
    "RecordError",
    "Recorder",
    "Replay",
    "all_legal",
    "check_record",
    "is_as_written",
    "parse_json",
    "random_line",
    "read_records",
    "record_line",
    "split_records",
]
