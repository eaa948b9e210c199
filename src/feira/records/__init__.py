"""feira-record/1: games written down so that any program can replay and judge them."""

from feira.records.error import RecordError
from feira.records.files import Entry, read_records, record_line
from feira.records.recorder import Recorder, all_legal
from feira.records.replay import LONGEST_NAME, Replay, check_record
from feira.records.strict_json import parse_json

__all__ = [
    "LONGEST_NAME",
    "Entry",
    "RecordError",
    "Recorder",
    "Replay",
    "all_legal",
    "check_record",
    "parse_json",
    "read_records",
    "record_line",
]
